"""What the file of a maze says, as data that goes into the log once («LM-01» to «LM-09», LAB l.155-197)."""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.rules.labyrinth.kinds import CardKind, DoorKind, DoorState, Lengthwise, Side, Slot, Temper, Words


@dataclass(frozen=True, slots=True)
class Exit:
    """A way out of a cell: on which side, through which door, to where; no door along a great corridor."""

    side: Side
    to: str
    door: str = ""


@dataclass(frozen=True, slots=True)
class Door:
    """A door, grate, curtain or gap between two cells, as it stands at the beginning («LM-03», LAB l.222)."""

    id: str
    kind: DoorKind = "door"
    state: DoorState = "closed"


@dataclass(frozen=True, slots=True)
class Cell:
    """A room, or one opening of a great corridor («LM-01», LAB l.168; «LM-09», LAB l.231).

    `x`, `y`, `wide` and `high` place it on the drawing only; `hidden` is found by whoever searches first.
    """

    id: str
    name: Words = field(default_factory=dict)
    text: Words = field(default_factory=dict)
    exits: tuple[Exit, ...] = ()
    lengthwise: Lengthwise = "east_west"
    x: int = 0
    y: int = 0
    wide: int = 1
    high: int = 1
    corridor: str = ""
    opening: int = 0
    hidden: tuple[str, ...] = ()
    trap: str = ""
    start: bool = False
    way_out: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A weapon, gear, potion or gem, its values set by the organisers («LC-04», LAB l.139; ruling card_values).

    `dice` and `plus` are the weapon's xD6+y. `wounds`, `noise`, `fatigue`, `stress` are what using it adds.
    `strength` is added to totals until the end of the next turn; `shakes_off` makes every hunter lose the trail.
    """

    id: str
    kind: CardKind
    name: Words = field(default_factory=dict)
    text: Words = field(default_factory=dict)
    dice: int = 0
    plus: int = 0
    melee: bool = True
    ranged: bool = False
    knocks_out: bool = False
    protection: int = 0
    slot: Slot | None = None
    bag: bool = False
    wounds: int = 0
    noise: int = 0
    fatigue: int = 0
    stress: int = 0
    strength: int = 0
    shakes_off: bool = False
    lasts: bool = False


@dataclass(frozen=True, slots=True)
class HunterCard:
    """One of the nine hunters: weapon, protection, temper («LN-03», LAB l.136, l.139)."""

    id: str
    name: Words = field(default_factory=dict)
    text: Words = field(default_factory=dict)
    weapon: str = ""
    dice: int = 2
    plus: int = 0
    protection: int = 0
    temper: Temper = "stalker"


@dataclass(frozen=True, slots=True)
class Danger:
    """A trap, or another danger of the labyrinth, and what it does («LH-09», LAB l.237)."""

    id: str
    text: Words = field(default_factory=dict)
    wounds: int = 0
    noise: int = 0
    fatigue: int = 0
    stress: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole maze with everything that is in it."""

    id: str
    name: Words = field(default_factory=dict)
    cells: tuple[Cell, ...] = ()
    doors: tuple[Door, ...] = ()
    hunters: tuple[HunterCard, ...] = ()
    cards: tuple[Card, ...] = ()
    dangers: tuple[Danger, ...] = ()
