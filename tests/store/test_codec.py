"""Reports are read exactly: what does not fit any shape is refused with its place."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest

from referee.rules.vocabulary import VOCABULARY
from referee.store.codec import Malformed, entry_of, read_report, report_struct
from referee.store.ids import new_id
from referee.store.journal import Row

LEAST: dict[str, Any] = {
    "on": "ali", "who": "ali", "by": "ali", "name": "Ali", "cites": "x", "reason": "r", "text": "t",
    "keyword": "stun", "form": "effect", "limb": "left_arm", "layers": [{"material": "metal", "coverage": 60}],
    "rated": 2, "object": "sword", "health": "dying", "to": "fit", "state": "dying",
    "armour": [{"material": "leather"}], "answer": "resist",
}  # fmt: skip
PLAIN = {"int": 5, "str": "x", "bool": True}


def least(kind: str) -> dict[str, Any]:
    """A report of that kind with only what it must have."""
    said = {"id": new_id(5), "at": 5, "kind": kind}
    for known in dataclasses.fields(VOCABULARY[kind].fact):
        if known.default is dataclasses.MISSING and known.default_factory is dataclasses.MISSING:
            said[known.name] = LEAST.get(known.name, PLAIN.get(str(known.type)))
            if "tuple" in str(known.type) and isinstance(said[known.name], str):
                said[known.name] = [said[known.name]]
    return said


@pytest.mark.parametrize("kind", VOCABULARY)
def test_every_kind_survives_the_log(kind: str) -> None:
    read = read_report(least(kind))
    row = Row(1, 1, read.id, read.at, kind, read.body, "a", "A", "referee", 5, "{}")
    assert entry_of(row).fact == read.fact
    assert type(read.fact) is VOCABULARY[kind].fact


@pytest.mark.parametrize("kind", VOCABULARY)
def test_every_kind_refuses_what_it_does_not_know(kind: str) -> None:
    with pytest.raises(Malformed) as wrong:
        read_report(least(kind) | {"zorp": 1})
    assert wrong.value.where == "$.zorp"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"on": 5}, "$.on"),
        ({"on": None}, "$.on"),
        ({"on": "x" * 501}, "$.on"),
        ({"at": -1}, "$.at"),
        ({"at": "now"}, "$.at"),
        ({"at": 1.5}, "$.at"),
        ({"at": 2**63}, "$.at"),
        ({"id": "short"}, "$.id"),
        ({"id": "01ARZ3NDEKTSV4RRFFQ69G5FAU"}, "$.id"),
        ({"kind": "blow_strucked"}, "$.kind"),
        ({"kind": 5}, "$.kind"),
        ({"landed": "nose"}, "$.landed"),
        ({"rapid": 1}, "$.rapid"),
        ({"modifiers": ["divine", "big"]}, "$.modifiers[1]"),
        ({"modifiers": ["divine"] * 301}, "$.modifiers"),
    ],
)
def test_the_place_of_a_mistake_is_named(change: dict[str, Any], where: str) -> None:
    with pytest.raises(Malformed) as wrong:
        read_report(least("blow_struck") | change)
    assert wrong.value.where == where


@pytest.mark.parametrize("said", [None, 5, "blow", [], {}, {"kind": "blow_struck"}])
def test_what_is_no_report_is_refused(said: Any) -> None:
    with pytest.raises(Malformed):
        read_report(said)


def test_nested_shapes_are_read_as_exactly() -> None:
    said = {"id": new_id(5), "at": 5, "kind": "armour_put_on", "on": "ali"}
    with pytest.raises(Malformed) as wrong:
        read_report(said | {"layers": [{"material": "metal", "coverage": 50, "colour": "red"}]})
    assert wrong.value.where == "$.layers[0].colour"
    with pytest.raises(Malformed) as wrong:
        read_report(said | {"layers": [{"material": "wood"}]})
    assert wrong.value.where == "$.layers[0].material"


def test_shapes_can_be_told_to_programs() -> None:
    schemas = [msgspec.json.schema(report_struct(kind)) for kind in VOCABULARY]
    assert len(schemas) == len(VOCABULARY)
