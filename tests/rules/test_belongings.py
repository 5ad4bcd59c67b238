"""Objects, theft, wool, searching («KW-08», «KW-24», «T-01» to «T-06», «S-01» to «S-04»)."""

from __future__ import annotations

from typing import Any

import pytest

from referee.rules.kinds import Health
from tests.rules.play import entry, now, people, played


def thing(object: str, **traits: Any) -> Any:
    return entry(0, "item_entered", id=f"1-{object}", object=object, **traits)


def owner(**traits: Any) -> Any:
    return entry(0, "character_entered", id="0-A", who="A", name="A", **traits)


OTHERS = people(B=None, C=None)


def vol(object: str | None, at_s: float = 10, id: str = "vol") -> Any:
    return entry(at_s, "keyword_called", id=id, form="effect", keyword="theft", on="A", by="B", object=object)


@pytest.mark.parametrize(
    ("object", "result", "reason", "a_has", "b_has"),
    [
        ("ring", "applied", None, (), ("ring",)),
        ("dagger", "applied", "wool_tied", ("dagger",), ()),
        ("sword", "refused", "held_in_hand", (), ()),
        ("cloak", "refused", "worn_clothing", (), ()),
        ("moon", "ignored", "no_such_object", (), ()),
        (None, "refused", "object_required", (), ()),
    ],
)
def test_stealing_by_the_word(object: str | None, result: str, reason: str | None, a_has: Any, b_has: Any) -> None:
    enters = owner(held=("sword",), worn=("cloak",), carried=("ring", "dagger"), personal=("dagger",))
    game = played(*OTHERS, enters, vol(object))
    assert (game.outcome("vol").result, game.outcome("vol").reason) == (result, reason)
    a, b = game.game.characters["A"], game.game.characters["B"]
    assert (set(a.carried) >= set(a_has), b.carried) == (True, b_has)
    assert ("ring" in a.carried) is (object != "ring")
    assert a.wool == (("dagger",) if object == "dagger" else ())
    assert [bool(now(game, "A", s).noticed) for s in (309, 310)] == [False, object == "ring"]


def test_a_stolen_masterpiece_moves_renown_and_the_victim_sees_it_later() -> None:
    from referee.rules.field.ageing import age
    from referee.rules.field.renown import renown, renown_shown

    game = played(
        *OTHERS,
        owner(carried=("statue",)),
        thing("statue", masterpiece=True, black_triangle=True, holder="A"),
        vol("statue"),
    )
    a, b = (game.game.characters[who] for who in "AB")
    assert (renown(a, game.book), renown_shown(a, game.book), renown(b, game.book)) == (0, 1, 1)
    assert game.game.items["statue"].holder == "B"
    later = a.copy()
    age(later, 310_000, game.book)
    assert renown_shown(later, game.book) == 0
    at_once = game.book.with_rulings({"renown_drop_hidden": "at_once"})
    assert renown_shown(a, at_once) == 0


@pytest.mark.parametrize(
    ("object", "by", "result", "reason"),
    [
        ("ring", "B", "applied", None),
        ("purse", "B", "applied", None),
        ("sword", "B", "refused", "personal_object"),
        ("ring", "A", "ignored", "already_held"),
        ("moon", "B", "ignored", "no_such_object"),
        ("coin", "B", "applied", None),
    ],
)
def test_really_taking(object: str, by: str, result: str, reason: str | None) -> None:
    game = played(
        *OTHERS,
        owner(),
        thing("ring", black_triangle=True, holder="A"),
        thing("purse", currency=True, holder="A"),
        thing("sword", personal=True, holder="A"),
        thing("coin", currency=True),
        entry(10, "item_taken", id="t", by=by, object=object),
    )
    assert (game.outcome("t").result, game.outcome("t").reason) == (result, reason)
    if result == "applied":
        assert game.game.items[object].holder == by
        assert object in game.game.characters[by].carried
        assert object not in game.game.characters["A"].carried


def wool(object: str, by: str = "B", on: str = "A", **fact: Any) -> Any:
    return entry(10, "wool_tied", id="w", by=by, on=on, object=object, **fact)


@pytest.mark.parametrize(
    ("tie", "reason", "a_wool", "c_wool"),
    [
        (wool("axe"), None, ("sword", "axe"), ()),
        (wool("sword"), "already_woolled", ("sword",), ()),
        (wool("ring"), "game_object_is_taken_really", ("sword",), ()),
        (wool("purse"), "game_object_is_taken_really", ("sword",), ()),
        (wool("blade", by="A", on="C", moved_from="sword"), None, (), ("blade",)),
        (wool("bow", by="A", on="C", moved_from="sword"), "not_similar", ("sword",), ()),
        (wool("moon", by="A", on="C", moved_from="sword"), "not_similar", ("sword",), ()),
        (wool("blade", by="A", on="C", moved_from="axe"), "no_such_object", ("sword",), ()),
    ],
)
def test_white_wool(tie: Any, reason: str | None, a_wool: Any, c_wool: Any) -> None:
    things = [
        thing("sword", personal=True, type="sword"),
        thing("blade", personal=True, type="sword"),
        thing("bow", personal=True, type="bow"),
        thing("ring", black_triangle=True),
        thing("purse", currency=True),
    ]
    first = entry(5, "wool_tied", by="B", on="A", object="sword")
    game = played(*OTHERS, owner(), *things, first, tie)
    assert game.outcome("w").reason == reason
    assert tuple(game.game.characters[who].wool for who in "AC") == (a_wool, c_wool)


