"""Mazes as they lie on the disk: a file, with hunters.toml and cards.toml beside it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from referee.rules.labyrinth.kinds import CardKind, DoorKind, DoorState, Lengthwise, Side, Slot, Temper
from referee.rules.labyrinth.plan import Card, Cell, Danger, Door, Exit, HunterCard, Plan

HUNTERS, CARDS = "hunters.toml", "cards.toml"
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9_-]{0,39}$")]
Ref = Annotated[str, msgspec.Meta(min_length=1, max_length=50)]
Small = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]


class MazeFileError(ValueError):
    """A file that is no maze: which file, the code of what is wrong, where in it, and why."""

    def __init__(self, file: Path, code: str, where: str = "", why: str = "") -> None:
        super().__init__(f"{file}: {code} {where} {why}")
        self.file, self.code, self.where, self.why = file, code, where, why


class _Words(msgspec.Struct, forbid_unknown_fields=True):
    fr: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    en: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class _Exit(msgspec.Struct, forbid_unknown_fields=True):
    side: Side
    to: Ref
    door: Ref
    opening: Count = 0


class _Cell(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: _Words
    text: _Words
    at: tuple[int, int]
    exits: list[_Exit]
    size: tuple[int, int] = (1, 1)
    lengthwise: Lengthwise = "east_west"
    hidden: list[Ref] = []
    trap: str = ""
    start: bool = False
    way_out: bool = False


class _Hidden(msgspec.Struct, forbid_unknown_fields=True):
    stretch: Count
    items: list[Ref]


class _Trap(msgspec.Struct, forbid_unknown_fields=True):
    stretch: Count
    trap: Ref


class _Corridor(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: _Words
    text: _Words
    at: tuple[int, int]
    stretches: Annotated[int, msgspec.Meta(ge=1, le=40)]
    lengthwise: Lengthwise
    exits: list[_Exit]
    hidden: list[_Hidden] = []
    traps: list[_Trap] = []


class _Danger(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    text: _Words
    wounds: Count = 0
    noise: Small = 0
    fatigue: Small = 0
    stress: Small = 0


class _Maze(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: _Words
    cell: list[_Cell]
    doors: dict[str, str]
    corridor: list[_Corridor] = []
    danger: list[_Danger] = []


class _Card(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    kind: CardKind
    name: _Words
    text: _Words
    dice: Count = 0
    plus: Small = 0
    melee: bool = True
    ranged: bool = False
    knocks_out: bool = False
    protection: Count = 0
    slot: Slot | None = None
    bag: bool = False
    wounds: Small = 0
    noise: Small = 0
    fatigue: Small = 0
    stress: Small = 0
    strength: Count = 0
    shakes_off: bool = False
    lasts: bool = False


class _Hunter(msgspec.Struct, forbid_unknown_fields=True):
    id: Literal["H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9"]
    name: _Words
    text: _Words
    weapon: Ref
    protection: Count = 0
    temper: Temper = "stalker"


class _Hunters(msgspec.Struct, forbid_unknown_fields=True):
    hunter: list[_Hunter]


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[_Card]


def load_plan(file: Path) -> Plan:
    """The maze in that file, or in that folder's maze.toml; a `MazeFileError` says what is wrong where."""
    file = file / "maze.toml" if file.is_dir() else file
    maze: _Maze = _read(file, _Maze)
    cards = [Card(**_plain(card)) for card in _beside(file, CARDS, _Cards, "card")]
    return Plan(
        maze.id,
        _plain(maze.name),
        tuple(_cells(maze)),
        tuple(_door(file, name, said) for name, said in maze.doors.items()),
        tuple(_hunter(hunter, cards) for hunter in _beside(file, HUNTERS, _Hunters, "hunter")),
        tuple(cards),
        tuple(Danger(**_plain(danger)) for danger in maze.danger),
    )


def _read(file: Path, shape: type[Any]) -> Any:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8-sig")), shape)
    except (FileNotFoundError, NotADirectoryError):
        raise MazeFileError(file, "no_file") from None
    except UnicodeDecodeError:
        raise MazeFileError(file, "not_utf8") from None
    except tomllib.TOMLDecodeError as wrong:
        raise MazeFileError(file, "not_toml", why=str(wrong)) from None
    except msgspec.ValidationError as wrong:
        why, _, where = str(wrong).partition(" - at `")
        raise MazeFileError(file, "wrong_shape", where.strip("`$."), why) from None


def _beside(file: Path, name: str, shape: type[Any], key: str) -> list[Any]:
    """The cards or hunters beside a maze; none if there is no such file."""
    found = file.with_name(name)
    return list(getattr(_read(found, shape), key)) if found.exists() else []


def _plain(struct: msgspec.Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(struct)
    return plain


def _cells(maze: _Maze) -> Iterator[Cell]:
    for cell in maze.cell:
        exits = tuple(Exit(way.side, way.to, way.door) for way in cell.exits)
        yield Cell(
            cell.id, _plain(cell.name), _plain(cell.text), exits, cell.lengthwise, *cell.at, *cell.size,
            hidden=tuple(cell.hidden), trap=cell.trap, start=cell.start, way_out=cell.way_out,
        )  # fmt: skip
    for corridor in maze.corridor:
        yield from _openings(corridor)


def _openings(corridor: _Corridor) -> Iterator[Cell]:
    """The openings of a great corridor, each a cell, from west to east or from north to south («LM-06», LAB l.189)."""
    across = corridor.lengthwise == "east_west"
    back, on = ("w", "e") if across else ("n", "s")
    for number in range(corridor.stretches + 1):
        ways = [Exit(way.side, way.to, way.door) for way in corridor.exits if way.opening == number]
        if number > 0:
            ways.append(Exit(back, f"{corridor.id}:{number - 1}"))  # type: ignore[arg-type]
        if number < corridor.stretches:
            ways.append(Exit(on, f"{corridor.id}:{number + 1}"))  # type: ignore[arg-type]
        x, y = corridor.at
        yield Cell(
            f"{corridor.id}:{number}",
            _plain(corridor.name),
            _plain(corridor.text),
            tuple(ways),
            corridor.lengthwise,
            x + number * across,
            y + number * (not across),
            corridor=corridor.id,
            opening=number,
            hidden=tuple(item for each in corridor.hidden if each.stretch == number for item in each.items),
            trap=next((each.trap for each in corridor.traps if each.stretch == number), ""),
        )


def _door(file: Path, name: str, said: str) -> Door:
    """`"door closed"` as a door; a gap is always open."""
    try:
        kind, state = said.split()
        return msgspec.convert({"id": name, "kind": kind, "state": state}, Door)
    except (ValueError, msgspec.ValidationError):
        kinds, states = ", ".join(DoorKind.__args__), ", ".join(DoorState.__args__)
        raise MazeFileError(file, "wrong_door", f"doors.{name}", f"{said} ({kinds} – {states})") from None


def _hunter(hunter: _Hunter, cards: list[Card]) -> HunterCard:
    """A hunter with its weapon's dice; the check says so if there is no such card."""
    card = next((card for card in cards if card.id == hunter.weapon), Card("", "weapon", dice=2))
    return HunterCard(
        hunter.id, _plain(hunter.name), _plain(hunter.text), hunter.weapon, card.dice, card.plus,
        hunter.protection, hunter.temper,
    )  # fmt: skip
