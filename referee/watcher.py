"""Looks whether another process has written: entries are told to our phones, sign-outs close sockets, calls ring."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from referee.board import Boards
from referee.clock import Clock
from referee.rules.kinds import Millis
from referee.store import accounts, medical
from referee.store.database import Database

FLUSH_MS = 60_000
"""How often the last contacts of phones are written down."""
OVERLAP_MS = 60_000
"""How far back a look for sign-outs reaches, for processes whose clocks differ."""


class Contacts:
    """When each phone was last heard of, in memory until it is worth a transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._at: dict[str, Millis] = {}

    def note(self, phone: str, now: Millis) -> None:
        """The phone was heard of just now."""
        with self._lock:
            self._at[phone] = now

    def last(self, phone: str, written: Millis) -> Millis:
        """When the phone was last heard of, as far as this process knows."""
        return max(written, self._at.get(phone, 0))

    def write(self) -> None:
        """Writes down what has come together."""
        with self._lock:
            contacts, self._at = self._at, {}
        if contacts:
            with self._database.writing() as connection:
                accounts.seen(connection, contacts)


class Watcher:
    """One look at a time; how often is for the caller to say."""

    def __init__(
        self, database: Database, boards: Boards, contacts: Contacts, clock: Clock,
        phones: Callable[[], set[str]], close: Callable[[set[str]], None],
        ring: Callable[[int, dict[str, Any]], None],
    ) -> None:  # fmt: skip
        self._database = database
        self._boards = boards
        self._contacts = contacts
        self._clock = clock
        self._phones = phones
        self._close = close
        self._ring = ring
        self._rung: tuple[int, int] | None = None
        self._known: dict[str, dict[str, Any]] = {}
        self._mark: object = None
        self._flushed_at = clock()

    def look(self) -> None:
        """Catches up with whatever others wrote since the last look."""
        mark = self._database.mark()
        if mark is None or mark != self._mark:
            self._mark = mark
            self._boards.refresh()
            self._sign_out()
            self._ring_here()
        if self._clock() - self._flushed_at > FLUSH_MS:
            self._flushed_at = self._clock()
            self._contacts.write()

    def _ring_here(self) -> None:
        """Tells of calls for help that differ from the last look; our own are told twice, and phones know them."""
        with self._database.reading() as connection:
            written = medical.written(connection)
            if written == self._rung:
                return
            found = [(board.game, call.words()) for board in self._boards.all()
                     for call in medical.calls(connection, board.game)]  # fmt: skip
        first, self._rung = self._rung is None, written
        for game, call in found:
            if not first and self._known.get(call["id"]) != call:
                self._ring(game, call)
        self._known = {call["id"]: call for _, call in found}

    def _sign_out(self) -> None:
        phones = self._phones()
        if phones:
            with self._database.reading() as connection:
                gone = accounts.revoked_among(connection, phones, self._clock() - OVERLAP_MS)
            self._close(gone)
