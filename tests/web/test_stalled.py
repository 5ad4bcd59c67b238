"""A phone that stops reading gets every frame whole and in order once it reads again, and delays nobody."""

from __future__ import annotations

import json

from tests.ear import Ear
from tests.house import NOON, next_id
from tests.hut import Hut

LONG = "x" * 500
BATCHES, EACH = 60, 200
"""Ten megabytes: more than the system keeps for a line that nobody reads."""


def test_a_stalled_reader_gets_whole_frames(hut: Hut) -> None:
    referee, chief = hut.phone("referee"), hut.phone("chief")
    version = referee.state()["version"]
    stalled, awake = referee.listen(small=True), chief.listen()
    heard = version
    for _ in range(BATCHES):
        reports = [{"id": next_id(NOON), "at": NOON, "kind": "note_taken", "text": LONG} for _ in range(EACH)]
        last = chief.send(*reports).json()["receipts"][-1]["seq"]
        heard = follow(awake, heard, last)
    follow(stalled, version, heard)


def follow(ear: Ear, told: int, last: int) -> int:
    """Reads news, each following the one before, up to a version."""
    while told != last:
        name, news = json.loads(ear.hear()[2:])
        assert (name, news["previous"]) == ("news", told)
        assert len(news["lines"]) == news["version"] - told
        told = news["version"]
    return told