def test_what_is_broken_or_under_wool_cannot_be_used() -> None:
    broken = entry(1, "keyword_called", form="blow", keyword="break", on="A", object="sword")
    game = played(
        *OTHERS,
        owner(held=("sword", "axe", "bow")),
        broken,
        entry(2, "wool_tied", by="B", on="A", object="axe"),
        *(entry(3, "item_used", id=name, by="A", object=name) for name in ("sword", "axe", "bow")),
    )
    assert [game.outcome(name).reason for name in ("sword", "axe", "bow")] == ["broken", "white_wool", None]
    game.take(
        [entry(4, "repaired", on="A", object="sword"), entry(5, "item_used", id="mended", by="A", object="sword")]
    )
    assert game.outcome("mended").result == "applied"


def test_trade_and_return_and_what_is_left_to_return() -> None:
    from referee.rules.field.belongings import to_return

    game = played(*OTHERS, owner(personal=("sword",)), thing("ring", black_triangle=True, holder="A"),
                  thing("cup", black_triangle=True, holder="A"), thing("axe", personal=True, holder="A"),
                  entry(1, "item_traded", id="1", by="A", object="sword", between_players=False),
                  entry(2, "item_traded", id="2", by="A", object="axe", between_players=False),
                  entry(3, "item_traded", id="3", by="A", object="sword"),
                  entry(4, "item_traded", id="4", by="A", object="ring", taker="B"),
                  entry(5, "item_traded", id="5", by="A", object="cup", between_players=False),
                  entry(6, "item_entered", id="6", object="cup"))  # fmt: skip
    assert [game.outcome(n).reason for n in "123456"] == [
        "players_only",
        "players_only",
        None,
        None,
        None,
        "already_in_game",
    ]
    assert [(item.id, item.holder) for item in to_return(game.game.items)] == [("cup", "A"), ("ring", "B")]
    game.take([entry(9, "item_returned", id="r", object="ring"), entry(9, "item_returned", id="m", object="moon")])
    assert [item.id for item in to_return(game.game.items)] == ["cup"]
    assert (game.game.items["ring"].kept_for_next_event_by, game.outcome("m").reason) == ("B", "no_such_object")


def test_an_object_that_enters_is_with_its_holder_once() -> None:
    game = played(*OTHERS, owner(held=("axe",)), thing("axe", holder="A", personal=True), thing("ring", holder="A"),
                  thing("lamp", holder="nobody"))  # fmt: skip
    person = game.game.characters["A"]
    assert (person.held, person.carried, person.personal) == (("axe",), ("ring",), ("axe",))


def test_picking_up_after_the_count_to_three_and_at_once_by_others() -> None:
    disarm = entry(10, "keyword_called", form="effect", keyword="disarm", on="A", object="sword")
    game = played(
        *OTHERS,
        owner(held=("sword",)),
        disarm,
        entry(12.999, "picked_up", id="early", by="A", object="sword"),
        entry(13, "picked_up", id="now", by="A", object="sword"),
        entry(14, "picked_up", id="more", by="A", object="sword"),
    )
    assert [game.outcome(name).reason for name in ("early", "now", "more")] == ["count_to_3", None, None]
    assert (game.game.characters["A"].held, game.game.characters["A"].dropped) == (("sword",), ())
    other = played(*OTHERS, owner(held=("sword",)), disarm, entry(11, "picked_up", id="b", by="B", object="sword"))
    assert other.game.characters["B"].held == ("sword",)


@pytest.mark.parametrize(
    ("state", "fact", "reason"),
    [
        ("comatose", {}, None),
        ("fit", {}, "can_oppose"),
        ("fit", {"consent": True}, None),
        ("comatose", {"mode_chosen_by": "searcher"}, "victim_chooses"),
    ],
)
def test_searching(state: str, fact: dict[str, Any], reason: str | None) -> None:
    hidden = {"pocket": ("ring", "dagger"), "boot": ("letter",), "back": ("cloak",), "belt": ("knife",)}
    search = entry(
        10, "person_searched", id="s", on="A", by="B", places=("pocket", "back", "belt", "hat"), hidden=hidden, **fact
    )
    game = played(*OTHERS, owner(state=Health(state), worn=("cloak",), personal=("knife",)), thing("ring"),
                  thing("dagger", personal=True), search)  # fmt: skip
    assert game.outcome("s").reason == reason
    if reason is None:
        assert game.outcome("s").detail == {"given": ["ring"], "kept": {
            "dagger": "personal_wool_only", "cloak": "worn_clothing", "knife": "personal_wool_only"}}  # fmt: skip


def test_what_is_picked_up_is_in_one_hand_only_and_a_masterpiece_goes_along() -> None:
    game = played(*OTHERS, owner(carried=("ring",)), thing("cup", masterpiece=True, holder="A"),
                  entry(1, "picked_up", by="A", object="ring"),
                  entry(2, "picked_up", by="A", object="cup"))  # fmt: skip
    a = game.game.characters["A"]
    assert (a.held, a.carried, a.masterpieces) == (("ring", "cup"), (), 1)
    game.take([entry(3, "picked_up", by="B", object="cup")])
    a, b = (game.game.characters[who] for who in "AB")
    assert (a.held, a.masterpieces, b.held, b.carried, b.masterpieces) == (("ring",), 0, ("cup",), (), 1)
    assert game.game.items["cup"].holder == "B"


def test_what_is_stolen_leaves_the_rest_where_it_was() -> None:
    enters = owner(held=("sword", "torch"), worn=("cloak", "hat"), carried=("ring", "letter"))
    a = played(*OTHERS, enters, vol("ring")).game.characters["A"]
    assert (a.held, a.worn, a.carried) == (("sword", "torch"), ("cloak", "hat"), ("letter",))
