"""Changing character: after death, or for a time («X-01» to «X-03», LARP l.18, l.49, l.156)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.field.state import Character
from referee.rules.kinds import Health
from referee.rules.outcome import Note, Outcome, applied, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class CharacterChanged:
    """A player now plays somebody else, a black cross on each cheek («X-01»)."""

    who: str
    reason: Literal["dead", "temporary"] = "dead"
    name: str = ""
    city: str = ""


@dataclass(frozen=True, slots=True)
class CharacterReturned:
    """A player is back in the character that waited («X-03»)."""

    who: str


def change(fact: CharacterChanged, scene: Scene) -> Outcome:
    """A new character: fit, without renown, with nothing of the old («R-02», «X-02»)."""
    old = scene.person(fact.who)
    if fact.reason == "dead" and old.alive:
        return refused("not_dead")
    new = Character(
        id=old.id, name=fact.name or old.name, badge=old.badge, city=fact.city or old.city, player=old.player,
        dying_for=scene.book.timers["agony"], health_since=scene.now, cheek_crosses=True,
        personal=old.personal, wool=old.wool, excluded=old.excluded,
        original=_waiting(old, scene) if fact.reason == "temporary" else None,
    )  # fmt: skip
    scene.enter(new)
    return applied(Note("black_crosses"))


def _waiting(old: Character, scene: Scene) -> Character:
    """The character that waits, with its renown unless the book resets it (ruling renown_temp_character)."""
    waiting = old.original or old.copy()
    if scene.book.ruled("renown_temp_character", "original_reset_too"):
        waiting = waiting.copy()
        waiting.renown, waiting.grand_master = 0, False
    return waiting


def come_back(fact: CharacterReturned, scene: Scene) -> Outcome:
    """The first character again, as it was left («X-03»)."""
    original = scene.person(fact.who).original
    if original is None:
        return ignored("no_other_character")
    back = original.copy()
    if back.health is Health.FIT or back.health is Health.WOUNDED:
        back.health_since = scene.now
    scene.enter(back)
    return applied()
