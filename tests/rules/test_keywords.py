"""Calls in their windows, to many hearers, renewed, contradicted, dispelled («K-01» to «K-19»)."""

from __future__ import annotations

from typing import Any

import pytest

from referee.rules.field.answers import answers
from referee.rules.field.spoken import spoken_keyword
from referee.rules.kinds import Health
from tests.rules.play import BOOK, LEATHER, entry, now, people, played


def call(at_s: float, keyword: str, id: str = "", *, on: str | None = "A", form: str = "effect", **fact: Any) -> Any:
    return entry(at_s, "keyword_called", id=id or f"{keyword}{at_s}", form=form, keyword=keyword, on=on, **fact)


def running(game: Any, who: str, at_s: float) -> list[str]:
    return [effect.keyword for effect in now(game, who, at_s).effects]


THREE = people(A=None, B=None, C=None)


@pytest.mark.parametrize(
    ("at_s", "reason", "health"),
    [(10, "countered", "fit"), (10.999, "countered", "fit"), (11, "nothing_to_dispel", "wounded")],
)
def test_the_window_of_dispel_is_ten_seconds(at_s: float, reason: str, health: str) -> None:
    game = played(*THREE, call(1, "wound", "hit"), call(at_s, "dispel", "d", cites="hit"))
    assert (game.outcome("d").reason, now(game, "A", at_s).health) == (reason, health)


def test_dispel_undoes_a_theft_and_a_broken_limb() -> None:
    enters = entry(0, "character_entered", id="0-D", who="D", name="D", carried=("ring",))
    game = played(
        *THREE,
        enters,
        call(1, "theft", "t", on="D", by="B", object="ring"),
        call(2, "break", "b", object="left_arm"),
        call(5, "dispel", cites="t", on="D"),
        call(6, "dispel", cites="b"),
    )
    assert (game.game.characters["D"].carried, game.game.characters["B"].carried) == (("ring",), ())
    assert now(game, "A", 6).limbs_broken == ()
    assert game.outcome("t").reason == "dispelled"


@pytest.mark.parametrize(
    ("ruling", "modifiers", "soon", "later"),
    [
        ("blocks_counter_only", (), "divine", "effect_ended"),
        ("blocks_counter_only", ("divine",), "countered", "effect_ended"),
        ("never", (), "countered", "effect_ended"),
        ("always", (), "divine", "divine"),
        ("always", ("divine",), "countered", "effect_ended"),
    ],
)
def test_dispel_against_divine(ruling: str, modifiers: Any, soon: str, later: str) -> None:
    book = BOOK.with_rulings({"divine_vs_dispel": ruling})
    for at_s, reason in ((5, soon), (100, later)):
        game = played(*THREE, call(1, "paralyse", "p", modifiers=("divine",)),
                      call(at_s, "dispel", "d", cites="p", modifiers=modifiers), book=book)  # fmt: skip
        assert game.outcome("d").reason == reason


@pytest.mark.parametrize(
    ("fact", "reason"),
    [
        ({}, "cites_nothing"),
        ({"cites": "nowhere"}, "cited_not_here"),
        ({"cites": "r", "cites_kind": "resist"}, "cannot_dispel_dispel_or_resist"),
        ({"cites": "r"}, "nothing_to_dispel"),
    ],
)
def test_what_dispel_may_not_act_on(fact: dict[str, Any], reason: str) -> None:
    game = played(*THREE, call(1, "fear", "r", answer="resist"), call(3, "dispel", "d", **fact))
    assert game.outcome("d").reason == reason


def test_a_call_to_all_reaches_each_hearer_by_himself() -> None:
    lying = entry(0, "character_entered", id="0-D", who="D", name="D", state=Health.COMATOSE)
    deaf = call(0, "stun", on="C")
    everyone = call(
        1, "fear", "m", on=None, by="B", modifiers=("mass",), hearers=("A", "B", "C", "D"), answer={"A": "resist"}
    )
    game = played(*THREE, lying, deaf, everyone)
    outcome = game.outcome("m")
    assert {who: (each.result, each.reason) for who, each in outcome.detail["per_target"].items()} == {
        "A": ("blocked", "resisted"), "C": ("ignored", "cannot_hear"), "D": ("ignored", "cannot_hear")}  # fmt: skip
    assert (outcome.result, outcome.reason) == ("ignored", "nobody_affected")
    plain = played(
        *THREE, lying, deaf, call(1, "fear", "m", on=None, by="B", modifiers=("mass",), hearers=("A", "B", "C"))
    )
    assert (plain.outcome("m").result, running(plain, "A", 1), running(plain, "B", 1)) == ("applied", ["fear"], [])


