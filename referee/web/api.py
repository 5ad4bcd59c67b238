"""The addresses for programs: reports in, the state out, the log, links, people."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, current_app, g, request

from referee.board import Board
from referee.sight import seen_by, seen_character, seen_lines
from referee.store.codec import Malformed
from referee.web import wire
from referee.web.auth import for_referees, signed_in
from referee.web.errors import STATUS, Refusal

PREFIX = "/api/games/<int:game>"

api = Blueprint("api", __name__, url_prefix=PREFIX)

PAGE = 100
"""Lines of the log in one answer."""
OF_ONE = 50
"""Lines of one character in one answer."""


def said(answer: Any, status: int = 200) -> Response:
    """An answer as JSON that nobody keeps."""
    return Response(wire.encode(answer), status, mimetype="application/json", headers={"Cache-Control": "no-store"})


@api.get("/state")
def state(game: int) -> Response:
    """What this phone may see, or for a referee only what changed since its version."""
    who = signed_in(game)
    referee = current_app.extensions["referee"]
    since = request.args.get("since", "")
    with referee.boards.current(game) as board:
        step = board.since(int(since)) if who.referee and since.isdecimal() and len(since) < 12 else None
        seen = seen_by(who, board, referee.clock(), step)
        you = {"id": who.id, "name": who.name, "role": who.role}
        if who.character is not None:
            you["character"] = who.character
        return said(seen | {"now": referee.clock(), "you": you})


@api.post("/reports")
def reports(game: int) -> Response:
    """One or many reports; each is answered by itself."""
    who = signed_in(game)
    referee = current_app.extensions["referee"]
    try:
        batch = wire.read(request.get_data(), wire.Batch)
    except Malformed as wrong:
        raise Refusal(400, "malformed", wrong.where) from None
    answers = referee.desk.submit(game, batch.reports, who, sent_at=batch.sent_at, offset=batch.offset)
    board = referee.boards.find(game)
    with board.lock:
        receipts = [wire.receipt(answer, who, board) for answer in answers]
    return said({"now": referee.clock(), "receipts": receipts}, wire.status_of(answers))


@api.get("/log")
@for_referees
def log(game: int) -> Response:
    """Older lines of the log, newest first, a page at a time."""
    before = request.args.get("before", "")
    with current_app.extensions["referee"].boards.current(game) as board:
        last = max(0, int(before) - 1) if before.isdecimal() and len(before) < 12 else board.seq
        wanted = {key: request.args[key] for key in ("character", "kind", "author") if request.args.get(key)}
        found = _page(board, min(last, board.seq), wanted)
        return said({"lines": seen_lines(g.who, board, found), "version": board.seq})


@api.get("/characters/<character>")
@for_referees
def character(game: int, character: str) -> Response:
    """One character with its last lines."""
    referee = current_app.extensions["referee"]
    with referee.boards.current(game) as board:
        seen = seen_character(g.who, board, character, referee.clock())
        if not seen:
            raise Refusal(STATUS["unknown_character"], "unknown_character", character)
        lines = seen_lines(g.who, board, reversed(board.about[character][-OF_ONE:]))
        return said({"character": seen, "lines": lines, "version": board.seq, "now": referee.clock()})


def _page(board: Board, last: int, wanted: dict[str, str]) -> list[str]:
    found: list[str] = []
    about = set(board.about.get(wanted["character"], ())) if "character" in wanted else None
    for entry in reversed(board.by_seq[:last]):
        row = board.rows[entry]
        if about is not None and entry not in about:
            continue
        if row.kind != wanted.get("kind", row.kind) or row.author != wanted.get("author", row.author):
            continue
        found.append(entry)
        if len(found) == PAGE:
            break
    return found
