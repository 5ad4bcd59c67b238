"""The ticker tells of deadlines as they pass, to whom they concern; without it every state is still right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.ticker import Passed, Ticker
from tests.house import MINUTE, NOON, SECOND, House, heard


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


def ticking(house: House) -> Ticker:
    ticker, board = Ticker(), house.referee.boards.find(house.game)
    ticker.watch(board, house.clock())
    house.referee.boards.listen(lambda board, news: ticker.hear(board, news, house.clock()))
    return ticker


def test_each_deadline_is_told_once_at_its_time(house: House) -> None:
    ticker, referee = ticking(house), house.phone()
    referee.report("ruling_made", on="ali", reason="r", health="dying")
    assert ticker.passed(NOON + 5 * MINUTE - 1) == []
    assert ticker.passed(NOON + 5 * MINUTE) == [Passed(house.game, "ali", "comatose", NOON + 5 * MINUTE)]
    assert ticker.passed(NOON + 5 * MINUTE) == []
    assert ticker.passed(NOON + 10 * MINUTE) == [Passed(house.game, "ali", "dead", NOON + 10 * MINUTE)]
    assert ticker.passed(NOON + 60 * MINUTE) == []


def test_whoever_is_healed_in_time_is_not_told_of(house: House) -> None:
    ticker, referee = ticking(house), house.phone()
    referee.report("ruling_made", on="ali", reason="r", health="dying")
    referee.report("healed", on="ali", to="fit")
    assert ticker.passed(NOON + 60 * MINUTE) == []


def test_while_the_game_stands_still_nobody_dies(house: House) -> None:
    ticker, referee = ticking(house), house.phone()
    referee.report("ruling_made", on="ali", reason="r", health="dying")
    house.clock.move(MINUTE)
    referee.report("game_paused")
    assert ticker.passed(NOON + 60 * MINUTE) == []
    house.clock.move(7 * MINUTE + 13 * SECOND)
    referee.report("game_resumed")
    late = 5 * MINUTE + 7 * MINUTE + 13 * SECOND
    assert ticker.passed(NOON + late - 1) == []
    assert ticker.passed(NOON + late) == [Passed(house.game, "ali", "comatose", NOON + late)]


def test_after_a_restart_the_past_is_not_told_again(house: House) -> None:
    house.phone().report("ruling_made", on="ali", reason="r", health="dying")
    house.clock.move(7 * MINUTE)
    ticker = ticking(house)
    assert ticker.passed(house.clock()) == []
    assert ticker.passed(NOON + 10 * MINUTE) == [Passed(house.game, "ali", "dead", NOON + 10 * MINUTE)]


def test_only_referees_and_the_player_concerned_are_told(house: House) -> None:
    phones = [house.phone(), house.phone("player", "ali"), house.phone("player", "leila")]
    sockets: list[Any] = [phone.listen() for phone in phones]
    passed = Passed(house.game, "ali", "dead", NOON)
    house.referee.live.announce(house.game, "ali", passed.words())
    told = [heard(socket, "passed") for socket in sockets]
    assert told == [[{"character": "ali", "state": "dead", "at": NOON}]] * 2 + [[]]
