"""Plays the labyrinth's cases: shorthand becomes the product's own entries, and a maze to act in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from referee.rules.apply import apply
from referee.rules.book import Book
from referee.rules.cases.maze import CaseMaze
from referee.rules.cases.reports import CaseError
from referee.rules.entry import Entry
from referee.rules.game import Game
from referee.rules.labyrinth.clash import knock_out_faces
from referee.rules.labyrinth.deeds import Action, ActionTaken
from referee.rules.labyrinth.hunting import HunterMove, HuntersMoved
from referee.rules.labyrinth.kinds import lengthwise
from referee.rules.labyrinth.master import MasterRuled
from referee.rules.labyrinth.state import Labyrinth
from referee.rules.labyrinth.turn import DiceRolled, TurnEnded
from referee.rules.outcome import Outcome, applied
from referee.rules.scene import Scene

UNKNOWN = "no such path"
PLAIN = ("noise", "fatigue", "stress", "wounds", "alive", "lost_turn", "panicking", "panics", "displaced_cells",
         "hunters_placed", "discarded", "hidden_streak", "status", "target", "protection")  # fmt: skip


def is_labyrinth(case: Mapping[str, Any]) -> bool:
    """Whether a case plays in the labyrinth rather than in the field."""
    given, steps = case.get("given", {}), case.get("when", ())
    phases = any("phase" in step for step in steps)
    untimed = not any("report" in step for step in steps) and not any("at_s" in each for each in case["then"])
    return phases or bool(given.keys() & {"runners", "hunters"}) or untimed


class Table:
    """A case being played: the game, what became of each step, and the dice that the case fixes."""

    def __init__(self, book: Book, given: Mapping[str, Any]) -> None:
        assert book.labyrinth is not None
        self.book = book
        self.rules = book.labyrinth
        self.maze = CaseMaze(given)
        self.game = Game(opened_at=0, labyrinth=self.maze.labyrinth(self.rules))
        self.outcomes: list[Outcome] = []
        self.random = list(given.get("random", ()))

    @property
    def labyrinth(self) -> Labyrinth:
        """The labyrinth as it stands."""
        assert self.game.labyrinth is not None
        return self.game.labyrinth

    def play(self, index: int, step: Mapping[str, Any]) -> None:
        """One step of the case."""
        phase = step.get("phase")
        if phase == "orientation":
            self.outcomes.append(applied(orientation=lengthwise(step["ns"], step["ew"])))
            return
        if phase not in PHASES:
            raise CaseError(f"when[{index}].phase", f"unknown phase {phase}")
        kind, fact = PHASES[phase](self, step)
        self.outcomes.append(self._judge(index, kind, fact))

    def _judge(self, index: int, kind: str, fact: Any) -> Outcome:
        """Apply the entry, again and again with the dice it asks for; the first applied is kept."""
        while True:
            entry = Entry(f"{index:06d}~", index, kind, fact)
            outcome = apply(Scene(self.game, entry, self.book, lambda name: None, set()))
            if outcome.result != "pending":
                placed = sum(note.code == "hunter_placed" for note in outcome.notes)
                self.random = self.random[placed:]
                return outcome
            rolled = {}
            for need in outcome.detail["needs"]:
                name, number = self._die(need, fact)
                rolled[name] = (number,)
            fact = replace(fact, dice={**(fact.dice or {}), **rolled})

    def _die(self, need: Mapping[str, Any], fact: Any) -> tuple[str, int]:
        """What the case says a die shows; a search that it does not speak of finds nothing."""
        purpose, among = need["purpose"], need.get("among", [])
        what, _, number = purpose.partition(" ")
        fixed = self.random[int(number) - 1] if what in ("hunter", "cell") and len(self.random) >= int(number) else {}
        wanted = fixed.get(what)
        if what == "cell" and wanted is not None and wanted not in among:
            runner = self.labyrinth.runners[fact.runner]
            self.maze.join(runner.cell or "", wanted)
            self.game.labyrinth = self.maze.rebuilt(self.labyrinth)
            among = [*self.labyrinth.maze.adjacent(runner.cell)]
        if wanted in among:
            return purpose, among.index(wanted) + 1
        if what == "search":
            return purpose, 20
        return (purpose, 1) if among or what == "find" else (f"{purpose} total", 0)

    def found_at(self, path: str) -> Any:
        """What the rules say at a path of the case."""
        subject, _, rest = path.partition(".")
        if path == "ko_faces_of_36":
            at = self.rules.number("clash.knock_out_at")
            return {str(protection): knock_out_faces(protection, at) for protection in range(4)}
        if subject.startswith("report["):
            return self._of_report(int(subject[7:-1]), rest)
        if subject == "pool":
            return self.labyrinth.pool(rest) if rest in ("free", "tracking", "out") else UNKNOWN  # type: ignore[arg-type]
        if subject == "door":
            return self.labyrinth.door(rest)
        return self._of_person(subject, rest)

    def _of_report(self, index: int, path: str) -> Any:
        if index >= len(self.outcomes):
            return UNKNOWN
        outcome = self.outcomes[index]
        found: Any = {**outcome.detail, "outcome": outcome.result, "reason": outcome.reason}
        if outcome.result == "refused":
            found.setdefault("action_points", 0)
        for part in path.split("/"):
            if isinstance(found, list):
                found = found[int(part)] if part.isdigit() and int(part) < len(found) else UNKNOWN
            else:
                found = found.get(part, UNKNOWN) if isinstance(found, dict) else UNKNOWN
        return found

    def _of_person(self, name: str, path: str) -> Any:
        person: Any = self.labyrinth.runners.get(name) or self.labyrinth.hunters.get(name)
        if person is None:
            return UNKNOWN
        if path == "cell":
            return None if (person.cell or "@").startswith("@") else person.cell
        if path == "fatigue_level":
            return self.rules.level(person.fatigue)
        if path == "stretch":
            cell = self.labyrinth.maze.cells.get(person.cell or "")
            return cell.opening if cell is not None and cell.corridor else None
        if path in ("items", "scenery", "known_traps"):
            return [each for each in getattr(person, path) if not each.startswith("@")]
        return getattr(person, path, UNKNOWN) if path in PLAIN else UNKNOWN

    def runners(self, step: Mapping[str, Any]) -> tuple[str, Any]:
        """The actions of one runner's turn."""
        name = step["runner"]
        runner, dice = self.labyrinth.runners[name], dict[str, tuple[int, ...]]()
        actions, cell = [], runner.cell or ""
        for said in step["actions"]:
            action, cell = self.maze.action(said, name, cell)
            actions.append(action)
            dice |= rolls_of(said)
        self.game.labyrinth = self._granted(self.maze.rebuilt(self.labyrinth), name, actions)
        return "action_taken", ActionTaken(name, tuple(actions), dice)

    def _granted(self, labyrinth: Labyrinth, name: str, actions: list[Action]) -> Labyrinth:
        """What is used or put on without being named, the runner has."""
        lent = tuple(action.item for action in actions if action.item and action.item.startswith("@"))
        runner = labyrinth.runners[name]
        having = replace(runner, items=(*runner.items, *(item for item in lent if item not in runner.items)))
        return replace(labyrinth, runners={**labyrinth.runners, name: having})

    def hunters(self, step: Mapping[str, Any]) -> tuple[str, Any]:
        """The hunters' phase."""
        moves, dice = [], dict[str, tuple[int, ...]]()
        for said in step["moves"]:
            to, approach = said.get("move"), said.get("approach")
            if approach is True:
                approach = self.labyrinth.hunters[said["hunter"]].target
            if approach is not None and approach not in self.labyrinth.runners:
                here = self.labyrinth.hunters[said["hunter"]].cell
                to, approach = self.labyrinth.maze.step_toward(here, approach), None
            if to is not None:
                self.maze.add(to)
            moves.append(HunterMove(said["hunter"], to, said.get("attack"), approach))
            dice |= rolls_of(said, f"{said['hunter']} ")
        self.game.labyrinth = self.maze.rebuilt(self.labyrinth)
        return "hunters_moved", HuntersMoved(tuple(moves), dice)

    def end_turn(self, step: Mapping[str, Any]) -> tuple[str, Any]:
        """The end of the turn."""
        return "turn_ended", TurnEnded()

    def roll(self, step: Mapping[str, Any]) -> tuple[str, Any]:
        """A throw on the tables of a search."""
        second = {"find": (step["d20_2"],)} if "d20_2" in step else {}
        return "dice_rolled", DiceRolled({"search": (step["d20"],), **second})

    def master(self, step: Mapping[str, Any]) -> tuple[str, Any]:
        """The game master wounds, or adds to meters."""
        if step["do"] == "wound":
            return "master_ruled", MasterRuled("case", step["runner"], wounds=step.get("count", 1))
        added = {meter: step[meter] for meter in ("noise", "fatigue", "stress") if meter in step}
        return "master_ruled", MasterRuled("case", step["runner"], **added)


PHASES = {"runners": Table.runners, "hunters": Table.hunters, "end_turn": Table.end_turn, "roll": Table.roll,
          "master": Table.master}  # fmt: skip


def rolls_of(said: Mapping[str, Any], prefix: str = "") -> dict[str, tuple[int, ...]]:
    """Raw totals as they would be typed in from the table."""
    dice: dict[str, tuple[int, ...]] = {}
    for number, (runner, hunter) in enumerate(said.get("rolls", ()), 1):
        dice[f"{prefix}bout {number} runner total"] = (runner,)
        dice[f"{prefix}bout {number} hunter total"] = (hunter,)
    if "roll" in said:
        dice["shot runner total"] = (said["roll"],)
        dice["shot hunter total"] = (said.get("hunter_roll", 0),)
    return dice
