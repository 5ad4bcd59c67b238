"""Coming into the game («H-01», «C-01»)."""

from __future__ import annotations

from dataclasses import dataclass

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
    resists_blows: int = 0
    extra_blows: int = 0
    renown: int = 0


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
        held=fact.held, carried=fact.carried, worn=fact.worn,
        blows_left=fact.resists_blows, extra_blows=fact.extra_blows,
    )  # fmt: skip
    set_health(newcomer, fact.state, scene.now)
    scene.enter(newcomer)
    return applied()
