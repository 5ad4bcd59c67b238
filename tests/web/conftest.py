from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bench.server import free_port
from tests.house import House
from tests.hut import Hut


@pytest.fixture
def house(tmp_path: Path) -> House:
    """An app whose clock stands still, with a small game."""
    return House(tmp_path / "data")


@pytest.fixture
def new_hut(tmp_path: Path) -> Iterator[Callable[..., Hut]]:
    """Opens huts, each a server in a process of its own; those of one folder share its game and its clock."""
    opened: list[Hut] = []

    def start(folder: str = "hut", *more: str) -> Hut:
        (tmp_path / folder).mkdir(exist_ok=True)
        hut = Hut(tmp_path / folder, free_port(), *more)
        hut.told = next((each.told for each in opened if each.folder == hut.folder), {})
        opened.append(hut)
        return hut.start()

    yield start
    for each in opened:
        each.hang_up()
        each.stop()


@pytest.fixture
def hut(new_hut: Callable[..., Hut]) -> Hut:
    """A real server with the small game."""
    return new_hut()
