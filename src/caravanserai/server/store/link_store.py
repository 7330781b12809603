"""Links sent by mail: each good once, for a quarter of an hour; and the addresses they have confirmed."""

import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from caravanserai.server import steady
from caravanserai.server.errors import Refused, not_now
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.store.database import Database
from caravanserai.server.store.people_store import token_hash
from caravanserai.server.store.schema import LINKS, PEOPLE

LIFETIME: Final = 15 * 60  # seconds


def mail_key(mail: str) -> str:
    """What makes two addresses the same."""
    return mail.casefold()


class LinkStore:
    """Keeps the hashes of what links hold."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owner(self, mail: str) -> tuple[PersonFacts, str] | None:
        """Whose confirmed address this is, and how they write it."""
        query = select(PEOPLE).where(PEOPLE.c.mail_key == mail_key(mail), PEOPLE.c.kind == "account")
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (PersonFacts(row.id, row.name, row.kind), row.mail)

    async def add(self, person: PersonFacts, mail: str | None) -> str:
        """A link for somebody: with an address to confirm, or one that signs in. What it holds is kept nowhere else."""
        token = secrets.token_urlsafe(32)
        row = {"token": token_hash(token), "person": person.id, "mail": mail, "expires": steady.now() + LIFETIME}
        await self._database.write(lambda connection: connection.execute(insert(LINKS), [row]))
        return token

    async def use(self, token: str) -> tuple[PersonFacts, str | None]:
        """Whose link this is, and the address it has confirmed, if it is about one; it is good no more.

        Refused (410) when it is unknown, used or too old, and (409) when somebody else has the address by now.
        """

        def work(connection: Connection) -> tuple[PersonFacts, str | None] | None:
            this = (LINKS.c.token == token_hash(token), LINKS.c.expires > steady.now())
            row = connection.execute(
                select(PEOPLE, LINKS.c.mail.label("new_mail"))
                .join(LINKS, LINKS.c.person == PEOPLE.c.id)
                .where(*this, PEOPLE.c.kind == "account")
            ).one_or_none()
            if row is None or connection.execute(delete(LINKS).where(*this)).rowcount != 1:
                return None
            if row.new_mail is not None:
                change = {"mail": row.new_mail, "mail_key": mail_key(row.new_mail)}
                connection.execute(update(PEOPLE).where(PEOPLE.c.id == row.id).values(**change))
            return PersonFacts(row.id, row.name, row.kind), row.new_mail

        try:
            found = await self._database.write(work)
        except IntegrityError:
            raise not_now("mail_taken", "Another account has this mail address.") from None
        if found is None:
            raise Refused(
                410, "link_is_over", "This link has been used already, or it is too old; ask for another one."
            )
        return found

    async def forget_mail(self, person: str) -> None:
        """An account without a mail address again; links on their way to one are void."""

        def work(connection: Connection) -> None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(mail=None, mail_key=None))
            connection.execute(delete(LINKS).where(LINKS.c.person == person))

        await self._database.write(work)
