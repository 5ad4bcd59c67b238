"""A deck becomes a game once; a second start goes on with it and doubles nothing."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from flask import Flask

from referee.library import CaseFileError, load_book, load_cases, load_deck, open_game
from referee.rules.deck import Card, Deck, DeckError
from referee.store.journal import Row

DEMO = Path(__file__).parent.parent / "cards" / "oniris-demo"


def rows(app: Flask) -> list[Row]:
    with app.extensions["referee"].boards.current(1) as board:
        return list(board.rows.values())


def test_a_first_start_enters_every_card_and_opens_the_game(app: Flask) -> None:
    deck = load_deck(DEMO)
    kinds = [row.kind for row in rows(app)]
    assert kinds.count("game_opened") == 1
    assert kinds.count("character_entered") == len(deck.cards)
    with app.extensions["referee"].boards.current(1) as board:
        assert board.timeline.game.characters.keys() == {card.id for card in deck.cards}
        assert all(board.timeline.outcome(row.id).result == "applied" for row in board.rows.values())


def test_a_second_start_doubles_nothing_and_keeps_every_badge_code(app: Flask) -> None:
    before = rows(app)
    first = open_game(app, load_deck(DEMO))
    second = open_game(app, load_deck(DEMO))
    assert not second.new
    assert (second.added, second.changed, second.gone) == ([], [], [])
    assert rows(app) == before
    assert first.codes == second.codes
    assert len(set(second.codes.values())) == len(load_deck(DEMO).cards)
    assert second.entries == len(before)


def test_what_changed_in_the_deck_is_reported_and_not_applied(app: Flask) -> None:
    deck = load_deck(DEMO)
    godefroy, nico, *rest = deck.cards
    assert godefroy.id == "godefroy"
    stronger = dataclasses.replace(godefroy, given={**godefroy.given, "rated": 3})
    newcomer = Card("newcomer", "Newcomer", {"badge": 900})
    opened = open_game(app, Deck(deck.id, deck.name, deck.language, (stronger, *rest, newcomer)))
    assert opened.added == ["Newcomer"]
    assert opened.changed == ["Godefroy de Herseblanche"]
    assert opened.gone == [nico.name]
    with app.extensions["referee"].boards.current(1) as board:
        assert board.timeline.game.characters["godefroy"].rated is None
        assert nico.id in board.timeline.game.characters
        assert "newcomer" in board.timeline.game.characters


def test_another_deck_is_another_game(app: Flask) -> None:
    opened = open_game(app, Deck("other", "Another night", "en", (Card("ali", "Ali", {}),)))
    assert opened.new
    assert opened.game != 1
    assert open_game(app, load_deck(DEMO)).game == 1


@pytest.mark.parametrize(
    ("event", "characters", "codes"),
    [
        (None, None, ["no_file", "no_file"]),
        ('id = "x"\nname = "X"', "[[character]\n", ["not_toml"]),
        ('id = "x"\nname = "X"', b"\xff\xfe", ["not_utf8"]),
        ('id = "x"', '[[character]]\nid = "a"\nname = "A"', ["missing"]),
    ],
)
def test_files_that_cannot_be_read_are_named(
    tmp_path: Path, event: str | None, characters: str | bytes | None, codes: list[str]
) -> None:
    for name, text in (("event.toml", event), ("characters.toml", characters)):
        if text is not None:
            (tmp_path / name).write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(DeckError) as caught:
        load_deck(tmp_path)
    assert [mistake.code for mistake in caught.value.mistakes] == codes


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    """Windows' notepad puts one before the first letter."""
    (tmp_path / "event.toml").write_text('id = "x"\nname = "X"', encoding="utf-8-sig")
    (tmp_path / "characters.toml").write_text('[[character]]\nid = "a"\nname = "A"', encoding="utf-8-sig")
    assert load_deck(tmp_path).cards[0].id == "a"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "rules-not-json"),
        ("[]", "rules-not-cases"),
        ('{"cases": [{"id": 1}]}', "rules-not-cases"),
        ('{"cases": [{"id": "A", "area": "health"}]}', "rules-not-cases"),
    ],
)
def test_a_file_without_cases_is_named(tmp_path: Path, text: str, key: str) -> None:
    (tmp_path / "cases.json").write_text(text)
    with pytest.raises(CaseFileError) as caught:
        load_cases(tmp_path / "cases.json")
    assert caught.value.key == key


def test_the_book_on_the_shelf_is_sound() -> None:
    assert load_book().timers["agony"] == 300_000
