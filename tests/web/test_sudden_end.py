"""The plug is pulled in the middle of everything: nothing is lost, nothing is doubled, and time went on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import requests

from tests.house import MINUTE, NOON, SECOND, next_id
from tests.hut import Caller, Hut

CLIENTS, EACH = 4, 50


class Outbox(threading.Thread):
    """A phone that sends its reports one after another, each until it is answered."""

    def __init__(self, phone: Caller, progress: threading.Semaphore) -> None:
        super().__init__()
        self.phone = phone
        self.progress = progress
        self.receipts: dict[str, dict[str, object]] = {}
        self.tries = 0

    def run(self) -> None:
        for number in range(EACH):
            said = {"id": next_id(NOON), "at": NOON + number, "kind": "combat_activity", "who": "nico"}
            while said["id"] not in self.receipts:
                self.tries += 1
                try:
                    answer = self.phone.send(said)
                except requests.RequestException:
                    time.sleep(0.02)
                else:
                    self.receipts[str(said["id"])] = answer.json()["receipts"][0]
                    self.progress.release()


def test_each_report_is_there_once_and_the_dying_died_in_time(new_hut: Callable[..., Hut]) -> None:
    hut = new_hut()
    referee = hut.phone("referee")
    for _ in range(2):
        referee.report("blow_struck", on="ali")
    hut.set_clock(NOON + 30 * SECOND)
    progress = threading.Semaphore(0)
    clients = [Outbox(referee, progress) for _ in range(CLIENTS)]
    for client in clients:
        client.phone = hut.twin(referee)
        client.start()
    for _ in range(CLIENTS * EACH // 3):
        progress.acquire()
    hut.kill()
    hut.set_clock(NOON + 8 * MINUTE)
    hut.start()
    for client in clients:
        client.join()

    wanted = {report for client in clients for report in client.receipts}
    assert len(wanted) == CLIENTS * EACH
    assert sum(client.tries for client in clients) > CLIENTS * EACH, "somebody had to send twice"
    lines, before = [], ""
    while page := referee.session.get(referee.url(f"log?kind=combat_activity{before}")).json()["lines"]:
        lines += page
        before = f"&before={page[-1]['seq']}"
    assert sorted(line["id"] for line in lines) == sorted(wanted)
    seqs = {line["id"]: line["seq"] for line in lines}
    for client in clients:
        assert all(seqs[report] == receipt["seq"] for report, receipt in client.receipts.items())

    state = referee.state()
    ali = next(each for each in state["characters"] if each["id"] == "ali")
    spans = {moment["state"]: moment["from"] for moment in ali["moments"]}
    assert spans["dying"] == NOON
    assert spans["comatose"] == NOON + 5 * MINUTE
    assert spans["dead"] == NOON + 10 * MINUTE
    holds = [
        moment["state"] for moment in ali["moments"] if moment["from"] <= state["now"] - state["game"]["clock"]["lost"]
    ]
    assert holds[-1] == "comatose", "since three minutes"
    assert hut.phone("leila").session.get(f"{hut.base}/c/{hut.told['codes']['ali']}").text.count("oma") >= 1


def test_it_stops_when_it_is_asked_to(new_hut: Callable[..., Hut]) -> None:
    hut = new_hut()
    hut.phone("referee").listen()
    process = hut.process
    assert process is not None
    hut.stop()
    assert process.returncode == 0
