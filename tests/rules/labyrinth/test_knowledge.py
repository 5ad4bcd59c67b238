"""A runner knows what it has seen and whom it has met; proposals and offers are the game master's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from referee.rules.labyrinth.chronicle import by_turn, named
from referee.rules.labyrinth.deeds import Action
from referee.rules.labyrinth.hunting import HunterMove
from referee.rules.labyrinth.knowledge import known_to, seen_cells, told_to
from referee.rules.labyrinth.offers import actions_for
from referee.rules.labyrinth.proposals import hearing, proposals
from tests.rules.labyrinth.play import LABYRINTH, LINE, Log, dash, plan, walk


def words(value: Any) -> set[str]:
    """Every text that stands somewhere in a piece of JSON."""
    if isinstance(value, dict):
        return set().union(*map(words, value.values()), *map(words, value.keys()))
    if isinstance(value, list | tuple):
        return set().union(*map(words, value))
    return {value} if isinstance(value, str) else set()


def test_a_map_grows_by_what_is_seen_and_nothing_else() -> None:
    log = Log(LINE, M="A", N="E")
    log.rule(hunter="H1", hunter_cell="F")
    log.rule(hunter="H2", hunter_cell="C")
    known = known_to(log.labyrinth, LABYRINTH, "M")
    assert [cell["id"] for cell in known["map"]] == ["A"]
    assert known["here"]["exits"] == [{"side": "e", "kind": "gap", "door": "d0", "state": "open", "to": None}]
    assert not words(known) & {"B", "C", "D", "E", "F", "N", "H1", "H2"}
    log.act("M", dash("B", "C"))
    known = known_to(log.labyrinth, LABYRINTH, "M")
    assert [cell["id"] for cell in known["map"]] == ["A", "B", "C"]
    assert [cell.id for cell in seen_cells(log.labyrinth, "M")] == ["A", "B", "C"]
    assert known["here"]["hunters"] == ["H2"] and [each["id"] for each in known["met"]] == ["H2"]
    assert not words(known) & {"D", "E", "F", "N", "H1"}


def test_a_door_stands_as_it_was_seen_last() -> None:
    log = Log(LINE, M="B", N="C")
    log.act("M", walk("A"))
    log.act("N", walk("B"))
    door = next(exit for cell in known_to(log.labyrinth, LABYRINTH, "M")["map"] if cell["id"] == "B"
                for exit in cell["exits"] if exit["door"] == "d1")  # fmt: skip
    assert (door["state"], log.labyrinth.door("d1")) == ("closed", "open")
    offer = next(each for each in known_to(log.labyrinth, LABYRINTH, "M")["actions"] if each["action"] == "walk")
    assert offer["ways"][0]["to"] == ["B"]


def test_a_search_tells_what_lies_behind_without_a_name() -> None:
    log = Log(LINE, M="B")
    log.rule(hunter="H4", hunter_cell="F")
    log.act("M", Action("search"), search=20)
    known = known_to(log.labyrinth, LABYRINTH, "M")
    heard = [(each["hunters"], each["ways"]) for each in known["here"]["heard"]]
    assert heard == [(0, ["e"]), (0, ["w", "e"]), (1, ["n"])]
    assert "H4" not in words(known) and "F" not in words(known)


def test_what_hunters_are_up_to_is_not_told() -> None:
    log = Log(LINE, M={"cell": "B", "noise": 4}, N="B")
    outcome = log.act("M", "look_for_traps", hunter_1=5, cell_1=1)
    told = told_to(log.labyrinth, "M", outcome.notes)
    assert "spotted" in [note.code for note in told]
    assert not any("H5" in map(str, note.values.values()) for note in told)
    assert told_to(log.labyrinth, "N", outcome.notes) == []


def test_what_may_be_done_does_not_tell_of_somebody_unseen() -> None:
    """A shot at a hunter behind an open door would be allowed; whoever has not seen it does not learn that."""
    for items in ((), ("bow",)):
        said = []
        for cell in ("F", "E"):
            log = Log(LINE, M={"cell": "B", "items": items})
            log.rule(hunter="H1", hunter_cell=cell)
            said.append(known_to(log.labyrinth, LABYRINTH, "M"))
        assert said[0] == said[1]


def test_the_dead_see_nothing_more() -> None:
    log = Log(LINE, M="B")
    log.rule(runner="M", alive=False)
    known = known_to(log.labyrinth, LABYRINTH, "M")
    assert known["here"] is None and known["actions"] == [] and known["you"]["alive"] is False


def test_offers_price_every_way_with_its_doors() -> None:
    log = Log(LINE, M={"cell": "B", "items": ("vest", "club")})
    offers = {offer.action: offer for offer in actions_for(log.labyrinth, LABYRINTH, "M")}
    assert list(offers)[:3] == ["walk", "dash", "flee"] and len(offers) == 12
    prices = {way.to: (way.closed, way.price.noise, way.price.stress) for way in offers["walk"].ways}
    assert prices == {("A",): (0, 0, 0), ("C",): (1, 1, 2), ("F",): (0, 0, 0)}
    assert {way.to: way.price.noise for way in offers["dash"].ways} == {("C", "D"): 3, ("A", "B"): 2, ("F", "B"): 2}
    assert offers["don_armour"].choices == ("vest",) and offers["rest"].allowed
    assert [why.code for why in offers["melee"].reasons] == ["hunter_not_on_cell"]
    assert offers["melee"].weapons == ("club",)
    log.rule(hunter="H1", hunter_cell="B", hunter_target="M")
    offers = {offer.action: offer for offer in actions_for(log.labyrinth, LABYRINTH, "M")}
    assert {name for name, offer in offers.items() if offer.allowed} == {"flee", "melee", "use_item"}


def test_calling_out_is_offered_along_a_great_corridor() -> None:
    log = Log(plan("K:0 e K:1 stretch", "K:1 e K:2 stretch", "K:2 e K:3 stretch"), M="K:0")
    offer = actions_for(log.labyrinth, LABYRINTH, "M")[-1]
    assert (offer.action, offer.choices, offer.allowed) == ("call_out", ("K:1", "K:2", "K:3"), True)
    log.act("M", Action("call_out", to=("K:3",)))
    assert log.runner("M").noise == 3


@pytest.mark.parametrize(
    ("cell", "target", "temper", "expected"),
    [
        ("A", "M", "stalker", ("attacks", HunterMove("H1", attack="M"))),
        ("D", "M", "stalker", ("follows_trail", HunterMove("H1", to="C"))),
        ("D", "M", "lurker", ("lies_in_wait", HunterMove("H1"))),
        ("C", "M", "lurker", ("follows_trail", HunterMove("H1", to="B"))),
        ("D", None, "stalker", ("hears_nothing", HunterMove("H1"))),
    ],
)
def test_each_hunter_has_a_proposal(cell: str, target: str | None, temper: str, expected: object) -> None:
    maze = replace(LINE, hunters=tuple(replace(each, temper=temper) for each in LINE.hunters))
    log = Log(maze, M="A")
    log.rule(hunter="H1", hunter_cell=cell, hunter_target=target)
    first, *others = proposals(log.labyrinth, LABYRINTH)
    assert (first.hunch, first.move) == expected
    assert {other.hunch for other in others} == {"off_the_map"}


def test_a_free_hunter_goes_to_the_loudest() -> None:
    log = Log(LINE, M="A", N="F")
    log.rule(hunter="H1", hunter_cell="D")
    log.act("M", "look_for_traps")
    assert hearing(log.labyrinth, log.hunter("H1")) == (), "one point of noise carries one cell"
    log.act("N", Action("search"), search=20)
    log.rule(runner="N", noise=2)
    first = proposals(log.labyrinth, LABYRINTH)[0]
    assert (first.hunch, first.to, first.runner) == ("goes_to_noise", "C", "N")
    assert [each.runner for each in first.heard] == ["N"]


def test_whoever_hides_is_lost_until_the_end_of_the_next_turn() -> None:
    log = Log(LINE, M="A")
    log.rule(hunter="H1", hunter_cell="B", hunter_target="M")
    log.act("M", "hide")
    assert proposals(log.labyrinth, LABYRINTH)[0].hunch == "lost_trail"
    log.write("turn_ended")
    assert proposals(log.labyrinth, LABYRINTH)[0].hunch == "lost_trail"
    log.write("turn_ended")
    assert proposals(log.labyrinth, LABYRINTH)[0].hunch == "follows_trail"


def test_the_chronicle_has_every_turn_with_names() -> None:
    log = Log(LINE, M={"cell": "A", "name": "Mélétê"})
    log.act("M", walk("B"))
    log.write("turn_ended")
    log.act("M", walk("C"))
    turns = by_turn((entry, log.timeline.outcome(entry.id)) for entry in log.entries)
    assert [len(turns[turn]) for turn in (1, 2)] == [4, 1]
    entry, outcome = turns[2][0]
    opened = next(note for note in outcome.notes if note.code == "door_opened")
    said = named(opened, log.labyrinth, "fr", {"the-door": "la porte"})
    assert said == {"runner": "Mélétê", "door": "la porte"} and entry.kind == "action_taken"
