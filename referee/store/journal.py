"""The log of a game: rows are appended under the game's lock, read in order, and never touched again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, bindparam, insert, select, update

from referee.rules.kinds import Millis, Role
from referee.store.tables import entries, games


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the log as it was received; `at` is corrected, `body` is the report word for word."""

    game: int
    seq: int
    id: str
    at: Millis
    kind: str
    body: str
    author: str
    author_name: str
    role: Role
    received_at: Millis
    flags: str


def append(connection: Connection, game: int, rows: Sequence[Row]) -> None:
    """Writes the rows; the caller holds the game's lock and numbered them from it."""
    if rows:
        connection.execute(_ADD, [asdict(row) for row in rows])
        connection.execute(_COUNT, {"of": game, "last": rows[-1].seq})


def after(connection: Connection, game: int, seq: int) -> list[Row]:
    """Every row after number `seq`, in order."""
    return [Row(*line) for line in connection.execute(_AFTER, {"game": game, "seq": seq})]


_AFTER = (
    select(entries).where(entries.c.game == bindparam("game"), entries.c.seq > bindparam("seq")).order_by(entries.c.seq)
)
_COUNT = update(games).where(games.c.id == bindparam("of")).values(seq=bindparam("last"))
_ADD = insert(entries)
