"""Plays cases and compares what they expect with what the rules find."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.rules.book import Book, BookError
from referee.rules.cases.given import starting_game
from referee.rules.cases.labyrinth import Table, is_labyrinth
from referee.rules.cases.paths import View, found_at
from referee.rules.cases.reports import CaseError, entries_of
from referee.rules.fold import Timeline


@dataclass(frozen=True, slots=True)
class Failure:
    """One expectation that did not hold: in which case, of which path, what was expected and found."""

    case: str
    path: str
    expected: Any
    found: Any


@dataclass(slots=True)
class Verdict:
    """How many cases passed and failed, and each failed expectation."""

    passed: int = 0
    failed: int = 0
    failures: list[Failure] = field(default_factory=list)


def check(book: Book, cases: Iterable[Mapping[str, Any]], areas: Collection[str] = ()) -> Verdict:
    """Play every case of the given areas (all of them if none is given) under its own rulings."""
    verdict = Verdict()
    for case in cases:
        if areas and case.get("area") not in areas:
            continue
        failures = (_play_labyrinth if is_labyrinth(case) else _play)(book, case)
        verdict.failures += failures
        verdict.failed += bool(failures)
        verdict.passed += not failures
    return verdict


def _play(book: Book, case: Mapping[str, Any]) -> list[Failure]:
    name = str(case.get("id", "?"))
    try:
        ruled = book.with_rulings({key: _typed(answer) for key, answer in case.get("rulings", {}).items()})
        game = starting_game(case.get("given", {}), ruled)
        entries = entries_of(case.get("when", []), game)
    except (CaseError, BookError) as error:
        return [Failure(name, error.path if isinstance(error, CaseError) else "rulings", "playable", str(error))]
    failures = []
    for expected_at in case["then"]:
        now = 1000 * expected_at["at_s"]
        timeline = Timeline(ruled, game)
        timeline.take(entry for entry in entries if entry.at <= now)
        view = View(timeline, ruled, now)
        for path, expected in expected_at["expect"].items():
            found = found_at(view, path)
            if found != expected:
                failures.append(Failure(name, f"{path} at {expected_at['at_s']} s", expected, found))
    return failures


def _play_labyrinth(book: Book, case: Mapping[str, Any]) -> list[Failure]:
    """The same for a case of the labyrinth, which counts steps and not seconds."""
    name = str(case.get("id", "?"))
    steps = case.get("when", [])
    failures = []
    try:
        table = Table(_labyrinth_ruled(book, case), case.get("given", {}))
        for done in range(len(steps) + 1):
            if done:
                table.play(done - 1, steps[done - 1])
            for expected_at in case["then"]:
                if expected_at.get("after", len(steps)) != done:
                    continue
                for path, expected in expected_at["expect"].items():
                    found = table.found_at(path)
                    if found != expected:
                        failures.append(Failure(name, f"{path} after {done}", expected, found))
    except (CaseError, BookError) as error:
        return [Failure(name, error.path if isinstance(error, CaseError) else "rulings", "playable", str(error))]
    return failures


def _labyrinth_ruled(book: Book, case: Mapping[str, Any]) -> Book:
    """The book under the case's rulings; without the labyrinth's part the case cannot be played."""
    if book.labyrinth is None:
        raise CaseError("book", "the labyrinth's rulebook is not beside this one")
    answers = {key: _typed(answer) for key, answer in case.get("rulings", {}).items()}
    return book.with_labyrinth(book.labyrinth.with_rulings(answers)) if answers else book


def _typed(answer: Any) -> Any:
    """Cases write yes and no as words."""
    return {"true": True, "false": False}.get(answer, answer) if isinstance(answer, str) else answer
