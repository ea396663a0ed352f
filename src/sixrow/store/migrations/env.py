"""Where alembic begins: one connection, given by `sixrow.store.upgrade`, in its transaction."""

from alembic import context

from sixrow.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot change a column in place
)
context.run_migrations()
