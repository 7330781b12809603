"""The past of a table over REST."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from caravanserai.server.routes.dependencies import Context, Maybe
from caravanserai.server.routes.tables import TableId
from caravanserai.server.schemas.tables import Chart, Log, Position, RecordFile
from caravanserai.server.tables import past

router = APIRouter(prefix="/api/tables/{table}", tags=["the past"])
MoveCount = Annotated[int, Path(ge=0, le=1_000_000)]
LONGEST_PIECE = 200


@router.get("/positions/{number}", response_model=Position)
async def position(
    table: TableId,
    number: MoveCount,
    context: Context,
    person: Maybe,
    hidden: bool = False,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
) -> dict[str, Any]:
    """The position after so many moves."""
    return await past.position(context, table, number, person.id if person else None, seat, hidden)


@router.get("/log", response_model=Log)
async def log(
    table: TableId,
    context: Context,
    person: Maybe,
    before: Annotated[int, Query(ge=1, le=2**31 - 1)] = 2**31 - 1,
    limit: Annotated[int, Query(ge=1, le=LONGEST_PIECE)] = LONGEST_PIECE,
) -> dict[str, Any]:
    """Older entries of the log."""
    return await past.log(context, table, before, person.id if person else None, limit)


@router.get("/chart", response_model=Chart)
async def chart(table: TableId, context: Context) -> dict[str, Any]:
    """The course of a finished game."""
    return await past.chart(context, table)


@router.get("/record", response_class=Response, responses={200: {"model": RecordFile}})
async def record(table: TableId, context: Context) -> Response:
    """The record file of a finished game."""
    text = (await past.record(context, table)).to_json()
    name = f'attachment; filename="caravanserai-{table}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})
