"""The database: people, tables, and for each table an append-only log of everything that happened there.

A table's state is never stored: it follows from its row and its steps, taken in order. The primary key
(table, number) of a step makes two processes, or two clicks, safe: only one of them can write it. Times are
whole milliseconds since 1970, in UTC.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
    false,
)

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the casefolded name that an account signs in with; NULL: a guest
    Column("password", Text),  # its argon2id hash
    Column("epoch", Integer, nullable=False),  # a cookie of release 0.1 counts only in its own epoch
    Column("created", BigInteger, nullable=False),
    Column("deleted", BigInteger),
    Column("is_operator", Boolean, nullable=False, server_default=false()),  # may use /admin
)

sessions = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),  # the SHA-256 of what the browser's cookie holds
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when it was last used, give or take an hour
    Column("browser", Text, nullable=False),  # such as "Firefox, Windows"; empty: not known
    Column(
        "replaces", Integer
    ),  # the epoch of a cookie of release 0.1 that ends when this session is first used
)
"""Browsers in which somebody is signed in."""

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),  # can't be guessed: anyone with the link may join
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("clock", Text, nullable=False),  # JSON
    Column("substitute", Text, nullable=False),  # the bot that plays for people who are away
    Column("is_listed", Boolean, nullable=False),  # strangers may see it in the lobby and join
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("seed", Text),  # secret until the game is over; NULL: the deal was entered by hand
    Column("salt", Text, nullable=False),  # secret until the game is over
    Column("deal", Text),  # JSON; only where there's no seed
    Column("commitment", Text, nullable=False),  # SHA-256 of seed and salt, published from the start
    Column("created", BigInteger, nullable=False),
    # What follows is found by reading the steps too; it is kept here to list tables without reading them.
    Column("status", Text, nullable=False),  # open, playing, over, closed
    Column("changed", BigInteger, nullable=False),
    Column("result", Text),  # JSON
)

seats = Table(
    "seats",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("bot", Text),
    Column("name", Text, nullable=False),
)
"""Who sits where now, for listing; the steps say it too."""

steps = Table(
    "steps",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, 3 …
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger),
    Column("text", Text, nullable=False),  # an action's text, or JSON: what it says depends on the kind
    Column("client", Text),  # the id of the request, so that sending it again does no harm
)

chats = Table(
    "chats",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("name", Text),  # the speaker's name when it was said; NULL: release 0.1 didn't note it
)

processes = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),  # when it last reported that it's running
)

outages = Table(
    "outages",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""When no process was running. The players' clocks are stopped for that time."""

leases = Table(
    "leases",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("process", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Which process thinks for the bots of a table and watches its clock."""

secrets = Table(
    "secrets", METADATA, Column("name", Text, primary_key=True), Column("value", Text, nullable=False)
)
"""What all processes share and nobody else knows, such as the key of release 0.1's cookies."""

audit = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),  # in the order in which they were committed
    Column("at", BigInteger, nullable=False),
    Column("operator", Text, nullable=False),  # a person's id, or a user of the machine, `root@`, or `server`
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),  # a person's id, a table's, a network, or nothing
    Column("details", Text, nullable=False),  # a seat, a date; no names: they'd outlive the people
    Column("why", Text, nullable=False),
)
"""What operators did. Nothing here is ever changed or deleted. Running servers follow it."""

sanctions = Table(
    "sanctions",
    METADATA,
    Column("kind", Text, primary_key=True),  # ban, mute: of a person; network: a ban of addresses
    Column("subject", Text, primary_key=True),  # a person's id, or a network such as 192.0.2.0/24
    Column("until", BigInteger),  # NULL: for good
    Column("why", Text, nullable=False),  # they're told
    Column("created", BigInteger, nullable=False),
)
"""Who may not come in, and who may not chat."""

resets = Table(
    "resets",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("token", Text, nullable=False, unique=True),  # the SHA-256 of what the link says
    Column("until", BigInteger, nullable=False),
)
"""Links that let somebody set a new password, once."""

push_subscriptions = Table(
    "push_subscriptions",
    METADATA,
    Column("id", Text, primary_key=True),  # the SHA-256 of the endpoint
    # Whoever signs out of a browser isn't told there any more.
    Column("session", Text, ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("endpoint", Text, nullable=False),  # an address of the push service of the browser's maker
    Column("key", Text, nullable=False),  # what messages to this browser are encrypted with
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("site", Text, nullable=False),  # where its owner finds this server, such as https://club.example
    Column("created", BigInteger, nullable=False),
)
"""Browsers in which somebody wants to be told that it's their turn."""

alert_settings = Table(
    "alert_settings",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("kind", Text),  # discord, slack, ntfy, json: how the webhook wants to be told; NULL: there is none
    Column("webhook", Text),  # its address
    Column("language", Text),
    Column("site", Text),
    Column("created", BigInteger),  # when the webhook was chosen
    Column("failures", Integer, nullable=False),  # alerts in a row that didn't arrive there
    Column("quiet_since", SmallInteger),  # minutes of the day between which nothing is sent
    Column("quiet_until", SmallInteger),
    Column("zone", Text),  # such as Europe/Rome
)
"""What people have chosen about alerts."""

table_alerts = Table(
    "table_alerts",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("is_on", Boolean, nullable=False),  # whether they want to be told of their turns there
    Column("ply", Integer, nullable=False),  # where the last turn began that they were told of, or are to be
    Column("due", BigInteger),  # when they are to be told; NULL: they have been, or needn't be
)
"""Who is to be told of a turn. Nobody is told of one twice."""

Index("sessions_by_person", sessions.c.person)
Index("sessions_by_seen", sessions.c.seen)
Index("tables_by_status", tables.c.status, tables.c.changed)
Index("tables_by_host", tables.c.host)
Index("seats_by_person", seats.c.person)
Index("chats_by_table", chats.c.table, chats.c.id)
Index("chats_by_person", chats.c.person)
Index("push_subscriptions_by_person", push_subscriptions.c.person)
Index("table_alerts_by_due", table_alerts.c.due)
