"""An entry of the log: a fact, who saw it, and when it happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from referee.rules.kinds import Millis, Role

Fact = Any
"""The content of a report, a frozen dataclass: what somebody saw, never what followed from it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A report that the desk has accepted.

    `at` is when it happened, in milliseconds of the corrected clock; `id` was made on the phone,
    and ids of one phone sort in the order of its taps.
    """

    id: str
    at: Millis
    kind: str
    fact: Fact
    role: Role = "referee"
    author: str = ""

    @property
    def order(self) -> tuple[Millis, str]:
        """The place in the game: by the time it happened, then by report id («G-11»)."""
        return (self.at, self.id)
