"""One entry against the labyrinth: it unfolds on a working copy, and only what took effect counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from referee.rules.field.ladder import set_health
from referee.rules.kinds import Health
from referee.rules.labyrinth.dice import AwaitsRoll, Dice, OutOfRange
from referee.rules.labyrinth.memory import look_around
from referee.rules.labyrinth.state import Hunter, Labyrinth, Rolled, Runner
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note, Outcome, applied, pending, refused
from referee.rules.scene import Scene

Judgement = Callable[[Unfolding], Outcome | None]
"""A rule: it changes the unfolding and answers nothing, or refuses, and nothing of it counts."""


def unfold(scene: Scene, rolled: Rolled, judge: Judgement) -> Outcome:
    """Let a rule unfold; a die that is missing makes the entry wait, one that cannot be makes it refused."""
    labyrinth, book = scene.game.labyrinth, scene.book.labyrinth
    if labyrinth is None or book is None:
        return refused("no_maze")
    unfolding = Unfolding(labyrinth, book, Dice(rolled))
    try:
        answer = judge(unfolding)
    except AwaitsRoll as wanted:
        answer = pending("awaits_roll")
        answer.detail["needs"] = [need.told() for need in wanted.needs]
    except OutOfRange as odd:
        answer = refused("dice_out_of_range", purpose=odd.need.purpose, dice=odd.need.told()["dice"])
    if answer is not None:
        answer.detail.setdefault("turn", labyrinth.turn)
        return answer
    observe(unfolding)
    keep(scene, unfolding.finished())
    return applied(*unfolding.notes, **unfolding.detail)


def observe(unfolding: Unfolding) -> None:
    """Where anything changed, everybody sees his cell, its doors, and who is there («LM-03», LAB l.222)."""
    before = unfolding.before
    everywhere = unfolding.turn != before.turn or unfolding.doors != before.doors
    changed = {hunter.cell for name, hunter in unfolding.hunters.items() if before.hunters.get(name) is not hunter}
    changed |= {runner.cell for name, runner in unfolding.runners.items() if before.runners.get(name) is not runner}
    for runner in tuple(unfolding.runners.values()):
        if runner.playing and runner.cell is not None and (everywhere or runner.cell in changed):
            look_around(unfolding, runner.id, runner.cell)


def keep(scene: Scene, labyrinth: Labyrinth) -> None:
    """The labyrinth is so from now on; whose page may differ is named in the scene's things."""
    before = scene.game.labyrinth
    scene.game.labyrinth = labyrinth
    scene.things.add("labyrinth")
    scene.things.update(f"runner:{name}" for name in _concerned(before, labyrinth))
    for name, was in before.runners.items() if before else ():
        if was.alive and not labyrinth.runners[name].alive:
            _tell_the_field(scene, name)


def _concerned(before: Labyrinth | None, now: Labyrinth) -> set[str]:
    """Runners who changed, or who stand where somebody came, went or left something; all of them in a new turn."""
    if before is None or (before.turn, before.players_declare) != (now.turn, now.players_declare):
        return set(now.runners)
    changed = {name for name, runner in now.runners.items() if before.runners.get(name) is not runner}
    cells = {cell for name in changed for cell in (now.runners[name].cell, _cell(before.runners.get(name)))}
    for name, hunter in now.hunters.items():
        if before.hunters.get(name) is not hunter:
            cells |= {hunter.cell, _cell(before.hunters.get(name))}
    cells |= {cell for cell in before.lying.keys() | now.lying.keys() if before.lying.get(cell) != now.lying.get(cell)}
    return changed | {name for name, runner in now.runners.items() if runner.cell is not None and runner.cell in cells}


def _cell(person: Runner | Hunter | None) -> str | None:
    return person.cell if person is not None else None


def _tell_the_field(scene: Scene, name: str) -> None:
    """By default a death in the labyrinth does nothing to the character («LW-03», ruling labyrinth_death_maps_to)."""
    book = scene.book.labyrinth
    if book is None or book.ruled("labyrinth_death_maps_to", "nothing") or name not in scene.game.characters:
        return
    health = Health.DEAD if book.ruled("labyrinth_death_maps_to", "death") else Health.DYING
    set_health(scene.person(name), health, scene.now)


def with_dice(labyrinth: Labyrinth, entry: str, rolled: Rolled) -> Labyrinth:
    """The labyrinth in which these dice lie on the table for an entry that waits for more."""
    return replace(labyrinth, rolled={**labyrinth.rolled, entry: rolled})


def unknown(code: str, **values: str) -> Outcome:
    """Refused, with a value that says what is not there."""
    return Outcome("refused", (Note(code, values),))
