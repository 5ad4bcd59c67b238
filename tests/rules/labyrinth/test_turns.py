"""A runner's turn in the product's own words: prices, steps in order, dice that are awaited, refusals."""

from __future__ import annotations

import pytest

from referee.rules.labyrinth.deeds import Action, ActionTaken
from referee.rules.labyrinth.hunting import HunterMove
from referee.rules.labyrinth.plan import Danger
from referee.rules.preview import preview
from tests.rules.labyrinth.play import BOOK, LABYRINTH, LINE, Log, codes, dash, plan, reasons, walk


def test_the_documents_own_first_turns() -> None:
    """LAB l.28-31: 2 noise and 5 stress, then 4/0/7 by the table."""
    log = Log(plan("A e B closed"), M="A")
    first = log.act("M", walk("B"), "look_for_traps")
    assert first.detail["action_points"] == 2
    assert (log.runner("M").noise, log.runner("M").fatigue, log.runner("M").stress) == (2, 0, 5)
    log.write("turn_ended")
    assert log.act("M", "search").reason == "awaits_roll"
    found = log.act("M", "search", search=12, find=8)
    assert (log.runner("M").noise, log.runner("M").fatigue, log.runner("M").stress) == (4, 0, 7)
    assert (found.detail["category"], found.detail["item"]) == ("potion", "barkskin_cape")
    assert log.runner("M").items == ("barkskin_cape",)


def test_each_consequence_is_told_in_order() -> None:
    """Noise 4 → 8 brings a hunter, fright makes stress 10, panic makes more noise and another hunter."""
    log = Log(LINE, M={"cell": "B", "noise": 4, "fatigue": 2, "stress": 7})
    asked = log.act("M", dash("C", "D"))
    assert asked.detail["needs"] == [{"purpose": "hunter 1", "dice": "1d9", "plus": 0,
                                      "among": [f"H{number}" for number in range(1, 10)]}]  # fmt: skip
    rolled = log.act("M", dash("C", "D"), hunter_1=3, cell_1=2, panic_1_step_1=1, hunter_2=1, cell_2=1,
                     panic_1_step_2=1)  # fmt: skip
    assert [code for code in codes(rolled) if code != "meter_changed"] == [
        "acts", "door_opened", "moved", "spotted", "hunter_placed", "fatigue_level", "panic", "driven_away",
        "spotted", "hunter_placed", "fatigue_level",
    ]  # fmt: skip
    changes = [(note.values["meter"], note.values["before"], note.values["after"], note.values["because"])
               for note in rolled.notes if note.code == "meter_changed"]  # fmt: skip
    assert changes == [
        ("noise", 4, 7, "dash"), ("fatigue", 2, 3, "dash"), ("stress", 7, 10, "dash"), ("stress", 10, 12, "spotted"),
        ("noise", 7, 10, "panic"), ("fatigue", 3, 6, "panic"), ("stress", 12, 14, "spotted"),
    ]  # fmt: skip
    assert log.hunter("H3").target == "M" and log.labyrinth.pool("tracking") == 2
    assert log.runner("M").lost_turn and log.runner("M").panics == 1


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (("rest", "look_for_traps"), ["too_many_action_points"]),
        (("hide", "look_for_traps", "use_item"), ["too_many_action_points", "no_such_item"]),
        ((walk("B"), walk("B")), ["same_action_twice"]),
        (("open_door",), ["door_is_automatic"]),
        ((walk("D"),), ["no_way_there"]),
        ((walk("nowhere"),), ["no_way_there"]),
        ((Action("walk", sides=("n",)),), ["no_way_there"]),
        ((dash("B"),), ["dash_needs_two_crossings"]),
        (("melee",), ["hunter_not_on_cell"]),
        ((Action("shoot", hunter="H1"),), ["hunter_not_on_cell", "out_of_range", "no_weapon"]),
        ((Action("use_item", item="crown"),), ["no_such_item"]),
        ((Action("don_armour", item="club"),), ["not_armour"]),
        ((Action("call_out", to=("B",)),), ["not_in_corridor"]),
    ],
)
def test_what_may_not_be_done_is_refused_with_every_reason(actions: tuple[object, ...], why: list[str]) -> None:
    log = Log(LINE, M={"cell": "A", "items": ("club",)})
    before = log.labyrinth
    refused = log.act("M", *actions)
    assert (refused.result, reasons(refused)) == ("refused", why)
    assert log.labyrinth is before, "nothing changed"


def test_a_tired_runner_does_not_run() -> None:
    log = Log(LINE, M={"cell": "A", "fatigue": 9})
    assert reasons(log.act("M", dash("B", "C"))) == ["fatigue_level_3"]


def test_points_are_counted_over_all_entries_of_a_turn() -> None:
    log = Log(LINE, M="A")
    assert log.act("M", "look_for_traps").result == "applied"
    assert reasons(log.act("M", "look_for_traps")) == ["same_action_twice"]
    assert reasons(log.act("M", "rest")) == ["too_many_action_points"]
    assert log.act("M", walk("B")).result == "applied"
    assert reasons(log.act("M", walk("C"))) == ["too_many_action_points", "same_action_twice"]


