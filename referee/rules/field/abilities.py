"""What a person may do now, from the state, the effects and the limbs («CAP», «V-05», rules.md 3.1)."""

from __future__ import annotations

from referee.rules.book import ABILITIES, Book
from referee.rules.field.state import Character
from referee.rules.kinds import LEGS, Health

HELPLESS_STATES = (Health.DYING, Health.COMATOSE, Health.DEAD)
SPARED_ACTS = ("approach", "attack")


def abilities(character: Character, book: Book) -> dict[str, bool]:
    """Each of the nine abilities, true where nothing forbids it."""
    forbidden = set(book.forbidden_by_state[character.health])
    for effect in character.effects:
        forbidden.update(book.keywords[effect.keyword].forbids)
    if any(limb in LEGS for limb in character.limbs_broken):
        forbidden.update(("run", "walk"))
    return {ability: ability not in forbidden for ability in ABILITIES}


def can(character: Character, ability: str, book: Book) -> bool:
    """Whether this character may do that one thing; nobody out of play may do anything («G-09»)."""
    return not character.out_of_play and abilities(character, book)[ability]


def spared(character: Character, book: Book) -> dict[str, set[str | None]]:
    """Whom this character may not approach or attack: the callers of pain and fear («KW-11», «KW-20»)."""
    by_act: dict[str, set[str | None]] = {act: set() for act in SPARED_ACTS}
    for effect in character.effects:
        for act in book.keywords[effect.keyword].spares_caller:
            by_act[act].add(effect.caller)
    return by_act


def helpless(character: Character, book: Book) -> bool:
    """Whether it can neither defend itself nor oppose («V-05», LARP l.45, l.49, l.159)."""
    return (
        character.health in HELPLESS_STATES
        or any(book.keywords[effect.keyword].helpless for effect in character.effects)
        or {"arms", "legs"} <= set(character.bonds)
    )
