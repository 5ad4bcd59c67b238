"""The ladder of states and its timers, as tables («H-01» to «H-18», rules.md 3.1)."""

from __future__ import annotations

import pytest

from referee.rules.game import Clock
from referee.rules.kinds import Health
from tests.rules.play import BOOK, entry, now, people, played

LADDER = ("fit", "wounded", "dying", "comatose", "dead")


@pytest.mark.parametrize(
    ("act", "after"),
    [
        # from           fit         wounded     dying       comatose    dead
        ("blow",        ("wounded",  "dying",    "comatose", "comatose", "dead")),
        ("blow wound",  ("wounded",  "dying",    "comatose", "comatose", "dead")),
        ("effect wound", ("wounded", "dying",    "comatose", "comatose", "dead")),
        ("blow agony",  ("dying",    "dying",    "comatose", "comatose", "dead")),
        ("effect agony", ("dying",   "dying",    "dying",    "comatose", "dead")),
        ("blow coma",   ("comatose", "comatose", "comatose", "comatose", "dead")),
        ("effect coma", ("comatose", "comatose", "comatose", "comatose", "dead")),
        ("blow death",  ("dead",     "dead",     "dead",     "dead",     "dead")),
        ("effect death", ("dead",    "dead",     "dead",     "dead",     "dead")),
        ("care",        ("fit",      "fit",      "wounded",  "wounded",  "dead")),
        ("night",       ("fit",      "fit",      "dying",    "comatose", "dead")),
    ],
)  # fmt: skip
def test_table_of_transitions(act: str, after: tuple[str, ...]) -> None:
    for before, expected in zip(LADDER, after, strict=True):
        kind, _, keyword = act.partition(" ")
        deed = {
            "care": lambda: entry(1, "healed", on="A"),
            "night": lambda: entry(1, "slept", on=("A",)),
        }.get(act) or (
            (lambda k=kind, w=keyword: entry(1, "keyword_called", form=k, keyword=w, on="A"))
            if keyword
            else (lambda: entry(1, "blow_struck", on="A"))
        )
        enters = entry(0, "character_entered", who="A", name="A", state=Health(before))
        game = played(entry(0, "game_opened", id="!"), enters, deed())
        assert now(game, "A", 1).health == expected, f"{act} on {before}"


@pytest.mark.parametrize(
    ("at_s", "health", "until_s"),
    [
        (0, "dying", 300),
        (299.999, "dying", 300),
        (300, "comatose", 600),
        (599.999, "comatose", 600),
        (600, "dead", None),
    ],
)
def test_agony_then_coma_then_death_to_the_millisecond(at_s: float, health: str, until_s: int | None) -> None:
    game = played(*people(A=None), *(entry(0, "blow_struck", id=f"blow{n}", on="A") for n in range(2)))
    moment = now(game, "A", at_s)
    assert (moment.health, moment.until) == (health, until_s and until_s * 1000)


def test_a_stop_in_the_middle_of_an_agony_moves_its_end_by_its_true_length() -> None:
    blows = [entry(0, "blow_struck", id=f"blow{n}", on="A") for n in range(2)]
    game = played(*people(A=None), *blows, entry(100, "game_paused"), entry(533, "game_resumed"))
    assert [now(game, "A", at_s).health for at_s in (732.999, 733, 1032.999, 1033)] == [
        "dying", "comatose", "comatose", "dead"]  # fmt: skip


def test_played_time_at_any_moment_before_within_and_after_stops() -> None:
    clock = Clock().pause(100).resume(150).pause(200).resume(230).pause(300)
    assert [clock.played(at) for at in (50, 100, 120, 150, 160, 200, 215, 230, 250, 300, 400)] == [
        50, 100, 100, 100, 110, 150, 150, 150, 170, 220, 220]  # fmt: skip
    assert (clock.lost, clock.paused_at) == (80, 300)
    assert clock.pause(310) == clock
    assert Clock().resume(5) == Clock()


def test_nobody_acts_while_the_game_is_stopped_and_a_late_report_from_before_counts() -> None:
    game = played(*people(A=None), entry(100, "game_paused"), entry(150, "blow_struck", id="during", on="A"))
    assert game.outcome("during").reason == "safety_stop"
    game.take([entry(90, "blow_struck", id="before", on="A")])
    assert game.outcome("before").result == "applied"
    assert now(game, "A", 200).health == "wounded"


def test_what_happened_while_dying_is_forgotten_on_waking() -> None:
    blows = [entry(10, "blow_struck", id=f"blow{n}", on="A") for n in range(2)]
    game = played(*people(A=None), *blows, entry(400, "healed", on="A"))
    assert now(game, "A", 400).forgotten == ((10_000, 400_000),)


def test_a_blow_from_before_the_character_came_is_kept_and_explained() -> None:
    game = played(*people(A=None), entry(5, "character_entered", who="late", name="Late"),
                  entry(4, "blow_struck", id="early", on="late"))  # fmt: skip
    assert [(note.code, note.values) for note in game.outcome("early").reasons] == [
        ("not_in_game_yet", {"character": "late"})]  # fmt: skip


def test_an_agony_of_its_own_length() -> None:
    enters = entry(0, "character_entered", who="A", name="A", dying_s=60, state=Health.DYING)
    game = played(entry(0, "game_opened", id="!"), enters)
    assert [now(game, "A", at_s).health for at_s in (59, 60)] == ["dying", "comatose"]
    assert BOOK.timers["agony"] == 300_000
