"""The tables, once, for the program and for the migrations."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Text, UniqueConstraint

from referee.extensions import db

games = db.Table(
    "games",
    Column("id", Integer, primary_key=True),
    Column("name", String(200), nullable=False),
    Column("seq", Integer, nullable=False, default=0),
    Column("book", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""One row per played event; `seq` is its log's last number, and its row is the log's lock."""

entries = db.Table(
    "entries",
    Column("game", Integer, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("id", String(26), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("author", String(120), nullable=False),
    Column("author_name", String(80), nullable=False),
    Column("role", String(10), nullable=False),
    Column("received_at", BigInteger, nullable=False),
    Column("flags", Text, nullable=False),
    UniqueConstraint("game", "id", name="one_entry_per_report"),
)
"""The log: rows are added, never changed, never deleted (triggers refuse it)."""

accounts = db.Table(
    "accounts",
    Column("id", String(26), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("role", String(10), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""A referee, chief referee or game master."""

phones = db.Table(
    "phones",
    Column("id", String(43), primary_key=True),
    Column("game", Integer, ForeignKey("games.id"), nullable=False),
    Column("account", String(26), ForeignKey("accounts.id"), nullable=True),
    Column("character", String(120), nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("last_seen", BigInteger, nullable=False),
    Column("agent", String(300), nullable=False),
    Column("revoked_at", BigInteger, nullable=True),
    Index("phones_by_revocation", "revoked_at"),
    Index("phones_by_character", "game", "character"),
)
"""A signed-in phone: of a referee's account, or bound to one character."""

links = db.Table(
    "links",
    Column("hash", String(64), primary_key=True),
    Column("game", Integer, ForeignKey("games.id"), nullable=False),
    Column("role", String(10), nullable=False),
    Column("name", String(80), nullable=True),
    Column("character", String(120), nullable=True),
    Column("made_by", String(120), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=True),
)
"""A one-time sign-in link; only the hash of its token is kept."""

cards = db.Table(
    "cards",
    Column("code", String(6), primary_key=True),
    Column("game", Integer, ForeignKey("games.id"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("object", String(120), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger, nullable=True),
    Index("cards_by_object", "game", "kind", "object"),
)
"""A printed card's address, and what it stands for."""

medical_calls = db.Table(
    "medical_calls",
    Column("id", String(26), primary_key=True),
    Column("game", Integer, ForeignKey("games.id"), nullable=False),
    Column("of", String(26), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("received_at", BigInteger, nullable=False),
    Column("who", String(120), nullable=False),
    Column("phone", String(43), nullable=True),
    Column("place", String(300), nullable=False),
    Column("text", String(500), nullable=False),
    Index("medical_calls_by_game", "game", "received_at"),
)
"""A real emergency, no part of the game; `of` is the call itself, or the earlier one that words are added to."""

medical_answers = db.Table(
    "medical_answers",
    Column("id", String(26), primary_key=True),
    Column("game", Integer, ForeignKey("games.id"), nullable=False),
    Column("call", String(26), ForeignKey("medical_calls.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("by", String(120), nullable=False),
    Column("by_name", String(80), nullable=False),
    Column("received_at", BigInteger, nullable=False),
    Index("medical_answers_by_call", "call"),
)
"""A referee is `on_my_way`, or it is `over`. Like the calls: rows are added, never changed (triggers refuse it)."""

emergencies = db.Table(
    "emergencies",
    Column("game", Integer, ForeignKey("games.id"), primary_key=True),
    Column("said", Text, nullable=False),
)
"""What an event says of first aid: numbers, contact, meeting point, address, words; as JSON, renewed at each start."""
