"""What a runner may do now, at what price, and why the rest is out of the question («LT-01», «LA-01» to «LA-13»)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from referee.rules.labyrinth.arms import weapons
from referee.rules.labyrinth.book import LabyrinthBook, Price
from referee.rules.labyrinth.deeds import Action
from referee.rules.labyrinth.kinds import ACTIONS, MOVES, ActionName, Side
from referee.rules.labyrinth.may import against_turn, in_range
from referee.rules.labyrinth.moves import CROSSINGS, all_ways, closed, way_price
from referee.rules.labyrinth.state import Labyrinth, Runner
from referee.rules.outcome import Note


@dataclass(frozen=True, slots=True)
class WayOffer:
    """One way to go: its cells, sides and doors in order, how many closed doors it opens, what it costs in all."""

    to: tuple[str, ...]
    sides: tuple[Side, ...]
    doors: tuple[str, ...]
    closed: int
    price: Price


@dataclass(frozen=True, slots=True)
class Offer:
    """One action: its price without doors, whether it may be done now, every reason why not, and what to choose from.

    `choices` are ids: hunters to fight, things to use or put on; `weapons` what to fight with.
    """

    action: ActionName
    price: Price
    allowed: bool
    reasons: tuple[Note, ...]
    ways: tuple[WayOffer, ...] = ()
    choices: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()


def actions_for(labyrinth: Labyrinth, book: LabyrinthBook, name: str) -> tuple[Offer, ...]:
    """The twelve actions of the table, in its order; calling out too, along a great corridor («LM-08», LAB l.196)."""
    runner = labyrinth.runners[name]
    openings = _openings(labyrinth, runner)
    offers = [_offer(labyrinth, book, runner, action) for action in ACTIONS]
    if openings:
        reasons = against_turn(labyrinth, book, runner, (Action("call_out", to=openings[:1]),))
        offers.append(Offer("call_out", Price(), not reasons, reasons, choices=openings))
    return tuple(offers)


def _offer(labyrinth: Labyrinth, book: LabyrinthBook, runner: Runner, action: ActionName) -> Offer:
    price = book.price(action)
    if action in MOVES:
        ways = tuple(_ways(labyrinth, book, runner, action))
        first = Action(action, to=ways[0].to, doors=ways[0].doors) if ways else Action(action)
        reasons = against_turn(labyrinth, book, runner, (first,))
        return Offer(action, price, not reasons, reasons, ways)
    choices = _choices(labyrinth, runner, action)
    hunter = choices[0] if choices and action in ("melee", "shoot") else None
    item = choices[0] if choices and hunter is None else None
    reasons = against_turn(labyrinth, book, runner, (Action(action, hunter=hunter, item=item),))
    arms = [card.id for card in weapons(runner, labyrinth.maze, ranged=action == "shoot")]
    fights = action in ("melee", "shoot")
    return Offer(action, price, not reasons, reasons, choices=choices, weapons=tuple(arms) if fights else ())


def _ways(labyrinth: Labyrinth, book: LabyrinthBook, runner: Runner, action: ActionName) -> Iterator[WayOffer]:
    for way in all_ways(labyrinth.maze, runner.cell, CROSSINGS[action]):
        yield WayOffer(
            tuple(exit.to for exit in way),
            tuple(exit.side for exit in way),
            tuple(exit.door for exit in way if exit.door),
            closed(labyrinth, way),
            way_price(labyrinth, book, action, way),
        )


def _choices(labyrinth: Labyrinth, runner: Runner, action: ActionName) -> tuple[str, ...]:
    """Hunters within reach, or things that will do."""
    cards = labyrinth.maze.cards
    if action in ("melee", "shoot"):
        return tuple(
            hunter.id
            for hunter in labyrinth.hunters.values()
            if hunter.status != "out" and in_range(labyrinth, runner.cell, hunter.cell, ranged=action == "shoot")
        )
    if action == "use_item":
        return tuple(dict.fromkeys(runner.items))
    if action == "don_armour":
        return tuple(item for item in dict.fromkeys(runner.items) if item in cards and cards[item].slot is not None)
    return ()


def _openings(labyrinth: Labyrinth, runner: Runner) -> tuple[str, ...]:
    """The other openings of the great corridor the runner stands in."""
    return tuple(
        cell for cell in labyrinth.maze.cells
        if cell != runner.cell and labyrinth.maze.same_corridor(runner.cell, cell)
    )  # fmt: skip
