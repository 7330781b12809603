"""What the host of a server has done, as the running server learns of it: rows whose numbers only grow."""

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update

from caravanserai.server.store.schema import ADMIN_ACTIONS

BAN: Final = "ban"
UNBAN: Final = "unban"
CLOSE: Final = "close"
HIDE: Final = "hide"
RESET: Final = "reset"
OF_TABLES: Final = (CLOSE, HIDE)
NEWEST: Final = select(func.coalesce(func.max(ADMIN_ACTIONS.c.number), 0))


@dataclass(frozen=True)
class AdminAction:
    """One thing the host has done."""

    number: int
    kind: str
    table_id: str | None = None
    person: str | None = None
    address: str | None = None


def write_action(connection: Connection, kind: str, reason: str = "", **about: Any) -> int:
    """Add an action in a transaction that no other host's command can overlap; gives its number."""
    number = newest_action(connection) + 1
    row = {"number": number, "at": time.time(), "kind": kind, "reason": reason, **about}
    connection.execute(insert(ADMIN_ACTIONS), [row])
    return number


def newest_action(connection: Connection) -> int:
    """The number of the newest action, or 0."""
    return int(connection.execute(NEWEST).scalar_one())


def actions_after(connection: Connection, number: int) -> list[AdminAction]:
    """The actions with greater numbers, in their order."""
    columns = [ADMIN_ACTIONS.c[name] for name in ("number", "kind", "table_id", "person", "address")]
    query = select(*columns).where(ADMIN_ACTIONS.c.number > number).order_by(ADMIN_ACTIONS.c.number)
    return [AdminAction(**row._mapping) for row in connection.execute(query)]


def mark_followed(connection: Connection, number: int) -> None:
    """A running server has followed all actions up to this one."""
    pending = (ADMIN_ACTIONS.c.number <= number, ADMIN_ACTIONS.c.done.is_(None))
    connection.execute(update(ADMIN_ACTIONS).where(*pending).values(done=time.time()))


def is_followed(connection: Connection, number: int) -> bool:
    """Whether a running server has followed an action."""
    query = select(ADMIN_ACTIONS.c.done).where(ADMIN_ACTIONS.c.number == number)
    return connection.execute(query).scalar() is not None
