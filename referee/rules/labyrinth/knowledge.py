"""What a runner knows: where it stands, its map so far, whom it met; nothing else ever leaves (design, law 8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from referee.rules.labyrinth.arms import protection
from referee.rules.labyrinth.book import LabyrinthBook, Price
from referee.rules.labyrinth.offers import Offer, WayOffer, actions_for
from referee.rules.labyrinth.plan import Cell, Exit
from referee.rules.labyrinth.state import Labyrinth, Memory, Runner
from referee.rules.outcome import Note

Json = dict[str, Any]

OWN_BUSINESS = frozenset({
    "hunter_placed", "takes_up_trail", "trail_lost", "trail_lost_until", "hunter_moved", "hunter_opens_door",
    "hunter_may_not", "all_hunters_busy",
})  # fmt: skip
"""Steps that no runner perceives, even when they concern it: what hunters are up to is found out by meeting them."""
NEAR_BY = ("hunter_not_on_cell", "out_of_range")
"""Reasons that would tell whether an unseen hunter is near."""


def known_to(labyrinth: Labyrinth, book: LabyrinthBook, name: str) -> Json:
    """Everything that this runner's phone may hold."""
    runner = labyrinth.runners[name]
    memory = runner.memory
    return {
        "turn": labyrinth.turn,
        "players_declare": labyrinth.players_declare,
        "you": _body(labyrinth, book, runner),
        "here": _here(labyrinth, runner),
        "map": [_remembered(labyrinth, memory, cell) for cell in memory.cells],
        "met": [
            {"id": hunter, "name": dict(labyrinth.maze.hunters[hunter].name), "cell": seen.cell, "turn": seen.turn}
            for hunter, seen in memory.hunters.items()
        ],
        "companions": [
            {"id": other, "name": labyrinth.runners[other].name, "cell": seen.cell, "turn": seen.turn}
            for other, seen in memory.runners.items()
        ],
        "actions": _actions(labyrinth, book, runner),
    }


def _actions(labyrinth: Labyrinth, book: LabyrinthBook, runner: Runner) -> list[Json]:
    """What it may do; doors out of sight cost what they would cost as it saw them last."""
    if not runner.playing:
        return []
    remembered = replace(labyrinth, doors={**labyrinth.doors, **runner.memory.doors})
    return [_offer(offer, runner.memory) for offer in actions_for(remembered, book, runner.id)]


def _body(labyrinth: Labyrinth, book: LabyrinthBook, runner: Runner) -> Json:
    """Meters and levels, what they forbid, and its things."""
    level = book.level(runner.fatigue)
    forbids = [code for code, least in (
        ("penalty", "fatigue.penalty_level"), ("no_running", "fatigue.no_running_level"),
    ) if level >= book.number(least)]  # fmt: skip
    return {
        "id": runner.id, "name": runner.name, "alive": runner.alive, "left": runner.left,
        "noise": runner.noise, "fatigue": runner.fatigue, "stress": runner.stress, "wounds": runner.wounds,
        "fatigue_level": level, "forbids": forbids, "lost_turn": runner.lost_turn, "panicking": runner.panicking,
        "loses_this_turn": runner.loses(labyrinth.turn), "hidden_streak": runner.hidden_streak,
        "points_left": max(0, book.number("turn.points") - runner.points_spent), "done": list(runner.done),
        "items": [_thing(labyrinth, item) for item in runner.items],
        "worn": {slot: _thing(labyrinth, item) for slot, item in runner.worn.items()},
        "weapon": _thing(labyrinth, runner.weapon) if runner.weapon else None,
        "protection": protection(runner, labyrinth.maze, book),
        "scenery": list(runner.scenery),
        "known_traps": [_danger(labyrinth, trap) for trap in runner.known_traps],
        "strength": runner.strength,
    }  # fmt: skip


def _thing(labyrinth: Labyrinth, item: str) -> Json:
    """A card that the runner holds."""
    card = labyrinth.maze.cards.get(item)
    if card is None:
        return {"id": item}
    return {"id": item, "kind": card.kind, "name": dict(card.name), "text": dict(card.text), "dice": card.dice,
            "plus": card.plus, "protection": card.protection, "slot": card.slot}  # fmt: skip


def _danger(labyrinth: Labyrinth, name: str) -> Json:
    known = labyrinth.maze.dangers.get(name)
    return {"id": name, "text": dict(known.text) if known else {}}


