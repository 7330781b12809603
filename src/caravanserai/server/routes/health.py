"""Is the server up, and how busy is it."""

from fastapi import APIRouter, Request, Response
from sqlalchemy import text

from caravanserai import __version__
from caravanserai.server.addresses import Networks
from caravanserai.server.errors import DatabaseAway, Refused
from caravanserai.server.routes.dependencies import Context
from caravanserai.server.schemas.common import ErrorAnswer, Health

router = APIRouter(tags=["health"])


@router.get("/api/health", responses={503: {"model": ErrorAnswer}})
async def health(context: Context) -> Health:
    """Whether the server is up and its database answers."""
    try:
        await context.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except DatabaseAway as error:
        raise Refused(503, "database", "The database does not answer.") from error
    return Health(status="ok", version=__version__)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, context: Context) -> Response:
    """The counters, for Prometheus on the host's own machines.

    What came through a proxy is refused whoever asked: where the proxy is not trusted, all seem to come from it.
    """
    host = request.client.host if request.client else ""
    if host not in Networks(context.settings.metrics_from) or "x-forwarded-for" in request.headers:
        raise Refused(403, "not_for_you", "The metrics are for the addresses in CARAVANSERAI_METRICS_FROM.")
    return Response(context.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
