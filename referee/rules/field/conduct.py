"""Conduct: sanctions and incidents, a quiet record for the referees («G-01» to «G-04», LARP l.4-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.field.effects import end_effect
from referee.rules.kinds import REFEREES
from referee.rules.outcome import Outcome, applied, ignored, refused
from referee.rules.scene import Scene

IncidentKind = Literal[
    "violent_blow", "forbidden_zone", "unapproved_weapon", "rapid_blows", "public_place", "suspected_cheating", "other"
]


@dataclass(frozen=True, slots=True)
class Sanctioned:
    """A referee sanctioned a player («G-04»)."""

    who: str
    sanction: Literal["reminder", "warning", "exclusion"]
    text: str = ""


@dataclass(frozen=True, slots=True)
class IncidentNoted:
    """Something about conduct that the referees should know, no blame said aloud («G-01» to «G-06», «K-10»)."""

    text: str
    incident: IncidentKind = "other"
    who: str | None = None
    cites: str | None = None


@dataclass(frozen=True, slots=True)
class CharmRefused:
    """The charmed found a request against all convictions: the charm is over («KW-06», LARP l.92-93)."""

    on: str
    by: str | None = None


def sanction(fact: Sanctioned, scene: Scene) -> Outcome:
    """An excluded player's acts count no more («G-04»)."""
    if scene.entry.role not in REFEREES:
        return refused("referees_only")
    person = scene.person(fact.who)
    scene.note_incident(fact.sanction, fact.who)
    person.excluded = person.excluded or fact.sanction == "exclusion"
    return applied()


def note_incident(fact: IncidentNoted, scene: Scene) -> Outcome:
    """Kept for the referees; it changes nothing."""
    scene.note_incident(fact.incident, fact.who)
    return applied()


def refuse_charm(fact: CharmRefused, scene: Scene) -> Outcome:
    """The charmed judges the contradiction (ruling charm_judge)."""
    charmed = scene.person(fact.on)
    if not charmed.has_effect("charm"):
        return ignored("no_such_effect")
    end_effect(charmed, "charm", fact.by)
    return applied(reason="effect_ended")
