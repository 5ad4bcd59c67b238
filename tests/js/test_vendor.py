"""What was copied here from elsewhere is what the lock says, and nothing else lies beside it."""

from __future__ import annotations

import hashlib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
VENDOR = ROOT / "static" / "vendor"


def _locked() -> dict[str, str]:
    rows = [line.split(" | ") for line in (VENDOR / "vendor.lock").read_text().splitlines() if line and line[0] != "#"]
    assert all(len(row) == 6 for row in rows)
    return {row[0]: row[5] for row in rows}


def test_every_vendored_file_is_the_one_of_the_lock() -> None:
    for path, digest in _locked().items():
        assert hashlib.sha256((ROOT / path).read_bytes()).hexdigest() == digest, path


def test_no_vendored_file_is_missing_from_the_lock() -> None:
    lying = {path.relative_to(ROOT).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    unlocked = lying - _locked().keys() - {"static/vendor/vendor.lock"}
    assert {path for path in unlocked if not path.startswith("static/vendor/licences/")} == set()
