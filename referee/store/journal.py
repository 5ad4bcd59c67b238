"""The log of a game: rows are appended under the game's lock, read in order, and never touched again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select, update

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
        connection.execute(insert(entries), [asdict(row) for row in rows])
        connection.execute(update(games).where(games.c.id == game).values(seq=rows[-1].seq))


def after(connection: Connection, game: int, seq: int) -> list[Row]:
    """Every row after number `seq`, in order."""
    query = select(entries).where(entries.c.game == game, entries.c.seq > seq).order_by(entries.c.seq)
    return [Row(*line) for line in connection.execute(query)]
