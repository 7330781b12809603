"""Mail addresses of accounts, links sent by mail, and the devices on which somebody has signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("mail", sa.String(length=254), nullable=True))
    op.add_column("people", sa.Column("mail_key", sa.String(length=254), nullable=True))
    op.create_index("ix_people_mail_key", "people", ["mail_key"], unique=True)
    op.add_column("sessions", sa.Column("opened", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("linked", sa.Float(), nullable=True))
    op.create_table(
        "devices",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person"),
        sa.PrimaryKeyConstraint("token", "person", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"], unique=False)
    op.create_index("ix_devices_seen", "devices", ["seen"], unique=False)
    op.create_table(
        "links",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=True),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_links_person"),
        sa.PrimaryKeyConstraint("token", name="pk_links"),
    )
    op.create_index("ix_links_person", "links", ["person"], unique=False)
    op.create_index("ix_links_expires", "links", ["expires"], unique=False)


def downgrade() -> None:
    op.drop_table("links")
    op.drop_table("devices")
    op.drop_column("sessions", "linked")
    op.drop_column("sessions", "opened")
    op.drop_index("ix_people_mail_key", table_name="people")
    op.drop_column("people", "mail_key")
    op.drop_column("people", "mail")
