"""Using a thing, putting armour on, taking scenery along («LA-07», «LA-08», «LA-13», LAB l.21-22, l.211-212)."""

from __future__ import annotations

from referee.rules.labyrinth.book import Price
from referee.rules.labyrinth.meters import add
from referee.rules.labyrinth.placing import lose_for_good
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.labyrinth.wounds import heal, wound_often
from referee.rules.outcome import Note


def use(unfolding: Unfolding, name: str, item: str) -> None:
    """What the card says, as far as it is numbers; the rest is the game master's (ruling card_values)."""
    runner, card = unfolding.runner(name), unfolding.maze.cards.get(item)
    unfolding.say(Note("used", {"runner": name, "item": item}))
    if card is None or not card.lasts:
        items = list(runner.items)
        items.remove(item)
        unfolding.change(name, items=tuple(items))
    if card is None:
        return
    if card.wounds < 0:
        heal(unfolding, name, -card.wounds)
    wound_often(unfolding, name, card.wounds, because="item")
    add(unfolding, name, Price(card.noise, card.fatigue, card.stress), because="item")
    if card.strength:
        until = unfolding.turn + 1
        unfolding.change(name, strength=card.strength, strong_until=until)
        unfolding.say(Note("strong_until", {"runner": name, "strength": card.strength, "turn": until}))
    if card.shakes_off:
        lose_for_good(unfolding, name)


def don(unfolding: Unfolding, name: str, item: str) -> None:
    """A protection is put on in place of what was worn there («LA-08», LAB l.22)."""
    runner, card = unfolding.runner(name), unfolding.maze.cards[item]
    assert card.slot is not None, "asked before"
    items = list(runner.items)
    items.remove(item)
    before = runner.worn.get(card.slot)
    if before is not None:
        items.append(before)
    unfolding.change(name, items=tuple(items), worn={**runner.worn, card.slot: item})
    unfolding.say(Note("put_on", {"runner": name, "item": item, "protection": card.protection}))


def take_scenery(unfolding: Unfolding, name: str, thing: str) -> None:
    """It brings nothing, and stays in the hand for want of a bag («LA-13», LAB l.211-212)."""
    runner = unfolding.runner(name)
    unfolding.change(name, scenery=(*runner.scenery, thing))
    cards = [unfolding.maze.cards.get(item) for item in runner.items]
    bag = any(card is not None and card.bag for card in cards)
    unfolding.say(Note("kept_in_bag" if bag else "kept_in_hand", {"runner": name, "object": thing}))
