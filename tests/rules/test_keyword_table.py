"""The 24 keywords by form and situation: what becomes of each call, cell by cell, with the rule it comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.rules.codes import NOTES, REASONS
from referee.rules.entry import Entry
from referee.rules.kinds import Health
from tests.rules.play import entry, now, played

TABLE = (Path(__file__).parent / "keyword_table.txt").read_text("utf-8").splitlines()
SITUATIONS = ("fit", "wounded", "dying", "comatose", "dead", "out_of_play", "paralysed", "helmet", "resists", "divine")

Cell = tuple[str, str, str, str, str]


def cells() -> list[Cell]:
    """Form, keyword, situation, what becomes of it, and the rule."""
    found, form = [], ""
    for line in TABLE:
        words = line.split()
        if not words or line.startswith("#"):
            continue
        if words[0] in ("blow", "effect"):
            form = words[0]
            assert words[1:] == list(SITUATIONS)
            continue
        for situation, cell in zip(SITUATIONS, words[1:], strict=True):
            became, _, rule = cell.partition("/")
            found.append((form, words[0], situation, became, rule))
    return found


def situated(situation: str) -> list[Entry]:
    """A target in that situation, holding a sword and carrying a ring; the caller is well."""
    state = Health(situation) if situation in tuple(Health) else Health.FIT
    target = entry(0, "character_entered", id="0-A", who="A", name="A", state=state, helmet=situation == "helmet",
                   held=("sword",), carried=("ring",))  # fmt: skip
    setting = [entry(0, "game_opened", id="!"), target, entry(0, "character_entered", id="0-B", who="B", name="B")]
    if situation == "out_of_play":
        setting.append(entry(1, "went_out_of_play", who="A", left_by_planned_exit=True, reason="medical"))
    if situation == "paralysed":
        setting.append(entry(1, "keyword_called", id="earlier", form="effect", keyword="paralyse", on="A", by="B"))
    return setting


def called(form: str, keyword: str, situation: str) -> Entry:
    """The call, with whatever this keyword needs to be a full one."""
    needs: dict[str, Any] = {
        "break": {"object": "left_arm"},
        "disarm": {"object": "sword"},
        "theft": {"object": "ring"},
        "obey": {"order": "come here"},
        "dispel": {"cites": "earlier"},
        "invisible": {"arms_crossed": True},
    }.get(keyword, {})
    if situation in ("resists", "divine"):
        needs |= {"answer": "resist"}
    if situation == "divine":
        needs |= {"modifiers": ("divine",)}
    return entry(20, "keyword_called", id="call", form=form, keyword=keyword, on="A", by="B", **needs)


def became(form: str, keyword: str, situation: str) -> str:
    """One word for what the call led to: a state, the effects at work, or the reason why not."""
    game = played(*situated(situation), called(form, keyword, situation))
    outcome = game.outcome("call")
    if outcome.result != "applied":
        return outcome.reason or outcome.result
    said = [note.code for note in outcome.notes if note.code.startswith("now_")]
    moment = now(game, "A", 20)
    effects = "+".join(effect.keyword for effect in moment.effects)
    return (said or [outcome.reason or effects or outcome.notes[0].code])[0]


def test_the_table_is_whole() -> None:
    assert len(cells()) == len({cell[:3] for cell in cells()}) == 24 * 2 * 10


@pytest.mark.parametrize("form", ["blow", "effect"])
def test_every_cell_of_the_table(form: str) -> None:
    wrong = [(keyword, situation, expected, found) for where, keyword, situation, expected, _ in cells()
             if where == form and (found := became(form, keyword, situation)) != expected]  # fmt: skip
    assert wrong == []


def test_every_cell_names_the_rule_its_answer_comes_from() -> None:
    for form, keyword, situation, expected, rule in cells():
        known = REASONS.get(expected) or NOTES.get(expected)
        assert rule, f"{form} {keyword} {situation}: {expected} names no rule"
        if expected in REASONS and expected not in ("no_change", "must_describe_reality", "nothing_to_reveal"):
            assert rule == known, f"{form} {keyword} {situation}: {expected} is of {known}"
