"""A real server in a process of its own on this machine, and phones that are signed in to it.

For measurements and for tests: both drive the program from outside, as phones do.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import requests

from referee.store.ids import new_id

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"https?://\S+/join/\S+")
READY_S = 60
"""How long a server may take to answer its first request."""


def free_port() -> int:
    """A port that nobody uses just now, below those that systems give to outgoing connections."""
    while True:
        port = 15_000 + secrets.randbelow(15_000)
        with socket.socket() as asking, contextlib.suppress(OSError):
            asking.bind(("127.0.0.1", port))
            return port


class Server:
    """`manage.py run`, as a process: its address, what it has printed, and ways to end it."""

    def __init__(self, data: Path, *, port: int | None = None, words: tuple[str, ...] = (), **environ: str) -> None:
        self.data = data
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.words = words
        self.environ = {"REFEREE_LIMITS": "no", **environ}
        self.printed: list[str] = []
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        """Starts it and waits until it answers."""
        environ = {**os.environ, **self.environ, "REFEREE_DATA": str(self.data), "LANG": "C.UTF-8",
                   "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}  # fmt: skip
        self.printed.clear()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "referee", "serve", "--host", "127.0.0.1", "--port", str(self.port), *self.words],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", env=environ, cwd=self.data.parent,
        )  # fmt: skip
        threading.Thread(target=self._listen, args=(self.process,), daemon=True).start()
        give_up = time.monotonic() + READY_S
        while not (self._has_said_all() and self._answers()):
            if self.process.poll() is not None or time.monotonic() > give_up:
                self.stop()
                raise RuntimeError("the server did not start:\n" + "".join(self.printed))
            time.sleep(0.05)
        return self

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with contextlib.suppress(ValueError):  # closed while we read: it has been stopped
            for line in process.stdout:
                self.printed.append(line)

    def _has_said_all(self) -> bool:
        """Whether it has printed all that it prints before it serves; the last line says how to stop it."""
        return any("Ctrl-C" in line for line in self.printed)

    def _answers(self) -> bool:
        try:
            return requests.get(self.base + "/healthz", timeout=5).ok
        except (requests.ConnectionError, requests.Timeout):
            return False

    @property
    def link(self) -> str:
        """The address that signs the first chief referee in, as the terminal showed it."""
        found = [line.strip() for line in self.printed if LINK.search(line)]
        assert found, "no link was printed:\n" + "".join(self.printed)
        return found[-1]

    def stop(self) -> None:
        """Ends it as Ctrl-C does."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Ends it as a pulled plug does."""
        self._end(signal.SIGKILL)

    def _end(self, by: signal.Signals) -> None:
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(by)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def sign_in(self, link: str, name: str = "Léonie") -> Phone:
        """A phone that has used the link up."""
        phone = Phone(self.base)
        answer = phone.session.post(link, data={"name": name}, headers={"Origin": self.base})
        answer.raise_for_status()
        phone.state()
        return phone

    def chief(self) -> Phone:
        """The first chief referee's phone."""
        return self.sign_in(self.link)


class Phone:
    """A signed-in phone, without its screen."""

    def __init__(self, base: str, game: int = 1) -> None:
        self.base = base
        self.api = f"{base}/api/games/{game}"
        self.session = requests.Session()
        self.session.headers["Origin"] = base

    def state(self, since: str | int | None = None) -> dict[str, Any]:
        """What this phone may see, whole or since a version."""
        answer = self.session.get(self.api + "/state", params={} if since is None else {"since": since})
        answer.raise_for_status()
        return dict(answer.json())

    def report(self, kind: str, *, at: int | None = None, **fact: Any) -> dict[str, Any]:
        """Reports one fact; the receipt."""
        return dict(self.send([self.written(kind, at=at, **fact)]).json()["receipts"][0])

    def written(self, kind: str, *, at: int | None = None, **fact: Any) -> dict[str, Any]:
        """A report as the outbox holds it."""
        now = time.time_ns() // 1_000_000
        return {"id": new_id(now), "at": now if at is None else at, "kind": kind, **fact}

    def send(self, reports: list[Mapping[str, Any]]) -> requests.Response:
        """Hands reports in."""
        return self.session.post(
            self.api + "/reports", json={"sent_at": time.time_ns() // 1_000_000, "reports": list(reports)}
        )

    def new_link(self, role: str, name: str | None = None, character: str | None = None) -> str:
        """A link for somebody else's phone."""
        said = {"for": role, "name": name, "character": character}
        answer = self.session.post(self.api + "/links", json={key: value for key, value in said.items() if value})
        answer.raise_for_status()
        return str(answer.json()["url"])

    @property
    def cookie(self) -> str:
        """The session's cookies as a header."""
        return "; ".join(f"{each.name}={each.value}" for each in self.session.cookies)
