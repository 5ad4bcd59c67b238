"""The whole game is stopped with ten phones, three of them asleep («G-08», LARP l.77)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import walk

Open = Callable[..., Page]

PLAYERS = ("ali", "godefroy", "nico")


def test_a_stop_reaches_ten_phones_freezes_every_clock_and_resumes_to_the_second(
    server: Any, chief: Any, signed_in_page: Open
) -> None:
    state = chief.state()
    others = [each["id"] for each in state["characters"] if not each["creature"] and each["id"] not in PLAYERS][:5]
    players = [signed_in_page(chief.new_link("player", character=who)) for who in (*PLAYERS, *others)]
    referees = [signed_in_page(chief.new_link("referee"), name=name) for name in ("Luc", "Eve")]
    chief.report("keyword_called", form="effect", keyword="agony", on="ali")
    expect(walk.own_state(players[0])).to_contain_text("À l’agonie")
    asleep = [players[0], players[3], referees[1]]
    for page in asleep:
        page.context.set_offline(True)

    paused = chief.report("game_paused", reason="orage")
    awake = [page for page in (*players, *referees) if page not in asleep]
    for page in awake:
        expect(page.locator("#stop")).to_be_visible()
        expect(page.locator("#stop-reason")).to_have_text("orage")
    for page in awake[:4]:
        page.locator("#stop-acts button").first.click()
    expect(referees[0].locator("#stop-seen")).to_contain_text("(4)")
    expect(referees[0].locator("#stop-seen")).to_contain_text("Nico")
    expect(players[1].locator("#stop-acts button").first).to_be_hidden()

    before = chief.state()
    ali = next(each for each in before["characters"] if each["id"] == "ali")
    ends = ali["moments"][0]["until"]
    referees[0].wait_for_timeout(3000)
    resumed = chief.report("game_resumed")
    for page in asleep:
        page.context.set_offline(False)
    for page in (*players, *referees):
        expect(page.locator("#stop")).to_be_hidden()
    after = chief.state()
    ali = next(each for each in after["characters"] if each["id"] == "ali")
    assert ali["moments"][0]["until"] == ends
    assert after["game"]["clock"] == {"lost": resumed["at"] - paused["at"], "paused_at": None}
    assert after["game"]["clock"]["lost"] >= 3000
    for page in (players[0], referees[1]):
        lost = page.evaluate("async () => (await import('/static/js/state.js')).state.game.clock.lost")
        assert lost == after["game"]["clock"]["lost"]
    expect(walk.own_state(players[0])).to_contain_text("À l’agonie")
