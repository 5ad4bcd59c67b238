"""The hunters' phase: each moves or attacks, never both («LH-03», «LH-04», «LC-07», LAB l.215-219)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from referee.rules.labyrinth.arms import weapon_for
from referee.rules.labyrinth.clash import Clash, fight
from referee.rules.labyrinth.judging import unfold
from referee.rules.labyrinth.meters import add, settle
from referee.rules.labyrinth.placing import take_up_trail
from referee.rules.labyrinth.state import Hunter, Rolled
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.labyrinth.wounds import die
from referee.rules.outcome import Note, Outcome
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class HunterMove:
    """What one hunter does: go to a cell, attack a runner, or come a cell closer to one; nothing if it waits."""

    hunter: str
    to: str | None = None
    attack: str | None = None
    approach: str | None = None


@dataclass(frozen=True, slots=True)
class HuntersMoved:
    """The game master moved hunters, in this order; `dice` of an attack are named `H1 bout 1 runner` and so on."""

    moves: tuple[HunterMove, ...] = ()
    dice: dict[str, tuple[int, ...]] = field(default_factory=dict)


def move_hunters(fact: HuntersMoved, scene: Scene, rolled: Rolled) -> Outcome:
    """Each in turn; where nothing at all may be done, the entry is refused with every reason."""

    def judge(unfolding: Unfolding) -> Outcome | None:
        results = [_move(unfolding, move) for move in fact.moves]
        unfolding.detail["results"] = results
        reasons = tuple(Note(result, {"hunter": move.hunter}) for result, move in zip(results, fact.moves, strict=True)
                        if isinstance(result, str) and result not in TOOK_EFFECT)  # fmt: skip
        if reasons and len(reasons) == len(results):
            return Outcome("refused", reasons, detail={"results": results})
        for reason in reasons:
            unfolding.say(Note("hunter_may_not", {**reason.values, "why": reason.code}))
        return None

    return unfold(scene, rolled, judge)


TOOK_EFFECT = ("moved", "stays")
"""Results that are no reason against a move."""


def _move(unfolding: Unfolding, move: HunterMove) -> str | dict[str, Any]:
    """What became of one hunter's move: a word, or the fight it came to."""
    hunter = unfolding.hunters.get(move.hunter)
    if hunter is None:
        return "no_such_hunter"
    wrong = against_move(unfolding, hunter, move)
    if wrong is not None:
        return wrong
    if move.attack is not None:
        return {"attack": _attack(unfolding, hunter, move.attack)}
    to = move.to or (next_step(unfolding, hunter, move.approach) if move.approach is not None else None)
    if to is None:
        return "stays"
    _go(unfolding, hunter, to)
    return "moved"


def against_move(unfolding: Unfolding, hunter: Hunter, move: HunterMove) -> str | None:
    """Why a hunter may not do that, or None."""
    if hunter.status == "out":
        return "hunter_is_out"
    wishes = [wish for wish in (move.to, move.attack, move.approach) if wish is not None]
    if len(wishes) > 1:
        return "move_or_attack_not_both"
    if not wishes:
        return None
    if hunter.placed_in == unfolding.turn and unfolding.book.ruled("hunter_placed_acts_same_turn", False):
        return "just_placed"
    if hunter.acted_in == unfolding.turn:
        return "already_acted"
    if move.attack is not None:
        return _against_attack(unfolding, hunter, move.attack)
    if move.approach is not None:
        return _against_approach(unfolding, hunter, move.approach)
    return None if move.to in unfolding.maze.cells else "no_such_cell"


def _against_attack(unfolding: Unfolding, hunter: Hunter, name: str) -> str | None:
    """The prey must be on the same cell, and its trail not lost («LC-07», LAB l.219)."""
    runner = unfolding.runners.get(name)
    if runner is None or not runner.playing:
        return "no_such_prey"
    if runner.cell is None or runner.cell != hunter.cell:
        return "not_on_cell"
    if hunter.target == name and hunter.trail_lost_until >= unfolding.turn:
        return "lost_trail"
    if (name, hunter.id) in unfolding.fought:
        return "already_fought"
    if runner.loses(unfolding.turn) and unfolding.book.ruled("lost_turn_defence", "cannot_be_attacked"):
        return "cannot_be_attacked"
    return None


