"""The referee above the program: rulings, notes, requests, and taking an entry back («G-04», LARP l.7)."""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.field.ageing import end_fight
from referee.rules.field.armour import saves
from referee.rules.field.effects import end_effect, end_timed_effects
from referee.rules.field.ladder import set_health
from referee.rules.field.state import Character
from referee.rules.kinds import Health, Keyword
from referee.rules.outcome import Note, Outcome, applied, ignored
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class RulingMade:
    """A referee's last word on what somebody's state is now; only what is named changes («G-04»)."""

    on: str
    reason: str
    health: Health | None = None
    saves_left: int | None = None
    torn: bool | None = None
    blows_left: int | None = None
    ends_effects: bool = False
    ends_effect: Keyword | None = None
    ends_fight: bool = False
    cites: str | None = None


@dataclass(frozen=True, slots=True)
class NoteTaken:
    """A remark for the referees; it changes nothing."""

    text: str
    on: str | None = None
    cites: str | None = None


@dataclass(frozen=True, slots=True)
class EntryWithdrawn:
    """A referee took an entry back: the game goes on as if it had never been logged.

    `about` names whose conduct was the cause, for the quiet record («G-02», LARP l.5).
    """

    cites: str
    reason: str
    about: str | None = None


@dataclass(frozen=True, slots=True)
class RefereeCalled:
    """A player asks for a referee."""

    who: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class EntryDisputed:
    """A player does not agree with an entry about himself («K-10», LARP l.73)."""

    who: str
    cites: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class RequestAnswered:
    """A referee has seen to a call or a dispute."""

    cites: str
    text: str = ""


def rule(fact: RulingMade, scene: Scene) -> Outcome:
    """Whatever the rules say, it is so from now on («G-04»)."""
    person = scene.person(fact.on)
    notes = []
    if fact.ends_effects:
        end_timed_effects(person, scene.book)
    if fact.ends_effect is not None:
        end_effect(person, fact.ends_effect)
    if fact.ends_fight:
        end_fight(person)
    if fact.torn is not None:
        person.torn = fact.torn
    if fact.saves_left is not None:
        _leave_saves(person, fact.saves_left, scene)
    if fact.blows_left is not None:
        person.blows_left = max(0, fact.blows_left)
    if fact.health is not None:
        set_health(person, fact.health, scene.now)
        notes.append(Note(f"now_{fact.health}"))
    return applied(*notes)


def _leave_saves(person: Character, left: int, scene: Scene) -> None:
    person.saves_used = saves(person, scene.book) - left
    if left:
        person.torn = False
    if person.saves_used and person.last_combat is None:
        person.last_combat = scene.now


def take_note(fact: NoteTaken, scene: Scene) -> Outcome:
    """Nothing follows."""
    return applied()


def withdraw(fact: EntryWithdrawn, scene: Scene) -> Outcome:
    """The fold leaves the cited entry out before it comes to this one; here conduct is noted, if it was the cause."""
    if fact.about is not None:
        scene.note_incident("withdrawn", scene.person(fact.about).id)
    return applied()


def ask(fact: RefereeCalled | EntryDisputed, scene: Scene) -> Outcome:
    """The request stays open until a referee answers it."""
    scene.game.open_requests += (scene.entry.id,)
    return applied()


def answer(fact: RequestAnswered, scene: Scene) -> Outcome:
    """The request is seen to."""
    if fact.cites not in scene.game.open_requests:
        return ignored("no_such_request")
    scene.game.open_requests = tuple(entry for entry in scene.game.open_requests if entry != fact.cites)
    return applied()
