"""The log is added to, never changed."""

from __future__ import annotations

import sqlite3

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from referee.store import journal
from tests.house import House


@pytest.mark.parametrize(
    "deed",
    [
        "UPDATE entries SET kind = 'healed'",
        "DELETE FROM entries WHERE seq = 1",
        "REPLACE INTO entries SELECT * FROM entries WHERE seq = 1",
    ],
)
def test_triggers_refuse_every_change(house: House, deed: str) -> None:
    with pytest.raises(DBAPIError, match="never changed"), house.referee.database.writing() as connection:
        connection.execute(text(deed))


def test_another_program_may_not_change_it_either(house: House) -> None:
    other = sqlite3.connect(house.data / "referee.sqlite3")
    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        other.execute("DELETE FROM entries")
    other.close()


def test_every_commit_is_on_the_disk(house: House) -> None:
    with house.referee.database.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"


def test_numbers_have_no_gaps_and_the_game_knows_the_last(house: House) -> None:
    house.phone().report("blow_struck", on="ali")
    with house.referee.database.reading() as connection:
        rows = journal.after(connection, house.game, 0)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert connection.exec_driver_sql("SELECT seq FROM games").scalar() == rows[-1].seq


def test_the_body_is_kept_as_it_came(house: House) -> None:
    phone = house.phone()
    said = phone.written("blow_struck", on="ali", rapid=False)
    phone.send(said)
    with house.referee.database.reading() as connection:
        row = journal.after(connection, house.game, 0)[-1]
    assert row.body == f'{{"at":{said["at"]},"id":"{said["id"]}","kind":"blow_struck","on":"ali","rapid":false}}'
    assert (row.author_name, row.role) == ("Léonie", "referee")


def test_postgresql_refuses_too(postgresql: str, tmp_path) -> None:
    house = House(tmp_path / "data", database_url=postgresql)
    for deed in ("UPDATE entries SET kind = 'healed'", "DELETE FROM entries", "TRUNCATE entries CASCADE"):
        with pytest.raises(DBAPIError, match="never changed"), house.referee.database.writing() as connection:
            connection.execute(text(deed))
    receipt = house.phone().report("blow_struck", on="ali")
    assert receipt["kept"]
    house.referee.database.engine.dispose()
