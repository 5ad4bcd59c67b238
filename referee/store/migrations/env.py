"""How Alembic reaches the app's database; `flask db upgrade` and the start of the server both come here."""

from __future__ import annotations

from alembic import context
from flask import current_app

from referee.store import tables

database = current_app.extensions["referee"].database

with database.migrating() as connection:
    context.configure(
        connection=connection,
        target_metadata=tables.db.metadata,
        **current_app.extensions["migrate"].configure_args,
    )
    with context.begin_transaction():
        context.run_migrations()