def _against_approach(unfolding: Unfolding, hunter: Hunter, name: str) -> str | None:
    runner = unfolding.runners.get(name)
    if runner is None or not runner.playing:
        return "no_such_prey"
    if hunter.target == name and hunter.trail_lost_until >= unfolding.turn:
        return "lost_trail"
    if runner.cell is not None and runner.cell == hunter.cell:
        return None
    return None if next_step(unfolding, hunter, name) else "no_way"


def next_step(unfolding: Unfolding, hunter: Hunter, name: str) -> str | None:
    """The next cell on the shortest way to a runner (rulings hunter_speed and hunter_doors)."""
    step = unfolding.maze.step_toward(hunter.cell, unfolding.runner(name).cell)
    if step is None or unfolding.book.ruled("hunter_doors", "opens_and_leaves_open"):
        return step
    ways = unfolding.maze.exits(hunter.cell)
    return step if any(way.to == step and unfolding.door(way.door) == "open" for way in ways) else None


def _go(unfolding: Unfolding, hunter: Hunter, to: str) -> None:
    """A hunter has no meters: it opens the door and leaves it open, and takes what prey it finds («LH-03»)."""
    ways = [way for way in unfolding.maze.exits(hunter.cell) if way.to == to]
    if ways and all(unfolding.door(way.door) == "closed" for way in ways):
        unfolding.doors[ways[0].door] = "open"
        unfolding.say(Note("hunter_opens_door", {"hunter": hunter.id, "door": ways[0].door}))
    unfolding.change_hunter(hunter.id, cell=to, acted_in=unfolding.turn)
    unfolding.say(Note("hunter_moved", {"hunter": hunter.id, "cell": to}))
    _find_prey(unfolding, unfolding.hunters[hunter.id], to)


def _find_prey(unfolding: Unfolding, hunter: Hunter, cell: str) -> None:
    """Its own target if it is there, else whoever is first named there and does not hide («LH-03», «LH-07»)."""
    here = [runner for runner in unfolding.runners.values() if runner.playing and runner.cell == cell]
    own = next((runner for runner in here if hunter.hunts(runner.id, unfolding.turn)), None)
    if own is not None:
        unfolding.say(Note("hunter_finds", {"hunter": hunter.id, "runner": own.id}))
        return
    in_sight = [runner for runner in here if runner.hid_in != unfolding.turn and runner.id != hunter.target]
    if in_sight:
        take_up_trail(unfolding, hunter.id, in_sight[0].id)


def _attack(unfolding: Unfolding, hunter: Hunter, name: str) -> dict[str, Any]:
    """Three bouts; whoever is attacked pays as in melee, without action points («LC-07», ruling defence_costs)."""
    book, was = unfolding.book, unfolding.runner(name)
    unfolding.say(Note("hunter_attacks", {"hunter": hunter.id, "runner": name}))
    if hunter.target != name:
        take_up_trail(unfolding, hunter.id, name)
    unfolding.change_hunter(hunter.id, acted_in=unfolding.turn)
    if was.loses(unfolding.turn) and book.ruled("lost_turn_defence", "loses_automatically"):
        die(unfolding, name, because="hunter")
        return {"bouts": 0, "runner_wins": 0, "hunter_wins": 0, "ko": False, "winner": "hunter"}
    weapon = weapon_for(was, unfolding.maze, book, None, ranged=False)
    assert weapon is not None, "bare hands at least"
    result = fight(unfolding, Clash(name, hunter.id, weapon, book.level(was.fatigue), "hunter", f"{hunter.id} "))
    if book.ruled("defence_costs", "full"):
        add(unfolding, name, book.price("melee"), because="defence")
    settle(unfolding, name, was)
    return result
