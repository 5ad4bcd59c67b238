"""What can be set from outside, read once at the start; a wrong setting stops it with an explanation."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit


class WrongSetting(ValueError):
    """A setting that the program cannot run with; the message says which, and what would do."""


@dataclass(frozen=True)
class Settings:
    """Every setting; from the environment each is called `REFEREE_` and its name in capitals."""

    data: Path = Path("data")
    """The folder of the database and of the secret key."""
    database_url: str = ""
    """Empty: `referee.sqlite3` in the data folder; else `postgresql+psycopg://…`."""
    async_mode: str = "gevent"
    """`gevent`, or `threading` (Windows, tests; up to 150 phones)."""
    language: str = "fr"
    """The language of a phone that asks for none of ours."""
    public_url: str = ""
    """The address written into links and codes; empty: the one the request came by."""
    proxies: int = 0
    """How many proxies of our own stand in front and set X-Forwarded-For."""
    clock_offset_ms: int = 0
    """Shifts the clock, for rehearsals."""
    coalesce_ms: int = 25
    """News of one room within this span travel together."""
    watch_ms: int = 50
    """How often to look whether another process has written."""
    limits: bool = True
    """Whether guesses at codes and links are slowed down."""
    limits_storage: str = "memory://"
    """Where the limiter counts; a shared store when several processes serve."""

    extra: Mapping[str, Any] = field(default_factory=dict)
    """Flask's own settings, for tests."""

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database_url or f"sqlite:///{(self.data / 'referee.sqlite3').resolve()}"


def read_settings(environ: Mapping[str, str], overrides: Mapping[str, Any]) -> Settings:
    """The settings from the environment, `overrides` first."""
    kinds = get_type_hints(Settings)
    values: dict[str, Any] = {}
    for known in fields(Settings):
        name = "REFEREE_" + known.name.upper()
        if known.name != "extra" and name in environ:
            values[known.name] = _parse(name, environ[name], kinds[known.name])
    unknown = overrides.keys() - kinds.keys()
    if unknown:
        raise WrongSetting(f"unknown setting: {', '.join(sorted(unknown))}")
    settings = Settings(**(values | dict(overrides)))
    _check(settings)
    return settings


def _parse(name: str, text: str, kind: type) -> Any:
    if kind is bool:
        words = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}
        if text.lower() not in words:
            raise WrongSetting(f"{name}={text!r}: write yes or no")
        return words[text.lower()]
    if kind is int:
        if not text.lstrip("-").isdecimal():
            raise WrongSetting(f"{name}={text!r}: write a whole number")
        return int(text)
    return kind(text)


def _check(settings: Settings) -> None:
    if settings.async_mode not in ("gevent", "threading"):
        raise WrongSetting(f"async_mode={settings.async_mode!r}: write gevent or threading")
    if settings.language not in ("fr", "en"):
        raise WrongSetting(f"language={settings.language!r}: write fr or en")
    if settings.database_url and not settings.database_url.startswith(("sqlite://", "postgresql+psycopg://")):
        raise WrongSetting("database_url: write sqlite:///… or postgresql+psycopg://…")
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        raise WrongSetting(f"public_url={settings.public_url!r}: write http://… or https://…")
    for name in ("proxies", "coalesce_ms", "watch_ms"):
        if getattr(settings, name) < 0:
            raise WrongSetting(f"{name}: write a number that is not negative")


def secret_key(data: Path) -> str:
    """The key that signs cookies, made on first use and readable by its owner only."""
    path = data / "secret.key"
    data.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _whole(path)
    with os.fdopen(handle, "w") as out:
        out.write(secrets.token_urlsafe(48))
    return _whole(path)


def _whole(path: Path) -> str:
    """The key in the file, waiting a moment if another process is writing it just now."""
    for _ in range(50):
        key = path.read_text().strip()
        if len(key) >= 32:
            return key
        time.sleep(0.02)
    raise WrongSetting(f"{path} is too short to be a key: delete it, and every phone signs in anew")
