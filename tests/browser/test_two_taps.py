"""A referee logs a hit with two taps, and the phones that may know show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import walk

Open = Callable[..., Page]


def test_a_hit_takes_two_taps_and_is_seen_on_the_other_phone(server: Any, chief: Any, signed_in_page: Open) -> None:
    one = signed_in_page(chief.new_link("referee"), "Basile")
    two = signed_in_page(chief.new_link("referee"), "Clémence")
    walk.find(two, "godef", "Godefroy")
    expect(two.locator("#sheet-armour")).to_contain_text("2 sur 2")

    one.locator("#finder .person", has_text="Godefroy").first.click()
    one.locator("#act-blow").click()

    expect(one.locator("#sheet-lines .cry").first).to_contain_text("Armure")
    expect(one.locator("#sheet-armour")).to_contain_text("1 sur 2")
    expect(two.locator("#sheet-armour")).to_contain_text("1 sur 2")
    expect(two.locator("#sheet-lines .fresh")).to_contain_text("noté par Basile")


def test_a_ghost_tap_counts_once(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    walk.find(page, "nico", "Nico")
    page.locator("#act-blow").dblclick(delay=20)
    expect(page.locator("#sheet-lines .line", has_text="Armure")).to_have_count(1)
    page.wait_for_timeout(800)
    assert sum(line["kind"] == "blow_struck" for line in chief.state()["lines"]) == 1


def test_undo_keeps_the_reason_and_the_state_comes_back(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"), "Basile")
    walk.find(page, "ali", "Ali")
    page.locator("#act-blow").click()
    expect(walk.state(page)).to_contain_text("Blessé·e")
    page.locator("#sheet-undo").click()
    page.locator(".undo-box .chip", has_text="Pas cette personne").click()
    expect(walk.state(page)).to_contain_text("Pleine forme")
    struck = page.locator("#sheet-lines .withdrawn")
    expect(struck).to_contain_text("Retiré par Basile")
    expect(struck).to_contain_text("Pas cette personne")
    walk.close(page)
    walk.tab(page, "log")
    expect(page.locator("#log .withdrawn s")).to_have_text("Coup")


def test_three_blows_in_one_go(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    walk.find(page, "ali", "Ali")
    page.locator("#act-more").click()
    page.locator(".panel button", has_text="3 coups").click()
    expect(walk.state(page)).to_contain_text("Dans le coma")
    assert sum(line["kind"] == "blow_struck" for line in chief.state()["lines"]) == 3


def test_who_struck_is_added_later_in_one_gesture(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    walk.find(page, "ali", "Ali")
    page.locator("#act-blow").click()
    expect(walk.state(page)).to_contain_text("Blessé·e")
    page.locator("#sheet-lines .line-acts button", has_text="Par qui").first.click()
    page.locator(".panel .find").fill("godef")
    page.locator(".panel .person", has_text="Godefroy").click()
    expect(page.locator("#sheet-lines .line:not(.withdrawn):not(.waiting)").first).to_contain_text("par Godefroy")
    expect(walk.state(page)).to_contain_text("Blessé·e")
    standing = [line for line in chief.state()["lines"] if line["kind"] == "blow_struck" and not line["withdrawn_by"]]
    assert [line["fact"]["by"] for line in standing] == ["godefroy"]


def test_it_happened_minutes_ago(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    page.evaluate("Date.now = ((now) => () => now() + 9e5)(Date.now)")  # the game has been open for a while
    walk.find(page, "ali", "Ali")
    page.locator("#sheet-when").click()
    page.locator("#when-box .chip", has_text="5").first.click()
    expect(page.locator("#act-blow")).to_contain_text("il y a 5")
    page.locator("#act-blow").click()
    page.wait_for_timeout(600)
    [line] = [line for line in chief.state()["lines"] if line["kind"] == "blow_struck"]
    assert line["received_at"] - line["at"] > 290_000


def test_a_creature_made_up_on_the_spot(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    page.locator(".person.extra").click()
    page.locator(".panel input[maxlength='60']").fill("Le Troll du pont")
    page.locator(".panel .chip", has_text="2").first.click()
    page.locator(".panel button.main").click()
    expect(page.locator("#sheet-name")).to_have_text("Le Troll du pont")
    for _ in range(2):
        walk.blow(page)
    expect(page.locator("#sheet-lines .line", has_text="encaisse")).to_have_count(2)
    walk.blow(page)
    expect(walk.state(page)).to_contain_text("Blessé·e")


def test_care_repair_ruling_and_note_are_one_tap_further(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    walk.find(page, "godef", "Godefroy")
    page.locator("#act-wound").click()
    expect(page.locator("#sheet-armour")).to_contain_text("transpercée")

    page.locator("#act-more").click()
    page.locator(".panel button", has_text="Soigné·e → Pleine forme").click()
    expect(walk.state(page)).to_contain_text("Pleine forme")

    page.locator("#act-more").click()
    page.locator(".panel button", has_text="Réparée").click()
    expect(page.locator("#sheet-armour")).to_contain_text("sur 2")

    page.locator("#act-more").click()
    page.locator(".panel button", has_text="Arbitrage").click()
    page.locator(".panel .chip", has_text="Dans le coma").last.click()
    page.locator(".panel button.main").last.click()
    expect(page.locator(".panel [role=alert]").last).to_be_visible()
    page.locator(".panel .field input").last.fill("mal vu par tous")
    page.locator(".panel button.main").last.click()
    expect(walk.state(page)).to_contain_text("Dans le coma")
    expect(page.locator("#sheet-lines .fresh")).to_contain_text("mal vu par tous")

    page.locator("#act-more").click()
    page.locator(".panel button", has_text="Note…").click()
    page.locator(".panel textarea").fill("une toux bizarre")
    page.locator(".panel button.main").last.click()
    expect(page.locator("#sheet-lines .fresh")).to_contain_text("une toux bizarre")
