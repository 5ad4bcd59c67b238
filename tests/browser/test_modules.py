"""The phone's own small arithmetic, run where it runs: in a browser, on a page of ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page


@pytest.fixture
def page(server: Any, new_context: Callable[..., Any]) -> Page:
    opened = new_context().new_page()
    opened.goto(server.base)
    return opened  # type: ignore[no-any-return]


def test_names_of_reports_sort_in_the_order_of_taps_also_after_a_reload(page: Page) -> None:
    ask = """async () => {
      const { ulid } = await import('/static/js/ulid.js');
      return Array.from({ length: 500 }, (_, i) => ulid(1790000000000 - i * 7));
    }"""
    first = page.evaluate(ask)
    page.reload()
    names = first + page.evaluate(ask)
    assert names == sorted(set(names))
    assert all(len(name) == 26 for name in names)


def test_the_moment_that_holds_and_the_stopped_clock(page: Page) -> None:
    assert page.evaluate(
        """async () => {
          const { played, momentAt, left, mmss } = await import('/static/js/played.js');
          const moments = [{ from: 0, state: 'dying', until: 300000 }, { from: 300000, state: 'comatose', until: 600000 }];
          return [
            momentAt(moments, 299999).state, momentAt(moments, 300000).state, left(moments[0], 1000), mmss(60001), mmss(0),
            played({ lost: 5000, paused_at: null }, 20000), played({ lost: 5000, paused_at: 12000 }, 20000),
          ];
        }"""
    ) == ["dying", "comatose", 299000, "1:01", "0:00", 15000, 7000]


def test_people_are_found_by_two_letters_a_number_and_without_accents(page: Page) -> None:
    assert page.evaluate(
        """async () => {
          const { search } = await import('/static/js/people.js');
          const people = [
            { id: 'a', name: 'Élodie d’Ombre', badge: 12, city: 'Valbrume' }, { id: 'b', name: 'Noël', badge: 1, city: '' },
            { id: 'c', name: 'Jean-Émile', badge: 2, city: '' }, { id: 'd', name: 'Mélodie', badge: 30, city: '' }];
          const ids = (typed, recent) => search(typed, people, recent).map((one) => one.id).join('');
          return [ids('el'), ids('em'), ids('1'), ids('om'), ids('valb'), ids(''), ids('', ['d', 'b'])];
        }"""
    ) == ["adb", "c", "ba", "a", "a", "acdb", "dbac"]


def test_state_ignores_what_it_has_seen_and_notices_a_gap(page: Page) -> None:
    assert page.evaluate(
        """async () => {
          const { take, state } = await import('/static/js/state.js');
          const news = (previous, version, more) => take({ audience: 'referees', previous, version, characters: [], lines: [], ...more });
          const told = [news(null, 3), take({ audience: 'referees', previous: null, version: 3, whole: true, characters: [{ id: 'a', n: 1 }] }, { asked: true })];
          told.push(news(2, 3), news(3, 4, { characters: [{ id: 'a', n: 2 }] }), news(5, 6));
          return [...told, state.version, state.characters.get('a').n];
        }"""
    ) == ["gap", "taken", "seen", "taken", "gap", 4, 2]


def test_a_card_is_read_from_a_photo_without_leaving_our_origin(page: Page, server: Any) -> None:
    qrcode = pytest.importorskip("qrcode")
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_H, border=4)
    code.add_data("http://10.0.0.1/c/k7q4zd")
    code.make(fit=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    read = page.evaluate(
        """async (rows) => {
          const canvas = document.createElement('canvas');
          canvas.width = canvas.height = rows.length * 8;
          const pen = canvas.getContext('2d');
          pen.fillStyle = '#fff'; pen.fillRect(0, 0, canvas.width, canvas.height); pen.fillStyle = '#000';
          rows.forEach((row, y) => row.forEach((dark, x) => dark && pen.fillRect(8 * x, 8 * y, 8, 8)));
          const photo = await new Promise((done) => canvas.toBlob(done, 'image/jpeg'));
          const { readPhoto } = await import('/static/js/scan.js');
          return readPhoto(photo);
        }""",
        code.get_matrix(),
    )
    assert read["code"] == "k7q4zd"
    assert any(url.endswith(".wasm") for url in asked)
    assert all(url.startswith((server.base, "blob:")) for url in asked)
