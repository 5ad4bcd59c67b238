"""Effects upon a character: put on, ended, contradicted («K-06», «K-07», «K-11»)."""

from __future__ import annotations

from referee.rules.book import Book
from referee.rules.field.state import Character, Effect


def end_timed_effects(character: Character, book: Book) -> None:
    """A new harm ends every effect of the five-minute class («K-07», LARP l.68)."""
    character.effects = tuple(effect for effect in character.effects if book.keywords[effect.keyword].lasts != "timed")


def end_contradicted(character: Character, keyword: str, book: Book) -> None:
    """Of two contradictory effects the last called stands; the same keyword starts anew («K-11», LARP l.76)."""
    gone = {keyword, *book.keywords[keyword].contradicts}
    character.effects = tuple(effect for effect in character.effects if effect.keyword not in gone)


def put_upon(character: Character, effect: Effect) -> None:
    """The effect begins; effects stand in the order they were called."""
    character.effects += (effect,)


def end_effect(character: Character, keyword: str, caller: str | None = None) -> None:
    """That effect is over; of one caller only, if one is named."""
    character.effects = tuple(
        effect
        for effect in character.effects
        if effect.keyword != keyword or (caller is not None and effect.caller not in (caller, None))
    )
