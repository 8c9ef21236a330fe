"""Alembic comes in here. The connection is the one that the store has opened, in a transaction of its own."""

from alembic import context

from steeple.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
