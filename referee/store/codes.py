"""A card's code: six letters nobody confuses, a check letter beside them, and what the card stands for."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from referee.rules.kinds import Millis
from referee.store.tables import cards

ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
LENGTH = 6


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card: its code, its game, its kind (`badge`) and the id of what it stands for."""

    code: str
    game: int
    kind: str
    object: str
    created_at: Millis
    revoked_at: Millis | None


def check_letter(code: str) -> str:
    """The seventh letter, printed and typed but not in the address: catches one wrong or two swapped (Luhn mod 30)."""
    total, factor = 0, 2
    for letter in reversed(code):
        product = factor * ALPHABET.index(letter)
        total += product // len(ALPHABET) + product % len(ALPHABET)
        factor = 3 - factor
    return ALPHABET[-total % len(ALPHABET)]


def read_code(typed: str) -> str | None:
    """The six letters in what was typed or scanned, in any case; None if it cannot be a code."""
    code = typed.strip().replace(" ", "").replace("-", "").upper()
    if len(code) not in (LENGTH, LENGTH + 1) or any(letter not in ALPHABET for letter in code):
        return None
    bare = code[:LENGTH]
    return None if len(code) > LENGTH and code[LENGTH] != check_letter(bare) else bare


def find_card(connection: Connection, code: str) -> Card | None:
    """The card of that code, revoked or not."""
    line = connection.execute(select(cards).where(cards.c.code == code)).first()
    return Card(*line) if line else None


def mint(connection: Connection, game: int, kind: str, objects: Iterable[str], now: Millis) -> dict[str, str]:
    """A code for each object that has no valid one yet; answers the codes of all of them, by object."""
    wanted = list(objects)
    valid = select(cards.c.object, cards.c.code).where(
        cards.c.game == game, cards.c.kind == kind, cards.c.revoked_at.is_(None)
    )
    codes: dict[str, str] = {row.object: row.code for row in connection.execute(valid)}
    taken = set(connection.scalars(select(cards.c.code)))
    for each in wanted:
        if each not in codes:
            codes[each] = _fresh(taken)
            connection.execute(insert(cards).values(
                code=codes[each], game=game, kind=kind, object=each, created_at=now,
            ))  # fmt: skip
    return {each: codes[each] for each in wanted}


def revoke(connection: Connection, code: str, now: Millis) -> None:
    """The card is lost: its code opens nothing any more; `mint` gives its object a new one."""
    connection.execute(update(cards).where(cards.c.code == code, cards.c.revoked_at.is_(None)).values(revoked_at=now))


def _fresh(taken: set[str]) -> str:
    while (code := "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))) in taken:
        continue
    taken.add(code)
    return code
