"""Law 8, byte for byte: whom it does not concern cannot tell coma from death («H-07», LARP l.16).

One victim is left to die alone, another is finished off early; two worlds differ in nothing else.
An unentitled phone looks at everything it can reach for eleven minutes, in both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from tests.ear import raw_get
from tests.house import MINUTE, NOON, SECOND
from tests.hut import Caller, Hut

MINUTES = 11
VICTIMS = ("ali", "nico")


def looks(hut: Hut, cookie: str, victim: str) -> Iterator[bytes]:
    """All that a phone gets when it asks about somebody else."""
    code, game = hut.told["codes"][victim], f"/api/games/{hut.told['game']}"
    for path in (
        f"/c/{code}", f"/c/{code.lower()}", f"{game}/characters/{victim}", f"{game}/log?character={victim}",
        f"{game}/state?character={victim}", f"{game}/people", f"/{victim}", f"/me?character={victim}", "/", "/me",
        f"{game}/state", f"{game}/state?since=0",
    ):  # fmt: skip
        yield raw_get(hut.port, path, cookie)


class World:
    """A game in which Ali and Nico fall into coma together, and what others hear and see of it."""

    def __init__(self, hut: Hut, finish: Callable[[Caller], None]) -> None:
        self.hut = hut
        referee = hut.phone("referee")
        self.observers = {"omar": hut.phone("omar").cookie, "a stranger": ""}
        player = next(caller for caller in hut.callers if caller.cookie == self.observers["omar"])
        ear = player.listen()
        self.seen: dict[tuple[str, str], list[bytes]] = {}
        for _ in range(3):
            for victim in VICTIMS:
                referee.report("blow_struck", on=victim)
        for minute in range(MINUTES + 1):
            hut.set_clock(NOON + minute * MINUTE + SECOND)
            if minute == 1:
                finish(referee)
            for who, cookie in self.observers.items():
                for victim in VICTIMS:
                    self.seen.setdefault((who, victim), []).extend(looks(hut, cookie, victim))
        truth = {each["id"]: each["moments"][-1] for each in referee.state()["characters"]}
        self.died_at = {victim: truth[victim]["from"] for victim in VICTIMS}
        assert all(truth[victim]["state"] == "dead" for victim in VICTIMS)
        assert ear.quiet(1.0), "nothing was said to a phone that it does not concern"
        self.frames = [re.sub(rb'"sid":"[^"]*"', b"", frame) for frame in ear.frames]
        self.greeting = re.sub(rb"(Sec-WebSocket-Accept|Date): [^\r]*", b"", ear.greeting)


def finished_off(referee: Caller) -> None:
    receipt = referee.report("finished_off", on="nico", by="godefroy", lasted_s=30)
    assert receipt["result"] == "applied", receipt


def given_to_die(referee: Caller) -> None:
    assert referee.report("ruling_made", on="nico", reason="the poison", health="dead")["result"] == "applied"


def left_alone(_referee: Caller) -> None:
    return


@pytest.mark.parametrize("finish", [finished_off, given_to_die])
def test_coma_and_death_are_the_same_bytes(new_hut: Callable[..., Hut], finish: Callable[[Caller], None]) -> None:
    here, there = World(new_hut("here"), finish), World(new_hut("there"), left_alone)
    assert here.died_at["nico"] < here.died_at["ali"] == there.died_at["ali"] == there.died_at["nico"]
    for who in here.observers:
        of_ali, of_nico, elsewhere = here.seen[who, "ali"], here.seen[who, "nico"], there.seen[who, "nico"]
        assert len(of_ali) == len(of_nico) == len(elsewhere) > 100
        for left, right in zip(of_ali, of_nico, strict=True):
            assert left == right, "two victims in one world"
        assert of_nico == elsewhere, "one victim in two worlds"
        assert minutes_alike(of_nico)
    assert len(here.frames) == 2, "Socket.IO's own greeting and nothing else"
    assert (here.frames, here.greeting) == (there.frames, there.greeting)


def minutes_alike(seen: list[bytes]) -> bool:
    """Whether each minute brought what the first did, but for the server's time."""
    size = len(seen) // (MINUTES + 1)
    rounds = [
        [re.sub(rb'"now":\d+', b"", each) for each in seen[start : start + size]] for start in range(0, len(seen), size)
    ]
    return all(each == rounds[0] for each in rounds)


def test_a_physicians_player_does_tell_them_apart(hut: Hut) -> None:
    referee, leila = hut.phone("referee"), hut.phone("leila")
    for _ in range(3):
        for victim in VICTIMS:
            referee.report("blow_struck", on=victim)
    given_to_die(referee)
    codes = hut.told["codes"]
    ali, nico = (raw_get(hut.port, f"/c/{codes[victim]}", leila.cookie) for victim in VICTIMS)
    assert ali != nico.replace(b"Nico", b"Ali")


def test_the_physician_hears_nothing_by_socket_either(hut: Hut) -> None:
    referee, leila = hut.phone("referee"), hut.phone("leila")
    ear = leila.listen()
    given_to_die(referee)
    assert ear.quiet(0.5)
