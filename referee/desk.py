"""The one door: every change of a game is a report handed in here."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from flask import current_app

from referee.board import Board, Boards, people_in
from referee.clock import Clock
from referee.rules.kinds import Millis
from referee.rules.vocabulary import VOCABULARY, subjects
from referee.store import journal
from referee.store.accounts import Who
from referee.store.codec import Malformed, Report, read_report
from referee.store.journal import Row

TRAVEL = 2_000
"""A difference of clocks below this, unmeasured, is taken for the time a report travels (milliseconds)."""
WORTH_SAYING = 60_000
"""A correction of the phone's clock above this is flagged (milliseconds)."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A report that is in the log, now or already before."""

    row: Row


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """A report that is not in the log: malformed, unauthorised, or about unknown things."""

    id: str | None
    code: str
    where: str
    detail: str = ""


Answer = Kept | TurnedAway


@dataclass(frozen=True, slots=True)
class Sent:
    """When a batch came, and what the phone knows of its own clock."""

    received_at: Millis
    sent_at: Millis | None = None
    offset: Millis | None = None


@dataclass(slots=True)
class _Batch:
    game: int
    reports: Sequence[Any]
    who: Who
    sent: Sent
    answers: list[Answer] | None = field(default=None)


class Desk:
    """Takes reports for every game; what waits while one batch is written goes together with the next."""

    def __init__(self, boards: Boards, clock: Clock) -> None:
        self.boards = boards
        self.clock = clock
        self._waiting: list[_Batch] = []
        self._lock = threading.Lock()

    def submit(
        self, game: int, reports: Sequence[Any], who: Who, *,
        sent_at: Millis | None = None, offset: Millis | None = None,
    ) -> list[Answer]:  # fmt: skip
        """Hands reports in; answers each in turn, once those that are kept are safe on the disk."""
        batch = _Batch(game, reports, who, Sent(self.clock(), sent_at, offset))
        self.boards.find(game)  # made before the writer's lock is taken, never while it is held
        with self._lock:
            self._waiting.append(batch)
        time.sleep(0)  # let others who are just as far hand theirs in too
        steps = []
        with self.boards.database.writer:
            try:
                if batch.answers is None:
                    steps = self._write(self._companions(batch))
            finally:
                with self._lock:
                    self._waiting = [each for each in self._waiting if each.answers is None and each is not batch]
        for board, news in steps:
            self.boards.tell(board, news)
        assert batch.answers is not None, "written above, or by whoever held the lock before"
        return batch.answers

    @property
    def waiting(self) -> tuple[object, ...]:
        """The batches that nobody has written yet."""
        with self._lock:
            return tuple(self._waiting)

    def _companions(self, batch: _Batch) -> list[_Batch]:
        """Everything that waits for the same game, in the order it came."""
        with self._lock:
            return [each for each in self._waiting if each.game == batch.game]

    def _write(self, batches: list[_Batch]) -> list[tuple[Board, list[Any]]]:
        board = self.boards.find(batches[0].game)
        if board is None:
            for batch in batches:
                batch.answers = [_away(said, "unknown_game", "game") for said in batch.reports]
            return []
        database = self.boards.database
        with database.writing() as connection:
            seq = database.lock_game(connection, board.game) or 0
            news = board.catch_up(connection)
            drawer = _Drawer(board, seq)
            answers = [[drawer.judge(said, batch) for said in batch.reports] for batch in batches]
            journal.append(connection, board.game, list(drawer.fresh.values()))
        news += board.take(drawer.fresh.values())
        for batch, answered in zip(batches, answers, strict=True):
            batch.answers = answered
        return [(board, news)]


class _Drawer:
    """Judges the reports of one transaction, each in the light of those before it."""

    def __init__(self, board: Board, seq: int) -> None:
        self.board = board
        self.seq = seq
        self.fresh: dict[str, Row] = {}
        self.entered: set[str] = set()

    def judge(self, said: Any, batch: _Batch) -> Answer:
        """Keeps a report, or says why not."""
        try:
            report = read_report(said)
        except Malformed as wrong:
            return _away(said, "malformed", wrong.where, wrong.detail)
        who = batch.who
        if not may_report(who, report):
            return TurnedAway(report.id, "not_allowed", "kind")
        before = self.fresh.get(report.id) or self.board.rows.get(report.id)
        if before is not None:
            same = before.body == report.body and (who.referee or before.author == who.id)
            return Kept(before) if same else TurnedAway(report.id, "id_reused", "id")
        if report.kind == "character_entered":
            self.entered.update(people_in(report.fact))
        for person in subjects(report.fact):
            if person not in self.board.known and person not in self.entered:
                return TurnedAway(report.id, "unknown_character", person)
        at, flags = corrected(report.at, batch.sent)
        self.seq += 1
        row = Row(
            self.board.game, self.seq, report.id, at, report.kind, report.body,
            who.id, who.name, who.role, batch.sent.received_at, msgspec.json.encode(flags).decode(),
        )  # fmt: skip
        self.fresh[report.id] = row
        return Kept(row)


def may_report(who: Who, report: Report) -> bool:
    """Referees report everything; players what is theirs to say, about themselves, and never what dice fell."""
    if who.referee:
        return True
    if getattr(report.fact, "dice", None):
        return False
    own = VOCABULARY[report.kind].players
    return bool(own) and who.character is not None and getattr(report.fact, own) == who.character


def corrected(at: Millis, sent: Sent) -> tuple[Millis, dict[str, Any]]:
    """When it happened by the server's clock, and what had to be done to say so.

    The difference between receipt and sending is never below the true offset, so a measured one is
    bounded by it; unmeasured and small, it is taken for travel. Nothing happens after its receipt.
    """
    apart = None if sent.sent_at is None else sent.received_at - sent.sent_at
    if sent.offset is not None:
        offset = sent.offset if apart is None else min(sent.offset, apart)
    else:
        offset = apart if apart is not None and abs(apart) >= TRAVEL else 0
    flags: dict[str, Any] = {}
    if abs(offset) > WORTH_SAYING:
        flags["clock_corrected"] = offset
    if at + offset > sent.received_at:
        flags["clock_ahead"] = at + offset - sent.received_at
    return max(0, min(at + offset, sent.received_at)), flags


def submit(game: int, reports: Sequence[Any], who: Who) -> list[Answer]:
    """Hands reports in at the current app's desk."""
    desk: Desk = current_app.extensions["referee"].desk
    return desk.submit(game, reports, who)


def _away(said: Any, code: str, where: str, detail: str = "") -> TurnedAway:
    known = said.get("id") if isinstance(said, dict) else None
    return TurnedAway(known if isinstance(known, str) else None, code, where, detail)
