"""The one voice out: every phone hears what it may see, and nothing that a phone says here is listened to."""

from __future__ import annotations

import threading
from collections import defaultdict
from typing import Any

from flask import Flask, request
from flask_socketio import SocketIO, join_room

from referee.board import Board, Boards, News
from referee.clock import Clock
from referee.config import Settings
from referee.store.accounts import Who
from referee.web.auth import who_asks
from referee.web.rooms import Room

LISTENS_TO = 4_096
"""The longest thing a phone may say through a socket, in bytes: enough to connect."""


class Live:
    """The sockets of this process and their rooms."""

    def __init__(self, app: Flask, boards: Boards, clock: Clock, settings: Settings) -> None:
        self.boards = boards
        self.clock = clock
        self.window = settings.coalesce_ms / 1000
        self.socketio = SocketIO()
        self.rooms: dict[str, Room] = {}
        self._sockets: dict[str, tuple[str, Room]] = {}
        self._of_phone: dict[str, set[str]] = defaultdict(set)
        self._lock = threading.RLock()
        self._started = False
        self.tasks: list[Any] = []
        boards.listen(self.publish)
        self.socketio.on_event("connect", self._connect)
        self.socketio.on_event("disconnect", self._disconnect)
        self.socketio.init_app(
            app, async_mode=settings.async_mode, cors_allowed_origins=None, max_http_buffer_size=LISTENS_TO,
            ping_interval=20, ping_timeout=15, manage_session=False,
        )  # fmt: skip

    def publish(self, board: Board, news: News) -> None:
        """Has every room that may see a difference told of it."""
        with self._lock:
            rooms = [room for room in self.rooms.values() if room.members and _concerns(room, board, news)]
        for room in rooms:
            delay = room.delay(self.window)
            if delay == 0:
                room.tell(self.emit)
            elif delay is not None:
                self.socketio.start_background_task(self._tell_later, room, delay)

    def announce(self, game: int, character: str, passed: dict[str, Any]) -> None:
        """A deadline has passed: the referees and the player concerned may flash; states need no telling."""
        for room in (referees_room(game), player_room(game, character)):
            self.socketio.emit("passed", passed, to=room)

    def ring(self, game: int, call: dict[str, Any]) -> None:
        """A real emergency: the referees' phones and nobody else's; a phone that knows it already stays quiet."""
        self.socketio.emit("medical", {"call": call, "now": self.clock()}, to=referees_room(game))

    def listening(self, game: int) -> int:
        """How many of the referees' sockets this process reaches just now."""
        with self._lock:
            room = self.rooms.get(referees_room(game))
            return len(room.members) if room else 0

    def close(self, phones: set[str]) -> None:
        """Shuts the sockets of phones that have been signed out."""
        server = self.socketio.server
        with self._lock:
            sids = [sid for phone in phones for sid in self._of_phone.get(phone, ())]
        for sid in sids:
            wire = server.manager.eio_sid_from_sid(sid, "/")
            server.disconnect(sid)
            if wire is not None:
                server.eio.disconnect(wire)

    def phones(self) -> set[str]:
        """The phones that listen just now."""
        with self._lock:
            return {phone for phone, sids in self._of_phone.items() if sids}

    def _tell_later(self, room: Room, delay: float) -> None:
        self.socketio.sleep(delay)
        room.tell(self.emit)

    def emit(self, told: dict[str, Any], room: str) -> None:
        """Says something to everybody in a room."""
        self.socketio.emit("news", told | {"now": self.clock()}, to=room)

    def _connect(self, _auth: object = None) -> bool | None:
        who = who_asks()
        if who is None:
            return False
        room = self._room(who)
        if room is None:
            return False
        sid: str = request.sid  # type: ignore[attr-defined]
        with self._lock:
            self._sockets[sid] = (who.phone, room)
            self._of_phone[who.phone].add(sid)
        room.join(sid)
        join_room(room.name)
        self._start()
        return None

    def _disconnect(self, _reason: object = None) -> None:
        sid: str = request.sid  # type: ignore[attr-defined]
        with self._lock:
            phone, room = self._sockets.pop(sid, ("", None))
            self._of_phone[phone].discard(sid)
            if not self._of_phone[phone]:
                del self._of_phone[phone]
        if room is not None:
            room.leave(sid)

    def _room(self, who: Who) -> Room | None:
        board = self.boards.find(who.game)
        if board is None:
            return None
        name = referees_room(who.game) if who.character is None else player_room(who.game, who.character)
        with self._lock:
            if name not in self.rooms:
                self.rooms[name] = Room(name, board, Who("", "", who.role, who.game, who.character), self.clock)
            return self.rooms[name]

    def _start(self) -> None:
        """Begins to watch and to tick with the first phone that listens."""
        with self._lock:
            if self._started:
                return
            self._started = True
        for task in self.tasks:
            self.socketio.start_background_task(task)


def referees_room(game: int) -> str:
    """The room of a game's referees."""
    return f"referees:{game}"


def player_room(game: int, character: str) -> str:
    """The room of one player."""
    return f"player:{game}:{character}"


def _concerns(room: Room, board: Board, news: News) -> bool:
    if room.board is not board:
        return False
    return room.viewer.character is None or news.frame or room.viewer.character in news.people
