"""Links sign in once; phones can be signed out for good."""

from __future__ import annotations

import threading

from referee.store import accounts
from tests.house import NOON, House

HOUR = 3_600_000


def use(house: House, token: str, now: int = NOON) -> str | None:
    with house.referee.database.writing() as connection:
        return accounts.use_link(connection, token, "Léonie", "agent", now)


def holder(house: House, phone: str, now: int = NOON) -> accounts.Who | None:
    with house.referee.database.reading() as connection:
        return accounts.who_holds(connection, phone, now)


def test_a_link_works_once(house: House) -> None:
    token = house.link("referee")
    phone = use(house, token)
    assert phone
    assert use(house, token) is None
    who = holder(house, phone)
    assert who is not None
    assert (who.name, who.role, who.referee) == ("Léonie", "referee", True)


def test_of_two_phones_at_once_one_gets_in(house: House) -> None:
    token = house.link("chief")
    start = threading.Barrier(8)
    got: list[str | None] = []

    def race() -> None:
        start.wait()
        got.append(use(house, token))

    racers = [threading.Thread(target=race) for _ in range(8)]
    for each in racers:
        each.start()
    for each in racers:
        each.join()
    assert len(got) == 8
    assert sum(phone is not None for phone in got) == 1


def test_a_link_stops_working_after_a_day(house: House) -> None:
    token = house.link("referee")
    assert use(house, token, NOON + accounts.LINK_FOR) is None
    assert use(house, house.link("referee"), NOON + accounts.LINK_FOR - 1)


def test_a_guess_signs_nobody_in(house: House) -> None:
    assert use(house, "guess") is None


def test_only_the_hash_of_a_token_is_kept(house: House) -> None:
    token = house.link("referee")
    with house.referee.database.reading() as connection:
        kept = connection.exec_driver_sql("SELECT * FROM links").fetchall()
    assert token not in str(kept)


def test_a_phone_stays_signed_in_for_sixty_days(house: House) -> None:
    phone = use(house, house.link("referee"))
    assert phone
    assert holder(house, phone, NOON + 59 * 24 * HOUR)
    assert holder(house, phone, NOON + 61 * 24 * HOUR) is None


def test_a_new_link_for_a_player_signs_the_old_phone_out(house: House) -> None:
    old = use(house, house.link("player", character="ali"))
    other = use(house, house.link("player", character="nico"))
    fresh = use(house, house.link("player", character="ali"))
    assert old
    assert other
    assert fresh
    assert holder(house, old) is None
    assert holder(house, other)
    who = holder(house, fresh)
    assert who is not None
    assert (who.role, who.character, who.referee) == ("player", "ali", False)
