"""Whether a maze can be played: doors with two sides, cells that can be reached, directions that agree («LM-01»)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.rules.labyrinth.book import LabyrinthBook
from referee.rules.labyrinth.kinds import lengthwise, opposite
from referee.rules.labyrinth.maze import HUNTERS, maze_of
from referee.rules.labyrinth.plan import Cell, Exit, Plan


@dataclass(frozen=True, slots=True)
class MazeMistake:
    """One thing wrong in a maze: a stable code, and what it is about."""

    code: str
    values: dict[str, str] = field(default_factory=dict)


def check_plan(plan: Plan, book: LabyrinthBook) -> list[MazeMistake]:
    """Everything that is wrong with a maze, at once."""
    return [
        *_twice(plan),
        *_exits(plan),
        *_doors(plan),
        *_reached(plan),
        *_corridors(plan, book),
        *_shapes(plan),
        *_named(plan, book),
    ]


def _twice(plan: Plan) -> Iterator[MazeMistake]:
    """Names that are given twice."""
    for what, names in (("cell", [cell.id for cell in plan.cells]), ("card", [card.id for card in plan.cards]),
                        ("hunter", [hunter.id for hunter in plan.hunters]),
                        ("danger", [danger.id for danger in plan.dangers])):  # fmt: skip
        for name, count in Counter(names).items():
            if count > 1:
                yield MazeMistake("twice", {"what": what, "name": name})


def _exits(plan: Plan) -> Iterator[MazeMistake]:
    """Ways that lead nowhere, that have no way back, or whose two sides disagree («LM-02», LAB l.155)."""
    cells, doors = {cell.id: cell for cell in plan.cells}, {door.id for door in plan.doors}
    for cell in plan.cells:
        for way in cell.exits:
            here = {"cell": cell.id, "side": way.side, "to": way.to, "door": way.door}
            if way.door and way.door not in doors:
                yield MazeMistake("no_such_door", here)
            if way.to not in cells:
                yield MazeMistake("no_such_cell", here)
            elif way.to == cell.id:
                yield MazeMistake("leads_to_itself", here)
            elif (back := _back(cell, way, cells[way.to])) is None:
                yield MazeMistake("one_way_door", here)
            elif back.side != opposite(way.side) and cell.id < way.to:
                yield MazeMistake("directions_disagree", {**here, "back": back.side})


def _back(cell: Cell, way: Exit, other: Cell) -> Exit | None:
    return next((back for back in other.exits if back.door == way.door and back.to == cell.id), None)


def _doors(plan: Plan) -> Iterator[MazeMistake]:
    """Doors that are described twice, that nobody passes, or that have more than two sides («LM-03»)."""
    sides = Counter(way.door for cell in plan.cells for way in cell.exits if way.door)
    for name, count in Counter(door.id for door in plan.doors).items():
        if count > 1:
            yield MazeMistake("twice", {"what": "door", "name": name})
        if not sides[name]:
            yield MazeMistake("door_nowhere", {"door": name})
        elif sides[name] > 2:
            yield MazeMistake("door_many_sides", {"door": name, "sides": str(sides[name])})
    for door in plan.doors:
        if door.kind == "gap" and door.state == "closed":
            yield MazeMistake("closed_gap", {"door": door.id})


def _reached(plan: Plan) -> Iterator[MazeMistake]:
    """Cells that nobody can get to, and a maze that nobody can enter or leave (ruling lab_exit)."""
    starts = [cell.id for cell in plan.cells if cell.start]
    if not starts:
        yield MazeMistake("no_start")
        return
    if not any(cell.way_out for cell in plan.cells):
        yield MazeMistake("no_way_out")
    near, seen, waiting = maze_of(plan), set(starts), list(starts)
    while waiting:
        for to in near.adjacent(waiting.pop()):
            if to not in seen:
                seen.add(to)
                waiting.append(to)
    for cell in plan.cells:
        if cell.id not in seen:
            yield MazeMistake("unreachable", {"cell": cell.id})


def _corridors(plan: Plan, book: LabyrinthBook) -> Iterator[MazeMistake]:
    """A great corridor is long enough that nobody gets through it in a turn (ruling corridor_min_segments)."""
    fewest = book.number("corridor.fewest_stretches")
    for name, openings in Counter(cell.corridor for cell in plan.cells if cell.corridor).items():
        if openings - 1 < fewest:
            yield MazeMistake(
                "short_corridor", {"corridor": name, "stretches": str(openings - 1), "least": str(fewest)}
            )


def _shapes(plan: Plan) -> Iterator[MazeMistake]:
    """Rooms that lie otherwise than they say, or on top of each other («LM-02», LAB l.157-158)."""
    taken: dict[tuple[int, int], str] = {}
    for cell in plan.cells:
        wide, high = cell.wide, cell.high
        if wide != high and not cell.corridor and lengthwise(high, wide) != cell.lengthwise:
            yield MazeMistake("lengthwise_disagrees", {"cell": cell.id, "size": f"{wide} × {high}"})
        over = {taken[spot] for spot in spots(cell) if spot in taken}
        taken |= dict.fromkeys(spots(cell), cell.id)
        for other in sorted(over):
            yield MazeMistake("overlap", {"cell": cell.id, "other": other})


def spots(cell: Cell) -> list[tuple[int, int]]:
    """The squares of the drawing that a cell covers."""
    return [(cell.x + right, cell.y + down) for right in range(cell.wide) for down in range(cell.high)]


def _named(plan: Plan, book: LabyrinthBook) -> Iterator[MazeMistake]:
    """Things, traps and weapons that have no card, and hunters that are not nine («LN-03», LAB l.136)."""
    cards, dangers = {card.id: card for card in plan.cards}, {danger.id for danger in plan.dangers}
    for cell in plan.cells:
        if cell.trap and cell.trap not in dangers:
            yield MazeMistake("no_such_danger", {"cell": cell.id, "danger": cell.trap})
        for item in cell.hidden:
            if item not in cards:
                yield MazeMistake("no_such_card", {"where": cell.id, "card": item})
    if plan.hunters and {hunter.id for hunter in plan.hunters} != set(HUNTERS):
        yield MazeMistake("not_nine_hunters", {"count": str(len(plan.hunters))})
    for hunter in plan.hunters:
        if hunter.weapon not in cards or not cards[hunter.weapon].dice:
            yield MazeMistake("no_such_card", {"where": hunter.id, "card": hunter.weapon})
    for table, finds in book.tables.items():
        for item in dict.fromkeys(finds) if plan.cards else ():
            if item not in cards:
                yield MazeMistake("no_such_card", {"where": table, "card": item})
