"""What people may do with their own account: change it, take a copy of what is kept of them, and go."""

from typing import Any

from sqlalchemy import Connection, ScalarSelect, and_, delete, exists, func, or_, select, text, update

from caravanserai.server import steady
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.store.database import Database
from caravanserai.server.store.schema import DEVICES, EVENTS, LINKS, NO_MOVE, PEOPLE, REPORTS, SEATS, SESSIONS, TABLES


class AccountStore:
    """Reads and changes what belongs to one person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def password(self, person: str) -> str | None:
        """The hash of a password; guests have none."""
        query = select(PEOPLE.c.password).where(PEOPLE.c.id == person)
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def account(self, person: str) -> dict[str, Any]:
        """What the page of an account shows."""
        sessions = _count(SESSIONS.c.person == person, SESSIONS.c.expires > steady.now())
        query = select(PEOPLE.c.created, PEOPLE.c.mail, sessions.label("sessions")).where(PEOPLE.c.id == person)
        return await self._database.read(lambda connection: dict(connection.execute(query).one()._mapping))

    async def unfinished(self, person: str) -> list[str]:
        """The tables that somebody has to get up from."""
        theirs = or_(TABLES.c.id.in_(_tables_of(person)), TABLES.c.host == person)
        query = select(TABLES.c.id).where(theirs, TABLES.c.status != "finished")
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def change_password(self, person: str, password: str, session: str) -> None:
        """Keep the hash of a new password; whatever could get in with the old one has to sign in again."""

        def work(connection: Connection) -> None:
            change = {"password": password, "code_until": None}
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**change))
            forget_sessions(connection, person, but=session)

        await self._database.write(work)

    async def sign_out(self, person: str) -> None:
        """End every session; all devices are new ones again, and links sent by mail are void."""
        await self._database.write(lambda connection: forget_sessions(connection, person))

    async def code_until(self, person: str) -> float | None:
        """Until when the password of an account is a code from the host of the server, if it is one."""
        query = select(PEOPLE.c.code_until).where(PEOPLE.c.id == person)
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def replace_code(self, person: str, until: float, password: str) -> bool:
        """Keep the hash of a password in place of a code; False when the code was used already."""
        same = (PEOPLE.c.id == person, PEOPLE.c.code_until == until)
        statement = update(PEOPLE).where(*same).values(password=password, code_until=None)
        return await self._database.write(lambda connection: connection.execute(statement).rowcount == 1)

    async def rename(self, person: PersonFacts, name: str) -> None:
        """Another name, also at the seats that had the old one."""

        def work(connection: Connection) -> None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name))
            mine = (SEATS.c.person == person.id, SEATS.c.name == person.name)
            connection.execute(update(SEATS).where(*mine).values(name=name))

        await self._database.write(work)

    async def remove(self, person: PersonFacts) -> None:
        """Forget somebody. Games and lines of the chat stay, under no name."""
        nameless = {"name": "", "name_key": None, "name_shape": None, "password": None, "code_until": None}

        def work(connection: Connection) -> None:
            _forget_name(connection, person)
            forget_sessions(connection, person.id)
            gone = {**nameless, "kind": "gone", "mail": None, "mail_key": None}
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**gone))

        await self._database.write(work)

    async def data(self, person: str) -> dict[str, Any]:
        """Everything that is kept of somebody; of a game only what everybody may know."""

        def work(connection: Connection) -> dict[str, Any]:
            about = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
            seats = (
                select(SEATS.c.table_id, SEATS.c.number, SEATS.c.name)
                .where(SEATS.c.person == person)
                .order_by(SEATS.c.table_id, SEATS.c.number)
            )
            mine: dict[str, list[dict[str, Any]]] = {}
            for seat in connection.execute(seats):
                mine.setdefault(seat.table_id, []).append({"seat": seat.number, "name": seat.name})
            return {
                "person": {part: getattr(about, part) for part in ("id", "kind", "name", "created", "mail")},
                "sessions": _rows(connection, SESSIONS.c.person == person, SESSIONS.c.opened, SESSIONS.c.expires),
                "devices": _rows(connection, DEVICES.c.person == person, DEVICES.c.seen),
                "tables": [
                    {**table, "seats": mine.get(table["id"], [])}
                    for table in _rows(
                        connection,
                        or_(TABLES.c.id.in_(_tables_of(person)), TABLES.c.host == person),
                        *(TABLES.c[part] for part in ("id", "game", "options", "status", "created", "updated")),
                        (TABLES.c.host == person).label("host"),
                    )
                ],
                "chat": _rows(
                    connection,
                    and_(EVENTS.c.person == person, text(NO_MOVE), EVENTS.c.kind == "chat"),
                    EVENTS.c.table_id.label("table"),
                    EVENTS.c.at,
                    EVENTS.c.name,
                    EVENTS.c.text,
                ),
                "reports": _rows(
                    connection,
                    REPORTS.c.reporter == person,
                    REPORTS.c.at,
                    REPORTS.c.about,
                    REPORTS.c.text,
                    REPORTS.c.table_id.label("table"),
                ),
            }

        return await self._database.read(work)


def forget_sessions(connection: Connection, person: str, but: str | None = None) -> None:
    """Forget the sessions of somebody, all or all but one, and whatever else would let them in without a password."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.token != (but or "")))
    connection.execute(delete(DEVICES).where(DEVICES.c.person == person))
    connection.execute(delete(LINKS).where(LINKS.c.person == person))


def _forget_name(connection: Connection, person: PersonFacts) -> None:
    """Take somebody's names out of seats and logs, also where a bot or a row without a person bears them."""
    nameless = update(EVENTS).values(name="")
    mine = (SEATS.c.table_id == EVENTS.c.table_id, SEATS.c.number == EVENTS.c.seat, SEATS.c.person == person.id)
    called = or_(EVENTS.c.name == SEATS.c.name, EVENTS.c.name == person.name)
    of_my_seat = and_(EVENTS.c.person.is_(None), exists().where(*mine, called))
    at_my_tables = EVENTS.c.table_id.in_(_tables_of(person.id))
    connection.execute(nameless.where(EVENTS.c.person == person.id, text(NO_MOVE)))
    connection.execute(nameless.where(at_my_tables, or_(EVENTS.c.person == person.id, of_my_seat)))
    connection.execute(update(SEATS).where(SEATS.c.person == person.id).values(name=""))


def _tables_of(person: str) -> Any:
    return select(SEATS.c.table_id).where(SEATS.c.person == person)


def _count(*conditions: Any) -> ScalarSelect[int]:
    return select(func.count()).where(*conditions).scalar_subquery()


def _rows(connection: Connection, condition: Any, *columns: Any) -> list[dict[str, Any]]:
    rows = connection.execute(select(*columns).where(condition))
    return [dict(row._mapping) for row in rows]
