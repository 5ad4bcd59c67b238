"""The reports of a case as entries: indexes become ids, context becomes roles and skills."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from referee.rules.entry import Entry
from referee.rules.game import Game
from referee.rules.kinds import Health
from referee.rules.vocabulary import VOCABULARY

CONTEXT = ("at_s", "report", "received_at_s", "logged_by", "role", "competent", "first_at_s", "about")
"""Keys that say who reports and when it arrived; they are no part of the fact."""

RENAMED = {"effort_s": "lasted_s", "amputate": "amputates"}


class CaseError(ValueError):
    """A case that cannot be played; `path` says where it goes wrong."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path


def entries_of(reports: Iterable[Mapping[str, Any]], game: Game) -> list[Entry]:
    """One entry for each report, its place in the case as its id."""
    return [_entry(index, report, game) for index, report in enumerate(reports)]


def entry_id(index: int) -> str:
    """The id of the report at that place of the case."""
    return f"{index:06d}"


def _entry(index: int, report: Mapping[str, Any], game: Game) -> Entry:
    kind = report.get("report", "?")
    if kind not in VOCABULARY:
        raise CaseError(f"when[{index}].report", f"unknown report {kind}")
    fact_type = VOCABULARY[kind].fact
    known = {key.name for key in fields(fact_type)}
    values: dict[str, Any] = {"reason": "case"} if "reason" in known else {}
    for key, value in report.items():
        if key in CONTEXT:
            continue
        key = RENAMED.get(key, key)
        if key not in known:
            raise CaseError(f"when[{index}].{key}", f"{kind} has no such key")
        values[key] = _value(key, value)
    _grant_competence(report, game)
    return Entry(entry_id(index), 1000 * report["at_s"], kind, fact_type(**values), report.get("role", "referee"))


def _value(key: str, value: Any) -> Any:
    if key in ("cites", "retry_of") and isinstance(value, int):
        return entry_id(value)
    if key == "to":
        return Health(value)
    return tuple(value) if isinstance(value, list) else value


def _grant_competence(report: Mapping[str, Any], game: Game) -> None:
    """Whoever repairs is an armourer unless the case says he is not competent."""
    if report.get("report") == "repaired" and report.get("competent", True) and report.get("by"):
        smith = game.characters[report["by"]]
        smith.skills = (*smith.skills, "armourer")
