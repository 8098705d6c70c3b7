"""Which deal a table plays with: by it, a record is known as that of a game that is still played here."""

import sqlalchemy as sa
from alembic import op

from tradewinds.server.events import Started, decode_entry
from tradewinds.server.table import deal_of

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(length=64), nullable=True))
    op.create_index("tables_deal", "tables", ["deal"])
    connection = op.get_bind()
    begun = sa.text(
        "SELECT log.table_id, log.entry FROM log JOIN tables ON tables.id = log.table_id "
        "WHERE tables.status = 'playing' AND log.entry LIKE '%\"type\":\"started\"%'"
    )
    change = sa.text("UPDATE tables SET deal = :deal WHERE id = :id")
    for row in connection.execute(begun).all():
        for event in decode_entry(row.entry).events:
            if isinstance(event, Started):
                connection.execute(change, {"deal": deal_of(event.line), "id": row.table_id})
