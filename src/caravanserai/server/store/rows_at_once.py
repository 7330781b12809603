"""Many rows in one.

SQLite's driver lets go of the interpreter at every row and has to ask for it again, which on a busy server takes longer
than the row. So SQLite packs the rows into one as JSON; other drivers fetch them all at once anyway.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import JSON, Boolean, ColumnElement, Connection, Float, Select, func, select
from sqlalchemy.types import TypeEngine

EXACT = "%!.17g"  # as JSON, SQLite writes numbers with 15 digits


class RowsAtOnce:
    """A query, made once for both ways. SQLite's rows come in no particular order."""

    def __init__(self, query: Select[Any]) -> None:
        self._query = query
        columns = list(query.subquery().c)
        self._packed = select(func.json_group_array(func.json_array(*[_packed(column) for column in columns])))
        readers = enumerate(_reader(column.type) for column in columns)
        self._read = [(number, read) for number, read in readers if read is not None]

    def all(self, connection: Connection, values: Mapping[str, Any]) -> list[Sequence[Any]]:
        """The rows, each with its values in the order of the columns."""
        if connection.dialect.name != "sqlite":
            return list(connection.execute(self._query, values).all())
        rows: list[list[Any]] = json.loads(connection.execute(self._packed, values).scalar_one())
        for row in rows:
            for number, read in self._read:
                row[number] = None if row[number] is None else read(row[number])
        return [*rows]


def _packed(column: ColumnElement[Any]) -> ColumnElement[Any]:
    if isinstance(column.type, JSON):
        return func.json(column)
    return func.printf(EXACT, column) if isinstance(column.type, Float) else column


def _reader(kind: TypeEngine[Any]) -> Callable[[Any], Any] | None:
    if isinstance(kind, Float):
        return float
    return bool if isinstance(kind, Boolean) else None
