"""What each role sees of whom: decided in one place, and never more than that."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from referee import sight
from referee.rules.kinds import Role
from tests.house import MINUTE, NOON, SECOND, House


@dataclass(frozen=True)
class Viewer:
    role: Role
    character: str | None = None


REFEREE, OMAR, LEILA, ALI = (
    Viewer("referee"),
    Viewer("player", "omar"),
    Viewer("player", "leila"),
    Viewer("player", "ali"),
)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


def log_of(house: House) -> Any:
    return house.referee.boards.find(house.game)


def test_with_what_eyes_everybody_looks(house: House) -> None:
    log = log_of(house)
    for role in ("chief", "referee", "master"):
        assert sight.eyes(Viewer(role), log, "ali") == "referee"
    assert sight.eyes(ALI, log, "ali") == "self"
    assert sight.eyes(OMAR, log, "ali") == "player"
    assert sight.eyes(LEILA, log, "ali") == "physician"
    assert sight.eyes(LEILA, log, "leila") == "self"
    assert sight.eyes(None, log, "ali") == "nobody"
    assert sight.eyes(Viewer("player", "nobody"), log, "ali") == "nobody"


@pytest.mark.parametrize("minutes", range(12))
def test_coma_and_death_are_one_word_to_a_player_and_two_to_a_physician(house: House, minutes: int) -> None:
    """H-07 (LARP l.16): only a physician can tell a comatose person from a dead one."""
    referee, log = house.phone(), log_of(house)
    for who in ("ali", "nico"):
        referee.report("ruling_made", on=who, reason="r", health="comatose")
    referee.report("ruling_made", on="nico", reason="r", health="dead")
    now = NOON + minutes * MINUTE
    ali, nico = (json.dumps(sight.seen_character(OMAR, log, who, now)) for who in ("ali", "nico"))
    assert ali == '{"id": "ali", "state": "lifeless"}'
    assert nico == ali.replace("ali", "nico")
    told = [sight.seen_character(LEILA, log, who, now)["state"] for who in ("ali", "nico")]
    assert told == ["comatose" if minutes < 5 else "dead", "dead"]


@pytest.mark.parametrize("health", ["fit", "wounded", "dying"])
def test_of_the_living_a_player_sees_nothing(house: House, health: str) -> None:
    house.phone().report("ruling_made", on="ali", reason="r", health=health)
    assert sight.seen_character(OMAR, log_of(house), "ali", NOON) == {"id": "ali"}


def test_nobody_sees_nothing(house: House) -> None:
    log = log_of(house)
    assert sight.seen_by(None, log, 0) == {}
    assert sight.seen_character(None, log, "ali", NOON) == {}
    assert sight.seen_lines(None, log, log.by_seq) == []
    assert sight.seen_entry(None, log, log.by_seq[0]) == {}
    assert sight.seen_lines(OMAR, log, log.by_seq) == []
    assert sight.seen_character(REFEREE, log, "nobody", NOON) == {}


def test_my_lines_say_what_i_felt_and_never_who_did_it(house: House) -> None:
    referee, ali = house.phone(), house.phone("player", "ali")
    referee.report("blow_struck", on="ali", by="nico", act_key="secret")
    referee.report("keyword_called", keyword="stun", form="effect", on="ali", by="leila")
    referee.report("ruling_made", on="ali", reason="Nico cheated", health="wounded")
    referee.report("note_taken", text="watch Ali and Nico", on="ali")
    state = ali.state()
    assert [line["kind"] for line in state["me"]["lines"]] == [
        "ruling_made", "keyword_called", "blow_struck", "character_entered",
    ]  # fmt: skip
    assert state["me"]["lines"][1]["fact"] == {"keyword": "stun", "form": "effect"}
    told = json.dumps(state)
    for secret in ("nico", "leila", "secret", "cheated", "watch"):
        assert secret not in told.lower()
    assert "by" not in state["me"]["moments"][0]["effects"][0]


def test_of_a_mass_effect_i_learn_what_it_did_to_me_alone(house: House) -> None:
    referee, ali = house.phone(), house.phone("player", "ali")
    call = {"keyword": "fear", "form": "effect", "modifiers": ["mass"], "hearers": ["ali", "nico"], "by": "leila"}
    receipt = referee.report("keyword_called", **call, answer={"nico": "resist"})
    assert set(receipt["per_target"]) == {"ali", "nico"}
    line = ali.state()["me"]["lines"][0]
    assert line["result"] == receipt["per_target"]["ali"]["result"]
    assert "nico" not in json.dumps(ali.state())


def test_a_withdrawn_line_is_struck_through_on_both_phones(house: House) -> None:
    referee, ali = house.phone(), house.phone("player", "ali")
    blow = referee.report("blow_struck", on="ali")
    undo = referee.report("entry_withdrawn", cites=blow["id"], reason="wrong person")
    line = next(each for each in referee.state()["lines"] if each["id"] == blow["id"])
    assert (line["result"], line["withdrawn_by"], line["undo_reason"]) == ("withdrawn", undo["id"], "wrong person")
    own = next(each for each in ali.state()["me"]["lines"] if each["id"] == blow["id"])
    assert own["withdrawn"]
    assert "wrong person" not in json.dumps(ali.state())


def test_what_fell_into_the_agony_is_marked_forgotten_once_awake(house: House) -> None:
    referee, ali = house.phone(), house.phone("player", "ali")
    referee.report("ruling_made", on="ali", reason="r", health="dying")
    house.clock.move(10 * SECOND)
    blow = referee.report("blow_struck", on="ali", landed="shield")
    house.clock.move(10 * SECOND)
    referee.report("healed", on="ali", to="fit")
    lines = {line["id"]: line for line in ali.state()["me"]["lines"]}
    assert blow["id"] not in lines or lines[blow["id"]]["forgotten"]
    assert any(line["forgotten"] for line in lines.values())


def test_versions_are_the_same_in_every_process(house: House) -> None:
    referee = house.phone()
    referee.report("blow_struck", on="ali")
    house.clock.move(6 * MINUTE)
    other = House.made(house.data, house.clock).extensions["referee"].boards.find(house.game)
    assert sight.seen_by(ALI, other, NOON) == sight.seen_by(ALI, log_of(house), NOON)
    assert sight.seen_by(REFEREE, other, NOON) == sight.seen_by(REFEREE, log_of(house), NOON)


def test_sight_draws_a_character_again_only_when_it_was_touched(house: House) -> None:
    referee, log = house.phone(), log_of(house)
    before = {who: sight.sheet(log, who) for who in ("ali", "nico")}
    referee.report("blow_struck", on="ali")
    assert sight.sheet(log, "nico") is before["nico"]
    assert sight.sheet(log, "ali") != before["ali"]


def test_a_theft_is_nowhere_in_what_its_victim_is_sent_until_it_may_be_noticed(house: House) -> None:
    """KW-24 (LARP l.129): five minutes of ignorance, withheld by the server, not by the phone."""
    referee, log = house.phone(), log_of(house)
    referee.report("item_entered", object="sunstone", masterpiece=True, black_triangle=True, holder="ali")
    before = sight.seen_by(ALI, log, NOON)
    assert before["me"]["moments"][0]["renown"] == 1
    theft = referee.report("keyword_called", keyword="theft", form="effect", on="ali", by="omar", object="sunstone")
    soon, late = (sight.seen_by(ALI, log, theft["at"] + wait) for wait in (5 * MINUTE - 1, 5 * MINUTE))
    assert soon["version"] == before["version"]
    assert "theft" not in json.dumps(soon)
    assert late["version"] != before["version"]
    assert late["me"]["moments"][-1]["noticed"] == ["sunstone"]
    assert (late["me"]["moments"][-1]["renown"], late["me"]["moments"][-1]["carried"]) == (0, [])
    assert "omar" not in json.dumps(late)
    seen = sight.seen_character(REFEREE, log, "ali", NOON)["moments"][0]
    assert (seen["renown"], seen["missed"]) == (0, ["sunstone"])


def test_a_referee_sees_a_quiet_record_and_nobody_else_does(house: House) -> None:
    referee, log = house.phone(), log_of(house)
    referee.report("blow_struck", on="ali", by="omar", zone="head")
    assert [each["kind"] for each in sight.seen_character(REFEREE, log, "omar", NOON)["incidents"]] == [
        "forbidden_zone"
    ]
    assert "incidents" not in json.dumps(sight.seen_by(OMAR, log, NOON))
