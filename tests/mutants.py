"""Breaks the rules one small way at a time and looks whether the tests of the rules notice.

    python3 -m tests.mutants [--every N] [--jobs N]

Each mutant changes one number, word or ruling of the book, or one branch of `referee/rules/field`,
in a copy of the tree. It ends with the survivors, to be looked at, and the share that was noticed.
"""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FIELD, BOOK = "referee/rules/field", "referee/rules/books/oniris.toml"
TESTS = (
    "test_cases", "test_keyword_table", "test_health", "test_armour", "test_sync", "test_captivity", "test_presence",
    "test_belongings", "test_locks", "test_writing", "test_book", "test_keywords",
)  # fmt: skip
OTHER_WAY = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


class Mutant(NamedTuple):
    """One file with one thing changed, and what that is."""

    path: str
    what: str
    text: str


def book_mutants() -> Iterator[Mutant]:
    """Every number one higher, every yes a no, every ruling its other answer, every word of a list gone."""
    lines = (ROOT / BOOK).read_text("utf-8").splitlines()
    for number, line in enumerate(lines):
        for changed in _line_mutants(line):
            yield Mutant(
                BOOK,
                f"{number + 1}: {changed.strip()[:70]}",
                "\n".join([*lines[:number], changed, *lines[number + 1 :]]),
            )


def _line_mutants(line: str) -> Iterator[str]:
    value, comment = re.match(r"([^#]*)(.*)", line).groups()  # type: ignore[union-attr]
    if " = " not in value or value.startswith(("name", "version", "said")):
        return
    if match := re.search(r"= (\d+)", value):
        yield value.replace(match[0], f"= {int(match[1]) + 1}") + comment
    for yes, no in (("true", "false"), ("false", "true")):
        if f"= {yes}" in value:
            yield value.replace(f"= {yes}", f"= {no}") + comment
    for word in re.findall(r'"\w+"', value) if "[" in value else ():
        yield re.sub(rf",?\s*{word}", "", value, count=1).replace("[, ", "[") + comment
    if re.match(r'\w+ = "', value) and (other := re.match(r"# (\w+)", comment)):
        yield re.sub(r'"[^"]*"', f'"{other[1]}"', value) + comment


def code_mutants() -> Iterator[Mutant]:
    """Every condition the other way round, every comparison shifted, every `and` an `or`."""
    for path in sorted((ROOT / FIELD).glob("*.py")):
        source = path.read_text("utf-8")
        for index, node in enumerate(ast.walk(ast.parse(source))):
            tree = ast.parse(source)
            twin = list(ast.walk(tree))[index]
            if _mutate(twin):
                what = f"{node.lineno}: {ast.unparse(node)[:60]} -> {ast.unparse(twin)[:60]}"  # type: ignore[attr-defined]
                yield Mutant(f"{FIELD}/{path.name}", what, ast.unparse(tree))


def _mutate(node: ast.AST) -> bool:
    if isinstance(node, ast.If | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER_WAY:
        node.ops[0] = OTHER_WAY[type(node.ops[0])]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.Constant) and type(node.value) is int and node.value:
        node.value += 1
    else:
        return False
    return True


def noticed(mutant: Mutant, tree: Path) -> bool:
    """Whether a test fails in that copy of the tree once it holds the mutant."""
    file = tree / mutant.path
    healthy = file.read_text("utf-8")
    file.write_text(mutant.text, "utf-8")
    tests = [f"tests/rules/{name}.py" for name in TESTS]
    command = [
        sys.executable,
        "-B",
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:hypothesispytest",
        *tests,
    ]
    try:
        return subprocess.run(command, cwd=tree, capture_output=True, timeout=120).returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_text(healthy, "utf-8")


def main() -> None:
    """Try the mutants and say which survived."""
    options = argparse.ArgumentParser()
    options.add_argument("--every", type=int, default=1, help="only each Nth mutant")
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--only", default="", help="only mutants whose path holds this")
    chosen = options.parse_args()
    mutants = [m for m in (*book_mutants(), *code_mutants()) if chosen.only in m.path][:: chosen.every]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(chosen.jobs) as pool:
        trees: SimpleQueue[Path] = SimpleQueue()
        for job in range(chosen.jobs):
            tree = Path(folder) / str(job)
            for part in ("referee", "tests/rules"):
                shutil.copytree(ROOT / part, tree / part)
            for part in ("pyproject.toml", "tests/__init__.py"):
                if (ROOT / part).exists():
                    shutil.copy(ROOT / part, tree / part)
            trees.put(tree)

        def attempt(mutant: Mutant) -> bool:
            tree = trees.get()
            try:
                return noticed(mutant, tree)
            finally:
                trees.put(tree)

        if attempt(Mutant(BOOK, "nothing", (ROOT / BOOK).read_text("utf-8"))):
            raise SystemExit("the tests fail before anything is broken")
        survivors = []
        for number, (mutant, caught) in enumerate(zip(mutants, pool.map(attempt, mutants), strict=True), 1):
            survivors += [] if caught else [mutant]
            print(f"\r{number}/{len(mutants)}, {len(survivors)} survived", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for mutant in survivors:
        print(f"survived: {mutant.path}:{mutant.what}")
    print(
        f"{len(mutants) - len(survivors)} of {len(mutants)} noticed ({100 - 100 * len(survivors) / len(mutants):.1f} %)"
    )


if __name__ == "__main__":
    main()
