"""The labyrinth's rulebook: prices, thresholds, tables and rulings, read and checked whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from referee.rules.book import BookError, Reader, fingerprint_of, ruling_mistakes
from referee.rules.labyrinth.kinds import ACTIONS
from referee.rules.labyrinth.rulings import RULINGS
from referee.rules.rulings import Ruling

FINDS = ("weapon", "gear", "potion", "gem", "nothing")
TABLES = ("weapon", "gear", "potion")
FACES = 20

NUMBERS = (
    "turn.points", "noise.every", "noise.stress", "stress.panic_at", "stress.calm", "stress.cells",
    "fatigue.every", "fatigue.top_level", "fatigue.penalty_level", "fatigue.penalty", "fatigue.no_running_level",
    "fatigue.discard_level", "fatigue.discard", "wounds.dead_at", "clash.bouts", "clash.wins", "clash.knock_out_at",
    "clash.bare_dice", "clash.bare_plus", "hide.turns", "corridor.fewest_stretches",
)  # fmt: skip
"""The plain numbers of the book, by dotted key; asked for as `book.number("noise.every")`."""


@dataclass(frozen=True, slots=True)
class Price:
    """What something adds to the meters, and how many of the turn's action points it takes («LT-03», LAB l.12-26)."""

    noise: int = 0
    fatigue: int = 0
    stress: int = 0
    points: int = 0

    def plus(self, other: Price, times: int = 1) -> Price:
        """Both together; points are the first one's."""
        return Price(
            self.noise + times * other.noise,
            self.fatigue + times * other.fatigue,
            self.stress + times * other.stress,
            self.points,
        )


@dataclass(frozen=True, slots=True)
class LabyrinthBook:
    """The rules of one event's labyrinth as numbers, ready to be asked."""

    name: str
    version: int
    numbers: Mapping[str, int]
    actions: Mapping[str, Price]
    example_search: Price
    door: Price
    panic: Price
    wounds: tuple[Price, ...]
    finds: tuple[str, ...]
    tables: Mapping[str, tuple[str, ...]]
    rulings: Mapping[str, Ruling]
    fingerprint: str

    def number(self, key: str) -> int:
        """A plain number of the book."""
        return self.numbers[key]

    def price(self, action: str) -> Price:
        """What an action costs before doors (ruling lab_example_vs_table); what is not in the table is free."""
        if action == "search" and self.ruled("lab_example_vs_table", "example"):
            return self.example_search
        return self.actions.get(action, Price())

    def level(self, fatigue: int) -> int:
        """The level of fatigue at that total («LF-01», LAB l.37, l.43-49)."""
        return min(fatigue // self.numbers["fatigue.every"], self.numbers["fatigue.top_level"])

    def ruled(self, name: str, answer: Ruling) -> bool:
        """Whether the question `name` is answered with `answer`."""
        return self.rulings[name] == answer

    def with_rulings(self, changed: Mapping[str, Ruling]) -> LabyrinthBook:
        """The same book under other rulings; an unknown one is a `BookError`."""
        mistakes = ruling_mistakes(changed, RULINGS)
        if mistakes:
            raise BookError(mistakes)
        rulings = {**self.rulings, **changed}
        fingerprint = fingerprint_of({"book": self.fingerprint, "rulings": rulings})
        return replace(self, rulings=rulings, fingerprint=fingerprint)


def read_labyrinth_book(table: Mapping[str, Any]) -> LabyrinthBook:
    """Make the labyrinth's book of a parsed TOML table; raise `BookError` naming every mistake at once."""
    reader = Reader(table)
    rulings = reader.table("rulings")
    reader.mistakes += ruling_mistakes(rulings, RULINGS)
    wounds = reader.value("wounds.levels", list, [])
    book: dict[str, Any] = dict(
        name=reader.value("name", str, "?"),
        version=reader.value("version", int, 0),
        numbers={key: reader.value(key, int, 1) for key in NUMBERS},
        actions={name: _price(reader, f"actions.{name}", reader.find(f"actions.{name}")) for name in ACTIONS},
        example_search=_price(reader, "example_search", reader.find("example_search")),
        door=_price(reader, "door", reader.find("door")),
        panic=_price(reader, "stress.panic", reader.find("stress.panic")),
        wounds=tuple(_price(reader, f"wounds.levels: {place}", row) for place, row in enumerate(wounds, 1)),
        finds=_faces(reader, "finds", FINDS),
        tables={name: _faces(reader, f"tables.{name}", ()) for name in TABLES},
        rulings={**{name: answers[0] for name, answers in RULINGS.items()}, **rulings},
    )
    for key in ("noise.every", "fatigue.every", "turn.points", "clash.bouts"):
        if book["numbers"][key] < 1:
            reader.wrong(key, "wrong_type", "int from 1 up")
    for odd in sorted(set(reader.table("actions")) - set(ACTIONS)):
        reader.wrong(f"actions.{odd}", "unknown_key", *ACTIONS)
    if reader.mistakes:
        raise BookError(reader.mistakes)
    return LabyrinthBook(**book, fingerprint=fingerprint_of(table))


def _price(reader: Reader, key: str, row: Any) -> Price:
    """A row of the table of actions; what it leaves out is 0."""
    if not isinstance(row, Mapping):
        reader.wrong(key, "missing" if row is None else "wrong_type", "table")
        return Price()
    names = ("noise", "fatigue", "stress", "points")
    for odd in sorted(set(row) - set(names)):
        reader.wrong(f"{key}.{odd}", "unknown_key", *names)
    for name in names:
        if type(row.get(name, 0)) is not int:
            reader.wrong(f"{key}.{name}", "wrong_type", "int")
    return Price(**{name: row[name] for name in names if type(row.get(name)) is int})


def _faces(reader: Reader, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
    """What each face of the D20 gives, written as `"1-4" = "weapon"` («LD-01», LAB l.65-71)."""
    found: dict[int, str] = {}
    for span, word in reader.table(key).items():
        first, _, last = span.partition("-")
        if not (first.isdigit() and (last or first).isdigit()):
            reader.wrong(f"{key}.{span}", "wrong_type", "a face or faces from-to")
        elif type(word) is not str or (allowed and word not in allowed):
            reader.wrong(f"{key}.{span}", "unknown_word", *allowed)
        else:
            found |= dict.fromkeys(range(int(first), int(last or first) + 1), word)
    if set(found) != set(range(1, FACES + 1)):
        reader.wrong(key, "wrong_type", f"every face from 1 to {FACES}, once")
        return ("nothing",) * FACES
    return tuple(found[face] for face in range(1, FACES + 1))
