"""The words after manage.py, as a person types them."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from bench.server import Server
from referee import create_app

ROOT = Path(__file__).parent.parent


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Runs a command in an empty folder, in English unless told."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str, lang: str = "C.UTF-8") -> Result:
        app = create_app(environ={}, data=tmp_path / "data", async_mode="threading")
        done = app.test_cli_runner().invoke(args=words, env={"LC_ALL": lang})
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return done

    return run


def case(**more: object) -> dict[str, object]:
    """One blow on somebody without armour."""
    return {
        "id": "T-1", "area": "health", "given": {"characters": {"A": {}, "B": {}}},
        "when": [{"at_s": 0, "report": "blow_struck", "by": "B", "on": "A"}],
        "then": [{"at_s": 0, "expect": {"A.state": "wounded"}}], **more,
    }  # fmt: skip


def written(folder: Path, *cases: object) -> str:
    (folder / "cases.json").write_text(json.dumps({"cases": list(cases)}))
    return "cases.json"


def test_rules_check_counts_what_passed(say: Callable, tmp_path: Path) -> None:
    done = say("rules", "check", written(tmp_path, case(), case(id="T-2", area="fight")))
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, "2 passed, 0 failed")
    done = say("rules", "check", "cases.json", "--area", "fight")
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, "1 passed, 0 failed")


def test_rules_check_prints_each_failure(say: Callable, tmp_path: Path) -> None:
    wrong = case(then=[{"at_s": 0, "expect": {"A.state": "dying", "B.state": "fit"}}])
    done = say("rules", "check", written(tmp_path, case(id="T-0"), wrong))
    assert done.exit_code == 1
    for word in ("T-1", "A.state", '"dying"', '"wounded"'):
        assert word in done.stdout
    assert "B.state" not in done.stdout
    assert done.stdout.splitlines()[-1] == "1 passed, 1 failed"


def test_rules_check_plays_by_the_book_it_is_given(say: Callable, tmp_path: Path) -> None:
    book = (ROOT / "referee/rules/books/oniris.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(book.replace("agony_s = 300", "agony_s = 60"), encoding="utf-8")
    blows = [{"at_s": at, "report": "blow_struck", "by": "B", "on": "A"} for at in (0, 1)]
    quick = case(when=blows, then=[{"at_s": 61, "expect": {"A.state": "comatose"}}])
    assert say("rules", "check", written(tmp_path, quick)).exit_code == 1
    assert say("rules", "check", "cases.json", "--book", "mine.toml").exit_code == 0


@pytest.mark.parametrize(
    "broken",
    [
        case(when=[{"report": "blow_struck", "on": "A"}]),
        case(given={"characters": {"A": 3}}),
        case(given={"characters": {"A": {"state": "sleepy"}}}),
        {"id": 3},
        {"id": "T-1", "area": "health", "then": "never"},
    ],
)
def test_a_broken_file_of_cases_is_named_with_its_place(say: Callable, tmp_path: Path, broken: object) -> None:
    done = say("rules", "check", written(tmp_path, case(), broken))
    assert done.exit_code in (1, 2)
    assert "T-1" in done.stdout + done.stderr or "cases[1]" in done.stderr


def test_a_broken_file_or_book_ends_with_2(say: Callable, tmp_path: Path) -> None:
    assert say("rules", "check", "nowhere.json").exit_code == 2
    (tmp_path / "odd.json").write_text("{")
    done = say("rules", "check", "odd.json")
    assert done.exit_code == 2 and "odd.json" in done.stderr
    done = say("rules", "check", written(tmp_path, case()), "--area", "helth")
    assert done.exit_code == 2 and "health" in done.stderr
    book = (ROOT / "referee/rules/books/oniris.toml").read_text(encoding="utf-8")
    (tmp_path / "odd.toml").write_text(book.replace("agony_s = 300", 'agony_s = "long"'), encoding="utf-8")
    done = say("rules", "check", "cases.json", "--book", "odd.toml", lang="fr_FR.UTF-8")
    assert done.exit_code == 2
    assert "odd.toml" in done.stderr and "timers.agony_s" in done.stderr and "nombre entier" in done.stderr


def test_cards_check_names_file_card_key_and_repair(say: Callable, tmp_path: Path) -> None:
    assert say("cards", "check").exit_code == 0
    deck = tmp_path / "night"
    deck.mkdir()
    (deck / "event.toml").write_text('id = "night"\nname = "Night"\n')
    (deck / "characters.toml").write_text('[[character]]\nid = "a"\nname = "A"\nskils = ["x"]\nrated = 7\n')
    done = say("cards", "check", "night")
    assert done.exit_code == 1
    first, second, count = done.stderr.splitlines()
    assert first.startswith("night/characters.toml: card a: skils") and "Did you mean skills?" in first
    assert second.startswith("night/characters.toml: card a: rated") and "from 0 to 3" in second
    assert "2 mistakes" in count
    assert "Vouliez-vous dire skills" in say("cards", "check", "night", lang="fr_FR.UTF-8").stderr


def test_a_deck_with_a_mistake_stops_the_start(say: Callable, tmp_path: Path) -> None:
    deck = tmp_path / "night"
    deck.mkdir()
    (deck / "event.toml").write_text('id = "night"\nname = "Night"\n')
    (deck / "characters.toml").write_text('[[character]]\nid = "a"\n')
    done = say("serve", "--deck", "night", "--host", "127.0.0.1", "--port", str(Server(tmp_path).port))
    assert done.exit_code == 1
    assert "characters.toml: card a: name" in done.stderr
    done = say("serve", "--deck", "nigt", "--host", "127.0.0.1", "--port", str(Server(tmp_path).port))
    assert done.exit_code == 1 and "oniris-demo" in done.stderr


def test_a_port_that_is_taken_is_said_with_another(say: Callable) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = say("serve", "--host", "127.0.0.1", "--port", str(port))
    assert done.exit_code == 1
    assert f"Port {port} is taken" in done.stderr and "--port" in done.stderr
    assert "has no address" in say("serve", "--host", "203.0.113.9").stderr


def test_a_second_start_goes_on_with_every_state_right(new_server: Callable[..., Server]) -> None:
    server = new_server()
    chief = server.chief()
    printed = "".join(server.printed)
    assert "a new game, 37 cards" in printed and server.base in printed and "Ctrl-C" in printed and "▀" in printed
    for _ in range(2):
        assert chief.report("blow_struck", on="ali", by="godefroy")["result"] == "applied"
    before = {each["id"]: each["moments"][-1]["state"] for each in chief.state()["characters"]}
    assert before["ali"] == "dead", "dying, then comatose, then dead if nobody helps"
    server.stop()
    assert "Stopped." in "".join(server.printed)
    server.start()
    assert "the game goes on, 40 entries" in "".join(server.printed)
    assert not any("/join/" in line for line in server.printed), "a chief has signed in"
    assert {each["id"]: each["moments"][-1]["state"] for each in chief.state()["characters"]} == before
    server.kill()
    server.words = ("--new-link",)
    server.start()
    assert server.chief().state()["you"]["role"] == "chief"


def test_link_signs_a_phone_in_once(say: Callable, new_server: Callable[..., Server]) -> None:
    assert "no game" in say("link", "referee", "Bob").stderr
    server = new_server()
    at = ("--host", "127.0.0.1", "--port", str(server.port))
    done = say("link", "player", "2", *at)
    assert done.exit_code == 0, done.stderr
    address = address_in(done.stdout)
    phone = server.sign_in(address)
    assert phone.state()["you"]["character"] == "ali"
    assert phone.session.post(address, data={}).status_code == 410
    done = say("link", "player", "nobody", *at)
    assert done.exit_code == 1 and "godefroy (1)" in done.stderr
    done = say("link", "referee", "Bob", *at)
    assert server.sign_in(address_in(done.stdout), name="").state()["you"]["name"] == "Bob"


def address_in(printed: str) -> str:
    return next(line.strip() for line in printed.splitlines() if "/join/" in line)
