"""Links that let people in, and the list of who is in, for referees and their chief."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, current_app, g, request

from referee.board import Board
from referee.rules.kinds import REFEREES
from referee.store import accounts
from referee.store.codec import Malformed
from referee.web import wire
from referee.web.api import PREFIX, said
from referee.web.auth import for_chief, for_referees
from referee.web.errors import Refusal
from referee.web.qr import svg

people_api = Blueprint("people", __name__, url_prefix=PREFIX)


@people_api.post("/links")
@for_referees
def new_link(game: int) -> Response:
    """A one-time link, with its code to be scanned from this screen."""
    try:
        wanted = wire.read(request.get_data(), wire.LinkWanted)
    except Malformed as wrong:
        raise Refusal(400, "malformed", wrong.where) from None
    _check(game, wanted)
    referee = current_app.extensions["referee"]
    now = referee.clock()
    with referee.database.writing() as connection:
        token = accounts.new_link(
            connection, game, wanted.role, now, made_by=g.who.id,
            name=plain_name(wanted.name), character=wanted.character,
        )  # fmt: skip
    url = f"{base_url()}/join/{token}"
    return said({"url": url, "qr": svg(url), "expires_at": now + accounts.LINK_FOR})


@people_api.get("/people")
@for_chief
def people(game: int) -> Response:
    """The phones that are signed in."""
    referee = current_app.extensions["referee"]
    with referee.database.reading() as connection:
        found = accounts.people(connection, game, referee.clock())
    listening = referee.live.phones()
    with referee.boards.current(game) as board:
        return said({"now": referee.clock(), "people": [_person(each, board, listening) for each in found]})


@people_api.delete("/people/<phone>")
@for_chief
def sign_out_phone(game: int, phone: str) -> Response:
    """Signs a phone out for good and shuts its sockets."""
    referee = current_app.extensions["referee"]
    with referee.database.writing() as connection:
        known = any(each.id == phone for each in accounts.people(connection, game, referee.clock()))
        if not known:
            raise Refusal(404, "unknown_phone", phone)
        accounts.revoke(connection, phone, referee.clock())
    referee.live.close({phone})
    return said({"ok": True})


def plain_name(typed: str | None) -> str | None:
    """A person's name as typed, without what cannot be shown; None if nothing is left."""
    shown = "".join(letter if letter.isprintable() else " " for letter in typed or "")
    return " ".join(shown.split())[:60] or None


def base_url() -> str:
    """The address that links and codes begin with."""
    settings = current_app.extensions["referee"].settings
    return (settings.public_url or request.host_url).rstrip("/")


def _check(game: int, wanted: Any) -> None:
    if wanted.role not in (*REFEREES, "player"):
        raise Refusal(400, "malformed", "$.for")
    if wanted.role == "chief" and g.who.role != "chief":
        raise Refusal(403, "not_allowed", "$.for")
    if (wanted.role == "player") != (wanted.character is not None):
        raise Refusal(400, "malformed", "$.character")
    if wanted.character is not None:
        with current_app.extensions["referee"].boards.current(game) as board:
            if wanted.character not in board.timeline.game.characters:
                raise Refusal(404, "unknown_character", wanted.character)


def _person(line: Any, board: Board, listening: set[str]) -> dict[str, Any]:
    contacts = current_app.extensions["referee"].contacts
    character = board.timeline.game.characters.get(line.character or "")
    return {
        "id": line.id, "name": line.name or (character.name if character else line.character),
        "role": line.role or "player", "character": line.character, "account": line.account,
        "signed_in_at": line.created_at, "last_seen": contacts.last(line.id, line.last_seen),
        "listening": line.id in listening, "agent": line.agent, "you": line.id == g.who.phone,
    }  # fmt: skip
