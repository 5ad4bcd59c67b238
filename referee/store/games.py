"""The games this server knows."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from referee.rules.kinds import Millis
from referee.store.tables import games


@dataclass(frozen=True, slots=True)
class GameRow:
    """One played event: its number, its name, its log's last number and its rulebook's fingerprint."""

    id: int
    name: str
    seq: int
    book: str
    created_at: Millis


def create_game(connection: Connection, name: str, book: str, now: Millis) -> int:
    """A new game with an empty log; answers its number."""
    made = insert(games).values(name=name, seq=0, book=book, created_at=now).returning(games.c.id)
    return int(connection.execute(made).scalar_one())


def find_game(connection: Connection, game: int) -> GameRow | None:
    """The game of that number, if there is one."""
    line = connection.execute(select(games).where(games.c.id == game)).first()
    return GameRow(*line) if line else None


def all_games(connection: Connection) -> list[GameRow]:
    """Every game, oldest first."""
    return [GameRow(*line) for line in connection.execute(select(games).order_by(games.c.id))]
