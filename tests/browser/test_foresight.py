"""A dead spot: the phone says at once what follows, marked as expected, and gives way to what the server says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import walk

Open = Callable[..., Page]
FRESH = "#sheet-lines .fresh"


def ready(page: Page, how: str = "kept") -> None:
    expect(page.locator("body")).to_have_attribute("data-foresight", how, timeout=20_000)


def test_two_hits_without_network_are_dying_and_five_minutes_to_be_confirmed(
    server: Any, chief: Any, signed_in_page: Open
) -> None:
    page = signed_in_page(chief.new_link("referee"))
    ready(page)
    walk.find(page, "ali", "Ali")
    page.context.set_offline(True)
    walk.blow(page)
    expect(walk.state(page)).to_contain_text("Blessé·e")
    expect(page.locator(FRESH)).to_contain_text("en attente de confirmation")
    walk.blow(page)
    expect(walk.state(page)).to_contain_text("À l’agonie")
    expect(page.locator("#sheet-left")).to_contain_text("4:5")
    expect(page.locator("#sheet-marks")).to_contain_text("Prévu")
    page.locator("#act-wound").click()
    expect(page.locator("#sheet-lines .waiting")).to_have_count(3)
    walk.close(page)
    walk.tab(page, "bleeding")
    expect(page.locator("#bleeding")).to_contain_text("Ali")

    page.context.set_offline(False)
    expect(page.locator("#link-waiting")).to_be_hidden(timeout=15_000)
    walk.tab(page, "field")
    walk.find(page, "ali", "Ali")
    expect(page.locator("#sheet-marks")).not_to_contain_text("Prévu")
    real = next(each for each in chief.state()["characters"] if each["id"] == "ali")["moments"][0]["state"]
    expect(page.locator("#sheet")).to_have_attribute("data-state", real)


def test_armour_is_cried_out_at_once_and_a_pair_that_is_not_in_the_table_says_recorded(
    server: Any, chief: Any, signed_in_page: Open
) -> None:
    page = signed_in_page(chief.new_link("referee"))
    ready(page)
    walk.find(page, "godef", "Godefroy")
    page.context.set_offline(True)
    walk.blow(page)
    expect(page.locator(FRESH)).to_contain_text("Armure !")
    expect(page.locator("#sheet-armour")).to_contain_text("1 sur 2")
    walk.blow(page)
    walk.blow(page)
    expect(walk.state(page)).to_contain_text("Blessé·e")
    page.evaluate(
        """async () => {
          const { put } = await import('/static/js/outbox.js');
          const { report } = await import('/static/js/reports.js');
          await put([report('keyword_called', { form: 'effect', keyword: 'paralyse', on: 'godefroy' })]);
        }"""
    )
    expect(page.locator(FRESH)).to_contain_text("Noté sur ce téléphone")
    expect(page.locator(FRESH)).not_to_contain_text("Prévu")
    page.context.set_offline(False)
    expect(page.locator("#link-waiting")).to_be_hidden(timeout=15_000)
    expect(walk.state(page)).to_contain_text("Blessé·e")
    expect(page.locator("#sheet-lines")).not_to_contain_text("Prévu")


def test_the_table_is_there_after_a_reload_without_an_answer(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    ready(page)
    page.route("**/foresight", lambda route: route.abort())
    page.route("**/reports", lambda route: route.abort())
    page.reload()
    ready(page, "found")
    walk.find(page, "ali", "Ali")
    walk.blow(page)
    expect(walk.state(page)).to_contain_text("Blessé·e")
    expect(page.locator("#sheet-marks")).to_contain_text("Prévu")
