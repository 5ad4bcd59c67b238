"""Runners, hunters and the labyrinth at one moment; everything frozen, replaced whole when it changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from referee.rules.labyrinth.kinds import ActionName, DoorState, Slot, Status
from referee.rules.labyrinth.maze import Maze


@dataclass(frozen=True, slots=True)
class Sighting:
    """Where and in which turn something was seen last."""

    cell: str
    turn: int


@dataclass(frozen=True, slots=True)
class Memory:
    """What a runner has seen: cells stood in or crossed, doors as they stood then, whom it met, what it overheard.

    `heard` holds, for a cell searched from, what lies behind each of its exits, without a name for anything.
    """

    cells: tuple[str, ...] = ()
    doors: Mapping[str, DoorState] = field(default_factory=dict)
    hunters: Mapping[str, Sighting] = field(default_factory=dict)
    runners: Mapping[str, Sighting] = field(default_factory=dict)
    heard: Mapping[str, tuple[Behind, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Behind:
    """What a careful listener learns of the cell behind an exit («LA-11», ruling search_information)."""

    exit: int
    turn: int
    hunters: int
    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Runner:
    """A Péji: meters, body, belongings, and what is done this turn («LT-03», LAB l.12-26)."""

    id: str
    name: str = ""
    cell: str | None = None
    noise: int = 0
    fatigue: int = 0
    stress: int = 0
    wounds: int = 0
    alive: bool = True
    left: str = ""
    items: tuple[str, ...] = ()
    weapon: str | None = None
    worn: Mapping[Slot, str] = field(default_factory=dict)
    protection: int = 0
    scenery: tuple[str, ...] = ()
    points_spent: int = 0
    done: tuple[ActionName, ...] = ()
    noise_made: int = 0
    noise_peak: int = 0
    hid_in: int | None = None
    hidden_streak: int = 0
    panicking_until: int | None = None
    exhausted_until: int | None = None
    strength: int = 0
    strong_until: int = 0
    panics: int = 0
    displaced_cells: int = 0
    hunters_placed: int = 0
    discarded: int = 0
    known_traps: tuple[str, ...] = ()
    memory: Memory = Memory()

    @property
    def playing(self) -> bool:
        """Alive and still in the labyrinth."""
        return self.alive and not self.left

    @property
    def panicking(self) -> bool:
        """From the panic until the end of the turn that it costs («LS-01», LAB l.38)."""
        return self.panicking_until is not None

    @property
    def lost_turn(self) -> bool:
        """Whether a turn is being lost or about to be; panic and exhaustion cost one («LS-03»)."""
        return self.panicking_until is not None or self.exhausted_until is not None

    def loses(self, turn: int) -> bool:
        """Whether it may not act in that turn: once panicking not at all, exhausted from the next turn on."""
        return self.panicking or (self.exhausted_until is not None and turn >= self.exhausted_until)


@dataclass(frozen=True, slots=True)
class Hunter:
    """One of the nine («LN-03», LAB l.136): free, on a trail, or out for good."""

    id: str
    status: Status = "free"
    target: str | None = None
    cell: str | None = None
    wounds: int = 0
    protection: int = 0
    trail_lost_until: int = 0
    placed_in: int | None = None
    acted_in: int | None = None

    def hunts(self, runner: str, turn: int) -> bool:
        """On this runner's trail and not put off it for now («LA-12», LAB l.26)."""
        return self.status == "tracking" and self.target == runner and self.trail_lost_until < turn


Rolled = Mapping[str, tuple[int, ...]]
"""Numbers on dice, by what they were rolled for."""


@dataclass(frozen=True, slots=True)
class Labyrinth:
    """The side scenario at one moment."""

    maze: Maze
    turn: int = 1
    runners: Mapping[str, Runner] = field(default_factory=dict)
    hunters: Mapping[str, Hunter] = field(default_factory=dict)
    doors: Mapping[str, DoorState] = field(default_factory=dict)
    lying: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    searched: tuple[tuple[str, str], ...] = ()
    emptied: tuple[str, ...] = ()
    fought: tuple[tuple[str, str], ...] = ()
    rolled: Mapping[str, Rolled] = field(default_factory=dict)
    resolved: tuple[str, ...] = ()
    players_declare: bool = False

    def door(self, name: str) -> DoorState:
        """How a door stands now; a gap, and the way along a great corridor, are always open."""
        known = self.maze.doors.get(name)
        if known is None or known.kind == "gap":
            return "open"
        return self.doors.get(name, known.state)

    def settled(self, entry: str) -> Labyrinth:
        """The same labyrinth, in which an entry that waited for dice has had them."""
        rolled = {name: dice for name, dice in self.rolled.items() if name != entry}
        return replace(self, rolled=rolled, resolved=(*self.resolved, entry))

    def pool(self, status: Literal["free", "tracking", "out"]) -> int:
        """How many of the nine are free, on a trail, out («LN-03», LAB l.136, l.236)."""
        return sum(hunter.status == status for hunter in self.hunters.values())
