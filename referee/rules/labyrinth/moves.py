"""Ways from cell to cell, what their doors cost, and going them («LA-01» to «LA-03», «LM-03» to «LM-06»)."""

from __future__ import annotations

from referee.rules.labyrinth.book import LabyrinthBook, Price
from referee.rules.labyrinth.kinds import ActionName, Side, apart, opposite
from referee.rules.labyrinth.maze import Maze
from referee.rules.labyrinth.memory import look_around
from referee.rules.labyrinth.placing import be_noticed
from referee.rules.labyrinth.plan import Exit
from referee.rules.labyrinth.state import Labyrinth
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note

Way = tuple[Exit, ...]
"""The exits taken, in order."""

Place = Labyrinth | Unfolding
"""Where doors can be asked about: the labyrinth as it is, or while something unfolds."""

CROSSINGS: dict[ActionName, int] = {"walk": 1, "dash": 2, "flee": 2}


def all_ways(maze: Maze, cell: str | None, crossings: int) -> tuple[Way, ...]:
    """Every way of so many crossings that does not turn back, except out of a dead end («LM-04», LAB l.174)."""
    if crossings == 1:
        return tuple((way,) for way in maze.exits(cell))
    found: list[Way] = []
    for first in maze.exits(cell):
        onward = maze.exits(first.to)
        ahead = tuple(way for way in onward if way.to != cell) or onward
        found += [(first, second) for second in ahead if not _whole_corridor(maze, cell, second.to)]
    return tuple(found)


def _whole_corridor(maze: Maze, start: str | None, end: str) -> bool:
    """Nobody gets through a whole great corridor in one turn («LM-06», LAB l.193)."""
    if not maze.same_corridor(start, end) or start is None:
        return False
    one, other = maze.cells[start], maze.cells[end]
    return abs(one.opening - other.opening) >= maze.stretches(one.corridor)


def way_to(place: Place, cell: str | None, action: ActionName, to: tuple[str, ...],
           doors: tuple[str, ...]) -> Way | None:  # fmt: skip
    """The way to the cell named last, through those before it and through these doors; the least closed one."""
    ways = all_ways(place.maze, cell, CROSSINGS[action])
    fit = [way for way in ways if tuple(exit.to for exit in way)[-len(to) :] == to]
    fit = [way for way in fit if set(doors) <= {exit.door for exit in way}]
    return min(fit, key=lambda way: closed(place, way), default=None)


def way_toward(place: Place, cell: str | None, action: ActionName, sides: tuple[Side, ...],
               doors: tuple[str, ...]) -> Way | None:  # fmt: skip
    """The way out on the wished side; in the next cell straight on, else by the exit nearest to where one came in."""
    out = [way for way in place.maze.exits(cell) if way.side == sides[0]]
    first = next((way for way in out if way.door in doors), out[0] if out else None)
    if first is None or CROSSINGS[action] == 1:
        return (first,) if first else None
    ways = [way for way in all_ways(place.maze, cell, 2) if way[0] == first]
    wished, came_in = sides[-1], opposite(first.side)
    straight = [way for way in ways if way[1].side == wished]
    return min(straight or ways, key=lambda way: apart(way[1].side, came_in), default=None)


def closed(place: Place, way: Way) -> int:
    """How many closed doors, grates or curtains lie on the way."""
    return sum(place.door(exit.door) == "closed" for exit in way)


def way_price(place: Place, book: LabyrinthBook, action: ActionName, way: Way) -> Price:
    """The action and every closed door it opens («LA-10», LAB l.24; open ones are free, LAB l.222)."""
    return book.price(action).plus(book.door, sum(_pays(place, book, action, exit) for exit in way))


def _pays(place: Place, book: LabyrinthBook, action: ActionName, exit: Exit) -> bool:
    """Whether crossing this costs noise and stress (rulings opening_without_leaf, flight_doors and others)."""
    if action == "flee" and book.ruled("flight_doors", "free"):
        return False
    door = place.maze.doors.get(exit.door)
    if door is None:
        return action == "dash" and book.ruled("corridor_fast_cost", "two_doors")
    if door.kind == "gap":
        return book.ruled("opening_without_leaf", "pay")
    always = action == "dash" and book.ruled("fast_move_open_doors", "always_paid")
    return always or place.door(exit.door) == "closed"


def against_way(place: Place, cell: str | None, action: ActionName, to: tuple[str, ...]) -> Note:
    """Why there is no such way."""
    end = to[-1] if to else None
    crossings = CROSSINGS[action]
    far = place.maze.distance(cell, end)
    if place.maze.same_corridor(cell, end) and far >= crossings and far > 1:
        return Note("beyond_next_opening", {"cell": end or ""})
    if crossings == 2:
        return Note("dash_needs_two_crossings", {"cell": end or ""})
    return Note("no_way_there", {"cell": end or ""})


def travel(unfolding: Unfolding, name: str, way: Way) -> None:
    """From cell to cell, opening doors; hunters on the way do not strike but find the trail («LH-05», LAB l.218)."""
    for exit in way:
        if unfolding.door(exit.door) == "closed":
            unfolding.say(Note("door_opened", {"runner": name, "door": exit.door}))
            if unfolding.book.ruled("door_stays_open", True):
                unfolding.doors[exit.door] = "open"
        unfolding.change(name, cell=exit.to)
        look_around(unfolding, name, exit.to)
        be_noticed(unfolding, name, exit.to)
    through = way[0].to if len(way) > 1 else "none"
    unfolding.say(Note("moved", {"runner": name, "cell": way[-1].to, "through": through}))
