"""Calls on the referee's phone: the pad, answers where they are possible and only there, what ends, what is timed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import walk

Open = Callable[..., Page]


@pytest.fixture
def page(server: Any, chief: Any, signed_in_page: Open) -> Page:
    return signed_in_page(chief.new_link("referee"), "Basile")


EARLIER = """() => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('referee-timers'));
  const running = JSON.parse(localStorage[key]);
  for (const timer of running) timer.since -= 31e3;
  localStorage[key] = JSON.stringify(running);
}"""
"""As if every effort had begun thirty-one seconds earlier."""


def call(page: Page, keyword: str) -> None:
    page.locator("#act-call").click()
    page.locator(f"[data-keyword={keyword}]").click()


def answer(page: Page, name: str) -> Locator:
    return page.locator("#sheet-lines .line:not(.withdrawn)").first.locator(f"[data-answer={name}]")


def standing(chief: Any, kind: str) -> list[dict[str, Any]]:
    return [line["fact"] for line in chief.state()["lines"] if line["kind"] == kind and not line["withdrawn_by"]]


def test_a_call_takes_three_taps_and_what_is_called_most_comes_first(page: Page, chief: Any) -> None:
    walk.find(page, "ali", "Ali")
    call(page, "fear")
    expect(page.locator("#sheet-effects")).to_contain_text("Peur")
    page.locator("#act-call").click()
    expect(page.locator(".keyword").first).to_have_text("Peur")
    page.go_back()
    page.locator("[data-end^=end-]").click()
    expect(page.locator("#sheet-effects li")).to_have_count(0)
    assert standing(chief, "ruling_made")[0]["ends_effect"] == "fear"


def test_an_answer_after_the_call_is_one_gesture_and_stands_only_where_it_can(page: Page, chief: Any) -> None:
    walk.find(page, "ali", "Ali")
    call(page, "coma")
    expect(walk.state(page)).to_contain_text("Dans le coma")
    answer(page, "resist").click()
    expect(walk.state(page)).to_contain_text("Pleine forme")
    [fact] = standing(chief, "keyword_called")
    assert fact["answer"] == "resist"
    page.locator("#act-call").click()
    page.locator(".pad-how .chip", has_text="Divin").click()
    expect(page.locator(".pad-how .chip", has_text="Résiste")).to_be_hidden()
    page.locator("[data-keyword=pain]").click()
    expect(page.locator("#sheet-effects")).to_contain_text("Douleur")
    expect(answer(page, "resist")).to_have_count(0)


def test_dispelled_at_once_it_never_was_and_nobody_dispels_a_dispel(page: Page, chief: Any) -> None:
    walk.find(page, "ali", "Ali")
    call(page, "wound")
    expect(walk.state(page)).to_contain_text("Blessé·e")
    answer(page, "dispel").click()
    page.locator(".panel .person", has_text="On ne sait pas").click()
    expect(walk.state(page)).to_contain_text("Pleine forme")
    expect(answer(page, "dispel")).to_have_count(0)


def test_armour_that_was_not_said_and_a_burst(page: Page, chief: Any) -> None:
    walk.find(page, "godef", "Godefroy")
    page.locator("#act-blow").click()
    expect(page.locator("#sheet-armour")).to_contain_text("1 sur 2")
    answer(page, "armour").click()
    expect(walk.state(page)).to_contain_text("Blessé·e")
    now = time.time_ns() // 1_000_000
    chief.report("blow_struck", at=now - 400, on="nico")
    chief.report("blow_struck", at=now, on="nico")
    walk.close(page)
    walk.find(page, "nico", "Nico")
    answer(page, "rapid").click()
    page.wait_for_timeout(700)
    assert [fact.get("rapid", False) for fact in standing(chief, "blow_struck") if fact["on"] == "nico"] == [
        True,
        False,
    ]


def test_on_all_who_heard_each_with_an_outcome_of_their_own(page: Page, chief: Any) -> None:
    chief.report("keyword_called", form="effect", keyword="wound", on="nico")
    expect(page.locator("#finder .person", has_text="Nico").first).to_contain_text("Blessé·e")
    walk.find(page, "ali", "Ali")
    page.locator("#act-call").click()
    page.locator(".pad-how .chip", has_text="Masse").click()
    page.locator("[data-keyword=fear]").click()
    page.locator(".panel .chip", has_text="Tous ceux-ci").click()
    page.locator(".hearer", has_text="Nico").locator(".chip").last.click()
    page.locator(".panel").last.locator("button.main").click()
    heard = page.locator("#sheet-lines .heard").first
    expect(heard).to_contain_text("Ali Ben Charouk")
    expect(heard.locator("li", has_text="Nico")).to_contain_text("résiste")
    expect(heard.locator("li", has_text="Nico").locator(".rule-link")).to_have_count(1)


def test_a_thing_or_limb_is_offered_and_the_count_to_three(page: Page, chief: Any) -> None:
    walk.find(page, "ali", "Ali")
    call(page, "break")
    page.locator("[data-thing=left_arm]").click()
    expect(page.locator("#sheet-marks")).to_contain_text("bras gauche")
    call(page, "disarm")
    page.locator("[data-thing=scimitar]").click()
    answer(page, "count").click()
    expect(page.locator(".timer")).to_contain_text("Compter jusqu’à 3")
    expect(page.locator(".timer")).to_have_class("timer alarm", timeout=8000)
    page.locator(".timer-over").click()
    page.wait_for_timeout(700)
    assert standing(chief, "picked_up") == [{"by": "ali", "object": "scimitar"}]


def test_an_effort_goes_on_across_tabs_and_a_reload_and_tells_the_striker_nothing(
    page: Page, chief: Any, signed_in_page: Open
) -> None:
    striker = signed_in_page(chief.new_link("player", character="nico"))
    victim = signed_in_page(chief.new_link("player", character="ali"))
    expect(walk.own_state(striker)).to_be_visible()
    expect(walk.own_state(victim)).to_be_visible()
    walk.find(page, "ali", "Ali")
    walk.struck_by(page, "nico", "Nico")
    page.locator("#act-more").click()
    page.locator(".panel .clock", has_text="Achever").click()
    walk.close(page)
    for name in ("bleeding", "log", "game"):
        walk.tab(page, name)
        expect(page.locator(".timer")).to_be_visible()
    page.evaluate(EARLIER)
    page.reload()
    expect(page.locator(".timer")).to_contain_text("Ali")
    expect(page.locator(".timer.alarm")).to_be_visible()
    told = [each.locator("#me").inner_text() for each in (striker, victim)]
    page.locator(".timer-over").click()
    walk.tab(page, "log")
    expect(page.locator("#log .line").first).to_contain_text("La personne n’est pas dans le coma")
    [fact] = standing(chief, "finished_off")
    assert fact["by"] == "nico" and fact["lasted_s"] >= 30
    page.wait_for_timeout(900)
    assert striker.locator("#me").inner_text() == told[0], "the striker learns nothing"
    expect(walk.own_state(victim)).to_contain_text("Pleine forme")


def test_the_prisoners_hour_and_its_end(new_server: Any, signed_in_page: Open) -> None:
    server = new_server()
    chief = server.chief()
    chief.report("bound", on="ali", limbs=["arms", "legs"], consent=True)
    page = signed_in_page(chief.new_link("referee"), "Basile")
    walk.tab(page, "bleeding")
    expect(page.locator("#prisoners")).to_contain_text("Ali")
    expect(page.locator("#prisoners .fates")).to_be_hidden()
    server.stop()
    server.environ["REFEREE_CLOCK_OFFSET_MS"] = "3601000"
    server.start()
    page.reload()
    walk.tab(page, "bleeding")
    expect(page.locator("#prisoners .bleeder.alarm")).to_contain_text("L’heure est passée")
    page.locator("[data-fate=release]").click()
    expect(page.locator("#prisoners li")).to_have_count(0)


def test_a_message_is_read_and_a_charm_refused(page: Page, chief: Any, signed_in_page: Open) -> None:
    player = signed_in_page(chief.new_link("player", character="ali"))
    chief.report("keyword_called", form="effect", keyword="message", on="ali")
    chief.report("keyword_called", form="effect", keyword="charm", on="ali")
    walk.find(page, "ali", "Ali")
    expect(player.locator("#my-notices")).to_contain_text("parchemin")
    page.locator("[data-end=message]").click()
    expect(player.locator("#my-notices li")).to_have_count(0)
    player.locator("[data-charm]").click()
    expect(player.locator("#my-effects li")).to_have_count(0)
    expect(page.locator("#sheet-effects li")).to_have_count(0)
