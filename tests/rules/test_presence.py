"""Out of play, surprise, skills, other characters, conduct («G-04», «G-09», «F-03», «X-01» to «X-03»)."""

from __future__ import annotations

from typing import Any

import pytest

from referee.rules.kinds import Health
from tests.rules.play import BOOK, METAL, entry, now, people, played

WAITS = BOOK.with_rulings({"out_of_play_timers": "pause"})


@pytest.mark.parametrize(
    ("fact", "reason"),
    [
        ({"left_by_planned_exit": True, "reason": "medical"}, None),
        ({"left_by_planned_exit": True, "reason": "fatigue"}, None),
        ({"left_by_planned_exit": False, "reason": "fatigue"}, "must_leave_by_planned_exit"),
        ({"left_by_planned_exit": False, "reason": "safety"}, None),
        ({"skill": True, "reason": "medical"}, None),
        ({"left_by_planned_exit": True}, "no_valid_reason"),
    ],
)
def test_leaving_play(fact: dict[str, Any], reason: str | None) -> None:
    game = played(*people(A=None), entry(1, "went_out_of_play", id="out", who="A", **fact))
    assert game.outcome("out").reason == reason
    assert now(game, "A", 1).out_of_play is (reason is None)
    assert [incident.about for incident in game.game.incidents] == (["A"] if reason == "no_valid_reason" else [])


def test_the_dead_may_walk_to_a_referee_from_where_they_lie() -> None:
    enters = entry(0, "character_entered", who="A", name="A", state=Health.DEAD)
    game = played(
        entry(0, "game_opened", id="!"), enters, entry(1, "went_out_of_play", id="out", who="A", reason="dead")
    )
    assert game.outcome("out").result == "applied"


def out(at_s: float) -> Any:
    return entry(at_s, "went_out_of_play", id=f"out{at_s}", who="A", left_by_planned_exit=True, reason="medical")


def back(at_s: float) -> Any:
    return entry(at_s, "came_back_in_play", id=f"back{at_s}", who="A")


def test_nothing_reaches_nor_comes_from_somebody_out_of_play() -> None:
    game = played(*people(A=METAL, B=None), out(1), entry(2, "blow_struck", id="on", on="A", by="B"),
                  entry(3, "blow_struck", id="by", on="B", by="A"),
                  entry(4, "keyword_called", id="call", form="effect", keyword="fear", on="B", by="A"),
                  out(5), back(6), back(7))  # fmt: skip
    assert [game.outcome(name).reason for name in ("on", "by", "call", "out5", "back6", "back7")] == [
        "out_of_play", "attacker_incapable", "caster_incapable", "out_of_play", None, "in_play"]  # fmt: skip


@pytest.mark.parametrize(("book", "coma_s", "free_s", "calm_s"), [(BOOK, 300, 305, 310), (WAITS, 400, 405, 410)])
def test_countdowns_out_of_play_go_on_or_wait(book: Any, coma_s: int, free_s: int, calm_s: int) -> None:
    enters = entry(0, "character_entered", who="A", name="A", state=Health.DYING)
    effect = entry(5, "keyword_called", form="effect", keyword="blind", on="A")
    guard = entry(10, "combat_activity", who="A")
    game = played(entry(0, "game_opened", id="!"), enters, effect, guard, out(20), back(120), book=book)
    assert [now(game, "A", s).health for s in (coma_s - 1, coma_s)] == ["dying", "comatose"]
    assert [bool(now(game, "A", s).effects) for s in (free_s - 1, free_s)] == [True, False]
    assert [now(game, "A", s).fight_until is None for s in (calm_s - 1, calm_s)] == [False, True]


def test_surprise_is_pairwise_and_ends_by_noticing() -> None:
    game = played(*people(A=None, B=None, C=None), entry(1, "surprised", who="A", other="B"),
                  entry(2, "surprised", who="A", other="C"), entry(3, "surprised", id="again", who="A", other="C"),
                  entry(4, "noticed", who="A", other="B"))  # fmt: skip
    assert game.game.characters["A"].surprised_by == ("C",)
    assert game.outcome("again").reason == "already_surprised"


def test_a_skill_is_learnt_once() -> None:
    game = played(*people(A=None), entry(1, "skill_gained", id="1", who="A", skill="armourer"),
                  entry(2, "skill_gained", id="2", who="A", skill="armourer"))  # fmt: skip
    assert game.game.characters["A"].skills == ("armourer",)
    assert [game.outcome(name).reason for name in "12"] == [None, "already_known"]


def test_a_new_character_after_death_has_nothing_of_the_old() -> None:
    enters = entry(
        0,
        "character_entered",
        who="A",
        name="A",
        city="Valbrume",
        renown=12,
        skills=("armourer",),
        armour=METAL,
        state=Health.DEAD,
    )
    game = played(entry(0, "game_opened", id="!"), enters, entry(9, "character_changed", who="A", name="Zo"))
    person = game.game.characters["A"]
    assert (person.name, person.city, person.renown, person.skills, person.layers, person.cheek_crosses) == (
        "Zo", "Valbrume", 0, (), (), True)  # fmt: skip
    assert (now(game, "A", 9).health, now(game, "A", 9).since) == ("fit", 9000)


