"""What the host of a server does: bans, reports, hidden lines of the chat, codes instead of forgotten passwords."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("code_until", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("address", sa.String(length=64), nullable=True))
    op.add_column("events", sa.Column("hidden", sa.Boolean(), nullable=True))
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("address", sa.String(length=64), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bans_person"),
        sa.PrimaryKeyConstraint("number", name="pk_bans"),
    )
    op.create_index("ix_bans_person", "bans", ["person"], unique=False)
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("about", sa.String(length=8), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("event", sa.Integer(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("reporter", sa.String(length=16), nullable=False),
        sa.Column("reported", sa.String(length=16), nullable=True),
        sa.Column("log", sa.JSON(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("done", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"], unique=False)
    op.create_table(
        "admin_actions",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("address", sa.String(length=64), nullable=True),
        sa.Column("event", sa.Integer(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_admin_actions"),
    )


def downgrade() -> None:
    op.drop_table("admin_actions")
    op.drop_index("ix_reports_table_id", table_name="reports")
    op.drop_table("reports")
    op.drop_index("ix_bans_person", table_name="bans")
    op.drop_table("bans")
    op.drop_column("events", "hidden")
    op.drop_column("sessions", "address")
    op.drop_column("people", "code_until")
