"""The import law of the design, and the laws that are absences, read off the source itself."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = sorted((ROOT / "referee").rglob("*.py"))
LONGEST = 300
"""Lines of a file somebody can still hold in their head."""

CLOCKS_CHANCE_AND_IO = {
    "asyncio", "calendar", "concurrent", "ctypes", "glob", "http", "importlib", "io", "locale", "logging",
    "mmap", "multiprocessing", "os", "pathlib", "pickle", "random", "secrets", "select", "shelve", "shutil", "signal",
    "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "tomllib", "urllib", "uuid",
}  # fmt: skip
"""What the rules may not import of the standard library: whatever knows of a time, a chance or a world outside."""

TIME_OF_DAY = ("time.time", "time.time_ns", "datetime.now", "datetime.utcnow", "datetime.today", "date.today")

RULES, STORE = "referee.rules", "referee.store"
LAW: dict[str, tuple[str, ...]] = {
    RULES: (RULES,),
    STORE: (STORE, RULES, "referee.extensions"),
    "referee.sight": ("referee.sight", RULES),
    "referee.board": (RULES, STORE),
    "referee.dice": (),
    "referee.clock": (),
    "referee.config": (),
    "referee.extensions": (),
    "referee.desk": ("referee.board", STORE, RULES, "referee.clock", "referee.dice"),
    "referee.terminal": (RULES,),
    "referee.library": ("referee.board", "referee.desk", STORE, RULES),
}
"""Who may import what of ours; a module not named here is at the edge and may import everything but `web`."""

MAY_IMPORT_WEB = ("referee", "referee.web")
WITHOUT_FLASK = (RULES, "referee.sight", "referee.clock", "referee.dice", "referee.terminal")


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports_of(path: Path) -> set[str]:
    """Every module a file imports, wherever in the file; `from package import module` counts as the module."""
    found: set[str] = set()
    known = {module_of(each) for each in SOURCE}
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in known else node.module)
    return found


def by_module(path: Path) -> str:
    return module_of(path)


@pytest.mark.parametrize("path", SOURCE, ids=by_module)
def test_imports_keep_the_law(path: Path) -> None:
    module = module_of(path)
    imported = imports_of(path)
    ours = {name for name in imported if within(name, "referee")}
    law = next((allowed for package, allowed in LAW.items() if within(module, package)), None)
    if law is not None:
        breaches = {name for name in ours if not any(within(name, allowed) for allowed in law)}
        assert not breaches, f"{module} may not import {sorted(breaches)}"
    if not any(module == allowed or within(module, "referee.web") for allowed in MAY_IMPORT_WEB):
        assert not {name for name in ours if within(name, "referee.web")}, "only create_app imports web"
    if any(within(module, package) for package in WITHOUT_FLASK):
        assert not {name for name in imported if name.split(".")[0].startswith(("flask", "sqlalchemy"))}


@pytest.mark.parametrize("path", [path for path in SOURCE if within(module_of(path), RULES)], ids=by_module)
def test_rules_know_no_clock_no_chance_no_world(path: Path) -> None:
    for name in imports_of(path):
        top = name.split(".")[0]
        assert top == "referee" or top in sys.stdlib_module_names or top == "__future__", f"{name} is not the library's"
        assert top not in CLOCKS_CHANCE_AND_IO, f"{name} knows the world outside"
    calls = [node.func for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]
    names = {func.id for func in calls if isinstance(func, ast.Name)}
    assert not names & {"open", "print", "input", "exec", "eval", "__import__"}


@pytest.mark.parametrize("path", SOURCE, ids=by_module)
def test_nothing_catches_everything(path: Path) -> None:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ExceptHandler):
            caught = [each.id for each in ast.walk(node.type) if isinstance(each, ast.Name)] if node.type else ["all"]
            assert not {"all", "Exception", "BaseException"} & set(caught), f"line {node.lineno}"


def test_files_stay_small_enough_to_read() -> None:
    ours = [*SOURCE, *(ROOT / "static" / "js").rglob("*.js"), *(ROOT / "static").glob("*.js")]
    long = {str(path.relative_to(ROOT)): lines for path in ours if (lines := line_count(path)) > LONGEST}
    assert not long


def line_count(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_names_say_what_a_thing_does() -> None:
    vague = re.compile(r"(util|helper|manager|misc|common)s?$", re.IGNORECASE)
    for path in SOURCE:
        assert not any(vague.search(part) for part in module_of(path).split(".")), path
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                assert not vague.search(node.name) or node.name == "user_loader", f"{path}: {node.name}"


def test_only_the_journal_writes_the_log() -> None:
    """Law 2: no entry is written but by the journal, and the journal is appended to by the desk alone."""
    for path in SOURCE:
        text = path.read_text(encoding="utf-8")
        module = module_of(path)
        if not within(module, STORE):
            assert "insert(entries" not in text, f"{module} writes the log"
        if module not in ("referee.desk", "referee.store.journal"):
            assert "journal.append" not in text, f"{module} goes round the desk"
        assert not re.search(r"(update|delete)\(\s*entries", text), f"{module} changes the log"


def test_sockets_never_write() -> None:
    """Law 2: what a phone sends through a socket changes nothing, so nothing there hands in a report."""
    for path in (ROOT / "referee" / "web").glob("live*.py"):
        text = path.read_text(encoding="utf-8")
        assert ".submit(" not in text and "import submit" not in text, path


def test_the_clock_is_read_in_one_place() -> None:
    """Law 4: the time of day is read by clock.py; others ask it, or measure spans by a monotonic clock."""
    for path in SOURCE:
        if module_of(path) == "referee.clock":
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert f"{node.value.id}.{node.attr}" not in TIME_OF_DAY, f"{path}:{node.lineno}"
