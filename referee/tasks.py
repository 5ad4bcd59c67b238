"""What runs beside the requests: the look at what others wrote, and the ticker. Neither is needed for truth."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy.exc import OperationalError

from referee.ticker import Ticker
from referee.watcher import Watcher

LOG = logging.getLogger(__name__)
TICK_S = 0.25
"""How often the ticker looks at the time, in seconds."""


def attach_tasks(referee: Any) -> None:
    """Has the first phone that listens start them."""
    live, boards, clock = referee.live, referee.boards, referee.clock
    watcher = Watcher(referee.database, boards, referee.contacts, clock, live.phones, live.close, live.ring)
    ticker = Ticker()
    boards.listen(lambda board, news: ticker.hear(board, news, clock()))

    def watch() -> None:
        while True:
            try:
                watcher.look()
            except OperationalError as wrong:  # the database is out of reach just now: the next look may find it
                LOG.warning("could not look at the database: %s", wrong.orig)
            live.socketio.sleep(referee.settings.watch_ms / 1000)

    def tick() -> None:
        while True:
            now = clock()
            for board in boards.all():
                ticker.watch(board, now)
            for passed in ticker.passed(now):
                live.announce(passed.game, passed.character, passed.words())
            live.socketio.sleep(TICK_S)

    live.tasks += [watch, tick]
