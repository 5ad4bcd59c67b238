"""A whole run in one log: four runners, from the gate to a death, an escape and an undo in the middle."""

from __future__ import annotations

from pathlib import Path

from referee.mazes import load_plan
from referee.rules.fold import Timeline
from referee.rules.labyrinth.deeds import Action
from referee.rules.labyrinth.hunting import HunterMove
from tests.rules.labyrinth.play import BOOK, Log, codes, dash, walk
from tests.rules.play import entry

DEMO = load_plan(Path(__file__).parents[3] / "cards" / "manhunt-demo")


def opened() -> Log:
    gate = dict.fromkeys(("melete", "lucy", "johannes", "axel"), "gatehouse")
    return Log(DEMO, **gate)


def test_four_runners_one_escapes_one_dies_and_an_old_action_is_undone() -> None:
    log = opened()
    log.act("melete", walk("guardroom"), "look_for_traps")
    old = log.entries[-1].id
    log.act("lucy", dash("kennels", "well"))
    log.act("johannes", dash("guardroom", "banquet_hall"))
    log.act("axel", "hide")
    log.write("turn_ended")
    assert (log.runner("melete").noise, log.runner("melete").stress) == (2, 5)
    found = log.act("melete", "search", search=3, find=16)
    assert found.detail["item"] == "deliverance_mace" and "throwing_daggers" in log.runner("melete").items
    log.act("lucy", dash("stone_garden", "cistern"), hunter_1=7, cell_1=3)
    assert log.hunter("H7").target is None, "noise 4 is not 5"
    log.rule(runner="johannes", noise=1, text="A plate falls.")
    spotted = log.act("johannes", dash("chapel", "crypt"), hunter_1=7, cell_1=2)
    assert "spotted" in codes(spotted) and log.hunter("H7").cell == "chapel"
    log.write("turn_ended")

    log.act("lucy", walk("sinkhole"), hunter_1=2, cell_1=1)
    log.write("runner_left", runner="lucy", how="escaped")
    hunt = log.write("hunters_moved", moves=(HunterMove("H7", approach="johannes"),))
    assert hunt.detail["results"] == ["moved"] and log.hunter("H7").cell == "crypt"
    log.write("turn_ended")
    refused = log.act("johannes", "rest")
    assert refused.reason == "hunter_on_same_cell"
    totals = {f"bout {number} {who} total": (total,) for number in (1, 2, 3) for who, total in
              (("runner", 3), ("hunter", 9))}  # fmt: skip
    fought = log.write("action_taken", runner="johannes", actions=(Action("melee"),), dice=totals)
    assert fought.detail["clash"]["winner"] == "hunter" and not log.runner("johannes").alive
    assert log.hunter("H7").status == "free" and log.runner("lucy").left == "escaped"

    before = log.runner("melete")
    undo = entry(100, "entry_withdrawn", id="undo", cites=old, reason="it was Axel who moved")
    change = log.timeline.take([undo])
    assert (log.runner("melete").cell, log.runner("melete").noise, log.runner("melete").stress) == ("gatehouse", 2, 2)
    assert before.cell == "guardroom" and {"labyrinth", "runner:melete"} <= change.things
    assert log.runner("melete").items == ("deliverance_mace",), "the same dice, in the cell where it now stands"
    assert not log.runner("johannes").alive, "what others did stands"

    again = Timeline(BOOK)
    again.take(reversed([*log.entries, undo]))
    assert again.game.labyrinth == log.labyrinth


def test_a_late_action_lands_where_it_belongs() -> None:
    """Another's door was opened before: who came through later pays nothing, and is told so."""
    log = opened()
    log.act("lucy", walk("guardroom"))
    paid = log.runner("lucy").noise
    late = entry(4.5, "action_taken", id="late", runner="axel", actions=(walk("guardroom"),))
    change = log.timeline.take([late])
    assert (paid, log.runner("lucy").noise, log.runner("axel").noise) == (1, 0, 1)
    assert [correction.entry.kind for correction in change.corrections] == ["action_taken"]
