"""WebSockets that pack their messages, each by itself.

What everybody may write, such as the chat, must not be packed together with what is hidden: how well it packs would
tell who watches the sizes on the wire. So no message is packed with the help of those before it, and a message of the
chat holds no view (see `live.audience`).
"""

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol


class PackedSockets(WebSocketsSansIOProtocol):
    """uvicorn's own protocol with another way of packing."""

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
