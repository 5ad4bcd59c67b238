"""Tells of deadlines as they pass; every state is right without it («H-05», «H-07»)."""

from __future__ import annotations

import heapq
import threading
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from referee.board import Board, News
from referee.rules.kinds import Millis
from referee.sight import sheet


@dataclass(frozen=True, slots=True)
class Passed:
    """A character is something else from now on, by time alone."""

    game: int
    character: str
    state: str
    at: Millis

    def words(self) -> dict[str, Any]:
        """As the phones read it."""
        return {"character": self.character, "state": self.state, "at": self.at}


class Ticker:
    """Keeps the changes of state that time will bring, soonest first."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._boards: dict[int, Board] = {}
        self._due: dict[int, list[tuple[Millis, str, int, str]]] = {}
        self._stamp: dict[tuple[int, str], int] = {}

    def watch(self, board: Board, now: Millis) -> None:
        """Looks at everybody in a game once; from then on at whom the news touch."""
        with board.lock, self._lock:
            if board.game not in self._boards:
                self._boards[board.game] = board
                self._due[board.game] = []
                for character in board.timeline.game.characters:
                    self._plan(board, character, now)

    def hear(self, board: Board, news: News, now: Millis) -> None:
        """Plans anew for whoever was touched."""
        with board.lock, self._lock:
            if board.game in self._boards:
                for character in news.touched & board.timeline.game.characters.keys():
                    self._plan(board, character, now)

    def passed(self, now: Millis) -> list[Passed]:
        """What has become true by time since it was last asked."""
        told = []
        with self._lock:
            for game in self._boards:
                told += self._passed_in(game, now)
        return told

    def _passed_in(self, game: int, now: Millis) -> list[Passed]:
        clock = self._boards[game].timeline.game.clock
        due, told = self._due[game], []
        while due and due[0][0] <= clock.played(now):
            at, character, stamp, state = heapq.heappop(due)
            if self._stamp[game, character] == stamp:
                told.append(Passed(game, character, state, at + clock.lost))
        return told

    def _plan(self, board: Board, character: str, now: Millis) -> None:
        stamp = self._stamp[board.game, character] = self._stamp.get((board.game, character), 0) + 1
        played = board.timeline.game.clock.played(now)
        moments = sheet(board, character)["moments"]
        for before, moment in pairwise(moments):
            if moment["from"] > played and (moment["state"], moment["noticed"]) != (before["state"], before["noticed"]):
                heapq.heappush(self._due[board.game], (moment["from"], character, stamp, str(moment["state"])))
