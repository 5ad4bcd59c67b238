"""The labyrinth's kinds of report: the fact, the rule that judges it, whether it is an act of the game.

A runner's id is its character's where it is also in the field, so that its player may act from the phone; the key
`runner` names no character of the field to `subjects`, because a runner need not be one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from referee.rules.labyrinth import deeds, entering, hunting, master, turn
from referee.rules.outcome import Outcome


class LabyrinthWord(NamedTuple):
    """One kind of report, as in the vocabulary of the whole game."""

    fact: type[Any]
    apply: Callable[[Any, Any], Outcome]
    players: str = ""
    in_play: bool = True


WORDS: dict[str, LabyrinthWord] = {
    "maze_entered": LabyrinthWord(entering.MazeEntered, entering.open_maze, in_play=False),
    "runner_entered": LabyrinthWord(entering.RunnerEntered, entering.enter, in_play=False),
    "runner_left": LabyrinthWord(entering.RunnerLeft, entering.leave, in_play=False),
    "action_taken": LabyrinthWord(deeds.ActionTaken, turn.act, players="runner"),
    "dice_rolled": LabyrinthWord(turn.DiceRolled, turn.roll),
    "hunters_moved": LabyrinthWord(hunting.HuntersMoved, turn.hunt),
    "turn_ended": LabyrinthWord(turn.TurnEnded, turn.end_turn),
    "master_ruled": LabyrinthWord(master.MasterRuled, master.rule, in_play=False),
}