@pytest.mark.parametrize(
    ("ruling", "stunned"), [("coma_death_stun_statue_out_of_play", ["stun"]), ("coma_and_death_only", ["fear"])]
)
def test_who_does_not_hear(ruling: str, stunned: list[str]) -> None:
    book = BOOK.with_rulings({"mass_unhearing": ruling})
    dead = entry(0, "character_entered", id="0-D", who="D", name="D", state=Health.DEAD)
    game = played(
        *THREE,
        dead,
        call(0, "stun", on="C"),
        call(1, "fear", "m", on=None, modifiers=("mass",), hearers=("C", "D")),
        book=book,
    )
    assert (running(game, "C", 1), running(game, "D", 1)) == (stunned, [])


def test_a_call_without_a_target_and_a_blow_to_all_are_refused() -> None:
    game = played(
        *THREE, call(1, "fear", "1", on=None), call(2, "fear", "2", form="blow", modifiers=("mass",), hearers=("A",))
    )
    assert [game.outcome(n).reason for n in "12"] == ["target_missing", "mass_needs_effect"]


@pytest.mark.parametrize(
    ("landed", "ruling", "keyword", "reason"),
    [
        ("shield", "break_and_disarm_only", "wound", "parried"),
        ("weapon", "break_and_disarm_only", "stun", "parried"),
        ("weapon", "break_and_disarm_only", "break", None),
        ("shield", "nothing_acts", "break", "parried"),
        ("shield", "everything_acts", "wound", None),
        ("missed", "everything_acts", "wound", "missed"),
        ("body", "nothing_acts", "wound", None),
    ],
)
def test_what_a_blow_with_a_word_meets(landed: str, ruling: str, keyword: str, reason: str | None) -> None:
    book = BOOK.with_rulings({"keyword_blow_on_shield": ruling})
    strike = call(1, keyword, "k", form="blow", landed=landed, by="B", object="shield" if keyword == "break" else None)
    game = played(*THREE, strike, book=book)
    assert game.outcome("k").reason == reason
    assert [now(game, who, 1).fight_until is not None for who in "AB"] == [landed != "missed"] * 2


def test_an_effect_is_no_fight() -> None:
    assert now(played(*THREE, call(1, "fear", by="B", landed="shield")), "A", 1).fight_until is None


@pytest.mark.parametrize(
    ("intent", "first", "then", "left"),
    [
        (None, "weakness", "blind", ["blind"]),
        ("help", "weakness", "blind", ["weakness", "blind"]),
        ("help", "fear", "root", ["root"]),
        ("help", "weakness", "weakness", ["weakness"]),
        ("help", "fear", "true_sight", ["fear"]),
        ("harm", "weakness", "message", []),
    ],
)
def test_a_new_call_upon_a_running_effect(intent: str | None, first: str, then: str, left: list[str]) -> None:
    game = played(*THREE, call(1, first), call(2, then, intent=intent))
    assert running(game, "A", 2) == left


def test_only_contradictory_effects_end_if_the_book_says_so() -> None:
    book = BOOK.with_rulings({"new_harmful_effect": "only_contradictory"})
    game = played(*THREE, call(1, "weakness"), call(2, "fear"), call(3, "root"), book=book)
    assert running(game, "A", 3) == ["weakness", "root"]


def test_a_renewed_call_acts_if_the_first_did_not() -> None:
    game = played(*THREE, call(1, "wound", "1", answer="resist"), call(4, "wound", "2", retry_of="1"),
                  call(5, "wound", "3", retry_of="2"), call(6, "wound", "4", retry_of="nothing"))  # fmt: skip
    assert [game.outcome(n).reason for n in "1234"] == ["resisted", None, "already_applied", None]


