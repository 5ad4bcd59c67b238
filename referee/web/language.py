"""In which language a phone is answered: its own choice, then its browser's, then the house's."""

from __future__ import annotations

from typing import Any

from flask import current_app, request

from referee.text import LANGUAGES, say


def language() -> str:
    """`fr` or `en`, for this request."""
    chosen = request.cookies.get("lang")
    if chosen in LANGUAGES:
        return chosen
    house: str = current_app.extensions["referee"].settings.language
    return request.accept_languages.best_match(LANGUAGES) or house


def sentence(key: str, **values: Any) -> str:
    """The sentence of that key in this phone's language."""
    return say(language(), key, **values)
