"""A maze that cannot be played is named for every reason why."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from referee.mazes import MazeFileError, load_plan
from referee.rules.labyrinth.check import check_plan
from referee.rules.labyrinth.plan import Cell, Door, Exit, Plan
from referee.text import LANGUAGES, knows
from tests.rules.labyrinth.play import LABYRINTH, plan

ROOT = Path(__file__).parents[3]
DEMO = ROOT / "cards" / "manhunt-demo"
SOUND = plan("A e B closed", "B s C gap")
SOUND = replace(SOUND, cells=(replace(SOUND.cells[0], start=True), SOUND.cells[1], replace(SOUND.cells[2], y=1, x=1,
                way_out=True)), cards=(), hunters=())  # fmt: skip
SOUND = replace(SOUND, cells=(SOUND.cells[0], replace(SOUND.cells[1], x=1), SOUND.cells[2]))


def wrong(maze: Plan) -> set[str]:
    return {mistake.code for mistake in check_plan(maze, LABYRINTH)}


def with_cell(maze: Plan, number: int, **traits: object) -> Plan:
    cells = list(maze.cells)
    cells[number] = replace(cells[number], **traits)  # type: ignore[arg-type]
    return replace(maze, cells=tuple(cells))


def test_the_demo_can_be_played() -> None:
    demo = load_plan(DEMO)
    assert check_plan(demo, LABYRINTH) == []
    assert len(demo.cells) >= 40
    assert len({cell.corridor for cell in demo.cells if cell.corridor}) == 2
    assert len(demo.hunters) == 9 and len({hunter.temper for hunter in demo.hunters}) == 3
    items = {item for finds in LABYRINTH.tables.values() for item in finds}
    assert items <= {card.id for card in demo.cards}
    for each in (*demo.cells, *demo.cards, *demo.hunters):
        assert all(each.name[language] and each.text[language] for language in LANGUAGES), each.id
    assert load_plan(DEMO / "maze.toml") == demo


def test_a_sound_maze_has_no_mistake() -> None:
    assert wrong(SOUND) == set()


@pytest.mark.parametrize(
    ("maze", "code"),
    [
        (with_cell(SOUND, 1, exits=SOUND.cells[1].exits[1:]), "one_way_door"),
        (with_cell(SOUND, 1, exits=(Exit("n", "A", "d0"), *SOUND.cells[1].exits[1:])), "directions_disagree"),
        (replace(SOUND, cells=(*SOUND.cells, Cell("far", x=9))), "unreachable"),
        (with_cell(SOUND, 0, exits=(*SOUND.cells[0].exits, Exit("n", "nowhere", "d0"))), "no_such_cell"),
        (with_cell(SOUND, 0, exits=(*SOUND.cells[0].exits, Exit("n", "B", "d9"))), "no_such_door"),
        (with_cell(SOUND, 0, exits=(*SOUND.cells[0].exits, Exit("n", "A", "d0"))), "leads_to_itself"),
        (replace(SOUND, doors=(*SOUND.doors, Door("spare"))), "door_nowhere"),
        (replace(SOUND, doors=(*SOUND.doors, Door("d0"))), "twice"),
        (replace(SOUND, cells=(*SOUND.cells, replace(SOUND.cells[0], x=5))), "twice"),
        (with_cell(SOUND, 2, exits=(*SOUND.cells[2].exits, Exit("e", "B", "d0"))), "door_many_sides"),
        (replace(SOUND, doors=(SOUND.doors[0], Door("d1", "gap", "closed"))), "closed_gap"),
        (with_cell(SOUND, 0, start=False), "no_start"),
        (with_cell(SOUND, 2, way_out=False), "no_way_out"),
        (with_cell(SOUND, 0, wide=2, x=-1, lengthwise="north_south"), "lengthwise_disagrees"),
        (with_cell(SOUND, 0, x=1), "overlap"),
        (with_cell(SOUND, 0, trap="pit"), "no_such_danger"),
        (with_cell(SOUND, 0, hidden=("crown",)), "no_such_card"),
        (plan("K:0 e K:1 stretch", "K:1 e K:2 stretch"), "short_corridor"),
        (replace(SOUND, hunters=load_plan(DEMO).hunters[:8]), "not_nine_hunters"),
    ],
)
def test_every_mistake_is_found_and_has_its_sentence(maze: Plan, code: str) -> None:
    assert code in wrong(maze)
    assert all(knows(language, f"maze-{code}") for language in LANGUAGES)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "wrong_shape"),
        ("id = ", "not_toml"),
        ('id = "a"\nname = { fr = "a", en = "a" }\ncell = []\ndoors = { d1 = "window shut" }', "wrong_door"),
        ('id = "a"\nname = { fr = "a", en = "a" }\ncell = []\ndoors = { d1 = "door" }', "wrong_door"),
        ('id = "a"\nname = { fr = "a", en = "a" }\ncell = []\ndoors = {}\nroom = 1', "wrong_shape"),
    ],
)
def test_a_broken_file_is_named_with_its_place(tmp_path: Path, said: str, code: str) -> None:
    file = tmp_path / "maze.toml"
    file.write_text(said)
    with pytest.raises(MazeFileError) as wrong_file:
        load_plan(file)
    assert wrong_file.value.code == code
    assert all(knows(language, "maze-" + code.replace("_", "-")) for language in LANGUAGES)
    with pytest.raises(MazeFileError, match="no_file"):
        load_plan(tmp_path / "other.toml")
