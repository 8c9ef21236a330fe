"""Alembic's entry point. It uses the connection that the store has opened, in the store's transaction."""

from alembic import context

from steeple.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
