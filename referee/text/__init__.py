"""Words for codes: one catalogue per language, the same files that the phones read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
HERE = Path(__file__).parent


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HERE / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(language: str, key: str, **values: Any) -> str:
    """The sentence of that key with its values; the key itself where the catalogue has none."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return key
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    sentence, _mistakes = bundle.format_pattern(pattern, values)
    return str(sentence)


def in_both(key: str, **values: Any) -> dict[str, str]:
    """The sentence in every language, for a phone to choose from."""
    return {language: say(language, key, **values) for language in LANGUAGES}
