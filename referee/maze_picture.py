"""A maze as a drawing: rooms on squares, doors in the walls between them, north at the top."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from html import escape

from referee.rules.labyrinth.check import spots
from referee.rules.labyrinth.plan import Cell, Door, Plan
from referee.text import say

SQUARE, WALL, EDGE, LEGEND = 120, 11, 34, 64
"""Pixels: a square of the plan, from its edge to the room, round everything, and the legend below."""

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #24211c; text-anchor: middle }
text.mark { font-size: 12px; fill: #8a2b12; text-anchor: end } text.small { font-size: 11px; fill: #5c564b }
text.left { text-anchor: start } text.title { font-size: 20px; font-weight: 600; text-anchor: start }
.ground { fill: #cfc8b8 } .room { fill: #f7f3e8; stroke: #4d463a; stroke-width: 2 }
.corridor { fill: #dfe8ee; stroke: #4d463a; stroke-width: 2 } .start { fill: #dcedd3 } .out { fill: #fbe6ab }
.way { fill: #f7f3e8 } .along { fill: #dfe8ee } .stretch { stroke: #7f95a3; stroke-width: 1.5; stroke-dasharray: 4 4 }
.door { stroke: #6b3f1d; stroke-width: 6; stroke-linecap: round } .grate { stroke-dasharray: 1 7 }
.curtain { stroke: #8f1d3f; stroke-dasharray: 7 4; stroke-linecap: butt } .open { stroke-width: 3; stroke: #9a7b5f }
.far { stroke: #6b3f1d; stroke-width: 2; stroke-dasharray: 6 5; fill: none }
"""


def draw(plan: Plan, language: str) -> str:
    """The whole maze as an SVG document, for the game master: traps and hidden things are on it."""
    across = 1 + max((x for cell in plan.cells for x, _ in spots(cell)), default=0)
    down = 1 + max((y for cell in plan.cells for _, y in spots(cell)), default=0)
    wide, high = 2 * EDGE + across * SQUARE, 2 * EDGE + 30 + down * SQUARE + LEGEND
    doors = {door.id: door for door in plan.doors}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{wide}" height="{high}"/>',
        f'<text class="title" x="{EDGE}" y="{EDGE}">{escape(plan.name.get(language, plan.id))}</text>',
        f'<g transform="translate({EDGE} {EDGE + 24})">',
        *(line for cell in plan.cells for line in _ways(cell, plan, doors)),
        *(line for cell in plan.cells for line in _room(cell, language)),
        *(line for cell in plan.cells for line in _doors(cell, plan, doors)),
        *_legend(down * SQUARE + 18, language),
        "</g></svg>",
    ]
    return "\n".join(parts) + "\n"


def _room(cell: Cell, language: str) -> Iterator[str]:
    """A cell with its name; an opening of a great corridor bears the corridor's name once."""
    x, y = cell.x * SQUARE + WALL, cell.y * SQUARE + WALL
    wide, high = cell.wide * SQUARE - 2 * WALL, cell.high * SQUARE - 2 * WALL
    kind = "corridor" if cell.corridor else "room"
    kind += " start" if cell.start else " out" if cell.way_out else ""
    yield f'<rect class="{kind}" x="{x}" y="{y}" width="{wide}" height="{high}" rx="4"/>'
    name = cell.name.get(language, cell.id)
    fit = 12 * cell.wide
    lines = textwrap.wrap(f"{name} · {cell.opening}" if cell.corridor else name, fit, break_long_words=False)
    size = 13 if max(map(len, lines), default=0) <= fit else 11
    top = y + high / 2 - 8 * (len(lines) - 1) + 4
    for number, line in enumerate(lines):
        at = f'x="{x + wide / 2}" y="{top + 16 * number}"'
        yield f'<text {at} style="font-size: {size}px">{escape(line)}</text>'
    marks = ("▲" if cell.trap else "") + ("◆" * len(cell.hidden))
    if marks:
        yield f'<text class="mark" x="{x + wide - 6}" y="{y + high - 7}">{marks}</text>'


