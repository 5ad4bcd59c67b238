"""The log that cannot be changed, and who is who."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

REFUSAL = "the log is never changed: withdraw the entry by another one"


def upgrade() -> None:
    """Makes the tables of the first version, and the triggers that guard the log."""
    _games_and_entries()
    _people()
    op.create_table(
        "cards",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("object", sa.String(120), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger, nullable=True),
    )
    op.create_index("cards_by_object", "cards", ["game", "kind", "object"])
    guard = _guard_sqlite if op.get_bind().dialect.name == "sqlite" else _guard_postgresql
    guard()


def _games_and_entries() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("book", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("author", sa.String(120), nullable=False),
        sa.Column("author_name", sa.String(80), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("received_at", sa.BigInteger, nullable=False),
        sa.Column("flags", sa.Text, nullable=False),
        sa.UniqueConstraint("game", "id", name="one_entry_per_report"),
    )


def _people() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "phones",
        sa.Column("id", sa.String(43), primary_key=True),
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("account", sa.String(26), sa.ForeignKey("accounts.id"), nullable=True),
        sa.Column("character", sa.String(120), nullable=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("last_seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(300), nullable=False),
        sa.Column("revoked_at", sa.BigInteger, nullable=True),
    )
    op.create_index("phones_by_revocation", "phones", ["revoked_at"])
    op.create_index("phones_by_character", "phones", ["game", "character"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=True),
        sa.Column("character", sa.String(120), nullable=True),
        sa.Column("made_by", sa.String(120), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=True),
    )


def _guard_sqlite() -> None:
    for deed in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER entries_refuse_{deed.lower()} BEFORE {deed} ON entries "
            f"BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
        )


def _guard_postgresql() -> None:
    op.execute(
        "CREATE FUNCTION entries_refuse() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{REFUSAL}'; END $$"
    )
    op.execute(
        "CREATE TRIGGER entries_refuse_change BEFORE UPDATE OR DELETE ON entries "
        "FOR EACH ROW EXECUTE FUNCTION entries_refuse()"
    )
    op.execute(
        "CREATE TRIGGER entries_refuse_truncate BEFORE TRUNCATE ON entries "
        "FOR EACH STATEMENT EXECUTE FUNCTION entries_refuse()"
    )
