"""WebSockets that pack their messages, each by itself, and whose TCP connections are counted.

What everybody may write, such as the chat, must not be packed together with what is hidden: how well it packs would
tell who watches the sizes on the wire. So no message is packed with the help of those before it, and a message of the
chat holds no view (see `live.audience`). That also lets a thousand watchers share a
message's bytes (see `live.message`).
"""

import asyncio
import logging
from typing import Any, ClassVar, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import State
from websockets.server import ServerProtocol

from caravanserai.server.live.message import MADE, SEND_NOW, Message
from caravanserai.server.tcp_connections import TcpConnections

UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class PackedSockets(WebSocketsSansIOProtocol):
    """uvicorn's own protocol with another way of packing."""

    tcp: ClassVar[TcpConnections]  # each server has a subclass with its own
    transport: asyncio.Transport

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        packing = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            server_max_window_bits=15,
            client_max_window_bits=12,
            compress_settings={"memLevel": 8},
        )
        self.conn = ServerProtocol(
            extensions=[packing], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    def data_received(self, data: bytes) -> None:
        """The first bytes are the whole handshake; one that cannot be read was kept open without an answer."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or UNREADABLE)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.tcp.remove(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.tcp.stall(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.tcp.flow(self.transport)
        super().resume_writing()

    async def run_asgi(self) -> None:
        """Hand the application a way to send that needs no task of its own."""
        self.scope["extensions"][SEND_NOW] = {"send": self.send_now}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send what the application says; a message whose bytes are made already goes out as it is."""
        made = message.get(MADE)
        if not isinstance(made, Message):
            await super().send(message)
            return
        await self.writable.wait()
        if not self.send_now(made):
            raise ClientDisconnected

    def send_now(self, message: Message) -> bool:
        """Send a message; False when the other side has no room for it now, or is gone."""
        gone = self.disconnected or self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing()
        if gone or not self.writable.is_set():
            return False
        self.transport.write(message.frame(self.conn.extensions))
        return True
