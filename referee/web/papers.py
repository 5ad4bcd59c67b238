"""The page for programs: every address and every shape, as OpenAPI 3.1."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response

from referee.version import VERSION
from referee.web import wire
from referee.web.api import said
from referee.web.errors import STATUS

papers = Blueprint("papers", __name__)

GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}}


@papers.get("/api/openapi.json")
def openapi() -> Response:
    """The whole page."""
    return said({
        "openapi": "3.1.0",
        "info": {"title": "Referee", "version": VERSION, "description": "See docs/wire.md."},
        "paths": _paths(),
        "components": {
            "schemas": wire.schemas() | {"Error": _error()},
            "securitySchemes": {"phone": {"type": "apiKey", "in": "cookie", "name": "referee"}},
        },
        "security": [{"phone": []}],
    })  # fmt: skip


def _paths() -> dict[str, Any]:
    games = "/api/games/{game}"
    lines = [GAME, *map(_query, ("before", "character", "kind", "author"))]
    return {
        f"{games}/state": {"get": _deed("The state this audience may see", [GAME, _query("since")])},
        f"{games}/foresight": {"get": _deed("What a phone may say without network, for referees", [GAME])},
        f"{games}/reports": {"post": _deed("One or many reports", [GAME], "Batch", (200, 207))},
        f"{games}/log": {"get": _deed("Older lines of the log", lines)},
        f"{games}/characters/{{id}}": {"get": _deed("One character, with its last lines", [GAME, _path("id")])},
        f"{games}/links": {"post": _deed("A new one-time link", [GAME], "LinkWanted")},
        "/api/medical": {
            "get": _deed("The calls for real help, for referees", []),
            "post": _deed("Calls every referee: somebody is really hurt", [], "CallSaid"),
        },
        "/api/medical/{call}": {"get": _deed("One call, for the phone that made it", [_path("call")])},
        "/api/medical/{call}/answers": {"post": _deed("A referee goes, or it is over", [_path("call")], "AnswerSaid")},
        f"{games}/people": {"get": _deed("The phones that are signed in", [GAME])},
        f"{games}/people/{{phone}}": {"delete": _deed("Signs a phone out for good", [GAME, _path("phone")])},
    }


def _deed(summary: str, parameters: list[Any], body: str = "", kept: tuple[int, ...] = (200,)) -> dict[str, Any]:
    answers: dict[str, Any] = {
        str(status): {"description": "done", "content": {"application/json": {"schema": {"type": "object"}}}}
        for status in kept
    }
    error = {"$ref": "#/components/schemas/Error"}
    refusal = {"description": "refused", "content": {"application/json": {"schema": error}}}
    answers |= {str(status): refusal for status in sorted(set(STATUS.values()))}
    deed: dict[str, Any] = {"summary": summary, "parameters": parameters, "responses": answers}
    if body:
        shape = {"schema": {"$ref": f"#/components/schemas/{body}"}}
        deed["requestBody"] = {"required": True, "content": {"application/json": shape}}
    return deed


def _query(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}


def _path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _error() -> dict[str, Any]:
    """A refusal, or the receipts of a batch of which none was kept."""
    message = {"type": "object", "properties": {"fr": {"type": "string"}, "en": {"type": "string"}}}
    error = {"type": "object", "required": ["code", "message"],
             "properties": {"code": {"type": "string"}, "message": message, "where": {"type": "string"}}}  # fmt: skip
    return {"type": "object", "properties": {"error": error, "receipts": {"type": "array"}}}
