"""What a rule gets to see while it judges one entry: the game, the book, the moment."""

from __future__ import annotations

from collections.abc import Callable

from referee.rules.book import Book
from referee.rules.entry import Entry
from referee.rules.field.ageing import age
from referee.rules.field.state import Character
from referee.rules.field.things import Document, Item, Lock
from referee.rules.game import Game, Incident
from referee.rules.kinds import Millis
from referee.rules.outcome import Outcome

Past = Callable[[str], tuple[Entry, Outcome] | None]
"""Looks an earlier entry up by id, with what became of it; None if it has not arrived or comes later."""


class Scene:
    """One entry in front of the rules.

    `person` gives a character aged to this moment, to be changed in place; whoever was asked for is
    in `touched`, whatever thing was replaced in `things`. Characters shared with a checkpoint are copied first.
    """

    def __init__(self, game: Game, entry: Entry, book: Book, past: Past, fresh: set[str]) -> None:
        self.game = game
        self.entry = entry
        self.book = book
        self.past = past
        self.now: Millis = game.clock.played(entry.at)
        self.touched: set[str] = set()
        self.things: set[str] = set()
        self._fresh = fresh

    def person(self, name: str) -> Character:
        """The character of that id at this very moment."""
        character = self.game.characters[name]
        if name not in self._fresh:
            character = character.copy()
            self.game.characters[name] = character
            self._fresh.add(name)
        if name not in self.touched:
            self.touched.add(name)
            age(character, self.now, self.book)
        return character

    def note_incident(self, kind: str, about: str | None) -> None:
        """Keep a quiet record for the referees («G-04», LARP l.7)."""
        self.game.incidents += (Incident(self.entry.id, about, kind),)

    def put_item(self, item: Item) -> None:
        """The item is so from now on."""
        self.game.items[item.id] = item
        self.things.add(f"item:{item.id}")

    def put_lock(self, lock: Lock) -> None:
        """The lock is so from now on."""
        self.game.locks[lock.id] = lock
        self.things.add(f"lock:{lock.id}")

    def put_document(self, document: Document) -> None:
        """The document is so from now on."""
        self.game.documents[document.id] = document
        self.things.add(f"document:{document.id}")

    def enter(self, character: Character) -> None:
        """Bring a new character into the game."""
        self.game.characters[character.id] = character
        self._fresh.add(character.id)
        self.touched.add(character.id)