def test_a_door_is_paid_once_and_open_ever_after() -> None:
    """«LM-03», LAB l.222."""
    log = Log(plan("A e B closed"), M="A", N="A")
    log.act("M", walk("B"))
    log.act("N", walk("B"))
    assert (log.runner("M").noise, log.runner("N").noise) == (1, 0)
    assert log.labyrinth.door("d0") == "open"


def test_the_nearest_exit_when_the_wished_direction_has_none() -> None:
    """LAB l.174: in the wished direction as far as possible, else by the exit nearest to the last access."""
    corner = plan("A e B gap", "B n C gap", "B s D gap", "B ne E gap")
    log = Log(corner, M="A")
    log.act("M", Action("dash", sides=("e",)))
    assert log.runner("M").cell == "C", "north is as near to west as south, and comes first"
    log = Log(corner, M="A")
    log.act("M", Action("dash", sides=("e", "s")))
    assert log.runner("M").cell == "D"


def test_dice_may_come_later_by_an_entry_of_their_own() -> None:
    log = Log(plan("A e B gap"), M="A")
    waiting = log.act("M", "search")
    cited = log.entries[-1].id
    assert (waiting.result, waiting.reason) == ("pending", "awaits_roll")
    more = log.write("dice_rolled", dice={"search": (3,)}, cites=cited)
    assert more.result == "pending" and more.detail["needs"][0]["purpose"] == "find"
    done = log.write("dice_rolled", dice={"find": (1,)}, cites=cited)
    assert done.result == "applied" and log.runner("M").items == ("skull_splitter",)
    assert log.write("dice_rolled", dice={"find": (2,)}, cites=cited).reason == "no_roll_awaited"
    assert log.write("dice_rolled", dice={"find": (2,)}, cites="later").reason == "cited_not_here"
    log.write("entry_withdrawn", cites=cited, reason="wrong runner")
    assert log.runner("M").items == ()


def test_dice_that_cannot_be_are_refused_and_unused_ones_stay_inert() -> None:
    log = Log(plan("A e B gap"), M="A")
    odd = log.act("M", "search", search=21)
    assert (odd.reason, odd.detail["purpose"]) == ("dice_out_of_range", "search")
    assert log.act("M", "search", search=(3, 4)).reason == "dice_out_of_range"
    assert log.act("M", "search", search=16, find=99, hunter_1=99).result == "applied"


def test_things_are_used_put_on_carried_and_left() -> None:
    log = Log(plan("A e B gap", hidden={"A": ("coat",)}),
              M={"cell": "A", "items": ("vest", "draught", "strength", "smoke"), "wounds": 2, "fatigue": 4},
              )  # fmt: skip
    log.act("M", Action("use_item", item="draught"), Action("don_armour", item="vest"))
    runner = log.runner("M")
    assert (runner.wounds, runner.fatigue, runner.noise, runner.items) == (1, 1, 3, ("strength", "smoke"))
    assert dict(runner.worn) == {"body": "vest"}
    log.write("turn_ended")
    log.act("M", "search", search=20, hunter_1=1)
    assert log.runner("M").items == ("strength", "smoke", "coat")
    log.write("turn_ended")
    told = log.act("M", Action("don_armour", item="coat"), Action("scenery", object="candlestick"))
    assert dict(log.runner("M").worn) == {"body": "coat"} and "vest" in log.runner("M").items
    assert "kept_in_hand" in codes(told) and log.hunter("H1").target == "M"
    log.write("turn_ended")
    told = log.act("M", Action("use_item", item="smoke"))
    assert log.hunter("H1").status == "free" and "trail_lost" in codes(told)


def test_what_the_first_action_makes_impossible_is_left_out() -> None:
    log = Log(LINE, M={"cell": "A", "items": ("vest",)})
    told = log.act("M", Action("use_item", item="vest"), Action("don_armour", item="vest"))
    assert codes(told)[-1] == "turn_cut_short" and told.detail["action_points"] == 1
    log = Log(LINE, M="A")
    log.rule(hunter="H1", hunter_cell="B")
    told = log.act("M", walk("B"), "look_for_traps")
    assert codes(told)[-1] == "turn_cut_short" and log.hunter("H1").target == "M"


def test_traps_are_found_or_called_by_the_game_master() -> None:
    pit = Danger("pit", {"en": "a pit"}, wounds=1, stress=2)
    log = Log(plan("A e B gap", dangers=(pit,), traps={"A": "pit"}), M="A")
    assert "trap_found" in codes(log.act("M", "look_for_traps"))
    assert log.runner("M").known_traps == ("pit",)
    log.rule(runner="M", danger="pit")
    assert (log.runner("M").wounds, log.runner("M").stress) == (1, 5)
    assert reasons(log.rule(runner="M", danger="flood")) == ["no_such_danger"]