def test_weakness_spares_the_willing_and_pain_spares_its_caller() -> None:
    weak = played(
        *THREE,
        call(0, "weakness", on="B"),
        call(1, "charm", "1", by="B"),
        call(2, "charm", "2", by="B", consent=True),
        call(3, "wound", "3", by="B", form="blow", consent=True),
    )
    assert [weak.outcome(n).reason for n in "123"] == ["weakness_needs_consent", None, "attacker_incapable"]
    hurt = played(
        *THREE,
        call(0, "pain", on="B", by="A"),
        call(1, "fear", "1", by="B"),
        call(2, "fear", "2", by="B", on="C"),
        call(3, "wound", "3", by="B", form="blow"),
        entry(4, "blow_struck", id="4", on="A", by="B"),
        entry(5, "blow_struck", id="5", on="C", by="B"),
        call(6, "charm", "6", by="B", intent="help"),
    )
    assert [hurt.outcome(n).reason for n in "123456"] == ["pain_caster", None, "pain_caster", "pain_caster", None, None]
    assert now(hurt, "B", 1).spares == {"approach": ("A",), "attack": ("A",)}


@pytest.mark.parametrize(("ruling", "reason"), [("armour_yes_resist_no", None), ("both", "resisted"), ("none", None)])
def test_what_the_paralysed_may_answer(ruling: str, reason: str | None) -> None:
    book = BOOK.with_rulings({"paralysed_answers": ruling})
    setting = people(A=LEATHER, B=None)
    game = played(*setting, call(0, "paralyse"), call(1, "fear", "f", answer="resist"), book=book)
    assert game.outcome("f").reason == reason
    blow = played(*setting, call(0, "paralyse"), entry(1, "blow_struck", id="b", on="A"), book=book)
    assert blow.outcome("b").reason == (None if ruling == "none" else "armour")


def test_orders_and_invisibility() -> None:
    game = played(*THREE, call(1, "obey", "1", order="sit"), call(2, "invisible", on="B", by="B", arms_crossed=True),
                  call(3, "true_sight", "3", on="B"), call(4, "obey", "4", order_self_destructive=True))  # fmt: skip
    assert [effect.order for effect in now(game, "A", 3).effects] == ["sit"]
    assert (now(game, "B", 3).invisible, game.outcome("3").reason) == (True, "must_describe_reality")
    assert game.outcome("4").reason == "order_void"
    book = BOOK.with_rulings({"obey_invalid_order": "effect_runs_without_order"})
    assert running(played(*THREE, call(1, "obey", order_self_destructive=True), book=book), "A", 1) == ["obey"]


@pytest.mark.parametrize(
    ("ruling", "keyword", "reason"),
    [
        ("death_finishing_off_break_theft_care", "break", None),
        ("death_and_finishing_off_only", "break", "coma_unaffected"),
        ("death_and_finishing_off_only", "death", None),
        ("every_keyword", "charm", None),
        ("every_keyword", "wound", "no_change"),
    ],
)
def test_what_acts_in_coma(ruling: str, keyword: str, reason: str | None) -> None:
    lying = entry(0, "character_entered", id="0-D", who="D", name="D", state=Health.COMATOSE)
    game = played(
        *THREE,
        lying,
        call(1, keyword, "k", on="D", object="left_arm"),
        book=BOOK.with_rulings({"coma_accepts": ruling}),
    )
    assert game.outcome("k").reason == reason


@pytest.mark.parametrize(
    ("ruling", "health", "left"),
    [("absorb_N_then_ladder", "fit", 0), ("falls_at_N", "dying", 0), ("dies_at_N", "dead", 0)],
)
def test_what_the_last_agreed_blow_does_to_a_creature(ruling: str, health: str, left: int) -> None:
    book = BOOK.with_rulings({"creature_blows_semantics": ruling})
    ogre = entry(0, "character_entered", id="0-D", who="D", name="D", creature=True, resists_blows=2)
    game = played(*THREE, ogre, entry(1, "blow_struck", on="D"), book=book)
    assert (now(game, "D", 1).health, now(game, "D", 1).blows_left) == ("fit", 1)
    game.take([entry(2, "blow_struck", on="D")])
    assert (now(game, "D", 2).health, now(game, "D", 2).blows_left) == (health, left)


def test_a_word_on_a_creature_may_count_as_one_blow() -> None:
    ogre = entry(0, "character_entered", id="0-D", who="D", name="D", creature=True, resists_blows=2)
    book = BOOK.with_rulings({"creature_keywords": "count_as_one_blow"})
    game = played(*THREE, ogre, call(1, "wound", "k", on="D", form="blow"), call(2, "fear", "e", on="D"), book=book)
    assert (game.outcome("k").reason, now(game, "D", 2).blows_left, running(game, "D", 2)) == (
        "creature_absorbed",
        1,
        ["fear"],
    )


