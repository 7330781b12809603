"""Letters of one script that look like those of another make two names look the same."""

import sqlalchemy as sa
from alembic import op

from caravanserai.server.model.people import name_shape

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    people = sa.table("people", sa.column("id"), sa.column("kind"), sa.column("name"), sa.column("name_shape"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(people.c.id, people.c.name).where(people.c.kind == "account")).all():
        shape = name_shape(row.name)
        connection.execute(sa.update(people).where(people.c.id == row.id).values(name_shape=shape))


def downgrade() -> None:
    """The shapes of before are not needed: one too many only keeps a name that another's looks like."""
