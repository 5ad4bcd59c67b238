"""Keywords called as «Coup» or «Effet», in the order of rules.md section 4 («K-01» to «K-19»)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.book import KeywordRule
from referee.rules.field.abilities import can, spared
from referee.rules.field.blows import held_off, may_answer_resist, wound_by_blow
from referee.rules.field.dispel import dispel
from referee.rules.field.effects import end_contradicted, end_timed_effects
from referee.rules.field.fight import mark_in_fight
from referee.rules.field.keyword_deeds import DEEDS, NEEDS, STATE_KEYWORDS, begin_effect
from referee.rules.field.state import Character
from referee.rules.field.theft import theft_void
from referee.rules.kinds import Answer, Form, Health, Intent, Keyword, Landed, Modifier
from referee.rules.outcome import Note, Outcome, applied, blocked, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class KeywordCalled:
    """Somebody called a keyword («K-01», LARP l.61-64).

    `hearers` are those who heard a call «de Masse»; `answer` is then by character. `retry_of` and
    `cites` name entries by report id; `duration_s` is what the caller said, in seconds.
    """

    keyword: Keyword
    form: Form | None = None
    on: str | None = None
    by: str | None = None
    modifiers: tuple[Modifier, ...] = ()
    hearers: tuple[str, ...] = ()
    landed: Landed = "body"
    answer: Answer | dict[str, Answer] | None = None
    intent: Intent | None = None
    object: str | None = None
    duration_s: int | None = None
    order: str | None = None
    order_self_destructive: bool = False
    document: str | None = None
    cites: str | None = None
    cites_kind: Literal["resist"] | None = None
    retry_of: str | None = None
    consent: bool = False
    contact: bool = False
    arms_crossed: bool = False
    spares_armour: bool = False
    false_formula: bool = False
    act_key: str | None = None

    def harms(self, rule: KeywordRule) -> bool:
        """Whether it was meant to harm: the keyword's default unless said otherwise («K-16»)."""
        return rule.harms if self.intent is None else self.intent == "harm"


def call(fact: KeywordCalled, scene: Scene) -> Outcome:
    """Judge a call: its form, its speaker, whether it landed, and what it does to each target."""
    rule = scene.book.keywords[fact.keyword]
    not_heard = (
        _badly_formed(fact, rule)
        or _speaker_unable(fact, rule, scene)
        or _did_not_land(fact)
        or _already_applied(fact, scene)
    )
    if not_heard:
        return not_heard
    if fact.form == "blow":
        mark_in_fight(scene, fact.by, fact.on)
        if fact.landed != "body" and not _reaches_object(fact, scene):
            return ignored("parried")
    if "mass" in fact.modifiers:
        return _call_to_all(fact, rule, scene)
    if fact.on is None:
        return refused("target_missing")
    return _call_to_one(fact, rule, scene.person(fact.on), fact.answer == "resist", scene)


def _badly_formed(fact: KeywordCalled, rule: KeywordRule) -> Outcome | None:
    """Coup or Effet, a keyword that stands alone, «Résiste» only as the answer to another call («K-01», «K-04»)."""
    if fact.form is None:
        return refused("missing_blow_or_effect")
    if rule.suffix:
        return refused("modifier_alone")
    if fact.keyword == "resist":
        return ignored("answers_nothing")
    if "mass" in fact.modifiers and fact.form == "blow":
        return refused("mass_needs_effect")
    if fact.false_formula:
        return refused("false_formula", Note("report_if_cheating"))
    return None


def _speaker_unable(fact: KeywordCalled, rule: KeywordRule, scene: Scene) -> Outcome | None:
    """A keyword is spoken; a Coup is a blow as well; weakness spares the willing («K-17»)."""
    if fact.by is None:
        return None
    speaker = scene.person(fact.by)
    if speaker.excluded:
        return refused("excluded")
    if not can(speaker, "speak", scene.book) or not can(speaker, "use_effects", scene.book):
        return refused("caster_incapable")
    if speaker.has_effect("weakness") and fact.form == "effect" and not fact.consent:
        return refused("weakness_needs_consent")
    if fact.form == "blow":
        return held_off(speaker, fact.on, scene)
    return refused("pain_caster") if fact.harms(rule) and fact.on in spared(speaker, scene.book)["attack"] else None


def _did_not_land(fact: KeywordCalled) -> Outcome | None:
    return ignored("missed") if fact.form == "blow" and fact.landed == "missed" else None


def _already_applied(fact: KeywordCalled, scene: Scene) -> Outcome | None:
    """A call renewed for clearness, within its window, acts once («K-10», LARP l.73)."""
    first = None if fact.retry_of is None else scene.past(fact.retry_of)
    if first is None or scene.entry.at - first[0].at >= scene.book.timers["retry_window"]:
        return None
    return ignored("already_applied") if first[1].result == "applied" else None


