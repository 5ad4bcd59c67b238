"""What a runner may be reported to do: the actions of a turn as facts («LT-01», LAB l.12)."""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.rules.labyrinth.kinds import ActionName, Side


@dataclass(frozen=True, slots=True)
class Action:
    """One action. A move names its cells in order or the last alone (`to`), or the sides wished for (`sides`).

    `toward` is the next opening of a great corridor, `discards` what goes first if things must be thrown away.
    """

    action: ActionName
    to: tuple[str, ...] = ()
    sides: tuple[Side, ...] = ()
    doors: tuple[str, ...] = ()
    toward: str | None = None
    item: str | None = None
    hunter: str | None = None
    object: str = ""
    discards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """A runner declared actions of this turn, judged together; `dice` are the numbers rolled, by purpose."""

    runner: str
    actions: tuple[Action, ...] = ()
    dice: dict[str, tuple[int, ...]] = field(default_factory=dict)
