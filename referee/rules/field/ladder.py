"""Moving along the ladder of states, whatever the cause («H-01», LARP l.9-18)."""

from __future__ import annotations

from referee.rules.field.state import Character
from referee.rules.kinds import Health, Millis


def set_health(character: Character, health: Health, now: Millis) -> None:
    """Put a character into a state; the countdown starts anew, and what leaves agony is forgotten («H-14»)."""
    was_down = character.down
    character.health, character.health_since = health, now
    if character.down and not was_down:
        character.down_since = now
    elif was_down and not character.down and character.down_since is not None:
        character.forgotten += ((character.down_since, now),)
        character.down_since = None
    if health is Health.DEAD:
        character.effects = ()
        character.last_combat = None
