"""Small words for scenes of the labyrinth: a maze, runners, entries in order."""

from __future__ import annotations

import tomllib
from typing import Any

from referee.rules.book import Book
from referee.rules.entry import Entry
from referee.rules.fold import Timeline
from referee.rules.labyrinth.book import LabyrinthBook, read_labyrinth_book
from referee.rules.labyrinth.deeds import Action
from referee.rules.labyrinth.kinds import Side, opposite
from referee.rules.labyrinth.plan import Card, Cell, Danger, Door, Exit, HunterCard, Plan
from referee.rules.labyrinth.state import Hunter, Labyrinth, Runner
from referee.rules.outcome import Outcome
from referee.rules.vocabulary import VOCABULARY
from tests.rules.play import BOOK as FIELD
from tests.rules.play import BOOK_FILE

LABYRINTH_FILE = BOOK_FILE.with_name("labyrinth.toml")
LABYRINTH: LabyrinthBook = read_labyrinth_book(tomllib.loads(LABYRINTH_FILE.read_text("utf-8")))
BOOK: Book = FIELD.with_labyrinth(LABYRINTH)

CARDS = (
    Card("club", "weapon", dice=2, plus=2, knocks_out=True),
    Card("bow", "weapon", dice=2, melee=False, ranged=True),
    Card("vest", "gear", slot="body", protection=1),
    Card("coat", "gear", slot="body", protection=3),
    Card("pack", "gear", bag=True),
    Card("draught", "potion", wounds=-1, fatigue=-3),
    Card("smoke", "potion", shakes_off=True),
    Card("strength", "potion", strength=2),
)


def plan(*doors: str, dangers: tuple[Danger, ...] = (), traps: dict[str, str] | None = None,
         hidden: dict[str, tuple[str, ...]] | None = None) -> Plan:  # fmt: skip
    """A maze written as `A n B closed`: out of A by the north lies B, behind a closed door; `K:0` are openings."""
    exits: dict[str, list[Exit]] = {}
    made = []
    for number, line in enumerate(doors):
        one, side, other, state = line.split()
        door = "" if state == "stretch" else f"d{number}"
        if door:
            made.append(Door(door, "gap" if state == "gap" else "door", "closed" if state == "closed" else "open"))
        back: Side = opposite(side)  # type: ignore[arg-type]
        exits.setdefault(one, []).append(Exit(side, other, door))  # type: ignore[arg-type]
        exits.setdefault(other, []).append(Exit(back, one, door))
    cells = []
    for name, ways in exits.items():
        corridor, _, number_ = name.partition(":")
        opening = {"corridor": corridor, "opening": int(number_)} if number_ else {}
        cells.append(Cell(name, exits=tuple(ways), trap=(traps or {}).get(name, ""),
                          hidden=(hidden or {}).get(name, ()), **opening))  # type: ignore[arg-type]  # fmt: skip
    hunters = tuple(HunterCard(f"H{number}", dice=2, plus=0) for number in range(1, 10))
    return Plan("test", cells=tuple(cells), doors=tuple(made), hunters=hunters, cards=CARDS, dangers=dangers)


LINE = plan("A e B gap", "B e C closed", "C e D gap", "D e E closed", "B s F open")
"""A – B – C – D – E, with a closed door to C and one to E, and F south of B."""


class Log:
    """Entries written one after another, each folded at once."""

    def __init__(self, maze: Plan = LINE, book: Book = BOOK, **runners: Any) -> None:
        self.timeline = Timeline(book)
        self.entries: list[Entry] = []
        self.write("maze_entered", plan=maze)
        for name, traits in runners.items():
            self.write("runner_entered", runner=name, **({"cell": traits} if isinstance(traits, str) else traits))

    def write(self, kind: str, *, role: Any = "master", **fact: Any) -> Outcome:
        """One entry, and what becomes of it."""
        number = len(self.entries)
        entry = Entry(f"{number:06d}", 1000 * number, kind, VOCABULARY[kind].fact(**fact), role)
        self.entries.append(entry)
        self.timeline.take([entry])
        return self.timeline.outcome(entry.id)

    def act(self, runner: str, *actions: Any, **dice: int | tuple[int, ...]) -> Outcome:
        """A runner's actions: by name, or as an Action; dice as `hunter_1=3`."""
        said = tuple(Action(each) if isinstance(each, str) else each for each in actions)
        return self.write("action_taken", runner=runner, actions=said, dice=thrown(dice))

    def rule(self, **fact: Any) -> Outcome:
        """The game master's word."""
        return self.write("master_ruled", reason="so be it", **fact)

    @property
    def labyrinth(self) -> Labyrinth:
        assert self.timeline.game.labyrinth is not None
        return self.timeline.game.labyrinth

    def runner(self, name: str) -> Runner:
        return self.labyrinth.runners[name]

    def hunter(self, name: str) -> Hunter:
        return self.labyrinth.hunters[name]


def thrown(dice: dict[str, int | tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """`bout_1_runner=(3, 4)` as the entry spells it."""
    return {name.replace("_", " "): value if isinstance(value, tuple) else (value,) for name, value in dice.items()}


def codes(outcome: Outcome) -> list[str]:
    """The steps of an outcome, in order."""
    return [note.code for note in outcome.notes]


def reasons(outcome: Outcome) -> list[str]:
    """Why it was refused."""
    return [note.code for note in outcome.reasons]


def walk(*to: str) -> Action:
    return Action("walk", to=to)


def dash(*to: str) -> Action:
    return Action("dash", to=to)
