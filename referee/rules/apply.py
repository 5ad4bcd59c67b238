"""One entry against the game: the only place where a rule is asked."""

from __future__ import annotations

from referee.rules.outcome import Note, Outcome, refused
from referee.rules.scene import Scene
from referee.rules.vocabulary import VOCABULARY, subjects


def apply(scene: Scene) -> Outcome:
    """Judge the scene's entry and change its game accordingly; never raises for what an entry says."""
    word = VOCABULARY[scene.entry.kind]
    if word.in_play and (scene.game.stopped or scene.game.closed):
        return refused("safety_stop" if scene.game.stopped else "game_closed")
    absent = [name for name in subjects(scene.entry.fact) if name not in scene.game.characters]
    if absent and scene.entry.kind != "character_entered":
        return Outcome("refused", tuple(Note("not_in_game_yet", {"character": name}) for name in absent))
    return word.apply(scene.entry.fact, scene)
