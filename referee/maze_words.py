"""The steps of the labyrinth as sentences, with names for whatever has one."""

from __future__ import annotations

from functools import cache
from typing import get_args

from referee.rules.labyrinth.chronicle import named
from referee.rules.labyrinth.codes import REASONS
from referee.rules.labyrinth.kinds import ActionName, DoorKind
from referee.rules.labyrinth.state import Labyrinth
from referee.rules.outcome import Note, Outcome
from referee.text import say


@cache
def _words(language: str) -> dict[str, str]:
    """The names of actions, doors and reasons."""
    keys = [f"action-{action}" for action in get_args(ActionName)] + [f"the-{kind}" for kind in get_args(DoorKind)]
    return {key: say(language, key) for key in (*keys, *(f"reason-{code}" for code in REASONS))}


def sentence_of(note: Note, labyrinth: Labyrinth, language: str, part: str = "note") -> str:
    """A note, or with `part` a `reason` or `hunch`, as a sentence."""
    return say(language, f"{part}-{note.code}", **named(note, labyrinth, language, _words(language))).strip()


def sentences_of(outcome: Outcome, labyrinth: Labyrinth, language: str) -> list[str]:
    """Why it was refused, then what followed, step by step."""
    why = [sentence_of(reason, labyrinth, language, "reason") for reason in outcome.reasons]
    return why + [sentence_of(note, labyrinth, language) for note in outcome.notes]
