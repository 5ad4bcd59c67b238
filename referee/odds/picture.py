"""The odds as a picture: who lives how long, what becomes of them, how often each threshold falls."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from referee.odds.estimates import fates, of_runs, survival
from referee.odds.runs import COUNTED, TURNS, Tally
from referee.text import say

WIDE, HIGH = 980, 660
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #24211c } .title { font-size: 19px; font-weight: 600 }
.head { font-size: 14px; font-weight: 600 } .small { font-size: 11px; fill: #5c564b } .end { text-anchor: end }
.middle { text-anchor: middle } .paper { fill: #fffdf7 } .grid { stroke: #e3dccb } .axis { stroke: #6b6457 }
.band { fill: #b9d3c6 } .line { fill: none; stroke: #1f6b4a; stroke-width: 2.5 }
.gone { fill: none; stroke: #b07d12; stroke-width: 2; stroke-dasharray: 6 4 } .bar { fill: #7a9cb8 }
.escaped { fill: #d9a62b } .lost_clash { fill: #a8332c } .wounds { fill: #c96a4a } .trap { fill: #7b4f8f }
.still_inside { fill: #8b948c } .whisker { stroke: #24211c; stroke-width: 1.5 }
"""


def picture(tally: Tally, title: str, language: str) -> str:
    """The whole picture as an SVG document."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDE}" height="{HIGH}"/>',
        f'<text class="title" x="40" y="38">{escape(title)}</text>',
        *_survival(tally, language, 70, 80, 540, 240),
        *_fates(tally, language, 690, 80, 250),
        *_thresholds(tally, language, 250, 400, 560),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _survival(tally: Tally, language: str, left: float, top: float, wide: float, high: float) -> Iterator[str]:
    """The curve of the living with its interval, and that of those who are out."""
    last = max((turn for turn in range(1, TURNS + 1) if tally.alive[turn] != tally.alive[turn - 1]
                or tally.gone[turn] != tally.gone[turn - 1]), default=1)  # fmt: skip
    last = min(TURNS, last + 1)
    shares = survival(tally)[: last + 1]

    def across(turn: float) -> float:
        return left + wide * turn / last

    def up(share: float) -> float:
        return top + high * (1 - share)

    yield f'<text class="head" x="{left}" y="{top - 14}">{escape(say(language, "odds-survival"))}</text>'
    for tenth in range(0, 11, 2):
        y = up(tenth / 10)
        yield f'<line class="grid" x1="{left}" y1="{y}" x2="{left + wide}" y2="{y}"/>'
        yield f'<text class="small end" x="{left - 8}" y="{y + 4}">{10 * tenth} %</text>'
    for turn in range(0, last + 1, 5 if last > 12 else 1):
        yield f'<text class="small middle" x="{across(turn)}" y="{top + high + 18}">{turn}</text>'
    below = f'x="{left + wide}" y="{top + high + 36}"'
    yield f'<text class="small end" {below}>{escape(say(language, "odds-turns"))}</text>'
    ahead = [f"{across(turn):.1f},{up(share.high):.1f}" for turn, share in enumerate(shares)]
    back = [f"{across(turn):.1f},{up(share.low):.1f}" for turn, share in reversed(list(enumerate(shares)))]
    yield f'<polygon class="band" points="{" ".join(ahead + back)}"/>'
    line = " ".join(f"{across(turn):.1f},{up(share.share):.1f}" for turn, share in enumerate(shares))
    yield f'<polyline class="line" points="{line}"/>'
    gone = " ".join(f"{across(turn):.1f},{up(tally.gone[turn] / tally.runners):.1f}" for turn in range(last + 1))
    yield f'<polyline class="gone" points="{gone}"/>'
    yield f'<line class="axis" x1="{left}" y1="{up(0)}" x2="{left + wide}" y2="{up(0)}"/>'
    for place, (kind, key) in enumerate((("line", "odds-not-dead"), ("gone", "odds-escaped"))):
        y = top + 14 + 20 * place
        yield f'<line class="{kind}" x1="{left + wide - 170}" y1="{y}" x2="{left + wide - 135}" y2="{y}"/>'
        yield f'<text class="small" x="{left + wide - 128}" y="{y + 4}">{escape(say(language, key))}</text>'


def _fates(tally: Tally, language: str, left: float, top: float, wide: float) -> Iterator[str]:
    """What becomes of a runner."""
    yield f'<text class="head" x="{left}" y="{top - 14}">{escape(say(language, "odds-fates"))}</text>'
    for place, (fate, share) in enumerate(fates(tally).items()):
        y = top + 46 * place
        yield f'<text x="{left}" y="{y + 14}">{escape(say(language, f"odds-fate-{fate}"))}</text>'
        yield f'<text class="end" x="{left + wide}" y="{y + 14}">{100 * share:.1f} %</text>'
        yield f'<rect class="grid" x="{left}" y="{y + 20}" width="{wide}" height="12" fill="#efe9db"/>'
        yield f'<rect class="{fate}" x="{left}" y="{y + 20}" width="{wide * share:.1f}" height="12"/>'


def _thresholds(tally: Tally, language: str, left: float, top: float, wide: float) -> Iterator[str]:
    """In how many runs something happens at all, with its interval, and how often in a run."""
    yield f'<text class="head" x="40" y="{top - 12}">{escape(say(language, "odds-thresholds"))}</text>'
    for place, code in enumerate(COUNTED):
        y = top + 29 * place
        share = of_runs(tally.runs_with[code], tally.runs)
        yield f'<text class="end" x="{left - 12}" y="{y + 14}">{escape(say(language, f"odds-{code}"))}</text>'
        yield f'<rect x="{left}" y="{y + 2}" width="{wide}" height="16" fill="#efe9db"/>'
        yield f'<rect class="bar" x="{left}" y="{y + 2}" width="{wide * share.share:.1f}" height="16"/>'
        low, high = left + wide * share.low, left + wide * share.high
        yield f'<line class="whisker" x1="{low:.1f}" y1="{y + 10}" x2="{high:.1f}" y2="{y + 10}"/>'
        mean = tally.steps[code] / tally.runs
        words = f"{100 * share.share:.0f} %  ·  {mean:.1f} ×"
        yield f'<text x="{left + wide + 12}" y="{y + 15}">{words}</text>'
