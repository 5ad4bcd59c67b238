"""Opening a game and serving it on this network."""

from __future__ import annotations

from pathlib import Path

import click
from flask import Flask, current_app
from flask.cli import with_appcontext

from referee import lan, library, serving
from referee.cli.check import say_mistakes
from referee.cli.ending import stop
from referee.cli.link import bases, make_link
from referee.rules.deck import Deck, DeckError
from referee.store.accounts import has_chief
from referee.terminal import code_lines, sentence


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to serve on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535), help="Port to serve on.")
@click.option("--deck", help="A folder of cards/, or the path of one; else that of the game in progress.")
@click.option("--new-link", "fresh", is_flag=True, help="Print a sign-in link for a chief referee in any case.")
@click.option("--data", "_data", help="Where the game is kept (read by manage.py before anything else).")
@with_appcontext
def serve(host: str, port: int, deck: str | None, fresh: bool, _data: str | None) -> None:
    """Open the game, or go on with it, and serve it on this network."""
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]
    _check_port(host, port)
    game = _open(app, deck)
    _say_where(app, host, port, game, fresh)
    serving.serve(app, host, port)
    click.echo("\n" + sentence("serve-stopped"))


def _check_port(host: str, port: int) -> None:
    """Stops with a sentence if the port cannot be opened."""
    wrong = lan.why_not(host, port)
    if wrong:
        stop(wrong, 1, host=host, port=str(port), other=str(port + 1 if port < 65535 else 8000))


def _open(app: Flask, name: str | None) -> int:
    """Opens the deck's game and says what that did; without a name, goes on with the last one."""
    last = library.last_game(app)
    if name is None and last is not None:
        folder = library.deck_of(last)
        if folder is None:
            click.echo(sentence("serve-continued", name=last.name, entries=last.seq))
            return last.id
    else:
        folder = library.find_deck(name or library.DEFAULT_DECK)
    if folder is None:
        stop("deck-none", 1, found=name, known=", ".join(library.shelved()))
    opened = library.open_game(app, _deck(folder))
    if opened.new:
        click.echo(sentence("serve-new", name=opened.name, cards=len(opened.added)))
    else:
        click.echo(sentence("serve-continued", name=opened.name, entries=opened.entries))
        for key, names in (("added", opened.added), ("changed", opened.changed), ("gone", opened.gone)):
            if names:
                click.echo(sentence(f"serve-{key}", names=", ".join(names)))
    return opened.game


def _deck(folder: Path) -> Deck:
    """The deck in that folder, or an end that names every mistake in it."""
    try:
        return library.load_deck(folder)
    except DeckError as wrong:
        say_mistakes(folder, wrong)
        stop("serve-not-started", 1)


def _say_where(app: Flask, host: str, port: int, game: int, fresh: bool) -> None:
    """Says where phones find the game, and draws the code that signs the first chief referee in."""
    settings = app.extensions["referee"].settings
    there = [settings.public_url.rstrip("/")] if settings.public_url else bases(host, port)
    if lan.everywhere(host) and all(map(lan.is_loopback, lan.addresses(host))) and not settings.public_url:
        click.echo(sentence("serve-no-network"))
    click.echo("\n" + sentence("serve-addresses"))
    for base in there:
        click.echo(f"  {base}")
    if fresh or not _has_chief(app):
        address, until = make_link(app, game, "chief", there[0])
        click.echo("\n" + sentence("serve-link", until=until))
        click.echo(f"  {address}\n")
        click.echo(code_lines(address))
    else:
        click.echo("\n" + sentence("serve-no-link"))
    click.echo(sentence("serve-data", where=str(settings.data.resolve())))
    click.echo(sentence("serve-stop"))


def _has_chief(app: Flask) -> bool:
    with app.extensions["referee"].database.reading() as connection:
        return has_chief(connection)
