"""The log folded into a game, in the order in which things happened, whatever the order of arrival.

Late entries, withdrawals and «Dissipé» refold from the last checkpoint before them, never from the beginning.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field

from referee.rules.apply import apply
from referee.rules.book import Book
from referee.rules.checkpoints import EVERY, Checkpoints
from referee.rules.entry import Entry
from referee.rules.game import Game
from referee.rules.kinds import REFEREES
from referee.rules.outcome import Outcome, blocked, ignored, pending, refused
from referee.rules.ruling import EntryWithdrawn
from referee.rules.scene import Past, Scene
from referee.rules.withdrawals import withdrawn_entries


@dataclass(frozen=True, slots=True)
class Correction:
    """Somebody was told one thing and now another is true, because of a late entry or a withdrawal."""

    entry: Entry
    because: Entry
    before: Outcome
    after: Outcome
    touched: frozenset[str]
    life: bool


@dataclass(slots=True)
class Change:
    """What taking some entries changed: characters, things, outcomes, the game itself, what people were told.

    `things` names items, locks and documents as `item:ring`.
    """

    touched: set[str] = field(default_factory=set)
    things: set[str] = field(default_factory=set)
    outcomes: set[str] = field(default_factory=set)
    game: bool = False
    corrections: list[Correction] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Told:
    """What was said about an entry before it was folded again."""

    outcome: Outcome
    touched: frozenset[str]
    things: frozenset[str]


NOTHING: frozenset[str] = frozenset()


class Timeline:
    """All entries of one game in their order, what became of each, and the game they amount to."""

    def __init__(self, book: Book, start: Game | None = None) -> None:
        self.book = book
        self.entries: list[Entry] = []
        self.game = (start or Game()).snapshot()
        self._by_id: dict[str, Entry] = {}
        self._outcomes: dict[str, Outcome] = {}
        self._touched: dict[str, frozenset[str]] = {}
        self._things: dict[str, frozenset[str]] = {}
        self._withdrawals: dict[str, Entry] = {}
        self._withdrawn: dict[str, Entry] = {}
        self._countered: dict[str, Entry] = {}
        self._counters: dict[str, Outcome] = {}
        self._checkpoints = Checkpoints(self.game)
        self._done = 0
        self._fresh: set[str] = set()
        self._told: dict[str, Told] = {}
        self._acts: dict[str, list[Entry]] = {}

    def entry(self, name: str) -> Entry | None:
        """The entry of that id, if it has arrived."""
        return self._by_id.get(name)

    def outcome(self, name: str) -> Outcome:
        """What became of the entry of that id."""
        return self._outcomes[name]

    def withdrawn_by(self, name: str) -> Entry | None:
        """The withdrawal in force against that entry, or None."""
        return self._withdrawn.get(name)

    def touched_by(self, name: str) -> frozenset[str]:
        """The characters that the rules looked at for the entry of that id."""
        return self._touched[name]

    def take(self, entries: Iterable[Entry]) -> Change:
        """Add entries to the log and fold them in; ids that are here already are passed over."""
        new = {entry.id: entry for entry in entries if entry.id not in self._by_id}
        arrived = sorted(new.values(), key=lambda entry: entry.order)
        if not arrived:
            return Change()
        self._told = {}
        before, course = self.game, _course(self.game)
        first = self._insert(arrived)
        self._rewind(min(first, self._settle_withdrawals(arrived)))
        self._fold_to_end(new.keys())
        change = Change(game=course != _course(self.game))
        self._compare(arrived, before, change)
        return change

    def _insert(self, arrived: list[Entry]) -> int:
        """Put entries in their places; answer the place of the first."""
        first = self._place(arrived[0])
        self.entries[first:] = sorted([*self.entries[first:], *arrived], key=lambda entry: entry.order)
        self._by_id |= {entry.id: entry for entry in arrived}
        for entry in arrived:
            if key := getattr(entry.fact, "act_key", None):
                self._acts.setdefault(key, []).append(entry)
        return first

    def _settle_withdrawals(self, arrived: list[Entry]) -> int:
        """Work out anew what is withdrawn; answer the place of the first entry for which that changed."""
        new = {entry.id: entry for entry in arrived if isinstance(entry.fact, EntryWithdrawn)}
        if not new:
            return len(self.entries)
        before = self._withdrawn
        self._withdrawals |= new
        self._withdrawn = withdrawn_entries(self._withdrawals.values())
        changed = [name for name in before.keys() ^ self._withdrawn.keys() if name in self._by_id]
        return min((self._place(self._by_id[name]) for name in changed), default=len(self.entries))

    def _place(self, entry: Entry) -> int:
        return bisect_left(self.entries, entry.order, key=lambda other: other.order)

    def _rewind(self, first: int) -> None:
        """Stand before that place, and before whatever a «Dissipé» from there on took out."""
        while undone := [cited for cited, by in self._countered.items() if self._place(by) >= first]:
            for cited in undone:
                del self._counters[self._countered.pop(cited).id]
                first = min(first, self._place(self._by_id[cited]))
        self._go_back_to(first)

    def _go_back_to(self, place: int) -> None:
        if place >= self._done:
            return
        self._done, self.game = self._checkpoints.back_to(place)
        self._fresh = set()
        for entry in self.entries[self._done :]:
            if entry.id in self._outcomes:
                self._told.setdefault(
                    entry.id, Told(self._outcomes[entry.id], self._touched[entry.id], self._things[entry.id])
                )

    def _fold_to_end(self, new: Iterable[str]) -> None:
        while self._done < len(self.entries):
            entry = self.entries[self._done]
            outcome = self._judge(entry)
            cited = outcome.detail.get("counters")
            if cited is not None and cited not in self._countered:
                self._countered[cited] = entry
                self._counters[entry.id] = outcome
                self._go_back_to(self._place(self._by_id[cited]))
                continue
            self._outcomes[entry.id] = outcome
            self._done += 1
            if self._done % EVERY == 0:
                self._checkpoints.keep(self._done, self.game)
                self._fresh = set()
        for name in new:
            self._told.pop(name, None)

    def _judge(self, entry: Entry) -> Outcome:
        self._touched[entry.id] = self._things[entry.id] = NOTHING
        if entry.id in self._withdrawn:
            return Outcome("withdrawn")
        if entry.id in self._countered:
            return blocked("dispelled")
        if entry.id in self._counters:
            return self._counters[entry.id]
        if isinstance(entry.fact, EntryWithdrawn):
            return self._judge_withdrawal(entry, entry.fact)
        if self._logged_before(entry):
            return ignored("duplicate_log")
        return self._apply(entry)

    def _apply(self, entry: Entry) -> Outcome:
        scene = Scene(self.game, entry, self.book, self._past_of(entry), self._fresh)
        outcome = apply(scene)
        self._touched[entry.id], self._things[entry.id] = frozenset(scene.touched), frozenset(scene.things)
        return outcome

    def _logged_before(self, entry: Entry) -> bool:
        """Two logs of one act share its key and count once (ruling same_blow_two_logs)."""
        twins = self._acts.get(getattr(entry.fact, "act_key", None) or "", ())
        return any(twin.order < entry.order and twin.id not in self._withdrawn for twin in twins)

    def _judge_withdrawal(self, entry: Entry, fact: EntryWithdrawn) -> Outcome:
        in_force = self._withdrawn.get(fact.cites)
        if entry.role not in REFEREES:
            return refused("referees_only")
        if fact.cites not in self._by_id:
            return pending("cited_not_here")
        if in_force is None:
            return refused("circular")
        if in_force is not entry:
            return ignored("already_withdrawn")
        return self._apply(entry)

    def _past_of(self, entry: Entry) -> Past:
        def past(name: str) -> tuple[Entry, Outcome] | None:
            cited = self._by_id.get(name)
            if cited is None or cited.order >= entry.order or name in self._withdrawn:
                return None
            return cited, self._outcomes[name]

        return past

    def _compare(self, arrived: list[Entry], before: Game, change: Change) -> None:
        """Who is changed and who was told otherwise, now that everything is folded again."""
        now, looked_at = self.game.characters, set[str]()
        for entry in arrived:
            change.outcomes.add(entry.id)
            looked_at |= self._touched[entry.id]
            change.things |= self._things[entry.id]
        for name, told in self._told.items():
            outcome, touched = self._outcomes[name], self._touched[name] | told.touched
            looked_at |= touched
            change.things |= self._things[name] | told.things
            if outcome != told.outcome:
                change.outcomes.add(name)
                if "withdrawn" not in (outcome.result, told.outcome.result):
                    life = _life(told.outcome) != _life(outcome)
                    entry = self._by_id[name]
                    change.corrections.append(Correction(entry, arrived[0], told.outcome, outcome, touched, life))
        rewound = before is not self.game
        change.touched = {name for name in looked_at if not rewound or before.characters.get(name) != now.get(name)}


def _course(game: Game) -> tuple[object, ...]:
    return (game.name, game.opened_at, game.clock, game.stop, game.closed, game.open_requests)


def _life(outcome: Outcome) -> set[str]:
    """What an outcome says of life and death."""
    return {
        note.code for note in (*outcome.reasons, *outcome.notes) if note.code == "dead" or note.code.startswith("now_")
    }
