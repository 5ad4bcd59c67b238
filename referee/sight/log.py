"""What sight needs to know of who looks and of what is there to be seen."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any, Literal, Protocol

from referee.rules.fold import Correction, Timeline
from referee.rules.kinds import Millis, Role

Json = dict[str, Any]
Eyes = Literal["referee", "self", "physician", "player", "nobody"]


class Viewer(Protocol):
    """Whoever looks: their role, and for a player the character they are."""

    @property
    def role(self) -> Role: ...
    @property
    def character(self) -> str | None: ...


class LogRow(Protocol):
    """What the log says of an entry beside the fact."""

    id: str
    seq: int
    at: Millis
    kind: str
    body: str
    author: str
    author_name: str
    role: Role
    received_at: Millis
    flags: str


class Step(Protocol):
    """What one step of the log changed."""

    previous: int
    touched: frozenset[str]
    outcomes: frozenset[str]
    corrections: tuple[Correction, ...]


class Log(Protocol):
    """A game as the board holds it."""

    game: int
    name: str
    seq: int
    timeline: Timeline
    rows: Mapping[str, LogRow]
    by_seq: Sequence[str]
    about: Mapping[str, Sequence[str]]
    known: set[str]
    sheets: MutableMapping[str, Json]

    def corrections(self, because: str | None = None) -> list[Correction]: ...
