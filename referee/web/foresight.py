"""What a referee's phone may say without network: the rules' own answers, explored beforehand."""

from __future__ import annotations

import gzip
import hashlib
import time
from typing import Any

from flask import Blueprint, Response, current_app, request

from referee.sight import foreseen
from referee.web import wire
from referee.web.api import PREFIX
from referee.web.auth import for_referees

foresight = Blueprint("foresight", __name__, url_prefix=PREFIX)

ENCODED: dict[str, bytes] = {}
"""The table that was sent last, by its tag, zipped."""


@foresight.get("/foresight")
@for_referees
def table(game: int) -> Response:
    """The table; a phone that has this one already hears only that."""
    referee = current_app.extensions["referee"]
    board = referee.boards.find(game)
    found = board.foresee(_breathe)
    told = repr((board.timeline.book.fingerprint, sorted(found.states)))
    tag = hashlib.sha256(told.encode()).hexdigest()[:20]
    answer: Any = Response(mimetype="application/json", headers={"Cache-Control": "private, no-cache"})
    answer.set_etag(tag)
    if not request.if_none_match.contains(tag):
        if tag not in ENCODED:
            body = gzip.compress(wire.encode(foreseen(found)), 6)
            ENCODED.clear()
            ENCODED[tag] = body
        zipped = "gzip" in request.headers.get("Accept-Encoding", "")
        answer.set_data(ENCODED[tag] if zipped else gzip.decompress(ENCODED[tag]))
        answer.headers["Vary"] = "Accept-Encoding"
        if zipped:
            answer.headers["Content-Encoding"] = "gzip"
    made: Response = answer.make_conditional(request)
    return made


def _breathe() -> None:
    """Whoever waits for the server has a turn between two states."""
    time.sleep(0)
