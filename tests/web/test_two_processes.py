"""Two server processes on one SQLite file, or on one PostgreSQL database, are one referee."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import NullPool, create_engine

from tests.ear import Ear
from tests.house import NOON, next_id
from tests.hut import Caller, Hut


def news(ear: Ear) -> dict[str, object]:
    said = ear.hear()
    assert said.startswith(b"42"), said
    return dict(json.loads(said[2:])[1])


@pytest.fixture(params=["sqlite", "postgresql"])
def huts(request: pytest.FixtureRequest, new_hut: Callable[..., Hut]) -> tuple[Hut, Hut]:
    """Two servers with one game."""
    more = [request.getfixturevalue("fresh_postgresql")] if request.param == "postgresql" else []
    return new_hut("hut", *more), new_hut("hut", *more)


@pytest.fixture
def fresh_postgresql(postgresql: str) -> Iterator[str]:
    """The address of a PostgreSQL database with nothing in it yet."""
    engine = create_engine(postgresql, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE hut")
    yield postgresql.replace("/postgres?", "/hut?")
    with engine.connect() as connection:
        connection.exec_driver_sql("DROP DATABASE hut WITH (FORCE)")


def test_both_know_it_and_both_tell_their_phones(huts: tuple[Hut, Hut]) -> None:
    one, other = huts
    here, there = one.phone("referee"), other.phone("chief")
    player = other.phone("ali")
    ears = [phone.listen() for phone in (here, there, player)]
    before = there.state()["version"], player.state()["version"]
    receipt = here.report("blow_struck", on="ali")
    told = [news(ear) for ear in ears]
    assert [each["version"] for each in told[:2]] == [receipt["seq"]] * 2
    assert told[0]["characters"] == told[1]["characters"]
    assert (told[1]["previous"], told[2]["previous"]) == before
    moments = told[2]["me"]["moments"]
    assert moments[0]["state"] == "wounded"
    assert strip(here.state()) == strip(there.state())


def test_what_is_written_at_both_at_once_is_kept_in_one_order(huts: tuple[Hut, Hut]) -> None:
    one, other = huts
    phones = [one.phone("referee"), other.phone("chief")]
    kept: list[str] = []

    def write(phone: Caller) -> None:
        for _ in range(50):
            said = {"id": next_id(NOON), "at": NOON, "kind": "combat_activity", "who": "ali"}
            answer = phone.send(said)
            assert answer.status_code == 200, answer.text
            kept.append(said["id"])

    writers = [threading.Thread(target=write, args=(phone,)) for phone in phones]
    for each in writers:
        each.start()
    for each in writers:
        each.join()
    states = [strip(phone.state()) for phone in phones]
    assert states[0] == states[1]
    lines = [line["id"] for line in states[0]["lines"]]
    assert sorted(kept) == sorted(line for line in lines if line in set(kept))
    assert len(kept) == 100


def test_a_phone_signed_out_at_one_is_shut_out_of_the_other(huts: tuple[Hut, Hut]) -> None:
    one, other = huts
    chief, referee = one.phone("chief"), other.phone("referee")
    ear = referee.listen()
    people = chief.session.get(chief.url("people")).json()["people"]
    phone = next(each["id"] for each in people if each["role"] == "referee")
    assert chief.session.delete(chief.url(f"people/{phone}")).ok
    while ear.hear():
        continue
    assert referee.session.get(referee.url("state")).status_code == 401


def strip(state: dict[str, object]) -> dict[str, object]:
    """A state without who asked."""
    return {key: value for key, value in state.items() if key not in ("you", "now")}
