"""Who is at the phone: looked up in the database at every request, so that signing out counts at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar
from urllib.parse import urlsplit

from flask import Flask, abort, current_app, g, request, session
from flask_login import UserMixin, current_user, login_user, logout_user

from referee.extensions import login
from referee.store import accounts
from referee.store.accounts import Who
from referee.web.errors import Refusal

P = ParamSpec("P")
R = TypeVar("R")


class Phone(UserMixin):
    """A signed-in phone, as Flask-Login wants to hold it."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.id = who.phone


def attach(app: Flask) -> None:
    """Has every request know who asks, and refuses those that come from another site."""
    login.init_app(app)
    login.session_protection = None  # phones roam between networks
    app.before_request(_refuse_other_sites)


@login.user_loader
def load_phone(phone: str) -> Phone | None:
    """The phone of a cookie, unless it has been signed out since."""
    referee = current_app.extensions["referee"]
    now = referee.clock()
    with referee.database.reading() as connection:
        who = accounts.who_holds(connection, phone, now)
    if who is None:
        return None
    referee.contacts.note(phone, now)
    return Phone(_named(who))


def _named(who: Who) -> Who:
    """A player is called by their character's name."""
    board = current_app.extensions["referee"].boards.find(who.game) if who.character else None
    if board is None:
        return who
    person = board.timeline.game.characters.get(who.character or "")
    return replace(who, name=person.name if person else who.id)


def who_asks() -> Who | None:
    """Whoever is signed in on this phone."""
    return current_user.who if current_user.is_authenticated else None


def sign_in(phone: str) -> None:
    """Keeps this phone signed in, for sixty days."""
    found = load_phone(phone)
    assert found is not None, "just signed in"
    session.clear()
    session.permanent = True
    login_user(found)


def sign_out() -> str | None:
    """Signs this phone out for good; answers which it was."""
    who = who_asks()
    if who is None:
        return None
    referee = current_app.extensions["referee"]
    with referee.database.writing() as connection:
        accounts.revoke(connection, who.phone, referee.clock())
    logout_user()
    session.clear()
    return who.phone


def signed_in(game: int) -> Who:
    """Whoever asks, if they belong to this game; a refusal otherwise."""
    who = who_asks()
    if who is None:
        raise Refusal(401, "signed_out")
    if who.game != game:
        raise Refusal(404, "unknown_game")
    return who


def for_referees(view: Callable[P, R]) -> Callable[P, R]:
    """Only referees come in."""

    @wraps(view)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        who = signed_in(int(kwargs["game"]))  # type: ignore[call-overload]
        if not who.referee:
            raise Refusal(403, "not_allowed")
        g.who = who
        return view(*args, **kwargs)

    return guarded


def for_chief(view: Callable[P, R]) -> Callable[P, R]:
    """Only the chief referee comes in."""

    @wraps(view)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        who = signed_in(int(kwargs["game"]))  # type: ignore[call-overload]
        if who.role != "chief":
            raise Refusal(403, "not_allowed")
        g.who = who
        return view(*args, **kwargs)

    return guarded


def _refuse_other_sites() -> Any:
    """A page of another site may not act in this phone's name."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    origin = request.headers.get("Origin")
    foreign = origin is not None and urlsplit(origin).netloc != request.host
    if foreign or request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        abort(403)
    if request.path.startswith("/api/") and request.method == "POST" and not request.is_json:
        raise Refusal(400, "malformed", "content-type")
