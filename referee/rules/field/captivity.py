"""Binding, the prisoner's hour, being let go («V-03», «V-04», LARP l.49)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.book import Book
from referee.rules.field.abilities import helpless
from referee.rules.field.ladder import set_health
from referee.rules.field.state import Character
from referee.rules.kinds import Bond, Health, Millis
from referee.rules.outcome import Note, Outcome, applied, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Bound:
    """Somebody's arms or legs were bound, for show («V-03»)."""

    on: str
    limbs: tuple[Bond, ...]
    by: str | None = None
    consent: bool = False


@dataclass(frozen=True, slots=True)
class Released:
    """A prisoner is free, or freed himself in real danger («V-03»)."""

    on: str


@dataclass(frozen=True, slots=True)
class PrisonerDecided:
    """After an hour at most: let go, killed, or handed to a referee («V-04»)."""

    on: str
    choice: Literal["release", "kill", "referee"]


def bind(fact: Bound, scene: Scene) -> Outcome:
    """Only the willing and the helpless; it ends no effect («V-03»)."""
    captive = scene.person(fact.on)
    if captive.health is Health.DEAD:
        return ignored("dead")
    if not fact.consent and not helpless(captive, scene.book):
        return refused("no_consent_and_can_oppose")
    if not captive.bonds:
        _start_hour(captive, scene)
    captive.bonds += tuple(limb for limb in fact.limbs if limb not in captive.bonds)
    return applied(Note("prisoner_until", {"until": prisoner_limit(captive, scene.book)}))


def _start_hour(captive: Character, scene: Scene) -> None:
    """A short release does not start the hour anew (ruling prisoner_clock_restart)."""
    free_for = None if captive.released_at is None else scene.now - captive.released_at
    match scene.book.rulings["prisoner_clock_restart"]:
        case "any_release":
            anew = free_for is not None
        case "never":
            anew = False
        case _:
            anew = free_for is not None and free_for >= scene.book.timers["release"]
    if captive.prisoner_since is None or anew:
        captive.prisoner_since = scene.now
    captive.released_at = None


def prisoner_limit(captive: Character, book: Book) -> Millis | None:
    """When a referee must be told of this captivity, in played time; None for the free («V-04»)."""
    if not captive.bonds or captive.prisoner_since is None:
        return None
    return captive.prisoner_since + book.timers["prisoner"]


def release(fact: Released, scene: Scene) -> Outcome:
    """The bonds are off («V-03»)."""
    captive = scene.person(fact.on)
    if not captive.bonds:
        return ignored("not_bound")
    _let_go(captive, scene)
    return applied()


def decide(fact: PrisonerDecided, scene: Scene) -> Outcome:
    """Nothing is automatic: the captors or a referee say what happens («V-04»)."""
    captive = scene.person(fact.on)
    if not captive.bonds:
        return ignored("not_bound")
    _let_go(captive, scene)
    if fact.choice == "kill":
        set_health(captive, Health.DEAD, scene.now)
        return applied(Note("now_dead"))
    return applied(*((Note("plays_other_character"),) if fact.choice == "referee" else ()))


def _let_go(captive: Character, scene: Scene) -> None:
    captive.bonds = ()
    captive.released_at = scene.now
