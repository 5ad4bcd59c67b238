"""«Effet : Dissipé»: undoes what was just performed, or ends a running effect («K-15», LARP l.99)."""

from __future__ import annotations

from referee.rules.entry import Entry
from referee.rules.field.state import Character
from referee.rules.outcome import Outcome, applied, pending, refused
from referee.rules.scene import Scene


def dispel(cites: str | None, cites_kind: str | None, divine: bool, target: Character, scene: Scene) -> Outcome:
    """Within the window the cited act never happened: the fold takes it out and plays the rest again."""
    if cites is None:
        return refused("cites_nothing")
    cited = scene.past(cites)
    if cited is None:
        return pending("cited_not_here")
    entry, outcome = cited
    if cites_kind == "resist" or getattr(entry.fact, "keyword", None) in ("dispel", "resist"):
        return refused("cannot_dispel_dispel_or_resist")
    if outcome.result == "applied" and _just_performed(entry, scene):
        if not _shielded(entry, divine, scene):
            return applied(reason="countered", counters=entry.id)
        return refused("divine")
    return _end_running(entry, divine, target, scene)


def _just_performed(entry: Entry, scene: Scene) -> bool:
    return scene.entry.at - entry.at < scene.book.timers["dispel_window"]


def _shielded(entry: Entry, divine: bool, scene: Scene) -> bool:
    """A Divin act is not countered, except by a Divin Dissipé (ruling divine_vs_dispel)."""
    return (
        "divine" in getattr(entry.fact, "modifiers", ())
        and not divine
        and not scene.book.ruled("divine_vs_dispel", "never")
    )


def _end_running(entry: Entry, divine: bool, target: Character, scene: Scene) -> Outcome:
    if not any(effect.entry == entry.id for effect in target.effects):
        return refused("nothing_to_dispel")
    if _shielded(entry, divine, scene) and scene.book.ruled("divine_vs_dispel", "always"):
        return refused("divine")
    target.effects = tuple(effect for effect in target.effects if effect.entry != entry.id)
    return applied(reason="effect_ended")
