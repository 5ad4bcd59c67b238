"""What follows from one entry, step by step: a working copy of the labyrinth, and a remark for each step."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from referee.rules.labyrinth.book import LabyrinthBook
from referee.rules.labyrinth.dice import Dice
from referee.rules.labyrinth.kinds import DoorState
from referee.rules.labyrinth.state import Hunter, Labyrinth, Runner
from referee.rules.outcome import Note

Thing = TypeVar("Thing", Runner, Hunter)


class Unfolding:
    """The labyrinth while one entry is being judged; nothing of it counts until `finished` is taken."""

    def __init__(self, labyrinth: Labyrinth, book: LabyrinthBook, dice: Dice) -> None:
        self.before = labyrinth
        self.book = book
        self.dice = dice
        self.maze = labyrinth.maze
        self.turn = labyrinth.turn
        self.runners = dict(labyrinth.runners)
        self.hunters = dict(labyrinth.hunters)
        self.doors = dict(labyrinth.doors)
        self.lying = dict(labyrinth.lying)
        self.searched = labyrinth.searched
        self.emptied = labyrinth.emptied
        self.fought = labyrinth.fought
        self.rolled = dict(labyrinth.rolled)
        self.resolved = labyrinth.resolved
        self.players_declare = labyrinth.players_declare
        self.notes: list[Note] = []
        self.detail: dict[str, Any] = {"turn": labyrinth.turn}
        self._placed = 0
        self._driven = 0

    def say(self, note: Note) -> None:
        """One more step, in order."""
        self.notes.append(note)

    def runner(self, name: str) -> Runner:
        """The runner as it is now."""
        return self.runners[name]

    def change(self, name: str, **traits: Any) -> Runner:
        """The runner is so from now on."""
        self.runners[name] = evolved(self.runners[name], traits)
        return self.runners[name]

    def change_hunter(self, name: str, **traits: Any) -> Hunter:
        """The hunter is so from now on."""
        self.hunters[name] = evolved(self.hunters[name], traits)
        return self.hunters[name]

    def door(self, name: str) -> DoorState:
        """How a door stands now."""
        known = self.maze.doors.get(name)
        if known is None or known.kind == "gap":
            return "open"
        return self.doors.get(name, known.state)

    def next_placing(self) -> int:
        """Hunters placed by one entry are counted, so that each has dice of its own."""
        self._placed += 1
        return self._placed

    def next_panic(self) -> int:
        """Panics of one entry are counted, so that each has dice of its own."""
        self._driven += 1
        return self._driven

    def finished(self) -> Labyrinth:
        """The labyrinth with everything that followed."""
        return replace(
            self.before,
            turn=self.turn,
            runners=self.runners,
            hunters=self.hunters,
            doors=self.doors,
            lying=self.lying,
            searched=self.searched,
            emptied=self.emptied,
            fought=self.fought,
            rolled=self.rolled,
            resolved=self.resolved,
            players_declare=self.players_declare,
        )


def evolved(thing: Thing, traits: dict[str, Any]) -> Thing:
    """A frozen runner or hunter with other traits, as `dataclasses.replace` makes it, several times as fast."""
    twin = object.__new__(type(thing))
    for take, put in SLOTS[type(thing)]:
        put(twin, take(thing))
    for name, value in traits.items():
        object.__setattr__(twin, name, value)
    return twin


SLOTS = {
    kind: tuple((vars(kind)[name].__get__, vars(kind)[name].__set__) for name in kind.__slots__)
    for kind in (Runner, Hunter)
}
"""How to read and write each trait of a runner and a hunter directly; a trait of another name is a mistake."""
