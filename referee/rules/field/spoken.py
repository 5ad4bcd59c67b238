"""Calls written on cards, such as «Coup : Blessé»: what a trap or a parchment does to a person («D-06», «W-05»)."""

from __future__ import annotations

import re

from referee.rules.book import Book
from referee.rules.field.keywords import KeywordCalled
from referee.rules.field.keywords import call as judge_call
from referee.rules.field.state import Character
from referee.rules.outcome import Note
from referee.rules.scene import Scene

CALL = re.compile(r"^\s*(Coup|Effet)\s*:?\s*(?P<word>[^\s:!.,]+)", re.IGNORECASE)


def spoken_keyword(call: str, book: Book) -> tuple[str, str] | None:
    """The form and the keyword of a written call, or None if it is a free text."""
    match = CALL.match(call)
    if match is None:
        return None
    word = match["word"].casefold()
    form = "blow" if match[1].casefold() == "coup" else "effect"
    return next(((form, name) for name, rule in book.keywords.items() if rule.said.casefold() == word), None)


def suffer_spoken(call: str, victim: Character, scene: Scene) -> tuple[Note, ...]:
    """Undergo a written call as if it had been spoken; a free text is left to the referee."""
    found = spoken_keyword(call, scene.book)
    if found is None:
        return (Note("act_out", {"text": call}),)
    form, keyword = found
    outcome = judge_call(KeywordCalled(keyword=keyword, form=form, on=victim.id), scene)  # type: ignore[arg-type]
    return (Note("suffers_call", {"text": call}), *outcome.notes)
