"""How long thousands of runs of the demo maze take, on one core and on all of them.

The measure beside it is the least that any program of the kind must do: throw the same number of dice.
"""

from __future__ import annotations

import os
import random
import time
from typing import Any

from bench.machine import show
from referee import library, mazes
from referee.odds.cores import played
from referee.odds.estimates import escapes
from referee.odds.runs import Run, Setting, Tally, setting_for
from referee.rules.labyrinth.dice import Need
from referee.rules.outcome import Outcome

SEED, RUNNERS = 1, 4
SAMPLE = 200
"""Runs for the measures on one core."""
REPEATED = 20
"""How often the dice alone are thrown, for they take hardly any time."""


def timed(setting: Setting, runs: int, processes: int | None) -> tuple[float, float, Tally]:
    """Seconds by the clock and seconds of computing for these runs, and what they came to."""
    total, started, busy = Tally(), time.perf_counter(), computed()
    for piece in played(setting, SEED, runs, processes):
        total.add(piece)
    return time.perf_counter() - started, computed() - busy, total


def computed() -> float:
    """Seconds that this process and those it has ended have computed; what others do on the machine does not count."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


class Counted(Run):
    """A run that counts its dice and entries."""

    dice = 0
    entries = 0

    def _throw(self, need: Need) -> tuple[int, ...]:
        self.dice += need.count
        return super()._throw(need)

    def write(self, kind: str, fact: Any) -> Outcome:
        """One entry more."""
        self.entries += 1
        return super().write(kind, fact)


def dice_thrown(setting: Setting, runs: int) -> tuple[int, int]:
    """How many dice and entries these runs have."""
    opened = setting.opened()
    played_out = [Counted(setting, opened, f"{SEED} {number}") for number in range(runs)]
    for run in played_out:
        run.play()
    return sum(run.dice for run in played_out), sum(run.entries for run in played_out)


def main(runs: int) -> None:
    """Measures and prints."""
    plan = mazes.load_plan(library.SHELF / "manhunt-demo")
    setting = setting_for(plan, library.load_book(), RUNNERS, None)
    dice, entries = dice_thrown(setting, SAMPLE)
    chance, busy = random.Random(SEED), computed()
    for _ in range(REPEATED * dice):
        chance.randint(1, 6)
    least = (computed() - busy) / REPEATED
    one, one_busy, _ = timed(setting, SAMPLE, 1)
    whole, whole_busy, total = timed(setting, runs, None)
    table = [
        {"what": what, "runs": count, "s by the clock": "–" if clock is None else round(clock, 1),
         "s of computing": round(span, 2), "ms of computing a run": round(1000 * span / count, 2),
         "× the dice": round(span / count / (least / SAMPLE))}
        for what, count, clock, span in (
            ("the dice alone", SAMPLE, None, least),
            ("whole runs, one core", SAMPLE, one, one_busy),
            (f"whole runs, {os.cpu_count()} cores", runs, whole, whole_busy),
        )
    ]  # fmt: skip
    out = escapes(total)
    figures = {"entries a run": round(entries / SAMPLE, 1), "escaped": [round(out.low, 4), round(out.high, 4)]}
    show(f"Odds: {runs} runs of the demo maze, {RUNNERS} runners", table, figures)
