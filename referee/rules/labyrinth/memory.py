"""What runners see and remember; their map so far and nothing else (design, law 8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from referee.rules.labyrinth.kinds import DoorState
from referee.rules.labyrinth.state import Behind, Sighting
from referee.rules.labyrinth.unfolding import Unfolding


def look_around(unfolding: Unfolding, name: str, cell: str) -> None:
    """The runner sees a cell: its doors as they stand, and who is in it."""
    memory = unfolding.runner(name).memory
    doors = {way.door: unfolding.door(way.door) for way in unfolding.maze.exits(cell) if way.door}
    here = Sighting(cell, unfolding.turn)
    hunters = {each.id: here for each in unfolding.hunters.values() if each.cell == cell and each.status != "out"}
    runners = {each.id: here for each in unfolding.runners.values()
               if each.cell == cell and each.id != name and each.playing}  # fmt: skip
    cells = memory.cells if cell in memory.cells else (*memory.cells, cell)
    if (cells is memory.cells and _holds(memory.doors, doors)
            and hunters.items() <= memory.hunters.items() and runners.items() <= memory.runners.items()):  # fmt: skip
        return
    seen = replace(
        memory,
        cells=cells,
        doors={**memory.doors, **doors},
        hunters={**memory.hunters, **hunters},
        runners={**memory.runners, **runners},
    )
    unfolding.change(name, memory=seen)


def _holds(known: Mapping[str, DoorState], doors: Mapping[str, DoorState]) -> bool:
    return all(known.get(door) == state for door, state in doors.items())


def listen(unfolding: Unfolding, name: str, cell: str) -> tuple[Behind, ...]:
    """A search tells what lies behind each exit: its ways on, and how many hunters («LA-11», LAB l.25)."""
    behind = []
    for place, way in enumerate(unfolding.maze.exits(cell)):
        hunters = sum(each.cell == way.to and each.status != "out" for each in unfolding.hunters.values())
        sides = tuple(on.side for on in unfolding.maze.exits(way.to))
        behind.append(Behind(place, unfolding.turn, hunters, sides))
    memory = unfolding.runner(name).memory
    unfolding.change(name, memory=replace(memory, heard={**memory.heard, cell: tuple(behind)}))
    return tuple(behind)
