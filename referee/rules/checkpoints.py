"""Games kept along the log, so that a late entry refolds a little and not everything."""

from __future__ import annotations

from typing import NamedTuple

from referee.rules.game import Game

EVERY = 64
"""Entries between two checkpoints at the young end of the log."""


class Checkpoint(NamedTuple):
    """The game after so many entries."""

    done: int
    game: Game


class Checkpoints:
    """Many young checkpoints and few old ones, from the start of the game on."""

    def __init__(self, start: Game) -> None:
        self._kept = [Checkpoint(0, start.snapshot())]

    def keep(self, done: int, game: Game) -> None:
        """Remember the game as it stands after `done` entries."""
        self._kept.append(Checkpoint(done, game.snapshot()))
        self._thin_out()

    def back_to(self, place: int) -> Checkpoint:
        """The last checkpoint at or before that place, its game free to be changed; younger ones are forgotten."""
        while self._kept[-1].done > place:
            self._kept.pop()
        done, game = self._kept[-1]
        return Checkpoint(done, game.snapshot())

    def _thin_out(self) -> None:
        """Gaps may grow to a quarter of their distance from the young end."""
        end = self._kept[-1].done
        thinned = [self._kept[0]]
        for checkpoint, following in zip(self._kept[1:], self._kept[2:], strict=False):
            if following.done - thinned[-1].done > max(EVERY, (end - following.done) // 4):
                thinned.append(checkpoint)
        if len(self._kept) > 1:
            thinned.append(self._kept[-1])
        self._kept = thinned
