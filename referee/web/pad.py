"""What the pad of calls offers, read off the book: a phone keeps it for as long as the book is the same."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, current_app, request

from referee.rules.book import Book
from referee.rules.field.keyword_deeds import NEEDS, USE
from referee.web import wire
from referee.web.auth import for_referees

pad = Blueprint("pad", __name__)


@pad.get("/api/games/<int:game>/pad")
@for_referees
def offered(game: int) -> Response:
    """The keywords in the order of use, and the book's times in seconds."""
    book: Book = current_app.extensions["referee"].book()
    answer = Response(wire.encode(pad_of(book)), mimetype="application/json")
    answer.headers["Cache-Control"] = "private, no-cache"
    answer.set_etag(book.fingerprint)
    return answer.make_conditional(request)


def pad_of(book: Book) -> dict[str, Any]:
    """The book as the pad needs it."""
    ordered = sorted(book.keywords, key=lambda keyword: USE.index(keyword) if keyword in USE else len(USE))
    return {
        "book": book.fingerprint,
        "timers": {name: length // 1000 for name, length in book.timers.items()},
        "keywords": [_offer(keyword, book) for keyword in ordered],
    }


def _offer(keyword: str, book: Book) -> dict[str, Any]:
    rule = book.keywords[keyword]
    return {
        "id": keyword, "said": rule.said, "lasts": rule.lasts, "harms": rule.harms, "resistible": rule.resistible,
        "suffix": rule.suffix, "needs": list(NEEDS.get(keyword, ())),
    }  # fmt: skip
