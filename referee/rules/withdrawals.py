"""Which entries are taken back, whatever the order in which anybody said so."""

from __future__ import annotations

from collections.abc import Iterable

from referee.rules.entry import Entry
from referee.rules.kinds import REFEREES
from referee.rules.ruling import EntryWithdrawn


def withdrawn_entries(withdrawals: Iterable[Entry]) -> dict[str, Entry]:
    """By id of the entry taken back: the first withdrawal in force against it.

    Only a referee's withdrawal counts. One that is itself withdrawn has no force; those that cite each
    other in a circle have none either, since the circle says nothing.
    """
    ordered = sorted((entry for entry in withdrawals if entry.role in REFEREES), key=lambda entry: entry.order)
    cites = {entry.id: entry.fact.cites for entry in ordered if isinstance(entry.fact, EntryWithdrawn)}
    against: dict[str, list[str]] = {}
    for withdrawal, cited in cites.items():
        against.setdefault(cited, []).append(withdrawal)
    circular = {withdrawal for withdrawal in cites if _leads_back(withdrawal, cites)}
    force: dict[str, bool] = {}

    def in_force(withdrawal: str) -> bool:
        waiting = [withdrawal]
        while waiting:
            current = waiting[-1]
            others = [other for other in against.get(current, ()) if other not in circular]
            unknown = [other for other in others if other not in force]
            if unknown:
                waiting += unknown
            else:
                force[waiting.pop()] = current not in circular and not any(force[other] for other in others)
        return force[withdrawal]

    taken_back: dict[str, Entry] = {}
    for entry in ordered:
        if in_force(entry.id):
            taken_back.setdefault(cites[entry.id], entry)
    return taken_back


def _leads_back(start: str, cites: dict[str, str]) -> bool:
    seen, current = {start}, cites[start]
    while current in cites:
        if current == start:
            return True
        if current in seen:
            return False
        seen.add(current)
        current = cites[current]
    return False
