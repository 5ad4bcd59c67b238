"""Checking what an organiser wrote: decks of cards, rulebooks, worked cases."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import click
from flask.cli import AppGroup

from referee import library
from referee.cli.ending import WRONG_INPUT, stop
from referee.rules.book import Book, BookError
from referee.rules.cases import Verdict, check
from referee.rules.deck import DeckError
from referee.terminal import mistake_line, sentence

cards = AppGroup("cards", help="Decks of cards.")
rules = AppGroup("rules", help="Rulebooks and their worked cases.")


def shown(path: Path) -> str:
    """A path as the person at the terminal would type it."""
    here = Path.cwd()
    return str(path.resolve().relative_to(here)) if path.resolve().is_relative_to(here) else str(path)


def say_mistakes(folder: Path, wrong: DeckError) -> None:
    """Names every mistake in a deck, a line each."""
    for mistake in wrong.mistakes:
        click.echo(mistake_line(mistake, shown(folder)), err=True)
    click.echo(sentence("deck-count", count=len(wrong.mistakes), folder=shown(folder)), err=True)


@cards.command("check")
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path))
def check_cards(folders: tuple[Path, ...]) -> None:
    """Name every mistake in decks of cards; without a FOLDER, in all of cards/."""
    wrong = False
    for folder in folders or [library.SHELF / name for name in library.shelved()]:
        try:
            deck = library.load_deck(library.find_deck(str(folder)) or folder)
        except DeckError as mistakes:
            say_mistakes(folder, mistakes)
            wrong = True
        else:
            click.echo(sentence("deck-sound", folder=shown(folder), name=deck.name, cards=len(deck.cards)))
    sys.exit(1 if wrong else 0)


@rules.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--area", "areas", multiple=True, help="Only cases of this area; may be given several times.")
@click.option("--book", type=click.Path(path_type=Path), default=library.DEFAULT_BOOK, help="The rulebook to check.")
def check_rules(files: tuple[Path, ...], areas: tuple[str, ...], book: Path) -> None:
    """Play the worked cases in FILES by the rulebook and name every one that comes out otherwise."""
    read = _book(book)
    cases = [(file, case) for file in files for case in _cases(file)]
    known = sorted({case["area"] for _, case in cases})
    for area in areas:
        if area not in known:
            stop("rules-no-area", WRONG_INPUT, found=area, known=", ".join(known))
    verdict = Verdict()
    for file, case in cases:
        if not areas or case["area"] in areas:
            _add(verdict, _play(read, file, case))
    for failure in verdict.failures:
        shown = {"expected": _json(failure.expected), "found": _json(failure.found)}
        click.echo(sentence("rules-failure", case=failure.case, path=failure.path, **shown))
    click.echo(f"{verdict.passed} passed, {verdict.failed} failed")
    sys.exit(1 if verdict.failed else 0)


def _play(book: Book, file: Path, case: dict[str, Any]) -> Verdict:
    """What comes of one case; a case that cannot be played at all is a broken file."""
    try:
        return check(book, [case])
    except (AttributeError, KeyError, TypeError, ValueError) as wrong:
        why = f"{type(wrong).__name__}: {wrong}"
        stop("rules-not-playable", WRONG_INPUT, file=file, case=case["id"], why=why)


def _add(verdict: Verdict, other: Verdict) -> None:
    verdict.passed += other.passed
    verdict.failed += other.failed
    verdict.failures += other.failures


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _cases(file: Path) -> list[dict[str, Any]]:
    try:
        return library.load_cases(file)
    except library.CaseFileError as wrong:
        stop(wrong.key, WRONG_INPUT, file=file, **wrong.values)


def _book(file: Path) -> Book:
    try:
        return library.load_book(file)
    except FileNotFoundError:
        stop("rules-no-file", WRONG_INPUT, file=file)
    except tomllib.TOMLDecodeError as wrong:
        stop("rules-not-toml", WRONG_INPUT, file=file, why=wrong)
    except BookError as wrong:
        for mistake in wrong.mistakes:
            allowed = ", ".join(map(_plain, mistake.allowed))
            key = "book-" + mistake.code.replace("_", "-")
            click.echo(sentence(key, file=file, key=mistake.key, allowed=allowed), err=True)
        sys.exit(WRONG_INPUT)


def _plain(word: Any) -> str:
    return word if isinstance(word, str) else _json(word)
