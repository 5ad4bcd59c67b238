"""The reports of a case as entries: indexes become ids, context becomes roles and skills."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields
from typing import Any

from referee.rules.entry import Entry
from referee.rules.game import Game
from referee.rules.kinds import Health
from referee.rules.vocabulary import VOCABULARY

CONTEXT = ("at_s", "report", "received_at_s", "logged_by", "role", "competent", "first_at_s")
"""Keys that say who reports and when it arrived; they are no part of the fact."""

RENAMED = {"effort_s": "lasted_s", "amputate": "amputates", "from": "moved_from", "event_end": "event_ended_on",
           "feedback_at": "received_on", "xp": "experience"}  # fmt: skip
KINDS = {"feedback_checked": "feedback_received"}
WORDS = {"real": "actual"}


class CaseError(ValueError):
    """A case that cannot be played; `path` says where it goes wrong."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path


def entries_of(reports: Iterable[Mapping[str, Any]], game: Game) -> list[Entry]:
    """The reports as entries, each named by its place in the case."""
    return [entry for index, report in enumerate(reports) for entry in _entries(index, report, game)]


def entry_id(index: int) -> str:
    """The id of the report at that place of the case; of several efforts, of the last."""
    return f"{index:06d}~"


def _entries(index: int, report: Mapping[str, Any], game: Game) -> list[Entry]:
    """One entry, or one for each effort of a report that tells of several."""
    efforts = report.get("efforts_s")
    if efforts is None:
        return [_entry(index, entry_id(index), report, game)]
    plain = {key: value for key, value in report.items() if key != "efforts_s"}
    ids = [*(f"{index:06d}-{part:03d}" for part in range(len(efforts) - 1)), entry_id(index)]
    return [_entry(index, id, {**plain, "effort_s": effort}, game) for id, effort in zip(ids, efforts, strict=True)]


def _entry(index: int, id: str, report: Mapping[str, Any], game: Game) -> Entry:
    kind = KINDS.get(report.get("report", "?"), report.get("report", "?"))
    if kind not in VOCABULARY:
        raise CaseError(f"when[{index}].report", f"unknown report {kind}")
    fact_type = VOCABULARY[kind].fact
    known = {key.name: key for key in fields(fact_type)}
    values = _left_out(known, game)
    for key, value in report.items():
        if key in CONTEXT:
            continue
        key = "sanction" if (kind, key) == ("sanctioned", "kind") else RENAMED.get(key, key)
        if key not in known:
            raise CaseError(f"when[{index}].{key}", f"{kind} has no such key")
        values[key] = _value(key, value)
    _grant_competence(report, game)
    return Entry(id, 1000 * report["at_s"], kind, fact_type(**values), report.get("role", "referee"))


def _left_out(known: Mapping[str, Field[Any]], game: Game) -> dict[str, Any]:
    """What a real report always says and a case need not: a reason, the one character there is."""
    needed = {name for name, key in known.items() if key.default is MISSING and key.default_factory is MISSING}
    said = {"reason": "case", "text": "case", "who": next(iter(game.characters), "")}
    return {name: said[name] for name in needed if name in said}


def _value(key: str, value: Any) -> Any:
    if key in ("cites", "retry_of") and isinstance(value, int):
        return entry_id(value)
    if key == "to":
        return Health(value)
    if isinstance(value, dict):
        return {name: _value(name, inner) for name, inner in value.items()}
    if isinstance(value, str):
        return WORDS.get(value, value)
    return tuple(value) if isinstance(value, list) else value


def _grant_competence(report: Mapping[str, Any], game: Game) -> None:
    """Whoever repairs is an armourer unless the case says he is not competent."""
    if report.get("report") == "repaired" and report.get("competent", True) and report.get("by"):
        smith = game.characters[report["by"]]
        smith.skills = (*smith.skills, "armourer")
