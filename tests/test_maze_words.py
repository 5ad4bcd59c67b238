"""Every step of a run is a whole sentence in both languages, with names and not ids."""

from __future__ import annotations

import re

import pytest

from referee.maze_words import sentence_of, sentences_of
from referee.rules.labyrinth.codes import NOTES, REASONS
from referee.rules.outcome import Note
from referee.text import LANGUAGES
from tests.rules.labyrinth.play import walk
from tests.rules.labyrinth.test_run import opened

VALUES = {
    "runner": "melete", "hunter": "H7", "cell": "rat_pit", "through": "none", "door": "d1", "item": "gem",
    "trap": "rats", "danger": "rats", "action": "walk", "points": 1, "turn": 3, "noise": 5, "stress": 10,
    "before": 1, "after": 2, "meter": "noise", "because": "panic", "wounds": 2, "number": 1, "runner_total": 7,
    "hunter_total": 9, "won": "hunter", "winner": "runner", "hit": "yes", "hunters": 1, "stretches": 2, "cells": 2,
    "object": "candlestick", "protection": 1, "strength": 2, "turns": 2, "how": "escaped", "why": "just_placed",
    "reason": "so be it", "text": "", "level": 3,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_can_be_said_with_names(language: str) -> None:
    labyrinth = opened().labyrinth
    for part, codes in (("reason", REASONS), ("note", NOTES)):
        for code in codes:
            said = sentence_of(Note(code, VALUES), labyrinth, language, part)
            assert said and said[-1] in ".!?»" and not re.search(r"\{|\$|H7|rat_pit|\bd1\b| ,| \.", said), said


def test_steps_are_told_in_order() -> None:
    log = opened()
    outcome = log.act("melete", walk("guardroom"), "rest")
    assert sentences_of(outcome, log.labyrinth, "en") == [
        "Two action points a turn, no more: 3 more would make it too many.",
    ]
    outcome = log.act("melete", walk("guardroom"))
    assert sentences_of(outcome, log.labyrinth, "fr")[:3] == [
        "melete : Déplacement normal (1 point).", "melete ouvre la porte sans refermer.",
        "melete va vers La salle des gardes.",
    ]  # fmt: skip
