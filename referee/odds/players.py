"""What a simulated player has its runner do, from what the runner has seen; see the package for the tempers."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random
from typing import Literal, get_args

from referee.rules.labyrinth.arms import weapons
from referee.rules.labyrinth.book import LabyrinthBook
from referee.rules.labyrinth.deeds import Action
from referee.rules.labyrinth.may import hunted_here
from referee.rules.labyrinth.moves import Way, all_ways
from referee.rules.labyrinth.state import Labyrinth, Runner

PlayerTemper = Literal["cautious", "steady", "bold"]
TEMPERS: tuple[PlayerTemper, ...] = get_args(PlayerTemper)
ARMED = 2
"""Dice of a weapon that gives courage."""
DOOR = 3
"""How many cells somebody goes round to leave a door shut."""


def decide(labyrinth: Labyrinth, book: LabyrinthBook, runner: Runner, temper: PlayerTemper,
           chance: Random) -> tuple[Action, ...]:  # fmt: skip
    """The actions of one turn; always such as the rules allow, save for what only dice decide."""
    level = book.level(runner.fatigue)
    may_run = level < book.number("fatigue.no_running_level")
    if hunted_here(labyrinth, runner) is not None:
        return _cornered(labyrinth, runner, temper, may_run, chance)
    if level >= book.number("fatigue.no_running_level") or (temper == "cautious" and level >= 2):
        return (Action("rest"),)
    if temper != "bold" and (runner.hidden_streak == 1 or runner.noise >= (4 if temper == "cautious" else 9)):
        if runner.stress + 1 < book.number("stress.panic_at"):
            return (Action("hide"),)
    if temper == "steady" and _wants_weapon(labyrinth, runner):
        return (Action("search"),)
    return _go_on(labyrinth, runner, temper, chance)


def _cornered(labyrinth: Labyrinth, runner: Runner, temper: PlayerTemper, may_run: bool,
              chance: Random) -> tuple[Action, ...]:  # fmt: skip
    """Shake it off, fight it, or run from it («LH-06», LAB l.228)."""
    smoke = next((item for item in runner.items if (card := labyrinth.maze.cards.get(item)) and card.shakes_off), None)
    if smoke is not None:
        return (Action("use_item", item=smoke),)
    best = weapons(runner, labyrinth.maze, ranged=False)
    armed = bool(best) and best[0].dice >= ARMED
    ways = all_ways(labyrinth.maze, runner.cell, 2)
    if may_run and ways and not (armed and temper != "cautious"):
        return (_along("flee", chance.choice(ways)),)
    hunter = hunted_here(labyrinth, runner)
    return (Action("melee", hunter=hunter.id if hunter else None),)


def _wants_weapon(labyrinth: Labyrinth, runner: Runner) -> bool:
    """No weapon yet, and neither noise nor stress would overflow by searching."""
    fresh = not any(cell == runner.cell and name == runner.id for cell, name in labyrinth.searched)
    return fresh and not weapons(runner, labyrinth.maze, ranged=False) and runner.noise % 5 < 3 and runner.stress < 6


def _go_on(labyrinth: Labyrinth, runner: Runner, temper: PlayerTemper, chance: Random) -> tuple[Action, ...]:
    """A way out if one is known, else the nearest exit never taken; what helps on the way is used or put on."""
    extra = _help(labyrinth, runner)
    step = next_step(labyrinth, runner, chance)
    if step is None:
        return extra or (Action("rest"),)
    if temper == "bold":
        ways = [way for way in all_ways(labyrinth.maze, runner.cell, 2) if way[0].to == step]
        if ways:
            return (_along("dash", chance.choice(ways)),)
    walk = Action("walk", to=(step,))
    if extra:
        return (*extra, walk)
    return (walk, Action("look_for_traps")) if temper == "cautious" and runner.stress < 3 else (walk,)


def _help(labyrinth: Labyrinth, runner: Runner) -> tuple[Action, ...]:
    """One thing that does good now: armour, or a potion against wounds or fatigue."""
    for item in runner.items:
        card = labyrinth.maze.cards.get(item)
        if card is None:
            continue
        if card.slot is not None and card.slot not in runner.worn:
            return (Action("don_armour", item=item),)
        if (card.wounds < 0 and runner.wounds >= 2) or (card.fatigue < 0 and runner.fatigue >= 6):
            return (Action("use_item", item=item),)
    return ()


def _along(action: Literal["dash", "flee"], way: Way) -> Action:
    return Action(action, to=tuple(exit.to for exit in way), doors=tuple(exit.door for exit in way if exit.door))


def next_step(labyrinth: Labyrinth, runner: Runner, chance: Random) -> str | None:
    """The next cell on the way to a known way out, else to the nearest exit whose far side it has not seen.

    A closed door counts as much as `DOOR` cells, because of the noise and the fright.
    """
    seen, here = set(runner.memory.cells), runner.cell or ""
    waiting, done = [(0, chance.random(), here, "")], set[str]()
    frontier: str | None = None
    while waiting:
        far, _, cell, first = heappop(waiting)
        if cell in done:
            continue
        done.add(cell)
        if cell not in seen:
            frontier = frontier or first
            continue
        if labyrinth.maze.cells[cell].way_out and cell != here:
            return first
        for way in labyrinth.maze.exits(cell):
            if way.to not in done:
                cost = DOOR if runner.memory.doors.get(way.door, "open") == "closed" else 1
                heappush(waiting, (far + cost, chance.random(), way.to, first or way.to))
    return frontier
