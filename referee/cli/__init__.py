"""The words after `manage.py`: serve a game, check rules and cards, make sign-in links, measure."""

from __future__ import annotations

from flask import Flask

from referee.cli.check import cards, rules
from referee.cli.link import link
from referee.cli.maze import maze
from referee.cli.measure import bench
from referee.cli.serve import serve


def register(app: Flask) -> None:
    """Gives the app its words for the terminal."""
    for command in (serve, link, cards, rules, maze, bench):
        app.cli.add_command(command)
