"""The rules page as a person reads it, and every reason's rule one tap away on the referee's and the player's pages."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import walk

SHOTS = os.environ.get("REFEREE_SHOTS")
LOCALES = {"fr": "fr-FR", "en": "en-US"}


@pytest.mark.browser
@pytest.mark.parametrize("theme", ["auto", "night"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_rules_page_is_fit_to_be_read(
    server: Any, new_context: Callable[..., Any], language: str, theme: str
) -> None:
    page = new_context(locale=LOCALES[language], viewport={"width": 360, "height": 640}).new_page()
    page.add_init_script(f"localStorage.setItem('referee-theme', '{theme}')")
    page.goto(f"{server.base}/rules")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".contents summary").click()
    _picture(page, "rules-top", language, theme)
    found = [*walk.overflows(page), *walk.small_targets(page), *walk.axe(page)]
    page.locator("#rules-words").fill("agonis")
    expect(page.locator("#KW-01")).to_be_visible()
    _picture(page, "rules-search", language, theme)
    found += [*walk.overflows(page), *walk.small_targets(page), *walk.axe(page)]
    assert not found, "\n".join(found)
    for anchor in ("states", "part-KW", "KW-02", "P-14", "ranks", "rulings"):
        page.goto(f"{server.base}/rules#{anchor}")
        page.wait_for_timeout(100)
        _picture(page, f"rules-{anchor}", language, theme)


@pytest.mark.browser
def test_the_search_forgives_accents_and_needs_no_network(server: Any, new_context: Callable[..., Any]) -> None:
    context = new_context()
    page = context.new_page()
    page.goto(f"{server.base}/rules")
    context.set_offline(True)
    words = page.locator("#rules-words")
    words.fill("assomme")
    expect(page.locator("#KW-02")).to_be_visible()
    expect(page.locator(".contents")).to_be_hidden()
    expect(page.locator("#KW-20")).to_be_visible()  # «Peur» contradicts it
    expect(page.locator("#T-06")).to_be_hidden()
    expect(page.locator("#part-T")).to_be_hidden()
    words.fill("CHEF-D'OEUVRE")
    expect(page.locator("#R-05")).to_be_visible()
    expect(page.locator("#KW-02")).to_be_hidden()
    words.fill("k-07")
    expect(page.locator("#K-07")).to_be_visible()
    page.locator("#rules-clear").click()
    expect(words).to_be_focused()
    words.fill("xyzzy")
    expect(page.locator("#rules-found")).to_have_text("Rien de tel. Essayez un autre mot.")
    words.press("Escape")
    expect(page.locator("#T-06")).to_be_visible()
    words.fill("laine")
    page.evaluate("location.hash = '#P-14'")  # a link to what the search hides shows it
    expect(page.locator("#P-14")).to_be_in_viewport()


@pytest.mark.browser
def test_the_page_reads_without_javascript(server: Any, new_context: Callable[..., Any]) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{server.base}/rules#H-05")
    expect(page.locator("#H-05")).to_contain_text("5 minutes")
    expect(page.locator("#rules-search")).to_be_hidden()


@pytest.mark.browser
def test_a_reason_leads_to_its_rule_and_back(chief: Any, signed_in_page: Callable[..., Page]) -> None:
    """The referee's phone: the armour held, and why; read again without network."""
    chief.report("character_entered", who="casque", name="Casque", armour=[{"material": "metal", "coverage": 100}])
    chief.report("keyword_called", form="effect", keyword="paralyse", on="casque")
    chief.report("blow_struck", on="casque")
    page = signed_in_page(chief.new_link("referee", name="Basile"), "Basile", viewport={"width": 360, "height": 640})
    walk.find(page, "casq", "Casque")
    link = page.locator("#sheet-lines .rule-link", has_text="P-14").first
    expect(link).to_have_attribute("href", "/rules#P-14")
    _picture(page, "sheet-with-rules", "fr", "auto")
    link.click()
    panel = page.locator(".panel")
    expect(panel.locator("h3")).to_contain_text("Armure")
    expect(panel).to_contain_text("L’armure a tenu.")
    _picture(page, "rule-panel", "fr", "auto")
    found = [*walk.overflows(page), *walk.small_targets(page), *walk.axe(page)]
    assert not found, "\n".join(found)
    page.go_back()
    expect(panel).to_have_count(0)
    expect(page.locator("#sheet-name")).to_have_text("Casque")
    page.locator("#sheet-effects .rule-link").click()
    expect(panel.locator("h3")).to_contain_text("Paralysé")
    page.go_back()
    page.context.set_offline(True)
    link.click()
    expect(panel).to_contain_text("L’armure a tenu.")
    page.go_back()
    page.locator("#sheet-lines .rule-link", has_text="P-13").first.click()
    expect(panel.locator("a.button")).to_have_attribute("href", "/rules#P-13")
    page.context.set_offline(False)
    panel.locator("button").click()
    expect(panel.locator("h3")).to_be_visible()
    page.go_back()


@pytest.mark.browser
def test_the_player_sees_where_it_comes_from(chief: Any, signed_in_page: Callable[..., Page]) -> None:
    chief.report("blow_struck", on="dagna")
    chief.report("keyword_called", form="effect", keyword="root", on="dagna")
    page = signed_in_page(
        chief.new_link("player", character="dagna"), locale="en-US", viewport={"width": 360, "height": 640}
    )
    page.locator("#my-effects .rule-link").click()
    expect(page.locator(".panel h3")).to_have_text("« Immobilisé » (rooted)")
    page.go_back()
    page.locator("#my-lines .rule-link").last.click()
    expect(page.locator(".panel article.rule")).to_have_attribute("lang", "en")
    page.go_back()
    page.locator("#me a[href='/rules']").scroll_into_view_if_needed()
    _picture(page, "me-with-rules", "en", "auto")
    found = [*walk.overflows(page), *walk.small_targets(page), *walk.axe(page)]
    assert not found, "\n".join(found)


def _picture(page: Page, *names: str) -> None:
    if SHOTS:
        walk.shots(page, Path(SHOTS), names)
