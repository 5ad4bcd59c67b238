"""Who may see what: the one place that decides it, for REST, sockets, pages, log and receipts alike («H-07»).

To anyone but physicians, referees and the player concerned, comatose and dead are the same word,
`lifeless`, with no end to it, in the same bytes at any time.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from referee.rules.kinds import REFEREES, Health, Millis
from referee.sight.felt import felt_notes
from referee.sight.foreseen import foreseen
from referee.sight.lines import correction, flags, line, notes, plain, request
from referee.sight.log import Eyes, Json, Log, Step, Viewer
from referee.sight.own import own_self
from referee.sight.schedule import armour_of, keyed_schedule, privileges

__all__ = [
    "Json",
    "Log",
    "Viewer",
    "eyes",
    "fingerprint",
    "foreseen",
    "seen_by",
    "seen_character",
    "seen_entry",
    "seen_lines",
    "sheet",
]

RECENT = 200
"""Among how many of the latest to arrive their own lines are looked for."""
LINES = 200
"""How many lines a referee's whole state carries."""


def eyes(viewer: Viewer | None, log: Log, character: str) -> Eyes:
    """With what eyes somebody looks at a character."""
    if viewer is None:
        return "nobody"
    if viewer.role in REFEREES:
        return "referee"
    if viewer.character == character:
        return "self"
    own = log.timeline.game.characters.get(viewer.character or "")
    if own is None:
        return "nobody"
    return "physician" if set(own.skills) & set(log.timeline.book.skills["physician"]) else "player"


def seen_by(viewer: Viewer | None, log: Log, now: Millis, step: Step | None = None) -> Json:
    """The game for this viewer at this moment: whole, or for a referee only what one step changed."""
    if viewer is None:
        return {}
    if viewer.role in REFEREES:
        return _for_referees(log, step)
    return _for_player(log, viewer.character or "", now)


def seen_character(viewer: Viewer | None, log: Log, character: str, now: Millis) -> Json:
    """One character as this viewer may see it at this moment."""
    if character not in log.timeline.game.characters:
        return {}
    match eyes(viewer, log, character):
        case "referee":
            return sheet(log, character)
        case "self":
            return {"id": character, "state": _state_now(log, character, now)}
        case "physician":
            name = log.timeline.game.characters[character].name
            return {"id": character, "name": name, "state": _state_now(log, character, now)}
        case "player":
            lifeless = _state_now(log, character, now) in (Health.COMATOSE, Health.DEAD)
            return {"id": character} | ({"state": "lifeless"} if lifeless else {})
        case "nobody":
            return {}


def seen_entry(viewer: Viewer | None, log: Log, entry: str) -> Json:
    """What the reporter of an entry is told of it."""
    if viewer is None:
        return {}
    row, outcome = log.rows[entry], log.timeline.outcome(entry)
    told = {
        "id": entry, "kept": True, "seq": row.seq, "at": row.at, "result": outcome.result,
        "reasons": notes(outcome.reasons), "notes": notes(outcome.notes), **flags(row),
    }  # fmt: skip
    if viewer.role in REFEREES:
        if "per_target" in outcome.detail:
            told["per_target"] = plain(outcome.detail["per_target"])
        return told | {"corrections": [correction(each) for each in log.corrections(entry)]}
    me = viewer.character or ""
    del told["seq"]
    return told | {
        "reasons": felt_notes(outcome.reasons, me, log.known, log.rows),
        "notes": felt_notes(outcome.notes, me, log.known, log.rows), "corrections": [],
    }  # fmt: skip


def seen_lines(viewer: Viewer | None, log: Log, entries: Iterable[str]) -> list[Json]:
    """Lines of the log, for referees only."""
    if viewer is None or viewer.role not in REFEREES:
        return []
    return [line(log, entry) for entry in entries]


def fingerprint(seen: Json) -> str:
    """A player's version: it says what they see and nothing of how much happens elsewhere."""
    told = json.dumps([seen["game"], seen["me"]], sort_keys=True, default=str)
    return "h" + hashlib.sha256(told.encode()).hexdigest()[:20]


def sheet(log: Log, character: str) -> Json:
    """A character whole, with its schedule; kept until the next entry that touches it."""
    if character not in log.sheets:
        person = log.timeline.game.characters[character]
        log.sheets[character] = {
            "id": person.id, "name": person.name, "badge": person.badge, "city": person.city,
            "player": person.player, "creature": person.creature, "skills": list(person.skills),
            "armour": armour_of(person), "languages": list(person.languages), "cheek_crosses": person.cheek_crosses,
            "excluded": person.excluded, "surprised_by": list(person.surprised_by),
            "privileges": privileges(person, log.timeline.book),
            "incidents": [{"entry": each.entry, "kind": each.kind} for each in log.timeline.game.incidents
                          if each.about == character],
            "moments": keyed_schedule(person, log.timeline.book),
        }  # fmt: skip
    return log.sheets[character]


def _for_referees(log: Log, step: Step | None) -> Json:
    game = log.timeline.game
    if step is None:
        people: Iterable[str] = game.characters
        lines: Iterable[str] = reversed(log.by_seq[-LINES:])
        told = log.corrections()[-LINES:]
    else:
        people = sorted(step.touched & game.characters.keys())
        lines = sorted(step.outcomes & log.rows.keys(), key=lambda entry: -log.rows[entry].seq)
        told = list(step.corrections)
    return {
        "audience": "referees",
        "previous": None if step is None else step.previous,
        "version": log.seq,
        "whole": step is None,
        "game": _game(log) | {"opened_at": game.opened_at, "stop": _stop(log)},
        "characters": [sheet(log, person) for person in people],
        "lines": [line(log, entry) for entry in lines],
        "requests": [request(log, entry) for entry in game.open_requests],
        "corrections": [correction(each) for each in reversed(told)],
    }


def _for_player(log: Log, me: str, now: Millis) -> Json:
    own = own_self(log, me, now)
    stop = _stop(log)
    if stop is not None:
        stop["seen_by"] = [who for who in stop["seen_by"] if who == me]
    seen = {"audience": "player", "game": _game(log) | {"stop": stop}, "me": own}
    return {"previous": None, "version": fingerprint(seen), "whole": True} | seen


def _game(log: Log) -> Json:
    game = log.timeline.game
    return {
        "id": log.game, "name": game.name or log.name, "closed": game.closed, "stopped": game.stopped,
        "clock": {"lost": game.clock.lost, "paused_at": game.clock.paused_at},
    }  # fmt: skip


def _stop(log: Log) -> Json | None:
    stop = log.timeline.game.stop
    return None if stop is None else {"since": stop.since, "reason": stop.reason, "seen_by": list(stop.seen_by)}


def _state_now(log: Log, character: str, now: Millis) -> str:
    played = log.timeline.game.clock.played(now)
    passed = [moment for moment in sheet(log, character)["moments"] if moment["from"] <= played]
    return str((passed or sheet(log, character)["moments"])[-1 if passed else 0]["state"])
