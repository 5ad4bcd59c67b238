"""One run played to its end, and many of them counted; the same seed gives the same figures on any number of cores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from referee.odds.players import TEMPERS, PlayerTemper, decide
from referee.rules.book import Book
from referee.rules.entry import Entry
from referee.rules.game import Game
from referee.rules.labyrinth.deeds import ActionTaken
from referee.rules.labyrinth.dice import Need, Supply
from referee.rules.labyrinth.entering import MazeEntered, RunnerEntered, RunnerLeft
from referee.rules.labyrinth.hunting import HuntersMoved
from referee.rules.labyrinth.plan import Plan
from referee.rules.labyrinth.proposals import proposals
from referee.rules.labyrinth.state import Labyrinth
from referee.rules.labyrinth.turn import TurnEnded
from referee.rules.labyrinth.vocabulary import WORDS
from referee.rules.outcome import Outcome
from referee.rules.scene import Scene

TURNS = 40
"""After so many turns a run is over, whoever is still in the maze."""
COUNTED = ("spotted", "panic", "exhausted", "thrown_away", "hunter_attacks", "hunter_out", "all_hunters_busy", "danger")
"""The steps whose frequency is told."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: the maze, the rules, one temper for each runner."""

    plan: Plan
    book: Book
    tempers: tuple[PlayerTemper, ...]

    def opened(self) -> Labyrinth:
        """The maze with everybody in it, as every run begins."""
        game = Game()
        starts = [cell.id for cell in self.plan.cells if cell.start]
        entries: list[tuple[str, Any]] = [("maze_entered", MazeEntered(self.plan))]
        for number, name in enumerate(self.names()):
            entries.append(("runner_entered", RunnerEntered(name, starts[number % len(starts)])))
        for kind, fact in entries:
            WORDS[kind].apply(fact, Scene(game, Entry("", 0, kind, fact, "master"), self.book, _no_past, set()))
        assert game.labyrinth is not None
        return game.labyrinth

    def names(self) -> dict[str, PlayerTemper]:
        """The runners, named after their tempers."""
        return {f"{temper} {number}": temper for number, temper in enumerate(self.tempers)}


