"""The browsers in which people have signed in."""

import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from caravanserai.server import steady
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.store.database import Database
from caravanserai.server.store.people_store import token_hash
from caravanserai.server.store.schema import DEVICES

LIFETIME: Final = 400 * 86400  # seconds, the longest for which browsers keep a cookie
MOST: Final = 20  # devices of one person; the one not seen for longest makes room


class DeviceStore:
    """Keeps the hashes of what the devices' cookies hold."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self, token: str, person: PersonFacts) -> bool:
        """Whether somebody has signed in with this device before."""
        query = select(DEVICES.c.seen).where(
            DEVICES.c.token == token_hash(token),
            DEVICES.c.person == person.id,
            DEVICES.c.seen > steady.now() - LIFETIME,
        )
        return await self._database.read(lambda connection: connection.execute(query).first()) is not None

    async def remember(self, old: str | None, person: PersonFacts) -> str:
        """Somebody has signed in: the device gets a new token, so that a copy of the one it had is worth nothing.

        It stays known to everybody else who has signed in with it.
        """
        token, now = secrets.token_urlsafe(32), steady.now()

        def work(connection: Connection) -> None:
            if old is not None:
                renewed = update(DEVICES).where(DEVICES.c.token == token_hash(old))
                connection.execute(renewed.values(token=token_hash(token)))
            mine = DEVICES.c.person == person.id
            connection.execute(delete(DEVICES).where(mine, DEVICES.c.token == token_hash(token)))
            connection.execute(insert(DEVICES), [{"token": token_hash(token), "person": person.id, "seen": now}])
            newest = select(DEVICES.c.token).where(mine).order_by(DEVICES.c.seen.desc()).limit(MOST)
            kept = connection.execute(newest).scalars().all()
            connection.execute(delete(DEVICES).where(mine, DEVICES.c.token.not_in(kept)))

        await self._database.write(work)
        return token

    async def forget_unseen(self) -> None:
        """Devices whose cookies have long expired."""
        statement = delete(DEVICES).where(DEVICES.c.seen < steady.now() - LIFETIME)
        await self._database.write(lambda connection: connection.execute(statement))
