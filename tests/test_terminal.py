"""The terminal speaks the language of whoever sits at it, and draws codes with the letters it has."""

from __future__ import annotations

import io
import socket
import sys

import pytest

from referee import lan
from referee.rules.deck import Mistake
from referee.terminal import code_lines, mistake_line, sentence, tongue

ADDRESS = "http://192.168.1.10:8000/join/abcdefgh"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
    ],
)
def test_the_terminal_says_which_language(environ: dict[str, str], language: str) -> None:
    assert tongue(environ) == language


def test_a_count_has_its_plural() -> None:
    assert sentence("deck-count", language="en", count=1, folder="x") == "One mistake in x."
    assert sentence("deck-count", language="fr", count=3, folder="x") == "3 erreurs dans x."


def test_a_value_that_is_not_given_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="deck-sound"):
        sentence("deck-sound", language="en", folder="x")


@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        (Mistake("event.toml", "", "", "no_file"), "cards/x/event.toml – "),
        (Mistake("event.toml", "", "id", "missing"), "cards/x/event.toml: id – "),
        (Mistake("characters.toml", "ali", "name", "missing"), "cards/x/characters.toml: card ali: name – "),
    ],
)
def test_a_mistake_begins_with_its_place(mistake: Mistake, said: str) -> None:
    assert mistake_line(mistake, "cards/x", language="en").startswith(said)


def test_a_code_is_drawn_with_the_letters_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both drawings show the same squares; a terminal without blocks gets two # for each light one."""
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    blocks = code_lines(ADDRESS).rstrip("\n").splitlines()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    plain = code_lines(ADDRESS).splitlines()
    upper = [[letter in "█▀" for letter in line] for line in blocks]
    lower = [[letter in "█▄" for letter in line] for line in blocks]
    drawn = [row for pair in zip(upper, lower, strict=True) for row in pair]
    assert drawn[: len(plain)] == [[line[at] == "#" for at in range(0, len(line), 2)] for line in plain]
    assert all(set(line) <= {"#", " "} for line in plain)


def test_an_address_of_this_machine_is_told_as_it_is() -> None:
    assert lan.addresses("127.0.0.1") == ["127.0.0.1"]
    assert all(not lan.is_loopback(each) for each in lan.addresses("0.0.0.0")) or lan.addresses("") == ["127.0.0.1"]


def test_a_port_can_be_had_or_not() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        taken.listen()
        assert lan.why_not("127.0.0.1", port) == "serve-port-taken"
    assert lan.why_not("127.0.0.1", port) is None
    assert lan.why_not("203.0.113.9", port) == "serve-host-unknown"
