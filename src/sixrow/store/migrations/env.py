"""The entry point of alembic: one connection, in the transaction of `sixrow.store.upgrade`."""

from alembic import context

from sixrow.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a column in place
)
context.run_migrations()
