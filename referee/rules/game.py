"""The game at one moment of the fold: the played clock and everybody in it."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace

from referee.rules.field.state import Character
from referee.rules.field.things import Document, Item, Lock
from referee.rules.kinds import Millis
from referee.rules.labyrinth.state import Labyrinth


@dataclass(frozen=True, slots=True)
class Clock:
    """Turns wall time into played time; a stop of the game moves nothing but this («G-08», LARP l.77).

    `stops` are the stops that are over, each from and to a wall time, in order.
    """

    stops: tuple[tuple[Millis, Millis], ...] = ()
    paused_at: Millis | None = None

    @property
    def lost(self) -> Millis:
        """How long the game has stood still in all stops that are over."""
        return sum(end - start for start, end in self.stops)

    def played(self, at: Millis) -> Millis:
        """Played milliseconds at any wall time, also one before or within a stop."""
        if self.paused_at is not None:
            at = min(at, self.paused_at)
        return at - sum(min(at, end) - start for start, end in self.stops if start < at)

    def pause(self, at: Millis) -> Clock:
        """The clock standing still from `at` on."""
        return self if self.paused_at is not None else replace(self, paused_at=at)

    def resume(self, at: Millis) -> Clock:
        """The clock running again from `at` on, the stop counted as lost."""
        return self if self.paused_at is None else Clock((*self.stops, (self.paused_at, at)))


@dataclass(frozen=True, slots=True)
class Stop:
    """The game stands still: since when, why, and who has said that they know («G-08», LARP l.77)."""

    since: Millis
    reason: str = ""
    seen_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Incident:
    """Something about a player's conduct that only the referees see («G-01», «G-04», LARP l.4-7)."""

    entry: str
    about: str | None
    kind: str


@dataclass(slots=True)
class Game:
    """Everything the log amounts to.

    A fold works on a private copy and shares with its checkpoints every character it has not touched.
    """

    name: str = ""
    opened_at: Millis | None = None
    closed: bool = False
    stop: Stop | None = None
    clock: Clock = Clock()
    characters: dict[str, Character] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    locks: dict[str, Lock] = field(default_factory=dict)
    documents: dict[str, Document] = field(default_factory=dict)
    open_requests: tuple[str, ...] = ()
    incidents: tuple[Incident, ...] = ()
    labyrinth: Labyrinth | None = None

    @property
    def stopped(self) -> bool:
        """Whether the game stands still."""
        return self.stop is not None

    def snapshot(self) -> Game:
        """A copy that shares its characters with this one: neither may change a shared one in place."""
        twin = copy.copy(self)
        twin.characters = dict(self.characters)
        twin.items, twin.locks, twin.documents = dict(self.items), dict(self.locks), dict(self.documents)
        return twin
