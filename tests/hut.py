"""The house of `house.py` behind a real server in a process of its own; the test moves its clock by a file.

python -m tests.hut DATA PORT CLOCK [DATABASE]
"""

from __future__ import annotations

if __name__ == "__main__":
    from gevent import monkey

    monkey.patch_all()

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import requests

from tests.ear import Ear

ROOT = Path(__file__).parent.parent
ROLES = ("chief", "referee", "referee")


class Hut:
    """A server on some data; the same hut may be started again after it was killed, or a second one beside it."""

    def __init__(self, folder: Path, port: int, *more: str) -> None:
        self.folder = folder
        self.more = more
        self.base = f"http://127.0.0.1:{port}"
        self.port = port
        self.clock = folder / "clock"
        self.process: subprocess.Popen[str] | None = None
        self.told: dict[str, Any] = {}
        self.ears: list[Ear] = []
        self.callers: list[Caller] = []

    def start(self) -> Hut:
        """Starts it and waits until it answers."""
        from tests.house import NOON

        if not self.clock.exists():
            self.set_clock(NOON)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.hut", str(self.folder / "data"), str(self.port), str(self.clock), *self.more],
            cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8",
        )  # fmt: skip
        assert self.process.stdout is not None
        self.told = json.loads(self.process.stdout.readline() or "{}") or self.told
        give_up = time.monotonic() + 30
        while time.monotonic() < give_up and self.process.poll() is None:
            try:
                requests.get(self.base + "/healthz", timeout=5)
            except requests.ConnectionError:
                time.sleep(0.02)
            else:
                return self
        raise RuntimeError("the hut did not open")

    def set_clock(self, at: int) -> None:
        """Moves the clock, all at once."""
        fresh = self.clock.with_suffix(".new")
        fresh.write_text(str(at))
        fresh.replace(self.clock)

    def kill(self) -> None:
        """Pulls the plug."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to stop."""
        self._end(signal.SIGTERM)

    def hang_up(self) -> None:
        """Closes what phones have open."""
        for ear in self.ears:
            ear.close()
        for caller in self.callers:
            caller.session.close()

    def _end(self, by: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait(20)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def join(self, token: str, name: str = "Léonie") -> Caller:
        """A phone that has used a link up."""
        phone = Caller(self)
        self.callers.append(phone)
        phone.session.post(f"{self.base}/join/{token}", data={"name": name}).raise_for_status()
        return phone

    def twin(self, phone: Caller) -> Caller:
        """The same phone with a line of its own."""
        twin = Caller(self)
        twin.session.cookies.update(phone.session.cookies)
        self.callers.append(twin)
        return twin

    def phone(self, who: str) -> Caller:
        """The phone of `chief`, `referee`, or of a character; each can be asked for once."""
        return self.join(self.told["links"][who].pop())


class Caller:
    """A phone that speaks to a hut."""

    def __init__(self, hut: Hut) -> None:
        self.hut = hut
        self.session = requests.Session()
        self.game = hut.told["game"]

    @property
    def cookie(self) -> str:
        """The session's cookies as a header."""
        return "; ".join(f"{each.name}={each.value}" for each in self.session.cookies)

    def listen(self, **more: Any) -> Ear:
        """A socket of this phone, past Socket.IO's greeting."""
        ear = Ear(self.hut.port, self.cookie, **more)
        self.hut.ears.append(ear)
        return ear.open()

    def url(self, path: str) -> str:
        """Below the game's API."""
        return f"{self.hut.base}/api/games/{self.game}/{path}"

    def state(self, since: Any = None) -> dict[str, Any]:
        """What this phone may see."""
        answer = self.session.get(self.url("state"), params={} if since is None else {"since": since})
        answer.raise_for_status()
        return dict(answer.json())

    def send(self, *reports: dict[str, Any]) -> requests.Response:
        """Hands reports in."""
        return self.session.post(self.url("reports"), json={"reports": reports}, timeout=10)

    def report(self, kind: str, **fact: Any) -> dict[str, Any]:
        """Reports one fact, now by the hut's clock; the receipt."""
        from tests.house import next_id

        at = int(self.hut.clock.read_text())
        answer = self.send({"id": next_id(at), "at": at, "kind": kind, **fact})
        return dict(answer.json()["receipts"][0])


def main(data: str, port: str, clock: str, database_url: str = "") -> None:
    """Builds the house, or opens the one that is there, and serves it."""
    from referee.serving import serve
    from tests.house import PEOPLE, House

    def read() -> int:
        return int(Path(clock).read_text())

    house = House(Path(data), clock=read, async_mode="gevent", limits=True, database_url=database_url)
    if house.fresh:
        people = {each["who"]: [house.link("player", character=each["who"])] for each in PEOPLE}
        links = people | {role: [house.link(role) for each in ROLES if each == role] for role in set(ROLES)}
        print(json.dumps({"game": house.game, "codes": house.codes, "links": links}), flush=True)
    else:
        print("{}", flush=True)
    serve(house.app, "127.0.0.1", int(port))


if __name__ == "__main__":
    main(*sys.argv[1:])
