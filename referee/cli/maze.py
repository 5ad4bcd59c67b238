"""Mazes: whether one can be played, what it looks like, how dangerous it is."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from flask.cli import AppGroup

from referee import library, mazes
from referee.cli.check import shown
from referee.cli.ending import WRONG_INPUT
from referee.maze_picture import draw
from referee.rules.labyrinth.check import check_plan
from referee.rules.labyrinth.plan import Plan
from referee.terminal import tongue
from referee.text import say

maze = AppGroup("maze", help="Mazes of the labyrinth «La chasse à l'homme».")


def spoken(key: str, **values: object) -> str:
    """A sentence of the labyrinth's catalogue, in the terminal's language."""
    return say(tongue(), key, **values)


def plan_in(file: Path) -> Plan:
    """The maze in that file, or an end that says what is wrong where."""
    try:
        return mazes.load_plan(file)
    except mazes.MazeFileError as wrong:
        values = {"file": shown(wrong.file), "where": wrong.where or "maze", "why": wrong.why}
        click.echo(spoken("maze-" + wrong.code.replace("_", "-"), **values), err=True)
        sys.exit(WRONG_INPUT)


@maze.command("check")
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Prove that the maze in FILE can be played, or name every mistake in it."""
    plan, book = plan_in(file), library.load_book().labyrinth
    assert book is not None, "ours is beside it"
    mistakes = check_plan(plan, book)
    for mistake in mistakes:
        click.echo(spoken(f"maze-{mistake.code}", **mistake.values), err=True)
    if mistakes:
        click.echo(spoken("maze-mistakes", count=len(mistakes), file=shown(file)), err=True)
        sys.exit(1)
    corridors = len({cell.corridor for cell in plan.cells if cell.corridor})
    name = plan.name[tongue()]
    counts = {"cells": len(plan.cells), "doors": len(plan.doors), "corridors": corridors}
    click.echo(spoken("maze-sound", file=shown(file), name=name, **counts))


@maze.command("draw")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="Where to; else the terminal.")
def draw_maze(file: Path, output: Path | None) -> None:
    """Draw the maze in FILE as SVG, with everything that is in it."""
    picture = draw(plan_in(file), tongue())
    if output is None:
        click.echo(picture, nl=False)
    else:
        output.write_text(picture, encoding="utf-8")
        click.echo(spoken("maze-drawn", file=shown(output)))
