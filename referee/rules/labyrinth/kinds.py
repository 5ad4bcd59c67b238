"""The closed lists of the labyrinth; every word is a glossary identifier."""

from __future__ import annotations

from typing import Literal, get_args

ActionName = Literal[
    "walk", "dash", "flee", "rest", "melee", "shoot", "use_item", "don_armour",
    "look_for_traps", "open_door", "search", "hide", "pace", "scenery", "call_out",
]  # fmt: skip
"""The twelve actions of the table, then what costs no action: pacing about, scenery, calling out."""

ACTIONS: tuple[ActionName, ...] = get_args(ActionName)[:12]
FREE: tuple[ActionName, ...] = get_args(ActionName)[12:]
MOVES: tuple[ActionName, ...] = ("walk", "dash", "flee")

Side = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
SIDES: tuple[Side, ...] = get_args(Side)
"""The points of the compass, clockwise («LM-02», LAB l.155-158)."""

DoorKind = Literal["door", "grate", "curtain", "gap"]
DoorState = Literal["open", "closed"]
Lengthwise = Literal["north_south", "east_west"]
CardKind = Literal["weapon", "gear", "potion", "gem"]
Slot = Literal["body", "shield", "artefact"]
Temper = Literal["stalker", "listener", "lurker"]
Status = Literal["free", "tracking", "out"]

Words = dict[str, str]
"""A text in each language, by `fr` and `en`."""


def opposite(side: Side) -> Side:
    """The side one comes in by, having left by `side`."""
    return SIDES[(SIDES.index(side) + 4) % 8]


def apart(one: Side, other: Side) -> int:
    """How far two sides are from each other, 0 to 4 eighths of a turn."""
    turn = (SIDES.index(one) - SIDES.index(other)) % 8
    return min(turn, 8 - turn)


def lengthwise(ns: int, ew: int) -> Lengthwise:
    """A room lies along its greater measure («LM-02», LAB l.157-158)."""
    return "north_south" if ns >= ew else "east_west"
