"""The game master above the program: any consequence overridden, any danger called («LH-09», LAB l.237)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from referee.rules.labyrinth.book import Price
from referee.rules.labyrinth.dangers import spring
from referee.rules.labyrinth.judging import unfold, unknown
from referee.rules.labyrinth.kinds import DoorState, Status
from referee.rules.labyrinth.meters import add, settle
from referee.rules.labyrinth.placing import lose_for_good
from referee.rules.labyrinth.state import Rolled
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.labyrinth.wounds import die, heal, wound_often
from referee.rules.outcome import Note, Outcome, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class MasterRuled:
    """The game master's last word, with a reason; only what is named changes.

    `noise`, `fatigue`, `stress`, `wounds` are added (wounds below 0 heal) and thresholds follow if `settles`;
    `noise_to` and the like set a meter outright, and nothing follows. `danger` calls a trap or another danger.
    """

    reason: str
    runner: str | None = None
    noise: int = 0
    fatigue: int = 0
    stress: int = 0
    wounds: int = 0
    settles: bool = True
    danger: str | None = None
    noise_to: int | None = None
    fatigue_to: int | None = None
    stress_to: int | None = None
    wounds_to: int | None = None
    cell: str | None = None
    alive: bool | None = None
    calm: bool = False
    gains: tuple[str, ...] = ()
    loses: tuple[str, ...] = ()
    free_turn: bool = False
    hunter: str | None = None
    hunter_cell: str | None = None
    hunter_status: Status | None = None
    hunter_target: str | None = None
    door: str | None = None
    door_state: DoorState | None = None
    players_declare: bool | None = None
    text: str = ""
    cites: str | None = None
    dice: dict[str, tuple[int, ...]] = field(default_factory=dict)


def rule(fact: MasterRuled, scene: Scene) -> Outcome:
    """Whatever the rules say, it is so from now on («G-04»; «LH-09», LAB l.237)."""
    return rule_with(fact, scene, fact.dice)


def rule_with(fact: MasterRuled, scene: Scene, rolled: Rolled) -> Outcome:
    """The same with the dice that lie on the table."""

    def judge(unfolding: Unfolding) -> Outcome | None:
        wrong = _unknown(fact, unfolding)
        if wrong is not None:
            return wrong
        unfolding.say(Note("master_ruled", {"reason": fact.reason, "text": fact.text}))
        if fact.players_declare is not None:
            unfolding.players_declare = fact.players_declare
        if fact.door is not None and fact.door_state is not None:
            unfolding.doors[fact.door] = fact.door_state
        if fact.hunter is not None:
            _rule_hunter(fact, fact.hunter, unfolding)
        if fact.runner is not None:
            _rule_runner(fact, fact.runner, unfolding)
        return None

    return unfold(scene, rolled, judge)


def _unknown(fact: MasterRuled, unfolding: Unfolding) -> Outcome | None:
    """Whether the ruling names something that is not there."""
    if fact.runner is not None and fact.runner not in unfolding.runners:
        return unknown("no_such_runner", runner=fact.runner)
    if fact.hunter is not None and fact.hunter not in unfolding.hunters:
        return unknown("no_such_hunter", hunter=fact.hunter)
    if fact.hunter_target is not None and fact.hunter_target not in unfolding.runners:
        return unknown("no_such_runner", runner=fact.hunter_target)
    for cell in (fact.cell, fact.hunter_cell):
        if cell is not None and cell not in unfolding.maze.cells:
            return unknown("no_such_cell", cell=cell)
    if fact.door is not None and fact.door not in unfolding.maze.doors:
        return unknown("no_such_door", door=fact.door)
    if fact.danger is not None and fact.danger not in unfolding.maze.dangers:
        return unknown("no_such_danger", danger=fact.danger)
    if min(fact.noise_to or 0, fact.fatigue_to or 0, fact.stress_to or 0, fact.wounds_to or 0) < 0:
        return refused("below_zero")
    return None


def _rule_hunter(fact: MasterRuled, name: str, unfolding: Unfolding) -> None:
    traits: dict[str, Any] = {}
    if fact.hunter_cell is not None:
        traits["cell"] = fact.hunter_cell
    if fact.hunter_target is not None:
        traits |= {"status": "tracking", "target": fact.hunter_target, "trail_lost_until": 0}
    if fact.hunter_status is not None:
        traits["status"] = fact.hunter_status
        if fact.hunter_status != "tracking":
            traits["target"] = None
    unfolding.change_hunter(name, **traits)


def _rule_runner(fact: MasterRuled, name: str, unfolding: Unfolding) -> None:
    """What is added first, with what follows from it; then what is simply so."""
    was = unfolding.runner(name)
    if fact.danger is not None:
        spring(unfolding, name, fact.danger)
    heal(unfolding, name, max(0, -fact.wounds))
    wound_often(unfolding, name, fact.wounds, because="master")
    add(unfolding, name, Price(fact.noise, fact.fatigue, fact.stress), because="master")
    if fact.settles:
        settle(unfolding, name, was)
    _set_outright(fact, name, unfolding)


def _set_outright(fact: MasterRuled, name: str, unfolding: Unfolding) -> None:
    runner = unfolding.runner(name)
    totals = {"noise": fact.noise_to, "fatigue": fact.fatigue_to, "stress": fact.stress_to, "wounds": fact.wounds_to}
    traits: dict[str, Any] = {meter: total for meter, total in totals.items() if total is not None}
    if fact.cell is not None:
        traits["cell"] = fact.cell
    if fact.calm:
        traits |= {"panicking_until": None, "exhausted_until": None}
    if fact.free_turn:
        traits |= {"points_spent": 0, "done": ()}
    items = list(runner.items)
    for item in fact.loses:
        if item in items:
            items.remove(item)
    traits["items"] = (*items, *fact.gains)
    if fact.alive is True:
        traits |= {"alive": True, "left": ""}
    unfolding.change(name, **traits)
    if fact.alive is False and runner.alive:
        die(unfolding, name, because="master")
    if fact.alive is True:
        unfolding.say(Note("runner_lives", {"runner": name}))
    if not unfolding.runner(name).playing:
        lose_for_good(unfolding, name)
