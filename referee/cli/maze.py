"""Mazes: whether one can be played, what it looks like, how dangerous it is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
from flask.cli import AppGroup

from referee import library, mazes
from referee.cli.check import shown
from referee.cli.ending import WRONG_INPUT
from referee.maze_picture import draw
from referee.odds.cores import played
from referee.odds.estimates import escapes, fates, of_runs, survival
from referee.odds.picture import picture
from referee.odds.players import TEMPERS, PlayerTemper
from referee.odds.runs import COUNTED, Tally, setting_for
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


@maze.command("odds")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--runs", default=1000, show_default=True, type=click.IntRange(1, 1_000_000), help="How many runs.")
@click.option("--seed", default=1, show_default=True, help="The same seed, the same figures.")
@click.option("--runners", default=4, show_default=True, type=click.IntRange(1, 12), help="Runners in each run.")
@click.option("--temper", type=click.Choice(TEMPERS), help="How all of them play; else each in turn.")
@click.option("--processes", type=click.IntRange(1, 64), help="Cores to use; else all.")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="Where to draw the picture.")
def odds(
    file: Path, runs: int, seed: int, runners: int, temper: PlayerTemper | None, processes: int | None,
    output: Path | None,
) -> None:  # fmt: skip
    """Play the maze in FILE thousands of times and show who lives how long, what kills, how often thresholds fall."""
    plan, book = plan_in(file), library.load_book()
    assert book.labyrinth is not None, "ours is beside it"
    if check_plan(plan, book.labyrinth):
        click.echo(spoken("odds-unsound", file=shown(file)), err=True)
        sys.exit(WRONG_INPUT)
    total = Tally()
    with click.progressbar(length=runs, label=spoken("odds-playing", runs=runs), file=sys.stderr) as bar:
        for piece in played(setting_for(plan, book, runners, temper), seed, runs, processes):
            total.add(piece)
            bar.update(piece.runs)
    title = spoken("odds-title", name=plan.name[tongue()], runs=runs, runners=runners, seed=seed)
    click.echo("\n".join(told(total, title)))
    if output is not None:
        output.write_text(picture(total, title, tongue()), encoding="utf-8")
        click.echo(spoken("maze-drawn", file=shown(output)))


def told(total: Tally, title: str) -> Iterator[str]:
    """The figures as lines; whatever stands in them depends on the seed alone."""
    yield title
    out, living = escapes(total), survival(total)
    yield spoken("odds-line-escaped", share=_percent(out.share), low=_percent(out.low), high=_percent(out.high))
    for turn in (5, 10, 15, 20, 30, 40):
        share = living[turn]
        ends = {"low": _percent(share.low), "high": _percent(share.high)}
        yield spoken("odds-line-alive", turn=turn, share=_percent(share.share), **ends)
    for fate, share_of in fates(total).items():
        yield f"  {say(tongue(), f'odds-fate-{fate}')}: {_percent(share_of)}"
    for code in COUNTED:
        ran = of_runs(total.runs_with[code], total.runs)
        ends = {"low": _percent(ran.low), "high": _percent(ran.high)}
        mean = f"{total.steps[code] / total.runs:.2f}"
        yield spoken("odds-line-step", what=spoken(f"odds-{code}"), share=_percent(ran.share), mean=mean, **ends)
    for temper in TEMPERS:
        if total.by_temper[temper]:
            gone = total.by_temper[f"{temper} escaped"] / total.by_temper[temper]
            yield spoken("odds-line-temper", temper=spoken(f"odds-{temper}"), share=_percent(gone))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