def _here(labyrinth: Labyrinth, runner: Runner) -> Json | None:
    """What it sees, smells and hears now; nothing once it is dead or gone."""
    cell = labyrinth.maze.cells.get(runner.cell or "")
    if cell is None or not runner.playing:
        return None
    heard = runner.memory.heard.get(cell.id, ())
    return {
        **_remembered(labyrinth, runner.memory, cell.id),
        "text": dict(cell.text),
        "hunters": [each.id for each in labyrinth.hunters.values() if each.cell == cell.id and each.status != "out"],
        "runners": [each.id for each in labyrinth.runners.values()
                    if each.cell == cell.id and each.playing and each.id != runner.id],
        "lying": [_thing(labyrinth, item) for item in labyrinth.lying.get(cell.id, ())],
        "heard": [
            {"exit": behind.exit, "turn": behind.turn, "hunters": behind.hunters, "ways": list(behind.sides)}
            for behind in heard
        ],
    }  # fmt: skip


def _remembered(labyrinth: Labyrinth, memory: Memory, name: str) -> Json:
    """A cell of its map; where an unknown exit leads is not said, and doors stand as they were seen last."""
    cell = labyrinth.maze.cells[name]
    first = labyrinth.maze.cells[memory.cells[0]] if memory.cells else cell
    return {
        "id": cell.id,
        "name": dict(cell.name),
        "lengthwise": cell.lengthwise,
        "opening": cell.opening if cell.corridor else None,
        "at": [cell.x - first.x, cell.y - first.y, cell.wide, cell.high],
        "way_out": cell.way_out,
        "exits": [_exit(labyrinth, memory, way) for way in cell.exits],
    }


def _exit(labyrinth: Labyrinth, memory: Memory, way: Exit) -> Json:
    door = labyrinth.maze.doors.get(way.door)
    return {
        "side": way.side,
        "kind": door.kind if door else "stretch",
        "door": way.door or None,
        "state": memory.doors.get(way.door, "open"),
        "to": way.to if way.to in memory.cells else None,
    }


def _offer(offer: Offer, memory: Memory) -> Json:
    """An action with only the ways that the runner can tell apart."""
    known = offer.choices if offer.action not in ("melee", "shoot", "call_out") else tuple(
        each for each in offer.choices if each in memory.hunters or each in memory.cells)  # fmt: skip
    allowed, reasons = offer.allowed, offer.reasons
    if offer.action in ("melee", "shoot") and not known:  # whether or not somebody unseen is within reach
        allowed = False
        reasons = (*(why for why in reasons if why.code not in NEAR_BY), Note("hunter_not_on_cell", {"hunter": ""}))
    if offer.action == "call_out" and not known:
        allowed, reasons = False, (*reasons, Note("not_in_corridor"))
    return {
        "action": offer.action,
        "price": _price(offer.price),
        "allowed": allowed,
        "reasons": [{"code": why.code, "values": _unsecret(why.values, memory)} for why in reasons],
        "ways": list({_key(way): way for way in (_way(each, memory) for each in offer.ways)}.values()),
        "choices": list(known),
        "weapons": list(offer.weapons),
    }


def _price(price: Price) -> Json:
    return {"points": price.points, "noise": price.noise, "fatigue": price.fatigue, "stress": price.stress}


def _way(way: WayOffer, memory: Memory) -> Json:
    """The first step is in sight; what lies beyond an unknown cell has no price until it is run through."""
    if len(way.to) == 1 or way.to[0] in memory.cells:
        known_to = [cell if cell in memory.cells else None for cell in way.to]
        return {"sides": list(way.sides), "doors": list(way.doors), "to": known_to, "closed": way.closed,
                "price": _price(way.price)}  # fmt: skip
    return {"sides": list(way.sides[:1]), "doors": list(way.doors[:1]), "to": [None], "closed": None, "price": None}


def _key(way: Mapping[str, Any]) -> str:
    return f"{way['sides']} {way['doors']}"


def _unsecret(values: Mapping[str, Any], memory: Memory) -> Json:
    """Values without cells and hunters that the runner does not know."""
    secret = {key for key in ("cell", "hunter", "through", "to") if key in values}
    return {key: value for key, value in values.items() if key not in secret or _known(value, memory)}


def _known(value: Any, memory: Memory) -> bool:
    return value in ("", "none") or value in memory.cells or value in memory.hunters


def told_to(labyrinth: Labyrinth, name: str, notes: Iterable[Note]) -> list[Note]:
    """The steps of an outcome that this runner perceives, without what it does not know."""
    memory = labyrinth.runners[name].memory
    told = []
    for note in notes:
        about = note.values.get("runner")
        if note.code in OWN_BUSINESS or about not in (None, name):
            continue
        if about is None and not (note.values.keys() & {"hunter"} and _known(note.values["hunter"], memory)):
            if note.code != "turn_begins":
                continue
        told.append(Note(note.code, _unsecret(note.values, memory)))
    return told


def seen_cells(labyrinth: Labyrinth, name: str) -> tuple[Cell, ...]:
    """The cells of a runner's map, in the order in which it saw them."""
    return tuple(labyrinth.maze.cells[cell] for cell in labyrinth.runners[name].memory.cells)
