"""Every kind of report: its fact, the rule that judges it, who may report it. A new fact is one line here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple

from referee.rules import course, ruling
from referee.rules.entry import Fact
from referee.rules.field import armour, belongings, blows, fight, health, keywords, presence, violence
from referee.rules.outcome import Outcome


class Word(NamedTuple):
    """One kind of report.

    `players`: a player may report it about himself. `in_play`: an act of the game, impossible while
    the game is stopped or closed («G-08»).
    """

    fact: type[Any]
    apply: Callable[[Any, Any], Outcome]
    players: bool = False
    in_play: bool = True


def _apart(fact: type[Any], apply: Callable[[Any, Any], Outcome], *, players: bool = False) -> Word:
    return Word(fact, apply, players, in_play=False)


VOCABULARY: dict[str, Word] = {
    # the course of the game
    "game_opened": _apart(course.GameOpened, course.open_game),
    "game_closed": _apart(course.GameClosed, course.close),
    "game_paused": _apart(course.GamePaused, course.pause),
    "game_resumed": _apart(course.GameResumed, course.resume),
    # the referee's word
    "entry_withdrawn": _apart(ruling.EntryWithdrawn, ruling.withdraw),
    "ruling_made": _apart(ruling.RulingMade, ruling.rule),
    "note_taken": _apart(ruling.NoteTaken, ruling.take_note),
    "referee_called": _apart(ruling.RefereeCalled, ruling.ask, players=True),
    "entry_disputed": _apart(ruling.EntryDisputed, ruling.ask, players=True),
    "request_answered": _apart(ruling.RequestAnswered, ruling.answer),
    # people
    "character_entered": _apart(presence.CharacterEntered, presence.enter),
    # blows, calls, care
    "blow_struck": Word(blows.BlowStruck, blows.strike),
    "keyword_called": Word(keywords.KeywordCalled, keywords.call),
    "healed": Word(health.Healed, health.heal),
    "slept": Word(health.Slept, health.sleep),
    "limb_broken": Word(violence.LimbBroken, violence.break_limb),
    "limb_mended": Word(violence.LimbMended, violence.mend_limb),
    "finished_off": Word(violence.FinishedOff, violence.finish_off),
    "combat_activity": Word(fight.CombatActivity, fight.on_guard),
    "fight_ended": _apart(fight.FightEnded, fight.call_fight_over),
    # armour and things
    "armour_put_on": _apart(armour.ArmourPutOn, armour.put_on),
    "armour_rated": _apart(armour.ArmourRated, armour.rate),
    "repaired": Word(armour.Repaired, armour.repair),
    "picked_up": Word(belongings.PickedUp, belongings.pick_up),
}

SUBJECT_KEYS = ("on", "by", "who", "hearers")
"""The keys of facts that name characters."""


def subjects(fact: Fact) -> tuple[str, ...]:
    """The ids of all characters a fact names, each once, in the order of its keys."""
    named: dict[str, None] = {}
    for key in (key.name for key in fields(fact) if key.name in SUBJECT_KEYS):
        value = getattr(fact, key)
        named |= dict.fromkeys(value if isinstance(value, tuple) else (value,) if value else ())
    return tuple(named)
