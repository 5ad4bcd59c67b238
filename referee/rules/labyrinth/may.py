"""Whether a runner may do something now, with every reason why not («LT-01», «LT-02», «LF-04», «LH-06»)."""

from __future__ import annotations

from referee.rules.labyrinth.arms import weapon_for
from referee.rules.labyrinth.book import LabyrinthBook
from referee.rules.labyrinth.deeds import Action
from referee.rules.labyrinth.kinds import FREE, MOVES, ActionName
from referee.rules.labyrinth.moves import Place, Way, against_way, way_to, way_toward
from referee.rules.labyrinth.plan import Card
from referee.rules.labyrinth.state import Hunter, Runner
from referee.rules.outcome import Note

Reasons = tuple[Note, ...]
IN_DANGER: tuple[ActionName, ...] = ("melee", "flee", "use_item")
"""What is left to whoever is hunted on his own cell («LH-06», LAB l.228)."""


def against_turn(place: Place, book: LabyrinthBook, runner: Runner, actions: tuple[Action, ...]) -> Reasons:
    """Everything that speaks against these actions as one turn's, or the rest of one; none if they may be done."""
    if not runner.playing:
        return (Note("dead" if not runner.alive else "has_left", {"runner": runner.id}),)
    reasons: list[Note] = []
    if actions and runner.loses(place.turn):
        reasons.append(Note("lost_turn"))
    names = [action.action for action in actions]
    if "open_door" in names:
        reasons.append(Note("door_is_automatic"))
    points = sum(book.price(name).points for name in names)
    if runner.points_spent + points > book.number("turn.points"):
        values = {"points": points, "spent": runner.points_spent, "most": book.number("turn.points")}
        reasons.append(Note("too_many_action_points", values))
    counted = [name for name in (*runner.done, *names) if name not in FREE]
    if len(set(counted)) < len(counted):
        reasons.append(Note("same_action_twice"))
    for action in actions:
        reasons += [why for why in against(place, book, runner, action) if why not in reasons]
    return tuple(reasons)


def against(place: Place, book: LabyrinthBook, runner: Runner, action: Action) -> Reasons:
    """Everything that speaks against one action, whatever else is done this turn."""
    reasons: list[Note] = []
    level = book.level(runner.fatigue)
    if action.action in ("dash", "flee") and level >= book.number("fatigue.no_running_level"):
        reasons.append(Note("fatigue_level_3", {"level": level}))
    hunter = hunted_here(place, runner)
    if hunter is not None and not _in_danger(book, action.action):
        reasons.append(Note("hunter_on_same_cell", {"hunter": hunter.id}))
    return (*reasons, *_against_object(place, book, runner, action))


def hunted_here(place: Place, runner: Runner) -> Hunter | None:
    """A hunter on the runner's own cell that is after it («LH-06», LAB l.228)."""
    if runner.cell is None:
        return None
    return next(
        (each for each in place.hunters.values() if each.cell == runner.cell and each.hunts(runner.id, place.turn)),
        None,
    )


def _in_danger(book: LabyrinthBook, name: ActionName) -> bool:
    """Fight, flee, use a thing; shooting is fighting, armour is not a thing (rulings targeted_may_…)."""
    if name == "shoot":
        return book.ruled("targeted_may_shoot", True)
    if name == "don_armour":
        return book.ruled("targeted_may_don_armour", True)
    return name in IN_DANGER or name in FREE or name == "open_door"


def _against_object(place: Place, book: LabyrinthBook, runner: Runner, action: Action) -> Reasons:
    """Whether what the action needs is there: a way, a hunter, a thing."""
    match action.action:
        case "walk" | "dash" | "flee":
            return () if way_of(place, runner, action) else (against_way(place, runner.cell, action.action, action.to),)
        case "melee":
            return _against_fight(place, book, runner, action, ranged=False)
        case "shoot":
            return _against_fight(place, book, runner, action, ranged=True)
        case "use_item" if action.item not in runner.items:
            return (Note("no_such_item", {"item": action.item or ""}),)
        case "don_armour" if armour_in(place, runner, action) is None:
            return (Note("no_such_item" if action.item not in runner.items else "not_armour"),)
        case "call_out" if not _may_call(place, runner, action):
            return (Note("not_in_corridor"),)
    return ()


def way_of(place: Place, runner: Runner, action: Action) -> Way | None:
    """The way a move takes, if there is one."""
    if action.to:
        return way_to(place, runner.cell, action.action, action.to, action.doors)
    if action.sides and action.action in MOVES:
        return way_toward(place, runner.cell, action.action, action.sides, action.doors)
    return None


def armour_in(place: Place, runner: Runner, action: Action) -> Card | None:
    """The protection that is to be put on, if the runner has it."""
    card = place.maze.cards.get(action.item or "")
    return card if card is not None and card.slot is not None and card.id in runner.items else None


def target_of(place: Place, runner: Runner, action: Action, *, ranged: bool) -> Hunter | None:
    """The hunter named, or the only one within reach."""
    within = [each for each in place.hunters.values() if each.status != "out" and (
        in_range(place, runner.cell, each.cell, ranged=ranged))]  # fmt: skip
    if action.hunter is None:
        return within[0] if len(within) == 1 else None
    return next((each for each in within if each.id == action.hunter), None)


def in_range(place: Place, cell: str | None, target: str | None, *, ranged: bool) -> bool:
    """The same cell; for a shot also an adjacent open one, or the same great corridor (ruling ranged_range)."""
    if cell is None or target is None:
        return False
    if cell == target or not ranged:
        return cell == target
    open_ways = any(way.to == target and place.door(way.door) == "open" for way in place.maze.exits(cell))
    return open_ways or place.maze.same_corridor(cell, target)


def _against_fight(place: Place, book: LabyrinthBook, runner: Runner, action: Action, *, ranged: bool) -> Reasons:
    """No hunter there, out of range, no weapon for it («LA-05», «LA-06», LAB l.19-20)."""
    reasons: list[Note] = []
    at_hand = target_of(place, runner, action, ranged=ranged and book.ruled(
        "ranged_range", "same_cell_adjacent_open_or_same_corridor"))  # fmt: skip
    if at_hand is None:
        reasons.append(Note("hunter_not_on_cell", {"hunter": action.hunter or ""}))
        if ranged and action.hunter in place.hunters:
            reasons.append(Note("out_of_range", {"hunter": action.hunter or ""}))
    if weapon_for(runner, place.maze, book, action.item, ranged=ranged) is None:
        reasons.append(Note("no_weapon", {"item": action.item or ""}))
    return tuple(reasons)


def _may_call(place: Place, runner: Runner, action: Action) -> bool:
    """One calls out along a great corridor («LM-08», LAB l.196)."""
    return bool(action.to) and runner.cell != action.to[-1] and place.maze.same_corridor(runner.cell, action.to[-1])
