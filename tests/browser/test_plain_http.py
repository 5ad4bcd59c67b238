"""A LAN name over plain http, as in the field: no secure context, none of the conveniences that need one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import walk
from tests.conftest import CHROMIUM, PHONE, QUIET

NAME = "referee.test"


@pytest.fixture
def field_browser(chromium: Browser) -> Iterator[Browser]:
    """A browser to which our server is a machine with a name on the network, not `localhost`."""
    path = next(filter(None, map(shutil.which, CHROMIUM)))
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    browser = chromium.browser_type.launch(executable_path=path, args=[*QUIET, rules])
    yield browser
    browser.close()


def test_two_taps_and_the_dead_spot_on_plain_http(server: Any, chief: Any, field_browser: Browser) -> None:
    page = field_browser.new_context(viewport=PHONE, locale="fr-FR").new_page()
    page.goto(chief.new_link("referee").replace("127.0.0.1", NAME))
    page.locator("#name").fill("Basile")
    page.locator("form button").first.click()
    assert page.evaluate("[isSecureContext, typeof navigator.serviceWorker, typeof crypto.randomUUID]") == [
        False, "undefined", "undefined",
    ]  # fmt: skip
    walk.find(page, "ali", "Ali")
    walk.blow(page)
    expect(walk.state(page)).to_contain_text("Blessé·e")
    page.context.set_offline(True)
    walk.blow(page)
    walk.waits(page, 1)
    page.context.set_offline(False)
    expect(walk.state(page)).to_contain_text("À l’agonie", timeout=15_000)
