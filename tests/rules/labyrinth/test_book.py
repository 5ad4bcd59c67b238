"""The labyrinth's rulebook: the document's numbers, and every mistake in an edited one named at once."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from referee.library import load_book
from referee.rules.book import BookError
from referee.rules.labyrinth.book import read_labyrinth_book
from referee.rules.labyrinth.clash import knock_out_faces
from referee.rules.labyrinth.rulings import RULINGS
from tests.rules.labyrinth.play import LABYRINTH, LABYRINTH_FILE

TABLE = tomllib.loads(LABYRINTH_FILE.read_text("utf-8"))
RULES = Path(__file__).parents[3] / "referee" / "rules" / "labyrinth"


def edited(path: str, value: Any) -> dict[str, Any]:
    """The table with one value changed, or taken out."""
    changed = tomllib.loads(LABYRINTH_FILE.read_text("utf-8"))
    *way, last = path.split(".")
    here = changed
    for part in way:
        here = here[part]
    if value is None:
        del here[last]
    else:
        here[last] = value
    return changed


@pytest.mark.parametrize(
    ("action", "noise", "fatigue", "stress", "points"),
    [
        ("walk", 0, 0, 0, 1), ("dash", 2, 1, 1, 2), ("flee", 2, 2, 3, 2), ("rest", 0, -3, -1, 2), ("melee", 3, 3, 5, 2),
        ("shoot", 1, 1, 2, 2), ("use_item", 1, 0, 0, 1), ("don_armour", 2, 0, 0, 1), ("look_for_traps", 1, 0, 3, 1),
        ("open_door", 1, 0, 2, 0), ("search", 2, 0, 2, 2), ("hide", -3, -1, 1, 2),
    ],
)  # fmt: skip
def test_the_table_of_actions(action: str, noise: int, fatigue: int, stress: int, points: int) -> None:
    """LAB l.15-26."""
    price = LABYRINTH.price(action)
    assert (price.noise, price.fatigue, price.stress, price.points) == (noise, fatigue, stress, points)


def test_every_ruling_stands_in_the_book_and_is_asked_for_in_the_rules() -> None:
    assert TABLE["rulings"] == {name: answers[0] for name, answers in RULINGS.items()}
    source = "\n".join(path.read_text("utf-8") for path in RULES.glob("*.py"))
    asked = set(re.findall(r'ruled\(\s*"(\w+)"', source))
    assert asked == set(RULINGS)
    for line in LABYRINTH_FILE.read_text("utf-8").split("[rulings]")[1].splitlines():
        name = line.split(" ")[0]
        if name in RULINGS:
            for other in RULINGS[name][1:]:
                assert (str(other).lower() if isinstance(other, bool) else other) in line, name


@pytest.mark.parametrize(
    ("path", "value", "key", "code"),
    [
        ("noise.every", "five", "noise.every", "wrong_type"),
        ("noise.every", 0, "noise.every", "wrong_type"),
        ("noise", None, "noise.every", "missing"),
        ("actions.walk", None, "actions.walk", "missing"),
        ("actions.walk", {"point": 1}, "actions.walk.point", "unknown_key"),
        ("actions.walk", {"points": True}, "actions.walk.points", "wrong_type"),
        ("actions.fly", {"points": 1}, "actions.fly", "unknown_key"),
        ("finds", {"1-19": "weapon"}, "finds", "wrong_type"),
        ("finds", {"1-20": "weapons"}, "finds.1-20", "unknown_word"),
        ("tables.gear", {"one": "rope"}, "tables.gear.one", "wrong_type"),
        ("rulings.panic_units", "crowns", "rulings.panic_units", "unknown_answer"),
        ("rulings.panic_breaks_hide", "true", "rulings.panic_breaks_hide", "unknown_answer"),
        ("rulings.moon", True, "rulings.moon", "unknown_ruling"),
    ],
)
def test_a_mistake_is_named_with_its_key(path: str, value: Any, key: str, code: str) -> None:
    with pytest.raises(BookError) as wrong:
        read_labyrinth_book(edited(path, value))
    assert (key, code) in [(mistake.key, mistake.code) for mistake in wrong.value.mistakes]


def test_a_labyrinths_book_beside_another_is_played_with_it(tmp_path: Path) -> None:
    field = LABYRINTH_FILE.with_name("oniris.toml").read_text("utf-8")
    mine = LABYRINTH_FILE.read_text("utf-8").replace("every = 5 ", "every = 6 ")
    (tmp_path / "mine.toml").write_text(field, "utf-8")
    ours = load_book(tmp_path / "mine.toml")
    (tmp_path / "labyrinth.toml").write_text(mine, "utf-8")
    changed = load_book(tmp_path / "mine.toml")
    assert changed.labyrinth is not None and changed.labyrinth.number("noise.every") == 6
    assert changed.fingerprint != ours.fingerprint
    (tmp_path / "labyrinth.toml").write_text(mine.replace("cells = 2 ", "cells = true "), "utf-8")
    with pytest.raises(BookError, match=r"labyrinth\.toml: stress\.cells"):
        load_book(tmp_path / "mine.toml")


def test_faces_that_knock_out() -> None:
    """FAQ 5, LAB l.224-225."""
    assert [knock_out_faces(protection) for protection in range(4)] == [6, 3, 1, 0]
