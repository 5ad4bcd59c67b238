"""What a player sees of himself: all that he feels, nothing of who did it, no theft before it may be noticed."""

from __future__ import annotations

from typing import Any

from referee.rules.field.state import Character
from referee.rules.kinds import Millis
from referee.sight.felt import THEFT
from referee.sight.lines import own_correction, own_line, request
from referee.sight.log import Json, Log
from referee.sight.schedule import armour_of, privileges, schedule

OWN_LINES = 50
"""How many of their own lines a player gets."""
OWN_CORRECTIONS = 10
"""How many corrections a player gets."""
OTHERS = ("by", "entry", "spares", "missed", "surprised_by")
"""What a moment says of anybody or anything that the player has not noticed."""


def own_self(log: Log, me: str, now: Millis) -> Json:
    """The player's own character, lines and open requests at this moment."""
    requests = [request(log, entry) for entry in log.timeline.game.open_requests]
    lines = _lines(log, me, now)
    return _person(log, me, now) | {
        "lines": lines,
        "corrections": _corrections(log, me, {line["id"] for line in lines if not line["forgotten"]}),
        "requests": [request for request in requests if request["who"] == me],
    }


def believed(person: Character, played: Millis) -> Character:
    """The character as its player may know it: what was stolen unnoticed is still there («KW-24», LARP l.129)."""
    hidden = [theft for theft in person.thefts if theft.noticed_at > played]
    seen = person.copy()
    seen.thefts = tuple(theft for theft in person.thefts if theft.noticed_at <= played)
    seen.carried += tuple(theft.object for theft in hidden)
    seen.masterpieces += sum(theft.masterpiece for theft in hidden)
    return seen


def _person(log: Log, me: str, now: Millis) -> Json:
    game, book = log.timeline.game, log.timeline.book
    if me not in game.characters:
        return {"id": me, "name": "", "badge": None, "city": "", "skills": [], "armour": {}, "moments": []}
    person = believed(game.characters[me], game.clock.played(now))
    return {
        "id": person.id, "name": person.name, "badge": person.badge, "city": person.city,
        "skills": list(person.skills), "languages": list(person.languages), "armour": armour_of(person),
        "cheek_crosses": person.cheek_crosses, "privileges": privileges(person, book),
        "moments": [_felt(moment) for moment in schedule(person, book)],
    }  # fmt: skip


def _felt(moment: Json) -> Json:
    felt = {key: value for key, value in moment.items() if key not in OTHERS}
    return felt | {
        "effects": [{key: value for key, value in effect.items() if key not in OTHERS} for effect in moment["effects"]]
    }


def _lines(log: Log, me: str, now: Millis) -> list[Json]:
    hidden = _unnoticed(log.timeline.game.characters.get(me), log.timeline.game.clock.played(now))
    felt = [
        line for entry in log.about.get(me, ()) if (line := own_line(log, me, entry)) and not _is_hidden(line, hidden)
    ]
    return sorted(felt, key=lambda line: (line["at"], line["id"]), reverse=True)[:OWN_LINES]


def _corrections(log: Log, me: str, lines: set[str]) -> list[Json]:
    """What a late report changed of the lines that I see, newest first."""
    told = (each for each in reversed(log.corrections()) if me in each.touched and each.entry.id in lines)
    return [seen for each in told if (seen := own_correction(log, me, each))][:OWN_CORRECTIONS]


def _unnoticed(person: Character | None, played: Millis) -> set[str]:
    return {theft.object for theft in person.thefts if theft.noticed_at > played} if person else set()


def _is_hidden(line: Json, hidden: set[str]) -> bool:
    fact: dict[str, Any] = line["fact"]
    return fact.get("keyword") == THEFT and fact.get("object") in hidden
