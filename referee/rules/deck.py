"""The deck: who is in an event before it begins, read from an organiser's tables and checked whole.

A card says what `character_entered` says; docs/wire.md has the list of keys.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, get_args

from referee.rules.kinds import Material

EVENT_FILE = "event.toml"
CARD_FILE = "characters.toml"
OWN_SKILLS = ("physician", "armourer", "scholar")
"""The skills the rules themselves ask about; an event adds its own under `skills`."""
OWN_LANGUAGE = "onirian"
"""The tongue everybody speaks («W-01»)."""
TONGUES = ("fr", "en")
MATERIALS: tuple[str, ...] = get_args(Material)
ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
TELEPHONE = re.compile(r"\+?[0-9(][0-9 .()/-]*")


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing wrong in a deck: the file, the card, the key, a stable code, and what would mend it."""

    file: str
    card: str
    key: str
    code: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Card:
    """One character as the organisers wrote it down; `given` holds the keys as reports spell them."""

    id: str
    name: str
    given: Mapping[str, Any]

    def entered(self) -> dict[str, Any]:
        """What a `character_entered` report says of this card."""
        return {"who": self.id, "name": self.name, **self.given}


@dataclass(frozen=True, slots=True)
class Deck:
    """An event's cards, all of them sound, and what to do when somebody is really hurt."""

    id: str
    name: str
    language: str
    cards: tuple[Card, ...]
    emergency: Mapping[str, Any] = field(default_factory=dict)


class DeckError(ValueError):
    """A deck that cannot be played with; it names every mistake at once."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = list(mistakes)
        super().__init__("; ".join(f"{m.file} {m.card} {m.key}: {m.code}" for m in self.mistakes))


def read_deck(event: Mapping[str, Any], characters: Mapping[str, Any]) -> Deck:
    """Make a deck of two parsed TOML tables; raise `DeckError` naming every mistake at once."""
    reader = _Reader()
    frame = reader.table(EVENT_FILE, "", event, _EVENT)
    for name in ("id", "name"):
        if name not in event:
            reader.wrong(EVENT_FILE, "", name, "missing")
    words = _Words(frame)
    for key in characters:
        if key != "character":
            reader.unknown(CARD_FILE, "", key, ("character",))
    rows = characters.get("character", [])
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
        reader.wrong(CARD_FILE, "", "character", "not_cards", found=_shown(rows))
        rows = []
    elif not rows:
        reader.wrong(CARD_FILE, "", "character", "no_cards")
    cards = tuple(reader.card(number, row, words) for number, row in enumerate(rows, start=1))
    if reader.mistakes:
        raise DeckError(reader.mistakes)
    return Deck(frame["id"], frame["name"], frame.get("language", TONGUES[0]), cards, frame.get("emergency", {}))


class _Wrong(Exception):
    """A value that will not do: a code, and the values its sentence needs."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code, self.values = code, values


class _Words:
    """The words this event knows: its cities, skills and languages."""

    def __init__(self, frame: Mapping[str, Any]) -> None:
        self.cities: tuple[str, ...] = tuple(frame.get("cities", ()))
        self.skills = (*OWN_SKILLS, *frame.get("skills", ()))
        self.languages = (OWN_LANGUAGE, *frame["languages"]) if "languages" in frame else ()


Check = Callable[[Any], Any]


class _Reader:
    """Reads cards and remembers what was wrong, and which ids and badges are taken."""

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []
        self.taken: dict[tuple[str, Any], tuple[int, str]] = {}

    def wrong(self, file: str, card: str, key: str, code: str, **values: Any) -> None:
        """Remember a mistake."""
        self.mistakes.append(Mistake(file, card, key, code, values))

    def unknown(self, file: str, card: str, key: str, known: Iterable[str]) -> None:
        """Remember a key that no card has, with the nearest one that exists."""
        self.wrong(file, card, key, "unknown_key", **_nearest(key, known))

    def table(self, file: str, card: str, row: Mapping[str, Any], checks: Mapping[str, Check]) -> dict[str, Any]:
        """The row's values that are sound; every other key becomes a mistake."""
        sound: dict[str, Any] = {}
        for key, found in row.items():
            if key not in checks:
                self.unknown(file, card, key, checks)
                continue
            try:
                sound[key] = checks[key](found)
            except _Wrong as wrong:
                self.wrong(file, card, key, wrong.code, **wrong.values)
        return sound

    def card(self, number: int, row: Mapping[str, Any], words: _Words) -> Card:
        """One `[[character]]`; a card without an id is called by its place in the file."""
        called = str(row.get("id") or row.get("name") or f"[[character]] {number}")
        for name in ("id", "name"):
            if name not in row:
                self.wrong(CARD_FILE, called, name, "missing")
        sound = self.table(CARD_FILE, called, row, {**_CARD, **_bound_to(words)})
        for key in ("id", "badge"):
            if key in sound:
                place, first = self.taken.setdefault((key, sound[key]), (number, called))
                if place != number:
                    self.wrong(CARD_FILE, called, key, "duplicate", found=_shown(sound[key]), first=first, place=place)
        given = {key: value for key, value in sound.items() if key not in ("id", "name")}
        return Card(sound.get("id", ""), sound.get("name", ""), given)


