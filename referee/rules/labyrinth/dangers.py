"""Traps, and the labyrinth's other dangers («LA-09», LAB l.23; «LH-09», LAB l.237)."""

from __future__ import annotations

from referee.rules.labyrinth.book import Price
from referee.rules.labyrinth.meters import add
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.labyrinth.wounds import wound_often
from referee.rules.outcome import Note


def spring(unfolding: Unfolding, name: str, danger: str) -> None:
    """The danger does what the maze says; the meters' thresholds are for whoever called it to settle."""
    known = unfolding.maze.dangers.get(danger)
    unfolding.say(Note("danger", {"runner": name, "danger": danger}))
    if known is None:
        return
    wound_often(unfolding, name, known.wounds, because="danger")
    if unfolding.runner(name).alive:
        add(unfolding, name, Price(known.noise, known.fatigue, known.stress), because="danger")
    runner = unfolding.runner(name)
    if danger not in runner.known_traps:
        unfolding.change(name, known_traps=(*runner.known_traps, danger))


def trap_here(unfolding: Unfolding, name: str) -> None:
    """A trap that is not known springs on whoever comes in, if the ruling says so (ruling trap_trigger)."""
    runner = unfolding.runner(name)
    cell = unfolding.maze.cells.get(runner.cell or "")
    if cell is not None and cell.trap and cell.trap not in runner.known_traps:
        if unfolding.book.ruled("trap_trigger", "on_entry"):
            spring(unfolding, name, cell.trap)
