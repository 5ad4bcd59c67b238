"""Breaking limbs, mending them, finishing off («V-01», «V-02», LARP l.45-47)."""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.field.abilities import helpless
from referee.rules.field.effects import end_timed_effects
from referee.rules.field.ladder import set_health
from referee.rules.kinds import Answer, Health, Limb
from referee.rules.outcome import Note, Outcome, applied, blocked, by_rule, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class LimbBroken:
    """A limb of somebody helpless was worked upon for `lasted_s` seconds («V-01»)."""

    on: str
    limb: Limb
    lasted_s: int
    by: str | None = None
    amputates: bool = False


@dataclass(frozen=True, slots=True)
class LimbMended:
    """A broken limb was healed («V-01», LARP l.91)."""

    on: str
    limb: Limb
    by: str | None = None


@dataclass(frozen=True, slots=True)
class FinishedOff:
    """After `lasted_s` seconds of deadly acts the words of death were said («V-02», LARP l.47)."""

    on: str
    lasted_s: int
    by: str | None = None
    answer: Answer | None = None


def break_limb(fact: LimbBroken, scene: Scene) -> Outcome:
    """Thirty seconds a limb, on the helpless only, and never severed («V-01»)."""
    victim = scene.person(fact.on)
    if fact.amputates:
        return refused("no_amputation")
    if victim.health is Health.DEAD:
        return ignored("dead")
    if not helpless(victim, scene.book):
        return refused("not_helpless")
    if 1000 * fact.lasted_s < scene.book.timers["limb"]:
        return refused("too_short")
    if fact.limb in victim.limbs_broken:
        return ignored("already_broken")
    victim.limbs_broken += (fact.limb,)
    if scene.book.ruled("fracture_interrupts", True):
        end_timed_effects(victim, scene.book)
    return applied(Note("limb_broken", {"limb": fact.limb}))


def mend_limb(fact: LimbMended, scene: Scene) -> Outcome:
    """A healed limb works again («V-01»)."""
    patient = scene.person(fact.on)
    if patient.health is Health.DEAD:
        return refused("dead")
    if fact.limb not in patient.limbs_broken:
        return ignored("not_broken")
    patient.limbs_broken = tuple(limb for limb in patient.limbs_broken if limb != fact.limb)
    return applied(Note("limb_mended", {"limb": fact.limb}))


def finish_off(fact: FinishedOff, scene: Scene) -> Outcome:
    """Kills whoever is in coma when the words are said, nobody else («V-02»)."""
    victim = scene.person(fact.on)
    needed = scene.book.timers["finish_off"]
    if victim.health is Health.DEAD:
        return ignored("dead")
    if 1000 * fact.lasted_s < needed:
        return refused(by_rule("too_short", "V-02"))
    if fact.answer == "resist" and scene.book.ruled("finishing_off_resist", "allowed"):
        return blocked("resisted", Note("says_resist"))
    if victim.health is not Health.COMATOSE:
        return ignored("not_in_coma")
    if scene.book.ruled("finishing_off_coma_check", "whole_countdown") and scene.now - victim.health_since < needed:
        return ignored("not_in_coma")
    set_health(victim, Health.DEAD, scene.now)
    return applied(Note("now_dead"))
