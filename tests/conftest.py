"""What tests share: an app, a real server in a process of its own, phones signed in to it, a browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from flask import Flask

from bench.server import Phone, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

IN_CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-default-apps", "--disable-domain-reliability",
)  # fmt: skip
PHONE = {"width": 390, "height": 844}


def missing(what: str) -> None:
    """Skips on a person's machine, saying what is missing; fails in CI, where everything must be tested."""
    if IN_CI:
        pytest.fail(f"CI must have {what}")
    pytest.skip(f"needs {what}")


@pytest.fixture
def app(tmp_path: Path) -> Flask:
    """An app of its own with the demo's game open, in a folder of its own."""
    from referee import create_app
    from referee.library import load_deck, open_game

    made = create_app(data=tmp_path / "data", async_mode="threading", limits=False, extra={"TESTING": True})
    deck = load_deck(Path(__file__).parent.parent / "cards" / "oniris-demo")
    with made.app_context():
        open_game(made, deck)
    return made


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers, each in a process of its own; all are ended with the test."""
    started: list[Server] = []

    def start(folder: str = "data", **more: object) -> Server:
        server = Server(tmp_path / folder, **more)  # type: ignore[arg-type]
        started.append(server)
        return server.start()

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def server(new_server: Callable[..., Server]) -> Server:
    """A real server on a free port with the demo's game open."""
    return new_server()


@pytest.fixture
def chief(server: Server) -> Phone:
    """The chief referee's phone, signed in by the terminal's link."""
    return server.chief()


@pytest.fixture
def referee(server: Server, chief: Phone) -> Phone:
    """A second referee's phone, signed in by a link from the chief's."""
    return server.sign_in(chief.new_link("referee", name="Basile"), name="Basile")


@pytest.fixture
def player_phone(server: Server, chief: Phone) -> Callable[[str], Phone]:
    """Makes phones bound to a character, by its id."""
    return lambda character: server.sign_in(chief.new_link("player", character=character))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, driven by playwright; one for the whole run."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="needs playwright") if not IN_CI else None
    if sync_api is None:
        from playwright import sync_api
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        missing("Chromium")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture
def new_context(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Opens browsers' contexts, each a phone of its own; all are closed with the test."""
    opened: list[BrowserContext] = []

    def open_one(**more: object) -> BrowserContext:
        made = chromium.new_context(**{"viewport": PHONE, "locale": "fr-FR", **more})
        opened.append(made)
        return made

    yield open_one
    for each in opened:
        each.close()


@pytest.fixture
def signed_in_page(new_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Opens a phone's browser, uses a link up, and stays on the page it leads to."""

    def sign_in(link: str, name: str = "Léonie", **more: object) -> Page:
        page = new_context(**more).new_page()
        page.goto(link)
        field = page.locator("input[name=name]")
        if field.count():
            field.first.fill(name)
        page.locator("main form button, form button").first.click()
        page.wait_for_url(lambda url: "/join/" not in url)
        return page

    return sign_in


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL server of our own on a socket in a folder of its own; the address of its database."""
    if os.name == "nt":
        missing("PostgreSQL on Linux or macOS")
    from tests.postgres import running

    with running(missing) as address:
        yield address
