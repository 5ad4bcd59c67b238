"""How a command ends when it cannot do what it was asked."""

from __future__ import annotations

import sys
from typing import Any, NoReturn

import click

from referee.terminal import sentence

WRONG_INPUT = 2
"""What a command ends with when a file it was given is broken, as against an answer that is no."""


def stop(sentence_key: str, code: int, /, **values: Any) -> NoReturn:
    """Ends the command with a sentence that says what to do."""
    click.echo(sentence(sentence_key, **values), err=True)
    sys.exit(code)
