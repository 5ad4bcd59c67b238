"""Sockets speak to who is signed in, about what they may see, in an unbroken chain; they never listen."""

from __future__ import annotations

from typing import Any

from tests.house import MINUTE, House, Phone, heard


def settle(house: House) -> None:
    """Waits until what waits in the rooms has been told: each room tells at once if asked to."""
    live = house.referee.live
    for room in list(live.rooms.values()):
        if room.waiting:
            room.tell(live.emit)


def test_a_stranger_is_not_let_in(house: House) -> None:
    assert not house.stranger().listen().is_connected()


def test_a_hit_reaches_every_referee_and_the_one_it_struck(house: House) -> None:
    one, other = house.phone(), house.phone(name="Basile")
    ali, nico = house.phone("player", "ali"), house.phone("player", "nico")
    sockets = [each.listen() for each in (one, other, ali, nico)]
    state = ali.state()
    receipt = one.report("blow_struck", on="ali")
    settle(house)
    first, second, own, others = map(heard, sockets)
    assert first == second
    (news,) = first
    assert (news["previous"], news["version"], news["whole"]) == (receipt["seq"] - 1, receipt["seq"], False)
    assert [each["id"] for each in news["characters"]] == ["ali"]
    assert [each["id"] for each in news["lines"]] == [receipt["id"]]
    (told,) = own
    assert told["previous"] == state["version"]
    assert told["version"] == ali.state()["version"]
    assert told["me"]["moments"][0]["state"] == "wounded"
    assert others == []


def test_news_of_a_room_follow_one_another_without_a_gap(house: House) -> None:
    referee = house.phone()
    socket, version = referee.listen(), referee.state()["version"]
    for _ in range(30):
        referee.report("combat_activity", who="ali")
    settle(house)
    for news in heard(socket):
        assert news["previous"] == version
        version = news["version"]
    assert version == referee.state()["version"]


def test_what_comes_close_together_goes_together(tmp_path: Any) -> None:
    house = House(tmp_path / "data", coalesce_ms=60_000)
    referee = house.phone()
    socket = referee.listen()
    for _ in range(10):
        referee.report("combat_activity", who="ali")
    settle(house)
    first, rest = heard(socket)
    assert len(first["lines"]) == 1
    assert len(rest["lines"]) == 9


def test_a_phone_that_missed_something_asks_for_just_that(house: House) -> None:
    referee = house.phone()
    version = referee.state()["version"]
    receipt = referee.report("blow_struck", on="ali")
    missed = referee.state(version)
    assert (missed["previous"], missed["version"], missed["whole"]) == (version, receipt["seq"], False)
    assert [each["id"] for each in missed["characters"]] == ["ali"]
    assert referee.state(missed["version"])["lines"] == []
    for strange in ("99999", "-1", "x", "1e3", "9" * 40):
        assert referee.state(strange)["whole"]


def test_a_players_version_says_nothing_of_others(house: House) -> None:
    referee, nico = house.phone(), house.phone("player", "nico")
    socket, before = nico.listen(), nico.state()
    for _ in range(5):
        referee.report("blow_struck", on="ali")
        referee.report("note_taken", text="about nico", on="nico")
    house.clock.move(MINUTE)
    settle(house)
    assert heard(socket) == []
    assert nico.state() == before | {"now": house.clock()}


def test_everybody_hears_that_the_game_stands_still(house: House) -> None:
    referee, nico = house.phone(), house.phone("player", "nico")
    socket = nico.listen()
    referee.report("game_paused", reason="storm")
    settle(house)
    (news,) = heard(socket)
    assert news["game"]["stopped"]
    assert news["game"]["clock"]["paused_at"] == house.clock()


def test_calls_and_disputes_reach_referees_and_come_back_answered(house: House) -> None:
    referee, nico = house.phone(), house.phone("player", "nico")
    socket, own = referee.listen(), nico.listen()
    call = nico.report("referee_called", who="nico", text="here")
    settle(house)
    (news,) = heard(socket)
    assert [(each["id"], each["who"], each["text"]) for each in news["requests"]] == [(call["id"], "nico", "here")]
    assert [each["id"] for each in heard(own)[-1]["me"]["requests"]] == [call["id"]]
    referee.report("request_answered", cites=call["id"])
    settle(house)
    assert heard(socket)[-1]["requests"] == []
    assert heard(own)[-1]["me"]["requests"] == []


def test_sockets_never_write(house: House) -> None:
    referee = house.phone()
    socket, before = referee.listen(), referee.state()
    said = referee.written("blow_struck", on="ali")
    for event in ("reports", "report", "news", "message", "json", "blow_struck"):
        socket.emit(event, {"reports": [said]})
    assert referee.state() == before
    assert heard(socket) == []


def test_signing_out_shuts_the_phones_sockets(house: House) -> None:
    chief, referee = house.phone("chief"), house.phone()
    mine, other = chief.listen(), referee.listen()
    assert referee.client.post("/sign-out").status_code == 303
    assert not other.is_connected()
    assert mine.is_connected()
    assert referee.get("state").status_code == 401


def test_the_chief_signs_a_phone_out_for_good(house: House) -> None:
    chief, referee = house.phone("chief"), house.phone(name="Basile")
    socket = referee.listen()
    people = chief.get("people").json["people"]
    basile = next(each for each in people if each["name"] == "Basile")
    assert (basile["role"], basile["listening"], basile["you"]) == ("referee", True, False)
    assert referee.client.delete(f"{referee.api}/people/{basile['id']}").status_code == 403
    assert chief.client.delete(f"{chief.api}/people/{basile['id']}").status_code == 200
    assert not socket.is_connected()
    assert referee.get("state").status_code == 401
    assert not referee.listen().is_connected()
    assert chief.client.delete(f"{chief.api}/people/{basile['id']}").status_code == 404


def test_a_player_bound_to_a_new_phone_leaves_the_old_one(house: House) -> None:
    old = house.phone("player", "ali")
    fresh = house.phone("player", "ali")
    assert old.get("state").status_code == 401
    assert fresh.state()["me"]["id"] == "ali"


def test_the_whole_state_after_a_restart_is_the_same(house: House, tmp_path: Any) -> None:
    referee = house.phone()
    for kind, fact in (("blow_struck", {"on": "ali"}), ("healed", {"on": "ali", "to": "fit"}), ("game_paused", {})):
        referee.report(kind, **fact)
        house.clock.move(MINUTE)
    before = referee.state()
    again = House.__new__(House)
    again.__dict__ |= house.__dict__
    again.app = House.made(house.data, house.clock)
    again.referee = again.app.extensions["referee"]
    phone = Phone(again)
    cookie = referee.client.get_cookie("referee")
    phone.client.set_cookie("referee", cookie.value)
    assert phone.state() == before
