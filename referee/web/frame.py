"""What every answer has in common: security headers, static files that never go stale, words for the pages."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from flask import Flask, Response, request

from referee.version import VERSION
from referee.web.language import language, sentence

TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
         ".webmanifest": "application/manifest+json", ".ftl": "text/plain", ".svg": "image/svg+xml"}  # fmt: skip
"""Windows' registry may say otherwise, and a browser then refuses modules and wasm."""

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; "
    "img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self' ws: wss:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
YEAR_S = 365 * 24 * 3600


def attach(app: Flask) -> None:
    """Gives the app its headers, types and words."""
    for ending, kind in TYPES.items():
        mimetypes.add_type(kind, ending)
    app.after_request(_finish)
    app.context_processor(_words)


def _finish(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.endpoint == "static":
        kept = f"public, max-age={YEAR_S}, immutable" if "v" in request.args else "no-cache"
        response.headers["Cache-Control"] = kept
    else:
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def _words() -> dict[str, Any]:
    return {"lang": language(), "t": sentence, "version": VERSION, "asset": asset}


@cache
def asset(path: str) -> str:
    """A static file's address, which changes with its content."""
    content = (STATIC / path).read_bytes()
    return f"/static/{path}?v={hashlib.sha256(content).hexdigest()[:12]}"


STATIC = Path(__file__).parent.parent.parent / "static"
