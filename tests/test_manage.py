"""What a person meets first: manage.py, on machines where something is missing."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAME = re.compile(r"[-_.]+")


def pins(*names: str) -> dict[str, str]:
    """What the requirement files pin for this machine, by normal name."""
    from packaging.requirements import Requirement

    found = {}
    for name in names:
        for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
            line = line.split("#")[0].strip()
            if line and not line.startswith("-r "):
                wanted = Requirement(line)
                if wanted.marker is None or wanted.marker.evaluate():
                    found[normal(wanted.name)] = str(wanted.specifier)
    return found


def normal(name: str) -> str:
    return NAME.sub("-", name).lower()


def clone(tmp_path: Path) -> Path:
    """manage.py and its requirement files in a folder with a space and an accent in its name."""
    folder = tmp_path / "à jouer"
    folder.mkdir()
    for name in ("manage.py", "requirements.txt", "requirements-test.txt"):
        shutil.copy(ROOT / name, folder)
    return folder


def start(
    folder: Path, *words: str, python: str = sys.executable, **environment: str
) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "LC_ALL", "LC_MESSAGES")}
    return subprocess.run(
        [python, str(folder / "manage.py"), *words], cwd=folder.parent, capture_output=True, text=True,
        encoding="utf-8", env={**clean, "LANG": "C.UTF-8", "PYTHONUTF8": "1", **environment},
    )  # fmt: skip


def test_everything_is_pinned_and_nothing_is_missing() -> None:
    wanted = pins("requirements.txt", "requirements-test.txt")
    assert all(re.fullmatch(r"==[\w.+!]+", version) for version in wanted.values()), wanted
    here = {normal(each.metadata["Name"]): f"=={each.version}" for each in importlib.metadata.distributions()}
    for tool in ("pip", "setuptools", "wheel"):
        here.pop(tool, None)
    assert here == wanted, "what is installed differs from what is pinned: run python3 manage.py test"


def test_what_runs_needs_nothing_of_what_tests() -> None:
    from packaging.requirements import Requirement

    run = pins("requirements.txt")
    for name in run:
        for line in importlib.metadata.requires(name) or []:
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                assert normal(needed.name) in run, f"{name} needs {needed.name}"


def test_help_in_both_languages(tmp_path: Path) -> None:
    folder = clone(tmp_path)
    assert "run every test" in start(folder).stdout
    assert "lance tous les tests" in start(folder, "--help", LANG="fr_FR.UTF-8").stdout
    assert not (folder / ".venv").exists()


def older_pythons() -> list[str]:
    found = [shutil.which(f"python3.{minor}") for minor in (6, 7, 8, 9, 10)]
    found += [str(path) for path in (Path.home() / ".pyenv/versions").glob("3.[0-9].*/bin/python")]
    return [each for each in found if each and subprocess.run([each, "--version"], capture_output=True).returncode == 0]


@pytest.mark.parametrize("feature", [(3, 7), (3, 8), (3, 10)])
def test_an_older_python_can_read_it(feature: tuple[int, int]) -> None:
    import ast

    ast.parse((ROOT / "manage.py").read_text(encoding="utf-8"), feature_version=feature)


def test_an_older_python_is_told_so(tmp_path: Path) -> None:
    older = older_pythons()
    if not older:
        pytest.skip("no Python older than 3.11 on this machine")
    folder = clone(tmp_path)
    for python in older:
        done = start(folder, "run", python=python)
        assert done.returncode == 1
        assert "3.11" in done.stderr and "Traceback" not in done.stderr


def test_a_python_without_venv_is_told_what_to_install(tmp_path: Path) -> None:
    """As Debian ships it: the module is there, the part that brings pip is not."""
    folder = clone(tmp_path)
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "ensurepip.py").write_text("raise ImportError('not shipped')\n")
    done = start(folder, "run", PYTHONPATH=str(hidden))
    assert done.returncode == 1
    assert "python3-venv" in done.stderr and "Traceback" not in done.stderr


def test_no_network_is_said_plainly(tmp_path: Path) -> None:
    folder = clone(tmp_path)
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0", "PIP_FIND_LINKS": ""}
    nowhere["PIP_CONFIG_FILE"] = os.devnull
    done = start(folder, "run", **nowhere)
    assert done.returncode == 1
    assert "needs the internet" in done.stderr and "Traceback" not in done.stderr
    assert (folder / ".venv" / "install.log").exists()
    assert "demande internet" in start(folder, "run", LANG="fr_FR.UTF-8", **nowhere).stderr


def test_a_data_folder_without_a_name_is_refused(tmp_path: Path) -> None:
    done = start(clone(tmp_path), "run", "--data")
    assert done.returncode == 1 and "--data" in done.stderr
