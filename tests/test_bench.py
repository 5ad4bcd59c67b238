"""The measurements run, are bounded, and show what they promise; how fast is no test's business."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench import fold

ROOT = Path(__file__).parent.parent


def shown(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]


def test_fold_shows_a_ratio_beside_each_figure(capsys: pytest.CaptureFixture[str]) -> None:
    fold.main(400)
    whole, late = shown(capsys)
    assert all(row["× json.loads"] for row in whole["rows"])
    assert [row["an entry late by"] for row in late["rows"]] == [10, 100]
    assert whole["machine"]["python"]


def test_the_made_up_weekend_is_the_same_every_time() -> None:
    first, second = fold.written_log(300), fold.written_log(300)
    assert [(row.at, row.kind) for row in first] == [(row.at, row.kind) for row in second]


def test_a_hit_reaches_every_phone(tmp_path: Path) -> None:
    """In a process of its own: the phones wait for their sockets by gevent, as `python -m referee` sets it up."""
    done = subprocess.run(
        [sys.executable, "-m", "referee", "bench", "hit", "--phones", "3", "--hits", "4"],
        cwd=tmp_path, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (table,) = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert len(table["rows"]) == 4
    assert all(row["p50"] <= row["p95"] <= row["p99"] for row in table["rows"])
