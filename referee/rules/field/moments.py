"""What a character is from now on if nothing more happens: its schedule, moment by moment («H-18»)."""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.book import Book
from referee.rules.field.abilities import abilities, helpless, spared
from referee.rules.field.ageing import age, fight_ends, health_ends, next_deadline
from referee.rules.field.answers import Reply, answers
from referee.rules.field.armour import saves, saves_left
from referee.rules.field.captivity import prisoner_limit
from referee.rules.field.renown import rank_at, renown
from referee.rules.field.state import Character, Effect
from referee.rules.kinds import Bond, Health, Limb, Millis


@dataclass(frozen=True, slots=True)
class Moment:
    """A character from the played time `begins` on; `until` and `then` tell what time alone will do.

    `missed` is what was stolen and may not be noticed yet; `answers` what may be said to a normal blow.
    """

    begins: Millis
    health: Health
    since: Millis
    until: Millis | None
    then: Health | None
    saves: int
    saves_left: int
    torn: bool
    fight_until: Millis | None
    effects: tuple[Effect, ...]
    limbs_broken: tuple[Limb, ...]
    bonds: tuple[Bond, ...]
    prisoner_until: Millis | None
    wool: tuple[str, ...]
    noticed: tuple[str, ...]
    pending_message: str | None
    invisible: bool
    broken_items: tuple[str, ...]
    held: tuple[str, ...]
    carried: tuple[str, ...]
    missed: tuple[str, ...]
    renown: int
    rank: str | None
    answers: tuple[Reply, ...]
    blows_left: int
    extra_blows: int
    out_of_play: bool
    helpless: bool
    can: dict[str, bool]
    spares: dict[str, tuple[str, ...]]
    forgotten: tuple[tuple[Millis, Millis], ...]


def moments(character: Character, book: Book, played: Millis | None = None) -> list[Moment]:
    """The schedule of a character, from the played time given, or else from its last change."""
    person = character.copy()
    if played is not None:
        age(person, played, book)
    schedule = [_moment(person, person.health_since if played is None else played, book)]
    while deadline := next_deadline(person, book):
        age(person, deadline.at, book)
        schedule.append(_moment(person, deadline.at, book))
    return schedule


def _moment(person: Character, begins: Millis, book: Book) -> Moment:
    until = health_ends(person, book)
    then = None
    if until is not None:
        then = Health.COMATOSE if person.health is Health.DYING else Health.DEAD
    return Moment(
        begins=begins,
        health=person.health, since=person.health_since, until=until, then=then,
        saves=saves(person, book), saves_left=saves_left(person, book), torn=person.torn,
        fight_until=fight_ends(person, book),
        effects=person.effects, limbs_broken=person.limbs_broken, bonds=person.bonds,
        prisoner_until=prisoner_limit(person, book),
        wool=person.wool, noticed=person.noticed, pending_message=person.pending_message, invisible=person.invisible,
        broken_items=person.broken_items, held=person.held, carried=person.carried,
        missed=tuple(theft.object for theft in person.thefts),
        renown=renown(person, book), rank=rank.id if (rank := rank_at(renown(person, book), book)) else None,
        answers=tuple(answers(person, book)),
        blows_left=person.blows_left, extra_blows=person.extra_blows, out_of_play=person.out_of_play,
        helpless=helpless(person, book),
        can=abilities(person, book),
        spares={act: tuple(sorted(name for name in names if name)) for act, names in spared(person, book).items()},
        forgotten=person.forgotten,
    )  # fmt: skip