@pytest.mark.parametrize(("ruling", "renown"), [("own_count_original_kept", 13), ("original_reset_too", 0)])
def test_a_character_for_a_time_and_back(ruling: str, renown: int) -> None:
    from referee.rules.field.renown import renown as total

    book = BOOK.with_rulings({"renown_temp_character": ruling})
    enters = entry(0, "character_entered", who="A", name="A", renown=12, grand_master=True, armour=METAL)
    away = entry(10, "character_changed", id="away", who="A", reason="temporary")
    again = entry(20, "character_changed", id="again", who="A", reason="temporary")
    game = played(entry(0, "game_opened", id="!"), enters, away, again, book=book)
    assert (total(game.game.characters["A"], book), game.game.characters["A"].cheek_crosses) == (0, True)
    game.take(
        [entry(30, "character_returned", id="back", who="A"), entry(40, "character_returned", id="twice", who="A")]
    )
    person = game.game.characters["A"]
    assert (total(person, book), person.cheek_crosses, person.layers) == (renown, False, METAL)
    assert (game.outcome("twice").reason, now(game, "A", 30).since) == ("no_other_character", 30_000)


def test_the_living_do_not_change_character_by_death() -> None:
    game = played(*people(A=None), entry(1, "character_changed", id="c", who="A"))
    assert (game.outcome("c").result, game.outcome("c").reason) == ("refused", "not_dead")


def test_an_excluded_player_acts_no_more_and_conduct_is_recorded() -> None:
    game = played(
        *people(A=None, B=None),
        entry(1, "sanctioned", id="w", who="B", sanction="warning"),
        entry(2, "blow_struck", id="before", on="A", by="B"),
        entry(3, "sanctioned", id="x", who="B", sanction="exclusion"),
        entry(4, "sanctioned", id="p", who="A", sanction="exclusion", role="player"),
        entry(5, "blow_struck", id="after", on="A", by="B"),
        entry(6, "keyword_called", id="call", form="effect", keyword="fear", on="A", by="B"),
        entry(7, "incident_noted", id="n", text="said rude words", who="B", incident="suspected_cheating"),
    )
    assert [game.outcome(name).reason for name in ("before", "p", "after", "call")] == [
        None, "referees_only", "excluded", "excluded"]  # fmt: skip
    assert [(i.kind, i.about) for i in game.game.incidents] == [
        ("warning", "B"), ("exclusion", "B"), ("suspected_cheating", "B")]  # fmt: skip


@pytest.mark.parametrize(
    ("fact", "incident"),
    [
        ({"zone": "head"}, "forbidden_zone"),
        ({"unapproved_weapon": True}, "unapproved_weapon"),
        ({"rapid": True}, "rapid_blows"),
        ({"public_place": True}, "public_place"),
        ({}, None),
        ({"two_weapons": True}, None),
    ],
)
def test_a_blow_that_should_not_have_been_is_recorded_quietly(fact: dict[str, Any], incident: str | None) -> None:
    game = played(*people(A=None, B=None), entry(1, "blow_struck", on="A", by="B", **fact))
    assert [(i.kind, i.about) for i in game.game.incidents] == ([(incident, "B")] if incident else [])


def test_a_withdrawn_blow_may_leave_a_record_of_conduct() -> None:
    game = played(*people(A=None, B=None), entry(1, "blow_struck", id="hit", on="A", by="B"),
                  entry(2, "entry_withdrawn", cites="hit", reason="too hard", about="B"))  # fmt: skip
    assert now(game, "A", 2).health == "fit"
    assert [i.about for i in game.game.incidents] == ["B"]


def test_the_course_of_the_game() -> None:
    course = [("game_opened", "o"), ("game_resumed", "r1"), ("game_paused", "p1"), ("game_paused", "p2"),
              ("game_resumed", "r2"), ("game_closed", "c1"), ("game_closed", "c2")]  # fmt: skip
    log = [entry(n + 1, kind, id=id) for n, (kind, id) in enumerate(course)]
    game = played(
        *people(A=None),
        *log,
        entry(9, "blow_struck", id="late", on="A"),
        entry(10, "game_paused", id="pp", role="player"),
        entry(11, "game_resumed", id="rp", role="player"),
    )
    assert [game.outcome(name).reason for _, name in course] == [
        "already_open", "not_stopped", None, "already_stopped", None, None, "already_closed"]  # fmt: skip
    assert [game.outcome(name).reason for name in ("late", "pp", "rp")] == [
        "game_closed",
        "referees_only",
        "referees_only",
    ]
    assert game.game.clock.lost == 2000


def test_who_knows_of_a_stop_is_counted_once_and_anew_for_the_next() -> None:
    seen = [
        entry(3, "stop_seen", id="a", who="A", role="player"),
        entry(4, "stop_seen", id="b", who="A", role="player"),
    ]
    game = played(
        *people(A=None), entry(1, "stop_seen", id="early", who="A"), entry(2, "game_paused", reason="fire"), *seen
    )
    assert (game.game.stop.reason, game.game.stop.seen_by) == ("fire", ("A",))
    assert [game.outcome(name).reason for name in ("early", "a", "b")] == ["not_stopped", None, "already_seen"]
    game.take([entry(5, "game_resumed"), entry(6, "game_paused", id="again")])
    assert game.game.stop.seen_by == ()


def test_a_call_for_a_referee_stays_open_until_answered() -> None:
    game = played(
        *people(A=None),
        entry(1, "referee_called", id="call", who="A", role="player"),
        entry(2, "blow_struck", id="hit", on="A"),
        entry(3, "entry_disputed", id="no", who="A", cites="hit"),
    )
    assert game.game.open_requests == ("call", "no")
    game.take([entry(4, "request_answered", id="a", cites="call"), entry(5, "request_answered", id="b", cites="call")])
    assert game.game.open_requests == ("no",)
    assert game.outcome("b").reason == "no_such_request"
