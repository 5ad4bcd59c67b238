"""A real emergency: anybody may call, every referee's phone hears, nobody else's, and the game has no part in it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from referee.library import load_deck, open_game
from referee.store import medical
from referee.store.database import Database
from tests.house import MINUTE, NOON, SECOND, House, Phone, heard, next_id
from tests.hut import Hut

DEMO = Path(__file__).parent.parent.parent / "cards" / "oniris-demo"


def call(phone: Phone, **said: Any) -> Any:
    at = phone.house.clock()
    return phone.client.post("/api/medical", json={"id": next_id(at), "at": at, **said})


def answer(phone: Phone, called: str, kind: str) -> Any:
    return phone.client.post(f"/api/medical/{called}/answers", json={"id": next_id(NOON), "kind": kind})


def test_a_players_call_rings_the_referees_phones_and_nobody_elses(house: House) -> None:
    referee, ali, omar = house.phone(), house.phone("player", "ali"), house.phone("player", "omar")
    ears = [phone.listen() for phone in (referee, ali, omar)]
    for ear in ears:
        ear.get_received()
    kept = call(ali, place="au pont", text="cheville").json["call"]
    assert (kept["who"], kept["state"], kept["ringing"]) == ("Ali", "open", 1)
    told = heard(ears[0], "medical")
    assert told[0]["call"]["said"] == [{"at": NOON, "place": "au pont", "text": "cheville"}]
    assert [each.get_received() for each in ears[1:]] == [[], []]
    assert referee.get("/api/medical").json["calls"][0]["id"] == kept["id"]
    for phone in (ali, omar):
        assert phone.get("/api/medical").status_code == 403
        assert answer(phone, kept["id"], "over").status_code == 403
        assert "au pont" not in phone.get("/help").text + json.dumps(phone.state())
    assert house.stranger().get("/api/medical").status_code == 401


def test_the_caller_hears_that_somebody_comes(house: House) -> None:
    referee, ali = house.phone(name="Basile"), house.phone("player", "ali")
    kept = call(ali).json["call"]["id"]
    assert answer(referee, kept, "on_my_way").json["call"]["state"] == "on_my_way"
    seen = ali.get(f"/api/medical/{kept}").json["call"]
    assert (seen["state"], seen["answers"][0]["name"]) == ("on_my_way", "Basile")
    house.clock.move(MINUTE)
    assert answer(referee, kept, "over").json["call"]["state"] == "over"
    house.clock.move(SECOND)
    added = call(ali, of=kept, text="il retombe").json["call"]
    assert (added["id"], added["state"], added["said"][0]["text"]) == (kept, "open", "il retombe")
    assert answer(referee, kept, "dance").status_code == 400
    assert answer(referee, next_id(NOON), "over").status_code == 404


def test_a_stranger_may_call_and_a_form_without_scripts_too(house: House) -> None:
    stranger = house.stranger()
    assert call(stranger, place="parking").status_code == 200
    page = stranger.client.post("/help", data={"place": "x" * 900, "text": "chute"})
    assert page.status_code == 200
    calls = house.phone().get("/api/medical").json["calls"]
    assert [(each["who"], each["said"][0]["place"][:7]) for each in calls] == [("", "x" * 7), ("", "parking")]


def test_a_call_sent_again_is_the_same_call(house: House) -> None:
    referee = house.phone()
    ear = referee.listen()
    said = {"id": next_id(NOON), "at": NOON + 10 * MINUTE, "text": "chute"}
    for _ in range(3):
        assert house.stranger().client.post("/api/medical", json=said).json["call"]["at"] == NOON
    assert len(heard(ear, "medical")) == 1
    assert len(referee.get("/api/medical").json["calls"]) == 1


def test_the_game_has_no_part_in_it(house: House) -> None:
    referee, ali = house.phone("chief"), house.phone("player", "ali")
    referee.report("game_paused", reason="orage")
    before = referee.state()
    assert call(ali).status_code == 200
    assert referee.state() == before
    assert call(house.stranger()).status_code == 200
    assert referee.state() == before


def test_every_page_leads_to_it(house: House) -> None:
    pages = {house.stranger(): ("/", "/rules", "/referee", "/nothing", "/join/nothing", f"/c/{house.codes['ali']}"),
             house.phone(): ("/referee",), house.phone("player", "ali"): ("/me", "/rules")}  # fmt: skip
    for phone, paths in pages.items():
        for path in paths:
            assert 'href="/help"' in phone.get(path).text, path
    page = house.stranger().get("/help").text
    assert all(f'href="tel:{number}"' in page for number in ("112", "15", "18"))
    assert page.count("data-help-form") == 1


def test_what_the_event_says_stands_on_the_page(house: House, tmp_path: Path) -> None:
    assert "0199001234" not in house.stranger().get("/help").text
    with house.app.app_context():
        open_game(house.app, load_deck(DEMO))
    page = house.stranger().get("/help").text
    assert 'href="tel:0199001234"' in page
    assert "La barrière verte" in page
    folder = tmp_path / "deck"
    folder.mkdir()
    said = (DEMO / "event.toml").read_text(encoding="utf-8")
    said = re.sub(r'phone = "[^"]*"', 'phone = "+33 1 99 00 99 99"', said)
    (folder / "event.toml").write_text(said, encoding="utf-8")
    (folder / "characters.toml").write_bytes((DEMO / "characters.toml").read_bytes())
    with house.app.app_context():
        open_game(house.app, load_deck(folder))
    assert 'href="tel:+33199009999"' in house.stranger().get("/help").text


def test_too_many_calls_are_told_so_and_a_repeated_one_is_not_counted(tmp_path: Path) -> None:
    house = House(tmp_path / "data", limits=True)
    ali, omar = house.phone("player", "ali"), house.phone("player", "omar")
    said = {"id": next_id(NOON), "at": NOON}
    for _ in range(30):
        assert ali.client.post("/api/medical", json=said).status_code == 200
    codes = [call(ali).status_code for _ in range(13)]
    assert (codes[0], codes[-1]) == (200, 429)
    assert call(omar).status_code == 200
    assert house.phone().get("/api/medical").json["calls"]


DEEDS = (
    "UPDATE medical_calls SET text = ''",
    "DELETE FROM medical_calls",
    "UPDATE medical_answers SET kind = 'over'",
    "DELETE FROM medical_answers",
)


@pytest.mark.parametrize("deed", DEEDS)
def test_calls_are_never_changed(house: House, deed: str) -> None:
    kept = call(house.stranger()).json["call"]["id"]
    answer(house.phone(), kept, "on_my_way")
    database: Database = house.referee.database
    with pytest.raises(DatabaseError, match="never changed"), database.writing() as connection:
        connection.execute(text(deed))
    with database.reading() as connection:
        assert medical.written(connection) == (1, 1)


@pytest.mark.parametrize("said", [{}, {"id": "x"}, {"id": next_id(NOON), "at": NOON, "more": 1},
                                  {"id": next_id(NOON), "at": NOON, "text": 5}, [], "x"])  # fmt: skip
def test_what_is_no_call_is_refused(house: House, said: Any) -> None:
    refused = house.stranger().client.post("/api/medical", json=said)
    assert (refused.status_code, refused.json["error"]["code"]) == (400, "malformed")


def test_a_call_at_one_process_rings_at_the_other(new_hut: Callable[..., Hut]) -> None:
    first, second = new_hut(), new_hut()
    ear = second.phone("referee").listen()
    caller = first.phone("ali")
    kept = caller.session.post(f"{first.base}/api/medical", json={"id": next_id(NOON), "at": NOON}).json()["call"]
    assert kept["id"].encode() in ear.hear()
