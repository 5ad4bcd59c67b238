"""Armour, shields, helmets and creatures («P-01» to «P-14», «C-01»)."""

from __future__ import annotations

from typing import Any

import pytest

from referee.rules.field.state import Layer
from tests.rules.play import LEATHER, METAL, entry, now, people, played


@pytest.mark.parametrize(
    ("layers", "rated", "saves"),
    [
        ((), None, 0),
        (LEATHER, None, 1),
        (METAL, None, 2),
        (METAL, 3, 3),
        (METAL, 0, 0),
        ((Layer("metal", 49),), None, 0),
        ((Layer("metal", 49),), 3, 0),
        ((Layer("metal", 50),), None, 2),
        ((Layer("leather", 60), Layer("metal", 60)), None, 2),
        ((Layer("leather", 30), Layer("metal", 30)), None, 1),
        ((Layer("leather", 60), Layer("metal", 30)), None, 1),
        ((Layer("none", 100),), None, 0),
        ((Layer("leather", 25), Layer("metal", 25)), None, 1),
        ((Layer("leather", 25), Layer("metal", 24)), None, 0),
    ],
)
def test_what_armour_is_worth(layers: tuple[Layer, ...], rated: int | None, saves: int) -> None:
    enters = entry(0, "character_entered", who="A", name="A", armour=layers, rated=rated)
    assert now(played(entry(0, "game_opened", id="!"), enters), "A", 0).saves == saves


@pytest.mark.parametrize(
    ("fact", "result", "reason"),
    [
        ({}, "blocked", "armour"),
        ({"landed": "shield"}, "ignored", "parried"),
        ({"landed": "weapon"}, "ignored", "parried"),
        ({"landed": "missed"}, "ignored", "missed"),
        ({"zone": "head"}, "ignored", "forbidden_zone"),
        ({"rapid": True}, "ignored", "rapid_blows"),
        ({"bare_hands": True}, "refused", "bare_hands"),
        ({"two_weapons": True}, "refused", "two_weapons"),
        ({"unapproved_weapon": True}, "refused", "unapproved_weapon"),
        ({"answer": "resist"}, "blocked", "resisted"),
        ({"modifiers": ("divine",)}, "applied", None),
        ({"decline_armour": True}, "applied", None),
    ],
)
def test_what_stops_a_blow(fact: dict[str, Any], result: str, reason: str | None) -> None:
    game = played(*people(A=METAL, B=None), entry(1, "blow_struck", id="blow", on="A", by="B", **fact))
    outcome = game.outcome("blow")
    assert (outcome.result, outcome.reason) == (result, reason)


def test_armour_says_how_many_answers_are_left_and_hidden_armour_is_shown() -> None:
    enters = entry(0, "character_entered", who="A", name="A", armour=METAL, hidden=True)
    game = played(entry(0, "game_opened", id="!"), enters, entry(1, "blow_struck", id="blow", on="A"))
    notes = [(note.code, note.values) for note in game.outcome("blow").notes]
    assert notes == [("says_armour", {}), ("saves_left", {"left": 1}), ("show_discreetly", {})]


def test_a_change_of_armour_in_a_fight_gives_no_save_back() -> None:
    game = played(*people(A=METAL), entry(1, "blow_struck", id="1", on="A"), entry(2, "blow_struck", id="2", on="A"),
                  entry(3, "armour_put_on", on="A", layers=LEATHER))  # fmt: skip
    assert (now(game, "A", 3).saves_left, now(game, "A", 302).saves_left) == (0, 1)


def test_torn_armour_stays_torn_after_the_fight_until_repaired_and_is_then_whole() -> None:
    blows = [entry(1, "blow_struck", id=str(n), on="A") for n in range(2)]
    game = played(*people(A=LEATHER), *blows)
    assert [(now(game, "A", at_s).torn, now(game, "A", at_s).saves_left) for at_s in (1, 400)] == [(True, 0), (True, 0)]
    game.take([entry(500, "repaired", on="A")])
    assert (now(game, "A", 500).torn, now(game, "A", 500).saves_left) == (False, 1)


