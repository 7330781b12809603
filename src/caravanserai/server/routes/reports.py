"""Reports to the host of the server over REST."""

from fastapi import APIRouter

from caravanserai.server.limits import REPORTS_BY_ADDRESS, REPORTS_BY_PERSON
from caravanserai.server.routes.dependencies import Address, Context, Somebody
from caravanserai.server.routes.tables import TableId
from caravanserai.server.schemas.reports import ReportRequest, ReportSent
from caravanserai.server.tables.reporting import report

router = APIRouter(prefix="/api/tables/{table}/reports", tags=["reports"])


@router.post("")
async def new_report(
    table: TableId, body: ReportRequest, context: Context, person: Somebody, address: Address
) -> ReportSent:
    """Tell the host of the server about somebody at a table."""
    context.limits.count(REPORTS_BY_PERSON, person.id)
    context.limits.count(REPORTS_BY_ADDRESS, address)
    await report(context, table, person, body)
    return ReportSent()
