"""Which answers are possible to a blow or a call, so that a screen offers those and no others («K-14», «P-14»)."""

from __future__ import annotations

from typing import Literal

from referee.rules.book import Book
from referee.rules.field.armour import saves_left
from referee.rules.field.state import Character
from referee.rules.kinds import Form, Health

Reply = Literal["armour", "resist"]


def answers(
    target: Character, book: Book, *, keyword: str | None = None, form: Form = "blow", divine: bool = False
) -> list[Reply]:
    """What the target may say to a normal blow (`keyword` None) or to a call: nothing against Divin («K-12»)."""
    if divine or target.out_of_play or target.health in (Health.COMATOSE, Health.DEAD):
        return []
    possible: list[Reply] = []
    if keyword is None and form == "blow" and saves_left(target, book) > 0:
        possible.append("armour")
    resistible = keyword is None or book.keywords[keyword].resistible
    if resistible and not (target.has_effect("paralyse") and not book.ruled("paralysed_answers", "both")):
        possible.append("resist")
    return possible
