"""A fight of three bouts («LC-01» to «LC-07», LAB l.139-144, l.224-225)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from referee.rules.labyrinth.arms import protection, protection_of
from referee.rules.labyrinth.dice import Need
from referee.rules.labyrinth.placing import knock_out, set_free
from referee.rules.labyrinth.plan import Card
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.labyrinth.wounds import die, wound
from referee.rules.outcome import Note

Won = Literal["runner", "hunter"]
HUNTER_DEAD_AT = 5
"""Wounds that put a hunter out, as they kill a runner («LW-03»)."""


@dataclass(frozen=True, slots=True)
class Bout:
    """Both totals after penalty and protection, who won, and whether the hunter was knocked out."""

    runner: int
    hunter: int
    won: Won | None
    knocked_out: bool


@dataclass(frozen=True, slots=True)
class Clash:
    """Who fights whom, with what, and who began it; `level` is the runner's fatigue when it began («LF-03»)."""

    runner: str
    hunter: str
    weapon: Card
    level: int
    attacker: Won
    prefix: str = ""


def fight(unfolding: Unfolding, clash: Clash) -> dict[str, Any]:
    """Three bouts whatever the results, unless somebody dies or is knocked out (ruling clash_early_stop)."""
    book, wins, bouts, knocked_out = unfolding.book, {"runner": 0, "hunter": 0}, 0, False
    unfolding.fought = (*unfolding.fought, (clash.runner, clash.hunter))
    for number in range(1, book.number("clash.bouts") + 1):
        bout = _bout(unfolding, clash, f"{clash.prefix}bout {number}")
        bouts, knocked_out = number, bout.knocked_out
        unfolding.say(Note("bout", {
            "number": number, "runner": clash.runner, "hunter": clash.hunter, "runner_total": bout.runner,
            "hunter_total": bout.hunter, "won": bout.won or "nobody"}))  # fmt: skip
        if bout.won is not None:
            wins[bout.won] += 1
            _lose_bout(unfolding, clash, bout.won)
        if knocked_out or _over(unfolding, clash, wins):
            break
    if knocked_out and unfolding.hunters[clash.hunter].status != "out":
        unfolding.say(Note("knocked_out", {"hunter": clash.hunter}))
        knock_out(unfolding, clash.hunter)
    winner = next((side for side, won in wins.items() if won >= book.number("clash.wins")), None)
    _settle_winner(unfolding, clash, winner)
    return {"bouts": bouts, "runner_wins": wins["runner"], "hunter_wins": wins["hunter"], "ko": knocked_out,
            "winner": winner, "runner": clash.runner, "hunter": clash.hunter}  # fmt: skip


def shoot(unfolding: Unfolding, clash: Clash) -> dict[str, Any]:
    """One comparison; a miss costs nothing more (ruling ranged_resolution)."""
    if unfolding.book.ruled("ranged_resolution", "automatic_wound"):
        hit, knocked_out = True, False
    else:
        bout = _bout(unfolding, clash, f"{clash.prefix}shot")
        hit, knocked_out = bout.won == "runner", bout.knocked_out
        unfolding.say(Note("shot", {"runner": clash.runner, "hunter": clash.hunter, "runner_total": bout.runner,
                                    "hunter_total": bout.hunter, "hit": "yes" if hit else "no"}))  # fmt: skip
    if hit:
        _wound_hunter(unfolding, clash.hunter)
    if knocked_out and unfolding.hunters[clash.hunter].status != "out":
        unfolding.say(Note("knocked_out", {"hunter": clash.hunter}))
        knock_out(unfolding, clash.hunter)
    return {"bouts": 1, "runner_wins": int(hit), "hunter_wins": 0, "ko": knocked_out, "winner": None,
            "runner": clash.runner, "hunter": clash.hunter}  # fmt: skip


def _bout(unfolding: Unfolding, clash: Clash, purpose: str) -> Bout:
    """Each total minus the other's protection; fatigue takes 2 from the runner's («LC-04», «LF-03», LAB l.46)."""
    book, runner = unfolding.book, unfolding.runner(clash.runner)
    hunter = unfolding.hunters[clash.hunter]
    card = unfolding.maze.hunters[clash.hunter]
    raw, against = unfolding.dice.totals(
        Need(f"{purpose} runner", 6, clash.weapon.dice, clash.weapon.plus, total=True),
        Need(f"{purpose} hunter", 6, card.dice, card.plus, total=True),
    )
    tired = clash.level >= book.number("fatigue.penalty_level") and book.ruled(
        "fatigue_malus_meaning", "minus_2_on_total"
    )
    mine = raw + runner.strength - tired * book.number("fatigue.penalty") - protection_of(hunter, unfolding.maze)
    theirs = against - protection(runner, unfolding.maze, book)
    won = _won(unfolding, clash, mine, theirs)
    strong = clash.weapon.knocks_out and mine >= book.number("clash.knock_out_at")
    return Bout(mine, theirs, won, strong and (won == "runner" or book.ruled("ko_rule", "12_alone")))


def _won(unfolding: Unfolding, clash: Clash, mine: int, theirs: int) -> Won | None:
    """The higher total; nobody on a tie («LC-01», ruling bout_tie)."""
    if mine != theirs:
        return "runner" if mine > theirs else "hunter"
    if unfolding.book.ruled("bout_tie", "defender_wins"):
        return "hunter" if clash.attacker == "runner" else "runner"
    return None


def _lose_bout(unfolding: Unfolding, clash: Clash, won: Won) -> None:
    """The loser of a bout is one level more wounded («LC-01», LAB l.142)."""
    if won == "hunter":
        wound(unfolding, clash.runner, because="clash")
    else:
        _wound_hunter(unfolding, clash.hunter)


def _wound_hunter(unfolding: Unfolding, name: str) -> None:
    wounds = unfolding.hunters[name].wounds + 1
    unfolding.change_hunter(name, wounds=wounds)
    unfolding.say(Note("hunter_wounded", {"hunter": name, "wounds": wounds}))
    if wounds >= HUNTER_DEAD_AT and unfolding.hunters[name].status != "out":
        knock_out(unfolding, name)


def _over(unfolding: Unfolding, clash: Clash, wins: dict[str, int]) -> bool:
    """Whether the fight ends before its last bout («LC-02», LAB l.143)."""
    book = unfolding.book
    decided = max(wins.values()) >= book.number("clash.wins") and book.ruled("clash_early_stop", "at_2_wins")
    return decided or not unfolding.runner(clash.runner).alive or unfolding.hunters[clash.hunter].status == "out"


def _settle_winner(unfolding: Unfolding, clash: Clash, winner: str | None) -> None:
    """A hunter that wins is the end of the runner («LC-03», LAB l.144); one that is beaten is out («LC-06»)."""
    unfolding.say(Note("clash_over", {"runner": clash.runner, "hunter": clash.hunter, "winner": winner or "nobody"}))
    if winner == "hunter" and unfolding.runner(clash.runner).alive:
        die(unfolding, clash.runner, because="hunter")
    hunter = unfolding.hunters[clash.hunter]
    if winner == "runner" and hunter.status != "out":
        if unfolding.book.ruled("hunter_defeated", "out"):
            knock_out(unfolding, clash.hunter)
        elif unfolding.book.ruled("hunter_defeated", "loses_track"):
            set_free(unfolding, clash.hunter)


def knock_out_faces(protection: int, at: int = 12) -> int:
    """On how many of the 36 throws of 2D6+2 a knock-out weapon puts a hunter out («LC-05», LAB l.225)."""
    return sum(one + other + 2 - protection >= at for one in range(1, 7) for other in range(1, 7))
