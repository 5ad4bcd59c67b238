"""Lock cards, keys, forcing, traps, walls («D-01» to «D-10», LARP l.138-139)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Literal, Protocol, TypeVar

from referee.rules.field.spoken import suffer_spoken
from referee.rules.field.things import Lock
from referee.rules.outcome import Note, Outcome, applied, by_rule, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class LockEntered:
    """A lock card was hung up, as its deck says («D-01»)."""

    lock: str
    name: str = ""
    numbers: tuple[int, ...] = ()
    back_text: str = ""
    trap: str = ""
    unforceable: bool = False


@dataclass(frozen=True, slots=True)
class LockScanned:
    """Somebody looked at a lock card («D-05»)."""

    by: str
    lock: str


@dataclass(frozen=True, slots=True)
class KeyTried:
    """Somebody put the key of that number to a lock («D-02»)."""

    by: str
    lock: str
    key: int


@dataclass(frozen=True, slots=True)
class LockForcing:
    """Somebody struck a lock for `lasted_s` seconds without a break, loudly or not («D-03»)."""

    lock: str
    lasted_s: int
    by: str | None = None
    noise: bool = True


@dataclass(frozen=True, slots=True)
class LockOpenedBySkill:
    """Somebody opened a lock by a capacity of his own («D-04»)."""

    by: str
    lock: str


@dataclass(frozen=True, slots=True)
class CardTurned:
    """Somebody turned an opened lock card and read its back («D-05», «D-06»)."""

    by: str
    lock: str


@dataclass(frozen=True, slots=True)
class LockPutBack:
    """Somebody put an opened lock back in its place («D-08»)."""

    by: str
    lock: str


@dataclass(frozen=True, slots=True)
class LockRemoved:
    """Somebody took an opened lock away («D-08»)."""

    by: str
    lock: str


@dataclass(frozen=True, slots=True)
class DoorPassed:
    """Somebody went through the door behind a lock («D-01»)."""

    by: str
    lock: str


@dataclass(frozen=True, slots=True)
class WallTouched:
    """Somebody lifted a hanging labelled as a wall, or examined its numbers («D-09», «D-10»)."""

    by: str
    act: Literal["lift", "examine"]
    ability: bool = False
    wall: str | None = None


class NamesLock(Protocol):
    """A fact about one lock."""

    @property
    def lock(self) -> str: ...


F = TypeVar("F", bound=NamesLock)


def of_a_lock(judge: Callable[[F, Lock, Scene], Outcome]) -> Callable[[F, Scene], Outcome]:
    """Give a rule the lock that its fact names; of one that is not in the game there is nothing to judge."""

    @wraps(judge)
    def apply(fact: F, scene: Scene) -> Outcome:
        lock = scene.game.locks.get(fact.lock)
        return ignored(by_rule("no_such_object", "D-01")) if lock is None else judge(fact, lock, scene)

    return apply


def enter(fact: LockEntered, scene: Scene) -> Outcome:
    """A new lock, locked."""
    if fact.lock in scene.game.locks:
        return ignored("already_in_game")
    scene.put_lock(Lock(fact.lock, fact.name, fact.numbers, fact.back_text, fact.trap, fact.unforceable))
    return applied()


@of_a_lock
def scan(fact: LockScanned, lock: Lock, scene: Scene) -> Outcome:
    """The back is seen by whoever looks at a card that is open and turned («D-05»)."""
    return applied(visible_text=visible_text(lock))


def visible_text(lock: Lock) -> str | None:
    """What stands on the side that shows, of what the back says («D-05»)."""
    return lock.back_text if lock.face == "back" and lock.state != "locked" else None


@of_a_lock
def try_key(fact: KeyTried, lock: Lock, scene: Scene) -> Outcome:
    """A key opens a lock that bears its whole number («D-02»)."""
    if lock.state != "locked":
        return ignored("lock_already_open")
    if fact.key not in lock.numbers:
        return refused("wrong_key")
    scene.put_lock(replace(lock, state="open"))
    return applied(Note("turn_the_card"))


@of_a_lock
def force(fact: LockForcing, lock: Lock, scene: Scene) -> Outcome:
    """Ten minutes of noise without a break, unless the back says that it was in vain («D-03», «D-07»)."""
    if lock.state != "locked":
        return ignored("lock_already_open")
    if not fact.noise:
        return refused("silent")
    struck_for = fact.lasted_s
    if scene.book.ruled("lock_force_interruption", "cumulative"):
        struck_for += lock.forced_for_s
        lock = replace(lock, forced_for_s=struck_for)
        scene.put_lock(lock)
    if 1000 * struck_for < scene.book.timers["force_lock"]:
        return refused(by_rule("too_short", "D-03"))
    if lock.unforceable:
        scene.put_lock(replace(lock, face="back"))
        return refused("unforceable", Note("back_says_unforceable"))
    scene.put_lock(replace(lock, state="open", forced=True))
    return applied(Note("turn_the_card"))


@of_a_lock
def open_by_skill(fact: LockOpenedBySkill, lock: Lock, scene: Scene) -> Outcome:
    """A capacity opens without forcing (ruling lock_ability_is_forcing)."""
    if lock.state != "locked":
        return ignored("lock_already_open")
    scene.put_lock(replace(lock, state="open", forced=scene.book.ruled("lock_ability_is_forcing", True)))
    return applied(Note("turn_the_card"))


@of_a_lock
def turn(fact: CardTurned, lock: Lock, scene: Scene) -> Outcome:
    """The text is read and the trap falls on whoever turned the card («D-05», «D-06»)."""
    if lock.state == "locked":
        return refused("not_open")
    springs = bool(lock.trap) and not (lock.trap_sprung and scene.book.ruled("lock_trap_repeat", "once"))
    scene.put_lock(replace(lock, face="back", trap_sprung=lock.trap_sprung or springs))
    if not springs:
        return applied(visible_text=lock.back_text)
    notes = suffer_spoken(lock.trap, scene.person(fact.by), scene)
    return applied(*notes, visible_text=lock.back_text, trap=lock.trap, trap_on=fact.by)


@of_a_lock
def put_back(fact: LockPutBack, lock: Lock, scene: Scene) -> Outcome:
    """An opened lock locks again, unless it was forced («D-08»)."""
    if lock.state == "locked":
        return refused("not_open")
    if lock.forced:
        return refused("forced")
    scene.put_lock(replace(lock, state="locked", face="front", forced_for_s=0))
    return applied()


@of_a_lock
def remove(fact: LockRemoved, lock: Lock, scene: Scene) -> Outcome:
    """An opened lock may be taken away («D-08»)."""
    if lock.state == "locked":
        return refused("not_open")
    scene.put_lock(replace(lock, state="removed"))
    return applied()


@of_a_lock
def pass_door(fact: DoorPassed, lock: Lock, scene: Scene) -> Outcome:
    """A locked lock bars the way («D-01»)."""
    return refused("locked") if lock.state == "locked" else applied()


def touch_wall(fact: WallTouched, scene: Scene) -> Outcome:
    """A wall is a wall; its numbers speak to the able only («D-09», «D-10»)."""
    if fact.act == "lift":
        return refused("it_is_a_wall")
    return applied() if fact.ability else refused("ability_required")