@dataclass(slots=True)
class Tally:
    """What many runs came to; sums of whole numbers, so that the order of adding does not matter.

    `alive[t]` and `alive_squared[t]` sum, over runs, the runners not dead after turn t, and its square.
    """

    runs: int = 0
    runners: int = 0
    alive: list[int] = field(default_factory=lambda: [0] * (TURNS + 1))
    alive_squared: list[int] = field(default_factory=lambda: [0] * (TURNS + 1))
    gone: list[int] = field(default_factory=lambda: [0] * (TURNS + 1))
    escaped: int = 0
    escaped_squared: int = 0
    causes: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    runs_with: Counter[str] = field(default_factory=Counter)
    by_temper: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Both together."""
        self.runs += other.runs
        self.runners += other.runners
        for mine, theirs in ((self.alive, other.alive), (self.alive_squared, other.alive_squared),
                             (self.gone, other.gone)):  # fmt: skip
            for turn, count in enumerate(theirs):
                mine[turn] += count
        self.escaped += other.escaped
        self.escaped_squared += other.escaped_squared
        for counter, more in ((self.causes, other.causes), (self.steps, other.steps),
                              (self.runs_with, other.runs_with), (self.by_temper, other.by_temper)):  # fmt: skip
            counter.update(more)


class Run:
    """One run: the game master's log without its entries."""

    def __init__(self, setting: Setting, opened: Labyrinth, seed: str) -> None:
        self.setting = setting
        self.chance = Random(seed)
        self.game = Game(labyrinth=opened)
        self.steps: Counter[str] = Counter()
        self.deaths: dict[str, tuple[int, str]] = {}
        self.escapes: dict[str, int] = {}
        assert setting.book.labyrinth is not None
        self.rules = setting.book.labyrinth
        self.names = setting.names()

    @property
    def labyrinth(self) -> Labyrinth:
        """The labyrinth as it stands."""
        assert self.game.labyrinth is not None
        return self.game.labyrinth

    def write(self, kind: str, fact: Any) -> Outcome:
        """One entry judged; what it says of what is counted is kept."""
        entry = Entry("", 0, kind, fact, "master")
        outcome = WORDS[kind].apply(fact, Scene(self.game, entry, self.setting.book, _no_past, set()))
        for note in outcome.notes:
            if note.code in COUNTED:
                self.steps[note.code] += 1
            elif note.code == "runner_dead":
                self.deaths[note.values["runner"]] = (self.labyrinth.turn, self._cause(outcome, note.values["because"]))
        return outcome

    def _throw(self, need: Need) -> tuple[int, ...]:
        return tuple(self.chance.randint(1, need.faces) for _ in range(need.count))

    def _cause(self, outcome: Outcome, because: str) -> str:
        """What killed: a lost clash, wounds in one, or a trap."""
        if because == "hunter":
            return "lost_clash"
        return "trap" if any(note.code == "danger" for note in outcome.notes) else "wounds"

    def play(self) -> None:
        """Turn by turn until nobody is left in the maze, or the time is up."""
        for _ in range(TURNS):
            for name in self.names:
                self._act(name)
            moves = tuple(each.move for each in proposals(self.labyrinth, self.rules) if each.to is not None)
            if moves:
                self.write("hunters_moved", HuntersMoved(moves, Supply(self._throw)))
            if not any(runner.playing for runner in self.labyrinth.runners.values()):
                return
            self.write("turn_ended", TurnEnded())

    def _act(self, name: str) -> None:
        labyrinth = self.labyrinth
        runner = labyrinth.runners[name]
        if not runner.playing or runner.loses(labyrinth.turn):
            return
        actions = decide(labyrinth, self.rules, runner, self.names[name], self.chance)
        if self.write("action_taken", ActionTaken(name, actions, Supply(self._throw))).result == "refused":
            self.steps["refused"] += 1
        runner = self.labyrinth.runners[name]
        if runner.playing and self.labyrinth.maze.cells[runner.cell or ""].way_out:
            self.escapes[name] = labyrinth.turn
            self.write("runner_left", RunnerLeft(name))

    def tally(self) -> Tally:
        """This run as one row of the count."""
        tally = Tally(1, len(self.names))
        for turn in range(TURNS + 1):
            dead = sum(died <= turn for died, _ in self.deaths.values())
            tally.alive[turn] = len(self.names) - dead
            tally.alive_squared[turn] = tally.alive[turn] ** 2
            tally.gone[turn] = sum(left <= turn for left in self.escapes.values())
        tally.escaped = len(self.escapes)
        tally.escaped_squared = tally.escaped**2
        tally.causes.update(cause for _, cause in self.deaths.values())
        tally.causes["escaped"] = len(self.escapes)
        tally.causes["still_inside"] = len(self.names) - len(self.deaths) - len(self.escapes)
        tally.steps.update(self.steps)
        tally.runs_with.update(dict.fromkeys(self.steps, 1))
        for name, temper in self.names.items():
            tally.by_temper[temper] += 1
            tally.by_temper[f"{temper} escaped"] += name in self.escapes
            tally.by_temper[f"{temper} dead"] += name in self.deaths
        return tally


def _no_past(name: str) -> None:
    return None


def setting_for(plan: Plan, book: Book, runners: int, temper: PlayerTemper | None) -> Setting:
    """So many runners, all of one temper or of each in turn; the game master springs traps on entry."""
    assert book.labyrinth is not None
    traps = book.with_labyrinth(book.labyrinth.with_rulings({"trap_trigger": "on_entry"}))
    tempers = tuple(temper or TEMPERS[number % len(TEMPERS)] for number in range(runners))
    return Setting(plan, traps, tempers)


def play_runs(setting: Setting, seed: int, numbers: Sequence[int]) -> Tally:
    """The runs of these numbers; each has dice of its own, whichever core plays it."""
    total, opened = Tally(), setting.opened()
    for number in numbers:
        run = Run(setting, opened, f"{seed} {number}")
        run.play()
        total.add(run.tally())
    return total