def _between(cell: Cell, other: Cell, side: str) -> tuple[float, float, bool] | None:
    """The middle of the wall that two cells share on that side, and whether one goes up or down through it."""
    step = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}.get(side)
    if step is None:
        return None
    over = set(spots(other))
    shared = [(x, y) for x, y in spots(cell) if (x + step[0], y + step[1]) in over]
    if not shared:
        return None
    x, y = shared[len(shared) // 2]
    return (x + 0.5 + step[0] / 2) * SQUARE, (y + 0.5 + step[1] / 2) * SQUARE, step[0] == 0


def _ways(cell: Cell, plan: Plan, doors: dict[str, Door]) -> Iterator[str]:
    """The passages through the walls, drawn under the rooms; a line where two cells do not touch."""
    cells = {each.id: each for each in plan.cells}
    for way in cell.exits:
        other = cells.get(way.to)
        if other is None or cell.id > other.id:
            continue
        place = _between(cell, other, way.side)
        if place is None:
            (x, y), (on, under) = _middle(cell), _middle(other)
            yield f'<path class="far" d="M {x} {y} L {on} {under}"/>'
            continue
        x, y, upright = place
        half = (SQUARE / 2 - WALL - 3) if not way.door else 17
        wide, high = (half, WALL + 4) if upright else (WALL + 4, half)
        kind = "way" if way.door else "along"
        yield f'<rect class="{kind}" x="{x - wide}" y="{y - high}" width="{2 * wide}" height="{2 * high}"/>'


def _doors(cell: Cell, plan: Plan, doors: dict[str, Door]) -> Iterator[str]:
    """What hangs in each passage: a bar for a door, dots for a grate, dashes for a curtain, nothing for a gap."""
    cells = {each.id: each for each in plan.cells}
    for way in cell.exits:
        other, door = cells.get(way.to), doors.get(way.door)
        place = _between(cell, other, way.side) if other else None
        if other is None or place is None or cell.id > other.id:
            continue
        x, y, upright = place
        if door is None:
            half = SQUARE / 2 - WALL
            ends = (x - half, y, x + half, y) if upright else (x, y - half, x, y + half)
            kind = "stretch"
        elif door.kind == "gap":
            continue
        else:
            half = 15 if door.state == "closed" else 7
            ends = (x - half, y, x + half, y) if upright else (x, y - half, x, y + half)
            if door.state == "open":  # swung aside
                ends = (x - 15, y, x - 15, y + 14) if upright else (x, y - 15, x + 14, y - 15)
            kind = f"door {door.kind} {door.state}"
        yield '<line class="{}" x1="{}" y1="{}" x2="{}" y2="{}"/>'.format(kind, *ends)


def _middle(cell: Cell) -> tuple[float, float]:
    return (cell.x + cell.wide / 2) * SQUARE, (cell.y + cell.high / 2) * SQUARE


def _legend(top: float, language: str) -> Iterator[str]:
    """What the signs mean."""
    x = 14
    for kind, word in (("door closed", "door-door"), ("door grate closed", "door-grate"),
                       ("door curtain closed", "door-curtain"), ("stretch", "maze-stretch")):  # fmt: skip
        yield f'<line class="{kind}" x1="{x}" y1="{top}" x2="{x + 28}" y2="{top}"/>'
        yield f'<text class="small left" x="{x + 40}" y="{top + 4}">{escape(say(language, word))}</text>'
        x += 130
    x = 14
    for kind, word in (("room start", "maze-start"), ("room out", "maze-way-out")):
        yield f'<rect class="{kind}" x="{x}" y="{top + 18}" width="28" height="16" rx="3"/>'
        yield f'<text class="small left" x="{x + 40}" y="{top + 30}">{escape(say(language, word))}</text>'
        x += 130
    for mark, word in (("▲", "maze-trap"), ("◆", "maze-hidden")):
        yield f'<text class="mark" x="{x + 28}" y="{top + 30}">{mark}</text>'
        yield f'<text class="small left" x="{x + 40}" y="{top + 30}">{escape(say(language, word))}</text>'
        x += 130
