"""What operators need: who is one, who is banned or muted, links that reset a password, and a log of all they
did.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a column to people, and three tables."""
    op.add_column("people", sa.Column("is_operator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "resets",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    # Nobody knows when the people of release 0.1 were last here: from today on they have as long as anybody.
    line = (
        "INSERT INTO audit (at, operator, action, subject, details, why) "
        "SELECT :now, 'server', 'upgrade', '', '0003', ''"
    )
    op.execute(
        sa.text(f"{line} WHERE EXISTS (SELECT 1 FROM people)").bindparams(now=time.time_ns() // 1_000_000)
    )
    _refuse_changes()


def _refuse_changes() -> None:
    """Have the database itself refuse to change or delete lines of the audit log."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$"
        )
        op.execute(
            "CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
            "FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only()"
        )
        return
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER audit_refuses_{change.lower()} BEFORE {change} ON audit "
            "BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END"
        )
