"""The game a case starts from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.rules.book import Book
from referee.rules.cases.reports import CaseError
from referee.rules.field.ladder import set_health
from referee.rules.field.state import Character, Effect, Layer
from referee.rules.field.things import Document, Item, Lock
from referee.rules.game import Game
from referee.rules.kinds import Health

LISTS = (
    "held", "carried", "worn", "personal", "wool", "broken_items",
    "skills", "languages", "limbs_broken", "surprised_by",
)  # fmt: skip
PLAIN = ("helmet", "extra_blows", "renown", "masterpieces", "grand_master", "can_read", "disguised")


def starting_game(given: Mapping[str, Any], book: Book) -> Game:
    """Characters as the case describes them; what it leaves out is as for a new character."""
    characters = {name: _character(name, traits, book) for name, traits in given.get("characters", {}).items()}
    return Game(
        opened_at=0,
        characters=characters,
        items={name: Item(name, **traits) for name, traits in given.get("items", {}).items()},
        locks={name: Lock(name, **_tuples(traits)) for name, traits in given.get("locks", {}).items()},
        documents={
            name: Document(name, **_tuples(_as_script(traits))) for name, traits in given.get("documents", {}).items()
        },
    )


def _as_script(traits: Mapping[str, Any]) -> dict[str, Any]:
    return {"script" if key == "kind" else key: value for key, value in traits.items()}


def _tuples(traits: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in traits.items()}


def _character(name: str, traits: Mapping[str, Any], book: Book) -> Character:
    person = Character(id=name, name=name, dying_for=1000 * traits.get("dying_s", book.timers["agony"] // 1000))
    for key, value in traits.items():
        if key in LISTS:
            setattr(person, key, tuple(value))
        elif key in PLAIN:
            setattr(person, key, value)
        elif key == "armour":
            _put_armour_on(person, value)
        elif key == "resists_blows":
            person.blows_left = value
        elif key == "prestige":
            person.renown += value
        elif key == "effects":
            person.effects = tuple(_effect(effect) for effect in value)
        elif key not in ("state", "state_since", "dying_s"):
            raise CaseError(f"given.characters.{name}.{key}", "unknown key")
    set_health(person, Health(traits.get("state", "fit")), 1000 * traits.get("state_since", 0))
    return person


def _put_armour_on(person: Character, armour: Any) -> None:
    layers = armour if isinstance(armour, list) else [armour]
    person.layers = tuple(Layer(layer["material"], layer.get("coverage", 100)) for layer in layers)
    for layer in layers:
        person.rated = layer.get("rated", person.rated)
        person.saves_used = layer.get("used", person.saves_used)
        person.torn = layer.get("torn", person.torn)
        person.hidden = layer.get("hidden", person.hidden)
    if person.saves_used:
        person.last_combat = 0


def _effect(effect: Mapping[str, Any]) -> Effect:
    ends = effect.get("ends")
    return Effect(effect["keyword"], 0, None if ends is None else 1000 * ends, effect.get("by"), "given")
