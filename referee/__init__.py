"""Referee: two taps, one hit, every phone knows."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flask import Flask


def create_app(
    *, clock: Callable[[], int] | None = None, environ: Mapping[str, str] = os.environ, **overrides: Any
) -> Flask:
    """The app, wired and ready; it touches neither disk nor database before it is asked something.

    `overrides` are settings of `referee/config.py`, which come before those of the environment.
    """
    from referee.web.wiring import build  # not above: gevent must come before anything that opens sockets

    return build(environ, overrides, clock)
