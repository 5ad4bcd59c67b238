"""The rules page: what the book says, in this phone's language, for anybody who asks."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, current_app, make_response, render_template, request
from markupsafe import Markup, escape

from referee.rules import chapters
from referee.rules.book import ABILITIES, Book
from referee.rules.rulings import RULINGS, Ruling
from referee.text import LANGUAGES, knows, say, say_openly
from referee.web.errors import Refusal
from referee.web.language import language

rulebook = Blueprint("rulebook", __name__)

RULE_ID = re.compile(r"\b[A-Z]{1,2}-\d\d\b")
UNITS = (("h", 3600), ("min", 60), ("s", 1))
WRITTEN: dict[tuple[str, str, str], str] = {}
"""What was written already, by rule, language and the book's fingerprint: it is the same for everybody."""


@rulebook.get("/rules")
def rules_page() -> Response:
    """The whole of it, to read and to search."""
    return _answer("", _whole)


@rulebook.get("/rules/<wanted>")
def one_rule(wanted: str) -> Response:
    """One rule as a piece of a page, for a phone to show above its own."""
    try:
        rule = chapters.rule(wanted)
    except KeyError:
        raise Refusal(404, "unknown_page") from None
    return _answer(wanted, lambda words: render_template("rule-alone.html", rule=rule, **words))


@rulebook.app_context_processor
def codes() -> dict[str, Callable[[], dict[str, str]]]:
    """Lets a page carry where each reason and note comes from."""
    return {"rule_codes": chapters.codes_by_rule}


def shown(book: Book, tongue: str) -> dict[str, Any]:
    """What the templates need to say this book in that language."""
    values = values_of(book, tongue)

    def said(key: str, **more: Any) -> str:
        return say(tongue, key, **{**values, **more})

    return {
        "lang": tongue,
        "said": said,
        "t": said,
        "openly": lambda family, codes: _openly(tongue, family, codes),
        "linked": linked,
        "words": lambda family, codes: ", ".join(said(f"{family}-{code}") for code in codes),
        "answer": lambda name, answer: said(answer_key(name, answer)),
        "span": lambda seconds: span(tongue, seconds),
        "known": lambda key: knows(tongue, key),
        "book": book,
        "abilities": ABILITIES,
        "chapters": chapters,
        "rulings": RULINGS,
    }


def values_of(book: Book, tongue: str) -> dict[str, Any]:
    """The book's numbers, and its times in words: `agony_s` is 300, `agony` is "5 minutes"."""
    numbers = chapters.numbers(book)
    times = {key.removesuffix("_s"): span(tongue, value) for key, value in numbers.items() if key.endswith("_s")}
    return {**numbers, **times}


def span(tongue: str, seconds: int) -> str:
    """A length of time in words: "1 hour 30 minutes"."""
    parts = []
    for unit, length in UNITS:
        count, seconds = divmod(seconds, length)
        if count or (unit == "s" and not parts):
            parts.append(say(tongue, f"rules-span-{unit}", n=count))
    return " ".join(parts)


def answer_key(name: str, answer: Ruling) -> str:
    """The key of a ruling's answer: `ruling-fracture_interrupts-true`."""
    return f"ruling-{name}-{str(answer).lower() if isinstance(answer, bool) else answer}"


def linked(sentence: str) -> Markup:
    """The sentence, with every rule it names leading to that rule."""
    return Markup(RULE_ID.sub(lambda found: f'<a href="/rules#{found[0]}">{found[0]}</a>', str(escape(sentence))))


def _openly(tongue: str, family: str, codes: tuple[str, ...]) -> list[str]:
    """What the app says under these codes, as far as the catalogue knows them; no sentence twice."""
    keys = [f"{family}-{code}" for code in codes]
    return list(dict.fromkeys(say_openly(tongue, key) for key in keys if knows(tongue, key)))


def _answer(name: str, write: Callable[[dict[str, Any]], str]) -> Response:
    """A phone may keep it and ask whether it has changed; without network it reads what it kept."""
    book, tongue = _book(), _language()
    key = (name, tongue, book.fingerprint)
    if key not in WRITTEN:
        WRITTEN[key] = write(shown(book, tongue))
    response = make_response(WRITTEN[key])
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Language"] = tongue
    response.vary.update(("Cookie", "Accept-Language"))
    response.add_etag()
    return response.make_conditional(request)


def _whole(words: dict[str, Any]) -> str:
    """The page, chapter by chapter: between two of them whoever waits for the server has a turn."""
    parts = []
    for chapter in chapters.LENGTHS:
        parts.append(Markup(render_template("rule-chapter.html", chapter=chapter, **words)))
        time.sleep(0)
    return render_template("rules.html", parts=parts, **words)


def _language() -> str:
    asked = request.args.get("lang", "")
    return asked if asked in LANGUAGES else language()


def _book() -> Book:
    book: Book = current_app.extensions["referee"].book()
    return book
