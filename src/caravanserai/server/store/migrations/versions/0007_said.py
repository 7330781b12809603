"""What people have said and done besides moving is found by who they are."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    no_move = sa.text("kind <> 'move'")
    op.create_index(
        "ix_events_person", "events", ["person"], unique=False, sqlite_where=no_move, postgresql_where=no_move
    )


def downgrade() -> None:
    op.drop_index("ix_events_person", table_name="events")
