"""The game at one moment of the fold: the played clock and everybody in it."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace

from referee.rules.field.state import Character
from referee.rules.field.things import Document, Item, Lock
from referee.rules.kinds import Millis


@dataclass(frozen=True, slots=True)
class Clock:
    """Turns wall time into played time; a stop of the game moves nothing but this («G-08», LARP l.77)."""

    lost: Millis = 0
    paused_at: Millis | None = None

    def played(self, at: Millis) -> Millis:
        """Played milliseconds at the wall time `at`, which must not lie before the last stop or resume."""
        return (at if self.paused_at is None else self.paused_at) - self.lost

    def pause(self, at: Millis) -> Clock:
        """The clock standing still from `at` on."""
        return self if self.paused_at is not None else replace(self, paused_at=at)

    def resume(self, at: Millis) -> Clock:
        """The clock running again from `at` on, the stop counted as lost."""
        return self if self.paused_at is None else Clock(self.lost + at - self.paused_at)


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
    stopped: bool = False
    clock: Clock = Clock()
    characters: dict[str, Character] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    locks: dict[str, Lock] = field(default_factory=dict)
    documents: dict[str, Document] = field(default_factory=dict)
    open_requests: tuple[str, ...] = ()
    incidents: tuple[Incident, ...] = ()

    def snapshot(self) -> Game:
        """A copy that shares its characters with this one: neither may change a shared one in place."""
        twin = copy.copy(self)
        twin.characters = dict(self.characters)
        twin.items, twin.locks, twin.documents = dict(self.items), dict(self.locks), dict(self.documents)
        return twin
