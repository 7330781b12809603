"""People as the host of a server sees them at the command line."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, func, select

from caravanserai.server.admin.database import AdminError
from caravanserai.server.model.people import PersonFacts, name_key
from caravanserai.server.store.names import is_id
from caravanserai.server.store.schema import PEOPLE, SEATS, SESSIONS

KINDS: Final = ("account", "guest")
FEW: Final = 5  # people of one name that a refusal names


@dataclass(frozen=True)
class PeopleFilter:
    """Who is asked for; nothing asked means everybody."""

    kind: str | None = None
    name: str | None = None  # a part of the name
    address: str | None = None
    most: int = 50


def list_people(connection: Connection, wanted: PeopleFilter) -> list[dict[str, Any]]:
    """People, the newest first, with the addresses of their sessions."""
    if wanted.kind not in (None, *KINDS):
        raise AdminError(f"A person is {' or '.join(KINDS)}, not {wanted.kind!r}.")
    tables = select(func.count(SEATS.c.table_id.distinct())).where(SEATS.c.person == PEOPLE.c.id).scalar_subquery()
    query: Select[Any] = (
        select(PEOPLE.c.id, PEOPLE.c.kind, PEOPLE.c.name, PEOPLE.c.created, tables.label("tables"))
        .order_by(PEOPLE.c.created.desc(), PEOPLE.c.id)
        .limit(wanted.most)
    )
    if wanted.kind is not None:
        query = query.where(PEOPLE.c.kind == wanted.kind)
    if wanted.name is not None:
        query = query.where(PEOPLE.c.name.icontains(wanted.name, autoescape=True))
    if wanted.address is not None:
        at = select(SESSIONS.c.person).where(SESSIONS.c.address == wanted.address)
        query = query.where(PEOPLE.c.id.in_(at))
    rows = [dict(row._mapping) for row in connection.execute(query)]
    addresses = _addresses(connection, [row["id"] for row in rows])
    return [{**row, "addresses": addresses[row["id"]]} for row in rows]


def find_person(connection: Connection, who: str) -> PersonFacts:
    """Whoever has this id, or the account of this name, or the only guest of it."""
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.kind)
    same = PEOPLE.c.id == who if is_id(who) else None
    account = PEOPLE.c.name_key == name_key(who)
    guest = (PEOPLE.c.name == who) & (PEOPLE.c.kind == "guest")
    for condition in (same, account, guest):
        if condition is None:
            continue
        found = [PersonFacts(*row) for row in connection.execute(query.where(condition).limit(FEW + 1))]
        if len(found) == 1:
            return found[0]
        if found:
            ids = ", ".join(person.id for person in found[:FEW]) + (", …" if len(found) > FEW else "")
            raise AdminError(f"Several guests are called {who!r}; name one by its id: {ids}.")
    raise AdminError(f"There is nobody called {who!r}, and it is no address; `admin people` lists everybody.")


def _addresses(connection: Connection, people: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {person: [] for person in people}
    query = (
        select(SESSIONS.c.person, SESSIONS.c.address)
        .where(SESSIONS.c.person.in_(people), SESSIONS.c.address.is_not(None))
        .distinct()
        .order_by(SESSIONS.c.address)
    )
    for row in connection.execute(query):
        found[row.person].append(row.address)
    return found
