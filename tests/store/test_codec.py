"""Reports are read exactly: what does not fit any shape is refused with its place."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import Enum
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from referee.rules.vocabulary import VOCABULARY
from referee.store.codec import Malformed, entry_of, read_report, report_struct
from referee.store.ids import new_id
from referee.store.journal import Row


def sample(hint: Any) -> Any:
    """Some value of that type, as JSON."""
    origin, inner = get_origin(hint), get_args(hint)
    if dataclasses.is_dataclass(hint):
        return needed(hint)
    if origin is Literal:
        return inner[0]
    if origin is tuple:
        return [sample(inner[0])]
    if origin in (dict, Mapping):
        return {"ali": sample(inner[1])}
    if origin is not None:
        return sample(inner[0])
    return next(iter(hint)) if issubclass(hint, Enum) else {bool: True, int: 5, str: "ali"}[hint]


def needed(data: Any) -> dict[str, Any]:
    """What a dataclass must have, as JSON."""
    hints = get_type_hints(data)
    missing = dataclasses.MISSING
    must = [each for each in dataclasses.fields(data) if each.default is missing and each.default_factory is missing]
    return {each.name: sample(hints[each.name]) for each in must}


def least(kind: str) -> dict[str, Any]:
    """A report of that kind with only what it must have."""
    return {"id": new_id(5), "at": 5, "kind": kind} | needed(VOCABULARY[kind].fact)


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


@pytest.mark.parametrize("kind", VOCABULARY)
def test_no_fact_uses_a_key_of_the_report_itself(kind: str) -> None:
    assert {"id", "at", "kind"}.isdisjoint(each.name for each in dataclasses.fields(VOCABULARY[kind].fact))
