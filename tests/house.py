"""A hut in miniature: an app whose clock the test moves, a game of a few people, and phones signed in to it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from referee import create_app
from referee.desk import Kept
from referee.store import codes
from referee.store.accounts import Who, new_link
from referee.store.games import all_games, create_game
from referee.store.ids import ulid

NOON = 1_790_000_000_000
SECOND, MINUTE = 1_000, 60_000

PEOPLE = (
    {"who": "godefroy", "name": "Godefroy", "badge": 1, "armour": [{"material": "metal", "coverage": 100}]},
    {"who": "ali", "name": "Ali", "badge": 2},
    {"who": "nico", "name": "Nico", "badge": 3},
    {"who": "leila", "name": "Leïla", "badge": 4, "skills": ["physician"]},
    {"who": "omar", "name": "Omar", "badge": 5},
)


COUNTER = count()


def next_id(at: int) -> str:
    """An id that sorts after every one made before it for the same moment, as on one phone."""
    return ulid((at << 80) | next(COUNTER))


class HandClock:
    """A clock that stands still until somebody moves it."""

    def __init__(self, at: int = NOON) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def move(self, ms: int) -> None:
        """Lets time pass."""
        self.at += ms


class House:
    """One app, one game, everybody of `PEOPLE` in it."""

    def __init__(self, data: Path, clock: Callable[[], int] | None = None, **settings: Any) -> None:
        self.clock: Any = clock or HandClock()
        self.data = data
        self.app = self.made(data, self.clock, **settings)
        self.referee = self.app.extensions["referee"]
        with self.referee.database.reading() as connection:
            found = all_games(connection)
        self.fresh = not found
        self.game = self._opened() if self.fresh else found[0].id
        with self.referee.database.writing() as connection:
            self.codes = codes.mint(connection, self.game, "badge", [each["who"] for each in PEOPLE], NOON)

    def _opened(self) -> int:
        with self.referee.database.writing() as connection:
            game = create_game(connection, "Essai", "book", NOON)
        facts = [{"kind": "game_opened", "name": "Essai"}, *({"kind": "character_entered", **each} for each in PEOPLE)]
        early = NOON - MINUTE
        reports = [{"id": next_id(early), "at": early, **fact} for fact in facts]
        answers = self.referee.desk.submit(game, reports, Who("system", "", "chief", game))
        assert all(isinstance(answer, Kept) for answer in answers), answers
        return game

    @staticmethod
    def made(data: Path, clock: Callable[[], int], **settings: Any) -> Flask:
        """An app over that folder, as a process would make it."""
        usual = {"async_mode": "threading", "limits": False, "extra": {"TESTING": True}}
        return create_app(clock=clock, environ={}, data=data, **{**usual, **settings})

    def link(self, role: str, **more: Any) -> str:
        """A one-time link's token."""
        with self.referee.database.writing() as connection:
            return new_link(connection, self.game, role, self.clock(), made_by="system", **more)

    def phone(self, role: str = "referee", character: str | None = None, name: str = "Léonie") -> Phone:
        """A phone that has used a link up."""
        phone = Phone(self)
        answer = phone.client.post(f"/join/{self.link(role, character=character)}", data={"name": name})
        assert answer.status_code == 303, answer.text
        return phone

    def stranger(self) -> Phone:
        """A phone that is not signed in."""
        return Phone(self)


class Phone:
    """A phone without its screen."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.client = house.app.test_client()
        self.api = f"/api/games/{house.game}"

    def get(self, path: str, **more: Any) -> TestResponse:
        """Asks for a page, or below the game's API if the path is relative."""
        return self.client.get(path if path.startswith("/") else f"{self.api}/{path}", buffered=True, **more)

    def state(self, since: Any = None) -> dict[str, Any]:
        """What this phone may see."""
        return self.get("state" if since is None else f"state?since={since}").json

    def written(self, kind: str, **fact: Any) -> dict[str, Any]:
        """A report as the outbox holds it."""
        at = fact.pop("at", self.house.clock())
        return {"id": next_id(at), "at": at, "kind": kind, **fact}

    def send(self, *reports: Any, **batch: Any) -> TestResponse:
        """Hands reports in."""
        return self.client.post(f"{self.api}/reports", json={"reports": list(reports), **batch})

    def report(self, kind: str, **fact: Any) -> dict[str, Any]:
        """Reports one fact; the receipt."""
        return self.send(self.written(kind, **fact)).json["receipts"][0]

    def listen(self) -> Any:
        """A socket of this phone."""
        live = self.house.referee.live
        return live.socketio.test_client(self.house.app, flask_test_client=self.client)


def heard(socket: Any, event: str = "news") -> list[dict[str, Any]]:
    """What a socket has heard since it was last asked."""
    return [each["args"][0] for each in socket.get_received() if each["name"] == event]
