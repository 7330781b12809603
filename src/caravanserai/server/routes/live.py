"""The live table: one WebSocket for each page that has it open."""

import asyncio
import contextlib
import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocketDisconnect

from caravanserai.server import steady
from caravanserai.server.addresses import address_of
from caravanserai.server.errors import DatabaseAway, Refused, database_away
from caravanserai.server.guard import is_foreign
from caravanserai.server.limits import LARGEST_BODY, NEW_SOCKETS, PINGS, SOCKETS, SOCKETS_AT_TABLE
from caravanserai.server.live.connection import BANNED, SESSION_ENDED, TOO_MANY, TRY_AGAIN, UNKNOWN_TABLE, Connection
from caravanserai.server.live.message import Message, message_of
from caravanserai.server.routes.dependencies import context_of, registry_of, session_of
from caravanserai.server.schemas.live import CLIENT_MESSAGE, HintQuestion, Ping
from caravanserai.server.tables.answers import as_answer
from caravanserai.server.tables.command_handler import CommandHandler, Request
from caravanserai.server.tables.registry import TableRegistry
from caravanserai.server.tables.table import Table

router = APIRouter()
LONGEST_REASON = 123  # bytes, says the standard
PONG: Final = Message('{"type":"pong"}')
MOST_MISTAKES = 20  # unreadable messages before a page is let go
MOST_TOO_FAST = 100  # refusals for being too fast before a page that does not slow down is let go


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str, since: Annotated[str, Query()] = "0") -> None:
    """Follow a table and play at it."""
    context, registry = context_of(socket), registry_of(socket)
    if is_foreign(socket, context.settings.origins):
        await socket.close(1008)
        return
    await socket.accept()
    address = address_of(socket)
    with contextlib.ExitStack() as held:
        try:
            context.limits.count(NEW_SOCKETS, address)
            held.enter_context(context.caps.held(SOCKETS, address))
            held.enter_context(context.caps.held(SOCKETS_AT_TABLE, f"{address} {table}"))
            session = await session_of(socket)
            context.bans.check(session.person.id if session else None, address)
            number = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
            connection = Connection(socket, session, address, context.settings.outbox, number)
            await registry.perform(table, lambda found: found.welcome(connection))
        except (Refused, DatabaseAway) as error:
            refused = error if isinstance(error, Refused) else database_away()
            await socket.send_text(to_json(as_answer(refused, None)).decode())
            reason = refused.message.encode()[:LONGEST_REASON].decode(errors="ignore")
            codes = {403: BANNED, 404: UNKNOWN_TABLE, 429: TOO_MANY, 503: TRY_AGAIN}
            await socket.close(codes.get(refused.status, 1008), reason)
            return
        await Page(registry, table, socket, connection).run()


class Page:
    """One open page: what it says is read and answered, one thing after another."""

    def __init__(self, registry: TableRegistry, table_id: str, socket: WebSocket, connection: Connection) -> None:
        self._registry = registry
        self._table_id = table_id
        self._socket = socket
        self._connection = connection
        self._address = address_of(socket)
        self._mistakes = 0
        self._too_fast = 0
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Read and write until either side ends."""
        writing = asyncio.create_task(self._connection.write())
        reading = asyncio.create_task(self._read())
        self._connection.when_ended(reading.cancel)
        if self._connection.closing is not None:
            reading.cancel()
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing, *self._hints):
                task.cancel()
            await asyncio.gather(reading, writing, *self._hints, return_exceptions=True)
            with contextlib.suppress(Refused, DatabaseAway):
                await self._registry.perform(self._table_id, lambda found: found.farewell(self._connection))
            await self._connection.close()

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._hear(message.get("text"))

    async def _hear(self, text: str | None) -> None:
        session = self._connection.session
        if session is not None and steady.now() > session.expires:
            self._connection.end(SESSION_ENDED)
            return
        if self._registry.dismiss_if_banned(self._connection):
            return
        try:
            if text is None or len(text) > LARGEST_BODY:
                raise ValueError
            request = CLIENT_MESSAGE.validate_json(text)
        except (ValidationError, ValueError):
            await self._mistaken(text)
            return
        if isinstance(request, Ping):
            self._pong()
        elif isinstance(request, HintQuestion):
            # A bot may think for seconds; the page can go on playing meanwhile.
            hint = asyncio.create_task(self._answer(request))
            self._hints.add(hint)
            hint.add_done_callback(self._hints.discard)
        else:
            await self._answer(request)

    async def _answer(self, request: Request) -> None:
        try:
            handler = CommandHandler(self._registry, self._table_id, self._connection.person, self._address)
            answer = await handler.answer(request, self._say)
        except Refused as refused:
            self._refuse(refused, request.key)
            return
        except DatabaseAway:
            self._say(as_answer(database_away(), request.key))
            return
        except Exception:
            self._say(as_answer(Refused(500, "server_error", "Something went wrong here; try again."), request.key))
            return
        if answer["type"] == "refused" and answer["code"] == "stale":
            await self._registry.perform(self._table_id, self._again)

    def _pong(self) -> None:
        person = self._connection.person
        try:
            self._registry.context.limits.count(PINGS, self._address if person is None else person.id)
        except Refused as refused:
            self._refuse(refused, None)
        else:
            self._connection.send(PONG)

    def _refuse(self, refused: Refused, key: str | None) -> None:
        self._too_fast += refused.status == 429
        if self._too_fast > MOST_TOO_FAST:
            self._connection.end(TOO_MANY)
        else:
            self._say(as_answer(refused, key))

    async def _again(self, table: Table) -> None:
        table.audience.tell_one(self._connection, table.observations())

    async def _mistaken(self, text: str | None) -> None:
        self._mistakes += 1
        key: Any = None
        with contextlib.suppress(ValueError, AttributeError, RecursionError):
            key = json.loads(text or "").get("key")
        shown = key if isinstance(key, str) and len(key) <= 64 and key.isprintable() else None
        self._say(as_answer(Refused(400, "malformed", "This message cannot be understood."), shown))
        if self._mistakes > MOST_MISTAKES:
            self._connection.end(1008)

    def _say(self, answer: dict[str, Any]) -> None:
        self._connection.send(message_of(answer))
