"""One act logged twice, entries taken back and given back («G-11», «G-04»)."""

from __future__ import annotations

from tests.rules.play import entry, now, people, played


def blow(at_s: float, id: str, **fact: object) -> object:
    return entry(at_s, "blow_struck", id=id, on="A", **fact)


def undo(id: str, cites: str, at_s: float = 60, role: str = "referee") -> object:
    return entry(at_s, "entry_withdrawn", id=id, role=role, cites=cites, reason="wrong person")


def test_two_logs_of_one_blow_count_once_and_the_second_counts_when_the_first_is_withdrawn() -> None:
    game = played(*people(A=None), blow(10, "mine", act_key="k"), blow(11, "yours", act_key="k"))
    assert now(game, "A", 11).health == "wounded"
    assert (game.outcome("mine").result, game.outcome("yours").reason) == ("applied", "duplicate_log")
    game.take([undo("u", "mine")])
    assert (game.outcome("yours").result, now(game, "A", 60).since) == ("applied", 11_000)


def test_withdrawing_a_withdrawal_gives_the_blow_back() -> None:
    game = played(*people(A=None), blow(10, "hit"), undo("u", "hit"), undo("uu", "u", 70))
    assert now(game, "A", 70).health == "wounded"
    assert [game.outcome(name).result for name in ("hit", "u", "uu")] == ["applied", "withdrawn", "applied"]


def test_withdrawals_in_a_circle_say_nothing() -> None:
    game = played(*people(A=None), undo("u", "v"), undo("v", "u"))
    assert [game.outcome(name).reason for name in ("u", "v")] == ["circular", "circular"]


def test_a_withdrawal_that_comes_before_its_entry_waits_for_it() -> None:
    game = played(*people(A=None), undo("u", "hit"))
    assert game.outcome("u").result == "pending"
    game.take([blow(10, "hit")])
    assert (game.outcome("hit").result, game.outcome("u").result) == ("withdrawn", "applied")
    assert now(game, "A", 60).health == "fit"


def test_a_player_withdraws_nothing() -> None:
    game = played(*people(A=None), blow(10, "hit"), undo("u", "hit", role="player"))
    assert (game.outcome("u").reason, now(game, "A", 60).health) == ("referees_only", "wounded")


def test_a_late_blow_that_turns_care_into_care_of_a_comatose_is_a_correction() -> None:
    blows = [blow(10, "one"), blow(20, "two")]
    game = played(*people(A=None), *blows, entry(100, "healed", id="care", on="A"))
    change = game.take([blow(15, "late")])
    assert {correction.entry.id for correction in change.corrections} == {"two"}
    assert all(correction.because.id == "late" for correction in change.corrections)
    assert change.touched == {"A"}


def test_a_late_healing_that_brings_somebody_back_to_life_says_so() -> None:
    game = played(*people(A=None), blow(0, "one"), blow(0, "two"), entry(700, "healed", id="too_late", on="A"))
    assert game.outcome("too_late").reason == "dead"
    change = game.take([entry(200, "healed", id="in_time", on="A")])
    assert [(c.entry.id, c.life) for c in change.corrections] == [("too_late", True)]
    assert now(game, "A", 700).health == "fit"
