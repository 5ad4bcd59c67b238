"""Between the JSON of a report and the rules' facts; what does not fit is refused with the place it does not.

For each fact's dataclass a msgspec Struct is made that refuses unknown keys, wrong types and overlong
texts and lists; the rules themselves never see a value that was not checked here.
"""

from __future__ import annotations

import dataclasses
import re
import types
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from referee.rules.entry import Entry, Fact
from referee.rules.kinds import Millis
from referee.rules.vocabulary import VOCABULARY
from referee.store.ids import SHAPE
from referee.store.journal import Row

TEXT = 500
"""The longest text in a report, in characters."""
LIST = 300
"""The longest list in a report."""
BIG = 2**53
"""The largest number that a phone's JavaScript still counts exactly."""

Text = Annotated[str, msgspec.Meta(max_length=TEXT)]
Whole = Annotated[int, msgspec.Meta(ge=-BIG, le=BIG)]
ReportId = Annotated[str, msgspec.Meta(pattern=SHAPE.pattern, description="ULID, monotonic within the phone")]
Moment = Annotated[int, msgspec.Meta(ge=0, le=BIG, description="milliseconds, by the phone's clock")]


class Malformed(ValueError):
    """A report that does not have the shape of any; `where` is the path of the first mistake."""

    def __init__(self, where: str, detail: str) -> None:
        super().__init__(f"{where}: {detail}")
        self.where = where
        self.detail = detail


@dataclasses.dataclass(frozen=True, slots=True)
class Report:
    """A well-formed report: nothing is said yet of whether it will be kept."""

    id: str
    at: Millis
    kind: str
    fact: Fact
    body: str


def read_report(said: Any) -> Report:
    """The report in a piece of JSON; raises `Malformed` with the path of what is wrong."""
    if not isinstance(said, Mapping):
        raise Malformed("$", "an object is expected")
    kind = said.get("kind")
    if not isinstance(kind, str) or kind not in VOCABULARY:
        raise Malformed("$.kind", "unknown kind" if "kind" in said else "missing")
    try:
        struct: Any = msgspec.convert(said, report_struct(kind), strict=True)
    except msgspec.ValidationError as error:
        raise Malformed(*place(str(error))) from None
    body = msgspec.json.encode(said, order="sorted").decode()
    return Report(struct.id, struct.at, kind, _fact(kind, struct), body)


def entry_of(row: Row) -> Entry:
    """The log's row as the rules want it."""
    said = msgspec.json.decode(row.body)
    struct = msgspec.convert(said, report_struct(row.kind))
    return Entry(row.id, row.at, row.kind, _fact(row.kind, struct), row.role, row.author)


@cache
def report_struct(kind: str) -> type[msgspec.Struct]:
    """The shape of a report of that kind."""
    fact = VOCABULARY[kind].fact
    envelope = [("id", ReportId), ("at", Moment), ("kind", Literal[kind])]
    name = "".join(part.capitalize() for part in kind.split("_"))
    return msgspec.defstruct(
        name, envelope + _fields(fact), forbid_unknown_fields=True, kw_only=True,
        namespace={"__doc__": (fact.__doc__ or kind).strip()},
    )  # fmt: skip


@cache
def _struct(data: type) -> type[msgspec.Struct]:
    """The shape of a dataclass inside a fact."""
    made = msgspec.defstruct(data.__name__, _fields(data), forbid_unknown_fields=True, kw_only=True)
    _MADE_OF[made] = data
    return made


_MADE_OF: dict[type[msgspec.Struct], type] = {}


def _fields(data: type) -> list[Any]:
    hints = get_type_hints(data, include_extras=True)
    fields: list[Any] = []
    for known in dataclasses.fields(data):
        kind = _narrow(hints[known.name])
        if known.default is not dataclasses.MISSING:
            fields.append((known.name, kind, known.default))
        elif known.default_factory is not dataclasses.MISSING:
            fields.append((known.name, kind, msgspec.field(default_factory=known.default_factory)))
        else:
            fields.append((known.name, kind))
    return fields


def _narrow(hint: Any) -> Any:
    """The same type, with limits on every text, number and list."""
    if hint is str:
        return Text
    if hint is int:
        return Whole
    if dataclasses.is_dataclass(hint):
        return _struct(hint)  # type: ignore[arg-type]
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return Literal[tuple(each.value if isinstance(each, Enum) else each for each in inner)]
    if origin in (Union, types.UnionType):
        return Union[tuple(_narrow(each) for each in inner)]  # noqa: UP007
    if origin is tuple:
        return Annotated[tuple[_narrow(inner[0]), ...], msgspec.Meta(max_length=LIST)]
    if origin in (dict, Mapping):
        return Annotated[dict[Text, _narrow(inner[1])], msgspec.Meta(max_length=LIST)]
    return hint


def _fact(kind: str, struct: msgspec.Struct) -> Fact:
    fact: Fact = _made(VOCABULARY[kind].fact, struct)
    return fact


def _made(data: type[Any], struct: msgspec.Struct) -> Any:
    """The rules' own dataclass out of a checked struct."""
    choices = _choices(data)
    values = {known.name: _thaw(getattr(struct, known.name)) for known in dataclasses.fields(data)}
    return data(**values | {name: kind(values[name]) for name, kind in choices.items() if values[name] is not None})


@cache
def _choices(data: type) -> dict[str, type[Enum]]:
    """The fields that allow some members of an Enum, by name: JSON brings them as plain words."""
    found = {}
    for name, hint in get_type_hints(data).items():
        for each in (hint, *get_args(hint)):
            members = [member for member in get_args(each) if get_origin(each) is Literal and isinstance(member, Enum)]
            if members:
                found[name] = type(members[0])
    return found


def _thaw(value: Any) -> Any:
    """Structs inside a fact back into the rules' dataclasses."""
    if isinstance(value, msgspec.Struct):
        return _made(_MADE_OF[type(value)], value)
    if isinstance(value, tuple):
        return tuple(_thaw(each) for each in value)
    if isinstance(value, dict):
        return {key: _thaw(each) for key, each in value.items()}
    return value


def place(said: str) -> tuple[str, str]:
    """Splits msgspec's sentence into where and what."""
    found = re.match(r"(.*?)(?: - at `(.*)`)?$", said, re.DOTALL)
    detail, where = found.groups() if found else (said, None)
    field = re.search(r"(?:unknown|required) field `([^`]*)`", detail)
    where = where or "$"
    return (f"{where}.{field[1]}" if field else where), detail
