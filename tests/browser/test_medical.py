"""A real emergency on the phones: two taps from anywhere, an alarm above everything, nothing lost without network."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import walk

Open = Callable[..., Page]
SHOTS = os.environ.get("REFEREE_SHOTS")


def ready(page: Page) -> None:
    """The call is mounted: from now on it opens above the page, without asking the network."""
    page.wait_for_function("() => document.querySelector('.medical') !== null")


def press(page: Page) -> None:
    page.locator(".help-call:visible").click()


def test_two_taps_ring_every_referee_until_one_is_on_the_way(server: Any, chief: Any, signed_in_page: Open) -> None:
    referee = signed_in_page(chief.new_link("referee"), "Basile")
    other = signed_in_page(chief.new_link("referee"), "Luc")
    player = signed_in_page(chief.new_link("player", character="ali"))
    bystander = signed_in_page(chief.new_link("player", character="nico"))
    for page in (referee, other, player, bystander):
        ready(page)
    walk.find(referee, "godef", "Godefroy")
    player.locator(".top .help-link").click()
    press(player)
    expect(player.locator("#help .help-told")).to_contain_text("2 téléphones d’arbitres sonnent")
    for page in (referee, other):
        expect(page.locator(".medical")).to_contain_text("Ali")
        assert page.evaluate("document.elementFromPoint(180, 20).closest('.medical') !== null"), "above the sheet too"
    expect(bystander.locator(".medical")).to_be_hidden()
    expect(referee.locator("#sheet-name")).to_be_in_viewport()
    player.locator("#help [name=place]").fill("Au pont")
    player.locator("#help [data-help-add]").click()
    expect(other.locator(".medical .words")).to_have_text("Au pont")
    referee.locator(".medical .help-go").click()
    expect(player.locator("#help .help-told")).to_contain_text("Basile arrive")
    expect(other.locator(".medical")).to_contain_text("Basile y va")
    assert "open" not in (other.locator(".medical").get_attribute("class") or "").split()
    over = referee.locator(".medical .medical-going button")
    over.click()
    referee.wait_for_timeout(450)
    over.click()
    expect(other.locator(".medical")).to_be_hidden()
    expect(player.locator("#help .help-told")).to_contain_text("Terminé", timeout=8000)
    walk.close(referee)
    referee.locator(".top .help-link").click()
    expect(referee.locator("#help .help-list .line")).to_have_count(1)
    assert all("medical" not in line["kind"] for line in chief.state()["lines"])


def test_without_network_the_call_waits_in_sight_and_leaves_when_it_can(
    server: Any, chief: Any, signed_in_page: Open
) -> None:
    referee = signed_in_page(chief.new_link("referee"), "Basile")
    player = signed_in_page(chief.new_link("player", character="ali"))
    ready(player)
    player.context.set_offline(True)
    player.locator(".top .help-link").click()
    press(player)
    expect(player.locator("#help .help-told")).to_contain_text("criez, téléphonez au 112")
    player.locator("#help-back").click()
    expect(player.locator(".medical")).to_contain_text("Pas encore parti")
    player.context.set_offline(False)
    expect(referee.locator(".medical")).to_contain_text("Ali", timeout=10_000)
    expect(player.locator(".medical")).to_be_hidden()


def test_an_unsent_call_leaves_from_whatever_page_comes_next(server: Any, chief: Any, signed_in_page: Open) -> None:
    player = signed_in_page(chief.new_link("player", character="ali"))
    ready(player)
    player.route("**/api/medical", lambda route: route.abort())
    player.locator(".top .help-link").click()
    press(player)
    expect(player.locator("#help .help-told")).to_contain_text("criez")
    player.unroute("**/api/medical")
    player.goto(server.base + "/rules")
    player.wait_for_function("() => JSON.parse(localStorage.getItem('referee-medical'))[0].sent")
    [found] = chief.session.get(server.base + "/api/medical").json()["calls"]
    assert found["who"].startswith("Ali")


def test_a_stranger_calls_from_the_page_with_and_without_scripts(
    server: Any, chief: Any, signed_in_page: Open, new_context: Callable[..., Any]
) -> None:
    referee = signed_in_page(chief.new_link("referee"), "Basile")
    ready(referee)
    for scripts in (True, False):
        page = new_context(java_script_enabled=scripts).new_page()
        page.goto(server.base)
        page.locator(".help-link").click()
        page.locator("[name=place]").fill("Parking" if scripts else "Étang")
        press(page)
        expect(page.locator(".help-told")).to_contain_text("Un téléphone d’arbitre sonne")
        expect(referee.locator(".medical")).to_contain_text("Parking" if scripts else "Étang")


def test_it_works_while_the_game_stands_still(server: Any, chief: Any, signed_in_page: Open) -> None:
    player = signed_in_page(chief.new_link("player", character="ali"))
    ready(player)
    chief.report("game_paused", reason="orage")
    expect(player.locator("#stop")).to_be_visible()
    player.locator("#stop .help-link").click()
    press(player)
    expect(player.locator("#help .help-told")).to_be_visible()
    assert chief.session.get(server.base + "/api/medical").json()["calls"]


@pytest.mark.parametrize("theme", ["day", "dark", "night"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_call_is_fit_to_be_used(
    server: Any, chief: Any, signed_in_page: Open, new_context: Callable[..., Any], theme: str, language: str
) -> None:
    more = {"locale": {"fr": "fr-FR", "en": "en-US"}[language], "reduced_motion": "reduce",
            "color_scheme": "dark" if theme == "dark" else "light"}  # fmt: skip
    referee = signed_in_page(chief.new_link("chief"), "Basile", **more)
    player = signed_in_page(chief.new_link("player", character="dagna"), **more)
    stranger = new_context(**more).new_page()
    stranger.goto(server.base + "/help")
    for page in (referee, player, stranger):
        page.evaluate(f"localStorage.setItem('referee-theme', '{'auto' if theme == 'dark' else theme}')")
        page.reload()
        ready(page)
    found = []
    for page, name in _screens(referee, player, stranger):
        for width, height in ((390, 844), (360, 640), (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            if SHOTS:
                walk.shots(page, Path(SHOTS), (theme, language, str(width), name))
            where = f"{name} {theme} {language} {width}"
            found += [f"{where}: {each}" for each in walk.overflows(page)]
            found += [f"{where}: {each}" for each in walk.small_targets(page) if width > 320]
        page.set_viewport_size({"width": 390, "height": 844})
        found += [f"{name} {theme} {language}: {each}" for each in walk.axe(page)]
    assert not found, "\n".join(found)


def _screens(referee: Page, player: Page, stranger: Page) -> Any:
    yield stranger, "help"
    player.locator(".top .help-link").click()
    yield player, "help-over"
    player.route("**/api/medical", lambda route: route.abort())
    press(player)
    expect(player.locator("#help .help-told.waits")).to_be_visible()
    yield player, "help-unsent"
    player.locator("#help-back").click()
    yield player, "me-unsent"
    player.unroute("**/api/medical")
    player.locator(".top .help-link").click()
    player.locator("#help [name=place]").fill("Près de l’étang, derrière la forge")
    expect(player.locator("#help [data-help-add]")).to_be_visible()
    player.locator("#help [data-help-add]").click()
    expect(referee.locator(".medical .words")).to_be_visible(timeout=10_000)
    yield player, "help-sent"
    yield referee, "alarm"
    walk.find(referee, "godef", "Godefroy")
    yield referee, "alarm-sheet"
    referee.locator(".medical .help-go").click()
    yield referee, "alarm-going"
    referee.locator("#sheet .help-link").click()
    expect(referee.locator("#help .help-list .line")).to_be_visible()
    yield referee, "help-list"
