"""Opening a card's address: the person for a referee, my own state for me, a polite nothing for others."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from referee.store.codes import check_letter

Open = Callable[..., Page]


def _codes(server: Any) -> dict[str, str]:
    """What is printed on the badges, by whose they are."""
    with sqlite3.connect(server.data / "referee.sqlite3") as base:
        return dict(base.execute("select object, code from cards where revoked_at is null"))


def test_a_badge_opens_its_person_on_a_referees_phone(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    code = _codes(server)["ali"]
    page.goto(f"{server.base}/c/{code.lower()}")
    expect(page.locator("#sheet-name")).to_have_text("Ali Ben Charouk")
    page.locator("#act-blow").click()
    expect(page.locator("#sheet-state")).to_contain_text("Blessé·e")


def test_a_code_is_typed_when_the_scan_fails(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    code = _codes(server)["nico"]
    page.locator("#finder .find").fill(f"{code[:3]} {code[3:]}{check_letter(code)}")
    page.locator("#finder .person", has_text="Ouvrir la carte").click()
    expect(page.locator("#sheet-name")).to_contain_text("Nico")
    page.go_back()
    page.locator("#finder .find").fill("222222")
    page.locator("#finder .person", has_text="Ouvrir la carte").click()
    expect(page.locator("#finder .progress")).to_contain_text("Aucun personnage")


def test_my_own_badge_is_my_state_and_anothers_a_polite_nothing(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("player", character="ali"))
    codes = _codes(server)
    page.goto(f"{server.base}/c/{codes['ali']}")
    expect(page).to_have_url(server.base + "/me")
    page.goto(f"{server.base}/c/{codes['nico']}")
    expect(page.locator("h1")).to_have_text("Une carte du jeu")
    expect(page.locator("body")).not_to_contain_text("Nico")


def test_a_physician_tells_coma_from_death(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("player", character="docteur-hiems"))
    chief.report("keyword_called", form="effect", keyword="coma", on="ali")
    page.goto(f"{server.base}/c/{_codes(server)['ali']}")
    expect(page.locator(".state")).to_contain_text("Dans le coma")