def _reaches_object(fact: KeywordCalled, scene: Scene) -> bool:
    """Brisé and Désarme may aim at what the blow met («P-11», ruling keyword_blow_on_shield)."""
    match scene.book.rulings["keyword_blow_on_shield"]:
        case "everything_acts":
            return True
        case "nothing_acts":
            return False
        case _:
            return fact.keyword in ("break", "disarm")


def _call_to_all(fact: KeywordCalled, rule: KeywordRule, scene: Scene) -> Outcome:
    """Everybody who hears undergoes it, each with an outcome of his own («K-13», LARP l.111)."""
    hearers = [name for name in fact.hearers if name != fact.by or scene.book.ruled("mass_caster", "affected")]
    answers = fact.answer if isinstance(fact.answer, dict) else {}
    per_target = {}
    for name in hearers:
        person = scene.person(name)
        heard = _hears(person, scene)
        per_target[name] = _call_to_one(fact, rule, person, name in answers, scene) if heard else ignored("cannot_hear")
    if any(outcome.result == "applied" for outcome in per_target.values()):
        return applied(per_target=per_target)
    return ignored("nobody_affected", per_target=per_target)


def _hears(person: Character, scene: Scene) -> bool:
    if scene.book.ruled("mass_unhearing", "coma_and_death_only"):
        return person.health not in (Health.COMATOSE, Health.DEAD)
    return can(person, "hear", scene.book)


def _call_to_one(fact: KeywordCalled, rule: KeywordRule, target: Character, resists: bool, scene: Scene) -> Outcome:
    stopped = _stopped(fact, rule, target, resists, scene)
    if stopped:
        return stopped
    if fact.keyword == "dispel":
        return dispel(fact.cites, fact.cites_kind, "divine" in fact.modifiers, target, scene)
    void = _void(fact, target, scene)
    if void:
        return void
    if fact.harms(rule) and scene.book.ruled("new_harmful_effect", "ends_all_previous"):
        end_timed_effects(target, scene.book)
    elif rule.lasts == "timed":
        end_contradicted(target, fact.keyword, scene.book)
    outcome = DEEDS.get(fact.keyword, begin_effect)(fact, target, scene)
    if fact.form == "blow" and fact.keyword not in STATE_KEYWORDS and _also_wounds(target, scene):
        wound_by_blow(target, target.health.step_down(), scene, spares_armour=fact.spares_armour)
    return outcome


def _also_wounds(target: Character, scene: Scene) -> bool:
    falls = target.health not in (Health.COMATOSE, Health.DEAD)
    return falls and scene.book.ruled("keyword_blow_also_wounds", True)


def _stopped(fact: KeywordCalled, rule: KeywordRule, target: Character, resists: bool, scene: Scene) -> Outcome | None:
    divine = "divine" in fact.modifiers
    if target.out_of_play:
        return ignored("out_of_play")
    if target.health is Health.DEAD and fact.keyword != "dispel":
        return ignored("dead")
    if resists and rule.resistible and not divine and may_answer_resist(target, scene):
        return blocked("resisted", Note("says_resist"))
    if not divine and _helmet_stops(fact, target, scene):
        return blocked("helmet")
    if target.health is Health.COMATOSE and not _acts_in_coma(fact, rule, scene):
        return ignored("coma_unaffected")
    if target.has_effect("statue") and fact.form == "blow" and scene.book.ruled("statue_vs_blow", "invulnerable"):
        return ignored("statue")
    if fact.form == "blow" and target.blows_left and scene.book.ruled("creature_keywords", "count_as_one_blow"):
        target.blows_left -= 1
        return blocked("creature_absorbed", Note("creature_cries_out", {"left": target.blows_left}))
    return None


def _helmet_stops(fact: KeywordCalled, target: Character, scene: Scene) -> bool:
    """A helmet stops «Coup : Assommé», and what the book adds to it («P-12», LARP l.34)."""
    reach = fact.form == "blow" or scene.book.ruled("helmet_scope", "blow_and_effect_stun")
    return target.helmet and reach and fact.keyword in scene.book.helmet_stops


def _acts_in_coma(fact: KeywordCalled, rule: KeywordRule, scene: Scene) -> bool:
    match scene.book.rulings["coma_accepts"]:
        case "every_keyword":
            return True
        case "death_and_finishing_off_only":
            return fact.keyword == "death"
        case _:
            return rule.through_coma


def _void(fact: KeywordCalled, target: Character, scene: Scene) -> Outcome | None:
    """Calls that name nothing to act on, and orders nobody must follow («KW-05», «KW-08», «KW-18»)."""
    if fact.object is None and "object" in NEEDS.get(fact.keyword, ()):
        return refused("object_required")
    if fact.keyword == "disarm" and fact.object not in target.held:
        return ignored("not_held")
    if fact.keyword == "obey" and fact.order_self_destructive and scene.book.ruled("obey_invalid_order", "order_void"):
        return ignored("order_void")
    return theft_void(fact.object, target, scene) if fact.keyword == "theft" else None
