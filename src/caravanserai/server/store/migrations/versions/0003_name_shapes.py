"""What makes two names look the same, so that no guest is taken for an account."""

import sqlalchemy as sa
from alembic import op

from caravanserai.server.model.people import name_shape

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("name_shape", sa.String(length=64), nullable=True))
    op.create_index("ix_people_name_shape", "people", ["name_shape"], unique=False)
    people = sa.table("people", sa.column("id"), sa.column("kind"), sa.column("name"), sa.column("name_shape"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(people.c.id, people.c.name).where(people.c.kind == "account")).all():
        shape = name_shape(row.name)
        connection.execute(sa.update(people).where(people.c.id == row.id).values(name_shape=shape))


def downgrade() -> None:
    op.drop_index("ix_people_name_shape", table_name="people")
    op.drop_column("people", "name_shape")
