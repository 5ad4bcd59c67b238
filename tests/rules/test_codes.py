"""Every code that a rule can answer is listed with its rule, and nothing else is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from referee.rules.codes import NOTES, REASONS
from referee.rules.kinds import Health

RULES = Path(__file__).parents[2] / "referee/rules"
RULE = re.compile(r"[A-Z]+-\d+")
REFUSALS = ("refused", "ignored", "blocked", "pending")


def said_in_the_rules() -> tuple[set[str], set[str]]:
    """The reason codes and the note codes that stand in the source of the rules."""
    reasons, notes = set[str](), {f"now_{state}" for state in Health}
    for path in (each for each in RULES.rglob("*.py") if each.parent.name != "labyrinth"):
        for call in (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)):
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            words = (
                [node.value for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)] if call.args else []
            )
            if name in REFUSALS:
                reasons |= {word for word in words if isinstance(word, str) and not RULE.fullmatch(word)}
            elif name == "Note":
                notes |= {word for word in words if isinstance(word, str) and not word.endswith("_")}
            elif name == "applied":
                reasons |= {
                    k.value.value for k in call.keywords if k.arg == "reason" and isinstance(k.value, ast.Constant)
                }  # type: ignore[misc]
    return reasons, notes


def test_every_code_has_its_rule_and_every_listed_code_can_be_said() -> None:
    reasons, notes = said_in_the_rules()
    absent = {"not_in_game_yet"}
    assert reasons | absent == set(REASONS)
    assert notes - absent == set(NOTES)
