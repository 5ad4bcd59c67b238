"""Links that sign one phone in, once."""

from __future__ import annotations

from datetime import datetime

import click
from flask import Flask, current_app
from flask.cli import with_appcontext

from referee import lan, library
from referee.cli.ending import stop
from referee.rules.kinds import Role
from referee.store.accounts import LINK_FOR, new_link
from referee.terminal import code_lines, sentence


def bases(host: str, port: int) -> list[str]:
    """The addresses of a server on that host and port, as a browser wants them."""
    at = "" if port == 80 else f":{port}"
    return [f"http://{f'[{each}]' if ':' in each else each}{at}" for each in lan.addresses(host)]


def make_link(
    app: Flask, game: int, role: Role, base: str, name: str | None = None, character: str | None = None
) -> tuple[str, str]:
    """A one-time link's address and the moment it stops working, in the terminal's time zone."""
    referee = app.extensions["referee"]
    now = referee.clock()
    with referee.database.writing() as connection:
        token = new_link(connection, game, role, now, made_by=library.AUTHOR, name=name, character=character)
    until = datetime.fromtimestamp((now + LINK_FOR) / 1000).astimezone()
    return f"{base}/join/{token}", f"{until:%Y-%m-%d %H:%M}"


@click.command()
@click.argument("role", type=click.Choice(["referee", "chief", "master", "player"]))
@click.argument("name")
@click.option("--host", default="0.0.0.0", help="The address the server was started with.")
@click.option("--port", default=8000, show_default=True, help="The port the server was started with.")
@with_appcontext
def link(role: Role, name: str, host: str, port: int) -> None:
    """Make a link that signs one phone in, once. NAME is the person's, or a character's id or badge number."""
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]
    last = library.last_game(app)
    if last is None:
        stop("link-no-game", 1)
    character = _character(app, last.id, name) if role == "player" else None
    base = app.extensions["referee"].settings.public_url.rstrip("/") or bases(host, port)[0]
    shown = character or name
    address, until = make_link(app, last.id, role, base, None if character else name, character)
    click.echo(sentence("link-made", role=role, name=shown, until=until))
    click.echo(f"  {address}\n")
    click.echo(code_lines(address))


def _character(app: Flask, game: int, name: str) -> str:
    """The id of the character that is called so, by id, badge number or name."""
    with app.extensions["referee"].boards.current(game) as board:
        people = list(board.timeline.game.characters.values())
    found = next((each for each in people if name in (each.id, str(each.badge), each.name)), None)
    if found is None:
        known = ", ".join(sorted(f"{each.id} ({each.badge})" for each in people))
        stop("link-unknown-character", 1, found=name, known=known)
    return str(found.id)