@pytest.mark.parametrize(
    ("form", "helmet", "modifiers", "stunned"),
    [
        ("blow", True, (), False),
        ("blow", False, (), True),
        ("effect", True, (), True),
        ("blow", True, ("divine",), True),
    ],
)
def test_a_helmet_against_a_stunning_blow(form: str, helmet: bool, modifiers: tuple[str, ...], stunned: bool) -> None:
    enters = entry(0, "character_entered", who="A", name="A", helmet=helmet)
    call = entry(1, "keyword_called", form=form, keyword="stun", on="A", modifiers=modifiers)
    game = played(entry(0, "game_opened", id="!"), enters, call)
    assert bool(now(game, "A", 1).effects) is stunned


def test_a_creature_takes_its_blows_and_then_the_ladder_and_does_not_heal_with_rest() -> None:
    enters = entry(0, "character_entered", who="A", name="A", creature=True, resists_blows=2)
    blows = [entry(second, "blow_struck", id=str(second), on="A") for second in (1, 2, 1000)]
    game = played(entry(0, "game_opened", id="!"), enters, *blows)
    assert [(now(game, "A", 1000).health, now(game, "A", 1000).blows_left)] == [("wounded", 0)]
    assert [game.outcome(name).reason for name in ("1", "2", "1000")] == [
        "creature_absorbed",
        "creature_absorbed",
        None,
    ]


@pytest.mark.parametrize(
    ("kind", "fact", "reason"),
    [
        ("armour_rated", {"rated": -1}, "rating_out_of_range"),
        ("armour_rated", {"rated": 0}, None),
        ("armour_rated", {"rated": 3}, None),
        ("armour_rated", {"rated": 4}, "rating_out_of_range"),
        ("armour_rated", {"rated": None}, None),
        ("armour_put_on", {"layers": (Layer("metal", 0), Layer("leather", 100))}, None),
        ("armour_put_on", {"layers": (Layer("metal", 101),)}, "coverage_out_of_range"),
        ("armour_put_on", {"layers": (Layer("metal", -1),)}, "coverage_out_of_range"),
        ("repaired", {}, "not_broken"),
        ("repaired", {"object": "sword"}, "not_broken"),
        ("healed", {}, "not_wounded"),
    ],
)
def test_bounds_of_what_is_done_to_armour_and_bodies(kind: str, fact: dict[str, Any], reason: str | None) -> None:
    assert played(*people(A=METAL), entry(1, kind, id="x", on="A", **fact)).outcome("x").reason == reason


def test_repairing_an_object_that_is_whole_does_not_mend_torn_armour() -> None:
    torn = entry(1, "keyword_called", form="blow", keyword="wound", on="A")
    game = played(*people(A=METAL), torn, entry(2, "repaired", id="sword", on="A", object="sword"))
    assert (game.outcome("sword").reason, now(game, "A", 2).torn) == ("not_broken", True)
    game.take([entry(3, "repaired", id="armour", on="A", object="armour")])
    assert now(game, "A", 3).torn is False


@pytest.mark.parametrize(("to", "reason"), [("fit", None), ("wounded", None), ("dying", "no_better")])
def test_care_never_worsens_and_never_only_confirms(to: str, reason: str | None) -> None:
    from referee.rules.kinds import Health

    enters = entry(0, "character_entered", who="A", name="A", state=Health.DYING)
    game = played(entry(0, "game_opened", id="!"), enters, entry(1, "healed", id="care", on="A", to=Health(to)))
    assert game.outcome("care").reason == reason


def test_a_moment_says_what_comes_next() -> None:
    from referee.rules.kinds import Health

    for state, following in (("dying", "comatose"), ("comatose", "dead"), ("wounded", None)):
        enters = entry(0, "character_entered", who="A", name="A", state=Health(state))
        moment = now(played(entry(0, "game_opened", id="!"), enters), "A", 0)
        assert (moment.then, moment.begins) == (following, 0)
