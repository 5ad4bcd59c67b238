"""The course of the game itself: opened, stopped, resumed, closed («G-08», LARP l.77)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from referee.rules.game import Stop
from referee.rules.kinds import REFEREES
from referee.rules.outcome import Outcome, applied, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class GameOpened:
    """The game begins."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class GamePaused:
    """«Effet Statue Divin de Masse» by a referee: everything stops, for safety or organisation («G-08»)."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class GameResumed:
    """The game goes on."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class StopSeen:
    """Somebody knows that the game stands still: a player as himself, a referee by name («G-08»)."""

    who: str | None = None


@dataclass(frozen=True, slots=True)
class GameClosed:
    """The game is over."""

    reason: str = ""


def open_game(fact: GameOpened, scene: Scene) -> Outcome:
    """The first opening counts."""
    if scene.game.opened_at is not None:
        return ignored("already_open")
    scene.game.name, scene.game.opened_at = fact.name, scene.entry.at
    return applied()


def pause(fact: GamePaused, scene: Scene) -> Outcome:
    """The played clock stands still; running effects are not ended («G-08», ruling safety_stop_pauses_timers)."""
    if scene.entry.role not in REFEREES:
        return refused("referees_only")
    if scene.game.stopped:
        return ignored("already_stopped")
    scene.game.stop = Stop(scene.entry.at, fact.reason)
    if scene.book.ruled("safety_stop_pauses_timers", True):
        scene.game.clock = scene.game.clock.pause(scene.entry.at)
    return applied()


def resume(fact: GameResumed, scene: Scene) -> Outcome:
    """Every countdown goes on from where it stood («G-08»)."""
    if scene.entry.role not in REFEREES:
        return refused("referees_only")
    if not scene.game.stopped:
        return ignored("not_stopped")
    scene.game.stop = None
    scene.game.clock = scene.game.clock.resume(scene.entry.at)
    return applied()


def acknowledge(fact: StopSeen, scene: Scene) -> Outcome:
    """Each is counted once for each stop («G-08»)."""
    stop = scene.game.stop
    if stop is None:
        return ignored("not_stopped")
    who = fact.who or scene.entry.author
    if who in stop.seen_by:
        return ignored("already_seen")
    scene.game.stop = replace(stop, seen_by=(*stop.seen_by, who))
    return applied()


def close(fact: GameClosed, scene: Scene) -> Outcome:
    """Nothing more is played."""
    if scene.game.closed:
        return ignored("already_closed")
    scene.game.closed = True
    return applied()
