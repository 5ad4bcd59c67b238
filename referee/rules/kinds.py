"""The closed lists of the game: health, roles, what a blow can meet.

Every word is a glossary identifier; code, log and API spell it this way and no other.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

Millis = int
"""A moment or a span in whole milliseconds."""


class Health(StrEnum):
    """The ladder of states, best first («H-01», LARP l.9-18)."""

    FIT = "fit"
    WOUNDED = "wounded"
    DYING = "dying"
    COMATOSE = "comatose"
    DEAD = "dead"

    @property
    def rung(self) -> int:
        """How far down the ladder: 0 for fit, 4 for dead."""
        return list(Health).index(self)

    def step_down(self) -> Health:
        """One rung lower; comatose is the lowest a normal blow reaches («H-10», LARP l.21)."""
        return list(Health)[min(self.rung + 1, Health.COMATOSE.rung)]


Role = Literal["chief", "referee", "master", "player"]
"""Who reports: chief referee, referee, game master of the labyrinth, player."""

REFEREES: tuple[Role, ...] = ("chief", "referee", "master")
"""The roles whose word is a ruling."""

Form = Literal["blow", "effect"]
Modifier = Literal["divine", "mass"]
Landed = Literal["body", "shield", "weapon", "missed"]
Intent = Literal["harm", "interrupt", "help"]
Answer = Literal["resist"]
ForbiddenZone = Literal["head", "groin", "chest"]
Material = Literal["none", "leather", "metal"]
Limb = Literal["left_arm", "right_arm", "left_leg", "right_leg"]
Bond = Literal["arms", "legs"]

LIMBS: tuple[Limb, ...] = ("left_arm", "right_arm", "left_leg", "right_leg")
LEGS: tuple[Limb, ...] = ("left_leg", "right_leg")

Keyword = Literal[
    "agony", "stun", "blind", "wound", "break", "charm", "coma", "disarm", "dispel", "divine",
    "pain", "weakness", "mass", "message", "death", "obey", "paralyse", "fear", "true_sight",
    "resist", "statue", "theft", "invisible", "root",
]  # fmt: skip
"""The 24 keywords («KW-01» to «KW-24», LARP l.82-129)."""
