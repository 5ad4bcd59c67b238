"""QR codes as SVG, drawn as one path."""

from __future__ import annotations

import qrcode

QUIET = 4
"""The white border, in modules, without which phones do not find the code."""


def svg(text: str, title: str = "") -> str:
    """The text as a code, black on white whatever the page's colours."""
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=0)
    code.add_data(text)
    rows = code.get_matrix()
    side = len(rows) + 2 * QUIET
    path = "".join(
        f"M{x + QUIET},{y + QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" role="img" shape-rendering="crispEdges">'
        f'<rect width="{side}" height="{side}" fill="#fff"/><path fill="#000" d="{path}"/></svg>'
    )
