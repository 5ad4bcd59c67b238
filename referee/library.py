"""The shelf: rulebooks and decks as they lie on the disk, and how a deck becomes a game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
from flask import Flask

from referee.board import Board
from referee.desk import TurnedAway
from referee.rules.book import Book, BookError, read_book
from referee.rules.deck import CARD_FILE, EVENT_FILE, Card, Deck, DeckError, Mistake, read_deck
from referee.rules.labyrinth.book import LabyrinthBook, read_labyrinth_book
from referee.store import codes, medical
from referee.store.accounts import Who
from referee.store.games import GameRow, all_games, create_game
from referee.store.ids import new_id

SHELF = Path(__file__).parent.parent / "cards"
DEFAULT_BOOK = Path(__file__).parent / "rules" / "books" / "oniris.toml"
LABYRINTH_BOOK = DEFAULT_BOOK.with_name("labyrinth.toml")
DEFAULT_DECK = "oniris-demo"
AUTHOR = "system"
"""Who enters the cards of a deck, in the log's column for the author."""
BATCH = 500
"""How many cards enter in one transaction."""


@dataclass(slots=True)
class Opened:
    """What opening a game did: nothing twice, and what it saw but left alone."""

    game: int
    name: str
    new: bool
    entries: int = 0
    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    codes: dict[str, str] = field(default_factory=dict)


def load_book(path: Path = DEFAULT_BOOK) -> Book:
    """The rulebook in that file with the labyrinth's beside it, else ours; a `BookError` names every mistake in it."""
    beside = path.with_name(LABYRINTH_BOOK.name)
    labyrinth = load_labyrinth_book(beside if beside.exists() else LABYRINTH_BOOK)
    return read_book(tomllib.loads(path.read_text(encoding="utf-8-sig"))).with_labyrinth(labyrinth)


def load_labyrinth_book(path: Path) -> LabyrinthBook:
    """The labyrinth's rulebook in that file; a mistake in it is named with the file, for it lies beside another."""
    try:
        return read_labyrinth_book(tomllib.loads(path.read_text(encoding="utf-8-sig")))
    except BookError as wrong:
        raise BookError([replace(each, key=f"{path.name}: {each.key}") for each in wrong.mistakes]) from None


def load_cases(path: Path) -> list[dict[str, Any]]:
    """The worked cases in that file, their form checked; a `CaseFileError` says what is wrong where."""
    try:
        said = msgspec.json.decode(path.read_bytes())
        return msgspec.to_builtins(msgspec.convert(said, _CaseFile).cases)
    except FileNotFoundError:
        raise CaseFileError("rules-no-file") from None
    except (IsADirectoryError, PermissionError) as wrong:
        raise CaseFileError("rules-not-json", why=str(wrong.strerror)) from None
    except UnicodeDecodeError:
        raise CaseFileError("rules-not-utf8") from None
    except msgspec.ValidationError as wrong:
        why, _, key = str(wrong).partition(" - at `")
        raise CaseFileError("rules-not-cases", key=key.strip("`$.") or "cases", why=why) from None
    except msgspec.DecodeError as wrong:
        raise CaseFileError("rules-not-json", why=str(wrong)) from None


class CaseFileError(ValueError):
    """A file that holds no worked cases: the sentence that says so, and its values."""

    def __init__(self, key: str, /, **values: str) -> None:
        super().__init__(f"{key} {values}")
        self.key, self.values = key, values


class _Expected(msgspec.Struct, omit_defaults=True):
    expect: dict[str, Any]
    at_s: int | None = None
    after: int | None = None


class _Case(msgspec.Struct, omit_defaults=True):
    id: str
    area: str
    then: list[_Expected]
    given: dict[str, Any] = {}
    when: list[dict[str, Any]] = []
    rulings: dict[str, Any] = {}


class _CaseFile(msgspec.Struct):
    cases: list[_Case]


