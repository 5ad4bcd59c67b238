"""What a rule gets to see while it judges one entry: the game, the book, the moment."""

from __future__ import annotations

from collections.abc import Callable

from referee.rules.book import Book
from referee.rules.entry import Entry
from referee.rules.field.ageing import age
from referee.rules.field.state import Character
from referee.rules.game import Game
from referee.rules.kinds import Millis
from referee.rules.outcome import Outcome

Past = Callable[[str], tuple[Entry, Outcome] | None]
"""Looks an earlier entry up by id, with what became of it; None if it has not arrived or comes later."""


class Scene:
    """One entry in front of the rules.

    `person` gives a character aged to this moment, to be changed in place; whoever was asked for is
    in `touched`. Characters shared with a checkpoint are copied first.
    """

    def __init__(self, game: Game, entry: Entry, book: Book, past: Past, fresh: set[str]) -> None:
        self.game = game
        self.entry = entry
        self.book = book
        self.past = past
        self.now: Millis = game.clock.played(entry.at)
        self.touched: set[str] = set()
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

    def enter(self, character: Character) -> None:
        """Bring a new character into the game."""
        self.game.characters[character.id] = character
        self._fresh.add(character.id)
        self.touched.add(character.id)
