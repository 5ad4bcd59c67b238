"""The papers are held to what is there: paths, commands, parts, words, codes."""

from __future__ import annotations

import re
import shlex
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.test_architecture import imports_of
from tests.test_manage import normal

ROOT = Path(__file__).parent.parent
PAPERS = ("README.md", "ARCHITECTURE.md", "CHANGELOG.md", "BENCHMARKS.md", "cards/README.md", "docs/wire.md",
          "docs/cases.md", "docs/labyrinth.md")  # fmt: skip
OURS = ("referee", "templates", "static", "cards", "tests", "bench", "docs", "deploy", ".ci")
CATALOGUES = sorted(path.name.removesuffix("fr.ftl") for path in (ROOT / "referee/text").glob("*fr.ftl"))


def paper(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def keys(catalogue: str) -> dict[str, str]:
    """Every key of a catalogue with its pattern; terms and attributes do not count."""
    found: dict[str, str] = {}
    key = ""
    for line in paper(f"referee/text/{catalogue}.ftl").splitlines():
        start = re.match(r"([a-zA-Z][\w-]*) *= *(.*)", line)
        if start:
            key = start[1]
            assert key not in found, f"{catalogue}.ftl says {key} twice"
            found[key] = start[2]
        elif key and line.startswith(" "):
            found[key] += "\n" + line
    return found


def tables_first_column(text: str, heading: str) -> set[str]:
    """The words in backquotes in the first column of the table under a heading."""
    part = text.split(heading, 1)[1].split("\n## ", 1)[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("|")]
    return {word for row in rows for word in re.findall(r"`([^`]+)`", row)}


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "cards/README.md", "docs/cases.md", "BENCHMARKS.md"])
def test_every_path_that_a_paper_names_exists(name: str) -> None:
    text = paper(name)
    said = {*re.findall(r"`([\w.-]+(?:/[\w.*-]*)+)`", text), *re.findall(r"`([\w-]+\.(?:py|toml|txt|md))`", text)}
    for path in said:
        if path.split("/")[0] in OURS or "/" not in path:
            near = (ROOT, ROOT / "referee", ROOT / "referee/rules", ROOT / "cards", ROOT / "cards/oniris-demo")
            assert any((folder / path).exists() for folder in near) or path in NOT_YET, f"{name}: {path}"
    for link in re.findall(r"\]\((?!http)([^)#]+)", text):
        assert (ROOT / name).parent.joinpath(link).exists(), f"{name}: {link}"


NOT_YET = ("referee/dice.py", "referee/cli.py", "referee/sight.py", "my-cases.json", "my-book.toml")
"""Named in order to say that they are not there, or that they are the reader's own."""


def test_every_part_has_its_line() -> None:
    chosen = set()
    for name in ("requirements.txt", "requirements-test.txt"):
        part = paper(name).split("# chosen", 1)[1].split("# brought along", 1)[0]
        chosen |= {line.split("==")[0] for line in part.splitlines() if "==" in line}
    told = tables_first_column(paper("ARCHITECTURE.md"), "## What it stands on")
    assert {normal(each) for each in chosen} == {normal(each) for each in told}


def test_every_part_is_used() -> None:
    """A part that nothing imports is not a part; some are run and not imported."""
    run = {"gunicorn", "psycopg", "psycopg-binary", "ruff", "mypy", "gevent-websocket"}
    module = {"fluent.runtime": "fluent", "websocket-client": "websocket"}
    folders = [ROOT / name for name in ("referee", "tests", "bench")]
    source = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    for part in tables_first_column(paper("ARCHITECTURE.md"), "## What it stands on") - run:
        name = module.get(part, part.lower().replace("-", "_"))
        assert re.search(rf"^\s*(from|import) {name}\b", source, re.MULTILINE), part


def test_every_part_that_is_imported_is_chosen() -> None:
    """What we call we name, even where another part would bring it along."""
    told = {normal(each) for each in tables_first_column(paper("ARCHITECTURE.md"), "## What it stands on")}
    brings = packages_distributions()
    for folder in ("referee", "tests", "bench"):
        for path in (ROOT / folder).rglob("*.py"):
            for top in {name.split(".")[0] for name in imports_of(path)} - sys.stdlib_module_names:
                if top not in ("referee", "tests", "bench"):
                    assert {normal(each) for each in brings[top]} & told, f"{path.name} imports {top}"


