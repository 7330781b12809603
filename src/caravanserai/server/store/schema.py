"""What is kept: the database's tables as SQLAlchemy sees them. Migrations bring older databases to this shape."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

NO_MOVE: Final = "kind <> 'move'"

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, or gone: deleted, only their games stay
    Column("name", String(64), nullable=False),
    Column("name_key", String(64), unique=True),  # accounts only: the name without its capitals
    Column("name_shape", String(64), index=True),  # accounts only: the name as it looks, without its spaces
    Column("password", Text),  # an argon2 hash
    Column("created", Float, nullable=False),
    Column("mail", String(254)),  # accounts only: a confirmed address
    Column("mail_key", String(254), index=True, unique=True),  # the address without its capitals
    Column("code_until", Float),  # the password is a code from the host of the server, good once and until then
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False, index=True),
    Column("opened", Float),
    Column("linked", Float),  # when it was opened by a link sent by mail: for a while no password is asked
    Column("address", String(64)),  # where it was opened from, so that the address can be banned
)

DEVICES: Final = Table(  # browsers in which somebody has signed in: guesses made elsewhere do not slow them down
    "devices",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("person", String(16), ForeignKey("people.id"), primary_key=True, index=True),
    Column("seen", Float, nullable=False, index=True),
)

LINKS: Final = Table(  # links sent by mail; each is good once
    "links",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of what the link holds
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("mail", String(254)),  # the address to be confirmed; nothing where the link signs in
    Column("expires", Float, nullable=False, index=True),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(48), nullable=False),  # 128 bits as text; told when the game is over
    Column("host", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("status", String(8), nullable=False),
    Column("event", Integer, nullable=False),
    Column("move_count", Integer, nullable=False),
    Column("now", JSON, nullable=False),  # who decides, round, scores, times: what lists show without the game
    Column("deadline", Float, index=True),  # when the next clock runs out
    Column("bot_due", Boolean, nullable=False),  # a bot has to move; found again after a restart
    Column("rematch", String(16)),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_tables_status_updated", "status", "updated"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(16), ForeignKey("people.id"), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(40)),
    Column("bot_for_owner", Boolean, nullable=False),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("person", String(16)),
    Column("name", String(64)),
    Column("key", String(64)),
    Column("move", Text),
    Column("text", Text),
    Column("undoes", Integer),
    Column("story", JSON, nullable=False),  # [kind, seat, facts, seen_by] of everything the move brought about
    Column("move_count", Integer, nullable=False),
    Column("command", String(32)),  # with a key: a hash of what was asked with it
    Column("hidden", Boolean),  # a line of the chat that the host of the server has hidden
    UniqueConstraint("table_id", "person", "key"),  # the same command is never written twice
    Index("ix_events_table_id_move_count", "table_id", "move_count"),
    Index("ix_events_table_id_undoes", "table_id", "undoes"),
    # What people have said and done besides moving, so that their names and lines are found.
    Index("ix_events_person", "person", sqlite_where=text(NO_MOVE), postgresql_where=text(NO_MOVE)),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("move_count", Integer, primary_key=True, autoincrement=False),
    Column("event", Integer, nullable=False),
    Column("state", JSON, nullable=False),
    Column("movers", JSON, nullable=False),  # the seats that have moved, the last mover last
)

SAVES: Final = Table(  # how a running game stood when the server let it go: what a migration to other rules lifts
    "saves",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("move_count", Integer, nullable=False),
    Column("event", Integer, nullable=False),
    Column("state", JSON, nullable=False),
    Column("movers", JSON, nullable=False),
)

ARCHIVES: Final = Table(  # what was seen after every move, for when the rules that show it are not here any more
    "archives",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),  # after how many moves it begins
    Column("last", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

BANS: Final = Table(  # each of a person or of an address
    "bans",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("until", Float),  # for ever, where there is nothing
    Column("person", String(16), ForeignKey("people.id"), index=True),
    Column("address", String(64)),  # one, or a network
    Column("reason", Text, nullable=False),
)

REPORTS: Final = Table(  # what players have told the host of the server; a copy, whatever becomes of the table
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("about", String(8), nullable=False),  # chat, play, name or other
    Column("text", Text, nullable=False),
    Column("table_id", String(16), nullable=False, index=True),
    Column("event", Integer, nullable=False),  # where the table stood
    Column("line", Integer),  # the event of the line of the chat that was pointed at
    Column("reporter", String(16), nullable=False),
    Column("reported", String(16)),
    Column("log", JSON, nullable=False),  # the newest events, people by their ids alone
    Column("record", Text, nullable=False),  # of a game that was over; empty while its seed was a secret
    Column("done", Float),  # when the host put it aside
)

ADMIN_ACTIONS: Final = Table(  # what the host of the server has done, for the running server to follow
    "admin_actions",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order in which they were committed
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(16)),
    Column("person", String(16)),
    Column("address", String(64)),
    Column("event", Integer),
    Column("reason", Text, nullable=False),
    Column("done", Float),  # when a running server had followed it
)
