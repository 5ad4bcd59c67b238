"""Breaking limbs, finishing off, binding, the prisoner's hour («V-01» to «V-05»)."""

from __future__ import annotations

from typing import Any

import pytest

from referee.rules.kinds import Health
from tests.rules.play import BOOK, entry, now, people, played

NOT_WAKING = BOOK.with_rulings({"fracture_interrupts": False})
WHOLE_COUNT = BOOK.with_rulings({"finishing_off_coma_check": "whole_countdown"})
NO_RESIST = BOOK.with_rulings({"finishing_off_resist": "forbidden"})


def lying(state: str) -> Any:
    return (
        entry(0, "game_opened", id="!"),
        entry(0, "character_entered", id="0", who="A", name="A", state=Health(state)),
    )


@pytest.mark.parametrize(
    ("state", "fact", "result", "reason"),
    [
        ("comatose", {"lasted_s": 30}, "applied", None),
        ("dying", {"lasted_s": 30}, "applied", None),
        ("comatose", {"lasted_s": 29}, "refused", "too_short"),
        ("fit", {"lasted_s": 30}, "refused", "not_helpless"),
        ("wounded", {"lasted_s": 30}, "refused", "not_helpless"),
        ("dead", {"lasted_s": 30}, "ignored", "dead"),
        ("comatose", {"lasted_s": 30, "amputates": True}, "refused", "no_amputation"),
    ],
)
def test_breaking_a_limb(state: str, fact: dict[str, Any], result: str, reason: str | None) -> None:
    game = played(*lying(state), entry(30, "limb_broken", id="limb", on="A", limb="left_arm", **fact))
    assert (game.outcome("limb").result, game.outcome("limb").reason) == (result, reason)
    assert now(game, "A", 30).limbs_broken == (("left_arm",) if result == "applied" else ())


@pytest.mark.parametrize(("book", "effects"), [(BOOK, []), (NOT_WAKING, ["stun"])])
def test_breaking_a_limb_wakes_the_stunned_if_the_book_says_so(book: Any, effects: list[str]) -> None:
    stun = entry(0, "keyword_called", form="effect", keyword="stun", on="A")
    limb = entry(40, "limb_broken", on="A", limb="left_leg", lasted_s=30)
    game = played(*people(A=None), stun, limb, book=book)
    assert [effect.keyword for effect in now(game, "A", 40).effects] == effects
    assert now(game, "A", 400).can["walk"] is False
    assert now(game, "A", 400).can["run"] is False
    assert now(game, "A", 400).can["crawl"] is True


def test_a_limb_is_broken_once_and_mended_once() -> None:
    game = played(*lying("comatose"), entry(30, "limb_broken", on="A", limb="left_arm", lasted_s=30),
                  entry(31, "limb_broken", id="again", on="A", limb="left_arm", lasted_s=30),
                  entry(40, "limb_mended", id="mend", on="A", limb="left_arm"),
                  entry(41, "limb_mended", id="none", on="A", limb="left_arm"))  # fmt: skip
    assert [game.outcome(name).reason for name in ("again", "mend", "none")] == ["already_broken", None, "not_broken"]


def test_the_dead_have_no_limbs_mended() -> None:
    game = played(*lying("dead"), entry(1, "limb_mended", id="mend", on="A", limb="left_arm"))
    assert (game.outcome("mend").result, game.outcome("mend").reason) == ("refused", "dead")


@pytest.mark.parametrize(
    ("state", "at_s", "fact", "book", "reason"),
    [
        ("comatose", 30, {"lasted_s": 30}, BOOK, None),
        ("comatose", 30, {"lasted_s": 29}, BOOK, "too_short"),
        ("dying", 30, {"lasted_s": 30}, BOOK, "not_in_coma"),
        ("dying", 310, {"lasted_s": 30}, BOOK, None),
        ("dying", 310, {"lasted_s": 30}, WHOLE_COUNT, "not_in_coma"),
        ("dying", 330, {"lasted_s": 30}, WHOLE_COUNT, None),
        ("fit", 30, {"lasted_s": 30}, BOOK, "not_in_coma"),
        ("dead", 30, {"lasted_s": 30}, BOOK, "dead"),
        ("comatose", 30, {"lasted_s": 30, "answer": "resist"}, BOOK, "resisted"),
        ("comatose", 30, {"lasted_s": 30, "answer": "resist"}, NO_RESIST, None),
    ],
)
def test_finishing_off(state: str, at_s: float, fact: dict[str, Any], book: Any, reason: str | None) -> None:
    game = played(*lying(state), entry(at_s, "finished_off", id="words", on="A", **fact), book=book)
    assert game.outcome("words").reason == reason
    assert (now(game, "A", at_s).health == "dead") == (reason in (None, "dead"))


@pytest.mark.parametrize(
    ("state", "consent", "reason"),
    [("fit", False, "no_consent_and_can_oppose"), ("fit", True, None), ("dying", False, None), ("dead", True, "dead")],
)
def test_binding(state: str, consent: bool, reason: str | None) -> None:
    game = played(*lying(state), entry(1, "bound", id="bind", on="A", limbs=("arms", "legs"), consent=consent))
    assert game.outcome("bind").reason == reason
    assert now(game, "A", 1).helpless is (state != "fit" or reason is None)


def bind(at_s: float, *limbs: str, id: str = "") -> Any:
    return entry(at_s, "bound", id=id, on="A", limbs=limbs or ("arms", "legs"), consent=True)


@pytest.mark.parametrize(
    ("restart", "released_s", "bound_again_s", "alarm_s"),
    [
        ("release_of_300_s", 3000, 3299, 3600),
        ("release_of_300_s", 3000, 3300, 6900),
        ("any_release", 3000, 3001, 6601),
        ("never", 3000, 3500, 3600),
    ],
)
def test_the_hour_of_somebody_released_and_caught_again(
    restart: str, released_s: float, bound_again_s: float, alarm_s: int
) -> None:
    book = BOOK.with_rulings({"prisoner_clock_restart": restart})
    release = entry(released_s, "released", on="A")
    game = played(*people(A=None), bind(0), release, bind(bound_again_s), book=book)
    assert now(game, "A", released_s).prisoner_until is not None
    assert now(game, "A", bound_again_s).prisoner_until == alarm_s * 1000


def test_more_bonds_do_not_start_the_hour_anew_and_arms_alone_are_not_helpless() -> None:
    game = played(*people(A=None), bind(0, "arms"), bind(100, "arms", "legs"))
    moment = now(game, "A", 100)
    assert (moment.bonds, moment.prisoner_until, moment.helpless) == (("arms", "legs"), 3600_000, True)
    assert now(played(*people(A=None), bind(0, "arms")), "A", 0).helpless is False


@pytest.mark.parametrize(
    ("choice", "health", "notes"),
    [("release", "fit", []), ("kill", "dead", ["now_dead"]), ("referee", "fit", ["plays_other_character"])],
)
def test_what_is_decided_of_a_prisoner(choice: str, health: str, notes: list[str]) -> None:
    game = played(*people(A=None), bind(0), entry(3600, "prisoner_decided", id="d", on="A", choice=choice))
    moment = now(game, "A", 3600)
    assert (moment.health, moment.bonds, moment.prisoner_until) == (health, (), None)
    assert [note.code for note in game.outcome("d").notes] == notes


def test_the_free_are_neither_released_nor_decided_on() -> None:
    game = played(*people(A=None), entry(1, "released", id="r", on="A"),
                  entry(2, "prisoner_decided", id="d", on="A", choice="kill"))  # fmt: skip
    assert [game.outcome(name).reason for name in "rd"] == ["not_bound", "not_bound"]
