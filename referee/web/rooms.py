"""One audience's stream of news: each follows the one before, and what comes close together goes together."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from referee.board import Board
from referee.clock import Clock
from referee.sight import Viewer, seen_by

Version = int | str


class Room:
    """The referees of a game, or one player: who listens, and the version they were told last."""

    def __init__(self, name: str, board: Board, viewer: Viewer, clock: Clock) -> None:
        self.name = name
        self.board = board
        self.viewer = viewer
        self.clock = clock
        self.members: set[str] = set()
        self.lock = threading.RLock()
        self.sent_at = float("-inf")
        self.waiting = False
        self.version: Version = self._now()

    def join(self, sid: str) -> None:
        """Somebody listens from now on; the first one starts from what is true now."""
        with self.lock:
            if not self.members:
                self.version = self._now()
            self.members.add(sid)

    def leave(self, sid: str) -> None:
        """They do not listen any more."""
        with self.lock:
            self.members.discard(sid)

    def delay(self, window: float) -> float | None:
        """How long to wait before telling: none at the leading edge; None if somebody is waiting already."""
        with self.lock:
            if not self.members or self.waiting:
                return None
            self.waiting = True
            return max(0.0, self.sent_at + window - time.monotonic())

    def tell(self, emit: Callable[[Any, str], None]) -> None:
        """Says what changed since the last time, if this audience can see that anything did."""
        with self.lock:
            self.waiting = False
            told = self._news()
            if told is not None:
                self.version = told["version"]
                self.sent_at = time.monotonic()
                emit(told, self.name)

    def _news(self) -> dict[str, Any] | None:
        with self.board.lock:
            if self.viewer.character is None:
                step = self.board.since(int(self.version)) if self.version != self.board.seq else None
                if self.version == self.board.seq:
                    return None
                return seen_by(self.viewer, self.board, self.clock(), step)
            told = seen_by(self.viewer, self.board, self.clock())
            return None if told["version"] == self.version else told | {"previous": self.version}

    def _now(self) -> Version:
        with self.board.lock:
            if self.viewer.character is None:
                return self.board.seq
            version: str = seen_by(self.viewer, self.board, self.clock())["version"]
            return version
