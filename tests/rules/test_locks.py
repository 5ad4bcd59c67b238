"""Locks, keys, forcing, traps, walls («D-01» to «D-10»)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.play import BOOK, entry, now, people, played

CUMULATIVE = BOOK.with_rulings({"lock_force_interruption": "cumulative"})
SKILL_FORCES = BOOK.with_rulings({"lock_ability_is_forcing": True})
TRAP_ONCE = BOOK.with_rulings({"lock_trap_repeat": "once"})


def lock(**traits: Any) -> Any:
    return entry(0, "lock_entered", id="1", lock="L", numbers=(12, 45), back_text="a secret", **traits)


def key(number: int, at_s: float = 1, id: str = "key") -> Any:
    return entry(at_s, "key_tried", id=id, by="A", lock="L", key=number)


def force(lasted_s: int, at_s: float = 1000, id: str = "force", **fact: Any) -> Any:
    return entry(at_s, "lock_forcing", id=id, lock="L", by="A", lasted_s=lasted_s, **fact)


def act(kind: str, at_s: float, id: str = "", by: str = "A") -> Any:
    return entry(at_s, kind, id=id or kind, by=by, lock="L")


PEOPLE = people(A=None, B=None)


@pytest.mark.parametrize(
    ("log", "last", "reason", "state", "forced", "face"),
    [
        ([key(45)], "key", None, "open", False, "front"),
        ([key(4)], "key", "wrong_key", "locked", False, "front"),
        ([key(12), key(45, 2, "again")], "again", "lock_already_open", "open", False, "front"),
        ([force(600)], "force", None, "open", True, "front"),
        ([force(599)], "force", "too_short", "locked", False, "front"),
        ([force(600, noise=False)], "force", "silent", "locked", False, "front"),
        ([key(12), force(600)], "force", "lock_already_open", "open", False, "front"),
        ([act("lock_opened_by_skill", 1)], "lock_opened_by_skill", None, "open", False, "front"),
        (
            [key(12), act("lock_opened_by_skill", 2)],
            "lock_opened_by_skill",
            "lock_already_open",
            "open",
            False,
            "front",
        ),
        ([act("card_turned", 1)], "card_turned", "not_open", "locked", False, "front"),
        ([key(12), act("card_turned", 2)], "card_turned", None, "open", False, "back"),
        ([key(12), act("card_turned", 2), act("lock_put_back", 3)], "lock_put_back", None, "locked", False, "front"),
        ([act("lock_put_back", 3)], "lock_put_back", "not_open", "locked", False, "front"),
        ([force(600), act("lock_put_back", 1001)], "lock_put_back", "forced", "open", True, "front"),
        ([key(12), act("lock_removed", 2)], "lock_removed", None, "removed", False, "front"),
        ([act("lock_removed", 2)], "lock_removed", "not_open", "locked", False, "front"),
        ([act("door_passed", 1)], "door_passed", "locked", "locked", False, "front"),
        ([key(12), act("door_passed", 2)], "door_passed", None, "open", False, "front"),
    ],
)
def test_a_lock(log: list[Any], last: str, reason: str | None, state: str, forced: bool, face: str) -> None:
    game = played(*PEOPLE, lock(), *log)
    found = game.game.locks["L"]
    assert (game.outcome(last).reason, found.state, found.forced, found.face) == (reason, state, forced, face)


@pytest.mark.parametrize(
    "kind", ["lock_opened_by_skill", "card_turned", "lock_put_back", "lock_removed", "door_passed", "lock_scanned"]
)
def test_a_lock_that_is_not_in_the_game(kind: str) -> None:
    game = played(*PEOPLE, act(kind, 1), key(1), force(600))
    assert {game.outcome(name).reason for name in (kind, "key", "force")} == {"no_such_object"}


def test_efforts_add_up_only_if_the_book_says_so_and_not_after_putting_back() -> None:
    efforts = [force(300, 400, "first"), force(300, 900, "second")]
    assert played(*PEOPLE, lock(), *efforts).game.locks["L"].state == "locked"
    game = played(*PEOPLE, lock(), *efforts, book=CUMULATIVE)
    assert game.game.locks["L"].state == "open"
    again = played(
        *PEOPLE,
        lock(),
        force(300, 400, "first"),
        key(12, 500),
        act("lock_put_back", 501),
        force(300, 900, "second"),
        book=CUMULATIVE,
    )
    assert again.game.locks["L"].state == "locked"


def test_a_skill_that_forces_leaves_a_lock_that_cannot_be_put_back() -> None:
    game = played(*PEOPLE, lock(), act("lock_opened_by_skill", 1), act("lock_put_back", 2), book=SKILL_FORCES)
    assert game.outcome("lock_put_back").reason == "forced"


def test_ten_minutes_in_vain_on_a_lock_that_cannot_be_forced_but_the_key_opens() -> None:
    game = played(*PEOPLE, lock(unforceable=True), force(600))
    assert (game.outcome("force").reason, game.game.locks["L"].state, game.game.locks["L"].face) == (
        "unforceable", "locked", "back")  # fmt: skip
    game.take([key(12, 2000)])
    assert game.game.locks["L"].state == "open"


@pytest.mark.parametrize(
    ("before", "text"),
    [([], None), ([key(12)], None), ([key(12), act("card_turned", 2)], "a secret"), ([force(600)], None)],
)
def test_the_back_is_seen_only_once_opened_and_turned(before: list[Any], text: str | None) -> None:
    game = played(*PEOPLE, lock(), *before, act("lock_scanned", 1500, by="B"))
    assert game.outcome("lock_scanned").detail["visible_text"] == text


@pytest.mark.parametrize(("book", "health"), [(BOOK, "dying"), (TRAP_ONCE, "wounded")])
def test_the_trap_falls_on_whoever_turns_the_card_each_time_or_once(book: Any, health: str) -> None:
    turns = [
        key(12),
        act("card_turned", 2, "t1", "B"),
        act("lock_put_back", 3),
        key(12, 4, "k2"),
        act("card_turned", 5, "t2", "B"),
    ]
    game = played(*PEOPLE, lock(trap="Coup : Blessé"), *turns, book=book)
    assert (now(game, "B", 5).health, now(game, "A", 5).health) == (health, "fit")
    assert (game.outcome("t1").detail["trap_on"], game.outcome("t1").detail["visible_text"]) == ("B", "a secret")


def test_a_trap_in_free_words_is_left_to_the_referee() -> None:
    game = played(*PEOPLE, lock(trap="A cloud of soot"), key(12), act("card_turned", 2))
    assert [note.code for note in game.outcome("card_turned").notes] == ["act_out"]


@pytest.mark.parametrize(
    ("fact", "reason"),
    [
        ({"act": "lift"}, "it_is_a_wall"),
        ({"act": "examine"}, "ability_required"),
        ({"act": "examine", "ability": True}, None),
    ],
)
def test_a_wall_is_a_wall(fact: dict[str, Any], reason: str | None) -> None:
    assert played(*PEOPLE, entry(1, "wall_touched", id="w", by="A", **fact)).outcome("w").reason == reason


def test_a_lock_enters_once() -> None:
    assert (
        played(*PEOPLE, lock(), entry(1, "lock_entered", id="again", lock="L")).outcome("again").reason
        == "already_in_game"
    )
