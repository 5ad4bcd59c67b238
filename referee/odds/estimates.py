"""From counts to shares, each with the interval in which it lies with 95 in 100."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from referee.odds.runs import TURNS, Tally

SIGMAS = 1.96
FATES = ("escaped", "lost_clash", "wounds", "trap", "still_inside")


@dataclass(frozen=True, slots=True)
class Share:
    """A share of all, and the ends of its interval."""

    share: float
    low: float
    high: float


def of_runners(total: int, squares: int, tally: Tally) -> Share:
    """A share of the runners; those of one run stand and fall together, so runs are what is counted."""
    runs, each = tally.runs, tally.runners // max(1, tally.runs)
    mean = total / runs
    spread = sqrt(max(0.0, squares - runs * mean * mean) / max(1, runs - 1) / runs)
    return Share(mean / each, max(0.0, (mean - SIGMAS * spread) / each), min(1.0, (mean + SIGMAS * spread) / each))


def of_runs(count: int, of: int) -> Share:
    """A share of independent runs, by Wilson's interval."""
    share, weight = count / of, SIGMAS * SIGMAS / of
    middle = (share + weight / 2) / (1 + weight)
    half = SIGMAS * sqrt(share * (1 - share) / of + weight / (4 * of)) / (1 + weight)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def survival(tally: Tally) -> list[Share]:
    """The share of runners not dead after each turn, turn 0 first."""
    return [of_runners(tally.alive[turn], tally.alive_squared[turn], tally) for turn in range(TURNS + 1)]


def escapes(tally: Tally) -> Share:
    """The share of runners that got out."""
    return of_runners(tally.escaped, tally.escaped_squared, tally)


def fates(tally: Tally) -> dict[str, float]:
    """What became of the runners, as shares."""
    return {fate: tally.causes[fate] / tally.runners for fate in FATES}
