"""The normal blow, from the stroke to the state, in the order of rules.md section 4 («H-10»)."""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.field.abilities import can, spared
from referee.rules.field.armour import saves_left, tear
from referee.rules.field.effects import end_timed_effects
from referee.rules.field.fight import mark_in_fight
from referee.rules.field.ladder import set_health
from referee.rules.field.state import Character
from referee.rules.kinds import Answer, ForbiddenZone, Health, Intent, Landed, Modifier
from referee.rules.outcome import Note, Outcome, applied, blocked, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class BlowStruck:
    """A normal blow was struck; who struck it may be unknown («H-10», «H-17», LARP l.21, l.41)."""

    on: str
    by: str | None = None
    landed: Landed = "body"
    announced: str | None = None
    modifiers: tuple[Modifier, ...] = ()
    answer: Answer | None = None
    intent: Intent = "harm"
    zone: ForbiddenZone | None = None
    rapid: bool = False
    bare_hands: bool = False
    two_weapons: bool = False
    unapproved_weapon: bool = False
    public_place: bool = False
    from_behind: bool = False
    decline_armour: bool = False
    act_key: str | None = None


def strike(fact: BlowStruck, scene: Scene) -> Outcome:
    """Judge a blow: may it be struck, did it land, what stopped it, how far its victim falls."""
    victim = scene.person(fact.on)
    return (
        _excluded(fact.by, scene)
        or _forbidden_weapon(fact, scene)
        or _nobody_to_strike(fact, victim, scene)
        or _not_counted(fact, scene)
        or _stopped(fact, victim, scene)
        or _fall(fact, victim, scene)
    )


def _excluded(by: str | None, scene: Scene) -> Outcome | None:
    """Whoever was excluded plays no more («G-04», LARP l.7)."""
    return refused("excluded") if by is not None and scene.person(by).excluded else None


def _forbidden_weapon(fact: BlowStruck, scene: Scene) -> Outcome | None:
    """Approved weapons, away from public places, one at a time, no bare hands («G-03», «G-05», «G-07», LARP l.6-26)."""
    if fact.unapproved_weapon:
        scene.note_incident("unapproved_weapon", fact.by)
        return refused("unapproved_weapon")
    if fact.public_place:
        scene.note_incident("public_place", fact.by)
        return refused("public_place")
    if fact.two_weapons:
        return refused("two_weapons")
    return refused("bare_hands") if fact.bare_hands else None


def _nobody_to_strike(fact: BlowStruck, victim: Character, scene: Scene) -> Outcome | None:
    if victim.out_of_play:
        return ignored("out_of_play")
    return None if fact.by is None else held_off(scene.person(fact.by), fact.on, scene)


def held_off(attacker: Character, victim: str | None, scene: Scene) -> Outcome | None:
    """Unable to strike, or kept from this victim by the pain it called («KW-11», «KW-12»)."""
    if not can(attacker, "attack", scene.book):
        return refused("attacker_incapable")
    return refused("pain_caster") if victim in spared(attacker, scene.book)["attack"] else None


def _not_counted(fact: BlowStruck, scene: Scene) -> Outcome | None:
    if fact.zone is not None:
        scene.note_incident("forbidden_zone", fact.by)
        return ignored("forbidden_zone")
    if fact.rapid:
        scene.note_incident("rapid_blows", fact.by)
        return ignored("rapid_blows")
    if fact.landed == "missed":
        return ignored("missed")
    return None


