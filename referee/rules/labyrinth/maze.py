"""The maze as the rules ask about it: who is next to what, and how far («LM-01», LAB l.168)."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.rules.labyrinth.plan import Card, Cell, Danger, Door, Exit, HunterCard, Plan

HUNTERS = tuple(f"H{number}" for number in range(1, 10))
"""The nine, where the file names none («LN-03», LAB l.136)."""

FAR = 10_000
"""The distance to a cell that cannot be reached."""


@dataclass(frozen=True, slots=True)
class Maze:
    """A plan with its indexes. Doors that stand otherwise than in the plan are the labyrinth's, not the maze's."""

    id: str
    name: Mapping[str, str]
    cells: Mapping[str, Cell]
    doors: Mapping[str, Door]
    hunters: Mapping[str, HunterCard]
    cards: Mapping[str, Card]
    dangers: Mapping[str, Danger]
    _spans: dict[str, dict[str, int]] = field(default_factory=dict, compare=False, repr=False)

    def exits(self, cell: str | None) -> tuple[Exit, ...]:
        """The ways out of a cell; none out of nowhere."""
        found = self.cells.get(cell or "")
        return found.exits if found else ()

    def adjacent(self, cell: str | None) -> tuple[str, ...]:
        """The cells that share an opening with this one, closed doors included (ruling adjacency_closed_doors)."""
        return tuple(dict.fromkeys(way.to for way in self.exits(cell)))

    def distance(self, start: str | None, end: str | None) -> int:
        """Moves from one cell to another, doors open or closed; `FAR` if there is no way."""
        if start is None or end is None:
            return FAR
        if end not in self._spans:
            self._spans[end] = self._spread(end)
        return self._spans[end].get(start, FAR)

    def step_toward(self, start: str | None, end: str | None) -> str | None:
        """The next cell on a shortest way, the first named of several."""
        here = self.distance(start, end)
        return next((to for to in self.adjacent(start) if self.distance(to, end) == here - 1), None)

    def same_corridor(self, one: str | None, other: str | None) -> bool:
        """Whether both are openings of one great corridor («LM-06», LAB l.189)."""
        first, second = self.cells.get(one or ""), self.cells.get(other or "")
        return bool(first and second and first.corridor and first.corridor == second.corridor)

    def stretches(self, corridor: str) -> int:
        """How many stretches a great corridor has: one less than openings."""
        return sum(cell.corridor == corridor for cell in self.cells.values()) - 1

    def opening(self, corridor: str, number: int) -> str | None:
        """The cell at that opening of a great corridor."""
        return next(
            (cell.id for cell in self.cells.values() if cell.corridor == corridor and cell.opening == number), None
        )

    def _spread(self, end: str) -> dict[str, int]:
        """How far every cell is from `end`, walking against the exits."""
        into: dict[str, list[str]] = {}
        for cell in self.cells.values():
            for to in self.adjacent(cell.id):
                into.setdefault(to, []).append(cell.id)
        far, waiting = {end: 0}, deque([end])
        while waiting:
            here = waiting.popleft()
            for before in into.get(here, ()):
                if before not in far:
                    far[before] = far[here] + 1
                    waiting.append(before)
        return far


def maze_of(plan: Plan) -> Maze:
    """The plan, indexed; where it names no hunters, there are nine without a card."""
    hunters = plan.hunters or tuple(HunterCard(name) for name in HUNTERS)
    return Maze(
        plan.id,
        plan.name,
        {cell.id: cell for cell in plan.cells},
        {door.id: door for door in plan.doors},
        {hunter.id: hunter for hunter in hunters},
        {card.id: card for card in plan.cards},
        {danger.id: danger for danger in plan.dangers},
    )
