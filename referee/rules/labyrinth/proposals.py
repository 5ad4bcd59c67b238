"""What each hunter would do by what it knows and hears; the game master decides («LH-03», LAB l.219)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.labyrinth.book import LabyrinthBook
from referee.rules.labyrinth.dice import Dice
from referee.rules.labyrinth.hunting import HunterMove, against_move, next_step
from referee.rules.labyrinth.kinds import Temper
from referee.rules.labyrinth.state import Hunter, Labyrinth, Runner
from referee.rules.labyrinth.unfolding import Unfolding

Hunch = Literal[
    "attacks", "follows_trail", "goes_to_noise", "lies_in_wait", "just_placed", "already_acted", "lost_trail",
    "hears_nothing", "no_way", "hunter_is_out", "off_the_map",
]  # fmt: skip
"""Why a hunter would do what is proposed."""

LOUDER = 2
"""By how much another runner must be the louder for a listener to leave a trail."""
NEAR = 2
"""How many moves off its prey may be for a lurker to stir."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A runner within earshot: how far off, and how much of its noise is left over that distance."""

    runner: str
    distance: int
    loudness: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """A move for one hunter, ready for `hunters_moved`; where it would stand, why, and whom it hears."""

    hunter: str
    move: HunterMove
    hunch: Hunch
    to: str | None = None
    runner: str | None = None
    heard: tuple[Heard, ...] = ()


def proposals(labyrinth: Labyrinth, book: LabyrinthBook) -> tuple[Proposal, ...]:
    """One for each hunter, in order; each for itself, as if the others stood still."""
    return tuple(propose(labyrinth, book, hunter) for hunter in labyrinth.hunters.values())


def propose(labyrinth: Labyrinth, book: LabyrinthBook, hunter: Hunter) -> Proposal:
    """Attack prey on the same cell, else follow a trail or a noise, each after its temper."""
    stay = HunterMove(hunter.id)
    if hunter.status == "out":
        return Proposal(hunter.id, stay, "hunter_is_out")
    if hunter.cell is None:
        return Proposal(hunter.id, stay, "off_the_map")
    ears = hearing(labyrinth, hunter)
    trial = Unfolding(labyrinth, book, Dice({}))
    bound = against_move(trial, hunter, HunterMove(hunter.id, to=hunter.cell))
    if bound == "just_placed":
        return Proposal(hunter.id, stay, "just_placed", heard=ears)
    if bound == "already_acted":
        return Proposal(hunter.id, stay, "already_acted", heard=ears)
    prey = _prey_here(trial, hunter)
    if prey is not None:
        return Proposal(hunter.id, HunterMove(hunter.id, attack=prey.id), "attacks", hunter.cell, prey.id, ears)
    return _pursue(trial, hunter, ears)


def hearing(labyrinth: Labyrinth, hunter: Hunter) -> tuple[Heard, ...]:
    """Whom a hunter hears: this turn's noise carries one cell for each point; the loudest first (ours, LAB l.219)."""
    heard = []
    for runner in labyrinth.runners.values():
        far = labyrinth.maze.distance(hunter.cell, runner.cell)
        if runner.playing and 0 < runner.noise_made >= far:
            heard.append(Heard(runner.id, far, runner.noise_made - far))
    return tuple(sorted(heard, key=lambda each: (-each.loudness, each.distance, each.runner)))


def _prey_here(trial: Unfolding, hunter: Hunter) -> Runner | None:
    """Its own target first, else whoever is there and may be attacked."""
    here = [runner for runner in trial.runners.values() if runner.playing and runner.cell == hunter.cell]
    here.sort(key=lambda runner: runner.id != hunter.target)
    in_sight = (runner for runner in here if runner.hid_in != trial.turn or hunter.hunts(runner.id, trial.turn))
    return next((runner for runner in in_sight if _may_attack(trial, hunter, runner)), None)


def _may_attack(trial: Unfolding, hunter: Hunter, runner: Runner) -> bool:
    return against_move(trial, hunter, HunterMove(hunter.id, attack=runner.id)) is None


def _pursue(trial: Unfolding, hunter: Hunter, ears: tuple[Heard, ...]) -> Proposal:
    card = trial.maze.hunters.get(hunter.id)
    temper: Temper = card.temper if card else "stalker"
    target = trial.runners.get(hunter.target or "")
    on_trail = target is not None and hunter.hunts(target.id, trial.turn)
    goal, hunch = _goal(hunter, temper, ears, target if on_trail else None)
    stay = HunterMove(hunter.id)
    if goal is None:
        idle: Hunch = "lost_trail" if hunter.status == "tracking" and not on_trail else "hears_nothing"
        return Proposal(hunter.id, stay, idle, hunter.cell, heard=ears)
    far = trial.maze.distance(hunter.cell, trial.runner(goal).cell)
    if temper == "lurker" and far > NEAR:
        return Proposal(hunter.id, stay, "lies_in_wait", hunter.cell, goal, ears)
    step = next_step(trial, hunter, goal)
    if step is None:
        return Proposal(hunter.id, stay, "no_way", hunter.cell, goal, ears)
    return Proposal(hunter.id, HunterMove(hunter.id, to=step), hunch, step, goal, ears)


def _goal(hunter: Hunter, temper: Temper, ears: tuple[Heard, ...], target: Runner | None) -> tuple[str | None, Hunch]:
    """Whom it goes after: its target, or the loudest; a hidden runner it has lost makes no noise."""
    others = [each for each in ears if each.runner != hunter.target or target is not None]
    loudest = others[0] if others else None
    if target is None:
        return (loudest.runner, "goes_to_noise") if loudest else (None, "hears_nothing")
    own = next((each.loudness for each in ears if each.runner == target.id), 0)
    if temper == "listener" and loudest and loudest.runner != target.id and loudest.loudness >= own + LOUDER:
        return loudest.runner, "goes_to_noise"
    return target.id, "follows_trail"
