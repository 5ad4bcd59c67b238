"""A deck with mistakes names every one of them at once; a sound one says what enters the game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from referee.rules.deck import DeckError, Mistake, read_deck

DEMO = Path(__file__).parent.parent / "cards" / "oniris-demo"
EVENT = {"id": "night", "name": "A night", "cities": ["Valbrume"], "skills": ["bard"], "languages": ["elvish"]}


def mistakes(*cards: object, event: dict[str, object] = EVENT, **more: object) -> list[Mistake]:
    with pytest.raises(DeckError) as caught:
        read_deck(event, {"character": list(cards), **more})
    return caught.value.mistakes


def one(card: dict[str, object]) -> Mistake:
    found = mistakes({"id": "a", "name": "A", **card})
    assert len(found) == 1, found
    return found[0]


def demo() -> list[dict[str, object]]:
    with (DEMO / "event.toml").open("rb") as event, (DEMO / "characters.toml").open("rb") as characters:
        return [card.entered() for card in read_deck(tomllib.load(event), tomllib.load(characters)).cards]


def test_a_card_says_what_character_entered_says() -> None:
    card = {"id": "a", "name": "A", "badge": 7, "armour": "metal", "city": "Valbrume"}
    deck = read_deck(EVENT, {"character": [card]})
    assert deck.language == "fr"
    assert deck.cards[0].entered() == {
        "who": "a", "name": "A", "badge": 7, "city": "Valbrume",
        "armour": [{"material": "metal", "coverage": 100}],
    }  # fmt: skip


def test_armour_may_be_in_layers() -> None:
    layers = [{"material": "leather", "coverage": 30}, {"material": "metal", "coverage": 30}]
    deck = read_deck(EVENT, {"character": [{"id": "a", "name": "A", "armour": layers}]})
    assert deck.cards[0].entered()["armour"] == layers


@pytest.mark.parametrize(
    ("card", "key", "code"),
    [
        ({"coverge": 3}, "coverge", "unknown_key"),
        ({"armour": "plate"}, "armour", "unknown_word"),
        ({"armour": 2}, "armour", "wrong_type"),
        ({"armour": [{"material": "metal"}]}, "armour", "wrong_type"),
        ({"armour": [{"material": "metal", "coverage": 101}]}, "armour", "out_of_range"),
        ({"armour": [{"material": "metal", "coverage": 50, "rated": 1}]}, "armour", "unknown_key"),
        ({"skills": ["physican"]}, "skills", "unknown_word"),
        ({"skills": "bard"}, "skills", "wrong_type"),
        ({"city": "Valbrune"}, "city", "unknown_word"),
        ({"languages": ["elfish"]}, "languages", "unknown_word"),
        ({"badge": "7"}, "badge", "wrong_type"),
        ({"badge": 0}, "badge", "out_of_range"),
        ({"badge": True}, "badge", "wrong_type"),
        ({"rated": 4}, "rated", "out_of_range"),
        ({"helmet": "yes"}, "helmet", "wrong_type"),
        ({"player": ""}, "player", "empty"),
        ({"player": "x" * 200}, "player", "too_long"),
        ({"id": "Big Id"}, "id", "bad_id"),
        ({"resists_blows": -1}, "resists_blows", "out_of_range"),
    ],
)
def test_a_mistake_names_its_key(card: dict[str, object], key: str, code: str) -> None:
    found = one(card)
    assert (found.file, found.key, found.code) == ("characters.toml", key, code)
    assert found.card == str(card.get("id", "a"))


def test_a_slip_of_the_pen_is_told_the_nearest_word() -> None:
    assert one({"skils": ["bard"]}).values["nearest"] == "skills"
    assert one({"skills": ["physican"]}).values["nearest"] == "physician"


def test_every_mistake_is_named_at_once() -> None:
    found = mistakes(
        {"id": "a", "name": "A", "badge": 1, "rated": 9, "helmt": True},
        {"id": "a", "name": "B", "badge": 1},
        {"name": "C"},
        {},
        event={"name": "N", "langage": "fr"},
        charater=[],
    )
    assert [(m.card, m.key, m.code) for m in found] == [
        ("", "langage", "unknown_key"),
        ("", "id", "missing"),
        ("", "charater", "unknown_key"),
        ("a", "rated", "out_of_range"),
        ("a", "helmt", "unknown_key"),
        ("a", "id", "duplicate"),
        ("a", "badge", "duplicate"),
        ("C", "id", "missing"),
        ("[[character]] 4", "id", "missing"),
        ("[[character]] 4", "name", "missing"),
    ]


def test_an_event_without_cards_is_a_mistake() -> None:
    assert mistakes()[0].code == "no_cards"
    with pytest.raises(DeckError) as caught:
        read_deck(EVENT, {"character": {"id": "a"}})
    assert caught.value.mistakes[0].code == "not_cards"


def test_the_demo_has_what_an_evening_needs() -> None:
    cards = demo()
    assert len(cards) >= 30
    assert len({card["city"] for card in cards if "city" in card}) >= 5
    assert sum(card.get("creature", False) and card.get("resists_blows", 0) > 0 for card in cards) >= 4
    assert any(card.get("extra_blows", 0) > 1 for card in cards)
    assert {card.get("rated") for card in cards} >= {0, 1, 2, 3}
    assert len({card["city"] for card in cards if "physician" in card.get("skills", ())}) >= 3
    coverages = {layer["coverage"] for card in cards for layer in card.get("armour", ())}
    assert coverages >= {49, 50}
    assert any(card.get("hidden") for card in cards)
    assert any(card.get("helmet") for card in cards)


def test_the_demo_plays_the_worked_fight() -> None:
    cards = {card["name"]: card for card in demo()}
    assert cards["Godefroy de Herseblanche"]["armour"] == [{"material": "metal", "coverage": 100}]
    assert "armour" not in cards["Ali Ben Charouk"]
    assert cards["Nico le Besogneux"]["armour"] == [{"material": "leather", "coverage": 100}]
