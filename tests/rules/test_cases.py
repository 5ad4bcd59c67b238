"""The worked cases of the documents, and the checker that an organiser runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee.rules.cases import check
from tests.rules.play import BOOK

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    assert check(BOOK, [case]).failures == []


def test_a_wrong_expectation_is_named_with_what_was_found() -> None:
    case = {"id": "X", "area": "health", "given": {"characters": {"A": {}}}, "when": [],
            "then": [{"at_s": 0, "expect": {"A.state": "dead"}}]}  # fmt: skip
    verdict = check(BOOK, [case])
    assert (verdict.passed, verdict.failed) == (0, 1)
    assert [(f.case, f.path, f.expected, f.found) for f in verdict.failures] == [("X", "A.state at 0 s", "dead", "fit")]


@pytest.mark.parametrize(
    ("when", "path"),
    [
        ({"report": "sneezed"}, "when[0].report"),
        ({"report": "blow_struck", "on": "A", "colour": "red"}, "when[0].colour"),
    ],
)
def test_an_unplayable_case_fails_and_says_where(when: dict[str, Any], path: str) -> None:
    case = {"id": "X", "given": {"characters": {"A": {}}}, "when": [{"at_s": 0, **when}], "then": []}
    assert [failure.path for failure in check(BOOK, [case]).failures] == [path]
