"""The worked cases of the labyrinth's document."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee.rules.cases import check
from tests.rules.labyrinth.play import BOOK
from tests.rules.play import BOOK as FIELD_ALONE

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    assert check(BOOK, [case]).failures == []


def played(expect: dict[str, Any], *steps: dict[str, Any], rulings: dict[str, Any] | None = None,
           **given: Any) -> None:  # fmt: skip
    case = {"id": "X", "area": "lab_x", "given": given, "when": list(steps), "then": [{"expect": expect}],
            "rulings": rulings or {}}  # fmt: skip
    assert check(BOOK, [case]).failures == []


def does(*actions: dict[str, Any], runner: str = "M") -> dict[str, Any]:
    return {"phase": "runners", "runner": runner, "actions": list(actions)}


def test_a_wrong_expectation_is_named_with_what_was_found() -> None:
    case = {"id": "X", "given": {"runners": {"M": {}}}, "when": [], "then": [{"expect": {"M.noise": 3}}]}
    assert [(f.path, f.found) for f in check(BOOK, [case]).failures] == [("M.noise after 0", 0)]


def test_cases_of_the_same_form_that_are_not_in_the_file() -> None:
    crossing = {"report[0].reason": "dash_needs_two_crossings", "M.noise": 0}
    played(crossing, does({"action": "dash", "doors": ["open"]}), runners={"M": {}})
    whole = {"report[0].reason": "beyond_next_opening", "M.stretch": 0}
    corridor = {"stretches": 2}
    played(whole, does({"action": "dash", "to_stretch": 2}), runners={"M": {"stretch": 0}}, great_corridor=corridor)
    hunters = {"H1": {"status": "tracking", "target": "M", "cell": "C1"}}
    targeted = {"runners": {"M": {"cell": "C1", "fatigue": 9}}, "hunters": hunters}
    played({"report[0].reason": "fatigue_level_3"}, does({"action": "flee", "doors": ["open", "open"]}), **targeted)
    played({"report[0].reason": "hunter_on_same_cell"}, does({"action": "walk", "doors": ["open"]}), **targeted)
    alone = {"H1.cell": "C2", "report[1].results": ["lost_trail"], "report[5].results": ["moved"]}
    near = {"runners": {"M": {"cell": "C1"}}, "adjacent": {"C1": ["C2"]},
            "hunters": {"H1": {"status": "tracking", "target": "M", "cell": "C2"}}}  # fmt: skip
    come = {"phase": "hunters", "moves": [{"hunter": "H1", "approach": "M"}]}
    end = {"phase": "end_turn"}
    played(alone | {"H1.cell": "C1"}, does({"action": "hide"}), come, end, come, end, come, **near)
    known = {"M.known_traps": ["pit"], "M.stress": 3}
    played(known, does({"action": "look_for_traps"}), runners={"M": {"cell": "C1"}}, traps={"C1": "pit"})
    thrown = {"M.items": ["c"], "M.discarded": 2}
    tired = {"cell": "C1", "fatigue": 11, "items": ["a", "b", "c"]}
    near = {"runners": {"M": tired}, "hunters": {"H1": {"cell": "C1"}}}
    played(thrown, does({"action": "shoot", "hunter": "H1", "roll": 0}), **near)


@pytest.mark.parametrize(
    ("when", "path"),
    [({"phase": "dawn"}, "when[0].phase"), (does({"action": "sneeze"}), "when.actions.sneeze")],
)
def test_an_unplayable_case_fails_and_says_where(when: dict[str, Any], path: str) -> None:
    case = {"id": "X", "given": {"runners": {"M": {}}}, "when": [when], "then": [{"expect": {}}]}
    assert [failure.path for failure in check(BOOK, [case]).failures] == [path]
    case = {"id": "X", "given": {"runners": {"M": {}}}, "rulings": {"panic_units": "crowns"}, "then": [{"expect": {}}]}
    assert [failure.path for failure in check(BOOK, [case]).failures] == ["rulings"]
    assert [failure.path for failure in check(FIELD_ALONE, [CASES[0]]).failures] == ["book"]