def _shown(found: Any) -> str:
    """A value as the organiser wrote it, near enough to find it again."""
    if isinstance(found, bool):
        return "true" if found else "false"
    return f'"{found}"' if isinstance(found, str) else str(found)


def _nearest(found: str, known: Iterable[str]) -> dict[str, Any]:
    words = sorted(known)
    near = difflib.get_close_matches(found, words, n=1, cutoff=0.6)
    return {"found": _shown(found), "nearest": near[0] if near else "", "known": ", ".join(words)}


def _text(found: Any, most: int = 120) -> str:
    if not isinstance(found, str):
        raise _Wrong("wrong_type", wanted="text", found=_shown(found))
    if not found.strip():
        raise _Wrong("empty")
    if len(found) > most:
        raise _Wrong("too_long", found=len(found), most=most)
    return found.strip()


def _telephone(found: Any) -> str:
    """A number as people write it: digits, spaces, dots, a plus."""
    if not TELEPHONE.fullmatch(_text(found, 40)):
        raise _Wrong("bad_telephone", found=_shown(found))
    return str(found).strip()


def _truth(found: Any) -> bool:
    if not isinstance(found, bool):
        raise _Wrong("wrong_type", wanted="truth", found=_shown(found))
    return found


def _number(low: int, high: int) -> Check:
    def check(found: Any) -> int:
        if isinstance(found, bool) or not isinstance(found, int):
            raise _Wrong("wrong_type", wanted="number", found=_shown(found))
        if not low <= found <= high:
            raise _Wrong("out_of_range", found=found, low=low, high=high)
        return found

    return check


def _id(found: Any) -> str:
    if not ID.fullmatch(_text(found)):
        raise _Wrong("bad_id", found=_shown(found))
    return str(found)


def _one_of(known: tuple[str, ...]) -> Check:
    def check(found: Any) -> str:
        if _text(found) not in known:
            raise _Wrong("unknown_word", **_nearest(found, known))
        return str(found)

    return check


def _list_of(check: Check) -> Check:
    def check_all(found: Any) -> list[str]:
        if not isinstance(found, list):
            raise _Wrong("wrong_type", wanted="list", found=_shown(found))
        return [check(each) for each in found]

    return check_all


_LAYER: dict[str, Check] = {"material": _one_of(MATERIALS), "coverage": _number(0, 100)}


def _armour(found: Any) -> list[dict[str, Any]]:
    """A material alone covers everything; else a list of layers («P-05», «P-06»)."""
    if isinstance(found, str):
        return [{"material": _LAYER["material"](found), "coverage": 100}]
    if not isinstance(found, list) or not all(isinstance(layer, Mapping) for layer in found):
        raise _Wrong("wrong_type", wanted="armour", found=_shown(found))
    return [_layer(layer) for layer in found]


def _layer(layer: Mapping[str, Any]) -> dict[str, Any]:
    sound = _checked(layer, _LAYER)
    if sound.keys() != _LAYER.keys():
        raise _Wrong("wrong_type", wanted="armour", found=_shown(dict(layer)))
    return sound


def _emergency(found: Any) -> dict[str, Any]:
    if not isinstance(found, Mapping):
        raise _Wrong("wrong_type", wanted="table", found=_shown(found))
    return _checked(found, _EMERGENCY)


def _checked(table: Mapping[str, Any], checks: Mapping[str, Check]) -> dict[str, Any]:
    for key in table:
        if key not in checks:
            raise _Wrong("unknown_key", **_nearest(key, checks))
    return {key: checks[key](value) for key, value in table.items()}


_EMERGENCY: dict[str, Check] = {"numbers": _list_of(_telephone), "phone": _telephone}
_EMERGENCY |= dict.fromkeys(("place", "address", "text"), lambda found: _text(found, 300))

_EVENT: dict[str, Check] = {
    "id": _id,
    "name": _text,
    "language": _one_of(TONGUES),
    "cities": _list_of(_text),
    "skills": _list_of(_id),
    "languages": _list_of(_id),
    "emergency": _emergency,
}

_CARD: dict[str, Check] = {
    "id": _id,
    "name": _text,
    "badge": _number(1, 99_999),
    "player": _text,
    "creature": _truth,
    "armour": _armour,
    "rated": _number(0, 3),
    "hidden": _truth,
    "helmet": _truth,
    "held": _list_of(_text),
    "carried": _list_of(_text),
    "worn": _list_of(_text),
    "resists_blows": _number(0, 1_000),
    "extra_blows": _number(0, 1_000),
    "dying_s": _number(1, 1_000_000),
    "renown": _number(0, 1_000),
}


def _bound_to(words: _Words) -> dict[str, Check]:
    """The keys whose words are the event's own; an event that lists none takes any."""
    return {
        "city": _one_of(words.cities) if words.cities else _text,
        "skills": _list_of(_one_of(words.skills)),
        "languages": _list_of(_one_of(words.languages) if words.languages else _text),
    }
