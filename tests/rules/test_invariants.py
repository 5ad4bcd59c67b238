"""Whatever is reported in whatever order, some things never happen.

Set REFEREE_HYPOTHESIS=minutes for a long run (10,000 games); a plain run plays a few hundred.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any, get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.rules.entry import Entry
from referee.rules.field.moments import moments
from referee.rules.fold import Timeline
from referee.rules.kinds import LIMBS, Health, Keyword
from tests.rules.play import BOOK, LEATHER, METAL, entry, people

GAMES = 10_000 if os.environ.get("REFEREE_HYPOTHESIS") == "minutes" else 150
WHO = ("A", "B", "C", "D")
OBJECTS = ("sword", "ring", "cup", *LIMBS)

person, second = st.sampled_from(WHO), st.integers(0, 2400)


def fact(kind: str, **keys: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[str, dict[str, Any]]]:
    return st.tuples(st.just(kind), st.fixed_dictionaries(keys))


def maybe(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(st.none(), strategy)


people_tuple = st.lists(person, unique=True, max_size=4).map(tuple)
cited = st.integers(0, 24).map(lambda index: f"{index:04d}")

FACTS = st.one_of(
    fact("blow_struck", on=person, by=maybe(person), landed=st.sampled_from(("body", "shield", "missed")),
         intent=st.sampled_from(("harm", "interrupt", "help")), answer=maybe(st.just("resist")),
         rapid=st.booleans(), zone=maybe(st.just("head")), modifiers=st.sampled_from(((), ("divine",))),
         act_key=maybe(st.sampled_from(("k1", "k2")))),
    fact("keyword_called", keyword=st.sampled_from(get_args(Keyword)), form=maybe(st.sampled_from(("blow", "effect"))),
         on=maybe(person), by=maybe(person), modifiers=st.sampled_from(((), ("divine",), ("mass",))),
         hearers=people_tuple, object=maybe(st.sampled_from(OBJECTS)), duration_s=maybe(st.integers(0, 900)),
         cites=maybe(cited), retry_of=maybe(cited), order_self_destructive=st.booleans(), consent=st.booleans()),
    fact("healed", on=person, by=maybe(person), to=maybe(st.sampled_from((Health.FIT, Health.WOUNDED)))),
    fact("slept", on=people_tuple),
    fact("repaired", on=person, by=maybe(person), object=maybe(st.sampled_from(OBJECTS))),
    fact("limb_broken", on=person, limb=st.sampled_from(LIMBS), lasted_s=st.integers(0, 60)),
    fact("limb_mended", on=person, limb=st.sampled_from(LIMBS)),
    fact("finished_off", on=person, by=maybe(person), lasted_s=st.integers(0, 60)),
    fact("bound", on=person, limbs=st.sampled_from((("arms",), ("arms", "legs"))), consent=st.booleans()),
    fact("released", on=person),
    fact("prisoner_decided", on=person, choice=st.sampled_from(("release", "kill", "referee"))),
    fact("picked_up", by=person, object=st.sampled_from(OBJECTS)),
    fact("item_taken", by=person, object=st.sampled_from(OBJECTS)),
    fact("wool_tied", by=person, on=person, object=st.sampled_from(OBJECTS), moved_from=maybe(st.just("ring"))),
    fact("armour_put_on", on=person, layers=st.sampled_from(((), LEATHER, METAL))),
    fact("armour_rated", on=person, rated=maybe(st.integers(-1, 5))),
    fact("fight_ended", who=people_tuple),
    fact("combat_activity", who=person),
    fact("charm_refused", on=person, by=maybe(person)),
    fact("went_out_of_play", who=person, left_by_planned_exit=st.booleans(), reason=maybe(st.just("medical"))),
    fact("came_back_in_play", who=person),
    fact("character_changed", who=person, reason=st.sampled_from(("dead", "temporary"))),
    fact("character_returned", who=person),
    fact("ruling_made", on=person, reason=st.just("so be it"), health=maybe(st.sampled_from(list(Health))),
         saves_left=maybe(st.integers(0, 3)), ends_effects=st.booleans()),
    fact("renown_changed", who=person, points=st.integers(-5, 5),
         source=st.sampled_from(("city_way", "masterpiece_gain", "masterpiece_loss", "grand_master"))),
    fact("game_paused"), fact("game_resumed"), fact("game_closed"),
    fact("entry_withdrawn", cites=cited, reason=st.just("heard wrong")),
)  # fmt: skip

LOG = st.lists(st.tuples(second, FACTS), min_size=1, max_size=25)


def log_of(acts: list[tuple[int, tuple[str, dict[str, Any]]]]) -> list[Entry]:
    setting = [*people(A=METAL, B=LEATHER, C=None, D=None),
               entry(0, "item_entered", id="0-cup", object="cup", black_triangle=True, holder="C")]  # fmt: skip
    return setting + [entry(at_s, kind, id=f"{n:04d}", **keys) for n, (at_s, (kind, keys)) in enumerate(acts)]


def folded(log: list[Entry]) -> Timeline:
    timeline = Timeline(BOOK)
    timeline.take(log)
    return timeline


RAISES_THE_DEAD = ("character_changed", "character_returned", "ruling_made")


@settings(max_examples=GAMES, deadline=None)
@given(LOG)
def test_nobody_leaves_death_but_by_a_new_character_a_ruling_or_a_dispel(acts: Any) -> None:
    log = sorted(log_of(acts), key=lambda e: e.order)
    dead_before: set[str] = set()
    for length in range(1, len(log) + 1):
        timeline, last = folded(log[:length]), log[length - 1]
        played = timeline.game.clock.played(last.at)
        dead = {who for who, it in timeline.game.characters.items() if moments(it, BOOK, played)[0].health == "dead"}
        risen = dead_before - dead
        undone = "counters" in timeline.outcome(last.id).detail or last.kind == "entry_withdrawn"
        assert not risen or undone or last.kind in RAISES_THE_DEAD, f"{risen} rose by {last}"
        dead_before = dead


@settings(max_examples=GAMES, deadline=None)
@given(LOG, st.integers(0, 5000))
def test_no_number_leaves_its_bounds_and_no_effect_outlives_its_time(acts: Any, later_s: int) -> None:
    timeline = folded(log_of(acts))
    played = timeline.game.clock.played(2400_000 + later_s * 1000)
    for who, it in timeline.game.characters.items():
        schedule = moments(it, BOOK, played)
        assert [moment.begins for moment in schedule] == sorted({moment.begins for moment in schedule})
        for moment in schedule:
            assert moment.saves_left >= 0, who
            assert 0 <= moment.saves <= BOOK.rated_max, who
            assert moment.blows_left >= 0
            assert moment.extra_blows >= 0
            assert all(effect.ends is None or effect.ends > moment.begins for effect in moment.effects)
            assert not (moment.health == "dead" and (moment.effects or moment.until is not None))
            assert moment.until is None or moment.until > moment.begins
            assert all(start <= end for start, end in moment.forgotten)
        assert it.renown >= 0
        assert it.masterpieces >= 0
        assert not set(it.held) & set(it.carried)


@settings(max_examples=GAMES, deadline=None)
@given(LOG, st.randoms(use_true_random=False))
def test_every_order_of_arrival_gives_the_same_game(acts: Any, dice: Random) -> None:
    log = log_of(acts)
    shuffled, piecemeal = dice.sample(log, len(log)), Timeline(BOOK)
    for start in range(0, len(log), 3):
        piecemeal.take(shuffled[start : start + 3])
    whole = folded(log)
    assert piecemeal.game.characters == whole.game.characters
    assert piecemeal.game.items == whole.game.items
    assert [piecemeal.outcome(e.id) for e in log] == [whole.outcome(e.id) for e in log]


@settings(max_examples=GAMES, deadline=None)
@given(LOG, st.integers(0, 24))
def test_a_withdrawn_report_leaves_no_trace(acts: Any, which: int) -> None:
    log = log_of(acts)
    chosen = log[-1 - which % len(acts)]
    if any(getattr(e.fact, "cites", None) == chosen.id or getattr(e.fact, "retry_of", None) == chosen.id for e in log):
        return
    if chosen.kind == "entry_withdrawn":
        return
    undone = folded([*log, entry(2500, "entry_withdrawn", id="undo", cites=chosen.id, reason="wrong person")])
    never = folded([e for e in log if e.id != chosen.id])
    assert undone.game.characters == never.game.characters
    assert undone.game.items == never.game.items
    assert undone.game.incidents == never.game.incidents
