"""Odds: the same seed gives the same figures on any number of cores, and every run keeps the rules."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner

from referee.cli.maze import maze, told
from referee.library import load_book
from referee.mazes import load_plan
from referee.odds.cores import chunks, played
from referee.odds.estimates import Share, escapes, fates, of_runners, of_runs, survival
from referee.odds.picture import picture
from referee.odds.players import TEMPERS
from referee.odds.runs import TURNS, Run, Tally, play_runs, setting_for
from referee.text import LANGUAGES, knows

DEMO = Path(__file__).parent.parent / "cards" / "manhunt-demo"
SETTING = setting_for(load_plan(DEMO), load_book(), 4, None)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return play_runs(SETTING, 3, range(24))


def test_the_same_seed_gives_the_same_figures_on_one_core_or_two(tally: Tally) -> None:
    spread = Tally()
    for piece in played(SETTING, 3, 24, processes=2):
        spread.add(piece)
    assert spread == tally
    assert play_runs(SETTING, 4, range(24)) != tally


def test_what_is_counted_adds_up(tally: Tally) -> None:
    assert (tally.runs, tally.runners) == (24, 96)
    assert sum(fates(tally).values()) == pytest.approx(1)
    assert tally.alive[0] == 96 and sorted(tally.alive, reverse=True) == tally.alive
    assert tally.gone[TURNS] == tally.escaped == tally.causes["escaped"]
    assert sum(tally.by_temper[temper] for temper in TEMPERS) == 96


def test_simulated_players_do_what_is_allowed(tally: Tally) -> None:
    assert tally.steps["refused"] == 0


@pytest.mark.parametrize("temper", TEMPERS)
def test_every_temper_comes_to_an_end(temper: str) -> None:
    setting = setting_for(load_plan(DEMO), load_book(), 2, temper)  # type: ignore[arg-type]
    run = Run(setting, setting.opened(), "x")
    run.play()
    assert len(run.labyrinth.runners) == 2 and run.labyrinth.turn <= TURNS + 1
    for runner in run.labyrinth.runners.values():
        assert min(runner.noise, runner.fatigue, runner.stress) >= 0


def test_intervals_hold_the_share_and_narrow_with_more_runs(tally: Tally) -> None:
    for share in (*survival(tally), escapes(tally), of_runs(3, 24), of_runs(0, 24), of_runs(24, 24)):
        assert 0 <= share.low <= share.share + 1e-9 and share.share - 1e-9 <= share.high <= 1
    assert of_runs(500, 1000).high - of_runs(500, 1000).low < of_runs(5, 10).high - of_runs(5, 10).low
    assert of_runners(4, 16, Tally(runs=1, runners=4)) == Share(1, 1, 1)


def test_pieces_cover_every_run_once() -> None:
    assert [number for piece in chunks(47) for number in piece] == list(range(47))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_svg_in_both_languages(tally: Tally, language: str) -> None:
    drawn = ET.fromstring(picture(tally, "A maze", language))
    words = ["".join(each.itertext()) for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "A maze" in words and not any(word.startswith("odds-") for word in words)
    for code in (*fates(tally),):
        assert knows(language, f"odds-fate-{code}")


def test_odds_is_a_command_with_figures_and_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    words = ["odds", str(DEMO), "--runs", "20", "--seed", "3", "--processes", "1", "-o", str(tmp_path / "odds.svg")]
    done = CliRunner().invoke(maze, words)
    assert done.exit_code == 0, done.output
    assert "20 runs of 4 runners, seed 3" in done.output and "Not dead after turn 10" in done.output
    assert ET.parse(tmp_path / "odds.svg").getroot().tag.endswith("svg")
    lines = list(told(play_runs(SETTING, 3, range(20)), "t"))
    assert all(line in done.output for line in lines[1:])
