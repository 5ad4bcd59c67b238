"""The rules' own fight, played on two referees' phones and watched by three players («H-19»)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import walk

NAMES = {"godefroy": "Godefroy", "ali": "Ali", "nico": "Nico"}


def test_the_worked_fight_on_five_phones(server: Any, chief: Any, signed_in_page: Callable[..., Page]) -> None:
    one = signed_in_page(chief.new_link("referee"), "Basile")
    two = signed_in_page(chief.new_link("referee"), "Clémence")
    players = {who: signed_in_page(chief.new_link("player", character=who)) for who in NAMES}
    for who, page in players.items():
        expect(page.locator("#my-name")).to_contain_text(NAMES[who])
        expect(walk.own_state(page)).to_contain_text("Pleine forme")

    def hit(page: Page, by: str, on: str, button: str = "#act-blow") -> None:
        walk.find(page, on, NAMES[on])
        walk.struck_by(page, by, NAMES[by])
        page.locator(button).click()
        expect(page.locator("#sheet-lines .fresh")).not_to_contain_text("en attente")
        page.wait_for_timeout(450)
        walk.close(page)

    hit(one, "ali", "godefroy")
    expect(players["godefroy"].locator("#my-armour")).to_contain_text("1 sur 2")
    hit(two, "nico", "godefroy", "#act-wound")
    expect(walk.own_state(players["godefroy"])).to_contain_text("Blessé·e")
    hit(one, "godefroy", "ali")
    expect(walk.own_state(players["ali"])).to_contain_text("Blessé·e")
    hit(two, "ali", "godefroy")
    expect(walk.own_state(players["godefroy"])).to_contain_text("À l’agonie")
    hit(one, "ali", "nico")
    expect(players["nico"].locator("#my-armour")).to_contain_text("0 sur 1")
    hit(two, "nico", "ali")
    expect(walk.own_state(players["ali"])).to_contain_text("À l’agonie")

    walk.find(one, "ali", NAMES["ali"])
    walk.struck_by(one, "nico", NAMES["nico"])
    one.locator("#act-more").click()
    one.locator(".panel button", has_text="3 coups").click()
    expect(walk.state(one)).to_contain_text("Dans le coma")
    expect(one.locator("#sheet-lines .line", has_text="un coup normal ne compte pas")).to_have_count(2)
    one.wait_for_timeout(450)
    walk.close(one)

    expect(walk.own_state(players["ali"])).to_contain_text("Dans le coma")
    expect(players["ali"].locator("#my-left")).to_contain_text(":")
    expect(players["ali"].locator("#my-forget")).to_contain_text("oublié")
    expect(walk.own_state(players["godefroy"])).to_contain_text("À l’agonie")
    expect(players["godefroy"].locator("#my-armour")).to_contain_text("transpercée")
    expect(walk.own_state(players["nico"])).to_contain_text("Pleine forme")
    expect(players["nico"].locator("#my-armour")).to_contain_text("0 sur 1")
    expect(players["nico"].locator("#my-armour")).not_to_contain_text("transpercée")
    for who, page in players.items():
        said = walk.told(page)
        assert not [other for other, name in NAMES.items() if other != who and name in said], (
            "nothing about anyone else"
        )

    for page in (one, two):
        walk.find(page, "godef", NAMES["godefroy"])
        expect(walk.state(page)).to_contain_text("À l’agonie")
        expect(page.locator("#sheet-armour")).to_contain_text("transpercée")
        walk.close(page)
        walk.find(page, "ali", NAMES["ali"])
        expect(walk.state(page)).to_contain_text("Dans le coma")
        walk.close(page)
        walk.find(page, "nico", NAMES["nico"])
        expect(walk.state(page)).to_contain_text("Pleine forme")
        expect(page.locator("#sheet-armour")).to_contain_text("0 sur 1")
        walk.close(page)
        walk.tab(page, "bleeding")
        expect(page.locator("#bleeding .bleeder")).to_have_count(2)
        expect(page.locator("#bleeding .person-name")).to_have_text(_soonest_first(page))


def _soonest_first(page: Page) -> list[str]:
    rows = page.locator("#bleeding .bleeder").all()
    named = [(row.locator(".big-left").inner_text(), row.locator(".person-name").inner_text()) for row in rows]
    return [name for _, name in sorted(named, key=lambda row: [int(part) for part in row[0].split(":")])]
