"""The twelve actions and what is free: what each does, what it costs, what follows («LA-01» to «LA-13»)."""

from __future__ import annotations

from collections.abc import Callable

from referee.rules.labyrinth import belongings, search
from referee.rules.labyrinth.arms import weapon_for
from referee.rules.labyrinth.book import Price
from referee.rules.labyrinth.clash import Clash, fight, shoot
from referee.rules.labyrinth.dangers import trap_here
from referee.rules.labyrinth.deeds import Action
from referee.rules.labyrinth.kinds import ActionName
from referee.rules.labyrinth.may import target_of, way_of
from referee.rules.labyrinth.meters import add, settle
from referee.rules.labyrinth.moves import travel, way_price
from referee.rules.labyrinth.placing import lose_for_good, lose_near
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note

Deed = Callable[[Unfolding, str, Action], Price]
"""What an action does; it answers what it costs."""


def perform(unfolding: Unfolding, name: str, action: Action) -> None:
    """Dice and wounds first, then what it costs, then what follows from that (section 4; «LT-04»)."""
    was = unfolding.runner(name)
    points = unfolding.book.price(action.action).points
    unfolding.say(Note("acts", {"runner": name, "action": action.action, "points": points}))
    price = DEEDS[action.action](unfolding, name, action)
    runner = unfolding.runner(name)
    unfolding.change(name, points_spent=runner.points_spent + points, done=(*runner.done, action.action))
    add(unfolding, name, price, because=action.action)
    settle(unfolding, name, was, discards=action.discards)
    if action.action == "hide":
        _be_hidden(unfolding, name)


def _move(unfolding: Unfolding, name: str, action: Action) -> Price:
    """A walk to the next cell, a dash or flight two cells on («LA-01» to «LA-03», LAB l.15-17)."""
    runner = unfolding.runner(name)
    way = way_of(unfolding, runner, action)
    assert way is not None, "asked before"
    price = way_price(unfolding, unfolding.book, action.action, way)
    travel(unfolding, name, way)
    if action.action == "flee" and unfolding.book.ruled("flight_shelter", "track_lost"):
        lose_for_good(unfolding, name)
    trap_here(unfolding, name)
    return price


def _plain(unfolding: Unfolding, name: str, action: Action) -> Price:
    """It does nothing but change the meters: rest, hiding, pacing about («LA-04», «LM-01», LAB l.18, l.170)."""
    return unfolding.book.price(action.action)


def _melee(unfolding: Unfolding, name: str, action: Action) -> Price:
    """A fight of three bouts with a hunter on the same cell («LA-05», LAB l.19)."""
    unfolding.detail["clash"] = fight(unfolding, _clash(unfolding, name, action, ranged=False))
    return unfolding.book.price("melee")


def _shoot(unfolding: Unfolding, name: str, action: Action) -> Price:
    """A shot or throw at a hunter within range («LA-06», LAB l.20)."""
    unfolding.detail["clash"] = shoot(unfolding, _clash(unfolding, name, action, ranged=True))
    return unfolding.book.price("shoot")


def _clash(unfolding: Unfolding, name: str, action: Action, *, ranged: bool) -> Clash:
    runner = unfolding.runner(name)
    hunter = target_of(unfolding, runner, action, ranged=ranged)
    weapon = weapon_for(runner, unfolding.maze, unfolding.book, action.item, ranged=ranged)
    assert hunter is not None and weapon is not None, "asked before"
    return Clash(name, hunter.id, weapon, unfolding.book.level(runner.fatigue), "runner")


def _use(unfolding: Unfolding, name: str, action: Action) -> Price:
    """A potion, an artefact, an object («LA-07», LAB l.21)."""
    belongings.use(unfolding, name, action.item or "")
    return unfolding.book.price("use_item")


def _don(unfolding: Unfolding, name: str, action: Action) -> Price:
    """A protection («LA-08», LAB l.22)."""
    belongings.don(unfolding, name, action.item or "")
    return unfolding.book.price("don_armour")


def _look_for_traps(unfolding: Unfolding, name: str, action: Action) -> Price:
    """The trap of this cell, if it has one («LA-09», LAB l.23)."""
    search.look_for_traps(unfolding, name, action)
    return unfolding.book.price("look_for_traps")


def _search(unfolding: Unfolding, name: str, action: Action) -> Price:
    """What is hidden here, and what lies behind the doors («LA-11», LAB l.25)."""
    search.search(unfolding, name, action)
    return unfolding.book.price("search")


def _take_scenery(unfolding: Unfolding, name: str, action: Action) -> Price:
    """Free, and good for nothing («LA-13», LAB l.212)."""
    belongings.take_scenery(unfolding, name, action.object)
    return Price()


def _call_out(unfolding: Unfolding, name: str, action: Action) -> Price:
    """Noise by distance along the great corridor («LM-08», LAB l.196; ruling corridor_shout_noise)."""
    maze = unfolding.maze
    here, there = unfolding.runner(name).cell or "", action.to[-1]
    far = abs(maze.cells[here].opening - maze.cells[there].opening)
    each = 2 if unfolding.book.ruled("corridor_shout_noise", "plus_2_per_segment") else 1
    unfolding.say(Note("called_out", {"runner": name, "cell": there, "stretches": far}))
    return Price(noise=each * far)


def _be_hidden(unfolding: Unfolding, name: str) -> None:
    """Hunters near by lose the trail; in the second turn all do, and the noise is forgotten («LA-12», LAB l.26)."""
    runner = unfolding.runner(name)
    if runner.panicking and unfolding.book.ruled("panic_breaks_hide", True):
        unfolding.change(name, hidden_streak=0, hid_in=None)
        unfolding.say(Note("hiding_failed", {"runner": name}))
        return
    streak = runner.hidden_streak + 1
    unfolding.change(name, hidden_streak=streak, hid_in=unfolding.turn)
    unfolding.say(Note("hidden", {"runner": name, "turns": streak}))
    if streak >= unfolding.book.number("hide.turns"):
        lose_for_good(unfolding, name)
        add(unfolding, name, Price(noise=-runner.noise), because="hidden")
    else:
        lose_near(unfolding, name)


DEEDS: dict[ActionName, Deed] = {
    "walk": _move,
    "dash": _move,
    "flee": _move,
    "rest": _plain,
    "melee": _melee,
    "shoot": _shoot,
    "use_item": _use,
    "don_armour": _don,
    "look_for_traps": _look_for_traps,
    "search": _search,
    "hide": _plain,
    "pace": _plain,
    "scenery": _take_scenery,
    "call_out": _call_out,
}
"""Every action that may be chosen; a door opens by itself when it is crossed («LA-10», LAB l.185)."""
