"""Refusals: a stable code, said in both languages, as JSON under /api and as a page elsewhere."""

from __future__ import annotations

from typing import Any

from flask import Flask, Response, jsonify, make_response, render_template, request
from werkzeug.exceptions import HTTPException

from referee.store.database import Busy
from referee.text import in_both
from referee.web.language import language, sentence

STATUS = {
    "malformed": 400, "signed_out": 401, "not_allowed": 403, "unknown_character": 404, "unknown_game": 404,
    "unknown_entry": 404, "unknown_page": 404, "id_reused": 409,
    "too_large": 413, "too_many": 429, "broken": 500, "busy": 503, "unknown_phone": 404,
}  # fmt: skip
"""The HTTP status of every code."""

CODE = {400: "malformed", 401: "signed_out", 403: "not_allowed", 404: "unknown_page", 405: "unknown_page",
        413: "too_large", 415: "malformed", 429: "too_many", 503: "busy"}  # fmt: skip
"""The code for what Flask itself refuses."""


class Refusal(HTTPException):
    """A refusal of ours, with its code."""

    def __init__(self, status: int, code: str, where: str = "") -> None:
        super().__init__(code)
        self.code = status
        self.word = code
        self.where = where


def attach(app: Flask) -> None:
    """Has every refusal answered in the asker's own form."""
    app.register_error_handler(HTTPException, answer)
    app.register_error_handler(Busy, lambda _busy: answer(Refusal(503, "busy")))


def answer(refusal: HTTPException) -> Response:
    """The refusal as JSON or as a page; redirects pass through."""
    status = refusal.code or 500
    if status < 400:
        return make_response(refusal.get_response())
    word = (
        refusal.word if isinstance(refusal, Refusal) else CODE.get(status, "broken" if status >= 500 else "malformed")
    )
    where = refusal.where if isinstance(refusal, Refusal) else ""
    if request.path.startswith("/api/"):
        response = jsonify(error=error_words(word, where))
    else:
        told = {"code": word, "message": sentence(f"error-{word}"), "title": sentence(f"error-{word}")}
        response = make_response(render_template("error.html", error=told, status=status, **told))
    response.status_code = status
    response.headers["Content-Language"] = language()
    return response


def error_words(code: str, where: str = "", detail: str = "") -> dict[str, Any]:
    """A code with its sentence in both languages, and where the mistake is."""
    words: dict[str, Any] = {"code": code, "message": in_both(f"error-{code}", where=where)}
    if where:
        words["where"] = where
    return words | ({"detail": detail} if detail else {})
