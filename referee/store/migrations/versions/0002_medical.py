"""Real emergencies: calls and answers that are only ever added, and what the event says of first aid."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = ("medical_calls", "medical_answers")
REFUSAL = "a call for help is never changed: add to it"


def upgrade() -> None:
    """Makes the tables, and the triggers that guard the calls."""
    op.create_table(
        "medical_calls",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("of", sa.String(26), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("received_at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(120), nullable=False),
        sa.Column("phone", sa.String(43), nullable=True),
        sa.Column("place", sa.String(300), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
    )
    op.create_index("medical_calls_by_game", "medical_calls", ["game", "received_at"])
    op.create_table(
        "medical_answers",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("call", sa.String(26), sa.ForeignKey("medical_calls.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("by", sa.String(120), nullable=False),
        sa.Column("by_name", sa.String(80), nullable=False),
        sa.Column("received_at", sa.BigInteger, nullable=False),
    )
    op.create_index("medical_answers_by_call", "medical_answers", ["call"])
    op.create_table(
        "emergencies",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("said", sa.Text, nullable=False),
    )
    guard = _guard_sqlite if op.get_bind().dialect.name == "sqlite" else _guard_postgresql
    guard()


def _guard_sqlite() -> None:
    for table in TABLES:
        for deed in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_refuse_{deed.lower()} BEFORE {deed} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
            )


def _guard_postgresql() -> None:
    op.execute(
        "CREATE FUNCTION medical_refuse() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{REFUSAL}'; END $$"
    )
    for table in TABLES:
        op.execute(
            f"CREATE TRIGGER {table}_refuse_change BEFORE UPDATE OR DELETE ON {table} "
            "FOR EACH ROW EXECUTE FUNCTION medical_refuse()"
        )
        op.execute(
            f"CREATE TRIGGER {table}_refuse_truncate BEFORE TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION medical_refuse()"
        )
