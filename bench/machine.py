"""What the figures were measured on, and how they are shown: a table for people, JSON for programs."""

from __future__ import annotations

import json
import os
import platform
import statistics
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

PARTS = ("Flask", "Flask-SocketIO", "gevent", "msgspec", "SQLAlchemy")


def described() -> dict[str, str]:
    """The machine and the versions that matter."""
    parts = {name: version(name) for name in PARTS}
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "cores": str(os.cpu_count()),
        **parts,
    }


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def spread(values: Sequence[float]) -> dict[str, float]:
    """The middle and the slow end of some times, in milliseconds."""
    return {name: round(1000 * percentile(values, share), 3) for name, share in SHARES.items()}


SHARES = {"p50": 0.50, "p95": 0.95, "p99": 0.99}


def median(values: Sequence[float]) -> float:
    """The middle of some values."""
    return statistics.median(values)


def show(title: str, rows: Sequence[dict[str, Any]], summary: dict[str, Any]) -> None:
    """Prints rows as a table in Markdown, then everything as one line of JSON."""
    heads = list(rows[0])
    print(f"\n{title}\n")
    print("| " + " | ".join(heads) + " |")
    print("|" + "---|" * len(heads))
    for row in rows:
        print("| " + " | ".join(str(row[head]) for head in heads) + " |")
    print()
    print(json.dumps({"title": title, "rows": rows, **summary, "machine": described()}, ensure_ascii=False))
