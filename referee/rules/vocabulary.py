"""Every kind of report: its fact, the rule that judges it, who may report it. A new fact is one line here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple

from referee.rules import course, ruling
from referee.rules.entry import Fact
from referee.rules.field import (
    armour,
    belongings,
    blows,
    captivity,
    conduct,
    fight,
    health,
    identity,
    keywords,
    locks,
    presence,
    renown,
    search,
    theft,
    violence,
    writing,
)
from referee.rules.labyrinth.vocabulary import WORDS
from referee.rules.outcome import Outcome


class Word(NamedTuple):
    """One kind of report.

    `players`: the key that names the player himself, for what a player may report.
    `in_play`: an act of the game, impossible while it is stopped or closed («G-08»).
    """

    fact: type[Any]
    apply: Callable[[Any, Any], Outcome]
    players: str = ""
    in_play: bool = True


def _apart(fact: type[Any], apply: Callable[[Any, Any], Outcome], *, players: str = "") -> Word:
    return Word(fact, apply, players, in_play=False)


VOCABULARY: dict[str, Word] = {
    # the course of the game
    "game_opened": _apart(course.GameOpened, course.open_game),
    "game_closed": _apart(course.GameClosed, course.close),
    "game_paused": _apart(course.GamePaused, course.pause),
    "game_resumed": _apart(course.GameResumed, course.resume),
    "stop_seen": _apart(course.StopSeen, course.acknowledge, players="who"),
    # the referee's word
    "entry_withdrawn": _apart(ruling.EntryWithdrawn, ruling.withdraw),
    "ruling_made": _apart(ruling.RulingMade, ruling.rule),
    "note_taken": _apart(ruling.NoteTaken, ruling.take_note),
    "referee_called": _apart(ruling.RefereeCalled, ruling.ask, players="who"),
    "entry_disputed": _apart(ruling.EntryDisputed, ruling.ask, players="who"),
    "request_answered": _apart(ruling.RequestAnswered, ruling.answer),
    "sanctioned": _apart(conduct.Sanctioned, conduct.sanction),
    "incident_noted": _apart(conduct.IncidentNoted, conduct.note_incident),
    # people
    "character_entered": _apart(presence.CharacterEntered, presence.enter),
    "character_changed": _apart(identity.CharacterChanged, identity.change),
    "character_returned": _apart(identity.CharacterReturned, identity.come_back),
    "went_out_of_play": _apart(presence.WentOutOfPlay, presence.leave_play),
    "came_back_in_play": _apart(presence.CameBackInPlay, presence.come_back),
    "skill_gained": _apart(presence.SkillGained, presence.learn),
    "surprised": Word(presence.Surprised, presence.surprise),
    "noticed": Word(presence.Noticed, presence.notice),
    # blows, calls, care
    "blow_struck": Word(blows.BlowStruck, blows.strike),
    "keyword_called": Word(keywords.KeywordCalled, keywords.call),
    "charm_refused": Word(conduct.CharmRefused, conduct.refuse_charm, players="on"),
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
    "item_entered": _apart(belongings.ItemEntered, belongings.enter),
    "item_used": Word(belongings.ItemUsed, belongings.use, players="by"),
    "item_traded": Word(belongings.ItemTraded, belongings.trade),
    "item_returned": _apart(belongings.ItemReturned, belongings.give_back),
    "item_taken": Word(theft.ItemTaken, theft.take),
    "wool_tied": Word(theft.WoolTied, theft.tie_wool),
    # captivity and search
    "bound": Word(captivity.Bound, captivity.bind),
    "released": Word(captivity.Released, captivity.release),
    "prisoner_decided": Word(captivity.PrisonerDecided, captivity.decide),
    "person_searched": Word(search.PersonSearched, search.search),
    # locks and walls
    "lock_entered": _apart(locks.LockEntered, locks.enter),
    "lock_scanned": Word(locks.LockScanned, locks.scan, players="by"),
    "key_tried": Word(locks.KeyTried, locks.try_key, players="by"),
    "lock_forcing": Word(locks.LockForcing, locks.force),
    "lock_opened_by_skill": Word(locks.LockOpenedBySkill, locks.open_by_skill),
    "card_turned": Word(locks.CardTurned, locks.turn),
    "lock_put_back": Word(locks.LockPutBack, locks.put_back),
    "lock_removed": Word(locks.LockRemoved, locks.remove),
    "door_passed": Word(locks.DoorPassed, locks.pass_door),
    "wall_touched": Word(locks.WallTouched, locks.touch_wall),
    # writing and speech
    "document_entered": _apart(writing.DocumentEntered, writing.enter),
    "document_read": Word(writing.DocumentRead, writing.read, players="by"),
    "signs_read": Word(writing.SignsRead, writing.read_signs, players="by"),
    "spoke": Word(writing.Spoke, writing.speak),
    # renown
    "renown_changed": _apart(renown.RenownChanged, renown.change),
    "feedback_received": _apart(renown.FeedbackReceived, renown.hear_feedback),
    # the labyrinth
    **{kind: Word(*word) for kind, word in WORDS.items()},
}

SUBJECT_KEYS = ("on", "by", "who", "hearers", "other", "taker", "about")
"""The keys of facts that name characters."""


def subjects(fact: Fact) -> tuple[str, ...]:
    """The ids of all characters a fact names, each once, in the order of its keys."""
    named: dict[str, None] = {}
    for key in _subject_keys[type(fact)]:
        value = getattr(fact, key)
        named |= dict.fromkeys(value if isinstance(value, tuple) else (value,) if value else ())
    return tuple(named)


_subject_keys: dict[type[Any], tuple[str, ...]] = {
    word.fact: tuple(key.name for key in fields(word.fact) if key.name in SUBJECT_KEYS) for word in VOCABULARY.values()
}
"""For each fact its keys that name characters, in their order."""
