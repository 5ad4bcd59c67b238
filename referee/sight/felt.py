"""What a player is told of an entry about himself: what he felt, never who did it nor anything of others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from referee.rules.outcome import Note

THEFT = "theft"
"""The keyword that its victim does not notice for a while («KW-24», LARP l.128-129)."""

FELT: Mapping[str, tuple[str, ...]] = {
    "blow_struck": ("landed", "announced", "modifiers", "answer", "zone", "rapid", "bare_hands"),
    "keyword_called": ("keyword", "form", "modifiers", "landed", "duration_s", "order", "document", "object"),
    "charm_refused": (),
    "healed": ("to",),
    "limb_mended": ("limb",),
    "limb_broken": ("limb",),
    "repaired": ("object",),
    "slept": (),
    "finished_off": (),
    "combat_activity": (),
    "fight_ended": (),
    "armour_put_on": ("layers", "hidden", "helmet"),
    "armour_rated": ("rated",),
    "bound": (),
    "released": (),
    "went_out_of_play": (),
    "came_back_in_play": (),
    "ruling_made": ("health", "saves_left", "torn", "blows_left", "ends_effects", "ends_fight"),
    "character_entered": (),
    "referee_called": ("text",),
    "entry_disputed": ("cites", "text"),
}
"""The kinds a player may see of himself, and which of their keys he feels; every other kind is not for him."""


def felt_fact(kind: str, fact: Mapping[str, Any], me: str) -> dict[str, Any] | None:
    """The part of a fact that I felt, or None if it is not for my eyes."""
    if kind not in FELT:
        return None
    felt = {key: fact[key] for key in FELT[kind] if key in fact}
    if isinstance(felt.get("answer"), dict):
        felt["answer"] = felt["answer"].get(me)
    return felt


def felt_notes(
    notes: Iterable[Note], me: str, people: Collection[str], entries: Collection[str]
) -> list[dict[str, Any]]:
    """The remarks that are about me alone: one that names anybody else, or another's entry, is left out."""
    return [
        {"code": note.code, **note.values}
        for note in notes
        if all(_harmless(value, me, people, entries) for value in note.values.values())
    ]


def _harmless(value: Any, me: str, people: Collection[str], entries: Collection[str]) -> bool:
    if isinstance(value, str):
        return value == me or (value not in people and value not in entries)
    return value is None or isinstance(value, int)
