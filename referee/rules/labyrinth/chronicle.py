"""What happened, turn by turn, for a chronicle or a replay on the map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from referee.rules.entry import Entry
from referee.rules.labyrinth.state import Labyrinth
from referee.rules.outcome import Note, Outcome

Told = tuple[Entry, Outcome]


def by_turn(told: Iterable[Told]) -> dict[int, list[Told]]:
    """The labyrinth's entries that took effect, by the turn in which they did, in order."""
    turns: dict[int, list[Told]] = {}
    for entry, outcome in told:
        if outcome.result == "applied" and "turn" in outcome.detail:
            turns.setdefault(outcome.detail["turn"], []).append((entry, outcome))
    return turns


def named(note: Note, labyrinth: Labyrinth, language: str, words: Mapping[str, str] | None = None) -> dict[str, Any]:
    """A note's values with names instead of ids; `words` gives those of actions and codes (`action-walk`)."""
    maze, known = labyrinth.maze, words or {}
    values = dict(note.values)
    for key, value in note.values.items():
        if key in ("runner", "other") and value in labyrinth.runners:
            values[key] = labyrinth.runners[value].name
        elif key == "hunter" and value in maze.hunters:
            values[key] = maze.hunters[value].name.get(language, value)
        elif key in ("cell", "through") and value in maze.cells:
            cell = maze.cells[value]
            name = cell.name.get(language, value)
            values[key] = f"{name} ({cell.opening + 1})" if cell.corridor else name
        elif key in ("item", "object") and value in maze.cards:
            values[key] = maze.cards[value].name.get(language, value)
        elif key in ("danger", "trap") and value in maze.dangers:
            values[key] = maze.dangers[value].text.get(language, value)
        elif key == "door" and value in maze.doors:
            values[key] = known.get(f"the-{maze.doors[value].kind}", maze.doors[value].kind)
        elif key == "action":
            values[key] = known.get(f"action-{value}", value)
        elif key == "why":
            values[key] = known.get(f"reason-{value}", value)
    return values
