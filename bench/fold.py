"""How many entries the rules fold in a second, and what an entry costs that arrives late.

The measure beside it is the least that any program must do with a log: decode the same entries' JSON.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

from bench.machine import median, show
from referee.library import load_book
from referee.rules.entry import Entry
from referee.rules.fold import Timeline
from referee.store.codec import entry_of, read_report
from referee.store.ids import new_id
from referee.store.journal import Row

PEOPLE = 150
GAP_MS = 2_000
ROUNDS = 5
LATE = 25
"""How many late entries are tried at each depth."""


def written_log(count: int) -> list[Row]:
    """A weekend's log: everybody comes in, then blows, keywords, care, repairs and ends of fights, seeded."""
    chance = random.Random(7)
    people = [f"c{number}" for number in range(PEOPLE)]
    reports = [{"kind": "game_opened"}]
    for number, who in enumerate(people):
        armour = ({}, {"armour": [{"material": "leather", "coverage": 80}]},
                  {"armour": [{"material": "metal", "coverage": 60}]})[number % 3]  # fmt: skip
        reports.append({"kind": "character_entered", "who": who, "name": who.upper(), "badge": number + 1, **armour})
    while len(reports) < count:
        on, by = chance.sample(people, 2)
        reports.append(chance.choices((
            {"kind": "blow_struck", "on": on, "by": by},
            {"kind": "keyword_called", "keyword": "wound", "form": "blow", "on": on, "by": by},
            {"kind": "keyword_called", "keyword": "paralyse", "form": "effect", "on": on, "by": by},
            {"kind": "healed", "on": on, "by": by},
            {"kind": "repaired", "on": on},
            {"kind": "fight_ended", "who": [on, by]},
        ), weights=(50, 10, 5, 25, 5, 5))[0])  # fmt: skip
    start = 1_790_000_000_000
    return [_row(number, start + number * GAP_MS, said) for number, said in enumerate(reports[:count], start=1)]


def _row(seq: int, at: int, said: dict[str, object]) -> Row:
    report = read_report({"id": new_id(at), "at": at, **said})
    return Row(
        game=1, seq=seq, id=report.id, at=at, kind=report.kind, body=report.body,
        author="bench", author_name="bench", role="referee", received_at=at, flags="{}",
    )  # fmt: skip


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def folded(entries: list[Entry]) -> Timeline:
    """The game after these entries, taken at once, as at a start."""
    timeline = Timeline(load_book())
    timeline.take(entries)
    return timeline


def one_by_one(entries: list[Entry]) -> None:
    """The same entries as they come in during a game."""
    timeline = Timeline(load_book())
    for entry in entries:
        timeline.take([entry])


def late(entries: list[Entry], back: int) -> float:
    """The median time of an entry that belongs `back` entries before the end."""
    timeline = folded(entries)
    before = entries[-back]
    spans = []
    for number in range(LATE):
        at = before.at + 1 + number
        entry = entry_of(_row(0, at, {"kind": "blow_struck", "on": "c1", "by": "c2"}))
        spans.append(seconds(lambda one=entry: timeline.take([one])))
    return median(spans)


def main(count: int) -> None:
    """Measures in interleaved rounds and prints the medians."""
    rows = written_log(count)
    entries = [entry_of(row) for row in rows]
    bodies = [row.body for row in rows]
    decoding, reading, whole, single = [], [], [], []
    for _ in range(ROUNDS):
        decoding.append(seconds(lambda: [json.loads(body) for body in bodies]))
        reading.append(seconds(lambda: [entry_of(row) for row in rows]))
        whole.append(seconds(lambda: folded(entries)))
        single.append(seconds(lambda: one_by_one(entries)))
    base = median(decoding)
    table = [
        {"what": name, "entries/s": round(count / median(spans)), "× json.loads": round(median(spans) / base, 1)}
        for name, spans in (
            ("json.loads of the bodies", decoding),
            ("bodies to checked entries", reading),
            ("folded at once, as at a start", whole),
            ("folded one by one, as in a game", single),
        )
    ]
    each = base / count
    tried = [back for back in (10, 100, 1_000, 10_000) if back < count - PEOPLE]
    lates = [{"an entry late by": back, "ms": round(1000 * span, 2), "× json.loads of one": round(span / each)}
             for back in tried for span in [late(entries, back)]]  # fmt: skip
    show(f"Fold: {count} entries, {PEOPLE} characters, median of {ROUNDS} rounds", table, {"entries": count})
    show(f"Late entries: median of {LATE}", lates, {"entries": count})
