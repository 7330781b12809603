"""How running games stood, and what was seen of games, for the time after a change of rules."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "saves",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("move_count", sa.Integer(), nullable=False),
        sa.Column("event", sa.Integer(), nullable=False),
        sa.Column("state", sa.JSON(), nullable=False),
        sa.Column("movers", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_saves_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_saves"),
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("first", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archives_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "first", name="pk_archives"),
    )


def downgrade() -> None:
    op.drop_table("archives")
    op.drop_table("saves")