def load_deck(folder: Path) -> Deck:
    """The deck in that folder; a `DeckError` names every mistake in its files."""
    mistakes: list[Mistake] = []
    tables = {name: _table(folder / name, mistakes) for name in (EVENT_FILE, CARD_FILE)}
    if mistakes:
        raise DeckError(mistakes)
    return read_deck(tables[EVENT_FILE], tables[CARD_FILE])


def _table(path: Path, mistakes: list[Mistake]) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        mistakes.append(Mistake(path.name, "", "", "no_file"))
    except UnicodeDecodeError:
        mistakes.append(Mistake(path.name, "", "", "not_utf8"))
    except tomllib.TOMLDecodeError as wrong:
        mistakes.append(Mistake(path.name, "", "", "not_toml", {"why": str(wrong)}))
    return {}


def shelved() -> list[str]:
    """The names of the decks in `cards/`."""
    return sorted(path.parent.name for path in SHELF.glob(f"*/{EVENT_FILE}"))


def find_deck(name: str) -> Path | None:
    """The folder of a deck, by its name in `cards/` or by its path."""
    for folder in (SHELF / name, Path(name)):
        if folder.is_dir():
            return folder
    return None


def deck_of(game: GameRow) -> Path | None:
    """The deck in `cards/` that this game was opened with, if it still lies there."""
    for name in shelved():
        known: list[Mistake] = []
        if _table(SHELF / name / EVENT_FILE, known).get("name") == game.name:
            return SHELF / name
    return None


def last_game(app: Flask) -> GameRow | None:
    """The game that was opened last."""
    with app.extensions["referee"].database.reading() as connection:
        games = all_games(connection)
    return games[-1] if games else None


def open_game(app: Flask, deck: Deck) -> Opened:
    """Opens the deck's game, or goes on with it: cards not yet in it enter, nothing is entered twice.

    A card that differs from what entered is reported, not applied: facts are kept, a referee may rule.
    """
    referee = app.extensions["referee"]
    now = referee.clock()
    with referee.database.writing() as connection:
        game = next((row.id for row in all_games(connection) if row.name == deck.name), None)
        new = game is None
        if game is None:
            game = create_game(connection, deck.name, load_book().fingerprint, now)
    with referee.boards.current(game) as board:
        assert board is not None, "found or created above"
        fresh = [card for card in deck.cards if card.id not in board.known]
        opened = Opened(game, deck.name, new, board.seq, [card.name for card in fresh])
        opened.changed, opened.gone = _differences(board, deck)
        started = any(row.kind == "game_opened" for row in board.rows.values())
    reports = [] if started else [{"id": new_id(now), "at": now, "kind": "game_opened"}]
    reports += [{"id": new_id(now + 1), "at": now, "kind": "character_entered", **card.entered()} for card in fresh]
    _enter(app, game, reports)
    with referee.database.writing() as connection:
        medical.set_emergency(connection, game, deck.emergency)
        opened.codes = codes.mint(connection, game, "badge", (card.id for card in deck.cards), now)
    return opened


def _enter(app: Flask, game: int, reports: list[dict[str, Any]]) -> None:
    """Hands the cards in at the desk, as anybody would."""
    system = Who(AUTHOR, "", "chief", game)
    for start in range(0, len(reports), BATCH):
        for answer in app.extensions["referee"].desk.submit(game, reports[start : start + BATCH], system):
            if isinstance(answer, TurnedAway):
                raise RuntimeError(f"{answer.code} {answer.where} {answer.detail}")


def _differences(board: Board, deck: Deck) -> tuple[list[str], list[str]]:
    """The names of cards that say something else today than when they entered, and of those taken out."""
    cards: dict[str, Card] = {card.id: card for card in deck.cards}
    changed, gone = [], []
    for row in board.rows.values():
        if row.kind != "character_entered" or row.author != AUTHOR:
            continue
        said = msgspec.json.decode(row.body)
        card = cards.get(said["who"])
        entered = {key: value for key, value in said.items() if key not in ("id", "at", "kind")}
        if card is None:
            gone.append(said["name"])
        elif card.entered() != entered:
            changed.append(card.name)
    return changed, gone
