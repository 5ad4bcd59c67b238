"""The ladder of states: falling, dying, being cared for, sleeping («H-01» to «H-18»)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.field.ladder import set_health
from referee.rules.field.state import Character
from referee.rules.kinds import Health
from referee.rules.outcome import Note, Outcome, applied, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class Healed:
    """Somebody received care; `to` where the healer names the state («H-13», LARP l.14-16)."""

    on: str
    by: str | None = None
    to: Literal[Health.FIT, Health.WOUNDED, Health.DYING] | None = None


@dataclass(frozen=True, slots=True)
class Slept:
    """A night's sleep passed over these characters («H-16», LARP l.43)."""

    on: tuple[str, ...]


def heal(fact: Healed, scene: Scene) -> Outcome:
    """Care stops the countdown and betters the state («H-13»)."""
    patient = scene.person(fact.on)
    if patient.health is Health.DEAD:
        return refused("dead")
    if patient.health is Health.FIT:
        return ignored("not_wounded")
    better = fact.to or _healed_state(patient.health, scene)
    if better is None:
        return refused("healer_must_name_state")
    if better.rung >= patient.health.rung:
        return ignored("no_better")
    set_health(patient, better, scene.now)
    return applied(Note(f"now_{better}"))


def _healed_state(health: Health, scene: Scene) -> Health | None:
    match scene.book.rulings["heal_result"]:
        case "full":
            return Health.FIT
        case "one_step":
            return list(Health)[health.rung - 1]
        case "healer_states_it_always":
            return None
        case _:
            return Health.FIT if health is Health.WOUNDED else Health.WOUNDED


def sleep(fact: Slept, scene: Scene) -> Outcome:
    """A night makes the wounded fit, and nobody else («H-16»)."""
    rested = [name for name in fact.on if _rest(scene.person(name), scene)]
    return applied(rested=rested) if rested else ignored("nobody_to_rest")


def _rest(sleeper: Character, scene: Scene) -> bool:
    cured: tuple[Health, ...] = (Health.WOUNDED,)
    if scene.book.ruled("night_sleep_scope", "all_living"):
        cured = (Health.WOUNDED, Health.DYING, Health.COMATOSE)
    mends = bool(scene.book.rulings["night_sleep_heals_limbs"] and sleeper.limbs_broken)
    if mends:
        sleeper.limbs_broken = ()
    if sleeper.health in cured:
        set_health(sleeper, Health.FIT, scene.now)
        return True
    return mends
