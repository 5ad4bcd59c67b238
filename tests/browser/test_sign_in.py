"""Who comes in, and how: links that work once, badges that sign nobody in, small pages that say what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import walk

Open = Callable[..., Page]
BUDGET = 60 * 1024


def test_a_link_signs_in_once_and_says_so_the_second_time(
    server: Any, chief: Any, signed_in_page: Open, new_context: Callable[..., Any]
) -> None:
    link = chief.new_link("referee")
    preview = new_context().new_page()
    preview.goto(link)
    expect(preview.locator("form button")).to_be_visible()  # a preview does not use it up
    page = signed_in_page(link, "Basile")
    expect(page).to_have_url(server.base + "/referee")
    preview.reload()
    expect(preview.locator(".notice")).to_contain_text("déjà servi")
    page.goto(server.base)
    expect(page).to_have_url(server.base + "/referee")


def test_a_referee_invites_another_and_gives_a_player_a_link(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"), "Basile")
    walk.tab(page, "game")
    page.locator("#link-referee").click()
    expect(page.locator("svg.qr")).to_be_visible()
    other = signed_in_page(page.locator(".address").inner_text(), "Clémence")
    expect(other).to_have_url(server.base + "/referee")
    page.go_back()
    page.locator("#link-player").click()
    page.locator(".panel .find").fill("dagna")
    page.locator(".panel .person", has_text="Dagna").click()
    player = signed_in_page(page.locator(".address").inner_text())
    expect(player.locator("#my-name")).to_contain_text("Dagna")


def test_the_chief_signs_a_phone_out_for_good(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("chief"), "Basile")
    other = signed_in_page(chief.new_link("referee"), "Clémence")
    expect(other.locator("#link-word")).to_have_text("en ligne")
    walk.tab(page, "game")
    page.locator("#people-load").click()
    row = page.locator("#people .line", has_text="Clémence")
    row.locator("button").click()
    page.wait_for_timeout(450)
    row.locator("button").click()
    expect(row).to_have_count(0)
    other.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(other.locator("#link-word")).to_have_text("déconnecté")
    expect(other.locator("#banners")).to_contain_text("nouveau lien")


def test_nobody_else_sees_anything(server: Any, new_context: Callable[..., Any]) -> None:
    page = new_context().new_page()
    page.goto(server.base)
    expect(page.locator("h1")).to_have_text("Le carnet de l’arbitre")
    page.goto(server.base + "/referee")
    expect(page.locator(".notice")).to_contain_text("nouveau lien")
    page.goto(server.base + "/c/abcdef")
    expect(page.locator("h1")).to_have_text("Une carte du jeu")
    page.locator("[data-language]").click()
    expect(page.locator("h1")).to_have_text("A card of the game")


def test_the_first_load_is_light_and_nothing_leaves_our_origin(
    server: Any, chief: Any, signed_in_page: Open, new_context: Callable[..., Any]
) -> None:
    kept = signed_in_page(chief.new_link("referee")).context.storage_state()
    page = new_context(storage_state=kept).new_page()
    traffic = walk.Traffic(page)
    page.goto(server.base + "/referee")
    expect(page.locator("#finder .person[data-state]").first).to_be_visible()
    first = len(traffic.answers)
    page.wait_for_timeout(3000)
    assert any("socket.io" in answer.url for answer in traffic.answers[first:]), (
        "what is not needed at first comes after"
    )
    weights = {
        path: size for path, size in traffic.weights(first).items() if not path.startswith(("/api/", "/socket.io"))
    }
    assert not traffic.foreign(server.base)
    assert not [path for path in weights if "zxing" in path], "the scanner is loaded when somebody scans"
    total = sum(weights.values())
    assert total <= BUDGET, f"{total} bytes: {sorted(weights.items(), key=lambda each: -each[1])}"


def test_words_change_in_place_and_a_form_is_not_wiped(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    walk.find(page, "ali", "Ali")
    page.locator("#act-more").click()
    page.locator(".panel button", has_text="Note…").click()
    page.locator(".panel textarea").fill("à moitié écr")
    chief.report("blow_struck", on="ali")
    page.wait_for_timeout(1200)
    expect(page.locator(".panel textarea")).to_have_value("à moitié écr")
    for _ in range(3):
        page.go_back()
    walk.tab(page, "game")
    page.locator("[data-settings] .chip", has_text="English").click()
    expect(page.locator("[data-tab=log]")).to_have_text("Log")
    page.reload()
    expect(page.locator("#where")).to_have_text("Field")
