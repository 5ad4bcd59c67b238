"""Both languages say the same things, everything the program can say is said, and French looks like French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from referee.rules.kinds import Health, Keyword
from referee.rules.vocabulary import VOCABULARY
from referee.text import HERE, LANGUAGES
from referee.web.errors import CODE, STATUS

ROOT = Path(__file__).parent.parent.parent
RULES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "referee" / "rules").rglob("*.py"))
    if "labyrinth" not in path.parts  # its words come with its screens
)
SCREENS = "\n".join(
    path.read_text(encoding="utf-8")
    for folder, ending in (("static/js", "*.js"), ("templates", "*.html"))
    for path in sorted((ROOT / folder).rglob(ending))
)
BUILT = ("ui-join-", "ui-link-", "ui-me-next-", "ui-my-", "ui-next-", "ui-request-", "ui-tab-", "ui-head-", "ui-then-")
"""Beginnings of keys whose end is a word of the program."""


def _catalogue(language: str) -> dict[str, str]:
    said: dict[str, str] = {}
    key = ""
    for line in (HERE / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if found := re.match(r"([a-z][\w-]*) = (.*)", line):
            key = found[1]
            assert key not in said, f"{key} twice"
            said[key] = found[2]
        elif line.startswith(" "):
            said[key] += "\n" + line
    return said


SAID = {language: _catalogue(language) for language in LANGUAGES}


def test_both_languages_hold_the_same_keys_and_values() -> None:
    assert SAID["fr"].keys() == SAID["en"].keys()
    for key, sentence in SAID["fr"].items():
        names = [set(re.findall(r"\$(\w+)", said)) for said in (sentence, SAID["en"][key])]
        assert names[0] == names[1], key


@pytest.mark.parametrize("family", ["reason", "note"])
def test_every_code_of_the_rules_has_its_sentence(family: str) -> None:
    found = {
        "note": re.findall(r"Note\(\s*\"(\w+)\"", RULES) + [f"now_{health}" for health in Health],
        "reason": re.findall(r"(?:blocked|ignored|refused|pending)\(\s*\"(\w+)\"", RULES)
        + re.findall(r"reason=\"(\w+)\"", RULES),
    }[family]
    assert found
    assert sorted({code for code in found if f"{family}-{code}" not in SAID["fr"]}) == []


def test_every_kind_keyword_state_and_error_has_its_words() -> None:
    keywords = Keyword.__args__  # type: ignore[attr-defined]
    wanted = [f"kind-{kind}" for kind in VOCABULARY]
    wanted += [f"{family}-{word}" for word in keywords for family in ("keyword", "spoken", "gloss", "effect-do")]
    wanted += [f"{family}-{state}" for state in Health for family in ("health", "state-must", "state-may")]
    wanted += [f"error-{code}" for code in {*STATUS, *CODE.values()}]
    assert [key for key in wanted if key not in SAID["fr"]] == []


def test_every_key_a_screen_asks_for_exists_and_none_is_idle() -> None:
    asked = set(re.findall(r"[\"'`](ui-[a-z0-9_-]*[a-z0-9])[\"'`]", SCREENS))
    missing = {
        key for key in asked if key not in SAID["fr"] and not any(one.startswith(f"{key}-") for one in SAID["fr"])
    }
    assert missing == set()
    idle = {key for key in SAID["fr"] if key.startswith("ui-") and key not in SCREENS and not key.startswith(BUILT)}
    assert idle == set()


def test_french_spaces_and_apostrophes() -> None:
    for key, sentence in SAID["fr"].items():
        spoken = re.sub(r"\{[^}]*\}", "x", sentence)
        assert not re.search(r" [;:!?»%]|« ", spoken), f"{key}: a space that may break: {sentence}"
        assert "'" not in spoken, f"{key}: {sentence}"
