"""The rulebook: numbers and rulings that an organiser may edit, read and checked whole."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, get_args

from referee.rules.kinds import Health, Keyword, Material, Millis
from referee.rules.rulings import RULINGS, Ruling

if TYPE_CHECKING:
    from referee.rules.labyrinth.book import LabyrinthBook

ABILITIES = ("run", "walk", "crawl", "speak", "attack", "defend", "use_effects", "see", "hear")
"""What a person may be able to do, in the order of the table of states (rules.md 3.1)."""

TIMERS = (
    "agony", "coma", "effect", "calm", "finish_off", "limb", "pickup", "prisoner", "release", "dispel_window",
    "theft", "force_lock", "retry_window", "rapid_blows",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class KeywordRule:
    """One keyword: how long it lasts, whether it harms, what it forbids («K-06», «K-08», «K-09»)."""

    lasts: str
    harms: bool
    said: str = ""
    forbids: tuple[str, ...] = ()
    spares_caller: tuple[str, ...] = ()
    contradicts: tuple[str, ...] = ()
    helpless: bool = False
    suffix: bool = False
    resistible: bool = True
    through_coma: bool = False


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank of renown: from how many points, and the cities whose people respect, admire, obey («R-07»)."""

    id: str
    at: int
    respected_by: str
    admired_by: str
    granted_by: str
    may_lead: bool = False


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one event as numbers, ready to be asked."""

    name: str
    version: int
    timers: Mapping[str, Millis]
    forbidden_by_state: Mapping[Health, tuple[str, ...]]
    keywords: Mapping[str, KeywordRule]
    saves: Mapping[str, int]
    coverage: int
    rated_max: int
    helmet_stops: tuple[str, ...]
    skills: Mapping[str, tuple[str, ...]]
    ranks: tuple[Rank, ...]
    rank_names: Mapping[str, Mapping[str, str]]
    feedback_days: int
    rulings: Mapping[str, Ruling]
    fingerprint: str
    labyrinth: LabyrinthBook | None = None

    def ruled(self, name: str, answer: Ruling) -> bool:
        """Whether the referees of this event answered the question `name` with `answer`."""
        return self.rulings[name] == answer

    def with_rulings(self, changed: Mapping[str, Ruling]) -> Book:
        """The same book under other rulings; an unknown one is a `BookError`."""
        mistakes = ruling_mistakes(changed, RULINGS)
        if mistakes:
            raise BookError(mistakes)
        rulings = {**self.rulings, **changed}
        fingerprint = fingerprint_of({"book": self.fingerprint, "rulings": dict(rulings)})
        return Book(**{**{name: getattr(self, name) for name in self.__slots__},
                       "rulings": rulings, "fingerprint": fingerprint})  # fmt: skip

    def with_labyrinth(self, labyrinth: LabyrinthBook) -> Book:
        """The same book with the labyrinth's beside it; one fingerprint tells of both."""
        both = fingerprint_of({"book": self.fingerprint, "labyrinth": labyrinth.fingerprint})
        return replace(self, labyrinth=labyrinth, fingerprint=both)


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing wrong in a book: the key, a stable code, and what would mend it."""

    key: str
    code: str
    allowed: tuple[Any, ...] = ()

    def __str__(self) -> str:
        return f"{self.key}: {self.code}" + (f" ({', '.join(map(str, self.allowed))})" if self.allowed else "")


class BookError(ValueError):
    """A book that cannot be played with; it names every mistake at once."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__("; ".join(map(str, mistakes)))
        self.mistakes = mistakes


def read_book(table: Mapping[str, Any]) -> Book:
    """Make a book of a parsed TOML table; raise `BookError` naming every mistake at once."""
    reader = Reader(table)
    known = frozenset(get_args(Keyword))
    keywords = {name: reader.keyword(name, row, known) for name, row in reader.table("keywords").items()}
    for name in sorted(known - set(keywords)):
        reader.wrong(f"keywords.{name}", "missing")
    rulings = reader.table("rulings")
    reader.mistakes += ruling_mistakes(rulings, RULINGS)
    book: dict[str, Any] = dict(
        name=reader.value("name", str, "?"),
        version=reader.value("version", int, 0),
        timers={name: 1000 * reader.value(f"timers.{name}_s", int, 1) for name in TIMERS},
        forbidden_by_state={state: reader.words(f"states.{state}", ABILITIES) for state in Health},
        keywords=keywords,
        saves={material: reader.value(f"armour.saves.{material}", int, 0) for material in get_args(Material)},
        coverage=reader.value("armour.coverage", int, 50),
        rated_max=reader.value("armour.rated_max", int, 3),
        helmet_stops=reader.words("helmet.stops", tuple(sorted(known))),
        skills={name: reader.words(f"skills.{name}", ()) for name in ("repair", "physician")},
        ranks=tuple(reader.rank(name) for name in reader.table("ranks")),
        rank_names={city: reader.rank_names(city) for city in table.get("cities", {})},
        feedback_days=reader.value("feedback.days", int, 15),
        rulings={**{name: answers[0] for name, answers in RULINGS.items()}, **rulings},
    )
    if reader.mistakes:
        raise BookError(reader.mistakes)
    return Book(**book, fingerprint=fingerprint_of(table))


