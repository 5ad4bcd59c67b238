"""The game does not depend on the order of arrival, and a withdrawn entry was never logged."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.rules.entry import Entry
from referee.rules.field.moments import moments
from referee.rules.fold import Timeline
from tests.rules.play import BOOK, LEATHER, METAL, entry, people

WHO = ("godefroy", "ali", "nico", "mire")
ARMOUR = {"godefroy": METAL, "ali": None, "nico": LEATHER, "mire": None}
KEYWORDS = ("wound", "paralyse", "weakness", "fear", "root", "agony", "charm")


def act(dice: Random, at_s: float, id: str, by: str, on: str, logged: list[str]) -> Entry:
    """One thing that may happen in a quarrel."""
    cited = dice.choice(logged)
    kind, fact = dice.choice([
        ("blow_struck", {"on": on, "by": by, "act_key": dice.choice((None, None, "one", "two"))}),
        ("blow_struck", {"on": on, "by": by, "landed": dice.choice(("shield", "missed"))}),
        ("keyword_called", {"form": "blow", "by": by, "on": on, "keyword": dice.choice(KEYWORDS)}),
        ("keyword_called", {"form": "effect", "by": by, "on": on, "keyword": dice.choice(KEYWORDS)}),
        ("keyword_called", {"form": "effect", "by": by, "on": on, "keyword": "dispel", "cites": cited}),
        ("keyword_called", {"form": "effect", "by": by, "keyword": "fear", "modifiers": ("mass",), "hearers": WHO}),
        ("healed", {"on": on, "by": by}),
        ("repaired", {"on": on}),
        ("finished_off", {"on": on, "lasted_s": 30}),
        ("game_paused", {}),
        ("game_resumed", {}),
        ("ruling_made", {"on": on, "reason": "so be it", "saves_left": 1}),
        ("entry_withdrawn", {"cites": cited, "reason": "wrong person"}),
    ])  # fmt: skip
    return entry(at_s, kind, id=id, **fact)


def fight(seed: int, length: int = 60) -> list[Entry]:
    """A quarrel of so many entries over twenty minutes, with ties in time, stops, care, undo and «Dissipé»."""
    dice = Random(seed)
    log = people(**ARMOUR)
    while len(log) < length:
        logged = [other.id for other in log[len(ARMOUR) + 1 :]] or ["nothing"]
        at_s, by, on = dice.randrange(0, 1200, 3), *dice.sample(WHO, 2)
        log.append(act(dice, at_s, f"{dice.randrange(10**9):09d}", by, on, logged))
    return log


def everything(timeline: Timeline, *, but: frozenset[str] = frozenset()) -> dict[str, Any]:
    """State, outcomes and schedules, as far as anybody could ask."""
    people = timeline.game.characters
    return {
        "characters": dict(people),
        "schedules": {who: moments(person, timeline.book) for who, person in people.items()},
        "course": (timeline.game.clock, timeline.game.stop, timeline.game.closed, timeline.game.incidents),
        "outcomes": {e.id: timeline.outcome(e.id) for e in timeline.entries if e.id not in but},
    }


def folded(entries: list[Entry], pieces: int = 1, dice: Random | None = None) -> Timeline:
    timeline = Timeline(BOOK)
    if dice is None:
        timeline.take(entries)
        return timeline
    rest = list(entries)
    while rest:
        size = dice.randint(1, pieces)
        timeline.take(rest[:size])
        rest = rest[size:]
    return timeline


@pytest.mark.parametrize("seed", range(20))
def test_500_orders_of_arrival_give_one_game(seed: int) -> None:
    log, dice = fight(seed), Random(seed)
    expected = everything(folded(log))
    for _ in range(25):
        shuffled = dice.sample(log, len(log))
        assert everything(folded(shuffled, 7, dice)) == expected


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), which=st.integers(0, 10**6), place=st.integers(0, 10**6))
def test_a_withdrawn_entry_was_never_logged(seed: int, which: int, place: int) -> None:
    log = fight(seed)
    chosen = log[len(ARMOUR) + 1 + which % (len(log) - len(ARMOUR) - 1)]
    if chosen.kind == "entry_withdrawn" or any(getattr(e.fact, "cites", None) == chosen.id for e in log):
        return
    undo = entry(1300, "entry_withdrawn", id="undo", cites=chosen.id, reason="heard wrong")
    with_undo = [*log]
    with_undo.insert(place % len(log), undo)
    without = [e for e in log if e.id != chosen.id]
    apart = frozenset({chosen.id, "undo"})
    assert everything(folded(with_undo, 5, Random(seed)), but=apart) == everything(folded(without), but=apart)


@pytest.mark.parametrize("seed", range(10))
def test_what_changed_is_announced(seed: int) -> None:
    """Whoever is not named in a change is what he was before."""
    log, dice = fight(seed), Random(seed)
    timeline = Timeline(BOOK)
    for one in dice.sample(log, len(log)):
        before = {who: moments(person, BOOK) for who, person in timeline.game.characters.items()}
        told = {e.id: timeline.outcome(e.id) for e in timeline.entries}
        change = timeline.take([one])
        for who, person in timeline.game.characters.items():
            assert who in change.touched or moments(person, BOOK) == before[who]
        for name, outcome in told.items():
            assert name in change.outcomes or timeline.outcome(name) == outcome
