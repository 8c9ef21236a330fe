"""Alerts: browsers to tell, webhooks and quiet hours, and who was told of which turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add three tables."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column(
            "session",
            sa.Text,
            sa.ForeignKey("sessions.id", ondelete="CASCADE"),
            nullable=False,
            unique=True,
        ),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "alert_settings",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.Text),
        sa.Column("webhook", sa.Text),
        sa.Column("language", sa.Text),
        sa.Column("site", sa.Text),
        sa.Column("created", sa.BigInteger),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("quiet_since", sa.SmallInteger),
        sa.Column("quiet_until", sa.SmallInteger),
        sa.Column("zone", sa.Text),
    )
    op.create_table(
        "table_alerts",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("push_subscriptions_by_person", "push_subscriptions", ["person"])
    op.create_index("table_alerts_by_due", "table_alerts", ["due"])
