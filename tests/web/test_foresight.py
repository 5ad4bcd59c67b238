"""The table a referee's phone keeps: small, of this game, for referees, and never explored twice."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from referee import board as boards
from tests.house import NOON, SECOND, House


def table(phone: Any, **more: Any) -> Any:
    return phone.get("foresight", **more)


def test_every_key_of_a_sheet_is_in_the_table_and_the_table_is_closed(house: House) -> None:
    referee = house.phone()
    referee.report("blow_struck", on="godefroy")
    referee.report("keyword_called", form="effect", keyword="agony", on="ali")
    told = table(referee).json
    keys = [moment["key"] for character in referee.state()["characters"] for moment in character["moments"]]
    assert set(keys) <= set(told["keys"])
    places = range(len(told["keys"]))
    for steps, later, state in zip(told["steps"], told["later"], told["states"], strict=True):
        assert len(steps) == len(told["reports"])
        assert len(later) == len(state)
        assert all(to in places and outcome < len(told["outcomes"]) for to, outcome, _ in steps)
        assert all(to in places for to in later)


def test_what_it_foresees_is_what_comes(house: House) -> None:
    referee = house.phone()
    told = table(referee).json
    before = next(each for each in referee.state()["characters"] if each["id"] == "godefroy")["moments"][0]
    step = told["steps"][told["keys"].index(before["key"])][0]
    house.clock.move(SECOND)
    receipt = referee.report("blow_struck", on="godefroy")
    outcome = told["outcomes"][step[1]]
    assert [receipt[key] for key in ("result", "reasons", "notes")] == [
        outcome[key] for key in ("result", "reasons", "notes")
    ]
    after = next(each for each in referee.state()["characters"] if each["id"] == "godefroy")["moments"][0]
    assert told["keys"][step[0]] == after["key"]


def test_only_referees_have_it_and_no_player_sees_a_key(house: House) -> None:
    ali = house.phone("player", "ali")
    assert table(ali).status_code == 403
    assert table(house.stranger()).status_code == 401
    assert all("key" not in moment for moment in ali.state()["me"]["moments"])


def test_it_is_explored_once_and_further_for_a_new_key(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    explored = []
    real = boards.explore
    monkeypatch.setattr(boards, "explore", lambda *given: explored.append(1) or real(*given))
    referee = house.phone()
    tag = table(referee).headers["ETag"]
    referee.report("blow_struck", on="ali")
    again = table(referee, headers={"If-None-Match": tag})
    assert (again.status_code, again.data, len(explored)) == (304, b"", 1)
    referee.report("character_entered", who="ogre", name="Ogre", creature=True, resists_blows=4)
    assert table(referee, headers={"If-None-Match": tag}).status_code == 200
    assert len(explored) == 2


def test_three_hundred_characters_fit_into_a_thin_network(house: House) -> None:
    chief = house.phone("chief")
    armours = ([], [{"material": "leather", "coverage": 100}], [{"material": "metal", "coverage": 100}])
    entered = [
        chief.written("character_entered", who=f"c{n}", name=f"C{n}", armour=armours[n % 3], hidden=n % 7 == 0,
                      helmet=n % 11 == 0, extra_blows=n % 13 // 12, **({"resists_blows": n % 6} if n % 10 == 0 else {}))
        for n in range(295)
    ]  # fmt: skip
    assert chief.send(*entered).status_code == 200
    chief.report("keyword_called", form="effect", keyword="paralyse", on="c1", at=NOON)
    zipped = table(chief, headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["Content-Encoding"] == "gzip"
    plain = gzip.decompress(zipped.data)
    keys = len(json.loads(plain)["keys"])
    print(f"foresight of 300 characters: {keys} states, {len(plain)} bytes, {len(zipped.data)} zipped")
    assert len(zipped.data) < 45_000
