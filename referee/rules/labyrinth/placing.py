"""Hunters arrive, find prey and lose trails («LH-01» to «LH-05», LAB l.200-219)."""

from __future__ import annotations

from referee.rules.labyrinth.state import Hunter
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note


def place_hunter(unfolding: Unfolding, name: str) -> str | None:
    """A free hunter at random, on an adjacent cell at random, on this runner's trail («LH-01», LAB l.36, l.200)."""
    free = tuple(hunter.id for hunter in unfolding.hunters.values() if hunter.status == "free")
    if not free:
        unfolding.say(Note("all_hunters_busy", {"runner": name}))
        return None
    number = unfolding.next_placing()
    hunter = unfolding.dice.choice(f"hunter {number}", free)
    near = _near(unfolding, unfolding.runner(name).cell)
    cell = unfolding.dice.choice(f"cell {number}", near) if near else None
    unfolding.change_hunter(
        hunter, status="tracking", target=name, cell=cell, placed_in=unfolding.turn, trail_lost_until=0
    )
    unfolding.change(name, hunters_placed=unfolding.runner(name).hunters_placed + 1)
    unfolding.say(Note("hunter_placed", {"hunter": hunter, "cell": cell or "", "runner": name}))
    return hunter


def _near(unfolding: Unfolding, cell: str | None) -> tuple[str, ...]:
    """The adjacent cells (ruling adjacency_closed_doors); all of them where no door is open."""
    near = unfolding.maze.adjacent(cell)
    if unfolding.book.ruled("adjacency_closed_doors", "open_ones_only"):
        ways = unfolding.maze.exits(cell)
        return tuple(dict.fromkeys(way.to for way in ways if unfolding.door(way.door) == "open")) or near
    return near


def be_noticed(unfolding: Unfolding, name: str, cell: str) -> None:
    """Hunters on a cell that somebody runs through or comes into take up the trail («LH-05», LAB l.218)."""
    for hunter in tuple(unfolding.hunters.values()):
        if hunter.cell == cell and hunter.status != "out" and not hunter.hunts(name, unfolding.turn):
            if not _engaged(unfolding, hunter):
                take_up_trail(unfolding, hunter.id, name)


def _engaged(unfolding: Unfolding, hunter: Hunter) -> bool:
    """Face to face with its target, or, by the other ruling, after anybody at all (ruling fast_through_hunter)."""
    if hunter.status != "tracking":
        return False
    if unfolding.book.ruled("fast_through_hunter", "no_effect_if_busy"):
        return True
    target = unfolding.runners.get(hunter.target or "")
    return target is not None and target.playing and target.cell == hunter.cell


def take_up_trail(unfolding: Unfolding, hunter: str, runner: str) -> None:
    """The hunter is after this runner from now on («LH-03», LAB l.215)."""
    unfolding.change_hunter(hunter, status="tracking", target=runner, trail_lost_until=0)
    unfolding.say(Note("takes_up_trail", {"hunter": hunter, "runner": runner}))


def lose_for_good(unfolding: Unfolding, runner: str) -> None:
    """Every hunter after this runner is free again («LA-12», LAB l.26)."""
    for hunter in tuple(unfolding.hunters.values()):
        if hunter.status == "tracking" and hunter.target == runner:
            set_free(unfolding, hunter.id)


def set_free(unfolding: Unfolding, hunter: str) -> None:
    """The hunter follows nobody."""
    target = unfolding.hunters[hunter].target
    unfolding.change_hunter(hunter, status="free", target=None, trail_lost_until=0)
    unfolding.say(Note("trail_lost", {"hunter": hunter, "runner": target or ""}))


def lose_near(unfolding: Unfolding, runner: str) -> None:
    """Hunters on adjacent cells lose the trail for the next turn («LA-12», LAB l.26; ruling hide_window)."""
    until = unfolding.turn + unfolding.book.ruled("hide_window", "until_end_of_next_turn")
    near = unfolding.maze.adjacent(unfolding.runner(runner).cell)
    for hunter in tuple(unfolding.hunters.values()):
        if hunter.status == "tracking" and hunter.target == runner and hunter.cell in near:
            unfolding.change_hunter(hunter.id, trail_lost_until=until)
            unfolding.say(Note("trail_lost_until", {"hunter": hunter.id, "runner": runner, "turn": until}))


def knock_out(unfolding: Unfolding, hunter: str) -> None:
    """The hunter is out for the rest of the event («LC-06», ruling hunter_defeated)."""
    unfolding.change_hunter(hunter, status="out", target=None)
    unfolding.say(Note("hunter_out", {"hunter": hunter}))
