"""Every page: who may open it, in which language, with which headers."""

from __future__ import annotations

import pytest

from tests.house import House

PAGES = ("/", "/referee", "/me", "/join/x", "/c/XXXXXX", "/nowhere", "/text/fr.ftl", "/healthz", "/api/openapi.json")


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_has_the_safety_headers(house: House, path: str) -> None:
    headers = house.stranger().get(path).headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "unsafe-inline" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cache-Control"] in ("no-store", "no-cache")


def test_signed_in_phones_find_their_own_page(house: House) -> None:
    referee, ali, stranger = house.phone(), house.phone("player", "ali"), house.stranger()
    assert referee.get("/").location == "/referee"
    assert ali.get("/").location == "/me"
    assert stranger.get("/").status_code == 200
    assert referee.get("/referee").status_code == 200
    assert ali.get("/me").status_code == 200
    assert ali.get("/referee").location == "/me"
    assert referee.get("/me").location == "/referee"
    assert stranger.get("/referee").status_code == 401
    assert stranger.get("/me").status_code == 401


@pytest.mark.parametrize(
    ("headers", "cookie", "language"),
    [
        ({}, None, "fr"),
        ({"Accept-Language": "en-GB,en;q=0.9"}, None, "en"),
        ({"Accept-Language": "de,en;q=0.5"}, None, "en"),
        ({"Accept-Language": "de"}, None, "fr"),
        ({"Accept-Language": "en"}, "fr", "fr"),
        ({}, "en", "en"),
        ({}, "xx", "fr"),
    ],
)
def test_a_phone_is_answered_in_its_language(house: House, headers: dict[str, str], cookie: str, language: str) -> None:
    phone = house.stranger()
    if cookie:
        phone.client.set_cookie("lang", cookie)
    assert f'lang="{language}"' in phone.get("/", headers=headers).text


@pytest.mark.parametrize("language", ["fr", "en"])
def test_errors_are_pages_in_both_languages(house: House, language: str) -> None:
    phone = house.stranger()
    for path, status in (("/nowhere", 404), ("/me", 401)):
        answer = phone.get(path, headers={"Accept-Language": language})
        assert (answer.status_code, answer.mimetype) == (status, "text/html")
        assert f'lang="{language}"' in answer.text
        assert ">error-" not in answer.text, "every code has its sentence"


def test_errors_under_the_api_are_json(house: House) -> None:
    answer = house.stranger().get("/api/nowhere")
    assert (answer.status_code, answer.json["error"]["code"]) == (404, "unknown_page")
    answer = house.phone().client.delete("/api/games/1/state")
    assert answer.status_code == 405


def test_the_catalogue_is_there_for_phones(house: House) -> None:
    for language in ("fr", "en"):
        answer = house.stranger().get(f"/text/{language}.ftl")
        assert answer.status_code == 200
        assert "health-dying" in answer.text
    assert house.stranger().get("/text/de.ftl").status_code == 404
    assert house.stranger().get("/text/terminal.en.ftl").status_code == 404


def test_every_refusal_has_its_sentence(house: House) -> None:
    from referee.text import LANGUAGES, say
    from referee.web.errors import STATUS

    for code in STATUS:
        for language in LANGUAGES:
            assert say(language, f"error-{code}", where="x") != f"error-{code}", (code, language)


def test_modules_and_wasm_are_served_as_what_they_are(house: House) -> None:
    phone = house.stranger()
    assert phone.get("/static/js/referee.js").mimetype == "text/javascript"
    assert phone.get("/static/vendor/zxing/zxing_reader.wasm").mimetype == "application/wasm"
    assert phone.get("/static/js/referee.js").headers["Cache-Control"] == "no-cache"
    assert "immutable" in phone.get("/static/js/referee.js?v=1").headers["Cache-Control"]


def test_the_log_is_for_referees_a_page_at_a_time(house: House) -> None:
    referee, ali = house.phone(), house.phone("player", "ali")
    for number in range(120):
        referee.report(
            "combat_activity" if number % 2 else "note_taken", **({"who": "ali"} if number % 2 else {"text": "t"})
        )
    first = referee.get("log").json["lines"]
    assert len(first) == 100
    assert [line["seq"] for line in first] == sorted((line["seq"] for line in first), reverse=True)
    older = referee.get(f"log?before={first[-1]['seq']}").json["lines"]
    assert older[0]["seq"] == first[-1]["seq"] - 1
    assert {line["kind"] for line in referee.get("log?kind=note_taken").json["lines"]} == {"note_taken"}
    assert len(referee.get("log?character=ali&kind=combat_activity").json["lines"]) == 60
    me = referee.state()["you"]["id"]
    assert len(referee.get(f"log?author={me}&before=50").json["lines"]) < 50
    assert referee.get("log?author=nobody").json["lines"] == []
    assert ali.get("log").status_code == 403
    assert ali.get("characters/nico").status_code == 403
    assert ali.get("characters/ali").status_code == 403
    assert house.stranger().get("log").status_code == 401


def test_one_character_with_its_lines(house: House) -> None:
    referee = house.phone()
    receipt = referee.report("blow_struck", on="ali")
    seen = referee.get("characters/ali").json
    assert seen["character"]["moments"][0]["state"] == "wounded"
    assert seen["lines"][0]["id"] == receipt["id"]
    assert referee.get("characters/nobody").status_code == 404


def test_the_page_for_programs_knows_every_kind(house: House) -> None:
    from referee.rules.vocabulary import VOCABULARY

    page = house.stranger().get("/api/openapi.json").json
    assert page["openapi"].startswith("3.1")
    mapping = page["components"]["schemas"]["Batch"]["properties"]["reports"]["items"]["discriminator"]["mapping"]
    assert mapping.keys() == VOCABULARY.keys()
    for reference in mapping.values():
        assert reference.rsplit("/", 1)[1] in page["components"]["schemas"]
