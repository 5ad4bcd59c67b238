"""Measuring the program on this machine; what was found is in BENCHMARKS.md."""

from __future__ import annotations

import click
from flask.cli import AppGroup

bench = AppGroup("bench", help="Measurements, on this machine only; bounded in count and time.")


@bench.command("hit")
@click.option("--phones", default=100, show_default=True, type=click.IntRange(1, 500), help="Phones that listen.")
@click.option("--hits", default=200, show_default=True, type=click.IntRange(1, 2000), help="Hits, one after another.")
def hit(phones: int, hits: int) -> None:
    """From the POST of a hit until the last phone has it, beside a route that only answers JSON."""
    from bench import hit as measured

    measured.main(phones, hits)


@bench.command("fold")
@click.option("--entries", default=5000, show_default=True, type=click.IntRange(100, 100_000), help="Entries.")
def fold(entries: int) -> None:
    """Entries folded in a second, and what a late one costs, beside decoding the same entries."""
    from bench import fold as measured

    measured.main(entries)


@bench.command("odds")
@click.option("--runs", default=10_000, show_default=True, type=click.IntRange(100, 100_000), help="Runs on all cores.")
def odds(runs: int) -> None:
    """How long thousands of runs of the demo maze take, beside throwing as many dice."""
    from bench import odds as measured

    measured.main(runs)
