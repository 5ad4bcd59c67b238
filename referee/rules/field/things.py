"""Objects, locks and documents as the game knows them; each is replaced whole when it changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Script = Literal["plain", "common", "secret", "cipher"]
"""A cipher is a riddle anybody may solve, not a language («W-03», LARP l.168)."""


@dataclass(frozen=True, slots=True)
class Item:
    """An object: a player's own, or one of the game's under a black triangle («T-01», «T-05», LARP l.132-135)."""

    id: str
    name: str = ""
    type: str = ""
    personal: bool = False
    black_triangle: bool = False
    currency: bool = False
    masterpiece: bool = False
    underwear_hidden: bool = False
    holder: str | None = None
    returned: bool = False
    kept_for_next_event_by: str | None = None


@dataclass(frozen=True, slots=True)
class Lock:
    """A lock card: its numbers, its back, and how it stands («D-01» to «D-08», LARP l.138)."""

    id: str
    name: str = ""
    numbers: tuple[int, ...] = ()
    back_text: str = ""
    trap: str = ""
    unforceable: bool = False
    state: Literal["locked", "open", "removed"] = "locked"
    face: Literal["front", "back"] = "front"
    forced: bool = False
    forced_for_s: int = 0
    trap_sprung: bool = False


@dataclass(frozen=True, slots=True)
class Document:
    """A document or parchment: who can read it and what it does («W-01» to «W-05», LARP l.164-172)."""

    id: str
    name: str = ""
    language: str = "onirian"
    script: Script = "plain"
    signs: tuple[str, ...] = ()
    starts_with: str = ""
    effect: str = ""
    text: str = ""


Thing = Item | Lock | Document
