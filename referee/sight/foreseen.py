"""The table of what a referee's phone may say without network, as small as it goes on the wire.

It names nobody: keys are fingerprints, and everything else is what the rules answer to anybody alike.
"""

from __future__ import annotations

from typing import Any

from referee.rules.field.moments import Moment
from referee.rules.foresight import REPORTS, Foresight
from referee.sight.lines import notes
from referee.sight.log import Json

RESTARTS, FIGHTS = 1, 2
"""What a step says of countdowns: that of the state begins anew, that of the fight does."""


class _Once:
    """Values that occur often are told once and numbered."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._numbers: dict[str, int] = {}

    def number(self, value: Any) -> int:
        """The number of that value, a new one if need be."""
        mark = repr(value)
        if mark not in self._numbers:
            self._numbers[mark] = len(self.values)
            self.values.append(value)
        return self._numbers[mark]


def foreseen(table: Foresight) -> Json:
    """States by key, outcomes and abilities by number, steps in the order of `reports`."""
    outcomes, moments = _Once(), _Once()
    order = sorted(table.states, key=lambda key: (repr(_words(table.states[key][0])), key))  # alike side by side
    place = {key: number for number, key in enumerate(order)}
    states, steps = [], []
    for key in order:
        states.append([moments.number(_words(moment)) for moment in table.states[key]])
        steps.append([
            [place.get(step.to, -1), outcomes.number({
                "result": step.outcome.result, "reasons": notes(step.outcome.reasons),
                "notes": notes(step.outcome.notes),
            }), RESTARTS * step.restarts + FIGHTS * step.fights]
            for step in (table.steps[key][name] for name in REPORTS)
        ])  # fmt: skip
    return {
        "reports": list(REPORTS.values()), "keys": order, "states": states, "steps": steps,
        "later": [[place.get(later, -1) for later in table.keys[key]] for key in order],
        "outcomes": outcomes.values, "moments": moments.values,
    }  # fmt: skip


def _words(moment: Moment) -> Json:
    """What the frequent reports can change of a moment; times count from the report."""
    return {
        "from": moment.begins, "state": moment.health, "until": moment.until, "next": moment.then,
        "saves": moment.saves, "saves_left": moment.saves_left, "torn": moment.torn,
        "fight_until": moment.fight_until, "answers": list(moment.answers), "blows_left": moment.blows_left,
        "extra_blows": moment.extra_blows, "helpless": moment.helpless, "can": dict(moment.can),
    }  # fmt: skip
