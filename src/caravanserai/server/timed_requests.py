"""HTTP connections that are not waited for without end.

uvicorn waits for ever for the first byte of a connection and for the rest of a request that was begun. Here a
connection has so many seconds for the head of its request, from when it is opened or the request is begun, and so many
more for the body; however slowly bytes drip in, neither starts anew.
"""

import asyncio
from enum import Enum
from http import HTTPStatus
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from caravanserai.server.limits import BODY_SECONDS, HEAD_SECONDS, LARGEST_HEAD
from caravanserai.server.tcp_connections import TcpConnections


class Awaited(Enum):
    """What of a request is still to come."""

    HEAD = "head"
    BODY = "body"
    NOTHING = "nothing"


class TimedRequests(HttpToolsProtocol):
    """uvicorn's own protocol with time-outs, a largest head, and a count of its connections."""

    tcp: ClassVar[TcpConnections]  # each server has a subclass with its own

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._awaited = Awaited.NOTHING
        self._deadline: asyncio.TimerHandle | None = None
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.tcp.add(transport, self.client[0] if self.client else None):
            self._await(Awaited.HEAD, HEAD_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(Awaited.NOTHING)
        self.tcp.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._awaited is Awaited.NOTHING:
            self._await(Awaited.HEAD, HEAD_SECONDS)
        self._head_bytes += len(data)
        super().data_received(data)
        if self._awaited is Awaited.HEAD and self._head_bytes > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "large_head")

    def on_message_begin(self) -> None:
        if self._awaited is Awaited.NOTHING:  # a further request in the same bytes
            self._await(Awaited.HEAD, HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._await(Awaited.BODY, BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._await(Awaited.NOTHING)
        self.tcp.work(self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.tcp.wait(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._await(Awaited.NOTHING)
        if self.tcp.upgrade(self.transport):
            super().handle_websocket_upgrade()
        else:
            self._answer(HTTPStatus.SERVICE_UNAVAILABLE)

    def pause_writing(self) -> None:
        self.tcp.stall(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.tcp.flow(self.transport)
        super().resume_writing()

    def _await(self, awaited: Awaited, seconds: float = 0) -> None:
        """What is waited for now, and for how long."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if awaited is Awaited.HEAD:
            self._head_bytes = 0
        self._awaited = awaited
        if awaited is not Awaited.NOTHING:
            self._deadline = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, f"{self._awaited.value}_late")

    def _refuse(self, status: HTTPStatus, why: str) -> None:
        """Close the connection, with an answer where one is expected and none has been begun."""
        if self.transport.is_closing():
            return
        self.tcp.count_closed(why)
        begun, answering = self._begun(), self.cycle is not None and not self.cycle.response_complete
        self._await(Awaited.NOTHING)
        if begun:
            self._answer(status)
        else:
            self.transport.close()
        if answering:
            self.cycle.disconnected = True  # whoever waits for the body learns that it will not come
            self.cycle.message_event.set()

    def _begun(self) -> bool:
        """Whether the request that is waited for is the next to be answered, and at least a byte of it has come."""
        if self._awaited is Awaited.BODY:
            return not self.pipeline and not self.cycle.response_started
        return self._head_bytes > 0 and (self.cycle is None or self.cycle.response_complete)

    def _answer(self, status: HTTPStatus) -> None:
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode())
        self.transport.close()
