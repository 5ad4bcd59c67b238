"""A phone's end of a wire, byte for byte: what HTTP and a websocket bring, before anybody tidies it up."""

from __future__ import annotations

import base64
import os
import re
import socket
import struct


def raw_get(port: int, path: str, cookie: str = "") -> bytes:
    """All the bytes of an answer, but for the time of day."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(_request(port, path, cookie, "Connection: close\r\n"))
        answer = b""
        while piece := line.recv(65536):
            answer += piece
    return re.sub(rb"\r\nDate: [^\r]*", b"", answer)


class Ear:
    """A websocket that keeps all it hears; with `small` it can be made to stall soon when it stops reading."""

    def __init__(self, port: int, cookie: str, *, small: bool = False) -> None:
        self.line = socket.socket()
        if small:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(20)
        self.line.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(_request(
            port, "/socket.io/?EIO=4&transport=websocket", cookie,
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n",
        ))  # fmt: skip
        self.rest = b""
        self.greeting = self._until(b"\r\n\r\n")
        self.frames: list[bytes] = []

    def open(self) -> Ear:
        """Goes through Socket.IO's greeting."""
        assert self.hear().startswith(b"0")
        self.say("40")
        assert self.hear().startswith(b"40"), self.frames
        return self

    def say(self, text: str) -> None:
        """Sends a text, masked as a client must."""
        said, mask = text.encode(), os.urandom(4)
        assert len(said) < 126
        masked = bytes(letter ^ mask[place % 4] for place, letter in enumerate(said))
        self.line.sendall(bytes([0x81, 0x80 | len(said)]) + mask + masked)

    def hear(self) -> bytes:
        """The next text; pings of the engine are answered and passed over. Empty once the line is closed."""
        while True:
            kind, said = self._frame()
            if kind == 8 or kind is None:
                return b""
            if said == b"2":
                self.say("3")
                continue
            self.frames.append(said)
            return said

    def quiet(self, seconds: float) -> bool:
        """Whether nothing comes for a while."""
        self.line.settimeout(seconds)
        try:
            return self.hear() == b""
        except TimeoutError:
            return True
        finally:
            self.line.settimeout(20)

    def close(self) -> None:
        """Hangs up."""
        self.line.close()

    def _frame(self) -> tuple[int | None, bytes]:
        head = self._take(2)
        if len(head) < 2:
            return None, b""
        assert head[0] & 0x70 == 0, "no extension was agreed on"
        assert head[1] & 0x80 == 0, "servers do not mask"
        size = head[1]
        if size == 126:
            size = struct.unpack(">H", self._take(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._take(8))[0]
        return head[0] & 0x0F, self._take(size)

    def _take(self, size: int) -> bytes:
        while len(self.rest) < size:
            piece = self.line.recv(max(4096, size - len(self.rest)))
            if not piece:
                return b""
            self.rest += piece
        taken, self.rest = self.rest[:size], self.rest[size:]
        return taken

    def _until(self, end: bytes) -> bytes:
        while end not in self.rest:
            piece = self.line.recv(4096)
            assert piece, self.rest
            self.rest += piece
        taken, self.rest = self.rest.split(end, 1)
        return taken


def _request(port: int, path: str, cookie: str, more: str) -> bytes:
    cookies = f"Cookie: {cookie}\r\n" if cookie else ""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{cookies}{more}\r\n".encode()
