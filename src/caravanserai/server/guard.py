"""The doorkeeper: what is checked for every request before anybody looks at it, and what every answer carries."""

import time
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravanserai.server.addresses import address_of
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused
from caravanserai.server.limits import LARGEST_BODY, REQUESTS

LOG = structlog.get_logger()
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SECURITY: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Frame-Options": "DENY",
}


def is_foreign(connection: HTTPConnection, allowed: Iterable[str] = ()) -> bool:
    """Whether a request comes from another site's page."""
    origin = connection.headers.get("origin")
    if origin is None or origin in tuple(allowed):
        return False
    return urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()


def error_answer(refused: Refused) -> JSONResponse:
    """A refusal as an answer."""
    headers = {} if refused.retry_after is None else {"Retry-After": str(int(refused.retry_after) + 1)}
    body = {"error": {"code": refused.code, "message": refused.message}}
    return JSONResponse(body, refused.status, headers)


class Guard:
    """Holds off what is too large, too fast or from a foreign page; adds security headers; counts and logs."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self._app = app
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        measured = _Measured(receive)

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            refused = self._why_not(scope)
            if refused is not None:
                await error_answer(refused)(scope, receive, send_guarded)
            else:
                await self._app(scope, measured, measured.unless_too_large(send_guarded))
                if measured.too_large:
                    await error_answer(_too_large())(scope, receive, send_guarded)
        finally:
            route = scope.get("route")
            path = route.path if isinstance(route, Route) else "other"
            self._context.metrics.requests.labels(scope["method"], path, str(status)).inc()
            took = round((time.perf_counter() - began) * 1000, 1)
            LOG.info("request", method=scope["method"], path=scope["path"], status=status, ms=took)

    def _why_not(self, scope: Scope) -> Refused | None:
        connection = HTTPConnection(scope)
        if scope["path"].startswith("/api/") and scope["path"] != "/api/health":
            try:
                self._context.limits.count(REQUESTS, address_of(connection))
            except Refused as refused:
                return refused
        if scope["method"] in SAFE:
            return None
        if is_foreign(connection, self._context.settings.origins):
            return Refused(403, "foreign_origin", "This request comes from another site's page.")
        if connection.headers.get("x-caravanserai") != "1":
            return Refused(403, "header_missing", "Requests that change something carry the header X-Caravanserai: 1.")
        length = Headers(scope=scope).get("content-length", "0")
        return _too_large() if length.isdigit() and int(length) > LARGEST_BODY else None


class _Measured:
    """Counts the bytes of a body as they come, whatever length was stated, and breaks off one that is too large."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._bytes = 0
        self.too_large = False

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._bytes += len(message.get("body", b""))
            if self._bytes > LARGEST_BODY:
                self.too_large = True
                return {"type": "http.request", "body": b"", "more_body": False}
        return message

    def unless_too_large(self, send: Send) -> Send:
        """What the application says of a body it did not get whole is not sent."""

        async def guarded(message: Message) -> None:
            if not self.too_large:
                await send(message)

        return guarded


def _too_large() -> Refused:
    return Refused(413, "too_large", f"A request may have at most {LARGEST_BODY // 1024} kilobytes.")
