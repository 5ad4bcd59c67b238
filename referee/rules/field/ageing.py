"""What time alone does to a character: agony, coma, effects that run out, the end of a fight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from referee.rules.book import Book
from referee.rules.field.ladder import set_health
from referee.rules.field.state import Character
from referee.rules.kinds import Health, Millis


class Deadline(NamedTuple):
    """A moment of played time at which a character changes by itself."""

    at: Millis
    strike: Callable[[Character], None]


def next_deadline(character: Character, book: Book) -> Deadline | None:
    """The first thing that time will do to this character, or None if nothing is running."""
    if character.out_of_play and book.ruled("out_of_play_timers", "pause"):
        return None
    running = [
        *_health_deadlines(character, book),
        *_effect_deadlines(character),
        *_fight_deadlines(character, book),
        *_theft_deadlines(character),
    ]
    return min(running, key=lambda deadline: deadline.at, default=None)


def age(character: Character, now: Millis, book: Book) -> None:
    """Let every deadline up to the played time `now` strike, in the order of time.

    A timer of N seconds has run out when N seconds have passed («G-11»).
    """
    while (deadline := next_deadline(character, book)) and deadline.at <= now:
        deadline.strike(character)


def health_ends(character: Character, book: Book) -> Millis | None:
    """When this state gives way to the next by itself («H-05», «H-07», LARP l.14-16), or None."""
    match character.health:
        case Health.DYING:
            return character.health_since + character.dying_for
        case Health.COMATOSE:
            return character.health_since + book.timers["coma"]
        case _:
            return None


def fight_ends(character: Character, book: Book) -> Millis | None:
    """When calm will have ended this character's fight («F-02», LARP l.52), or None outside a fight."""
    return None if character.last_combat is None else character.last_combat + book.timers["calm"]


def _health_deadlines(character: Character, book: Book) -> list[Deadline]:
    ends = health_ends(character, book)
    if ends is None:
        return []
    worse = character.health.step_down() if character.health is Health.DYING else Health.DEAD
    return [Deadline(ends, lambda person: set_health(person, worse, ends))]


def _effect_deadlines(character: Character) -> list[Deadline]:
    ends = min((effect.ends for effect in character.effects if effect.ends is not None), default=None)
    return [] if ends is None else [Deadline(ends, lambda person: _drop_effects(person, ends))]


def _drop_effects(character: Character, ends: Millis) -> None:
    character.effects = tuple(effect for effect in character.effects if effect.ends is None or effect.ends > ends)


def _fight_deadlines(character: Character, book: Book) -> list[Deadline]:
    ends = fight_ends(character, book)
    return [] if ends is None else [Deadline(ends, end_fight)]


def end_fight(character: Character) -> None:
    """The fight is over: the saves come back, once the armour is whole («P-13», LARP l.27-28)."""
    character.last_combat = None
    character.saves_used = 0


def _theft_deadlines(character: Character) -> list[Deadline]:
    """A theft may be noticed from five minutes on («KW-24», LARP l.129)."""
    ends = min((theft.noticed_at for theft in character.thefts), default=None)
    return [] if ends is None else [Deadline(ends, lambda person: _notice(person, ends))]


def _notice(character: Character, now: Millis) -> None:
    character.noticed += tuple(theft.object for theft in character.thefts if theft.noticed_at <= now)
    character.thefts = tuple(theft for theft in character.thefts if theft.noticed_at > now)


def shift(character: Character, by: Millis) -> None:
    """Move every running time of a character later, after a time that did not count for it («G-09»)."""
    character.health_since += by
    character.effects = tuple(
        replace(effect, began=effect.began + by, ends=None if effect.ends is None else effect.ends + by)
        for effect in character.effects
    )
    character.last_combat = None if character.last_combat is None else character.last_combat + by
