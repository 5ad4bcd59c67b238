"""What was shown and is not so any more is said in words, until somebody at this phone has seen it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import walk

Open = Callable[..., Page]


def late_blow(chief: Any) -> dict[str, Any]:
    """A heal that changed nothing, and then the blow before it that nobody had heard of."""
    healed = chief.report("healed", on="ali")
    return dict(chief.report("blow_struck", on="ali", at=healed["at"] - 400))


def test_a_late_report_is_told_in_words_until_it_is_seen(server: Any, chief: Any, signed_in_page: Open) -> None:
    referee = signed_in_page(chief.new_link("referee"))
    player = signed_in_page(chief.new_link("player", character="ali"))
    expect(player.locator("#me-all")).to_be_visible()
    late_blow(chief)
    notice = player.locator(".late .notice").first
    expect(notice).to_contain_text("arrivé en retard")
    expect(referee.locator("#banners")).to_contain_text("arrivé en retard")
    notice.locator("button").click()
    expect(player.locator(".late .notice")).to_have_count(0)
    player.reload()
    expect(player.locator("#me-all")).to_be_visible()
    expect(player.locator(".late .notice")).to_have_count(0)
    walk.tab(referee, "game")
    referee.locator("#corrections .line button", has_text="J’ai vu").first.click()
    expect(referee.locator("#banners")).not_to_contain_text("arrivé en retard")
    found = []
    late_blow(chief)
    expect(player.locator(".late .notice").first).to_be_visible()
    for page in (player, referee):
        page.set_viewport_size({"width": 360, "height": 640})
        found += [*walk.overflows(page), *walk.small_targets(page), *walk.axe(page)]
    assert not found


def test_the_chief_decides_on_life_and_death(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("chief"), "Basile")
    expect(page.locator("#finder .person[data-state]").first).to_be_visible()
    healed = chief.report("healed", on="ali")
    chief.report("keyword_called", form="effect", keyword="death", on="ali", at=healed["at"] - 400)
    expect(page.locator("#banners")).to_contain_text("arrivé en retard")
    walk.tab(page, "game")
    row = page.locator("#corrections .line").first
    expect(row).to_contain_text("Une vie en dépend")
    expect(row.locator("button", has_text="Laisser ainsi")).to_be_visible()
    expect(row.locator("button", has_text="Trancher")).to_be_visible()
    row.locator("button", has_text="Retirer la note tardive").click()
    page.wait_for_timeout(800)
    assert next(each for each in chief.state()["characters"] if each["id"] == "ali")["moments"][0]["state"] == "fit"


def test_two_referees_with_what_may_be_one_blow_are_asked(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"), "Luc")
    first = chief.report("blow_struck", on="ali")
    walk.find(page, "ali", "Ali")
    walk.blow(page)
    expect(page.locator("#sheet-lines .same-blow")).to_have_count(2)
    expect(walk.state(page)).to_contain_text("À l’agonie")
    page.locator("#sheet-lines .same-blow").first.click()
    expect(walk.state(page)).to_contain_text("Blessé·e")
    expect(page.locator("#sheet-lines .same-blow")).to_have_count(0)
    assert any(line["id"] == first["id"] for line in chief.state()["lines"])