def _stopped(fact: BlowStruck, victim: Character, scene: Scene) -> Outcome | None:
    """Parry, coma, «Résiste», armour, a creature's hide: what keeps a blow from the ladder."""
    mark_in_fight(scene, fact.by, fact.on)
    divine = "divine" in fact.modifiers
    if fact.landed in ("shield", "weapon"):
        return ignored("parried")
    if victim.health is Health.DEAD:
        return ignored("dead")
    if victim.health is Health.COMATOSE:
        return ignored("coma_ignores_normal_blow")
    if victim.has_effect("statue") and scene.book.ruled("statue_vs_blow", "invulnerable"):
        return ignored("statue")
    if fact.answer == "resist" and not divine and may_answer_resist(victim, scene):
        return _woken(victim, scene, blocked("resisted", Note("says_resist")))
    if not divine and not fact.decline_armour and _armour_answers(victim, scene):
        return _woken(victim, scene, _saved_by_armour(victim, scene))
    if victim.blows_left > 0:
        return _absorbed_by_creature(fact, victim, scene)
    if victim.extra_blows > 0:
        victim.extra_blows -= 1
        _wake(fact, victim, scene)
        return blocked("extra_blow_absorbed", Note("extra_blows_left", {"left": victim.extra_blows}))
    return None


def may_answer_resist(victim: Character, scene: Scene) -> bool:
    """The paralysed cannot say «Résiste», itself an Effet («K-17», ruling paralysed_answers)."""
    return not victim.has_effect("paralyse") or scene.book.ruled("paralysed_answers", "both")


def _armour_answers(victim: Character, scene: Scene) -> bool:
    if victim.down and scene.book.ruled("armour_when_dying", "forbidden"):
        return False
    if victim.has_effect("paralyse") and scene.book.ruled("paralysed_answers", "none"):
        return False
    return saves_left(victim, scene.book) > 0


def _saved_by_armour(victim: Character, scene: Scene) -> Outcome:
    victim.saves_used += 1
    left = Note("saves_left", {"left": saves_left(victim, scene.book)})
    if victim.hidden:
        return blocked("armour", Note("says_armour"), left, Note("show_discreetly"), hint="show_discreetly")
    return blocked("armour", Note("says_armour"), left)


def _woken(victim: Character, scene: Scene, outcome: Outcome) -> Outcome:
    """A blow that was stopped wakes nobody, unless the book rules otherwise («P-14»)."""
    if scene.book.ruled("interrupt_by_blocked_blow", True):
        end_timed_effects(victim, scene.book)
    return outcome


def _absorbed_by_creature(fact: BlowStruck, victim: Character, scene: Scene) -> Outcome:
    """One of the agreed number of blows; what follows the last is the book's choice («C-01», LARP l.41)."""
    victim.blows_left -= 1
    _wake(fact, victim, scene)
    falls = {"falls_at_N": Health.DYING, "dies_at_N": Health.DEAD}.get(
        str(scene.book.rulings["creature_blows_semantics"])
    )
    if falls is not None and victim.blows_left == 0:
        set_health(victim, falls, scene.now)
        return applied(Note("creature_cries_out", {"left": 0}), Note(f"now_{falls}"))
    return blocked("creature_absorbed", Note("creature_cries_out", {"left": victim.blows_left}))


def _fall(fact: BlowStruck, victim: Character, scene: Scene) -> Outcome:
    """One rung down; a friend's blow meant to wake wounds without waking («H-10», «H-11», «K-07»)."""
    if fact.intent != "harm" and scene.book.ruled("friendly_blow", "no_wound"):
        return ignored("friendly_blow")
    _wake(fact, victim, scene)
    if victim.health is Health.DYING:
        match scene.book.rulings["blow_on_dying"]:
            case "ignore":
                return ignored("dying_ignores_blow")
            case "restart_agony_timer":
                set_health(victim, Health.DYING, scene.now)
                return applied(Note("agony_restarts"))
    return applied(*wound_by_blow(victim, victim.health.step_down(), scene))


def wound_by_blow(victim: Character, health: Health, scene: Scene, *, spares_armour: bool = False) -> tuple[Note, ...]:
    """A Coup worsens the state and tears the armour that was to protect its wearer («P-07»)."""
    set_health(victim, health, scene.now)
    return (Note(f"now_{health}"), *(() if spares_armour else tear(victim, scene.book)))


def _wake(fact: BlowStruck, victim: Character, scene: Scene) -> None:
    """A harmful blow ends every timed effect («K-07», LARP l.68)."""
    if fact.intent == "harm" or scene.book.ruled("friendly_blow", "interrupts"):
        end_timed_effects(victim, scene.book)
