"""Every page, day, dark and night, in French and English: what axe finds, what overflows, what is too small to press."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import walk

SHOTS = os.environ.get("REFEREE_SHOTS")
"""A folder for pictures of every page, for those who want to look."""
SIZES = ((390, 844), (360, 640))
NARROW = 320
LOCALES = {"fr": "fr-FR", "en": "en-US"}


@pytest.mark.parametrize("theme", ["day", "dark", "night"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_page_is_fit_to_be_used(
    server: Any,
    chief: Any,
    signed_in_page: Callable[..., Page],
    new_context: Callable[..., Any],
    theme: str,
    language: str,
) -> None:
    _people_in_trouble(chief)
    more = {
        "locale": LOCALES[language],
        "color_scheme": "dark" if theme == "dark" else "light",
        "reduced_motion": "reduce",
    }
    referee = signed_in_page(chief.new_link("chief", name="Basile"), "Basile", **more)
    player = signed_in_page(chief.new_link("player", character="dagna"), **more)
    stranger = new_context(**more).new_page()
    stranger.goto(server.base)
    for page in (referee, player, stranger):
        page.evaluate(f"localStorage.setItem('referee-theme', '{'auto' if theme == 'dark' else theme}')")
        page.reload()
    found = []
    for page, name in _all_screens(server, chief, referee, player, stranger):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            where = f"{name} {theme} {language} {width}"
            if SHOTS:
                walk.shots(page, Path(SHOTS), (theme, language, str(height), name))
            found += [f"{where}: {each}" for each in [*walk.overflows(page), *walk.small_targets(page)]]
        page.set_viewport_size({"width": NARROW, "height": 640})
        found += [f"{name} {theme} {language} {NARROW}: {each}" for each in walk.overflows(page)]
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        found += [f"{name} {theme} {language}: {each}" for each in walk.axe(page)]
    assert not found, "\n".join(found)


def _people_in_trouble(chief: Any) -> None:
    chief.report("character_entered", who="long", name="Mélisande des Marais-Salants", dying_s=45, city="Hautes-Forges")
    chief.report("keyword_called", form="effect", keyword="agony", on="long")
    chief.report("keyword_called", form="effect", keyword="coma", on="zohra")
    chief.report("keyword_called", form="effect", keyword="paralyse", on="dagna")
    chief.report("blow_struck", on="godefroy")
    chief.report("keyword_called", form="blow", keyword="wound", on="godefroy")
    wrong = chief.report("blow_struck", on="godefroy")
    chief.report("entry_withdrawn", cites=wrong["id"], reason="pas porté")
    chief.report("keyword_called", form="effect", keyword="charm", on="dagna")
    chief.report("keyword_called", form="effect", keyword="message", on="dagna")
    chief.report("renown_changed", who="dagna", source="city_way", points=12)
    chief.report("bound", on="dagna", limbs=["arms"], consent=True)
    chief.report("keyword_called", form="effect", keyword="agony", on="dagna")


FORMS = ("bound", "person_searched", "item_traded", "character_entered", "incident_noted")
"""Forms of the table that show every type of field between them; all of them are tried for room further down."""
OWN_FORMS = ("blows", "armour", "referee")


def _calls(page: Page) -> Iterator[tuple[Page, str]]:
    page.locator("#act-call").click()
    yield page, "pad"
    page.locator(".panel .fold summary").click()
    yield page, "pad-more"
    page.locator(".panel .fold summary").click()
    page.locator("[data-keyword=break]").click()
    yield page, "pad-thing"
    page.go_back()
    page.locator("[data-keyword=dispel]").click()
    yield page, "pad-cites"
    page.go_back()
    page.locator(".pad-how .chip", has_text="de Masse").click()
    page.locator("[data-keyword=charm]").click()
    page.locator(".hearers .chip").nth(2).click()
    yield page, "pad-hearers"
    page.locator(".panel").last.locator("button.main").click()
    expect(page.locator("#sheet-lines .heard").first).to_be_visible()
    yield page, "sheet-effects"


def _all_screens(server: Any, chief: Any, page: Page, player: Page, stranger: Page) -> Iterator[tuple[Page, str]]:
    expect(player.locator("#me-all")).to_be_visible()
    yield player, "me"
    player.locator("#my-renown-box").evaluate("node => node.scrollIntoView()")
    yield player, "me-things"
    player.locator("#me").evaluate("node => node.scrollTop = 9999")
    yield player, "me-low"
    player.locator("#call").click()
    yield player, "me-call"
    player.locator("#call-text").fill("près du pont")
    player.locator("#call-form button.main").click()
    player.locator("#my-lines button").first.click()
    yield player, "me-dispute"
    player.go_back()

    expect(page.locator("#finder .person[data-state]").first).to_be_visible()
    yield page, "field"
    page.locator("#finder .find").fill("xyzzy")
    yield page, "field-nobody"
    walk.find(page, "godef", "Godefroy")
    yield page, "sheet"
    page.locator("#sheet-more summary").click()
    page.locator("#sheet-more").evaluate("node => node.scrollIntoView()")
    yield page, "sheet-more"
    page.locator("#sheet-more summary").click()
    page.locator("#sheet-undo").click()
    yield page, "sheet-undo"
    page.locator(".undo-box .chip").last.click()
    page.locator("#sheet-when").click()
    yield page, "sheet-when"
    page.locator("#sheet-when").click()
    page.locator("#sheet-by").click()
    yield page, "sheet-by"
    page.go_back()
    page.locator("#act-more").click()
    yield page, "more"
    page.locator(".panel").evaluate("node => node.querySelector('.panel .acts-record').scrollIntoView()")
    yield page, "more-low"
    for kind in FORMS:
        page.locator(".panel").first.locator(f".further[data-kind={kind}]").click()
        yield page, f"more-{kind}"
        page.go_back()
    for word in OWN_FORMS:
        page.locator(".panel").first.locator(f".acts-{word} .further:not([data-kind])").first.click()
        yield page, f"more-own-{word}"
        page.go_back()
    page.locator(".panel .clock").first.click()
    page.locator("#sheet-scroll").evaluate("node => node.scrollTop = 0")
    yield page, "sheet-timer"
    page.locator(".timer-drop").click()
    yield from _calls(page)
    page.go_back()
    page.locator("#finder .find").fill("")
    page.locator(".person.extra").click()
    yield page, "creature"
    page.go_back()
    walk.tab(page, "bleeding")
    expect(page.locator("#bleeding .bleeder").first).to_be_visible()
    yield page, "bleeding"
    walk.tab(page, "log")
    page.locator("#log .line").first.click()
    yield page, "log"
    walk.tab(page, "game")
    expect(page.locator("#requests .line").first).to_be_visible()
    yield page, "game"
    page.locator("#people-load").click()
    expect(page.locator("#people .line").first).to_be_visible()
    page.locator("#game-scroll").evaluate("node => node.scrollTop = 99999")
    yield page, "game-low"
    page.locator("#link-referee").click()
    expect(page.locator(".qr")).to_be_visible()
    yield page, "link"
    page.go_back()
    page.locator("#stop-game").click()
    yield page, "stop-asked"
    page.wait_for_timeout(450)
    page.locator("#stop-game").click()
    expect(page.locator("#stop")).to_be_visible()
    yield page, "stop"
    expect(player.locator("#stop")).to_be_visible()
    yield player, "me-stop"
    page.locator("#stop-acts button").first.click()
    yield page, "stop-looked"

    yield stranger, "home"
    for name, path in {"badge": "/c/abcdef", "error": "/referee", "join-unknown": "/join/nothing"}.items():
        stranger.goto(server.base + path)
        yield stranger, name
    stranger.goto(chief.new_link("referee"))
    yield stranger, "join"
    stranger.goto(chief.new_link("player", character="ali"))
    yield stranger, "join-player"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_form_of_the_table_has_room(
    server: Any, chief: Any, signed_in_page: Callable[..., Page], language: str
) -> None:
    _people_in_trouble(chief)
    page = signed_in_page(chief.new_link("referee"), "Basile", locale=LOCALES[language])
    page.set_viewport_size({"width": NARROW, "height": 640})
    walk.find(page, "mélis", "Mélisande")
    page.locator("#act-more").click()
    page.locator("[data-all]").click()
    kinds = page.locator(".panel").last.locator("[data-kind]")
    found = []
    for index in range(kinds.count()):
        kinds.nth(index).click()
        name = page.locator(".panel").last.get_attribute("data-kind")
        found += [f"{name} {language}: {each}" for each in [*walk.overflows(page), *walk.small_targets(page)]]
        page.go_back()
        expect(page.locator(".panel form")).to_have_count(0)
    assert not found, "\n".join(found)
