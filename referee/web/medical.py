"""A real emergency: what to do first, and one press that calls every referee. It is no part of the game.

Not the desk's: a call must be kept while the game is stopped, closed or broken, from a phone that is not signed in.
"""

from __future__ import annotations

import time
from typing import Any

from flask import Blueprint, Response, current_app, g, make_response, render_template, request

from referee.extensions import limiter
from referee.store import medical
from referee.store.accounts import Who
from referee.store.codec import Malformed
from referee.store.games import all_games
from referee.store.ids import SHAPE, new_id
from referee.store.medical import PLACE, TEXT, Answer, Said
from referee.web import wire
from referee.web.api import said
from referee.web.auth import who_asks
from referee.web.doors import whose
from referee.web.errors import Refusal
from referee.web.wire import AnswerSaid, CallSaid

medical_pages = Blueprint("medical", __name__)

CALLS = "12 per minute"
"""How many calls one phone may make; a repeated one is not counted, and one turned away is sent again."""
NUMBERS = ("112", "15", "18")
"""Whom to ring where an event says nothing: everywhere in Europe, and in France."""


@medical_pages.get("/help")
def help_page() -> Response:
    """What to do, and the button; for referees also who has called."""
    return _page(None)


@medical_pages.post("/help")
@limiter.limit(CALLS, key_func=whose, deduct_when=lambda _: bool(g.get("called")))
def call_by_form() -> Response:
    """The same call from a phone whose scripts do not run."""
    now = current_app.extensions["referee"].clock()
    place, text = (request.form.get(key, "")[:most] for key, most in (("place", PLACE), ("text", TEXT)))
    return _page(_call(CallSaid(id=new_id(now), at=now, place=place, text=text)))


@medical_pages.post("/api/medical")
@limiter.limit(CALLS, key_func=whose, deduct_when=lambda _: bool(g.get("called")))
def call() -> Response:
    """A call: kept, then every referee's phone rings. Sent again it is the same call."""
    return said({"now": current_app.extensions["referee"].clock(), "call": _call(_asked(CallSaid))})


@medical_pages.get("/api/medical")
def calls() -> Response:
    """The calls of this game, for referees only."""
    referee, who = current_app.extensions["referee"], _referee()
    with referee.database.reading() as connection:
        found = medical.calls(connection, who.game)
    return said({"now": referee.clock(), "calls": [each.words() for each in found]})


@medical_pages.get("/api/medical/<call>")
def one_call(call: str) -> Response:
    """One call, for the phone that made it: nobody else knows its id."""
    referee = current_app.extensions["referee"]
    with referee.database.reading() as connection:
        found = medical.find_call(connection, call) if SHAPE.match(call) else None
    if found is None:
        raise Refusal(404, "unknown_entry")
    return said({"now": referee.clock(), "call": found.words()})


@medical_pages.post("/api/medical/<call>/answers")
def answer(call: str) -> Response:
    """A referee answers; phones stop ringing."""
    referee, who = current_app.extensions["referee"], _referee()
    told = _asked(AnswerSaid)
    if told.kind not in medical.ANSWERS:
        raise Refusal(400, "malformed", "$.kind")
    with referee.database.writing() as connection:
        if medical.game_of(connection, call) != who.game:
            raise Refusal(404, "unknown_entry")
        of = medical.find_call(connection, call)
        assert of is not None, "it has a game"
        given = Answer(told.id, who.game, of.said[0].id, told.kind, who.id, who.name, referee.clock())
        medical.keep_answer(connection, given)
        found = medical.find_call(connection, call)
    assert found is not None, "just answered"
    referee.live.ring(who.game, found.words())
    return said({"now": referee.clock(), "call": found.words()})


def _call(told: CallSaid) -> dict[str, Any]:
    """Keeps a call and lets the referees' phones ring; whoever is not signed in calls those of the latest game."""
    referee, who = current_app.extensions["referee"], who_asks()
    name, phone = _caller(who), who.phone if who else None
    with referee.database.writing() as connection:
        game = who.game if who else _latest(connection)
        if game is None:
            raise Refusal(404, "unknown_game")
        of = told.of if told.of and medical.game_of(connection, told.of) == game else told.id
        now = referee.clock()
        call = Said(told.id, game, of, min(told.at, now), now, name, phone, told.place.strip(), told.text.strip())
        g.called = medical.keep_call(connection, call)
        found = medical.find_call(connection, told.id)
    assert found is not None, "just kept"
    if g.called:
        referee.live.ring(game, found.words())
    return found.words() | {"ringing": referee.live.listening(game)}


def emergency() -> dict[str, Any]:
    """What this game's event says of first aid, and the rest by default."""
    referee, who = current_app.extensions["referee"], who_asks()
    with referee.database.reading() as connection:
        game = who.game if who else _latest(connection)
        found = medical.emergency(connection, game) if game is not None else {}
    return {"numbers": list(NUMBERS), "phone": "", "place": "", "address": "", "text": "", **found}


@medical_pages.app_context_processor
def help_words() -> dict[str, Any]:
    """Lets every page say what to do without asking again."""
    return {"emergency": emergency, "known_numbers": NUMBERS}


def _asked(shape: type[Any]) -> Any:
    try:
        return wire.read(request.get_data(), shape)
    except Malformed as wrong:
        raise Refusal(400, "malformed", wrong.where) from None


def _caller(who: Who | None) -> str:
    """A name to shout: the character's, and that of the person who plays it."""
    if who is None or who.character is None:
        return who.name if who else ""
    with current_app.extensions["referee"].boards.current(who.game) as board:
        person = board.timeline.game.characters.get(who.character)
    return f"{who.name} ({person.player})"[:120] if person and person.player else who.name


def _page(made: dict[str, Any] | None) -> Response:
    at = time.strftime("%H:%M", time.localtime(made["received_at"] / 1000)) if made else ""
    return make_response(render_template("help.html", made=made, made_at=at, who=who_asks()), 200)


def _latest(connection: Any) -> int | None:
    games = all_games(connection)
    return games[-1].id if games else None


def _referee() -> Any:
    who = who_asks()
    if who is None:
        raise Refusal(401, "signed_out")
    if not who.referee:
        raise Refusal(403, "not_allowed")
    return who
