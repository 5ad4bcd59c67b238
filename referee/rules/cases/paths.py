"""What the rules say at a path of a case, such as `A.armour.saves_left` or `report[2].reason`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from referee.rules.book import Book
from referee.rules.cases.reports import entry_id
from referee.rules.field.abilities import SPARED_ACTS, can
from referee.rules.field.ageing import age
from referee.rules.field.belongings import to_return
from referee.rules.field.moments import Moment, moments
from referee.rules.field.renown import rank_at, renown, renown_shown
from referee.rules.field.state import Character
from referee.rules.fold import Timeline
from referee.rules.kinds import Health, Millis
from referee.rules.outcome import Outcome

UNKNOWN = "no such path"


@dataclass(frozen=True, slots=True)
class View:
    """The folded case at one moment of wall time."""

    timeline: Timeline
    book: Book
    now: Millis

    @property
    def played(self) -> Millis:
        """The same moment in played time."""
        return self.timeline.game.clock.played(self.now)


def found_at(view: View, path: str) -> Any:
    """The value at that path, or a word saying that there is none."""
    report = re.fullmatch(r"report\[(\d+)\]\.(.+)", path)
    if report:
        return _of_report(view, int(report[1]), report[2])
    subject, _, rest = path.partition(".")
    if path == "to_return":
        return [[item.id, item.holder] for item in to_return(view.timeline.game.items)]
    if subject in ("item", "lock"):
        return _of_thing(view, subject, rest)
    if subject == "game":
        return _of_game(view, rest)
    if subject in view.timeline.game.characters:
        return _of_character(view, view.timeline.game.characters[subject], rest)
    return UNKNOWN


def _of_report(view: View, index: int, path: str) -> Any:
    if view.timeline.entry(entry_id(index)) is None:
        return UNKNOWN
    found: Any = view.timeline.outcome(entry_id(index))
    for part in path.split("/"):
        found = _part(found, part)
    return found


def _part(found: Any, part: str) -> Any:
    if isinstance(found, Outcome):
        named = {"outcome": found.result, "reason": found.reason}
        return named[part] if part in named else found.detail.get(part, UNKNOWN)
    if isinstance(found, list | tuple):
        return found[int(part)] if part.isdigit() and int(part) < len(found) else UNKNOWN
    return found.get(part, UNKNOWN) if isinstance(found, dict) else UNKNOWN


def _of_thing(view: View, kind: str, path: str) -> Any:
    name, _, trait = path.partition(".")
    game = view.timeline.game
    thing = game.items.get(name) if kind == "item" else game.locks.get(name)
    return getattr(thing, trait, UNKNOWN)


def _of_game(view: View, path: str) -> Any:
    game = view.timeline.game
    return {"stopped": game.stopped, "incidents": [incident.about for incident in game.incidents]}.get(path, UNKNOWN)


def _of_character(view: View, person: Character, path: str) -> Any:
    now = moments(person, view.book, view.played)[0]
    aged = person.copy()
    age(aged, view.played, view.book)
    if path.startswith("can."):
        ability = path.removeprefix("can.")
        if ability == "approach_caller":
            return not now.spares["approach"]
        return can(person, ability, view.book) if ability in now.can else UNKNOWN
    values = {
        "state": str(now.health),
        "state_seconds_left": None if now.until is None else (now.until - view.played) // 1000,
        "can": now.can,
        "caster_limits": [act for act in SPARED_ACTS if now.spares[act]],
        "helpless": now.helpless,
        "effects": [effect.keyword for effect in now.effects],
        "orders": [effect.order for effect in now.effects if effect.order],
        "armour.saves": now.saves,
        "armour.saves_left": now.saves_left,
        "armour.torn": now.torn,
        "fight_open": now.fight_until is not None,
        "resists_blows_left": now.blows_left,
        "extra_blows": now.extra_blows,
        "limbs_broken": list(now.limbs_broken),
        "broken_items": list(now.broken_items),
        "bound": list(now.bonds),
        "held": list(now.held),
        "carried": list(person.carried),
        "out_of_play": person.out_of_play,
        "alert": "prisoner_limit" if now.prisoner_until is not None and now.prisoner_until <= view.played else None,
        "pending_message": person.pending_message is not None,
        "forgets_period": bool(now.forgotten),
        "surprised_by": list(person.surprised_by),
        "invisible": person.invisible,
        "wool": list(person.wool),
        "aware_of_theft": bool(now.noticed),
        "renown": renown(person, view.book),
        "renown_shown_to_self": renown_shown(aged, view.book),
        "rank": rank.id if (rank := rank_at(renown(person, view.book), view.book)) else None,
        "cheek_crosses": person.cheek_crosses,
        "seen_by_physician_as": str(now.health),
        "seen_by_player_as": appearance(now),
    }
    return values.get(path, UNKNOWN)


def appearance(now: Moment) -> str:
    """What anybody but a physician sees of the comatose and the dead («H-15», LARP l.16)."""
    return "lifeless" if now.health in (Health.COMATOSE, Health.DEAD) else str(now.health)
