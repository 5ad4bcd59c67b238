"""One-time links and cards' addresses: who gets in, what opens, and that nobody learns by trying."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.store import codes
from tests.house import House, Phone

DAY = 24 * 3_600_000


def bytes_of(phone: Phone, path: str) -> tuple[int, list[tuple[str, str]], bytes]:
    """All that a phone receives from an address."""
    answer = phone.get(path)
    return answer.status_code, sorted(answer.headers), answer.data


def test_a_preview_of_a_link_does_not_use_it_up(house: House) -> None:
    token, phone = house.link("chief"), house.stranger()
    for _ in range(3):
        assert phone.get(f"/join/{token}").status_code == 200
    answer = phone.client.post(f"/join/{token}", data={"name": "  Anne   Marie "})
    assert (answer.status_code, answer.location) == (303, "/referee")
    assert phone.state()["you"]["name"] == "Anne Marie"
    assert phone.state()["you"]["role"] == "chief"


def test_a_link_works_once(house: House) -> None:
    token = house.link("referee")
    first, second = house.stranger(), house.stranger()
    assert first.client.post(f"/join/{token}", data={"name": "A"}).status_code == 303
    assert second.client.post(f"/join/{token}", data={"name": "B"}).status_code == 410
    assert second.get(f"/join/{token}").status_code == 410
    assert second.get("state").status_code == 401


def test_old_and_invented_links_open_nothing(house: House) -> None:
    phone, token = house.stranger(), house.link("referee")
    house.clock.move(DAY)
    assert phone.get(f"/join/{token}").status_code == 410
    assert phone.client.post(f"/join/{token}", data={"name": "A"}).status_code == 410
    assert phone.get("/join/invented").status_code == 404
    assert phone.client.post("/join/invented", data={"name": "A"}).status_code == 404


def test_a_referee_without_a_name_is_asked_again(house: House) -> None:
    token, phone = house.link("referee"), house.stranger()
    assert phone.client.post(f"/join/{token}", data={"name": " \0 \t"}).status_code == 200
    assert phone.get("state").status_code == 401
    assert phone.client.post(f"/join/{token}", data={"name": "B\0asile\n"}).status_code == 303
    assert phone.state()["you"]["name"] == "B asile"


def test_a_name_given_by_whoever_made_the_link_will_do(house: House) -> None:
    phone = house.stranger()
    assert phone.client.post(f"/join/{house.link('referee', name='Basile')}").status_code == 303
    assert phone.state()["you"]["name"] == "Basile"


def test_whoever_signs_in_anew_on_a_phone_leaves_what_they_were(house: House) -> None:
    chief, phone = house.phone("chief"), house.phone(name="Basile")
    assert phone.client.post(f"/join/{house.link('player', character='ali')}", data={"name": "x"}).status_code == 303
    assert phone.state()["you"]["id"] == "ali"
    assert {each["name"] for each in chief.get("people").json["people"]} == {"Léonie", "Ali"}


def test_the_cookie_is_out_of_reach_of_scripts_and_works_on_plain_http(house: House) -> None:
    phone = house.stranger()
    answer = phone.client.post(f"/join/{house.link('referee')}", data={"name": "A"})
    cookie = next(value for name, value in answer.headers if name == "Set-Cookie" and value.startswith("referee="))
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "Expires" in cookie


def test_a_phone_stays_signed_in_for_sixty_days(house: House) -> None:
    phone = house.phone()
    house.clock.move(59 * DAY)
    assert phone.get("state").status_code == 200
    house.clock.move(2 * DAY)
    assert phone.get("state").status_code == 401


def test_referees_make_links_and_only_a_chief_makes_a_chief(house: House) -> None:
    chief, referee, ali = house.phone("chief"), house.phone(), house.phone("player", "ali")

    def made(phone: Phone, **said: Any) -> int:
        return phone.client.post(f"{phone.api}/links", json=said).status_code

    assert made(chief, **{"for": "chief", "name": "A"}) == 200
    assert made(referee, **{"for": "referee"}) == 200
    assert made(referee, **{"for": "master"}) == 200
    assert made(referee, **{"for": "player", "character": "nico"}) == 200
    assert made(referee, **{"for": "chief"}) == 403
    assert made(referee, **{"for": "king"}) == 400
    assert made(referee, **{"for": "player"}) == 400
    assert made(referee, **{"for": "player", "character": "nobody"}) == 404
    assert made(referee, **{"for": "referee", "character": "nico"}) == 400
    assert made(referee, **{"for": "referee", "zorp": 1}) == 400
    assert made(ali, **{"for": "player", "character": "ali"}) == 403
    assert made(house.stranger(), **{"for": "referee"}) == 401


def test_a_link_comes_with_its_code(house: House) -> None:
    phone = house.phone()
    made = phone.client.post(f"{phone.api}/links", json={"for": "player", "character": "ali"}).json
    assert made["qr"].startswith("<svg")
    assert made["expires_at"] == house.clock() + DAY
    other = house.stranger()
    page = other.get(made["url"].removeprefix("http://localhost"))
    assert "Ali" in page.text
    assert other.client.post(made["url"], data={"name": "x"}).location == "/me"


def test_a_badge_opens_the_character_for_a_referee(house: House) -> None:
    referee = house.phone()
    code = house.codes["ali"]
    for typed in (code, code.lower(), code + codes.check_letter(code), f"{code[:3]}-{code[3:]}"):
        assert referee.get(f"/c/{typed}").location == "/referee#character=ali"
    wrong = "A" if codes.check_letter(code) != "A" else "B"
    assert referee.get(f"/c/{code}{wrong}").status_code == 404
    assert referee.get("/c/XXXXXX").status_code == 404


def test_a_badge_opens_my_own_state_on_my_phone(house: House) -> None:
    assert house.phone("player", "ali").get(f"/c/{house.codes['ali']}").location == "/me"


def test_a_badge_never_signs_anybody_in(house: House) -> None:
    phone = house.stranger()
    answer = phone.get(f"/c/{house.codes['ali']}")
    assert "Set-Cookie" not in answer.headers
    assert phone.get("state").status_code == 401


def test_to_others_every_badge_and_every_code_is_the_same_nothing(house: House) -> None:
    referee = house.phone()
    referee.report("ruling_made", on="ali", reason="r", health="dead")
    for phone in (house.stranger(), house.phone("player", "omar")):
        seen = [bytes_of(phone, f"/c/{house.codes[who]}") for who in ("ali", "nico", "godefroy", "leila")]
        assert seen.count(seen[0]) == len(seen)
        assert bytes_of(phone, "/c/XXXXXX") == seen[0]
        assert "ali" not in seen[0][2].decode().lower()


def test_a_physician_tells_coma_from_death(house: House) -> None:
    referee, leila = house.phone(), house.phone("player", "leila")
    referee.report("ruling_made", on="ali", reason="r", health="dead")
    referee.report("ruling_made", on="nico", reason="r", health="comatose")
    ali, nico = (leila.get(f"/c/{house.codes[who]}").text for who in ("ali", "nico"))
    assert "Ali" in ali
    assert ali.replace("Ali", "Nico") != nico


def test_guessing_codes_is_slowed_down_and_harms_nobody_else(tmp_path: Path) -> None:
    house = House(tmp_path / "data", limits=True)
    guesser, referee, ali = house.stranger(), house.phone(), house.phone("player", "ali")
    for _ in range(100):
        assert guesser.get(f"/c/{house.codes['ali']}").status_code == 200, "a known code is no guess"
    tries = [guesser.get(f"/c/{code}").status_code for code in guesses(40)]
    assert tries == [200] * 30 + [429] * 10
    assert referee.get(f"/c/{house.codes['ali']}").status_code == 302, "same address, but signed in"
    assert ali.get(f"/c/{house.codes['ali']}").status_code == 302
    tries = [guesser.client.post("/join/guess", data={"name": "A"}).status_code for _ in range(40)]
    assert tries == [404] * 30 + [429] * 10


def guesses(number: int) -> list[str]:
    letters = codes.ALPHABET
    return [f"ZZZZ{letters[each // 30]}{letters[each % 30]}" for each in range(number)]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_site_cannot_act_in_a_phones_name(house: House, headers: dict[str, str]) -> None:
    phone, token = house.phone(), house.link("referee")
    said = phone.written("blow_struck", on="ali")
    reports = phone.client.post(f"{phone.api}/reports", json={"reports": [said]}, headers=headers)
    assert (reports.status_code, reports.json["error"]["code"]) == (403, "not_allowed")
    assert phone.client.post("/sign-out", headers=headers).status_code == 403
    assert phone.client.post(f"/join/{token}", data={"name": "A"}, headers=headers).status_code == 403
    assert phone.get("state").status_code == 200
    plain = phone.client.post(f"{phone.api}/reports", data="{}", content_type="text/plain")
    assert plain.status_code == 400
