"""Noise, fatigue and stress with their thresholds, in the order of section 4 («LT-04», «LN-01» to «LS-03»)."""

from __future__ import annotations

from referee.rules.labyrinth.book import Price
from referee.rules.labyrinth.panic import drive_away
from referee.rules.labyrinth.placing import place_hunter
from referee.rules.labyrinth.state import Runner
from referee.rules.labyrinth.unfolding import Unfolding
from referee.rules.outcome import Note

MOST_AT_ONCE = 20
"""No noise, however great, brings more hunters than this; there are nine («LN-03»)."""


def add(unfolding: Unfolding, name: str, price: Price, *, because: str) -> None:
    """The meters change by what something costs, never below 0 («LT-03», LAB l.12-26; ruling clamp_at_zero)."""
    was = unfolding.runner(name)
    noise, fatigue, stress = (max(0, total) for total in (
        was.noise + price.noise, was.fatigue + price.fatigue, was.stress + price.stress))  # fmt: skip
    peak = 0 if noise == 0 else was.noise_peak
    made = was.noise_made + max(0, price.noise)
    unfolding.change(name, noise=noise, fatigue=fatigue, stress=stress, noise_made=made, noise_peak=peak)
    for meter, before, after in (
        ("noise", was.noise, noise),
        ("fatigue", was.fatigue, fatigue),
        ("stress", was.stress, stress),
    ):
        if before != after:
            values = {"runner": name, "meter": meter, "before": before, "after": after, "because": because}
            unfolding.say(Note("meter_changed", values))


def settle(unfolding: Unfolding, name: str, was: Runner, *, discards: tuple[str, ...] = ()) -> None:
    """What follows from the meters' new totals: hunters, levels of fatigue, panic («LT-04», LAB l.36-38, l.49)."""
    if not unfolding.runner(name).playing:
        return
    _cross_noise(unfolding, name, was.noise)
    _reach_fatigue(unfolding, name, was.fatigue, discards)
    runner = unfolding.runner(name)
    if runner.stress >= unfolding.book.number("stress.panic_at") and not runner.panicking:
        _panic(unfolding, name, discards)


def _cross_noise(unfolding: Unfolding, name: str, before: int) -> None:
    """Each multiple of 5 newly reached brings a hunter («LN-01», LAB l.36; «LN-02», LAB l.215)."""
    runner, every = unfolding.runner(name), unfolding.book.number("noise.every")
    reached = runner.noise // every
    counted = before // every
    if unfolding.book.ruled("noise_crossing", "high_water"):
        counted = max(counted, runner.noise_peak)
    for multiple in range(counted + 1, min(reached, counted + MOST_AT_ONCE) + 1):
        _be_spotted(unfolding, name, multiple)
    if reached > runner.noise_peak:
        unfolding.change(name, noise_peak=reached)


def _be_spotted(unfolding: Unfolding, name: str, multiple: int) -> None:
    """A hunter arrives and frightens; once all nine are busy nobody comes («LN-03», LAB l.236-237)."""
    book = unfolding.book
    unfolding.say(Note("spotted", {"runner": name, "noise": multiple * book.number("noise.every")}))
    placed = place_hunter(unfolding, name)
    if placed:
        frightens = multiple == 1 or not book.ruled("noise_stress_per_multiple", "first_only")
    else:
        frightens = book.ruled("noise_no_hunter_stress", "plus_2") or book.ruled(
            "noise_stress_per_multiple", "per_crossing_even_without_hunter"
        )
    if frightens:
        add(unfolding, name, Price(stress=book.number("noise.stress")), because="spotted")


def _reach_fatigue(unfolding: Unfolding, name: str, before: int, discards: tuple[str, ...]) -> None:
    """Level 4 throws things away, level 5 loses a turn («LF-05», LAB l.48; «LF-06», LAB l.49)."""
    book, runner = unfolding.book, unfolding.runner(name)
    was, now = book.level(before), book.level(runner.fatigue)
    if was != now:
        unfolding.say(Note("fatigue_level", {"runner": name, "before": was, "after": now}))
    if was < book.number("fatigue.discard_level") <= now:
        _throw_away(unfolding, name, discards)
    if was < book.number("fatigue.top_level") <= now and runner.exhausted_until is None:
        unfolding.change(name, exhausted_until=unfolding.turn + 1)
        unfolding.say(Note("exhausted", {"runner": name}))


def _throw_away(unfolding: Unfolding, name: str, chosen: tuple[str, ...]) -> None:
    """Two things, of the player's choice, else those he has carried longest («LF-05», ruling fatigue_discard)."""
    runner, wanted = unfolding.runner(name), unfolding.book.number("fatigue.discard")
    items, thrown = list(runner.items), list[str]()
    for item in (*chosen, *runner.items):
        if item in items and len(thrown) < wanted:
            items.remove(item)
            thrown.append(item)
    unfolding.change(name, items=tuple(items), discarded=runner.discarded + len(thrown))
    for item in thrown:
        unfolding.say(Note("thrown_away", {"runner": name, "item": item}))
    leave_lying(unfolding, runner.cell, tuple(thrown))


def leave_lying(unfolding: Unfolding, cell: str | None, items: tuple[str, ...]) -> None:
    """What is thrown away lies where it fell (ruling lab_dropped_items)."""
    if cell is not None and items and unfolding.book.ruled("lab_dropped_items", "left_on_cell"):
        unfolding.lying[cell] = (*unfolding.lying.get(cell, ()), *items)


def _panic(unfolding: Unfolding, name: str, discards: tuple[str, ...]) -> None:
    """Driven two cells away, a turn lost, more noise and fatigue, and no second panic («LS-01», LAB l.38)."""
    book, runner = unfolding.book, unfolding.runner(name)
    unfolding.say(Note("panic", {"runner": name, "stress": runner.stress}))
    unfolding.change(name, panics=runner.panics + 1, panicking_until=unfolding.turn + 1)
    doors = drive_away(unfolding, name)
    was = unfolding.runner(name)
    price = book.panic
    if book.ruled("panic_units", "levels"):
        price = Price(noise=price.noise, fatigue=price.fatigue * book.number("fatigue.every"))
    if doors and book.ruled("panic_doors", "normal_cost"):
        price = price.plus(book.door, doors)
    add(unfolding, name, price, because="panic")
    _cross_noise(unfolding, name, was.noise)
    _reach_fatigue(unfolding, name, was.fatigue, discards)
    if book.ruled("panic_reset_time", "immediately"):
        calm_down(unfolding, name)


def calm_down(unfolding: Unfolding, name: str) -> None:
    """Once calm has returned, stress is at 5 («LS-01», LAB l.38)."""
    before, calm = unfolding.runner(name).stress, unfolding.book.number("stress.calm")
    unfolding.change(name, stress=calm)
    unfolding.say(Note("calm_again", {"runner": name, "before": before, "after": calm}))
