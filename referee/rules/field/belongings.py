"""Objects: coming into the game, picked up, used, traded, given back («KW-08», «T-02», «T-04», «T-05»)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from referee.rules.field.theft import hand_over
from referee.rules.field.things import Item
from referee.rules.outcome import Outcome, applied, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class ItemEntered:
    """An object came into the game, as its card says («T-05», LARP l.134)."""

    object: str
    name: str = ""
    type: str = ""
    personal: bool = False
    black_triangle: bool = False
    currency: bool = False
    masterpiece: bool = False
    underwear_hidden: bool = False
    holder: str | None = None


@dataclass(frozen=True, slots=True)
class PickedUp:
    """Somebody took an object from the ground («KW-08»)."""

    by: str
    object: str


@dataclass(frozen=True, slots=True)
class ItemUsed:
    """Somebody used an object («T-02», LARP l.133)."""

    by: str
    object: str


@dataclass(frozen=True, slots=True)
class ItemTraded:
    """An object changed hands by agreement; `taker` may stay unknown («T-04», LARP l.133)."""

    by: str
    object: str
    between_players: bool = True
    taker: str | None = None


@dataclass(frozen=True, slots=True)
class ItemReturned:
    """An object of the game came back to the organisers («T-05», LARP l.134)."""

    object: str


def enter(fact: ItemEntered, scene: Scene) -> Outcome:
    """A new object; a masterpiece counts for whoever holds it («R-05»)."""
    if fact.object in scene.game.items:
        return ignored("already_in_game")
    item = Item(fact.object, fact.name, fact.type, fact.personal, fact.black_triangle, fact.currency,
                fact.masterpiece, fact.underwear_hidden, fact.holder)  # fmt: skip
    scene.put_item(item)
    if fact.holder in scene.game.characters:
        owner = scene.person(fact.holder)
        owner.carried += () if fact.object in (*owner.held, *owner.carried, *owner.worn) else (fact.object,)
        owner.personal += (fact.object,) if fact.personal else ()
        owner.masterpieces += int(fact.masterpiece)
    return applied()


def pick_up(fact: PickedUp, scene: Scene) -> Outcome:
    """Into the hand, wherever it was; whoever was disarmed first counts slowly to three («KW-08»)."""
    person = scene.person(fact.by)
    fell = dict(person.dropped).get(fact.object)
    if fell is not None and scene.now - fell < scene.book.timers["pickup"]:
        return refused("count_to_3")
    item = scene.game.items.get(fact.object)
    if item is not None and item.holder != fact.by:
        owner = scene.person(item.holder) if item.holder in scene.game.characters else None
        hand_over(scene, fact.object, fact.by, owner)
    person.dropped = tuple(drop for drop in person.dropped if drop[0] != fact.object)
    person.lose(fact.object)
    person.held += (fact.object,)
    return applied()


def use(fact: ItemUsed, scene: Scene) -> Outcome:
    """Neither a broken object nor one under white wool can be used («T-02», «KW-05»)."""
    person = scene.person(fact.by)
    if fact.object in person.broken_items:
        return refused("broken")
    return refused("white_wool") if fact.object in person.wool else applied()


def trade(fact: ItemTraded, scene: Scene) -> Outcome:
    """Personal objects are traded between players only («T-04»)."""
    item = scene.game.items.get(fact.object)
    personal = fact.object in scene.person(fact.by).personal or (item is not None and item.personal)
    if personal and not fact.between_players:
        return refused("players_only")
    if fact.taker is not None:
        hand_over(scene, fact.object, fact.taker, scene.person(fact.by))
    return applied()


def give_back(fact: ItemReturned, scene: Scene) -> Outcome:
    """Its last holder has it again at the next event («T-05»)."""
    item = scene.game.items.get(fact.object)
    if item is None:
        return ignored("no_such_object")
    scene.put_item(replace(item, returned=True, kept_for_next_event_by=item.holder))
    return applied()


def to_return(items: dict[str, Item]) -> list[Item]:
    """Every object of the game that has not come back yet, as they came in («T-05»)."""
    return [item for item in items.values() if item.black_triangle and not item.returned]
