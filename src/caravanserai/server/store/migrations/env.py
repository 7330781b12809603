"""How Alembic runs the migrations: on a connection it is handed, within one transaction."""

from alembic import context

from caravanserai.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
