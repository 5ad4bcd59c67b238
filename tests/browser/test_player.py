"""A player's own page: my state and nobody else's, a call, a dispute, the stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import walk

Open = Callable[..., Page]


def test_my_state_what_i_must_do_and_how_long(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("player", character="ali"))
    expect(walk.own_state(page)).to_contain_text("Pleine forme")
    for _ in range(2):
        chief.report("blow_struck", on="ali")
    expect(walk.own_state(page)).to_contain_text("À l’agonie")
    expect(page.locator("#my-must")).to_contain_text("Gémissez")
    expect(page.locator("#my-then")).to_contain_text("coma")
    expect(page.locator("#my-left")).to_contain_text(":")
    chief.report("keyword_called", form="effect", keyword="death", on="ali")
    expect(walk.own_state(page)).to_contain_text("Mort·e")
    expect(page.locator("#my-where")).to_be_visible()


def test_time_alone_changes_the_state_without_network(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("player", character="ali"))
    chief.report("keyword_called", form="effect", keyword="agony", on="ali")
    expect(walk.own_state(page)).to_contain_text("À l’agonie")
    page.context.set_offline(True)
    page.evaluate("Date.now = ((now) => () => now() + 301e3)(Date.now)")
    expect(walk.own_state(page)).to_contain_text("Dans le coma")
    page.evaluate("Date.now = ((now) => () => now() + 301e3)(Date.now)")
    expect(walk.own_state(page)).to_contain_text("Mort·e")


def test_a_call_and_a_dispute_reach_the_referees(server: Any, chief: Any, signed_in_page: Open) -> None:
    player = signed_in_page(chief.new_link("player", character="ali"))
    referee = signed_in_page(chief.new_link("referee"))
    chief.report("blow_struck", on="ali")
    player.locator("#call").click()
    player.locator("#call-text").fill("près du puits")
    player.locator("#call-form button.main").click()
    expect(referee.locator("#banners")).to_contain_text("Ali Ben Charouk appelle")
    expect(player.locator("#my-requests")).to_contain_text("Transmis")
    player.locator("#my-lines .line", has_text="Coup").locator("button").click()
    player.locator(".panel input").fill("le coup a touché le bouclier")
    player.locator(".panel button.main").click()
    expect(referee.locator("#banners")).to_contain_text("2 demandes ouvertes")
    expect(player.locator("#my-lines .line", has_text="Coup")).to_contain_text("Contesté")
    walk.tab(referee, "game")
    expect(referee.locator("#requests")).to_contain_text("près du puits")
    expect(referee.locator("#requests")).to_contain_text("le coup a touché le bouclier")
    for left in (1, 0):
        referee.locator("#requests button.main").first.click()
        expect(referee.locator("#requests .line")).to_have_count(left)
        referee.wait_for_timeout(450)
    expect(player.locator("#my-requests-box")).to_be_hidden()


def test_the_stop_is_on_every_phone_and_no_time_runs(server: Any, chief: Any, signed_in_page: Open) -> None:
    player = signed_in_page(chief.new_link("player", character="ali"))
    referee = signed_in_page(chief.new_link("referee"))
    chief.report("keyword_called", form="effect", keyword="agony", on="ali")
    expect(walk.own_state(player)).to_contain_text("À l’agonie")
    walk.tab(referee, "game")
    referee.locator("#stop-game").click()
    expect(referee.locator("#stop-game")).to_contain_text("Appuyez encore")
    expect(referee.locator("#stop")).to_be_hidden()
    referee.wait_for_timeout(450)
    referee.locator("#stop-game").click()
    for page in (player, referee):
        expect(page.locator("#stop")).to_be_visible()
    before = player.locator("#my-left").inner_text()
    player.wait_for_timeout(2200)
    assert player.locator("#my-left").inner_text() == before
    lift = referee.locator("#stop-acts button.main")
    lift.click()
    referee.wait_for_timeout(450)
    lift.click()
    for page in (player, referee):
        expect(page.locator("#stop")).to_be_hidden()
