"""What the game knows of one character; every span of time in it is played time."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter

from referee.rules.kinds import Bond, Health, Limb, Material, Millis


@dataclass(frozen=True, slots=True)
class Layer:
    """One armour worn: its material and the percentage of the body it covers («P-06», LARP l.29)."""

    material: Material
    coverage: int = 100


@dataclass(frozen=True, slots=True)
class Effect:
    """A keyword at work on a character; `ends` is None where only an action ends it («K-06», «K-08»)."""

    keyword: str
    began: Millis
    ends: Millis | None
    caller: str | None
    entry: str
    order: str | None = None


@dataclass(frozen=True, slots=True)
class Theft:
    """An object taken from a character by «Vol», unnoticed until `noticed_at` («KW-24», LARP l.129)."""

    object: str
    noticed_at: Millis
    masterpiece: bool = False


@dataclass(slots=True)
class Character:
    """A character at one moment of the fold.

    Every field is a plain value or a tuple, so that a shallow copy is a whole copy.
    """

    id: str
    name: str = ""
    badge: int | None = None
    city: str = ""
    player: str = ""
    creature: bool = False
    skills: tuple[str, ...] = ()
    languages: tuple[str, ...] = ("onirian",)
    can_read: bool = True
    disguised: bool = False
    excluded: bool = False

    renown: int = 0
    masterpieces: int = 0
    grand_master: bool = False
    cheek_crosses: bool = False
    original: Character | None = None

    health: Health = Health.FIT
    health_since: Millis = 0
    dying_for: Millis = 300_000
    down_since: Millis | None = None
    forgotten: tuple[tuple[Millis, Millis], ...] = ()

    layers: tuple[Layer, ...] = ()
    rated: int | None = None
    hidden: bool = False
    helmet: bool = False
    saves_used: int = 0
    torn: bool = False
    last_combat: Millis | None = None
    blows_left: int = 0
    extra_blows: int = 0

    effects: tuple[Effect, ...] = ()
    limbs_broken: tuple[Limb, ...] = ()
    surprised_by: tuple[str, ...] = ()
    out_of_play: bool = False
    out_since: Millis | None = None
    pending_message: str | None = None
    invisible: bool = False

    bonds: tuple[Bond, ...] = ()
    prisoner_since: Millis | None = None
    released_at: Millis | None = None

    held: tuple[str, ...] = ()
    carried: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    personal: tuple[str, ...] = ()
    wool: tuple[str, ...] = ()
    thefts: tuple[Theft, ...] = ()
    noticed: tuple[str, ...] = ()
    broken_items: tuple[str, ...] = ()
    dropped: tuple[tuple[str, Millis], ...] = ()

    def copy(self) -> Character:
        """A character of its own, equal to this one."""
        return Character(*_every_field(self))

    def has_effect(self, keyword: str) -> bool:
        """Whether that keyword is at work on it."""
        return any(effect.keyword == keyword for effect in self.effects)

    def lose(self, object: str) -> None:
        """That object is no longer in hand, carried or worn."""
        self.held = tuple(item for item in self.held if item != object)
        self.carried = tuple(item for item in self.carried if item != object)
        self.worn = tuple(item for item in self.worn if item != object)

    @property
    def down(self) -> bool:
        """Whether it lies dying or comatose."""
        return self.health in (Health.DYING, Health.COMATOSE)

    @property
    def alive(self) -> bool:
        """Whether anything but a new character can still happen to it."""
        return self.health is not Health.DEAD


_every_field = attrgetter(*(each.name for each in fields(Character)))
"""All of a character in the order of its fields."""
