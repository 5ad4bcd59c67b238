"""The words of the terminal, in the language of whoever sits at it, and codes drawn with its letters."""

from __future__ import annotations

import io
import locale
import os
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import qrcode
from fluent.runtime import FluentBundle, FluentResource

from referee.rules.deck import Mistake

TEXT = Path(__file__).parent / "text"


def tongue(environ: Mapping[str, str] = os.environ) -> str:
    """`fr` where the terminal is French, else `en`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return "fr" if environ[name].lower().startswith("fr") else "en"
    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else "en"


@cache
def _words(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXT / f"terminal.{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def sentence(key: str, /, *, language: str | None = None, **values: Any) -> str:
    """The sentence of that name in the terminal's language."""
    bundle = _words(language or tongue())
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    said, errors = bundle.format_pattern(pattern, {name: _plain(value) for name, value in values.items()})
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(said)


def _plain(value: Any) -> Any:
    """Numbers that choose a plural stay numbers; anything else is shown as it is, an empty one as `none`."""
    return value if isinstance(value, int) else str(value) or "none"


def mistake_line(mistake: Mistake, folder: str, *, language: str | None = None) -> str:
    """One line for a mistake in a deck: file, card, key, what was found, the repair."""
    part = "card" if mistake.card else "frame" if mistake.key else "file"
    file = f"{folder}/{mistake.file}"
    place = sentence(f"deck-place-{part}", language=language, file=file, card=mistake.card, key=mistake.key)
    code = "deck-" + mistake.code.replace("_", "-")
    return f"{place} – {sentence(code, language=language, key=mistake.key, **mistake.values)}"


def code_lines(address: str) -> str:
    """The address as a QR code in half blocks, light on dark, or in `##` where the terminal knows no blocks."""
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_L, border=2)
    code.add_data(address)
    encoding = sys.stdout.encoding or "ascii"
    try:
        "█▀▄".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return "\n".join("".join("  " if dark else "##" for dark in row) for row in code.get_matrix())
    drawn = io.StringIO()
    code.print_ascii(out=drawn, invert=True)
    return drawn.getvalue()
