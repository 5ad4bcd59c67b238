"""The one place where the time of day is read."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Answers the moment it is now, in whole milliseconds since 1970."""


def now() -> int:
    """The moment it is now, in whole milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def shifted(offset_ms: int) -> Clock:
    """A clock that runs ahead of the machine's by `offset_ms`, for rehearsals and tests of restarts."""
    return lambda: now() + offset_ms