class Reader:
    """Reads typed values out of a table by dotted key and remembers what was wrong."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.root = table
        self.mistakes: list[Mistake] = []

    def wrong(self, key: str, code: str, *allowed: Any) -> None:
        self.mistakes.append(Mistake(key, code, allowed))

    def find(self, key: str) -> Any:
        found: Any = self.root
        for part in key.split("."):
            found = found.get(part) if isinstance(found, Mapping) else None
        return found

    def value(self, key: str, kind: type[Any], instead: Any) -> Any:
        found = self.find(key)
        if found is None:
            self.wrong(key, "missing")
        elif type(found) is not kind or (isinstance(found, int) and found < 0):
            self.wrong(key, "wrong_type", kind.__name__)
        else:
            return found
        return instead

    def table(self, key: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.value(key, dict, {})
        return found

    def words(self, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        found = self.value(key, list, [])
        for word in found:
            if type(word) is not str or (allowed and word not in allowed):
                self.wrong(f"{key}: {word}", "unknown_word", *allowed)
        return tuple(found)

    def keyword(self, name: str, row: Any, known: frozenset[str]) -> KeywordRule:
        key = f"keywords.{name}"
        if name not in known:
            self.wrong(key, "unknown_keyword", *sorted(known))
        if not isinstance(row, Mapping):
            self.wrong(key, "wrong_type", "table")
            return KeywordRule("special", False)
        for odd in sorted(set(row) - set(KeywordRule.__slots__)):
            self.wrong(f"{key}.{odd}", "unknown_key", *KeywordRule.__slots__)
        if row.get("lasts") not in ("timed", "lasting", "special"):
            self.wrong(f"{key}.lasts", "unknown_word", "timed", "lasting", "special")
        lists = {"forbids": ABILITIES, "spares_caller": ("approach", "attack"), "contradicts": tuple(sorted(known))}
        traits: dict[str, Any] = {"said": self.value(f"{key}.said", str, "")}
        traits |= {name: self.words(f"{key}.{name}", allowed) for name, allowed in lists.items() if name in row}
        for flag in ("helpless", "suffix", "resistible", "through_coma"):
            if flag in row:
                traits[flag] = self.value(f"{key}.{flag}", bool, False)
        return KeywordRule(str(row.get("lasts")), self.value(f"{key}.harms", bool, False), **traits)

    def rank(self, name: str) -> Rank:
        """One row of the table of renown."""
        key, who = f"ranks.{name}", ("none", "own_city", "all_cities")
        for row in ("respected_by", "admired_by", "granted_by"):
            if self.value(f"{key}.{row}", str, "none") not in who:
                self.wrong(f"{key}.{row}", "unknown_word", *who)
        return Rank(
            name,
            at=self.value(f"{key}.at", int, 0),
            respected_by=str(self.find(f"{key}.respected_by")),
            admired_by=str(self.find(f"{key}.admired_by")),
            granted_by=str(self.find(f"{key}.granted_by")),
            may_lead=self.value(f"{key}.may_lead", bool, False),
        )

    def rank_names(self, city: str) -> Mapping[str, str]:
        """What one city calls its ranks («R-07»); a rank it does not name keeps its common name."""
        names: Mapping[str, str] = self.value(f"cities.{city}", dict, {})
        for rank, name in names.items():
            if rank not in self.table("ranks"):
                self.wrong(f"cities.{city}.{rank}", "unknown_word", *self.table("ranks"))
            elif type(name) is not str:
                self.wrong(f"cities.{city}.{rank}", "wrong_type", "str")
        return names


def ruling_mistakes(rulings: Mapping[str, Any], known: Mapping[str, tuple[Ruling, ...]]) -> list[Mistake]:
    """Rulings that are not asked, and answers that are not known."""
    mistakes = []
    for name, answer in rulings.items():
        if name not in known:
            mistakes.append(Mistake(f"rulings.{name}", "unknown_ruling"))
        elif not any(type(answer) is type(each) and answer == each for each in known[name]):
            mistakes.append(Mistake(f"rulings.{name}", "unknown_answer", known[name]))
    return mistakes


def fingerprint_of(table: Mapping[str, Any]) -> str:
    """Sixteen letters that change with the book."""
    return hashlib.sha256(json.dumps(table, sort_keys=True, default=str).encode()).hexdigest()[:16]
