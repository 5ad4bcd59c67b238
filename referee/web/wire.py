"""The JSON of batches and answers, checked with msgspec; the page for programs is made of the same shapes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from referee.desk import Answer, TurnedAway
from referee.rules.vocabulary import VOCABULARY
from referee.sight import Log, Viewer, seen_entry
from referee.store.codec import BIG, Malformed, ReportId, place, report_struct
from referee.store.medical import PLACE, TEXT
from referee.web.errors import STATUS, error_words

BATCH = 300
"""The most reports in one request."""

Instant = Annotated[int, msgspec.Meta(ge=0, le=BIG)]
Span = Annotated[int, msgspec.Meta(ge=-BIG, le=BIG)]


class Batch(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One or many reports, with what the phone knows of its own clock."""

    reports: Annotated[list[Any], msgspec.Meta(min_length=1, max_length=BATCH)]
    sent_at: Instant | None = None
    offset: Span | None = None


class LinkWanted(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename={"role": "for"}):
    """Whom a new one-time link is to sign in."""

    role: str
    name: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    character: Annotated[str, msgspec.Meta(max_length=120)] | None = None


class CallSaid(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A call for help, or words added to the one named in `of`."""

    id: ReportId
    at: Instant
    place: Annotated[str, msgspec.Meta(max_length=PLACE)] = ""
    text: Annotated[str, msgspec.Meta(max_length=TEXT)] = ""
    of: ReportId | None = None


class AnswerSaid(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A referee is on the way, or says that it is over."""

    id: ReportId
    kind: str


def read(body: bytes, shape: type[Any]) -> Any:
    """The body in that shape; raises `Malformed` with the path of what is wrong."""
    try:
        return msgspec.json.decode(body, type=shape)
    except msgspec.ValidationError as error:
        raise Malformed(*place(str(error))) from None
    except msgspec.DecodeError as error:
        raise Malformed("$", str(error)) from None


def receipt(answer: Answer, viewer: Viewer, log: Log | None) -> dict[str, Any]:
    """What the phone is told of one report."""
    if isinstance(answer, TurnedAway):
        return {"id": answer.id, "kept": False, "error": error_words(answer.code, answer.where, answer.detail)}
    assert log is not None, "kept in no log"
    return seen_entry(viewer, log, answer.row.id)


def status_of(answers: list[Answer]) -> int:
    """200 all kept, 207 some kept, otherwise the status of the first error."""
    errors = [answer for answer in answers if isinstance(answer, TurnedAway)]
    if not errors:
        return 200
    return 207 if len(errors) < len(answers) else STATUS[errors[0].code]


def encode(answer: Any) -> bytes:
    """Any answer as JSON."""
    return msgspec.json.encode(answer)


def schemas() -> dict[str, Any]:
    """Every shape that a phone may send, for the page for programs."""
    kinds = {kind: report_struct(kind) for kind in VOCABULARY}
    _, parts = msgspec.json.schema_components(
        [Batch, LinkWanted, CallSaid, AnswerSaid, *kinds.values()], ref_template="#/components/schemas/{name}"
    )
    parts["Batch"]["properties"]["reports"]["items"] = {
        "oneOf": [{"$ref": f"#/components/schemas/{struct.__name__}"} for struct in kinds.values()],
        "discriminator": {
            "propertyName": "kind",
            "mapping": {kind: f"#/components/schemas/{struct.__name__}" for kind, struct in kinds.items()},
        },
    }
    return parts
