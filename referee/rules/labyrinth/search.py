"""Searching a cell, and looking for traps («LA-09», «LA-11», «LD-01» to «LD-04», LAB l.23, l.25, l.65-130)."""

from __future__ import annotations

from typing import Any

from referee.rules.labyrinth.book import FACES, LabyrinthBook
from referee.rules.labyrinth.dangers import spring
from referee.rules.labyrinth.deeds import Action
from referee.rules.labyrinth.dice import Dice, Need
from referee.rules.labyrinth.memory import listen
from referee.rules.labyrinth.state import Labyrinth
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note

Find = tuple[str, str | None]
"""What kind of thing a search finds, and which."""


def roll_find(dice: Dice, book: LabyrinthBook, *, first_only: bool = False) -> Find:
    """A D20 says what kind of thing, a second one which («LD-01» to «LD-04», LAB l.65-130)."""
    kind = book.finds[dice.totals(Need("search", FACES))[0] - 1]
    if kind in book.tables and not (first_only and "find" not in dice.rolled):
        return kind, book.tables[kind][dice.totals(Need("find", FACES))[0] - 1]
    return kind, "gem" if kind == "gem" else None


def area(place: Labyrinth | Unfolding, cell: str | None, toward: str | None) -> tuple[str, tuple[int, ...]]:
    """What is searched: the whole cell, or the stretch to the next opening of a great corridor («LM-07», LAB l.194).

    A stretch is what its first opening's cell holds; the numbers are the openings it lies between.
    """
    maze = place.maze
    here = maze.cells.get(cell or "")
    if here is None or not here.corridor:
        return cell or "", ()
    there = maze.cells.get(toward or "")
    if there is None or there.corridor != here.corridor or abs(there.opening - here.opening) != 1:
        number = here.opening + (1 if here.opening < maze.stretches(here.corridor) else -1)
    else:
        number = there.opening
    low, high = sorted((here.opening, number))
    return maze.opening(here.corridor, low) or cell or "", (low, high)


def search(unfolding: Unfolding, name: str, action: Action) -> None:
    """Listen at every exit, take what is hidden or lies there, and roll for what else turns up («LA-11»)."""
    runner = unfolding.runner(name)
    place, stretches = area(unfolding, runner.cell, action.toward)
    if stretches:
        unfolding.detail["searched_stretches"] = list(stretches)
    if runner.cell is not None:
        behind = listen(unfolding, name, runner.cell)
        unfolding.say(Note("listened", {"runner": name, "hunters": sum(each.hunters for each in behind)}))
    _spring_unknown(unfolding, name, place, when="on_search")
    _take_what_is_there(unfolding, name, place)
    if _searched_before(unfolding, name, place):
        unfolding.say(Note("searched_before", {"runner": name}))
        return
    unfolding.searched = (*unfolding.searched, (place, name))
    kind, item = roll_find(unfolding.dice, unfolding.book)
    unfolding.detail |= {"category": kind, "item": item}
    if item is None:
        unfolding.say(Note("found_nothing", {"runner": name}))
    else:
        gain(unfolding, name, item)


def _searched_before(unfolding: Unfolding, name: str, place: str) -> bool:
    """Whether searching here again is in vain (ruling search_repeat)."""
    if unfolding.book.ruled("search_repeat", "once_per_cell"):
        return any(cell == place for cell, _ in unfolding.searched)
    return unfolding.book.ruled("search_repeat", "once_per_runner_and_cell") and (place, name) in unfolding.searched


def _take_what_is_there(unfolding: Unfolding, name: str, place: str) -> None:
    cell = unfolding.maze.cells.get(place)
    hidden = cell.hidden if cell is not None and place not in unfolding.emptied else ()
    if hidden:
        unfolding.emptied = (*unfolding.emptied, place)
    for item in (*hidden, *unfolding.lying.pop(place, ())):
        gain(unfolding, name, item)


def gain(unfolding: Unfolding, name: str, item: str) -> None:
    """The runner has one thing more."""
    unfolding.change(name, items=(*unfolding.runner(name).items, item))
    unfolding.say(Note("found", {"runner": name, "item": item}))


def look_for_traps(unfolding: Unfolding, name: str, action: Action) -> None:
    """A trap of the cell is found, and how to avoid it («LA-09», LAB l.23, l.180)."""
    runner = unfolding.runner(name)
    place, stretches = area(unfolding, runner.cell, action.toward)
    if stretches:
        unfolding.detail["searched_stretches"] = list(stretches)
    cell = unfolding.maze.cells.get(place)
    if cell is None or not cell.trap:
        unfolding.say(Note("no_trap", {"runner": name}))
        return
    if cell.trap not in runner.known_traps:
        unfolding.change(name, known_traps=(*runner.known_traps, cell.trap))
    unfolding.say(Note("trap_found", {"runner": name, "trap": cell.trap}))


def _spring_unknown(unfolding: Unfolding, name: str, place: str, *, when: str) -> None:
    """A trap that nobody has looked for springs, if the ruling says so (ruling trap_trigger)."""
    cell = unfolding.maze.cells.get(place)
    if cell is not None and cell.trap and unfolding.book.ruled("trap_trigger", when):
        if cell.trap not in unfolding.runner(name).known_traps:
            spring(unfolding, name, cell.trap)


def find_at_table(dice: Dice, book: LabyrinthBook) -> dict[str, Any]:
    """What a throw in sight of all would find, whoever it is for."""
    kind, item = roll_find(dice, book, first_only=True)
    return {"category": kind, "item": item}
