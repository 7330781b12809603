"""The TCP connections that are open: how many there are, from whom, and which may be closed when there are too many.

A connection *waits* while its request has not come whole, or between two requests; nobody loses anything when such a
one is closed. So silent connections, from however many addresses, never keep anybody out: the one that has waited
longest makes room.
"""

import asyncio
import time
from collections import OrderedDict
from typing import Final

from caravanserai.server.addresses import NOWHERE, Proxies, address_key
from caravanserai.server.caps import Caps
from caravanserai.server.errors import Refused
from caravanserai.server.limits import CONNECTIONS, STALLED_SECONDS
from caravanserai.server.metrics import Metrics

SWEEP_SECONDS: Final = 5.0


class TcpConnections:
    """All of one server. Each is known by its transport, which stays the same when it becomes a WebSocket."""

    def __init__(self, most: int, proxies: Proxies, caps: Caps, metrics: Metrics) -> None:
        self._most = most
        self._most_websockets = most * 3 // 4  # these do not wait, so some room is left for requests
        self._caps = caps
        self._proxies = proxies
        self._metrics = metrics
        self._open: dict[asyncio.Transport, str | None] = {}  # and whose they are; None for a trusted proxy's
        self._waiting: OrderedDict[asyncio.Transport, None] = OrderedDict()
        self._websockets: set[asyncio.Transport] = set()
        self._stalled: dict[asyncio.Transport, float] = {}  # whose other side takes nothing, and since when

    def add(self, transport: asyncio.Transport, host: str | None) -> bool:
        """Note a new one; False when it cannot stay. The proxies' own count for whom they were opened, elsewhere."""
        trusted = host is not None and self._proxies.trusts(host)
        who = None if trusted else address_key(host) if host else NOWHERE
        if len(self._open) >= self._most and not self._make_room():
            self.count_closed("server_full")
            return False
        if who is not None:
            try:
                self._caps.take(CONNECTIONS, who)
            except Refused:
                self.count_closed("address_full")
                return False
        self._open[transport] = who
        self._waiting[transport] = None
        self._metrics.tcp_connections.set(len(self._open))
        return True

    def wait(self, transport: asyncio.Transport) -> None:
        """Its request is answered; there may be another."""
        if transport in self._open:
            self._waiting[transport] = None

    def work(self, transport: asyncio.Transport) -> None:
        """Its request has come whole."""
        self._waiting.pop(transport, None)

    def upgrade(self, transport: asyncio.Transport) -> bool:
        """It becomes a WebSocket; False when there are too many of these."""
        if len(self._websockets) >= self._most_websockets:
            self.count_closed("server_full")
            return False
        self.work(transport)
        self._websockets.add(transport)
        return True

    def stall(self, transport: asyncio.Transport) -> None:
        """Its other side takes nothing at the moment."""
        self._stalled.setdefault(transport, time.monotonic())

    def flow(self, transport: asyncio.Transport) -> None:
        """Its other side takes something again."""
        self._stalled.pop(transport, None)

    def remove(self, transport: asyncio.Transport) -> None:
        """It is closed, whoever closed it."""
        if transport not in self._open:
            return
        who = self._open.pop(transport)
        if who is not None:
            self._caps.release(CONNECTIONS, who)
        self._waiting.pop(transport, None)
        self._websockets.discard(transport)
        self._stalled.pop(transport, None)
        self._metrics.tcp_connections.set(len(self._open))

    def count_closed(self, why: str) -> None:
        """Count one that this side ends."""
        self._metrics.tcp_closed.labels(why).inc()

    async def sweep_for_ever(self) -> None:
        """End what is stalled, again and again."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """End connections whose other side has taken nothing for too long, also where they are being closed."""
        for transport in self._open:
            if transport.is_closing():
                self.stall(transport)
        for transport, since in list(self._stalled.items()):
            if now - since > STALLED_SECONDS:
                self.count_closed("stalled")
                self._drop(transport)

    def _make_room(self) -> bool:
        if not self._waiting:
            return False
        oldest = next(iter(self._waiting))
        self.count_closed("made_room")
        self._drop(oldest)
        return True

    def _drop(self, transport: asyncio.Transport) -> None:
        transport.abort()
        self.remove(transport)
