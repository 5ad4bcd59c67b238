"""What an entry would do if it were made now; nothing comes of it."""

from __future__ import annotations

from referee.rules.apply import apply
from referee.rules.book import Book
from referee.rules.entry import Entry, Fact
from referee.rules.game import Game
from referee.rules.kinds import Millis, Role
from referee.rules.outcome import Outcome
from referee.rules.scene import Scene


def preview(kind: str, fact: Fact, game: Game, book: Book, at: Millis, role: Role = "master") -> tuple[Outcome, Game]:
    """The outcome, with every step as a note, and the game as it would be; dice that are missing are asked for."""
    trial = game.snapshot()
    outcome = apply(Scene(trial, Entry("preview", at, kind, fact, role), book, lambda name: None, set()))
    return outcome, trial