def test_the_game_master_has_the_last_word() -> None:
    log = Log(LINE, M={"cell": "A", "noise": 4})
    log.act("M", Action("look_for_traps"), hunter_1=2)
    assert log.hunter("H2").target == "M"
    log.rule(hunter="H2", hunter_status="free", runner="M", noise_to=4, stress_to=0, cites=log.entries[-1].id)
    assert (log.hunter("H2").status, log.runner("M").noise, log.runner("M").stress) == ("free", 4, 0)
    log.rule(runner="M", alive=False)
    assert reasons(log.act("M", "rest")) == ["dead"]
    log.rule(runner="M", alive=True, cell="D", gains=("club",), calm=True, free_turn=True)
    assert log.runner("M").cell == "D" and log.act("M", "rest").result == "applied"
    log.rule(door="d1", door_state="open")
    assert log.labyrinth.door("d1") == "open"
    for wrong, code in (({"runner": "X"}, "no_such_runner"), ({"hunter": "H0"}, "no_such_hunter"),
                        ({"runner": "M", "cell": "Z"}, "no_such_cell"), ({"door": "d99"}, "no_such_door"),
                        ({"runner": "M", "noise_to": -1}, "below_zero")):  # fmt: skip
        assert log.rule(**wrong).reason == code


def test_players_declare_only_where_the_game_master_lets_them() -> None:
    log = Log(LINE, M="A")
    said = {"runner": "M", "actions": (Action("rest"),)}
    assert log.write("action_taken", role="player", **said).reason == "master_declares"
    log.rule(players_declare=True)
    assert log.write("action_taken", role="player", **said).result == "applied"


def test_a_preview_changes_nothing() -> None:
    log = Log(LINE, M="A")
    before, game = log.labyrinth, log.timeline.game
    outcome, after = preview("action_taken", ActionTaken("M", (walk("B"),)), game, BOOK, 10_000)
    assert outcome.result == "applied" and after.labyrinth is not None
    assert after.labyrinth.runners["M"].cell == "B" and log.labyrinth is before


def test_leaving_frees_the_hunters() -> None:
    log = Log(LINE, M={"cell": "A", "noise": 4})
    log.act("M", "look_for_traps", hunter_1=1)
    log.write("runner_left", runner="M", how="escaped")
    assert log.labyrinth.pool("free") == 9 and reasons(log.act("M", "rest")) == ["has_left"]
    assert log.write("runner_left", runner="M").reason == "has_left"
    assert log.write("runner_entered", runner="M", cell="A").reason == "already_in_maze"
    assert log.write("runner_entered", runner="N", cell="Z").reason == "no_such_cell"
    assert log.write("turn_ended", turn=7).reason == "another_turn"
    assert log.write("maze_entered", plan=LINE).reason == "maze_already_open"


def test_a_game_without_a_maze_says_so() -> None:
    log = Log(LINE)
    log.write("entry_withdrawn", cites=log.entries[0].id, reason="wrong file")
    assert log.act("M", "rest").reason == "no_maze"


def test_nine_hunters_and_no_more() -> None:
    log = Log(LINE, M={"cell": "A", "noise": 0})
    log.rule(runner="M", noise=50, dice={f"hunter {n}": (1,) for n in range(1, 11)} | {"panic 1 step 2": (1,)})
    assert log.labyrinth.pool("tracking") == 9 and log.runner("M").hunters_placed == 9
    assert LABYRINTH.number("noise.every") == 5


def test_a_hunter_moves_or_attacks_once_a_turn() -> None:
    log = Log(LINE, M="A", N="B")
    log.rule(hunter="H1", hunter_cell="C", hunter_target="M")

    def hunt(*moves: HunterMove, **dice: object) -> list[object]:
        said = {name.replace("_", " "): (value,) for name, value in dice.items()}
        return list(log.write("hunters_moved", moves=moves, dice=said).detail["results"])

    assert hunt(HunterMove("H1", attack="M")) == ["not_on_cell"]
    assert hunt(HunterMove("H1", to="B", attack="M")) == ["move_or_attack_not_both"]
    assert hunt(HunterMove("H1", to="Z")) == ["no_such_cell"]
    assert hunt(HunterMove("H1", approach="X")) == ["no_such_prey"]
    assert hunt(HunterMove("H0", to="B")) == ["no_such_hunter"]
    assert hunt(HunterMove("H1", approach="M")) == ["moved"]
    assert log.hunter("H1").cell == "B" and log.hunter("H1").target == "N", "another prey on the way (LAB l.215)"
    assert log.labyrinth.door("d1") == "open", "it opens the door and leaves it open"
    assert hunt(HunterMove("H1", attack="N")) == ["already_acted"]
    log.write("turn_ended")
    pending = log.write("hunters_moved", moves=(HunterMove("H1", attack="N"),))
    assert [need["purpose"] for need in pending.detail["needs"]] == ["H1 bout 1 runner", "H1 bout 1 hunter"]
    won = {"hunter": (9,), "runner": (2,)}
    totals = {f"H1 bout {number} {who} total": total for number in (1, 2, 3) for who, total in won.items()}
    fought = log.write("hunters_moved", moves=(HunterMove("H1", attack="N"),), dice=totals)
    assert fought.detail["results"][0]["attack"]["winner"] == "hunter"
    assert not log.runner("N").alive and log.hunter("H1").status == "free"
