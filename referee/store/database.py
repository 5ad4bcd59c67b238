"""How transactions are made: durable, one writer at a time, and none that loses an update silently."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from flask import Flask
from flask_migrate import upgrade
from sqlalchemy import Connection, Engine, bindparam, event, select
from sqlalchemy.exc import OperationalError

from referee.extensions import db
from referee.store import tables

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 5262
"""The number of PostgreSQL's advisory lock under which tables are changed."""
BUSY_MS = 20
"""How long SQLite itself waits for another process, in milliseconds: it blocks every greenlet meanwhile."""
PATIENCE_S = 30
"""How long a writer keeps trying, sleeping in between, before it gives up."""


class Busy(RuntimeError):
    """Another process writes and writes; whoever asked may ask again."""


class Database:
    """The door to the database for one app; connects on first use."""

    def __init__(self, app: Flask, data: Path) -> None:
        self._app = app
        self._data = data
        self._engine: Engine | None = None
        self._opening = threading.RLock()
        self._ready = False
        self._looking: Any = None
        self.writer = threading.RLock()

    @property
    def engine(self) -> Engine:
        """SQLAlchemy's engine; the first to ask brings the database to this version's tables."""
        if not self._ready:
            with self._opening:
                if not self._ready:
                    with self._app.app_context():
                        upgrade(str(MIGRATIONS))
                    self._ready = True
        return self.opened

    @property
    def opened(self) -> Engine:
        """The engine as it is, whatever tables the database has: for the migrations themselves."""
        with self._opening:
            if self._engine is None:
                self._data.mkdir(parents=True, exist_ok=True)
                with self._app.app_context():
                    engine = db.engine
                if engine.dialect.name == "sqlite":
                    event.listen(engine, "connect", _connect)
                    event.listen(engine, "begin", _begin)
                self._engine = engine
            return self._engine

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file of ours."""
        return self.opened.dialect.name == "sqlite"

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A short look at the database, all of one moment."""
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One durable transaction; with SQLite nothing inside may yield to another greenlet."""
        engine = self.engine  # opened before the writer's lock is taken, never while it is held
        with self.writer, _transaction(engine) as connection:
            yield connection

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        """One durable transaction on whatever tables there are; one process at a time."""
        with self.writer, _transaction(self.opened) as connection:
            if not self.is_sqlite:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            yield connection

    def mark(self) -> object:
        """Something that differs once anybody has written (SQLite); None where only a look can tell."""
        if not self.is_sqlite:
            return None
        if self._looking is None:
            self._looking = self.engine.raw_connection()
        return self._looking.cursor().execute("PRAGMA data_version").fetchone()[0]

    def lock_game(self, connection: Connection, game: int) -> int | None:
        """The log's last number, its row held until the commit; None for an unknown game."""
        return connection.scalar(_LOCK, {"game": game})


_LOCK = select(tables.games.c.seq).where(tables.games.c.id == bindparam("game")).with_for_update()


@contextmanager
def _transaction(engine: Engine) -> Iterator[Connection]:
    with engine.connect() as raw:
        connection = raw.execution_options(writes=True)
        _begin_patiently(connection)
        with connection.get_transaction() or connection.begin():
            yield connection


def _begin_patiently(connection: Connection) -> None:
    """Begins, sleeping outside SQLite while another process writes."""
    give_up = time.monotonic() + PATIENCE_S
    while True:
        try:
            connection.begin()
            return
        except OperationalError as error:
            if "locked" not in str(error.orig):
                raise
        if time.monotonic() > give_up:
            raise Busy
        time.sleep(0.005)


def _connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    connection.execute("PRAGMA busy_timeout=5000")  # another process may be making or mending the file
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA recursive_triggers=ON")  # else REPLACE deletes without asking the triggers


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
