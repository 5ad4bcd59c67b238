"""Every code that the labyrinth's rules can answer is listed with its rule and said in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from referee.rules import codes as field
from referee.rules.labyrinth import hunting
from referee.rules.labyrinth.codes import NOTES, REASONS
from referee.text import LANGUAGES, knows

ROOT = Path(__file__).parents[3]
RULES = ROOT / "referee/rules/labyrinth"
NOT_A_REASON = {*hunting.TOOK_EFFECT} - NOTES.keys()


def said_in_the_rules() -> set[str]:
    """The codes that stand in the source: in notes, refusals, and as the hunters' phase's answers."""
    found = set[str]()
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                if node.func.id in ("refused", "ignored", "pending", "unknown", "Note"):
                    found |= words(node.args[0])
            elif isinstance(node, ast.Return) and path.name == "hunting.py" and node.value is not None:
                found |= words(node.value) if isinstance(node.value, ast.Constant | ast.IfExp) else set()
    return found


def words(node: ast.AST) -> set[str]:
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def test_every_code_has_its_rule_and_every_listed_code_can_be_said() -> None:
    shared = {"dead", "cited_not_here"}
    assert said_in_the_rules() - NOT_A_REASON - shared == set(REASONS) | set(NOTES)
    assert shared <= set(field.REASONS)
    assert not (set(REASONS) & set(field.REASONS)) and not (set(NOTES) & set(field.NOTES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    for key in [f"reason-{code}" for code in REASONS] + [f"note-{code}" for code in NOTES]:
        assert knows(language, key), key


def test_every_rule_named_is_one() -> None:
    for rule in {*REASONS.values(), *NOTES.values()}:
        assert re.fullmatch(r"L[TANFSWCDMH]-\d\d", rule)
