"""Coming into the game, leaving it, being noticed in it («H-01», «G-09», «F-03»)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.field.ageing import shift
from referee.rules.field.ladder import set_health
from referee.rules.field.state import Character, Layer
from referee.rules.kinds import Health
from referee.rules.outcome import Outcome, applied, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class CharacterEntered:
    """A person or a creature came into the game, as its card says.

    `dying_s` is how long its agony lasts in seconds («H-05»), `resists_blows` the agreed number of a
    creature («C-01»), `extra_blows` what a hardened fighter takes before the ladder («H-12»).
    """

    who: str
    name: str
    badge: int | None = None
    city: str = ""
    player: str = ""
    creature: bool = False
    state: Health = Health.FIT
    dying_s: int | None = None
    armour: tuple[Layer, ...] = ()
    rated: int | None = None
    hidden: bool = False
    helmet: bool = False
    skills: tuple[str, ...] = ()
    languages: tuple[str, ...] = ("onirian",)
    held: tuple[str, ...] = ()
    carried: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    personal: tuple[str, ...] = ()
    resists_blows: int = 0
    extra_blows: int = 0
    renown: int = 0
    grand_master: bool = False
    can_read: bool = True
    disguised: bool = False


def enter(fact: CharacterEntered, scene: Scene) -> Outcome:
    """A new character starts fit unless its card says otherwise («H-01»)."""
    if fact.who in scene.game.characters:
        return ignored("already_in_game")
    if fact.rated is not None and not 0 <= fact.rated <= scene.book.rated_max:
        return refused("rating_out_of_range")
    newcomer = Character(
        id=fact.who, name=fact.name, badge=fact.badge, city=fact.city, player=fact.player,
        creature=fact.creature, skills=fact.skills, languages=fact.languages, renown=fact.renown,
        dying_for=scene.book.timers["agony"] if fact.dying_s is None else 1000 * fact.dying_s,
        layers=fact.armour, rated=fact.rated, hidden=fact.hidden, helmet=fact.helmet,
        held=fact.held, carried=fact.carried, worn=fact.worn, personal=fact.personal,
        grand_master=fact.grand_master, can_read=fact.can_read, disguised=fact.disguised,
        blows_left=fact.resists_blows, extra_blows=fact.extra_blows,
    )  # fmt: skip
    set_health(newcomer, fact.state, scene.now)
    scene.enter(newcomer)
    return applied()


@dataclass(frozen=True, slots=True)
class WentOutOfPlay:
    """«Hors-jeu !»: somebody left the game, fist raised («G-09», LARP l.78)."""

    who: str
    left_by_planned_exit: bool = False
    reason: Literal["dead", "fatigue", "medical", "safety", "temporary"] | None = None
    skill: bool = False


@dataclass(frozen=True, slots=True)
class CameBackInPlay:
    """Somebody is in the game again («G-09»)."""

    who: str


@dataclass(frozen=True, slots=True)
class SkillGained:
    """Somebody has learnt a skill."""

    who: str
    skill: str


@dataclass(frozen=True, slots=True)
class Noticed:
    """Somebody showed plainly that the other was perceived («F-03», LARP l.55)."""

    who: str
    other: str


@dataclass(frozen=True, slots=True)
class Surprised:
    """Somebody has given no plain sign of having perceived the other («F-03», LARP l.55)."""

    who: str
    other: str


def leave_play(fact: WentOutOfPlay, scene: Scene) -> Outcome:
    """Through a planned exit and for a reason, unless a skill, danger or death allows otherwise («G-09»)."""
    person = scene.person(fact.who)
    if person.out_of_play:
        return ignored("out_of_play")
    may_stay = fact.left_by_planned_exit or fact.skill or fact.reason == "safety" or not person.alive
    if not may_stay:
        return refused("must_leave_by_planned_exit")
    if fact.reason is None:
        scene.note_incident("no_valid_reason", fact.who)
        return refused("no_valid_reason")
    person.out_of_play, person.out_since = True, scene.now
    return applied()


def come_back(fact: CameBackInPlay, scene: Scene) -> Outcome:
    """Countdowns went on meanwhile, unless the book says that they waited (ruling out_of_play_timers)."""
    person = scene.person(fact.who)
    if not person.out_of_play:
        return ignored("in_play")
    if scene.book.ruled("out_of_play_timers", "pause") and person.out_since is not None:
        shift(person, scene.now - person.out_since)
    person.out_of_play, person.out_since = False, None
    return applied()


def learn(fact: SkillGained, scene: Scene) -> Outcome:
    """The skill is there from now on."""
    person = scene.person(fact.who)
    if fact.skill in person.skills:
        return ignored("already_known")
    person.skills += (fact.skill,)
    return applied()


def surprise(fact: Surprised, scene: Scene) -> Outcome:
    """Surprise is between two persons («F-03»)."""
    person = scene.person(fact.who)
    if fact.other in person.surprised_by:
        return ignored("already_surprised")
    person.surprised_by += (fact.other,)
    return applied()


def notice(fact: Noticed, scene: Scene) -> Outcome:
    """Surprise is over, for that one person only («F-03»)."""
    person = scene.person(fact.who)
    person.surprised_by = tuple(other for other in person.surprised_by if other != fact.other)
    return applied()
