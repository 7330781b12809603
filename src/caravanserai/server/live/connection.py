"""One page that follows a table, with its outbox."""

import asyncio
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from caravanserai.server.live.message import MADE, SEND_NOW, Message
from caravanserai.server.model.people import PersonFacts, SessionFacts

TRY_AGAIN = 1013
TOO_SLOW = 4408
SESSION_ENDED = 4401
BANNED = 4403
UNKNOWN_TABLE = 4404
TOO_MANY = 4429


class Connection:
    """A socket whose messages wait in an outbox while it is slow, so that it holds nobody up; a full outbox ends it."""

    def __init__(self, socket: WebSocket, session: SessionFacts | None, address: str, outbox: int, since: int) -> None:
        self.session = session
        self.address = address
        self.seen = since  # the last event whose log entry was sent
        self.told = 0  # the event as of which the page knows the table
        self.closing: int | None = None
        self._last: str | None = None  # what is said before the end
        self._socket = socket
        self._outbox: asyncio.Queue[Message | None] = asyncio.Queue(outbox)
        self._send_now: Callable[[Message], bool] = socket.scope["extensions"][SEND_NOW]["send"]
        self._writing = False  # whether a message from the outbox is on its way
        self._on_end: Callable[[], object] = lambda: None

    @property
    def person(self) -> PersonFacts | None:
        return None if self.session is None else self.session.person

    @property
    def person_id(self) -> str | None:
        return None if self.session is None else self.session.person.id

    def when_ended(self, call: Callable[[], object]) -> None:
        """What to do when the connection is ended from this side; it is how the reader learns of it."""
        self._on_end = call

    def send(self, message: Message) -> bool:
        """Send a message, or put it in the outbox; False when the page was too slow and is let go."""
        if self.closing is not None:
            return True
        if self._outbox.empty() and not self._writing and self._send_now(message):
            return True
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)
            return False
        return True

    def end(self, code: int, last: str | None = None) -> None:
        """Close the connection; what still waits in the outbox is not sent, only a last message."""
        if self.closing is None:
            self.closing, self._last = code, last
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self._outbox.put_nowait(None)
            self._on_end()

    async def write(self) -> None:
        """Send the outbox until the connection ends."""
        try:
            while (message := await self._outbox.get()) is not None:
                self._writing = True
                await self._socket.send({"type": "websocket.send", "text": message.text, MADE: message})
                self._writing = False
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.end(1006)

    async def close(self) -> None:
        """Say goodbye, unless the other side has gone already."""
        code = self.closing or 1000
        if code != 1006 and self._socket.client_state == WebSocketState.CONNECTED:
            try:
                await asyncio.wait_for(self._say_goodbye(code), 2)
            except (WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                return

    async def _say_goodbye(self, code: int) -> None:
        if self._last is not None:
            await self._socket.send_text(self._last)
        await self._socket.close(code)
