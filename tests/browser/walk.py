"""The ways a person takes through the screens, so that tests read like what people do."""

from __future__ import annotations

import contextlib
import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Response, expect

AXE = Path(__file__).parent.parent / "js" / "vendor" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OVERFLOWS = """() => {
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('.unseen, .sprite, [inert]');
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
  for (const node of document.querySelectorAll('body *')) {
    if (!(node instanceof HTMLElement) || !seen(node)) continue;
    const words = [...node.childNodes].some((kid) => kid.nodeType === 3 && kid.data.trim());
    const edge = node.getBoundingClientRect();
    if (!edge.width) continue;
    if (edge.right > innerWidth + 1 || edge.left < -1) found.push(`off the screen: ${node.className || node.tagName}: ${node.textContent.slice(0, 40)}`);
    if (words && (node.scrollWidth > node.clientWidth + 1) && getComputedStyle(node).display !== 'inline')
      found.push(`wider than its box: ${node.className || node.tagName}: ${node.textContent.slice(0, 40)}`);
    if (words && node.matches('button, .chip span, .button') && node.scrollHeight > node.clientHeight + 1)
      found.push(`taller than its box: ${node.textContent.slice(0, 40)}`);
  }
  return found;
}"""
FILL = """full => {
  const flash = document.getElementById('flash');  // lies over everything for a blink, seen by the eye alone
  if (flash) flash.hidden = full;
  for (const node of document.querySelectorAll('input:not([type=file]):not([type=radio]):not([type=checkbox]), textarea')) {
    if (full && !node.value) { node.value = node.type === 'number' ? '3' : 'essai'; node.dataset.tried = 1; }
    else if (!full && node.dataset.tried) { node.value = ''; delete node.dataset.tried; }
  }
}"""
"""Contrast of an empty field can only be judged with something in it."""
SMALL = """() => [...document.querySelectorAll('button, .button, label.chip, select, input:not([type=file]):not([type=radio]):not([type=checkbox])')]
  .filter((node) => node.checkVisibility() && !node.closest('[inert]'))
  .map((node) => [node.textContent.trim() || node.id, node.getBoundingClientRect()])
  .filter(([, edge]) => edge.width && (edge.height < 63.5 || edge.width < 63.5))
  .map(([name, edge]) => `${name}: ${Math.round(edge.width)}x${Math.round(edge.height)}`)"""


def find(page: Page, typed: str, name: str) -> None:
    """Types into the finder and opens the sheet of the person named so."""
    page.locator("#finder .find").fill(typed)
    page.locator("#finder .person", has_text=name).first.click()
    expect(page.locator("#sheet-name")).to_contain_text(name)


def close(page: Page) -> None:
    """Leaves the top screen."""
    page.go_back()


def blow(page: Page) -> None:
    """The big button, as a hand would press it: not within the time of a ghost tap."""
    page.wait_for_timeout(450)
    page.locator("#act-blow").click()


def tab(page: Page, name: str) -> None:
    """Goes to one of the four screens."""
    page.locator(f"[data-tab={name}]").click()


def state(page: Page) -> Locator:
    """The state word of the sheet."""
    return page.locator("#sheet-state")


def own_state(page: Page) -> Locator:
    """The state word of a player's page."""
    return page.locator("#my-state")


def struck_by(page: Page, typed: str, name: str) -> None:
    """Says who strikes, on an open sheet."""
    page.locator("#sheet-by").click()
    page.locator(".panel .find").fill(typed)
    page.locator(".panel .person", has_text=name).first.click()
    expect(page.locator("#sheet-by")).to_contain_text(name)


def axe(page: Page) -> list[str]:
    """What axe finds; contrast that it cannot judge counts as a finding."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(FILL, True)
    told: dict[str, Any] = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations', 'incomplete']})",
        TAGS,
    )
    page.evaluate(FILL, False)
    unsure = [each for each in told["incomplete"] if each["id"] == "color-contrast"]
    return [f"{each['id']}: {node['target']} {node.get('failureSummary', '')}" for each in [*told["violations"], *unsure]
            for node in each["nodes"]]  # fmt: skip


def overflows(page: Page) -> list[str]:
    """Texts that leave their box or the screen."""
    return list(page.evaluate(OVERFLOWS))


def small_targets(page: Page) -> list[str]:
    """Things to press that are less than 64 px in some direction."""
    return list(page.evaluate(SMALL))


class Traffic:
    """What a page asks of the network."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        page.on("response", lambda answer: self.answers.append(answer))

    def foreign(self, origin: str) -> list[str]:
        """Requests that leave our origin."""
        home = urlsplit(origin).netloc
        own = ("data", "blob")
        return [a.url for a in self.answers if urlsplit(a.url).scheme not in own and urlsplit(a.url).netloc != home]

    def weights(self, first: int | None = None) -> dict[str, int]:
        """Bytes of the first so many answers, gzipped, by path; what the browser had kept counts nothing."""
        found = {}
        for answer in self.answers[:first]:
            if answer.status == 200:
                with contextlib.suppress(Exception):
                    found[urlsplit(answer.url).path] = len(gzip.compress(answer.body(), 6))
        return found


def waits(page: Page, amount: int) -> None:
    """Waits until so many reports wait on the phone."""
    page.wait_for_function(
        """async wanted => {
          const base = await new Promise((done) => { const q = indexedDB.open('referee'); q.onsuccess = () => done(q.result); });
          const all = await new Promise((done) => {
            const q = base.transaction('reports').objectStore('reports').getAllKeys(); q.onsuccess = () => done(q.result); });
          base.close();
          return all.length === wanted;
        }""",
        arg=amount,
    )


def shots(page: Page, folder: Path, names: Iterable[str]) -> None:
    """Keeps a picture."""
    page.screenshot(path=folder / f"{'-'.join(names)}.png")


def told(page: Page) -> str:
    """Everything a page says, for messages of tests."""
    return json.dumps(page.locator("body").inner_text(), ensure_ascii=False)
