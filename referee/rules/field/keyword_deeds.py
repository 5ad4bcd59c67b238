"""What each keyword does to its target; those without a deed of their own begin an effect («KW-01» …)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from referee.rules.field.armour import tear
from referee.rules.field.blows import wound_by_blow
from referee.rules.field.effects import put_upon
from referee.rules.field.ladder import set_health
from referee.rules.field.state import Character, Effect
from referee.rules.field.theft import steal
from referee.rules.kinds import LIMBS, Health
from referee.rules.outcome import Note, Outcome, applied, ignored
from referee.rules.scene import Scene

if TYPE_CHECKING:
    from referee.rules.field.keywords import KeywordCalled

Deed = Callable[["KeywordCalled", Character, Scene], Outcome]


def begin_effect(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """The effect begins, for the time said or for the time of its class («K-05», «K-06»)."""
    rule = scene.book.keywords[fact.keyword]
    if rule.lasts != "timed":
        return applied()
    lasts = scene.book.timers["effect"] if fact.duration_s is None else 1000 * fact.duration_s
    effect = Effect(fact.keyword, scene.now, scene.now + lasts, fact.by, scene.entry.id, fact.order)
    put_upon(target, effect)
    return applied(Note("effect_until", {"keyword": fact.keyword, "until": effect.ends}))


def wound(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """One rung down, by the keyword («KW-04», «K-19», LARP l.88-89)."""
    if target.health is Health.DYING and scene.book.ruled("wound_on_dying", "no_change"):
        if not (fact.form == "blow" and scene.book.ruled("state_blow_at_least_a_blow", True)):
            return ignored("no_change")
    return _fall_to(target.health.step_down(), fact, target, scene)


def agony(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """Dying at once; a Coup on somebody dying is no weaker than a normal blow («KW-01», «K-19»)."""
    if target.health is not Health.DYING:
        return _fall_to(Health.DYING, fact, target, scene)
    if fact.form == "blow" and scene.book.ruled("state_blow_at_least_a_blow", True):
        return _fall_to(Health.COMATOSE, fact, target, scene)
    return ignored("no_change")


def coma(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """Comatose at once («KW-07», LARP l.94-95)."""
    return _fall_to(Health.COMATOSE, fact, target, scene)


def death(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """Dead, from any state («KW-17», LARP l.114-115)."""
    return _fall_to(Health.DEAD, fact, target, scene)


def break_thing(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """The named limb or object is unusable until healed or repaired («KW-05», LARP l.90-91)."""
    for limb in LIMBS:
        if fact.object == limb:
            target.limbs_broken += () if limb in target.limbs_broken else (limb,)
            return applied(Note("limb_broken", {"limb": limb}))
    if fact.object == "armour":
        return applied(*tear(target, scene.book))
    if fact.object is not None and fact.object not in target.broken_items:
        target.broken_items += (fact.object,)
    return applied(Note("item_broken", {"object": fact.object}))


def disarm(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """The named object falls; a slow count to three before picking it up («KW-08», LARP l.96-97)."""
    assert fact.object is not None
    target.held = tuple(item for item in target.held if item != fact.object)
    target.dropped += ((fact.object, scene.now),)
    return applied(Note("drops", {"object": fact.object}), Note("count_to_3"))


def message(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """The parchment held out must be read as soon as possible («KW-16», LARP l.112-113)."""
    target.pending_message = fact.document or scene.entry.id
    return applied(Note("must_read_message"))


def true_sight(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """The disguised come aside and describe the reality; the invisible are seen («KW-21», LARP l.122-123)."""
    if target.disguised or target.invisible:
        return applied(Note("must_describe_reality"), reason="must_describe_reality")
    return applied(reason="nothing_to_reveal")


def turn_invisible(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    """Unseen while the arms are crossed in front («KW-14», LARP l.108-109)."""
    target.invisible = fact.arms_crossed
    return applied(Note("arms_crossed" if fact.arms_crossed else "arms_uncrossed"))


def _fall_to(health: Health, fact: KeywordCalled, target: Character, scene: Scene) -> Outcome:
    if health.rung <= target.health.rung:
        return ignored("no_change")
    tears = fact.form == "blow" or scene.book.ruled("armour_break_by_effect", True)
    if tears:
        return applied(*wound_by_blow(target, health, scene, spares_armour=fact.spares_armour))
    set_health(target, health, scene.now)
    return applied(Note(f"now_{health}"))


STATE_KEYWORDS = ("wound", "agony", "coma", "death")

DEEDS: dict[str, Deed] = {
    "wound": wound,
    "agony": agony,
    "coma": coma,
    "death": death,
    "break": break_thing,
    "disarm": disarm,
    "message": message,
    "theft": lambda fact, target, scene: steal(fact.object, fact.by, target, scene),
    "true_sight": true_sight,
    "invisible": turn_invisible,
}

NEEDS: dict[str, tuple[str, ...]] = {
    "break": ("object",),
    "disarm": ("object",),
    "theft": ("object",),
    "obey": ("order",),
    "message": ("document",),
    "dispel": ("cites",),
}
"""What a keyword names besides its target, as the key of the fact; without its object it is refused."""

USE = (
    *STATE_KEYWORDS, "disarm", "break", "paralyse", "fear", "pain", "stun", "root", "weakness", "blind", "obey",
    "charm", "statue", "theft", "message", "true_sight", "invisible", "dispel",
)  # fmt: skip
"""The keywords as a pad offers them: states first, then what is called most; the others follow in the book's order."""
