"""The maze and the runners come into the game, and leave it («LT-03», «LT-05»; rulings lab_start_values, lab_exit)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.labyrinth.judging import keep, unfold, unknown
from referee.rules.labyrinth.maze import maze_of
from referee.rules.labyrinth.placing import lose_for_good
from referee.rules.labyrinth.plan import Plan
from referee.rules.labyrinth.state import Hunter, Labyrinth, Runner
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note, Outcome, applied, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class MazeEntered:
    """A maze was opened, with its hunters and cards, as its file says («LM-01», LAB l.168)."""

    plan: Plan


@dataclass(frozen=True, slots=True)
class RunnerEntered:
    """A Péji came into the labyrinth; its id is its character's, where it has one in the field.

    Meters start at 0 unless the game master says otherwise (ruling lab_start_values).
    """

    runner: str
    cell: str
    name: str = ""
    noise: int = 0
    fatigue: int = 0
    stress: int = 0
    wounds: int = 0
    items: tuple[str, ...] = ()
    weapon: str | None = None
    protection: int = 0


@dataclass(frozen=True, slots=True)
class RunnerLeft:
    """A runner is out of the labyrinth, alive: it escaped, or gave up (ruling lab_exit)."""

    runner: str
    how: Literal["escaped", "withdrew"] = "escaped"


def open_maze(fact: MazeEntered, scene: Scene) -> Outcome:
    """One labyrinth to a game; another file means another game, or the first one withdrawn."""
    if scene.game.labyrinth is not None:
        return ignored("maze_already_open")
    if scene.book.labyrinth is None:
        return refused("no_maze")
    maze = maze_of(fact.plan)
    keep(scene, Labyrinth(maze, hunters={name: Hunter(name) for name in maze.hunters}))
    return applied(turn=1)


def enter(fact: RunnerEntered, scene: Scene) -> Outcome:
    """The runner stands in its cell and looks around."""

    def judge(unfolding: Unfolding) -> Outcome | None:
        if fact.runner in unfolding.runners:
            return ignored("already_in_maze")
        if fact.cell not in unfolding.maze.cells:
            return unknown("no_such_cell", cell=fact.cell)
        every = unfolding.book.number("noise.every")
        unfolding.runners[fact.runner] = Runner(
            fact.runner,
            fact.name or _name(scene, fact.runner),
            fact.cell,
            max(0, fact.noise),
            max(0, fact.fatigue),
            max(0, fact.stress),
            max(0, fact.wounds),
            items=fact.items,
            weapon=fact.weapon,
            protection=max(0, fact.protection),
            noise_peak=max(0, fact.noise) // every,
        )
        unfolding.say(Note("runner_entered", {"runner": fact.runner, "cell": fact.cell}))
        return None

    return unfold(scene, {}, judge)


def _name(scene: Scene, runner: str) -> str:
    character = scene.game.characters.get(runner)
    return character.name if character is not None else runner


def leave(fact: RunnerLeft, scene: Scene) -> Outcome:
    """Hunters after it are free again."""

    def judge(unfolding: Unfolding) -> Outcome | None:
        runner = unfolding.runners.get(fact.runner)
        if runner is None:
            return unknown("no_such_runner", runner=fact.runner)
        if not runner.playing:
            return ignored("dead" if not runner.alive else "has_left")
        unfolding.change(fact.runner, left=fact.how)
        unfolding.say(Note("runner_left", {"runner": fact.runner, "how": fact.how}))
        lose_for_good(unfolding, fact.runner)
        return None

    return unfold(scene, {}, judge)
