"""The application: the parts put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import structlog
from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from caravanserai import __version__
from caravanserai.server.addresses import Forwarded
from caravanserai.server.admin.follower import Follower
from caravanserai.server.context import build_context
from caravanserai.server.errors import DatabaseAway, Refused, database_away, not_now
from caravanserai.server.guard import Guard, error_answer
from caravanserai.server.page import Pages
from caravanserai.server.routes import (
    accounts,
    bans,
    games,
    health,
    links,
    live,
    options,
    past,
    people,
    reports,
    tables,
)
from caravanserai.server.routes.bans import not_banned
from caravanserai.server.schemas.common import ErrorAnswer
from caravanserai.server.settings import Settings
from caravanserai.server.steady import CLOCK
from caravanserai.server.store.preparing import prepare
from caravanserai.server.store.table_writer import WriteConflict
from caravanserai.server.tables.archiver import Archiver
from caravanserai.server.tables.bot_driver import BotDriver
from caravanserai.server.tables.registry import TableRegistry
from caravanserai.server.tables.table import Table
from caravanserai.server.tables.watch import Watch

LOG = structlog.get_logger()
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorAnswer} for status in (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
}
WORTH_PACKING = 1024  # bytes; built files are packed already and stay as they are
PLAIN = {
    400: ("malformed", "The body cannot be read."),
    404: ("unknown_path", "There is nothing under this address."),
    405: ("wrong_method", "This address does not do that."),
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server on the database the settings name. The database is prepared when the server starts."""
    chosen = settings or Settings()
    context = build_context(chosen)
    registry = TableRegistry(context)
    driver = BotDriver(context, registry)
    follower = Follower(context, registry)
    archiver = Archiver(context, registry)

    def after_change(table: Table) -> None:
        driver.look(table)
        archiver.look(table)

    registry.after_change = after_change
    registry.before_forgetting = archiver.let_go

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(prepare, chosen.db)
        CLOCK.begin(await context.past.last_written())
        await context.waiting.begin(context.past, context.people)
        await follower.begin()
        running = [
            asyncio.create_task(work)
            for work in (
                Watch(context, registry, driver).walk(),
                follower.walk(),
                archiver.work(),
                context.tcp.sweep_for_ever(),
            )
        ]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            await driver.close()
            await registry.close()
            await context.broadcasts.close()
            await archiver.close()
            await context.bots.close()
            await context.mailer.close()
            await context.database.close()
            LOG.info("closed")

    app = FastAPI(
        title="Caravanserai",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=ERRORS,
    )
    app.state.context, app.state.registry = context, registry
    app.state.checkup = health.Checkup(context)
    for part in (health, live):
        app.include_router(part.router)
    for part in (people, accounts, links, bans, games, options, tables, past, reports):
        app.include_router(part.router, dependencies=[Depends(not_banned)])
    app.add_api_route("/{path:path}", Pages(chosen.static).serve, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _wrong_values)
    app.add_exception_handler(HTTPException, _no_such_thing)
    app.add_exception_handler(WriteConflict, _moved_on)
    app.add_exception_handler(DatabaseAway, _database_away)
    app.add_exception_handler(Exception, _unexpected)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING)
    app.add_middleware(Guard, context=context)
    app.add_middleware(Forwarded, proxies=context.proxies)
    _complete_document(app)
    return app


def _complete_document(app: FastAPI) -> None:
    plain = app.openapi

    def whole() -> dict[str, Any]:
        from caravanserai.server.schemas.document import complete

        if app.openapi_schema is None:
            app.openapi_schema = complete(plain())
        return app.openapi_schema

    app.openapi = whole  # type: ignore[method-assign]


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return error_answer(error)


async def _wrong_values(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return error_answer(Refused(400, "malformed", "The body is not whole JSON."))
    place = ".".join(str(part) for part in first["loc"][1:]) or "the body"
    sentence = f"{place}: {first['msg']}."[:300].encode("utf-8", "replace").decode()
    return error_answer(Refused(422, "wrong_values", sentence))


async def _no_such_thing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code, message = PLAIN.get(error.status_code, ("not_possible", "This is not possible."))
    answer = error_answer(Refused(error.status_code, code, message))
    answer.headers.update(error.headers or {})
    return answer


async def _moved_on(request: Request, error: Exception) -> Response:
    """Somebody else has written to the table, such as its host at the command line."""
    return error_answer(not_now("stale", "The table has moved on; look again."))


async def _database_away(request: Request, error: Exception) -> Response:
    return error_answer(database_away())


async def _unexpected(request: Request, error: Exception) -> Response:
    request.app.state.context.metrics.failures.inc()
    LOG.error("a request failed", path=request.url.path, exc_info=error)
    return error_answer(Refused(500, "server_error", "Something went wrong here; try again."))
