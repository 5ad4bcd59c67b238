"""A forest: no network, a server that does not answer, a phone that is reloaded."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser import walk

Open = Callable[..., Page]


def _blows(chief: Any) -> int:
    return sum(line["kind"] == "blow_struck" for line in chief.state()["lines"])


def test_a_tap_without_network_waits_in_sight_and_is_sent_when_it_returns(
    server: Any, chief: Any, signed_in_page: Open
) -> None:
    page = signed_in_page(chief.new_link("referee"))
    walk.find(page, "ali", "Ali")
    page.context.set_offline(True)
    for _ in range(2):
        walk.blow(page)
    expect(page.locator("#sheet-lines .waiting")).to_have_count(2)
    expect(page.locator("#sheet-lines .fresh")).to_contain_text("en attente de confirmation")
    expect(page.locator("#link-waiting")).to_have_text("2 en attente")
    expect(page.locator("#link-word")).to_have_text("hors réseau")
    walk.waits(page, 2)
    assert _blows(chief) == 0

    page.context.set_offline(False)
    expect(walk.state(page)).to_contain_text("À l’agonie", timeout=15_000)
    expect(page.locator("#link-waiting")).to_be_hidden()
    assert _blows(chief) == 2


def test_what_waits_survives_a_reload(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    page.route("**/reports", lambda route: route.abort())
    walk.find(page, "ali", "Ali")
    walk.blow(page)
    walk.waits(page, 1)
    page.unroute("**/reports")
    page.reload()
    expect(page.locator("#link-waiting")).to_be_hidden(timeout=15_000)
    walk.find(page, "ali", "Ali")
    expect(walk.state(page)).to_contain_text("Blessé·e")
    assert _blows(chief) == 1


def test_an_answer_lost_on_the_way_makes_one_entry(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    lost = []

    def lose(route: Route) -> None:
        if not lost:
            lost.append(route.fetch().status)  # the server has kept it; the phone never hears
            route.abort()
        else:
            route.continue_()

    page.route("**/reports", lose)
    walk.find(page, "ali", "Ali")
    walk.blow(page)
    expect(page.locator("#link-waiting")).to_be_hidden(timeout=15_000)
    expect(walk.state(page)).to_contain_text("Blessé·e")
    assert lost == [200]
    assert _blows(chief) == 1


def test_a_report_turned_away_stays_until_its_author_gives_it_up(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    expect(page.locator("#finder .person[data-state]").first).to_be_visible()
    page.evaluate(
        """async () => {
          const { put } = await import('/static/js/outbox.js');
          const { report } = await import('/static/js/reports.js');
          await put([report('blow_struck', { on: 'nobody_here' }), report('blow_struck', { on: 'ali' })]);
        }"""
    )
    expect(page.locator("#banners")).to_contain_text("1 note refusée")
    page.reload()
    walk.tab(page, "game")
    expect(page.locator("#turned-away .line")).to_have_count(1)
    expect(page.locator("#turned-away .line")).to_contain_text("Ce personnage n’existe pas")
    page.locator("#turned-away button").click()
    expect(page.locator("#turned-away .line")).to_have_count(0)
    walk.waits(page, 0)
    assert _blows(chief) == 1


def test_a_silent_socket_is_caught_up_when_the_phone_wakes(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    page.route(re.compile("/socket.io"), lambda route: route.abort())
    page.reload()
    walk.find(page, "ali", "Ali")
    chief.report("blow_struck", on="ali")
    page.wait_for_timeout(300)
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(walk.state(page)).to_contain_text("Blessé·e")


def test_a_restarted_server_is_found_again(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"))
    walk.find(page, "ali", "Ali")
    server.kill()
    walk.blow(page)
    expect(page.locator("#link-waiting")).to_have_text("1 en attente")
    server.start()
    expect(walk.state(page)).to_contain_text("Blessé·e", timeout=20_000)
    expect(page.locator("#link-word")).to_have_text("en ligne")


def test_what_another_person_left_on_the_phone_is_not_lost(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("referee"), "Basile")
    page.route("**/reports", lambda route: route.abort())
    walk.find(page, "ali", "Ali")
    walk.blow(page)
    walk.waits(page, 1)
    page.unroute("**/reports")
    page.route("**/reports", lambda route: route.abort())
    page.goto(chief.new_link("referee"))
    page.locator("#name").fill("Clémence")
    page.locator("form button").first.click()
    page.unroute("**/reports")
    walk.tab(page, "game")
    expect(page.locator("#outbox-count")).to_contain_text("1 en attente d’une autre personne")
    assert _blows(chief) == 0
    page.locator("#left-send").click()
    expect(page.locator("#left-behind")).to_be_hidden()
    walk.waits(page, 0)
    [line] = [line for line in chief.state()["lines"] if line["kind"] == "blow_struck"]
    assert line["author"]["name"] == "Clémence"
