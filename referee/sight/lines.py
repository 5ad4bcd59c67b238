"""Lines of the log as JSON: for referees whole, for a player what he felt."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from referee.rules.fold import Correction
from referee.rules.kinds import Millis
from referee.sight.felt import felt_fact, felt_notes
from referee.sight.log import Json, Log, LogRow

TOO_LONG = ("plan",)
"""Keys of facts that nobody reads in a line of the log: a maze's whole plan."""


def line(log: Log, entry: str) -> Json:
    """An entry with its outcome, for referees."""
    row, outcome = log.rows[entry], log.timeline.outcome(entry)
    withdrawal = log.timeline.withdrawn_by(entry)
    fact = _said(row)
    told = {
        "seq": row.seq, "id": entry, "at": row.at, "received_at": row.received_at, "kind": row.kind,
        "author": {"id": row.author, "name": row.author_name or _name(log, row.author)},
        "fact": fact, "on": _on(fact), "result": outcome.result, "reasons": notes(outcome.reasons),
        "notes": notes(outcome.notes), **flags(row), "withdrawn_by": withdrawal.id if withdrawal else None,
    }  # fmt: skip
    if "per_target" in outcome.detail:
        told["per_target"] = plain(outcome.detail["per_target"])
    if withdrawal is not None:
        told["undo_reason"] = _said(log.rows[withdrawal.id]).get("reason", "")
    return told


def own_line(log: Log, me: str, entry: str) -> Json | None:
    """An entry about me as I felt it, or None if it is not for my eyes."""
    row, outcome = log.rows[entry], log.timeline.outcome(entry)
    fact = felt_fact(row.kind, _said(row), me)
    if fact is None or outcome.result in ("refused", "pending"):
        return None
    mine = outcome.detail.get("per_target", {}).get(me, outcome)
    return {
        "id": entry, "at": row.at, "kind": row.kind, "result": mine.result,
        "reasons": felt_notes(mine.reasons, me, log.known, log.rows),
        "notes": felt_notes(mine.notes, me, log.known, log.rows), "fact": fact,
        "forgotten": _forgotten(log, me, row.at), "withdrawn": log.timeline.withdrawn_by(entry) is not None,
    }  # fmt: skip


def request(log: Log, entry: str) -> Json:
    """A call for a referee, or a dispute, that is still open."""
    row = log.rows[entry]
    fact = _said(row)
    told = {"id": entry, "at": row.at, "kind": row.kind, "who": fact["who"], "text": fact.get("text", "")}
    return told | ({"cites": fact["cites"]} if "cites" in fact else {})


def correction(told: Correction) -> Json:
    """An outcome that a later arrival changed: before, after, and because of what."""
    return {
        "entry": told.entry.id, "on": sorted(told.touched), "because": told.because.id, "life": told.life,
        "late": {"kind": told.because.kind, "at": told.because.at},
        "before": {"result": told.before.result, "reasons": notes(told.before.reasons)},
        "after": {"result": told.after.result, "reasons": notes(told.after.reasons)},
    }  # fmt: skip


def own_correction(log: Log, me: str, told: Correction) -> Json | None:
    """The same for whom it is about: what I was told, what is true, and that something came in late; never who."""
    row = log.rows[told.entry.id]
    before, after = (each.detail.get("per_target", {}).get(me, each) for each in (told.before, told.after))
    if (before.result, before.reasons) == (after.result, after.reasons):
        return None
    late = felt_fact(told.because.kind, {}, me) is not None and told.because.id in log.about.get(me, ())
    return {
        "id": f"{told.entry.id}-{told.because.id}", "at": row.at, "kind": row.kind,
        "late": {"kind": told.because.kind, "at": told.because.at} if late else None,
        "before": _mine(log, me, before), "after": _mine(log, me, after),
    }  # fmt: skip


def _mine(log: Log, me: str, outcome: Any) -> Json:
    return {"result": outcome.result, "reasons": felt_notes(outcome.reasons, me, log.known, log.rows)}


def flags(row: LogRow) -> Json:
    """What had to be done to the time of an entry, and by how much."""
    done: Json = json.loads(row.flags)
    return {"flags": list(done)} | ({"clock_ms": next(iter(done.values()))} if done else {})


def notes(given: Iterable[Any]) -> list[Json]:
    """Remarks as codes with values."""
    return [{"code": note.code, **plain(note.values)} for note in given]


def plain(value: Any) -> Any:
    """Any value of the rules as JSON."""
    return json.loads(json.dumps(value, default=_told))


def _forgotten(log: Log, me: str, at: Millis) -> bool:
    """Whether it fell into a time that waking erased from memory («H-06», LARP l.15)."""
    person = log.timeline.game.characters.get(me)
    played = log.timeline.game.clock.played(at)
    return person is not None and any(start <= played < end for start, end in person.forgotten)


def _said(row: LogRow) -> Json:
    said: Json = json.loads(row.body)
    return {key: value for key, value in said.items() if key not in ("id", "at", "kind", *TOO_LONG)}


def _on(fact: Json) -> list[str]:
    found = [fact.get(key) for key in ("on", "who", "hearers")]
    return [person for each in found if each for person in ([each] if isinstance(each, str) else each)]


def _name(log: Log, character: str) -> str:
    person = log.timeline.game.characters.get(character)
    return person.name if person else character


def _told(value: Any) -> Any:
    return {"result": value.result, "reasons": notes(value.reasons), "notes": notes(value.notes)}
