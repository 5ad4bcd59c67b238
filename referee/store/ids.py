"""Ids as the phones make them: 26 letters that sort by time (ULID)."""

from __future__ import annotations

import re
import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SHAPE = re.compile(r"^[0-7][0-9A-HJKMNP-TV-Z]{25}$")


def new_id(at: int) -> str:
    """A fresh id that sorts by `at` (milliseconds)."""
    return ulid((at << 80) | secrets.randbits(80))


def ulid(number: int) -> str:
    """A number of 128 bits as 26 letters."""
    return "".join(ALPHABET[(number >> shift) & 31] for shift in range(125, -1, -5))
