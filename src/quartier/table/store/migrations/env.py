"""Lets Alembic run the migrations on the connection that database.py hands over."""

from alembic import context

from quartier.table.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
