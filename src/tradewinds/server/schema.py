"""The tables of the database, the same in SQLite and PostgreSQL.

Times are milliseconds since 1970. What is JSON or text of our own stays text: the database only keeps it.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", String(60), unique=True),  # the name in small letters, once there is a passphrase
    Column("passphrase", String(200)),  # hashed, with its salt
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # the token itself is nowhere
    Column("player", String(24), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tokens_player", "player"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("invite", String(64), nullable=False, unique=True),
    Column("seed", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the house has to do something
    Column("keeper", String(24)),  # the process that does it
    Column("kept_until", BigInteger),
    Column("snapshot_ply", Integer),
    Column("snapshot", Text),
    Column("deal", String(64)),  # a fingerprint of the draws of the setup, from the start on
    Index("tables_list", "public", "status", "changed"),
    Index("tables_due", "due"),
    Index("tables_changed", "changed"),
    Index("tables_deal", "deal"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("stamp", String(100), nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(24)),  # who sits there, or has left and may come back
    Column("name", String(60), nullable=False),
    Index("seats_player", "player"),
)

admitted = Table(
    "admitted",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player", String(24), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_table", "table_id", "id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player", String(24)),
    Column("game", String(40), nullable=False),
    Column("pack", String(64)),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# In an order in which each can be filled after those before it.
ALL = (players, tokens, tables, log, seats, admitted, chat, ratings, packs, records)
