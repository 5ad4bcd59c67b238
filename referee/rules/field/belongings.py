"""What a character holds, and picking up what fell («KW-08», LARP l.97)."""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.outcome import Outcome, applied, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class PickedUp:
    """Somebody took an object from the ground («KW-08»)."""

    by: str
    object: str


def pick_up(fact: PickedUp, scene: Scene) -> Outcome:
    """Whoever was disarmed first counts slowly to three («KW-08»)."""
    person = scene.person(fact.by)
    fell = dict(person.dropped).get(fact.object)
    if fell is not None and scene.now - fell < scene.book.timers["pickup"]:
        return refused("count_to_3")
    person.dropped = tuple(drop for drop in person.dropped if drop[0] != fact.object)
    if fact.object not in person.held:
        person.held += (fact.object,)
    return applied()
