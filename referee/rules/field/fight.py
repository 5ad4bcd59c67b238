"""Being in a fight and coming out of it («F-01», «F-02», LARP l.52)."""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.field.ageing import end_fight
from referee.rules.outcome import Outcome, applied, ignored
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class CombatActivity:
    """Somebody stood on guard, ready to strike («F-01»)."""

    who: str


@dataclass(frozen=True, slots=True)
class FightEnded:
    """A referee saw these characters come to rest: the fight is over for them («F-02»)."""

    who: tuple[str, ...]


def on_guard(fact: CombatActivity, scene: Scene) -> Outcome:
    """Any activity starts the five minutes of calm anew («F-02»)."""
    if not scene.person(fact.who).alive:
        return ignored("dead")
    mark_in_fight(scene, fact.who)
    return applied()


def call_fight_over(fact: FightEnded, scene: Scene) -> Outcome:
    """The saves come back to everybody named («P-13»)."""
    fighting = [person for person in map(scene.person, fact.who) if person.last_combat is not None]
    if not fighting:
        return ignored("not_in_fight")
    for person in fighting:
        end_fight(person)
    return applied()


def mark_in_fight(scene: Scene, *names: str | None) -> None:
    """Note combat activity for everybody named who is alive."""
    for name in names:
        if name is not None and scene.person(name).alive:
            scene.person(name).last_combat = scene.now
