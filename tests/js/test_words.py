"""Both languages say the same things, everything a screen asks for is there, and French looks like French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from referee.rules.kinds import Health, Keyword
from referee.rules.vocabulary import VOCABULARY
from referee.text import HERE, LANGUAGES
from referee.web.errors import CODE, STATUS

ROOT = Path(__file__).parent.parent.parent
SCREENS = "\n".join(
    path.read_text(encoding="utf-8")
    for folder, ending in (("static/js", "*.js"), ("templates", "*.html"))
    for path in sorted((ROOT / folder).rglob(ending))
)
BUILT = ("ui-join-", "ui-link-", "ui-me-next-", "ui-my-", "ui-next-", "ui-request-", "ui-tab-", "ui-head-", "ui-then-")
"""Beginnings of keys whose end is a word of the program."""
PARTS = sorted(path.name.removesuffix("fr.ftl") for path in HERE.glob("*fr.ftl"))


def _catalogue(name: str) -> dict[str, str]:
    said: dict[str, str] = {}
    key = ""
    for line in (HERE / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
        if found := re.match(r"([a-z][\w-]*) = ?(.*)", line):
            key = found[1]
            said[key] = found[2]
        elif key and line.startswith(" "):
            said[key] += "\n" + line
    return said


SAID = {part + language: _catalogue(part + language) for part in PARTS for language in LANGUAGES}
ALL = {key: sentence for name, said in SAID.items() if name.endswith("fr") for key, sentence in said.items()}


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_hold_the_same_keys_and_values(part: str) -> None:
    french, english = SAID[part + "fr"], SAID[part + "en"]
    assert french.keys() == english.keys()
    for key, sentence in french.items():
        names = [set(re.findall(r"\$(\w+)", said)) for said in (sentence, english[key])]
        assert names[0] == names[1], key


def test_every_kind_keyword_state_and_error_has_its_words() -> None:
    keywords = Keyword.__args__  # type: ignore[attr-defined]
    wanted = [f"kind-{kind}" for kind in VOCABULARY]
    wanted += [f"{family}-{word}" for word in keywords for family in ("keyword", "spoken", "effect-do")]
    wanted += [f"{family}-{state}" for state in Health for family in ("health", "state-must", "state-may")]
    wanted += [f"error-{code}" for code in {*STATUS, *CODE.values()}]
    assert [key for key in wanted if key not in ALL] == []


def test_every_key_a_screen_asks_for_exists_and_none_is_idle() -> None:
    asked = set(re.findall(r"[\"'`](ui-[a-z0-9_-]*[a-z0-9])[\"'`]", SCREENS))
    missing = {key for key in asked if key not in ALL and not any(one.startswith(f"{key}-") for one in ALL)}
    assert missing == set()
    idle = {key for key in SAID["fr"] if key.startswith("ui-") and key not in SCREENS and not key.startswith(BUILT)}
    assert idle == set()


def test_french_spaces_and_apostrophes() -> None:
    for key, sentence in SAID["fr"].items():
        spoken = re.sub(r"\{[^}]*\}", "x", sentence)
        assert not re.search(r" [;:!?»%]|« ", spoken), f"{key}: a space that may break: {sentence}"
        assert "'" not in spoken, f"{key}: {sentence}"
