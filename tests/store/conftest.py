from __future__ import annotations

from pathlib import Path

import pytest

from tests.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    """An app whose clock stands still, with a small game."""
    return House(tmp_path / "data")
