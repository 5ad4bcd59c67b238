"""The log of the game: filtered by person, kind and author, older lines on request, late ones marked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import walk


def test_the_log_is_filtered_and_goes_back_to_the_beginning(
    server: Any, chief: Any, signed_in_page: Callable[..., Page]
) -> None:
    for _ in range(120):
        chief.send([chief.written("note_taken", text="une note", on="ali") for _ in range(2)])
    chief.report("blow_struck", on="nico")
    page = signed_in_page(chief.new_link("referee"), "Basile")
    walk.tab(page, "log")
    expect(page.locator("#log .line").first).to_contain_text("Coup")
    page.locator("#log-kind").select_option(label="Coup")
    expect(page.locator("#log .line")).to_have_count(1)
    page.locator("#log-kind").select_option(index=0)
    page.locator("#log-character").click()
    page.locator(".panel .find").fill("godef")
    page.locator(".panel .person", has_text="Godefroy").click()
    expect(page.locator("#log-character")).to_contain_text("Godefroy")
    page.locator("#log-older").click()  # his entry is older than what the phone holds
    expect(page.locator("#log .line", has_text="Entrée en jeu")).to_have_count(1)
    expect(page.locator("#log-end")).to_be_visible()


def test_a_late_entry_that_changes_something_is_told(
    server: Any, chief: Any, signed_in_page: Callable[..., Page]
) -> None:
    page = signed_in_page(chief.new_link("referee"), "Basile")
    first = chief.report("note_taken", text="avant")
    page.wait_for_timeout(300)
    chief.report("healed", on="ali")  # refused or without effect: nothing to heal yet
    page.wait_for_timeout(300)
    chief.report("blow_struck", on="ali", at=first["at"] + 1)
    expect(page.locator("#banners")).to_contain_text("Ali Ben Charouk")
    page.locator("#banners .banner", has_text="Ali").click()
    expect(page.locator("#corrections .line")).to_contain_text("Rectifié")
