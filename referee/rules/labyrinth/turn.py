"""Actions taken, dice thrown, the end of a turn («LT-01» to «LT-05», LAB l.12, l.38, l.49, l.219)."""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.rules.labyrinth.actions import perform
from referee.rules.labyrinth.book import Price
from referee.rules.labyrinth.deeds import Action, ActionTaken
from referee.rules.labyrinth.hunting import HuntersMoved, move_hunters
from referee.rules.labyrinth.judging import unfold, unknown, with_dice
from referee.rules.labyrinth.master import MasterRuled, rule_with
from referee.rules.labyrinth.may import against, against_turn
from referee.rules.labyrinth.meters import add, calm_down
from referee.rules.labyrinth.search import find_at_table
from referee.rules.labyrinth.state import Rolled
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note, Outcome, ignored, pending, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice were thrown in sight of all, for an entry that waits for them or for nothing in particular."""

    dice: dict[str, tuple[int, ...]] = field(default_factory=dict)
    cites: str | None = None


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The game master ended the turn; `turn` guards against ending it twice («LT-05», LAB l.219)."""

    turn: int | None = None


def act(fact: ActionTaken, scene: Scene) -> Outcome:
    """The whole of what is declared is judged first; then each action in order, until panic or death («LT-04»)."""
    return _act(fact, scene, fact.dice)


def _act(fact: ActionTaken, scene: Scene, rolled: Rolled) -> Outcome:
    def judge(unfolding: Unfolding) -> Outcome | None:
        runner = unfolding.runners.get(fact.runner)
        if runner is None:
            return unknown("no_such_runner", runner=fact.runner)
        if scene.entry.role == "player" and not unfolding.players_declare:
            return refused("master_declares")
        reasons = against_turn(unfolding, unfolding.book, runner, fact.actions)
        if reasons:
            return Outcome("refused", reasons)
        for number, action in enumerate(fact.actions):
            if number and not _may_go_on(unfolding, fact.runner, action):
                unfolding.say(Note("turn_cut_short", {"runner": fact.runner, "action": action.action}))
                break
            perform(unfolding, fact.runner, action)
        spent = unfolding.runner(fact.runner).points_spent
        unfolding.detail["action_points"] = spent - runner.points_spent
        return None

    return unfold(scene, rolled, judge)


def _may_go_on(unfolding: Unfolding, name: str, action: Action) -> bool:
    """Panic, death, a hunter run into or a thing used up meanwhile end what was declared."""
    runner = unfolding.runner(name)
    return runner.playing and not runner.panicking and not against(unfolding, unfolding.book, runner, action)


def roll(fact: DiceRolled, scene: Scene) -> Outcome:
    """Dice for a waiting entry let it happen now; others only say what they would find («LD-01», LAB l.65)."""
    if fact.cites is None:
        return unfold(scene, fact.dice, _read_table)
    labyrinth, found = scene.game.labyrinth, scene.past(fact.cites)
    if found is None:
        return pending("cited_not_here")
    entry, outcome = found
    if labyrinth is None or outcome.reason != "awaits_roll" or fact.cites in labyrinth.resolved:
        return ignored("no_roll_awaited")
    if not isinstance(entry.fact, ActionTaken | HuntersMoved | MasterRuled):
        return ignored("no_roll_awaited")
    rolled = {**entry.fact.dice, **labyrinth.rolled.get(fact.cites, {}), **fact.dice}
    answer = _judge_again(entry.fact, scene, rolled)
    labyrinth = scene.game.labyrinth
    assert labyrinth is not None, "it was there before"
    if answer.result == "pending":
        scene.game.labyrinth = with_dice(labyrinth, fact.cites, rolled)
    elif answer.result == "applied":
        scene.game.labyrinth = labyrinth.settled(fact.cites)
    answer.detail["resolves"] = fact.cites
    return answer


def _judge_again(fact: ActionTaken | HuntersMoved | MasterRuled, scene: Scene, rolled: Rolled) -> Outcome:
    """The entry that waited, at this moment and with these dice."""
    if isinstance(fact, ActionTaken):
        return _act(fact, scene, rolled)
    return move_hunters(fact, scene, rolled) if isinstance(fact, HuntersMoved) else rule_with(fact, scene, rolled)


def _read_table(unfolding: Unfolding) -> Outcome | None:
    if "search" in unfolding.dice.rolled:
        unfolding.detail |= find_at_table(unfolding.dice, unfolding.book)
    return None


def hunt(fact: HuntersMoved, scene: Scene) -> Outcome:
    """The hunters' phase («LT-05», LAB l.219)."""
    return move_hunters(fact, scene, fact.dice)


def end_turn(fact: TurnEnded, scene: Scene) -> Outcome:
    """Turns that were lost are served, hiding goes on or is over, a new turn begins («LT-05»)."""

    def judge(unfolding: Unfolding) -> Outcome | None:
        if fact.turn is not None and fact.turn != unfolding.turn:
            return ignored("another_turn")
        for name in tuple(unfolding.runners):
            _end_for(unfolding, name)
        unfolding.fought = ()
        unfolding.turn += 1
        unfolding.say(Note("turn_begins", {"turn": unfolding.turn}))
        return None

    return unfold(scene, {}, judge)


def _end_for(unfolding: Unfolding, name: str) -> None:
    runner, turn = unfolding.runner(name), unfolding.turn
    if runner.playing and runner.panicking_until is not None and runner.panicking_until <= turn:
        unfolding.change(name, panicking_until=None)
        if unfolding.book.ruled("panic_reset_time", "end_of_lost_turn"):
            calm_down(unfolding, name)
    if runner.playing and runner.exhausted_until is not None and runner.exhausted_until <= turn:
        unfolding.change(name, exhausted_until=None)
        _recover(unfolding, name)
    unfolding.change(
        name,
        points_spent=0,
        done=(),
        noise_made=0,
        hidden_streak=runner.hidden_streak if runner.hid_in == turn else 0,
        strength=runner.strength if runner.strong_until > turn else 0,
    )


def _recover(unfolding: Unfolding, name: str) -> None:
    """The lost turn brings fatigue back to level 4 («LF-06», LAB l.49; ruling exhaustion_reset)."""
    book, runner = unfolding.book, unfolding.runner(name)
    if book.ruled("exhaustion_reset", "minus_3"):
        after = max(0, runner.fatigue - book.number("fatigue.every"))
    else:
        lowest = book.number("fatigue.discard_level") * book.number("fatigue.every")
        wanted = lowest if book.ruled("exhaustion_reset", "total_12") else lowest + book.number("fatigue.every") - 1
        after = min(runner.fatigue, wanted)
    add(unfolding, name, Price(fatigue=after - runner.fatigue), because="recovered")
