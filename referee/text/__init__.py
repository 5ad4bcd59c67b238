"""Words for codes: one catalogue per language, the same files that the phones read; the rules' own stay here."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
PHONE_PARTS = ("", "acts", "help")
"""What phones may fetch: what the first screen says, the forms, a real emergency."""
HERE = Path(__file__).parent


@cache
def _source(language: str) -> str:
    """What phones read too, then what only the server does."""
    parts = ("", "acts.", "help.", "rules.", "labyrinth.")
    return "\n".join((HERE / f"{part}{language}.ftl").read_text(encoding="utf-8") for part in parts)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(language)))
    return bundle


def knows(language: str, key: str) -> bool:
    """Whether the catalogue has that key, or that attribute of a key: `rule-P-14.title`."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def say(language: str, key: str, **values: Any) -> str:
    """The sentence of that key, or of an attribute of it, with its values; the key itself where there is none."""
    if not knows(language, key):
        return key
    name, _, attribute = key.partition(".")
    message = _bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    sentence, _mistakes = _bundle(language).format_pattern(pattern, values)  # type: ignore[arg-type]
    return str(sentence)


def say_openly(language: str, key: str) -> str:
    """The sentence as it stands before anything has happened: an ellipsis for every value."""
    return say(language, key, **dict.fromkeys(_values(language), "…"))


@cache
def _values(language: str) -> frozenset[str]:
    return frozenset(re.findall(r"\$(\w+)", _source(language)))


def in_both(key: str, **values: Any) -> dict[str, str]:
    """The sentence in every language, for a phone to choose from."""
    return {language: say(language, key, **values) for language in LANGUAGES}
