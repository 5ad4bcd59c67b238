"""Panic drives somebody two cells away at random («LS-01», LAB l.38)."""

from __future__ import annotations

from referee.rules.labyrinth.memory import look_around
from referee.rules.labyrinth.placing import be_noticed
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note


def drive_away(unfolding: Unfolding, name: str) -> int:
    """Random steps without turning back unless it is a dead end; doors are free and stay open (ruling panic_doors).

    Answers how many closed doors were crossed.
    """
    number, steps = unfolding.next_panic(), unfolding.book.number("stress.cells")
    came_from, doors, moved = None, 0, 0
    for step in range(1, steps + 1):
        here = unfolding.runner(name).cell
        ways = unfolding.maze.exits(here)
        on = tuple(way for way in ways if way.to != came_from) or ways
        moved += 1
        if not on:
            continue
        chosen = unfolding.dice.choice(f"panic {number} step {step}", tuple(way.to for way in on))
        way = next(way for way in on if way.to == chosen)
        if unfolding.door(way.door) == "closed":
            doors += 1
            unfolding.doors[way.door] = "open"
        came_from = here
        unfolding.change(name, cell=chosen)
        look_around(unfolding, name, chosen)
        be_noticed(unfolding, name, chosen)
        if _stopped(unfolding, chosen):
            break
    runner = unfolding.runner(name)
    unfolding.change(name, displaced_cells=runner.displaced_cells + moved)
    unfolding.say(Note("driven_away", {"runner": name, "cells": moved, "cell": runner.cell or ""}))
    return doors


def _stopped(unfolding: Unfolding, cell: str) -> bool:
    """Whether a hunter on the way stops somebody in panic (ruling panic_through_hunter)."""
    return unfolding.book.ruled("panic_through_hunter", "stops_on_that_cell") and any(
        hunter.cell == cell and hunter.status != "out" for hunter in unfolding.hunters.values()
    )
