"""A character's armour and schedule as the phones read them: what it is from each moment on, if nothing happens."""

from __future__ import annotations

from typing import Any

from referee.rules.book import Book
from referee.rules.field.moments import Moment, moments
from referee.rules.field.renown import rank_at, renown
from referee.rules.field.state import Character
from referee.rules.foresight import schedule_keys


def schedule(person: Character, book: Book) -> list[dict[str, Any]]:
    """The moments of a character from its last change on: the same bytes whenever they are asked for («H-18»)."""
    return [_words(moment) for moment in moments(person, book)]


def keyed_schedule(person: Character, book: Book) -> list[dict[str, Any]]:
    """The same for referees, each moment with its opaque key into the table of what may be foreseen."""
    keys = schedule_keys(person, book)
    return [moment | {"key": key} for moment, key in zip(schedule(person, book), keys, strict=True)]


def armour_of(person: Character) -> dict[str, Any]:
    """What is worn, what a referee rated it, and whether it shows («P-06»)."""
    return {
        "layers": [{"material": layer.material, "coverage": layer.coverage} for layer in person.layers],
        "rated": person.rated, "hidden": person.hidden, "helmet": person.helmet,
    }  # fmt: skip


def privileges(person: Character, book: Book) -> dict[str, Any] | None:
    """The rank, by its city's own name if it has one, and what it gives («R-07» to «R-10»); None without a rank."""
    rank = rank_at(renown(person, book), book)
    if rank is None:
        return None
    return {
        "rank": rank.id, "name": book.rank_names.get(person.city, {}).get(rank.id), "respected_by": rank.respected_by,
        "admired_by": rank.admired_by, "granted_by": rank.granted_by, "may_lead": rank.may_lead,
    }  # fmt: skip


def _words(moment: Moment) -> dict[str, Any]:
    return {
        "from": moment.begins, "state": moment.health, "since": moment.since,
        "until": moment.until, "next": moment.then,
        "saves": moment.saves, "saves_left": moment.saves_left, "torn": moment.torn,
        "fight_until": moment.fight_until,
        "effects": [
            {"keyword": effect.keyword, "from": effect.began, "until": effect.ends, "by": effect.caller,
             "entry": effect.entry}
            for effect in moment.effects
        ],
        "limbs_broken": list(moment.limbs_broken), "bonds": list(moment.bonds),
        "broken_items": list(moment.broken_items), "held": list(moment.held),
        "carried": list(moment.carried), "missed": list(moment.missed), "noticed": list(moment.noticed),
        "wool": list(moment.wool), "prisoner_until": moment.prisoner_until,
        "pending_message": moment.pending_message is not None, "invisible": moment.invisible,
        "spares": {act: list(names) for act, names in moment.spares.items()}, "answers": list(moment.answers),
        "renown": moment.renown, "rank": moment.rank,
        "blows_left": moment.blows_left, "extra_blows": moment.extra_blows,
        "out_of_play": moment.out_of_play, "helpless": moment.helpless, "can": dict(moment.can),
    }  # fmt: skip
