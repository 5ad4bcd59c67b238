"""Five levels of wounds, and death («LW-01» to «LW-03», LAB l.54-60)."""

from __future__ import annotations

from referee.rules.labyrinth.book import Price
from referee.rules.labyrinth.meters import add, leave_lying
from referee.rules.labyrinth.placing import lose_for_good
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note


def wound(unfolding: Unfolding, name: str, *, because: str) -> None:
    """One level more, and what that level does, once (ruling wound_effects_once)."""
    runner = unfolding.change(name, wounds=unfolding.runner(name).wounds + 1)
    unfolding.say(Note("runner_wounded", {"runner": name, "wounds": runner.wounds, "because": because}))
    if runner.wounds >= unfolding.book.number("wounds.dead_at"):
        die(unfolding, name, because="wounds")
        return
    levels = unfolding.book.wounds
    if runner.wounds <= len(levels):
        add(unfolding, name, _price(unfolding, name, runner.wounds), because="wounds")


def wound_often(unfolding: Unfolding, name: str, levels: int, *, because: str) -> None:
    """So many levels one after the other, at most until death."""
    while levels > 0 and unfolding.runner(name).alive:
        wound(unfolding, name, because=because)
        levels -= 1


def _price(unfolding: Unfolding, name: str, level: int) -> Price:
    """The last level lifts fatigue to its fifth level rather than adding to it («LW-02», LAB l.59)."""
    levels, total = unfolding.book.wounds, unfolding.runner(name).fatigue
    price = levels[level - 1]
    if level < len(levels):
        return price
    wanted = price.fatigue if unfolding.book.ruled("wound4_fatigue", "exactly_15") else max(total, price.fatigue)
    return Price(price.noise, wanted - total, price.stress)


def heal(unfolding: Unfolding, name: str, levels: int) -> None:
    """So many levels of wounds fewer; what they had done stays done."""
    was = unfolding.runner(name).wounds
    after = max(0, was - levels)
    if after != was:
        unfolding.change(name, wounds=after)
        unfolding.say(Note("runner_healed", {"runner": name, "wounds": after}))


def die(unfolding: Unfolding, name: str, *, because: str) -> None:
    """The end for this runner; whoever hunted it is free, what it carried lies there («LW-03», «LC-03», LAB l.144)."""
    runner = unfolding.runner(name)
    carried = (*runner.items, *runner.worn.values(), *([runner.weapon] if runner.weapon else ()))
    unfolding.change(name, alive=False, items=(), worn={}, weapon=None, hidden_streak=0)
    unfolding.say(Note("runner_dead", {"runner": name, "because": because}))
    leave_lying(unfolding, runner.cell, carried)
    lose_for_good(unfolding, name)
