"""A maze for a case that names none: rooms and doors are added as its moves need them.

Names that begin with @ are the case's own scaffolding and are never shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from referee.rules.cases.reports import CaseError
from referee.rules.labyrinth.book import LabyrinthBook
from referee.rules.labyrinth.deeds import Action
from referee.rules.labyrinth.kinds import FREE, DoorKind, DoorState
from referee.rules.labyrinth.maze import HUNTERS, maze_of
from referee.rules.labyrinth.moves import CROSSINGS
from referee.rules.labyrinth.plan import Card, Cell, Danger, Door, Exit, HunterCard, Plan
from referee.rules.labyrinth.state import Hunter, Labyrinth, Runner

SOMEWHERE, SOMEBODY = "@", "@somebody"
ARM, STRONG_ARM, THING, VEST = "@arm", "@strong_arm", "@thing", "@vest"
CARDS = (
    Card(ARM, "weapon", dice=1, ranged=True),
    Card(STRONG_ARM, "weapon", dice=2, plus=2, ranged=True, knocks_out=True),
    Card(THING, "gear"),
    Card(VEST, "gear", slot="body"),
)
LENT = {"use_item": THING, "don_armour": VEST}
STATES: dict[str, tuple[DoorKind, DoorState]] = {
    "closed": ("door", "closed"), "open": ("door", "open"), "gap": ("gap", "open"),
}  # fmt: skip


class CaseMaze:
    """The plan of a case, growing."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given
        self.cells: dict[str, list[Exit]] = {}
        self.doors: dict[str, Door] = {}
        self.corridor = "K"
        self.openings = 0
        self._build()

    def _build(self) -> None:
        runners, hunters = self.given.get("runners", {}), self.given.get("hunters", {})
        if "great_corridor" in self.given:
            named = next((each["cell"] for each in runners.values() if ":" in each.get("cell", "")), "K:0")
            self.corridor = named.partition(":")[0]
            self.openings = self.given["great_corridor"]["stretches"] + 1
            for number in range(self.openings):
                self.add(self.opening(number))
            for number in range(self.openings - 1):
                self._link(self.opening(number), self.opening(number + 1), "")
        for cell, near in self.given.get("adjacent", {}).items():
            for other in near:
                self.join(cell, other)
        for person in (*runners.values(), *hunters.values()):
            self.add(person.get("cell") or SOMEWHERE)
        first = next((self.cell_of(traits) for traits in runners.values()), SOMEWHERE)
        for drawn in self.given.get("random", ()):
            if drawn.get("cell") is not None and drawn["cell"] not in self.cells:
                self.join(first, drawn["cell"])
        for name, state in self.given.get("doors", {}).items():
            kind, state = STATES[state]
            self.doors[name] = Door(name, kind, state)

    def opening(self, number: int) -> str:
        """The cell at that opening of the case's great corridor."""
        return f"{self.corridor}:{number}"

    def cell_of(self, runner: Mapping[str, Any]) -> str:
        """Where a runner of the case stands."""
        if "stretch" in runner and "great_corridor" in self.given:
            return self.opening(runner["stretch"])
        return runner.get("cell") or SOMEWHERE

    def add(self, cell: str) -> None:
        """A room, if it is not there yet."""
        self.cells.setdefault(cell, [])

    def join(self, one: str, other: str) -> None:
        """A gap between two rooms, if they are not neighbours yet."""
        self.add(one)
        self.add(other)
        if not any(way.to == other for way in self.cells[one]):
            name = f"@{one}-{other}"
            self.doors[name] = Door(name, "gap", "open")
            self._link(one, other, name)

    def _link(self, one: str, other: str, door: str) -> None:
        self.add(one)
        self.add(other)
        self.cells[one].append(Exit("e", other, door))
        self.cells[other].append(Exit("w", one, door))

    def _cross(self, here: str, there: str, said: str) -> str:
        """A door as the case names or describes it, now between these two rooms."""
        if said in self.given.get("doors", {}):
            for ways in self.cells.values():
                ways[:] = [way for way in ways if way.door != said]
            self._link(here, there, said)
            return said
        name = f"@door{len(self.doors)}"
        kind, state = STATES[said]
        self.doors[name] = Door(name, kind, state)
        self._link(here, there, name)
        return name

    def action(self, said: Mapping[str, Any], runner: str, cell: str) -> tuple[Action, str]:
        """An action as the product writes it, and where the runner would then be."""
        name = said["action"]
        plain = {key: said[key] for key in ("hunter", "object") if key in said}
        if name in CROSSINGS:
            if "to_stretch" in said:
                return Action(name, to=(self.opening(said["to_stretch"]),)), self.opening(said["to_stretch"])
            return self._move(said, cell)
        if name == "call_out":
            return Action(name, to=(self.opening(said["to_stretch"]),)), cell
        if "toward" in said:
            here = int(cell.partition(":")[2] or 0)
            return Action(name, toward=self.opening(here + (1 if said["toward"] == "+" else -1))), cell
        if name not in (*FREE, "rest", "melee", "shoot", "use_item", "don_armour", "look_for_traps", "open_door",
                        "search", "hide"):  # fmt: skip
            raise CaseError(f"when.actions.{name}", "unknown action")
        return Action(name, item=said.get("item", LENT.get(name)), **plain), cell

    def _move(self, said: Mapping[str, Any], cell: str) -> tuple[Action, str]:
        """A move through the doors that the case lists, into rooms that it names or not."""
        name = said["action"]
        doors = said.get("doors", ["gap"] * CROSSINGS[name])
        named = [said[key] for key in ("through", "to") if key in said][-len(doors) :] if doors else []
        rooms = [f"@room{len(self.cells) + number}" for number in range(len(doors) - len(named))] + named
        here, crossed = cell, []
        for room, door in zip(rooms, doors, strict=True):
            crossed.append(self._cross(here, room, door))
            here = room
        return Action(name, to=tuple(rooms), doors=tuple(crossed)), here

    def plan(self) -> Plan:
        """The plan as it has grown."""
        traps = self._traps()
        return Plan(
            "case",
            cells=tuple(
                Cell(name, exits=tuple(ways), trap=traps.get(name, ""), **self._stretch(name))
                for name, ways in self.cells.items()
            ),
            doors=tuple(self.doors.values()),
            hunters=tuple(HunterCard(name, dice=1) for name in HUNTERS),
            cards=CARDS,
            dangers=tuple(Danger(trap) for trap in traps.values()),
        )

    def _stretch(self, name: str) -> dict[str, Any]:
        corridor, _, number = name.partition(":")
        here = self.openings and corridor == self.corridor and number.isdigit()
        return {"corridor": corridor, "opening": int(number)} if here else {}

    def _traps(self) -> dict[str, str]:
        """Traps by cell, however the case lists them."""
        traps = {}
        for name, said in self.given.get("traps", {}).items():
            if isinstance(said, str):
                traps[name] = said
            elif isinstance(said, Mapping):
                traps[said.get("cell", name)] = name if "cell" in said else said.get("id", name)
            else:
                traps[name] = name
        return traps

    def rebuilt(self, labyrinth: Labyrinth) -> Labyrinth:
        """The same labyrinth in the maze as it has grown."""
        return replace(labyrinth, maze=maze_of(self.plan()))

    def labyrinth(self, book: LabyrinthBook) -> Labyrinth:
        """Runners and hunters as the case describes them."""
        hunters = {name: Hunter(name) for name in HUNTERS}
        for name in HUNTERS[len(HUNTERS) - self.given.get("busy_hunters", 0) :]:
            hunters[name] = Hunter(name, "tracking", SOMEBODY)
        for name, traits in self.given.get("hunters", {}).items():
            hunters[name] = Hunter(name, **{"status": "tracking" if traits.get("target") else "free", **traits})
        runners = {name: self._runner(name, traits, book) for name, traits in self.given.get("runners", {}).items()}
        return Labyrinth(maze_of(self.plan()), runners=runners, hunters=hunters)

    def _runner(self, name: str, traits: Mapping[str, Any], book: LabyrinthBook) -> Runner:
        known = {key: traits[key] for key in ("noise", "fatigue", "stress", "wounds", "alive", "protection")
                 if key in traits}  # fmt: skip
        runner = Runner(
            name,
            name,
            self.cell_of(traits),
            items=tuple(traits.get("items", ())),
            weapon=STRONG_ARM if traits.get("weapon_knocks_out") else ARM,
            noise_peak=traits.get("noise", 0) // book.number("noise.every"),
            **known,
        )
        if not traits.get("lost_turn"):
            return runner
        tired = book.level(runner.fatigue) >= book.number("fatigue.top_level")
        frightened = runner.stress >= book.number("stress.panic_at")
        exhausted = 1 if tired or not frightened else None
        return replace(runner, panicking_until=1 if frightened else None, exhausted_until=exhausted)
