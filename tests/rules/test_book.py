"""The book as a file: read whole, refused with every mistake named."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from referee.rules.book import BookError, read_book
from referee.rules.rulings import RULINGS
from tests.rules.play import BOOK, BOOK_FILE


def table() -> dict[str, Any]:
    return tomllib.loads(BOOK_FILE.read_text("utf-8"))


def test_the_numbers_of_the_documents() -> None:
    assert {name: span // 1000 for name, span in BOOK.timers.items()} == {
        "agony": 300, "coma": 300, "effect": 300, "calm": 300, "finish_off": 30, "limb": 30, "pickup": 3,
        "prisoner": 3600, "release": 300, "dispel_window": 10, "theft": 300, "force_lock": 600,
        "retry_window": 15, "rapid_blows": 1,
    }  # fmt: skip
    assert (BOOK.coverage, BOOK.rated_max, dict(BOOK.saves)) == (50, 3, {"none": 0, "leather": 1, "metal": 2})
    assert {rank.id: rank.at for rank in BOOK.ranks} == {"notable": 5, "noble": 10, "great_noble": 15, "luminary": 20}
    assert BOOK.feedback_days == 15


def test_privileges_of_the_ranks() -> None:
    rows = {rank.id: (rank.respected_by, rank.admired_by, rank.granted_by, rank.may_lead) for rank in BOOK.ranks}
    assert rows == {
        "notable": ("own_city", "none", "none", False),
        "noble": ("all_cities", "none", "none", False),
        "great_noble": ("all_cities", "own_city", "own_city", False),
        "luminary": ("all_cities", "all_cities", "all_cities", True),
    }


def test_ten_keywords_last_five_minutes_ten_for_good_four_are_special() -> None:
    by_class: dict[str, set[str]] = {}
    for name, rule in BOOK.keywords.items():
        by_class.setdefault(rule.lasts, set()).add(name)
    assert by_class["timed"] == {
        "stun",
        "blind",
        "charm",
        "pain",
        "weakness",
        "root",
        "obey",
        "paralyse",
        "fear",
        "statue",
    }
    assert by_class["special"] == {"divine", "invisible", "mass", "resist"}
    assert len(by_class["lasting"]) == 10
    assert {name for name, rule in BOOK.keywords.items() if not rule.harms} == {
        "dispel", "divine", "invisible", "mass", "message", "true_sight", "resist"}  # fmt: skip


def test_what_each_effect_forbids_and_contradicts() -> None:
    nothing_left = ("run", "walk", "crawl", "speak", "attack", "defend", "use_effects", "see", "hear")
    forbids = {name: rule.forbids for name, rule in BOOK.keywords.items() if rule.forbids}
    assert forbids == {
        "stun": nothing_left, "statue": nothing_left, "paralyse": nothing_left[:-2], "blind": ("see",),
        "weakness": ("run", "attack"), "root": ("run", "walk", "crawl"),
    }  # fmt: skip
    pairs = {tuple(sorted((name, other))) for name, rule in BOOK.keywords.items() for other in rule.contradicts}
    assert pairs == {
        tuple(sorted(pair))
        for pair in (
            ("fear", "root"),
            ("fear", "paralyse"),
            ("fear", "statue"),
            ("fear", "stun"),
            ("charm", "fear"),
            ("charm", "pain"),
            ("obey", "paralyse"),
            ("obey", "statue"),
            ("obey", "stun"),
            ("charm", "paralyse"),
            ("charm", "statue"),
            ("charm", "stun"),
        )
    }
    for name, other in pairs:
        assert other in BOOK.keywords[name].contradicts
        assert name in BOOK.keywords[other].contradicts
    assert {name for name, rule in BOOK.keywords.items() if rule.helpless} == {"stun", "paralyse", "statue"}
    assert {name: rule.spares_caller for name, rule in BOOK.keywords.items() if rule.spares_caller} == {
        "pain": ("approach", "attack"), "fear": ("approach",)}  # fmt: skip


def test_the_default_answer_to_every_question_is_that_of_the_book() -> None:
    assert dict(BOOK.rulings) == {name: answers[0] for name, answers in RULINGS.items()}


@pytest.mark.parametrize(
    ("spoil", "key", "code"),
    [
        (lambda b: b["timers"].pop("agony_s"), "timers.agony_s", "missing"),
        (lambda b: b["timers"].update(agony_s="300"), "timers.agony_s", "wrong_type"),
        (lambda b: b["timers"].update(agony_s=-1), "timers.agony_s", "wrong_type"),
        (lambda b: b["states"].update(dying=["fly"]), "states.dying: fly", "unknown_word"),
        (lambda b: b["keywords"].pop("fear"), "keywords.fear", "missing"),
        (
            lambda b: b["keywords"].update(sneeze={"lasts": "timed", "harms": True}),
            "keywords.sneeze",
            "unknown_keyword",
        ),
        (lambda b: b["keywords"]["fear"].update(colour="red"), "keywords.fear.colour", "unknown_key"),
        (lambda b: b["keywords"]["fear"].update(lasts="long"), "keywords.fear.lasts", "unknown_word"),
        (lambda b: b["rulings"].update(blow_on_dying="maybe"), "rulings.blow_on_dying", "unknown_answer"),
        (
            lambda b: b["rulings"].update(keyword_blow_also_wounds="true"),
            "rulings.keyword_blow_also_wounds",
            "unknown_answer",
        ),
        (lambda b: b["rulings"].update(weather="rain"), "rulings.weather", "unknown_ruling"),
        (lambda b: b["ranks"]["noble"].update(respected_by="cats"), "ranks.noble.respected_by", "unknown_word"),
        (lambda b: b["cities"].update(X={"king": "Roi"}), "cities.X.king", "unknown_word"),
    ],
)
def test_a_mistake_in_the_book_is_named(spoil: Any, key: str, code: str) -> None:
    spoiled = table()
    spoil(spoiled)
    with pytest.raises(BookError) as refused:
        read_book(spoiled)
    assert (key, code) in [(mistake.key, mistake.code) for mistake in refused.value.mistakes]
