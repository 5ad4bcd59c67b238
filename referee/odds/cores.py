"""Many runs on all cores: one process each, which sends back its counts as it goes."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait

from referee.odds.runs import Setting, Tally, play_runs

CHUNK = 20
"""Runs between two reports of a process."""


def chunks(runs: int) -> list[range]:
    """The numbers of the runs, in pieces."""
    return [range(start, min(start + CHUNK, runs)) for start in range(0, runs, CHUNK)]


def played(setting: Setting, seed: int, runs: int, processes: int | None = None) -> Iterator[Tally]:
    """The counts piece by piece, in whatever order they come; their sum does not depend on it."""
    pieces = chunks(runs)
    hands = min(processes or os.cpu_count() or 1, len(pieces))
    if hands <= 1:
        for piece in pieces:
            yield play_runs(setting, seed, piece)
        return
    context = multiprocessing.get_context("spawn")
    workers, ends = [], []
    for hand in range(hands):
        mine, theirs = context.Pipe(duplex=False)
        worker = context.Process(target=_work, args=(setting, seed, pieces[hand::hands], theirs), daemon=True)
        worker.start()
        theirs.close()
        workers.append(worker)
        ends.append(mine)
    try:
        yield from _gathered(ends)
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


def _work(setting: Setting, seed: int, pieces: list[range], end: Connection) -> None:
    for piece in pieces:
        end.send(play_runs(setting, seed, piece))
    end.close()


def _gathered(ends: list[Connection]) -> Iterator[Tally]:
    while ends:
        for end in wait(ends):
            assert isinstance(end, Connection)
            try:
                yield end.recv()
            except EOFError:
                ends.remove(end)
