"""The migrations make exactly the tables that the program speaks of, once, however many processes start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from referee.extensions import db
from tests.house import House

ROOT = Path(__file__).parent.parent.parent


def test_migrations_and_tables_agree(house: House) -> None:
    with house.referee.database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), db.metadata) == []


def test_a_folder_is_made_ready_by_whoever_comes_first(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "referee", "db", "current"]
    environ = {**os.environ, "REFEREE_DATA": str(tmp_path / "new"), "PYTHONPATH": str(ROOT)}
    look = "from referee import create_app; create_app().extensions['referee'].database.engine"
    racers = [subprocess.Popen([sys.executable, "-c", look], env=environ, cwd=tmp_path) for _ in range(4)]
    assert [each.wait(60) for each in racers] == [0, 0, 0, 0]
    told = subprocess.run(words, env=environ, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "(head)" in told.stdout
