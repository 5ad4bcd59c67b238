"""Who is who: accounts of referees, phones that are signed in, and links that sign one in, once."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, Row, and_, bindparam, insert, select, update

from referee.rules.kinds import REFEREES, Millis, Role
from referee.store.ids import new_id
from referee.store.tables import accounts, links, phones

LINK_FOR = 24 * 3600 * 1000
"""How long a link waits to be used, in milliseconds."""
SIGNED_IN_FOR = 60 * 24 * 3600 * 1000
"""How long a phone stays signed in, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody at a phone: a referee by account, or a player by character."""

    id: str
    name: str
    role: Role
    game: int
    character: str | None = None
    phone: str = ""

    @property
    def referee(self) -> bool:
        """Whether their word is a ruling."""
        return self.role in REFEREES


@dataclass(frozen=True, slots=True)
class Link:
    """A link as it was made; its token is known only to whoever was shown it."""

    game: int
    role: Role
    name: str | None
    character: str | None
    expires_at: Millis
    used_at: Millis | None

    def open(self, now: Millis) -> bool:
        """Whether it can still be used."""
        return self.used_at is None and now < self.expires_at


def new_link(
    connection: Connection, game: int, role: Role, now: Millis, *,
    made_by: str, name: str | None = None, character: str | None = None,
) -> str:  # fmt: skip
    """A one-time link's token; only its hash is kept."""
    token = secrets.token_urlsafe(24)
    connection.execute(insert(links).values(
        hash=_hash(token), game=game, role=role, name=name, character=character,
        made_by=made_by, created_at=now, expires_at=now + LINK_FOR,
    ))  # fmt: skip
    return token


def find_link(connection: Connection, token: str) -> Link | None:
    """What a token would sign in, used or not."""
    line = connection.execute(select(links).where(links.c.hash == _hash(token))).first()
    if line is None:
        return None
    return Link(line.game, line.role, line.name, line.character, line.expires_at, line.used_at)


def use_link(connection: Connection, token: str, name: str | None, agent: str, now: Millis) -> str | None:
    """Uses the link up and signs a phone in; answers the phone, or None if another was faster.

    A referee is called as they say themselves, else as the link says; without any name the link stays.
    A player's link binds the character to this phone: phones bound to it before are signed out.
    """
    link = find_link(connection, token)
    called = link and (name or link.name)
    if link is None or (link.character is None and not called):
        return None
    taken = connection.execute(
        update(links)
        .where(links.c.hash == _hash(token), links.c.used_at.is_(None), links.c.expires_at > now)
        .values(used_at=now)
    )
    if taken.rowcount != 1:
        return None
    account = None
    if link.character is None:
        account = new_id(now)
        connection.execute(insert(accounts).values(
            id=account, name=(called or "")[:80], role=link.role, created_at=now,
        ))  # fmt: skip
    else:
        unbind(connection, link.game, link.character, now)
    phone = secrets.token_urlsafe(24)
    connection.execute(insert(phones).values(
        id=phone, game=link.game, account=account, character=link.character,
        created_at=now, last_seen=now, agent=agent[:300],
    ))  # fmt: skip
    return phone


def unbind(connection: Connection, game: int, character: str, now: Millis) -> None:
    """Signs out whatever phone is bound to the character."""
    bound = and_(phones.c.game == game, phones.c.character == character, phones.c.revoked_at.is_(None))
    connection.execute(update(phones).where(bound).values(revoked_at=now))


_SIGNED_IN = (
    select(phones, accounts.c.name, accounts.c.role)
    .join_from(phones, accounts, phones.c.account == accounts.c.id, isouter=True)
    .where(phones.c.revoked_at.is_(None), phones.c.created_at > bindparam("since"))
)
_HOLDER = _SIGNED_IN.where(phones.c.id == bindparam("phone"))


def who_holds(connection: Connection, phone: str, now: Millis) -> Who | None:
    """Who is at that phone, as the database says at this very moment; None once signed out."""
    line = connection.execute(_HOLDER, {"phone": phone, "since": now - SIGNED_IN_FOR}).first()
    if line is None:
        return None
    if line.character is not None:
        return Who(line.character, "", "player", line.game, line.character, phone)
    return Who(line.account, line.name, line.role, line.game, None, phone)


def revoke(connection: Connection, phone: str, now: Millis) -> bool:
    """Signs a phone out for good; False if it was not signed in."""
    signed_in = and_(phones.c.id == phone, phones.c.revoked_at.is_(None))
    return connection.execute(update(phones).where(signed_in).values(revoked_at=now)).rowcount == 1


def revoked_among(connection: Connection, wanted: Iterable[str], since: Millis) -> set[str]:
    """Which of these phones have been signed out at or after `since`."""
    recent = set(connection.scalars(select(phones.c.id).where(phones.c.revoked_at >= since)))
    return recent.intersection(wanted)


def seen(connection: Connection, contacts: dict[str, Millis]) -> None:
    """Notes when phones were last heard of."""
    for phone, at in contacts.items():
        connection.execute(update(phones).where(phones.c.id == phone, phones.c.last_seen < at).values(last_seen=at))


def people(connection: Connection, game: int, now: Millis) -> list[Row[tuple[object, ...]]]:
    """The phones signed in to a game, referees first: id, account, name, role, character, times, agent."""
    query = _SIGNED_IN.where(phones.c.game == game).order_by(
        phones.c.character.is_not(None), accounts.c.name, phones.c.character, phones.c.created_at
    )
    return list(connection.execute(query, {"since": now - SIGNED_IN_FOR}))


def has_chief(connection: Connection) -> bool:
    """Whether a chief referee is signed in on some phone."""
    query = (
        select(phones.c.id).join_from(phones, accounts).where(accounts.c.role == "chief", phones.c.revoked_at.is_(None))
    )
    return connection.execute(query.limit(1)).first() is not None


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