@pytest.mark.parametrize(("ruling", "health"), [("interrupts", "wounded"), ("invulnerable", "fit")])
def test_a_blow_on_a_statue_and_on_anybody_else(ruling: str, health: str) -> None:
    book = BOOK.with_rulings({"statue_vs_blow": ruling})
    for strike in (entry(2, "blow_struck", on="A"), call(2, "wound", form="blow")):
        assert now(played(*THREE, call(1, "statue"), strike, book=book), "A", 2).health == health
        assert now(played(*THREE, strike, book=book), "A", 2).health == "wounded"


@pytest.mark.parametrize(
    ("ruling", "effects", "health"),
    [
        ("wounds_without_interrupting", ["paralyse"], "wounded"),
        ("no_wound", ["paralyse"], "fit"),
        ("interrupts", [], "wounded"),
    ],
)
def test_a_friend_strikes_to_wake(ruling: str, effects: list[str], health: str) -> None:
    book = BOOK.with_rulings({"friendly_blow": ruling})
    game = played(*THREE, call(1, "paralyse"), entry(2, "blow_struck", on="A", by="C", intent="interrupt"), book=book)
    assert (running(game, "A", 2), now(game, "A", 2).health) == (effects, health)


@pytest.mark.parametrize(("ruling", "effects"), [(False, ["paralyse"]), (True, [])])
def test_a_blow_stopped_by_armour_wakes_if_the_book_says_so(ruling: bool, effects: list[str]) -> None:
    book = BOOK.with_rulings({"interrupt_by_blocked_blow": ruling})
    game = played(*people(A=LEATHER), call(1, "paralyse"), entry(2, "blow_struck", on="A"), book=book)
    assert running(game, "A", 2) == effects


@pytest.mark.parametrize(
    ("traits", "effect", "asked", "possible"),
    [
        ({"armour": LEATHER}, None, {}, ["armour", "resist"]),
        ({}, None, {}, ["resist"]),
        ({"armour": LEATHER}, None, {"divine": True}, []),
        ({"armour": LEATHER}, None, {"keyword": "wound"}, ["resist"]),
        ({"armour": LEATHER}, None, {"keyword": "dispel"}, []),
        ({"armour": LEATHER}, "paralyse", {}, ["armour"]),
        ({"armour": LEATHER, "state": Health.DYING}, None, {}, ["armour", "resist"]),
        ({"armour": LEATHER, "state": Health.COMATOSE}, None, {}, []),
        ({"armour": LEATHER, "state": Health.DEAD}, None, {}, []),
    ],
)
def test_which_answers_are_possible(
    traits: dict[str, Any], effect: str | None, asked: dict[str, Any], possible: list[str]
) -> None:
    enters = entry(0, "character_entered", id="0-D", who="D", name="D", **traits)
    game = played(*THREE, enters, *([call(1, effect, on="D")] if effect else []))
    assert answers(game.game.characters["D"], BOOK, **asked) == possible


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Coup : Blessé", ("blow", "wound")),
        ("Effet : Peur", ("effect", "fear")),
        ("effet:assommé !", ("effect", "stun")),
        ("Coup Désarme Divin", ("blow", "disarm")),
        ("Effet : Danse", None),
        ("Un nuage de suie", None),
    ],
)
def test_calls_written_on_cards(said: str, found: Any) -> None:
    assert spoken_keyword(said, BOOK) == found


@pytest.mark.parametrize(("at_s", "reason", "health"), [(15.999, "already_applied", "wounded"), (16, None, "dying")])
def test_a_renewal_counts_as_one_for_fifteen_seconds(at_s: float, reason: str | None, health: str) -> None:
    game = played(*THREE, call(1, "wound", "1"), call(at_s, "wound", "2", retry_of="1"))
    assert (game.outcome("2").reason, now(game, "A", at_s).health) == (reason, health)


@pytest.mark.parametrize(("by", "left"), [("B", ["blind"]), (None, ["blind"]), ("C", ["blind", "charm"])])
def test_refusing_a_charm_ends_that_charm_and_nothing_else(by: str | None, left: list[str]) -> None:
    game = played(
        *THREE, call(1, "blind"), call(2, "charm", by="B", intent="help"), entry(3, "charm_refused", on="A", by=by)
    )
    assert running(game, "A", 3) == left
