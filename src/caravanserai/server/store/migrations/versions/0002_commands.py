"""What was asked with a command's key, so that the key answers for that command only."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("events", sa.Column("command", sa.String(length=32), nullable=True))


def downgrade() -> None:
    op.drop_column("events", "command")
