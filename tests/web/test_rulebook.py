"""The rules page says everything the program applies, in both languages, with the book's own numbers."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from flask import Flask

from referee.library import DEFAULT_BOOK, load_book
from referee.rules import chapters
from referee.rules.book import Book, read_book
from referee.rules.codes import NOTES, REASONS
from referee.rules.kinds import Health
from referee.rules.rulings import RULINGS
from referee.text import HERE, LANGUAGES, knows, say
from referee.web.rulebook import answer_key, span, values_of

ALL_RULES = [id_ for chapter in chapters.LENGTHS for id_ in chapters.rule_ids(chapter)]
DEFAULT = load_book()
LABYRINTH = "L"
"""The rules of the labyrinth have ids that begin so, and no words here."""
FIELD_REASONS = {code: id_ for code, id_ in REASONS.items() if not id_.startswith(LABYRINTH)}
FIELD_NOTES = {code: id_ for code, id_ in NOTES.items() if not id_.startswith(LABYRINTH)}


def table() -> dict[str, Any]:
    return tomllib.loads(DEFAULT_BOOK.read_text("utf-8"))


def words_of(page: str) -> str:
    return plain(unescape(re.sub(r"<[^>]*>", " ", page)))


def plain(words: str) -> str:
    """With ordinary spaces only."""
    return re.sub(r"\s+", " ", words)


def page_of(app: Flask, book: Book = DEFAULT, language: str = "fr", path: str = "/rules") -> str:
    app.extensions["referee"] = replace(app.extensions["referee"], book=lambda: book)
    answer = app.test_client().get(f"{path}?lang={language}")
    assert answer.status_code == 200
    return answer.text


def keys() -> Iterator[str]:
    for id_ in ALL_RULES:
        yield from (f"rule-{id_}", f"rule-{id_}.title")
    for name, answers in RULINGS.items():
        yield f"ruling-{name}"
        yield from (answer_key(name, answer) for answer in answers)
    for name in chapters.CHOICES:
        yield from (f"choice-{name}", f"choice-{name}.question")
    yield from (f"rules-timer-{name}" for name in DEFAULT.timers)
    yield from (f"rules-rank-{rank.id}" for rank in DEFAULT.ranks)
    yield from (f"rules-part-{chapter}" for chapter in chapters.LENGTHS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_ruling_answer_and_choice_has_its_words(language: str) -> None:
    missing = [key for key in keys() if not knows(language, key)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    """A sentence about a rule, a question or an answer that no longer exists would mislead."""
    source = (HERE / f"rules.{language}.ftl").read_text("utf-8")
    said = set(re.findall(r"^((?:rule|ruling|choice)-[\w-]+) =", source, re.MULTILINE))
    assert said == {key for key in keys() if "." not in key and not key.startswith("rules-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_into_a_sentence(language: str) -> None:
    for line in (HERE / f"rules.{language}.ftl").read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        words = re.sub(r"\[\d\]|\{[^}]*\}|\b[A-Z]{1,2}-\d\d\b", "", line.split("=", 1)[-1])
        assert not re.search(r"\d", words), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_sentence_is_given(language: str) -> None:
    values = values_of(DEFAULT, language)
    assert not [key for key in keys() if "{" in say(language, key, **values)]


def test_every_code_names_a_rule_that_exists() -> None:
    assert set(FIELD_REASONS.values()) | set(FIELD_NOTES.values()) <= set(ALL_RULES)
    for table_ in (chapters.STATES, chapters.TIMERS, chapters.RANKS, chapters.QUESTIONS, chapters.CHOICES):
        assert set(table_.values()) <= set(ALL_RULES)  # type: ignore[attr-defined]


def test_the_chapters_know_everything_there_is() -> None:
    assert set(chapters.QUESTIONS) == set(RULINGS)
    assert not set(chapters.CHOICES) & set(RULINGS)
    assert set(chapters.KEYWORDS) == set(DEFAULT.keywords) and len(chapters.KEYWORDS) == 24
    assert set(chapters.STATES) == set(Health)
    assert set(chapters.TIMERS) == set(DEFAULT.timers)
    assert list(DEFAULT.keywords) == list(chapters.KEYWORDS)  # the book keeps the order of the rules


def test_the_book_names_every_question_and_every_choice() -> None:
    """An organiser reads in the book which question a line answers, and what cannot be switched."""
    text = DEFAULT_BOOK.read_text("utf-8")
    for name in RULINGS:
        assert re.search(rf"# .*AMB-\d\d\d.*\n(?:# .*\n)*{name} = ", text), name
    for name in chapters.CHOICES:
        assert re.search(rf"^# AMB-\d\d\d {name} \({chapters.CHOICES[name]}\): .+\?\n#   .+", text, re.MULTILINE), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_every_rule_keyword_state_and_question(app: Flask, language: str) -> None:
    page = page_of(app, language=language)
    words = words_of(page)
    for id_ in ALL_RULES:
        assert page.count(f'id="{id_}"') == 1
        assert plain(say(language, f"rule-{id_}.title")) in words
    for row in DEFAULT.keywords.values():
        assert row.said in words
    for name in RULINGS:
        assert plain(say(language, f"ruling-{name}")) in words
        for answer in RULINGS[name]:
            assert plain(say(language, answer_key(name, answer), **values_of(DEFAULT, language))) in words
    for state in Health:
        assert say(language, f"health-{state}") in words
    assert not re.search(r"\b(?:rules?|ruling|choice|reason|note|can|keyword)-[a-zA-Z_-]+", words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_lists_what_the_app_answers_because_of_it(app: Flask, language: str) -> None:
    for code, id_ in FIELD_REASONS.items():
        if not knows(language, f"reason-{code}"):
            continue  # tests/test_documents.py asks for every sentence
        assert plain(say(language, f"reason-{code}")) in words_of(page_of(app, language=language, path=f"/rules/{id_}"))
    fragment = page_of(app, language=language, path="/rules/P-13")
    assert "…" in fragment and "$left" not in fragment  # a note's value is not known beforehand


def test_a_changed_number_changes_the_page(app: Flask) -> None:
    assert "5 minutes" in words_of(page_of(app, path="/rules/H-05"))
    changed = table()
    changed["timers"] |= {"agony_s": 450, "prisoner_s": 5400, "pickup_s": 1}
    changed["armour"]["saves"]["leather"] = 4
    changed["ranks"]["noble"]["at"] = 12
    book = read_book(changed)
    assert "7 minutes 30 secondes" in words_of(page_of(app, book, path="/rules/H-05"))
    assert "12 minutes 30 secondes" in words_of(page_of(app, book, path="/rules/H-18"))
    assert "1 hour 30 minutes" in words_of(page_of(app, book, "en", "/rules/V-04"))
    assert "4 coups normaux" in words_of(page_of(app, book, path="/rules/P-02"))
    assert "12 points" in words_of(page_of(app, book, path="/rules/R-08"))
    assert "7 minutes 30 secondes" in words_of(page_of(app, book))


def test_a_changed_ruling_or_row_changes_the_page(app: Flask) -> None:
    changed = table()
    changed["rulings"]["blow_on_dying"] = "ignore"
    changed["states"]["wounded"] = ["run", "hear"]
    changed["keywords"]["blind"]["forbids"] = ["see", "speak"]
    changed["helmet"]["stops"] = ["stun", "blind"]
    book = read_book(changed)
    assert "Que fait un coup normal à une personne à l’agonie ? Rien." in words_of(
        page_of(app, book, path="/rules/H-11")
    )
    assert "courir, entendre" in words_of(page_of(app, book, path="/rules/H-03"))
    assert "parler, voir" in words_of(page_of(app, book, path="/rules/KW-03")) or "voir, parler" in words_of(
        page_of(app, book, path="/rules/KW-03")
    )
    assert "Assommé, Aveuglé" in words_of(page_of(app, book, path="/rules/P-12"))


def test_the_page_is_public_kept_and_in_the_phones_language(app: Flask) -> None:
    asking = app.test_client()
    first = asking.get("/rules", headers={"Accept-Language": "en"})
    assert first.headers["Content-Language"] == "en" and "The rules" in first.text
    assert first.headers["Cache-Control"] == "no-cache"
    again = asking.get("/rules", headers={"Accept-Language": "en", "If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    asking.set_cookie("lang", "fr")
    assert "Les règles" in asking.get("/rules", headers={"Accept-Language": "en"}).text


@pytest.mark.parametrize("wanted", ["P-99", "P-1", "p-14", "LT-01", "K-14;", "%3Cscript%3E", "-", "P-014"])
def test_an_unknown_rule_is_not_found(app: Flask, wanted: str) -> None:
    answer = app.test_client().get(f"/rules/{wanted}")
    assert answer.status_code == 404


def test_one_rule_is_a_piece_of_a_page(app: Flask) -> None:
    fragment = page_of(app, path="/rules/KW-09")
    assert fragment.lstrip().startswith("<article") and 'href="/rules#K-15"' in fragment and "<html" not in fragment


def test_where_a_code_comes_from_travels_small() -> None:
    told = {code: id_ for id_, codes in chapters.codes_by_rule().items() for code in codes.split()}
    assert {code: told[f"r:{code}"] for code in FIELD_REASONS} == FIELD_REASONS
    assert {code: told[f"n:{code}"] for code in FIELD_NOTES} == FIELD_NOTES
    assert told["k:stun"] == "KW-02" and told["k:theft"] == "KW-24"


def test_spans_are_said_as_a_person_would() -> None:
    said = {s: span("en", s).replace("\u00a0", " ") for s in (0, 1, 60, 300, 90, 3600, 3661)}
    assert said == {0: "0 seconds", 1: "1 second", 60: "1 minute", 300: "5 minutes", 90: "1 minute 30 seconds",
                    3600: "1 hour", 3661: "1 hour 1 minute 1 second"}  # fmt: skip
