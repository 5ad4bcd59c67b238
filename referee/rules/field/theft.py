"""Theft: «Vol», taking game objects, and the strand of white wool («KW-24», «T-01» to «T-06», LARP l.128-135)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from referee.rules.field.state import Character, Theft
from referee.rules.field.things import Item
from referee.rules.outcome import Note, Outcome, applied, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class ItemTaken:
    """Somebody really took an object of the game («T-05», «T-06»)."""

    by: str
    object: str


@dataclass(frozen=True, slots=True)
class WoolTied:
    """A strand of white wool was tied on a personal object, or moved there `moved_from` one's own («T-01», «T-03»)."""

    by: str
    on: str
    object: str
    moved_from: str | None = None


def theft_void(object: str | None, victim: Character, scene: Scene) -> Outcome | None:
    """Nothing in hand, nothing worn, nothing that is not there can be stolen («KW-24», LARP l.129)."""
    if object is None:
        return refused("object_required")
    if object in victim.held:
        return refused("held_in_hand")
    if object in victim.worn:
        return refused("worn_clothing")
    return None if object in victim.carried else ignored("no_such_object")


def steal(object: str | None, thief: str | None, victim: Character, scene: Scene) -> Outcome:
    """The object changes hands unnoticed for five minutes; a personal one gets a strand of wool instead («KW-24»)."""
    assert object is not None
    item = scene.game.items.get(object)
    if object in victim.personal or (item is not None and item.personal):
        victim.wool += () if object in victim.wool else (object,)
        return applied(Note("wool_tied", {"object": object}), reason="wool_tied")
    masterpiece = item is not None and item.masterpiece
    victim.thefts += (Theft(object, scene.now + scene.book.timers["theft"], masterpiece),)
    victim.lose(object)
    hand_over(scene, object, thief, victim)
    return applied(Note("hands_over", {"object": object}))


def hand_over(scene: Scene, object: str, to: str | None, owner: Character | None) -> None:
    """Move an object from one person to another; a masterpiece takes its renown along («R-05», LARP l.145)."""
    item = scene.game.items.get(object)
    if owner is not None:
        owner.lose(object)
        owner.masterpieces -= int(item is not None and item.masterpiece and owner.masterpieces > 0)
    if to is not None:
        taker = scene.person(to)
        taker.carried += (object,)
        taker.masterpieces += int(item is not None and item.masterpiece)
    if item is not None:
        scene.put_item(replace(item, holder=to))


def take(fact: ItemTaken, scene: Scene) -> Outcome:
    """Game objects and game money are really taken; personal objects never («T-01», «T-05», «T-06»)."""
    item = scene.game.items.get(fact.object)
    if item is None:
        return ignored("no_such_object")
    if item.personal:
        return refused("personal_object")
    if item.holder == fact.by:
        return ignored("already_held")
    owner = scene.person(item.holder) if item.holder in scene.game.characters else None
    hand_over(scene, fact.object, fact.by, owner)
    return applied()


def tie_wool(fact: WoolTied, scene: Scene) -> Outcome:
    """The owner keeps the object but may not use it; the strand may move to a similar one («T-01» to «T-03»)."""
    owner = scene.person(fact.on)
    item = scene.game.items.get(fact.object)
    if item is not None and (item.black_triangle or item.currency):
        return refused("game_object_is_taken_really")
    if fact.object in owner.wool:
        return ignored("already_woolled")
    if fact.moved_from is not None:
        mover = scene.person(fact.by)
        if fact.moved_from not in mover.wool:
            return ignored("no_such_object")
        if not _similar(scene.game.items.get(fact.moved_from), item):
            return refused("not_similar")
        mover.wool = tuple(woolled for woolled in mover.wool if woolled != fact.moved_from)
    owner.wool += (fact.object,)
    return applied(Note("wool_tied", {"object": fact.object}))


def _similar(one: Item | None, other: Item | None) -> bool:
    return one is not None and other is not None and one.type == other.type
