"""What holds in every run, whatever anybody does and in whatever order it arrives."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.rules.book import Book
from referee.rules.entry import Entry
from referee.rules.fold import Timeline
from referee.rules.labyrinth.deeds import Action, ActionTaken
from referee.rules.labyrinth.hunting import HuntersMoved
from referee.rules.labyrinth.kinds import ActionName
from referee.rules.labyrinth.knowledge import known_to
from referee.rules.labyrinth.master import MasterRuled
from referee.rules.labyrinth.offers import actions_for
from referee.rules.labyrinth.proposals import proposals
from referee.rules.labyrinth.rulings import RULINGS
from referee.rules.labyrinth.state import Labyrinth
from referee.rules.labyrinth.vocabulary import WORDS
from referee.rules.preview import preview
from referee.rules.vocabulary import VOCABULARY
from tests.rules.labyrinth.play import BOOK, LABYRINTH, plan
from tests.rules.labyrinth.test_knowledge import words

MAZE = plan(
    "A e B closed", "B e C gap", "C e D closed", "A s K:0 gap", "K:0 e K:1 stretch", "K:1 e K:2 stretch",
    "K:2 e K:3 stretch", "B s K:1 closed", "C s K:2 open", "D s K:3 gap", "K:1 s E gap", "K:2 s F closed", "E e F gap",
)  # fmt: skip
RUNNERS = {"M": "A", "N": "A", "O": "D"}
WILD: tuple[ActionName, ...] = (
    "rest", "melee", "shoot", "use_item", "don_armour", "look_for_traps", "search", "hide", "open_door",
)  # fmt: skip
"""Also what may not be done now."""


def roll(need: dict[str, Any], dice: Random) -> tuple[str, tuple[int, ...]]:
    count, _, faces = need["dice"].partition("d")
    return need["purpose"], tuple(dice.randint(1, int(faces)) for _ in range(int(count)))


class Run:
    """A run played at random, its dice written into each entry as the desk would."""

    def __init__(self, seed: int, turns: int = 6, book: Book = BOOK) -> None:
        self.dice = Random(seed)
        self.timeline = Timeline(book)
        self.at = 0
        self.write("maze_entered", VOCABULARY["maze_entered"].fact(MAZE))
        for name, cell in RUNNERS.items():
            items = ("club", "vest", "draught", "bow", "smoke")
            self.write("runner_entered", VOCABULARY["runner_entered"].fact(name, cell, items=items))
        for _ in range(turns):
            self.turn()

    @property
    def labyrinth(self) -> Labyrinth:
        assert self.timeline.game.labyrinth is not None
        return self.timeline.game.labyrinth

    def write(self, kind: str, fact: Any) -> None:
        """One entry with every die it asks for; what is refused stays in the log too."""
        self.at += 1 + self.dice.randrange(3)
        rolled: dict[str, tuple[int, ...]] = {}
        while True:
            fact = replace(fact, dice=rolled) if hasattr(fact, "dice") else fact
            outcome, _ = preview(kind, fact, self.timeline.game, self.timeline.book, self.at)
            if outcome.result != "pending":
                break
            rolled = {**rolled, **dict(roll(need, self.dice) for need in outcome.detail["needs"])}
        self.timeline.take([Entry(f"{self.dice.randrange(10**9):09d}", self.at, kind, fact, "master")])

    def turn(self) -> None:
        for name in RUNNERS:
            self.write("action_taken", ActionTaken(name, self.chosen(name)))
        moves = tuple(each.move for each in proposals(self.labyrinth, LABYRINTH) if each.hunch != "off_the_map")
        self.write("hunters_moved", HuntersMoved(moves))
        if self.dice.random() < 0.3:
            wounds, noise, stress = self.dice.randint(-1, 1), self.dice.randint(-4, 6), self.dice.randint(-3, 4)
            whom = self.dice.choice(list(RUNNERS))
            self.write("master_ruled", MasterRuled("a bang", whom, wounds=wounds, noise=noise, stress=stress))
        self.write("turn_ended", VOCABULARY["turn_ended"].fact())

    def chosen(self, name: str) -> tuple[Action, ...]:
        """What a runner would like to do, possible or not."""
        offers = {offer.action: offer for offer in actions_for(self.labyrinth, LABYRINTH, name)}
        wanted = []
        for _ in range(self.dice.randint(0, 2)):
            if self.dice.random() < 0.4:
                move = offers[self.dice.choice(("walk", "dash", "flee"))]
                if move.ways:
                    way = self.dice.choice(move.ways)
                    wanted.append(Action(move.action, to=way.to, doors=way.doors))
                continue
            action = self.dice.choice(WILD)
            picked = self.dice.choice(offers[action].choices) if offers[action].choices else None
            fights = action in ("melee", "shoot")
            wanted.append(Action(action, hunter=picked if fights else None, item=None if fights else picked))
        return tuple(wanted)


def everything(timeline: Timeline, *, but: frozenset[str] = frozenset()) -> tuple[Any, ...]:
    return timeline.game.labyrinth, {e.id: timeline.outcome(e.id) for e in timeline.entries if e.id not in but}


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_meters_points_and_hunters_keep_their_bounds(seed: int) -> None:
    run = Run(seed)
    trial = Timeline(BOOK)
    for entry in run.timeline.entries:
        trial.take([entry])
        labyrinth = trial.game.labyrinth
        assert labyrinth is not None
        for runner in labyrinth.runners.values():
            assert min(runner.noise, runner.fatigue, runner.stress, runner.wounds) >= 0
            assert runner.points_spent <= 2 and len(set(runner.done)) == len(runner.done)
            assert runner.wounds < 5 or not runner.alive
            assert runner.cell in labyrinth.maze.cells
        on_the_map = [hunter for hunter in labyrinth.hunters.values() if hunter.cell is not None]
        assert len(labyrinth.hunters) == 9 and len(on_the_map) <= 9
        assert sum(map(labyrinth.pool, ("free", "tracking", "out"))) == 9
        for hunter in labyrinth.hunters.values():
            assert (hunter.status == "tracking") == (hunter.target is not None)
            assert hunter.target is None or labyrinth.runners[hunter.target].playing
        for name, runner in labyrinth.runners.items():
            said = words(known_to(labyrinth, LABYRINTH, name))
            unseen = set(labyrinth.maze.cells) - set(runner.memory.cells)
            unmet = set(labyrinth.hunters) - set(runner.memory.hunters)
            assert not said & unseen and not said & unmet


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_replay_of_the_log_gives_the_same_dice_and_the_same_end(seed: int) -> None:
    run = Run(seed)
    again = Timeline(BOOK)
    again.take(run.timeline.entries)
    assert everything(again) == everything(run.timeline)
    assert [getattr(e.fact, "dice", None) for e in again.entries] == [
        getattr(e.fact, "dice", None) for e in run.timeline.entries
    ]


@pytest.mark.parametrize("seed", range(6))
def test_any_order_of_arrival_gives_one_run(seed: int) -> None:
    run, dice = Run(seed, turns=5), Random(seed)
    expected = everything(run.timeline)
    for _ in range(6):
        shuffled = dice.sample(run.timeline.entries, len(run.timeline.entries))
        timeline = Timeline(BOOK)
        while shuffled:
            size = dice.randint(1, 7)
            timeline.take(shuffled[:size])
            shuffled = shuffled[size:]
        assert everything(timeline) == expected


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), which=st.integers(0, 10**6))
def test_a_withdrawn_action_leaves_no_trace(seed: int, which: int) -> None:
    run = Run(seed, turns=5)
    log = run.timeline.entries
    chosen = log[1 + which % (len(log) - 1)]
    fact = VOCABULARY["entry_withdrawn"].fact(chosen.id, "undone")
    undo = Entry("~undo", run.at + 1, "entry_withdrawn", fact, "master")
    run.timeline.take([undo])
    without = Timeline(BOOK)
    without.take([entry for entry in log if entry.id not in (chosen.id, undo.id)])
    apart = frozenset({chosen.id, undo.id})
    assert everything(run.timeline, but=apart) == everything(without, but=apart)


@pytest.mark.parametrize("seed", range(6))
def test_whoever_changed_is_named(seed: int) -> None:
    run = Run(seed, turns=4)
    timeline = Timeline(BOOK)
    for entry in Random(seed).sample(run.timeline.entries, len(run.timeline.entries)):
        before = timeline.game.labyrinth
        pages = {name: known_to(before, LABYRINTH, name) for name in before.runners} if before else {}
        change = timeline.take([entry])
        after = timeline.game.labyrinth
        assert before == after or "labyrinth" in change.things
        for name in after.runners if after is not None else ():
            now = known_to(after, LABYRINTH, name) if after is not None else None
            assert pages.get(name) == now or f"runner:{name}" in change.things


OTHERWISE = [(name, answer) for name, answers in RULINGS.items() for answer in answers[1:]]


@pytest.mark.parametrize(("name", "answer"), OTHERWISE, ids=[f"{name}={answer}" for name, answer in OTHERWISE])
def test_under_every_other_ruling_a_run_keeps_its_bounds(name: str, answer: Any) -> None:
    book = BOOK.with_labyrinth(LABYRINTH.with_rulings({name: answer}))
    for seed in range(2):
        run = Run(seed, 5, book)
        for runner in run.labyrinth.runners.values():
            assert min(runner.noise, runner.fatigue, runner.stress) >= 0 and runner.points_spent <= 2
        again = Timeline(book)
        again.take(run.timeline.entries)
        assert everything(again) == everything(run.timeline)


WORD = st.sampled_from(["M", "N", "A", "K:1", "H1", "club", "d0", "pit", "", "nowhere"])
NUMBER = st.integers(-(2**53), 2**53)
PURPOSE = st.sampled_from(["search", "find", "hunter 1", "cell 1", "bout 1 runner", "bout 1 runner total"])
DICE = st.dictionaries(PURPOSE, st.lists(NUMBER, max_size=3).map(tuple), max_size=4)


def anything(hint: Any) -> st.SearchStrategy[Any]:
    """Any value of a fact's key, sensible or not."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is str:
        return WORD
    if hint is int:
        return NUMBER | st.integers(-3, 12)
    if hint is bool:
        return st.booleans()
    if hint is type(None):
        return st.none()
    if origin is Literal:
        return st.sampled_from(inner)
    if origin in (Union, UnionType):
        return st.one_of([anything(each) for each in inner])
    if origin is tuple:
        return st.lists(anything(inner[0]), max_size=3).map(tuple)
    if origin is dict:
        return DICE
    return st.builds(hint, **{key: anything(each) for key, each in get_type_hints(hint).items()})


KINDS = [kind for kind in WORDS if kind != "maze_entered"]
ONE = st.sampled_from(KINDS).flatmap(lambda kind: st.tuples(st.just(kind), anything(WORDS[kind].fact)))
SAID = st.lists(ONE, max_size=12)


@settings(max_examples=120, deadline=None)
@given(said=SAID, seed=st.integers(0, 99))
def test_whatever_is_said_the_fold_never_raises(said: list[tuple[str, Any]], seed: int) -> None:
    run = Run(seed, turns=1)
    for number, (kind, fact) in enumerate(said):
        run.timeline.take([Entry(f"~{number:03d}", run.at + 1 + number, kind, fact, "master")])
    labyrinth = run.labyrinth
    for runner in labyrinth.runners.values():
        assert min(runner.noise, runner.fatigue, runner.stress, runner.wounds) >= 0 and runner.points_spent <= 2
        known_to(labyrinth, LABYRINTH, runner.id)
        actions_for(labyrinth, LABYRINTH, runner.id)
    proposals(labyrinth, LABYRINTH)
