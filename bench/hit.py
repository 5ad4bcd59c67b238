"""From the POST of a hit until the last of a hundred phones has it, over real sockets on this machine.

The measure beside it is the least that any Flask program does: a route that only answers JSON,
asked on the same server, in the same run, between the hits.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path

import gevent
import websocket
from gevent import monkey
from gevent.event import Event

from bench.machine import median, show, spread
from bench.server import Phone, Server

PATIENCE_S = 10.0
"""How long the last phone may take before the measurement gives up."""


class Listener:
    """A phone's socket: it notes when the news that names a report came."""

    def __init__(self, phone: Phone) -> None:
        self.wanted = b""
        self.buffer = b""
        self.came = Event()
        self.at = 0.0
        there = phone.base.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        self.socket = websocket.create_connection(there, cookie=phone.cookie, origin=phone.base, timeout=PATIENCE_S)
        assert self.socket.recv().startswith("0"), "Engine.IO opens"
        self.socket.send("40")
        assert self.socket.recv().startswith("40"), "Socket.IO takes the phone in"
        self.socket.settimeout(None)
        self.reading = gevent.spawn(self._read)

    def expect(self, report: str) -> None:
        """From now on, wait for the news of that report."""
        self.came.clear()
        self.wanted = report.encode()

    def _read(self) -> None:
        """Frames as they come, read by hand: a client library would cost more than the server that is measured."""
        while True:
            frame = self._frame()
            now = time.perf_counter()
            if frame == b"2":
                self.socket.send("3")
            elif self.wanted and frame.startswith(b"42") and self.wanted in frame:
                self.at, self.wanted = now, b""
                self.came.set()

    def _frame(self) -> bytes:
        head = self._take(2)
        size = head[1] & 127
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return self._take(size)

    def _take(self, size: int) -> bytes:
        while len(self.buffer) < size:
            more = self.socket.sock.recv(65_536)
            if not more:
                raise RuntimeError("the server closed a phone's socket")
            self.buffer += more
        taken, self.buffer = self.buffer[:size], self.buffer[size:]
        return taken

    def close(self) -> None:
        """Leaves."""
        self.reading.kill()
        self.socket.close()


def one_hit(chief: Phone, listeners: list[Listener], on: str) -> tuple[float, float, float]:
    """Seconds from the POST until its answer, until the first phone has the news, and until the last has it."""
    report = chief.written("blow_struck", on=on, by="ali")
    for each in listeners:
        each.expect(str(report["id"]))
    started = time.perf_counter()
    chief.send([report]).raise_for_status()
    answered = time.perf_counter()
    for each in listeners:
        if not each.came.wait(PATIENCE_S):
            raise RuntimeError("a phone never heard of the hit")
    heard = [each.at - started for each in listeners]
    return answered - started, min(heard), max(heard)


def one_answer(chief: Phone) -> float:
    """Seconds that the route takes which only answers JSON."""
    started = time.perf_counter()
    chief.session.get(chief.base + "/healthz").raise_for_status()
    return time.perf_counter() - started


def main(phones: int, hits: int) -> None:
    """Starts a server of its own, signs the phones in, measures, and prints the figures."""
    if not monkey.is_module_patched("socket"):
        raise RuntimeError("the phones wait by gevent: start this by python -m referee bench hit")
    folder = Path(tempfile.mkdtemp(prefix="referee-bench-"))
    server = Server(folder / "data").start()
    listeners: list[Listener] = []
    try:
        chief = server.chief()
        people = [each["id"] for each in chief.state()["characters"] if each["id"] != "ali"]
        listeners = [Listener(server.sign_in(chief.new_link("referee", name=f"R{number}"))) for number in range(phones)]
        for number in range(10):
            one_hit(chief, listeners, people[number % len(people)])
            one_answer(chief)
        posted, first, last, plain = [], [], [], []
        for number in range(hits):
            plain.append(one_answer(chief))
            answered, soonest, latest = one_hit(chief, listeners, people[number % len(people)])
            posted.append(answered)
            first.append(soonest)
            last.append(latest)
    finally:
        for each in listeners:
            each.close()
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    base = median(plain)
    table = [
        {"what": what, **spread(spans), "× plain JSON (p50)": round(median(spans) / base, 1)}
        for what, spans in (
            ("a route that only answers JSON", plain),
            ("POST of the hit until its receipt (on the disk)", posted),
            ("POST until the first phone has it", first),
            (f"POST until the last of {phones} phones has it", last),
        )
    ]
    show(f"Hit: {hits} one after another, {phones} referees' phones, milliseconds", table, {"phones": phones})
