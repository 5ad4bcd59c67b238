"""The board: a game as this process knows it, folded in memory and caught up from the log."""

from __future__ import annotations

import threading
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection

from referee.rules.book import Book
from referee.rules.entry import Entry, Fact
from referee.rules.fold import Change, Correction, Timeline
from referee.rules.foresight import Foresight, explore, schedule_keys
from referee.store import journal
from referee.store.codec import entry_of
from referee.store.database import Database
from referee.store.games import find_game
from referee.store.journal import Row

REMEMBERED = 2000
"""How many changes a board keeps in mind for phones that ask what they missed."""

FORESEEN = 6_000
"""How many explored states a board keeps before it begins again with those that are."""


@dataclass(frozen=True, slots=True)
class News:
    """What one step of the log changed: numbers before and after, and the ids to look at again.

    `people` are those whose own page may differ; `frame` is the game itself: its clock, its end.
    """

    game: int
    previous: int
    seq: int
    touched: frozenset[str] = frozenset()
    outcomes: frozenset[str] = frozenset()
    corrections: tuple[Correction, ...] = ()
    people: frozenset[str] = frozenset()
    frame: bool = False

    def and_then(self, later: News) -> News:
        """Both steps as one."""
        return News(
            self.game, self.previous, later.seq, self.touched | later.touched,
            self.outcomes | later.outcomes, self.corrections + later.corrections,
            self.people | later.people, self.frame or later.frame,
        )  # fmt: skip


class Board:
    """One game in memory. Hold `lock` while reading more than one thing of it."""

    def __init__(self, game: int, name: str, book: Book) -> None:
        self.game = game
        self.name = name
        self.lock = threading.RLock()
        self.timeline = Timeline(book)
        self.seq = 0
        self.rows: dict[str, Row] = {}
        self.by_seq: list[str] = []
        self.about: dict[str, list[str]] = defaultdict(list)
        self.known: set[str] = set()
        self.recent: deque[News] = deque(maxlen=REMEMBERED)
        self._told: deque[Correction] = deque(maxlen=REMEMBERED)
        self._because: dict[str, list[Correction]] = defaultdict(list)
        self.sheets: dict[str, dict[str, Any]] = {}
        self.foresight: Foresight | None = None
        self.exploring = threading.Lock()

    def catch_up(self, connection: Connection) -> list[News]:
        """Takes what other processes have written meanwhile."""
        with self.lock:
            return self.take(journal.after(connection, self.game, self.seq))

    def take(self, rows: Iterable[Row]) -> list[News]:
        """Folds rows that are in the log for good; each receipt's worth is one step, on every process alike."""
        with self.lock:
            fresh = [row for row in rows if row.seq > self.seq]
            return [self._step(list(step)) for _, step in groupby(fresh, key=lambda row: row.received_at)]

    def since(self, seq: int) -> News | None:
        """All that changed after number `seq`, as one step; None if that is too long ago to say."""
        whole = News(self.game, self.seq, self.seq)
        for news in reversed(self.recent):
            if whole.previous <= seq:
                break
            whole = news.and_then(whole)
        return whole if whole.previous == seq else None

    def corrections(self, because: str | None = None) -> list[Correction]:
        """The latest corrections, oldest first; or those that one entry brought."""
        return list(self._told) if because is None else list(self._because.get(because, ()))

    def foresee(self, breathe: Callable[[], None]) -> Foresight:
        """What may be foreseen of everybody here: explored once, and further when somebody has a new key.

        Nothing of the game is held meanwhile: reports go on being taken.
        """
        with self.lock:
            book = self.timeline.book
            people = [person.copy() for person in self.timeline.game.characters.values()]
        with self.exploring:
            known = self.foresight
            if known is not None and len(known.states) > FORESEEN:
                known = None
            keys = (key for person in people for key in schedule_keys(person, book))
            if known is None or any(key not in known.states for key in keys if key is not None):
                self.foresight = known = explore(people, book, known, breathe)
            return known

    def _step(self, rows: list[Row]) -> News:
        entries = [entry_of(row) for row in rows]
        frame = self._frame()
        change = self.timeline.take(entries)
        for row, entry in zip(rows, entries, strict=True):
            self._file(row, entry)
        news = News(
            self.game, self.seq, rows[-1].seq, frozenset(change.touched), frozenset(change.outcomes),
            tuple(change.corrections), self._people(change), frame != self._frame(),
        )  # fmt: skip
        self.seq = news.seq
        for person in list(self.sheets) if change.game else change.touched & self.sheets.keys():
            del self.sheets[person]
        self.recent.append(news)
        self._told.extend(news.corrections)
        for each in news.corrections:
            self._because[each.because.id].append(each)
        return news

    def _file(self, row: Row, entry: Entry) -> None:
        self.rows[row.id] = row
        self.by_seq.append(row.id)
        for person in people_in(entry.fact):
            self.about[person].append(row.id)
        if row.kind == "character_entered":
            self.known.update(people_in(entry.fact))

    def _frame(self) -> tuple[object, ...]:
        game = self.timeline.game
        return (game.name, game.clock, game.stopped, game.closed)

    def _people(self, change: Change) -> frozenset[str]:
        """Everybody whose state, lines or requests may read differently now."""
        people = set(change.touched)
        for name in change.outcomes:
            for each in (self.timeline.entry(name), self.timeline.entry(self._cited(name))):
                people.update(people_in(each.fact) if each else ())
        return frozenset(people)

    def _cited(self, name: str) -> str:
        entry = self.timeline.entry(name)
        return getattr(entry.fact, "cites", None) or "" if entry else ""


class Boards:
    """Every game's board in this process, made when first asked for, and who listens to them."""

    def __init__(self, database: Database, book: Callable[[], Book]) -> None:
        self.database = database
        self._book = book
        self._boards: dict[int, Board] = {}
        self._lock = threading.RLock()
        self._listeners: list[Callable[[Board, News], None]] = []

    def listen(self, listener: Callable[[Board, News], None]) -> None:
        """Has the listener told of every step that this process takes from now on."""
        self._listeners.append(listener)

    def find(self, game: int) -> Board | None:
        """The game's board, caught up once when it is made; None if there is no such game."""
        if game in self._boards:
            return self._boards[game]
        with self._lock:
            if game not in self._boards:
                with self.database.reading() as connection:
                    row = find_game(connection, game)
                    if row is None:
                        return None
                    board = Board(game, row.name, self._book())
                    board.catch_up(connection)
                self._boards[game] = board
            return self._boards[game]

    def all(self) -> list[Board]:
        """The boards made so far."""
        return list(self._boards.values())

    def refresh(self) -> None:
        """Catches every board up and tells the listeners."""
        for board in self.all():
            with self.database.reading() as connection:
                news = board.catch_up(connection)
            self.tell(board, news)

    @contextmanager
    def current(self, game: int) -> Iterator[Board | None]:
        """The board as of the log's last line, for reading."""
        board = self.find(game)
        if board is None:
            yield None
            return
        with self.database.reading() as connection:
            news = board.catch_up(connection)
        self.tell(board, news)
        with board.lock:
            yield board

    def tell(self, board: Board, steps: Iterable[News]) -> None:
        """Tells the listeners; never between BEGIN and COMMIT."""
        for news in steps:
            for listener in self._listeners:
                listener(board, news)


def people_in(fact: Fact) -> list[str]:
    """The characters that something happens to in a fact, or who speak for themselves."""
    found = (getattr(fact, key, None) for key in ("on", "who", "hearers"))
    return [person for each in found if each for person in ([each] if isinstance(each, str) else each)]