def test_every_command_in_the_papers_exists() -> None:
    import click

    from referee import create_app

    words = create_app(environ={}).cli.commands
    said = set()
    for name in PAPERS:
        said |= set(re.findall(r"python3 manage\.py ([^\n`#…]+)", paper(name)))
    assert said
    for line in sorted(said):
        first, *rest = shlex.split(line.split("  ")[0].strip().rstrip(".,;:)"))
        if first in ("test", "--help"):
            continue
        assert first == "run" or first in words, line
        command = words["serve" if first == "run" else first]
        if isinstance(command, click.Group):
            assert rest and rest[0] in command.commands, line
            command = command.commands[rest[0]]
        options = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in rest if word.startswith("--")} <= options, line


def test_the_readme_names_every_word_of_run() -> None:
    from referee import create_app

    options = {option for each in create_app(environ={}).cli.commands["serve"].params for option in each.opts}
    assert {word.split()[0] for word in tables_first_column(paper("README.md"), "## Settings of `run`")} == options


def test_every_kind_of_report_is_in_the_wire() -> None:
    from referee.rules.vocabulary import VOCABULARY

    told = tables_first_column(paper("docs/wire.md"), "### Kinds of this version")
    assert set(VOCABULARY) == told


def test_every_kind_and_code_has_both_sentences() -> None:
    from referee.rules.codes import NOTES, REASONS
    from referee.rules.vocabulary import VOCABULARY

    wanted = {f"kind-{kind}" for kind in VOCABULARY}
    wanted |= {f"reason-{code}" for code in REASONS} | {f"note-{code}" for code in NOTES}
    for language in ("fr", "en"):
        missing = wanted - keys(language).keys() - keys(f"labyrinth.{language}").keys()
        assert not missing, f"{language}.ftl lacks {sorted(missing)}"


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_both_languages_say_the_same_with_the_same_values(catalogue: str) -> None:
    french, english = keys(f"{catalogue}fr"), keys(f"{catalogue}en")
    assert french.keys() == english.keys()
    for key, pattern in french.items():
        values = set(re.findall(r"\$(\w+)", pattern))
        assert values == set(re.findall(r"\$(\w+)", english[key])), key
        assert pattern.strip() and english[key].strip(), key


def test_every_sentence_of_the_terminal_is_asked_for() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "referee").rglob("*.py"))
    made = {"deck": "rules/deck.py", "book": "rules/book.py"}
    for key in keys("terminal.en"):
        part, _, code = key.partition("-")
        if f'"{key}"' in source or key.startswith("deck-place-"):
            continue
        if key in ("serve-added", "serve-changed", "serve-gone"):
            continue
        assert part in made and f'"{code.replace("-", "_")}"' in source, key


def test_every_code_of_a_mistake_has_its_sentence() -> None:
    said = keys("terminal.en")
    of_cards = re.findall(r'_Wrong\("(\w+)"', paper("referee/rules/deck.py"))
    of_files = re.findall(r'"", "", "(\w+)"', paper("referee/library.py"))
    assert of_cards and of_files
    for code in of_cards + of_files:
        assert "deck-" + code.replace("_", "-") in said
    for code in re.findall(r'"((?:missing|wrong|unknown)_?\w*)"', paper("referee/rules/book.py")):
        assert "book-" + code.replace("_", "-") in said, code


def test_the_changelog_has_room_for_what_comes_next() -> None:
    assert "\n## Unreleased\n" in paper("CHANGELOG.md")


def test_no_paper_names_a_machine() -> None:
    for name in (*PAPERS, ".ci/run", "manage.py", "pyproject.toml", "requirements.txt", "requirements-test.txt"):
        for line in paper(name).splitlines():
            assert not re.search(r"/(root|tmp|work|home/\w+)/", line), f"{name}: {line}"
