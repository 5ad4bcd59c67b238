"""How the parts are put together; it decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from flask import Flask
from flask.sessions import SecureCookieSessionInterface
from itsdangerous import URLSafeTimedSerializer
from werkzeug.middleware.proxy_fix import ProxyFix

from referee import cli, clock, library
from referee.board import Boards
from referee.clock import Clock
from referee.config import Settings, read_settings, secret_key
from referee.desk import Desk
from referee.extensions import db, limiter, migrate
from referee.rules.book import Book
from referee.store.database import MIGRATIONS, Database
from referee.tasks import attach_tasks
from referee.watcher import Contacts
from referee.web import api, auth, doors, errors, foresight, frame, medical, pad, pages, papers, people, rulebook
from referee.web.frame import STATIC
from referee.web.live import Live

LARGEST = 1_000_000
"""The largest request, in bytes."""
SIXTY_DAYS_S = 60 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Referee:
    """What the app is made of; found as `app.extensions["referee"]`."""

    settings: Settings
    clock: Clock
    database: Database
    boards: Boards
    desk: Desk
    contacts: Contacts
    live: Live
    book: Callable[[], Book]


def build(environ: Mapping[str, str], overrides: Mapping[str, Any], clock: Clock | None) -> Flask:
    """The app, wired and ready; it touches neither disk nor database before it is asked something."""
    settings = read_settings(environ, overrides)
    app = Flask("referee", static_folder=str(STATIC), template_folder=str(STATIC.parent / "templates"))
    app.config.update(
        SQLALCHEMY_DATABASE_URI=settings.url,
        SESSION_COOKIE_NAME="referee", SESSION_COOKIE_HTTPONLY=True, SESSION_COOKIE_SAMESITE="Lax",
        SESSION_REFRESH_EACH_REQUEST=False, PERMANENT_SESSION_LIFETIME=SIXTY_DAYS_S,
        MAX_CONTENT_LENGTH=LARGEST, MAX_FORM_MEMORY_SIZE=LARGEST, JSON_SORT_KEYS=False,
        RATELIMIT_ENABLED=settings.limits, RATELIMIT_STORAGE_URI=settings.limits_storage,
    )  # fmt: skip
    app.config.update(settings.extra)
    app.session_interface = _Cookies(settings)
    if settings.proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=settings.proxies, x_proto=settings.proxies, x_host=settings.proxies)  # type: ignore[method-assign]
    _assemble(app, settings, clock or _clock(settings))
    return app


def _assemble(app: Flask, settings: Settings, clock: Clock) -> None:
    db.init_app(app)
    migrate.init_app(app, db, directory=str(MIGRATIONS))
    limiter.init_app(app)
    database = Database(app, settings.data)
    book = cache(library.load_book)
    boards = Boards(database, book)
    live = Live(app, boards, clock, settings)
    referee = Referee(settings, clock, database, boards, Desk(boards, clock), Contacts(database), live, book)
    app.extensions["referee"] = referee
    attach_tasks(referee)
    for part in (frame, errors, auth):
        part.attach(app)
    for blueprint in (
        pages.pages, doors.doors, api.api, pad.pad, people.people_api, papers.papers, rulebook.rulebook,
        medical.medical_pages, foresight.foresight,
    ):  # fmt: skip
        app.register_blueprint(blueprint)
    cli.register(app)


def _clock(settings: Settings) -> Clock:
    return clock.shifted(settings.clock_offset_ms) if settings.clock_offset_ms else clock.now


class _Cookies(SecureCookieSessionInterface):
    """Signed cookies whose key is read from the data folder when the first one is needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def get_signing_serializer(self, app: Flask) -> URLSafeTimedSerializer | None:
        """The signer, with the key of this data folder."""
        if not app.secret_key:
            app.secret_key = secret_key(self._settings.data)
        return super().get_signing_serializer(app)
