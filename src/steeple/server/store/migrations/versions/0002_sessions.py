"""Sessions that can be ended one by one, and chat lines that keep their speaker's name."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody has a session yet: a guest's cookie of release 0.1 becomes one when it is used, an account signs
    in again.
    """
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("replaces", sa.Integer),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    op.add_column("chats", sa.Column("name", sa.Text))
