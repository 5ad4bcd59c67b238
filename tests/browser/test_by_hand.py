"""Every kind of report can be made by hand on the referee's page, and is seen in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from referee.rules.labyrinth.vocabulary import WORDS
from referee.rules.vocabulary import VOCABULARY
from tests.browser import walk

Open = Callable[..., Page]

BY_HAND = [
    kind for kind in VOCABULARY
    if kind not in WORDS and (kind == "character_entered" or not kind.endswith("_entered"))
]  # fmt: skip
"""What a person may report; what cards enter comes from their deck, and the labyrinth has screens of its own."""
LAST = ("game_paused", "stop_seen", "game_resumed", "game_closed")
"""What would keep the others from being made comes at the end; a stop lies over every other screen."""
FILLED = {"text": "essai", "number": "3", "date": "2026-11-30", "textarea": "essai"}


def _fill(form: Locator) -> None:
    """Says something in every field that still lacks an answer: the first choice, or a word."""
    page = form.page
    for group in form.locator("fieldset").all():
        if group.is_visible() and not group.locator("input:checked").count() and group.locator("label.chip").count():
            group.locator("label.chip input").first.check(force=True)
    for field in form.locator("input:not([type=radio]):not([type=checkbox]), textarea").all():
        if (
            field.is_visible()
            and not field.input_value()
            and not field.evaluate("node => node.closest('.form > .form')?.querySelector('input:checked')")
        ):
            field.fill(FILLED.get(field.get_attribute("type") or field.evaluate("node => node.localName"), "essai"))
    while (unsaid := form.locator(".person-field:not(.set)")).count():
        unsaid.first.click()
        page.locator(".panel").last.locator(".person[data-state]", has_text="Nico").first.click()
        expect(page.locator(".panel").last.locator("form.form")).to_have_count(1)


def _kind(page: Page, kind: str) -> None:
    page.locator(".panel [data-all]").click()
    page.locator(".panel").last.locator(f"button[data-kind={kind}]").click()
    form = page.locator(".panel").last.locator("form")
    _fill(form)
    form.locator("button.main").last.click()


def test_every_kind_is_made_by_hand_and_seen_in_the_log(server: Any, chief: Any, signed_in_page: Open) -> None:
    page = signed_in_page(chief.new_link("chief"), "Basile")
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    chief.report("referee_called", who="ali", text="ici")
    walk.find(page, "ali", "Ali")
    order = [kind for kind in BY_HAND if kind not in LAST]
    for kind in order:
        page.locator("#act-more").click()
        _kind(page, kind)
        expect(page.locator(".panel")).to_have_count(0)
        expect(page.locator("#sheet")).to_be_visible()
        page.wait_for_timeout(60)
    page.wait_for_timeout(800)
    seen = {line["kind"] for line in _all_lines(chief)}
    assert not [kind for kind in order if kind not in seen]
    walk.close(page)
    walk.tab(page, "game")
    for kind in LAST:
        look = page.locator("#stop-acts button", has_text="Regarder")
        if look.is_visible():
            look.click()
        page.locator("#all-kinds").click()
        page.locator(".panel").last.locator(f"button[data-kind={kind}]").click()
        form = page.locator(".panel").last.locator("form")
        _fill(form)
        form.locator("button.main").last.click()
        page.wait_for_timeout(500)
    walk.tab(page, "log")
    expect(page.locator("#log")).to_contain_text("Fin du jeu")
    told = {line["kind"] for line in _all_lines(chief)}
    assert not [kind for kind in BY_HAND if kind not in told]
    assert not failures, failures
    assert not page.locator("#turned-away .line").count()


def _all_lines(chief: Any) -> list[dict[str, Any]]:
    return list(chief.state()["lines"])
