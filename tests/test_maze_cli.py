"""The words `maze check`, `maze draw` and `maze odds`, as a person types them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from referee.cli.maze import maze

DEMO = Path(__file__).parent.parent / "cards" / "manhunt-demo"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def say(*words: str) -> Result:
    return CliRunner().invoke(maze, list(words))


def test_the_demo_is_sound() -> None:
    done = say("check", str(DEMO / "maze.toml"))
    assert done.exit_code == 0 and "46 cells, 2 great corridors" in done.output


def test_a_one_way_door_is_named(tmp_path: Path) -> None:
    text = (DEMO / "maze.toml").read_text("utf-8")
    back = '  { side = "w", to = "gatehouse", door = "d1" },\n'
    assert back in text
    (tmp_path / "maze.toml").write_text(text.replace(back, ""), "utf-8")
    done = say("check", str(tmp_path / "maze.toml"))
    assert done.exit_code == 1
    assert "door d1 leads to guardroom, but guardroom has no exit back" in done.output


def test_a_broken_file_ends_with_2(tmp_path: Path) -> None:
    done = say("check", str(tmp_path / "maze.toml"))
    assert done.exit_code == 2 and "there is no such file" in done.output


def test_the_drawing_is_svg_and_shows_every_cell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    done = say("draw", str(DEMO), "-o", str(tmp_path / "maze.svg"))
    assert done.exit_code == 0, done.output
    drawn = ET.parse(tmp_path / "maze.svg").getroot()
    words = " ".join("".join(each.itertext()) for each in drawn.iter("{http://www.w3.org/2000/svg}text"))
    assert "La longue galerie" in words and "La poterne" in words and "chose cachée" in words
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}line"))) > 50
