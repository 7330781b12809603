"""When a running server has followed what its host has done."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("admin_actions", sa.Column("done", sa.Float(), nullable=True))


def downgrade() -> None:
    op.drop_column("admin_actions", "done")
