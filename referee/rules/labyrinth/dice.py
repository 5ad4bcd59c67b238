"""Numbers that somebody else rolled, taken by what they were rolled for; the rules never roll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from referee.rules.labyrinth.state import Rolled


@dataclass(frozen=True, slots=True)
class Need:
    """A roll that is wanted: what for, how many dice of how many faces, plus what.

    `among` is what a choice is of; a weapon's roll may also be typed in as a `total`.
    """

    purpose: str
    faces: int
    count: int = 1
    plus: int = 0
    among: tuple[str, ...] = ()
    total: bool = False

    def told(self) -> dict[str, Any]:
        """The same for whoever rolls: dice as `2d6`, and where it is a choice, what each number chooses."""
        told: dict[str, Any] = {"purpose": self.purpose, "dice": f"{self.count}d{self.faces}", "plus": self.plus}
        return told | ({"among": list(self.among)} if self.among else {})


class AwaitsRoll(Exception):
    """The entry cannot be judged until these dice lie on the table."""

    def __init__(self, needs: tuple[Need, ...]) -> None:
        super().__init__(", ".join(need.purpose for need in needs))
        self.needs = needs


class OutOfRange(Exception):
    """A number that no such die can show."""

    def __init__(self, need: Need) -> None:
        super().__init__(need.purpose)
        self.need = need


class Supply(dict[str, tuple[int, ...]]):
    """Dice that are thrown as they are wanted, for runs that nobody plays; `throw` is the caller's chance."""

    def __init__(self, throw: Callable[[Need], tuple[int, ...]]) -> None:
        super().__init__()
        self.throw = throw


TOTAL = " total"
"""A purpose with this behind it holds a total that was typed in instead of faces."""


class Dice:
    """The dice that lie on the table for one entry; those that are not wanted stay where they are."""

    def __init__(self, rolled: Rolled) -> None:
        self.rolled = rolled

    def totals(self, *needs: Need) -> list[int]:
        """The totals of these rolls, plus what is added; raises for all that are missing at once."""
        missing = tuple(need for need in needs if self._found(need) is None)
        if missing:
            raise AwaitsRoll(missing)
        return [self._total(need) for need in needs]

    def choice(self, purpose: str, among: tuple[str, ...]) -> str:
        """One of these at random; a choice of one is none, and needs no die."""
        if len(among) == 1:
            return among[0]
        return among[self.totals(Need(purpose, len(among), among=among))[0] - 1]

    def _found(self, need: Need) -> tuple[int, ...] | None:
        typed = self.rolled.get(need.purpose + TOTAL) if need.total else None
        found = self.rolled.get(need.purpose, typed)
        if found is None and isinstance(self.rolled, Supply):
            found = self.rolled[need.purpose] = self.rolled.throw(need)
        return found

    def _total(self, need: Need) -> int:
        faces = self.rolled.get(need.purpose)
        if faces is None:
            total = self.rolled[need.purpose + TOTAL]
            if len(total) != 1 or total[0] < 0:
                raise OutOfRange(need)
            return total[0]
        if len(faces) != need.count or not all(1 <= face <= need.faces for face in faces):
            raise OutOfRange(need)
        return sum(faces) + need.plus
