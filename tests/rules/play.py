"""Small words for scenes of the rules: a book, a game, entries at seconds."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.rules.book import Book, read_book
from referee.rules.entry import Entry
from referee.rules.field.moments import Moment, moments
from referee.rules.field.state import Layer
from referee.rules.fold import Timeline
from referee.rules.vocabulary import VOCABULARY

BOOK_FILE = Path(__file__).parents[2] / "referee/rules/books/oniris.toml"
BOOK = read_book(tomllib.loads(BOOK_FILE.read_text("utf-8")))

LEATHER, METAL = (Layer("leather"),), (Layer("metal"),)


def entry(at_s: float, kind: str, *, id: str = "", role: Any = "referee", **fact: Any) -> Entry:
    """An entry at that second of the game; its id sorts by time unless one is given."""
    name = id or f"{int(at_s * 1000):09d}-{kind}-{sorted(map(str, fact.items()))}"
    return Entry(name, int(at_s * 1000), kind, VOCABULARY[kind].fact(**fact), role)


def people(**armour: Any) -> list[Entry]:
    """A game opened at second 0 with these characters and their armour."""
    entered = [entry(0, "character_entered", id=f"0-{who}", who=who, name=who, armour=layers or ())
               for who, layers in armour.items()]  # fmt: skip
    return [entry(0, "game_opened", id="!"), *entered]


def played(*entries: Entry, book: Book = BOOK) -> Timeline:
    """All these entries folded."""
    timeline = Timeline(book)
    timeline.take(entries)
    return timeline


def now(timeline: Timeline, who: str, at_s: float) -> Moment:
    """What a character is at that second of wall time."""
    moment = timeline.game.clock.played(int(at_s * 1000))
    return moments(timeline.game.characters[who], timeline.book, moment)[0]
