"""Renown: where it comes from, the ranks it gives, feedback and experience («R-01» to «R-11», LARP l.142-153)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from referee.rules.book import Book, Rank
from referee.rules.field.state import Character
from referee.rules.outcome import Note, Outcome, applied, ignored, refused
from referee.rules.scene import Scene

Source = Literal["city_way", "prestige_purchase", "masterpiece_gain", "masterpiece_loss", "grand_master"]


@dataclass(frozen=True, slots=True)
class RenownChanged:
    """Renown was earned or lost, and why («R-03» to «R-06»)."""

    who: str
    source: Source
    points: int = 1
    text: str = ""


@dataclass(frozen=True, slots=True)
class FeedbackReceived:
    """A player's feedback after the event; without it (`received_on` None) the experience is halved («R-11»).

    Dates are local and written YYYY-MM-DDTHH:MM:SS.
    """

    who: str
    event_ended_on: str
    received_on: str | None
    experience: int = 0


def change(fact: RenownChanged, scene: Scene) -> Outcome:
    """Each source in its own way («R-03» to «R-06»)."""
    person = scene.person(fact.who)
    match fact.source:
        case "grand_master" if person.grand_master:
            return ignored("already_grand_master")
        case "grand_master":
            person.grand_master = True
        case "masterpiece_gain":
            person.masterpieces += 1
        case "masterpiece_loss":
            person.masterpieces = max(0, person.masterpieces - 1)
        case "prestige_purchase" | "city_way":
            person.renown = max(0, person.renown + fact.points)
    return applied(Note("renown_now", {"renown": renown(person, scene.book)}))


def renown(person: Character, book: Book) -> int:
    """All renown: earned, bought, held in masterpieces, a Grand Master's («R-01», «R-05», «R-06»)."""
    held = min(person.masterpieces, 1) if book.ruled("masterpiece_stack", "one_in_all") else person.masterpieces
    return person.renown + held + int(person.grand_master)


def renown_shown(person: Character, book: Book) -> int:
    """What the player sees: a masterpiece stolen unnoticed still counts (ruling renown_drop_hidden)."""
    if book.ruled("renown_drop_hidden", "at_once"):
        return renown(person, book)
    return renown(person, book) + sum(theft.masterpiece for theft in person.thefts)


def rank_at(points: int, book: Book) -> Rank | None:
    """The highest rank these points reach («R-07» to «R-10», LARP l.147-153)."""
    reached = [rank for rank in book.ranks if rank.at <= points]
    return max(reached, key=lambda rank: rank.at, default=None)


def hear_feedback(fact: FeedbackReceived, scene: Scene) -> Outcome:
    """Full experience until the end of the fifteenth day, half of it after («R-11», LARP l.144)."""
    try:
        on_time = is_on_time(fact.event_ended_on, fact.received_on, scene.book)
    except ValueError:
        return refused("date_unreadable")
    if on_time:
        return applied(reason="on_time", xp=fact.experience)
    up = scene.book.ruled("xp_half_rounding", "up")
    return applied(reason="late", xp=(fact.experience + int(up)) // 2)


def is_on_time(event_ended_on: str, received_on: str | None, book: Book) -> bool:
    """Whether feedback came before the end of the last day allowed (ruling feedback_deadline)."""
    if received_on is None:
        return False
    ended, received = datetime.fromisoformat(event_ended_on), datetime.fromisoformat(received_on)
    allowed = timedelta(days=book.feedback_days)
    if book.ruled("feedback_deadline", "exact_hour"):
        return received <= ended + allowed
    return received.date() <= (ended + allowed).date()
