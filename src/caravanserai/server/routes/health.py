"""Is the server up, and how busy is it."""

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.responses import JSONResponse

from caravanserai import __version__
from caravanserai.server.addresses import Networks
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused
from caravanserai.server.routes.dependencies import Context
from caravanserai.server.schemas.common import ErrorDetail, Health, Unwell
from caravanserai.server.store.trouble import SENTENCES, Wrong

OFTEN: Final = 1.0  # seconds for which what was found is told again
PATIENCE: Final = 4.0  # seconds in which a database should have taken a write
router = APIRouter(tags=["health"])


class Checkup:
    """Looks at the database no oftener than is useful, however many ask."""

    def __init__(self, context: AppContext) -> None:
        self._database = context.database
        self._checked = float("-inf")
        self._running: asyncio.Task[Wrong | None] | None = None

    async def wrong(self) -> Wrong | None:
        """What is wrong with the database, as of a second ago at most."""
        if self._running is None or (self._running.done() and time.monotonic() - self._checked > OFTEN):
            self._running = asyncio.create_task(self._check())
        done, _ = await asyncio.wait({self._running}, timeout=PATIENCE)
        return self._running.result() if done else self._database.silent

    async def _check(self) -> Wrong | None:
        try:
            return await self._database.wrong()
        finally:
            self._checked = time.monotonic()


@router.get("/api/health", responses={503: {"model": Unwell}}, response_model=Health)
async def health(request: Request) -> Health | JSONResponse:
    """Whether the server is up and its database can be read and written; otherwise what is wrong."""
    wrong = await request.app.state.checkup.wrong()
    if wrong is None:
        return Health(status="ok", version=__version__)
    error = ErrorDetail(code=f"database_{wrong}", message=SENTENCES[wrong])
    return JSONResponse(Unwell(status="unwell", version=__version__, wrong=wrong, error=error).model_dump(), 503)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, context: Context) -> Response:
    """The counters, for Prometheus on the host's own machines.

    What came through a proxy is refused whoever asked: where the proxy is not trusted, all seem to come from it.
    """
    host = request.client.host if request.client else ""
    if host not in Networks(context.settings.metrics_from) or "x-forwarded-for" in request.headers:
        raise Refused(403, "not_for_you", "The metrics are for the addresses in CARAVANSERAI_METRICS_FROM.")
    return Response(context.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
