"""What players have told the host of the server, in the database."""

from typing import Any

from sqlalchemy import Connection, func, insert, select

from caravanserai.server.store.schema import REPORTS


def add_report(connection: Connection, row: dict[str, Any]) -> int:
    """Keep a report; gives its number."""
    number = int(connection.execute(select(func.coalesce(func.max(REPORTS.c.number), 0))).scalar_one()) + 1
    connection.execute(insert(REPORTS), [{"number": number, **row}])
    return number
