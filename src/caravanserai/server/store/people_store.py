"""People and their sessions in the database."""

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from caravanserai.server import steady
from caravanserai.server.errors import Refused
from caravanserai.server.model.people import OwnerFacts, PersonFacts, SessionFacts, name_key, name_shape
from caravanserai.server.store.database import Database
from caravanserai.server.store.names import new_id
from caravanserai.server.store.schema import LINKS, PEOPLE, SEATS, SESSIONS


def token_hash(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def name_taken() -> Refused:
    return Refused(409, "name_taken", "Somebody already has an account with this name.")


class PeopleStore:
    """Keeps people and sessions."""

    def __init__(self, database: Database, session_days: float) -> None:
        self._database = database
        self._lifetime = session_days * 86400

    async def add_guest(self, name: str) -> PersonFacts:
        """A new guest."""
        person = PersonFacts(new_id(), name, "guest")
        await self._insert(person, None)
        return person

    async def register(self, name: str, password: str, guest: PersonFacts | None) -> PersonFacts:
        """A new account; a guest becomes the account and keeps their games, under the account's name.

        Refused (409) when the name is taken.
        """
        person = PersonFacts(guest.id if guest else new_id(), name, "account")
        try:
            if guest is None:
                await self._insert(person, password)
            else:
                await self._promote(guest, name, password)
        except IntegrityError:
            raise name_taken() from None
        return person

    async def check_name(self, name: str, own: PersonFacts | None = None) -> None:
        """Refused (409) when an account of somebody else has a name that looks like this one."""
        if not await self.is_free(name, own):
            raise name_taken()

    async def is_free(self, name: str, own: PersonFacts | None = None) -> bool:
        """Whether no account of somebody else has a name that looks like this one."""
        query = select(PEOPLE.c.id).where(PEOPLE.c.name_shape == name_shape(name))
        found = await self._database.read(lambda connection: connection.execute(query).scalars().all())
        return all(person == (own.id if own else None) for person in found)

    async def account(self, name: str) -> tuple[PersonFacts, str] | None:
        """The account with this name and its password's hash."""
        query = select(PEOPLE).where(PEOPLE.c.name_key == name_key(name))
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (PersonFacts(row.id, row.name, row.kind), str(row.password))

    async def open_session(self, person: PersonFacts, address: str, linked: bool = False) -> tuple[str, SessionFacts]:
        """A new session and its token, which is kept nowhere else. `linked`: a link sent by mail opened it."""
        token, now = secrets.token_urlsafe(32), steady.now()
        session = SessionFacts(person, token_hash(token), now + self._lifetime, now if linked else None)
        row = {
            "token": session.token,
            "person": person.id,
            "expires": session.expires,
            "opened": now,
            "linked": session.linked,
            "address": address,
        }
        await self._database.write(lambda connection: connection.execute(insert(SESSIONS), [row]))
        return token, session

    async def session(self, token: str) -> SessionFacts | None:
        """The session of a token, unless it is unknown or has expired."""
        query = (
            select(PEOPLE, SESSIONS.c.token, SESSIONS.c.expires, SESSIONS.c.linked)
            .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
            .where(SESSIONS.c.token == token_hash(token), SESSIONS.c.expires > steady.now())
        )
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return (
            None
            if row is None
            else SessionFacts(PersonFacts(row.id, row.name, row.kind), row.token, row.expires, row.linked)
        )

    async def owner(self, person: str) -> OwnerFacts:
        """Somebody as the owner of tables, at the address of their newest session."""
        query = (
            select(PEOPLE.c.kind, SESSIONS.c.address)
            .outerjoin(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
            .where(PEOPLE.c.id == person)
            .order_by(SESSIONS.c.expires.desc())
            .limit(1)
        )
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return OwnerFacts(person, row is None or row.kind == "guest", None if row is None else row.address)

    async def close_session(self, token: str) -> None:
        """Forget a session, by the hash of its token."""
        statement = delete(SESSIONS).where(SESSIONS.c.token == token)
        await self._database.write(lambda connection: connection.execute(statement))

    async def forget_expired(self) -> None:
        """Sessions and links nobody can use any more."""

        def work(connection: Connection) -> None:
            for table in (SESSIONS, LINKS):
                connection.execute(delete(table).where(table.c.expires < steady.now()))

        await self._database.write(work)

    async def _promote(self, guest: PersonFacts, name: str, password: str) -> None:
        change = {
            "kind": "account",
            "name": name,
            "name_key": name_key(name),
            "name_shape": name_shape(name),
            "password": password,
        }

        def work(connection: Connection) -> None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == guest.id).values(**change))
            mine = (SEATS.c.person == guest.id, SEATS.c.name == guest.name)
            connection.execute(update(SEATS).where(*mine).values(name=name))

        await self._database.write(work)

    async def _insert(self, person: PersonFacts, password: str | None) -> None:
        row = {
            "id": person.id,
            "kind": person.kind,
            "name": person.name,
            "name_key": None if password is None else name_key(person.name),
            "name_shape": None if password is None else name_shape(person.name),
            "password": password,
            "created": steady.now(),
        }
        await self._database.write(lambda connection: connection.execute(insert(PEOPLE), [row]))
