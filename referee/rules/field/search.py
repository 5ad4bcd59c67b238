"""Searching a person: said or done, as the victim chooses («S-01» to «S-04», LARP l.159-161)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from referee.rules.field.abilities import helpless
from referee.rules.field.state import Character
from referee.rules.outcome import Outcome, applied, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class PersonSearched:
    """Somebody was searched at these places; `hidden` is what the victim has at each («S-03», «S-04»)."""

    on: str
    by: str | None = None
    places: tuple[str, ...] = ()
    hidden: dict[str, tuple[str, ...]] = field(default_factory=dict)
    mode: Literal["spoken", "actual"] = "spoken"
    mode_chosen_by: Literal["victim", "searcher"] = "victim"
    consent: bool = False


def search(fact: PersonSearched, scene: Scene) -> Outcome:
    """What was found at the named places is given, within the limits of theft («S-01» to «S-04»)."""
    victim = scene.person(fact.on)
    if not fact.consent and not helpless(victim, scene.book):
        return refused("can_oppose")
    if fact.mode_chosen_by == "searcher":
        return refused("victim_chooses")
    found = [item for place in fact.places for item in fact.hidden.get(place, ())]
    kept = {item: limit for item in found if (limit := _kept_because(item, victim, scene))}
    return applied(given=[item for item in found if item not in kept], kept=kept)


def _kept_because(item: str, victim: Character, scene: Scene) -> str | None:
    known = scene.game.items.get(item)
    if item in victim.personal or (known is not None and known.personal):
        return "personal_wool_only"
    return "worn_clothing" if item in victim.worn else None
