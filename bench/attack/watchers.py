"""`python -m bench.attack.watchers URL TABLE COUNT`: a process of its own full of watchers of one table.

They take packed messages as a browser's page does, but unpack only the last one, and only when asked. `ready` is
printed when all are in; each line on standard input is answered by the event that the last of them has come to, and by
the most messages that one of them was sent.
"""

import asyncio
import base64
import json
import os
import secrets
import sys
import zlib
from typing import Final
from urllib.parse import urlsplit

EACH: Final = 10  # watchers from one address
OPENED_AT_ONCE: Final = 20
NICE: Final = 10  # the server goes first
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PACKED: Final = 0x40  # the bit of a frame that is packed


class Watcher(asyncio.Protocol):
    """A page that looks on. `entered` is set from its first message until it is sent away."""

    def __init__(self, host: str, path: str) -> None:
        self.messages = 0
        self.entered = asyncio.Event()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        )
        self._bytes = bytearray()
        self._last = b"{}"
        self._last_packed = False
        self._answered = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self._answered:
            head, end, rest = self._bytes.partition(b"\r\n\r\n")
            if not end:
                return
            self._answered = head.startswith(b"HTTP/1.1 101")
            self._bytes = rest
        while self._frame():
            continue

    def connection_lost(self, error: Exception | None) -> None:
        self.entered.clear()

    def event(self) -> int:
        """The event this page has come to; -1 when it was sent away."""
        if not self.entered.is_set():
            return -1
        text = zlib.decompressobj(-15).decompress(self._last + b"\0\0\xff\xff") if self._last_packed else self._last
        return int(json.loads(text).get("event", -1))

    def _frame(self) -> bool:
        """Take one whole frame off what has come; False when there is none."""
        if len(self._bytes) < 2:
            return False
        kind, length, begin = self._bytes[0] & 15, self._bytes[1], 2
        if length > 125:
            begin = 4 if length == 126 else 10
            length = int.from_bytes(self._bytes[2:begin], "big")
        if len(self._bytes) < begin + length:
            return False
        if kind == TEXT:
            self.messages += 1
            self._last, self._last_packed = bytes(self._bytes[begin : begin + length]), bool(self._bytes[0] & PACKED)
            self.entered.set()
        elif kind == PING:
            self._transport.write(bytes([128 + PONG, 128 + length, 0, 0, 0, 0]) + self._bytes[begin : begin + length])
        elif kind == CLOSE:
            self.entered.clear()
            self._transport.close()
        del self._bytes[: begin + length]
        return True


async def main(url: str, table: str, count: int) -> None:
    """Fill the room, and answer until standard input ends."""
    server, loop = urlsplit(url), asyncio.get_running_loop()
    host, port = server.hostname or "", server.port or 80
    places = asyncio.Semaphore(OPENED_AT_ONCE)

    async def come(number: int) -> Watcher:
        own = f"127.0.1.{number // EACH + 1}"
        async with places:
            _, watcher = await loop.create_connection(
                lambda: Watcher(server.netloc, f"/api/tables/{table}/live"),
                host,
                port,
                local_addr=(own, 0),
            )
            await asyncio.wait_for(watcher.entered.wait(), 20)
            return watcher

    watchers = await asyncio.gather(*[come(number) for number in range(count)])
    print("ready", flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        print(min(map(Watcher.event, watchers)), max(watcher.messages for watcher in watchers), flush=True)


if __name__ == "__main__":
    os.nice(NICE)
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
