"""The two doors from paper to screen: a one-time link signs a phone in, a card's address opens what it may."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from flask import Blueprint, current_app, g, redirect, render_template, request
from werkzeug.wrappers import Response

from referee.extensions import limiter
from referee.rules.kinds import REFEREES
from referee.sight import eyes, seen_character
from referee.store import accounts, codes
from referee.web.auth import sign_in, who_asks
from referee.web.pages import agent
from referee.web.people import plain_name

doors = Blueprint("doors", __name__)

MISSES = "30 per minute"
"""How many unknown codes or links one address may try: a whole hut shares one, a guesser needs millions."""


def whose() -> str:
    """On whose account a miss is counted: the signed-in phone's, else its address's."""
    who = who_asks()
    return f"phone {who.phone}" if who else f"address {request.remote_addr}"


def missed(_response: Response) -> bool:
    """Whether somebody tried what does not exist; only that is counted."""
    return bool(g.get("missed"))


@doors.get("/join/<token>")
@limiter.limit(MISSES, key_func=whose, deduct_when=missed)
def join(token: str) -> Any:
    """Shows whom a link will sign in; a preview of it must not use it up."""
    referee = current_app.extensions["referee"]
    with referee.database.reading() as connection:
        link = accounts.find_link(connection, token)
    return _join_page(link, referee.clock())


@doors.post("/join/<token>")
@limiter.limit(MISSES, key_func=whose, deduct_when=missed)
def use(token: str) -> Any:
    """Uses a link up and signs this phone in; whoever was signed in on it before is signed out."""
    now = current_app.extensions["referee"].clock()
    before = who_asks()
    with current_app.extensions["referee"].database.writing() as connection:
        phone = accounts.use_link(connection, token, plain_name(request.form.get("name")), agent(), now)
        link = accounts.find_link(connection, token)
        if phone is not None and before is not None:
            accounts.revoke(connection, before.phone, now)
    if phone is None:
        return _join_page(link, now)
    sign_in(phone)
    return redirect("/referee" if link is not None and link.role in REFEREES else "/me", 303)


def _join_page(link: accounts.Link | None, now: int) -> Any:
    if link is None:
        g.missed = True
        return render_template("join.html", link={"state": "unknown"}), 404
    state = "used" if link.used_at is not None else "ok" if link.open(now) else "expired"
    shown = {"state": state, "for": link.role, "name": link.name, "character": link.character}
    board = current_app.extensions["referee"].boards.find(link.game)
    person = board.timeline.game.characters.get(link.character or "") if board else None
    if person is not None:
        shown["character"] = person.name
    return render_template("join.html", link=shown), 200 if state == "ok" else 410


@doors.get("/c/<typed>")
@limiter.limit(MISSES, key_func=whose, deduct_when=missed)
def card(typed: str) -> Any:
    """A badge opens its character for a referee, my own state on my phone, and nothing for others («H-07»)."""
    referee = current_app.extensions["referee"]
    who = who_asks()
    code = codes.read_code(typed)
    with referee.database.reading() as connection:
        found = codes.find_card(connection, code) if code else None
    g.missed = found is None
    if who is None:
        return render_template("badge.html")
    if found is None or found.game != who.game or found.revoked_at is not None:
        return (render_template("badge.html", unknown=True), 404) if who.referee else render_template("badge.html")
    with referee.boards.current(found.game) as board:
        match eyes(who, board, found.object):
            case "referee":
                return redirect(f"/referee#character={quote(found.object)}")
            case "self":
                return redirect("/me")
            case "physician":
                return render_template("badge.html", seen=seen_character(who, board, found.object, referee.clock()))
            case _:
                return render_template("badge.html")
