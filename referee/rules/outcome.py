"""What became of an entry: a result, and every reason for it, as codes with values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Result = Literal["applied", "blocked", "ignored", "refused", "pending", "withdrawn"]
"""`applied` took effect · `blocked` stopped by the target · `ignored` no effect, nobody at fault ·
`refused` the rules forbid it · `pending` cites an entry that has not arrived · `withdrawn` taken
back by a referee."""


@dataclass(frozen=True, slots=True)
class Note:
    """A remark as a stable code with values; the sentence lives in the catalogue, never here."""

    code: str
    values: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The fold's answer to one entry.

    `reasons` say why the result is what it is; `notes` say what follows (what the wearer calls
    out, what to act out); `detail` holds values that a screen or a case asks for by name.
    """

    result: Result
    reasons: tuple[Note, ...] = ()
    notes: tuple[Note, ...] = ()
    detail: dict[str, Any] = field(default_factory=dict)

    @property
    def reason(self) -> str | None:
        """The code of the first reason, or None."""
        return self.reasons[0].code if self.reasons else None


def applied(*notes: Note, reason: str | None = None, **detail: Any) -> Outcome:
    """It took effect."""
    return Outcome("applied", _because(reason), notes, detail)


def blocked(reason: str | Note, *notes: Note, **detail: Any) -> Outcome:
    """The target's armour, helmet or answer stopped it."""
    return Outcome("blocked", _because(reason), notes, detail)


def ignored(reason: str | Note, *notes: Note, **detail: Any) -> Outcome:
    """No effect, and nobody is at fault."""
    return Outcome("ignored", _because(reason), notes, detail)


def refused(reason: str | Note, *notes: Note, **detail: Any) -> Outcome:
    """The rules forbid it."""
    return Outcome("refused", _because(reason), notes, detail)


def pending(reason: str) -> Outcome:
    """It cites an entry that has not arrived."""
    return Outcome("pending", _because(reason))


def by_rule(code: str, rule: str) -> Note:
    """A reason that comes from another rule here than where its code is listed."""
    return Note(code, {"rule": rule})


def _because(reason: str | Note | None) -> tuple[Note, ...]:
    if isinstance(reason, Note):
        return (reason,)
    return (Note(reason),) if reason else ()
