"""What a phone without network may say at once: the rules explored beforehand into a small table.

Nothing here decides anything: every row is what `apply` answered. A character is reduced to the
traits that the most frequent reports look at; its key names that reduction and tells nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from referee.rules.apply import apply
from referee.rules.book import Book
from referee.rules.entry import Entry
from referee.rules.field.ageing import age, next_deadline
from referee.rules.field.armour import saves, saves_left
from referee.rules.field.moments import Moment, moments
from referee.rules.field.state import Character, Effect
from referee.rules.game import Game
from referee.rules.outcome import Outcome
from referee.rules.scene import Scene
from referee.rules.vocabulary import VOCABULARY

ABOUT = "x"
"""The only character of an explored game."""

REPORTS: dict[str, dict[str, Any]] = {
    "blow": {"kind": "blow_struck"},
    "blow_resisted": {"kind": "blow_struck", "answer": "resist"},
    "blow_parried": {"kind": "blow_struck", "landed": "shield"},
    "blow_wound": {"kind": "keyword_called", "form": "blow", "keyword": "wound"},
    "effect_wound": {"kind": "keyword_called", "form": "effect", "keyword": "wound"},
    "blow_agony": {"kind": "keyword_called", "form": "blow", "keyword": "agony"},
    "effect_agony": {"kind": "keyword_called", "form": "effect", "keyword": "agony"},
    "effect_coma": {"kind": "keyword_called", "form": "effect", "keyword": "coma"},
    "effect_death": {"kind": "keyword_called", "form": "effect", "keyword": "death"},
    "healed": {"kind": "healed"},
    "repaired": {"kind": "repaired"},
    "fight_ended": {"kind": "fight_ended"},
}
"""The reports that referees make most, by a name of their own; other keys of the fact as by default."""

MOST_STATES = 20_000
"""Where exploring stops; whatever lies beyond says only «recorded»."""


@dataclass(frozen=True, slots=True)
class Step:
    """Where one report leads: the key of what follows, the outcome, and which countdowns start anew.

    `restarts`: that of the state; `fights`: the calm that ends a fight.
    """

    to: str
    outcome: Outcome
    restarts: bool
    fights: bool


@dataclass(frozen=True, slots=True)
class Foresight:
    """By key: the schedule in times relative to now, the keys of its moments, and by report where it leads."""

    states: dict[str, list[Moment]]
    steps: dict[str, dict[str, Step]]
    keys: dict[str, list[str]]


def key_of(character: Character, book: Book) -> str | None:
    """The key of a character as it stands; None for whoever the table does not speak of."""
    if character.out_of_play or character.excluded:
        return None
    return _key(_reduced(character, book), book)


def schedule_keys(character: Character, book: Book) -> list[str | None]:
    """The key of every moment of a character's schedule, in the order of `moments`."""
    return [key_of(person, book) for person in _aged(character, book)]


def explore(
    people: Iterable[Character], book: Book, known: Foresight | None = None, breathe: Callable[[], None] = lambda: None
) -> Foresight:
    """Everything that the frequent reports and time can make of these characters, beside what is known already.

    `breathe` is called between two states, for whoever shares a process with others.
    """
    found = Foresight(dict(known.states), dict(known.steps), dict(known.keys)) if known else Foresight({}, {}, {})
    reduced = (_reduced(each, book) for person in people if not person.out_of_play for each in _aged(person, book))
    waiting = {key: person for person in reduced if (key := _key(person, book)) not in found.states}
    while waiting and len(found.states) < MOST_STATES:
        key, person = waiting.popitem()
        later = [_reduced(each, book) for each in _aged(person, book, 0)][1:]
        names = [_key(each, book) for each in later]
        found.states[key] = moments(person, book, 0)
        found.keys[key] = [key, *names]
        found.steps[key] = {}
        waiting |= {
            name: each for name, each in zip(found.keys[key][1:], later, strict=True) if name not in found.states
        }
        for name in REPORTS:
            raw, outcome = _try(person, name, book)
            after = _reduced(raw, book)
            to = _key(after, book)
            found.steps[key][name] = Step(to, outcome, raw.health_since == 0, raw.last_combat == 0)
            if to not in found.states:
                waiting[to] = after
        breathe()
    return found


def _aged(character: Character, book: Book, played: int | None = None) -> Iterator[Character]:
    """The character as time alone makes it, one for each moment of its schedule."""
    person = character.copy()
    if played is not None:
        age(person, played, book)
    yield person.copy()
    while deadline := next_deadline(person, book):
        age(person, deadline.at, book)
        yield person.copy()


def _reduced(character: Character, book: Book) -> Character:
    """Only what the frequent reports look at; its state and its fight begin now, its effects have no end here."""
    full = saves(character, book)
    return Character(
        id=ABOUT,
        health=character.health,
        dying_for=character.dying_for,
        layers=character.layers,
        rated=character.rated,
        hidden=character.hidden,
        helmet=character.helmet,
        saves_used=max(0, full - saves_left(character, book))
        if not character.torn
        else min(character.saves_used, full),
        torn=character.torn,
        blows_left=character.blows_left,
        extra_blows=character.extra_blows,
        last_combat=None if character.last_combat is None else 0,
        effects=tuple(Effect(effect.keyword, 0, None, None, "") for effect in character.effects),
    )


def _try(person: Character, name: str, book: Book) -> tuple[Character, Outcome]:
    pattern = REPORTS[name]
    fact_type = VOCABULARY[pattern["kind"]].fact
    about = {"who": (ABOUT,)} if pattern["kind"] == "fight_ended" else {"on": ABOUT}
    fact = fact_type(**about, **{key: value for key, value in pattern.items() if key != "kind"})
    before = person.copy()
    before.health_since, before.last_combat = -1, None if person.last_combat is None else -1
    game = Game(opened_at=0, characters={ABOUT: before})
    scene = Scene(game, Entry("", 0, pattern["kind"], fact), book, lambda _: None, set())
    outcome = apply(scene)
    return game.characters[ABOUT], outcome


def _key(person: Character, book: Book) -> str:
    traits = (
        person.health, person.dying_for, saves(person, book), person.saves_used, person.torn,
        person.hidden, person.helmet, person.blows_left, person.extra_blows,
        tuple(effect.keyword for effect in person.effects), person.last_combat is None,
    )  # fmt: skip
    return hashlib.sha256(repr((book.fingerprint, traits)).encode()).hexdigest()[:12]
