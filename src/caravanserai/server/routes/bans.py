"""Bans over REST: whoever is banned changes nothing here, and may ask why."""

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request

from caravanserai.server.addresses import address_of
from caravanserai.server.guard import SAFE
from caravanserai.server.routes.dependencies import Address, Context, Maybe, context_of, session_of
from caravanserai.server.schemas.bans import BanNotice, MyBan

router = APIRouter(prefix="/api/me/ban", tags=["people"])
ALWAYS: Final = tuple(
    f"/api/me/{way}" for way in ("logout", "sign-out-everywhere", "delete")
)  # what somebody who is banned may do as well


async def not_banned(request: Request) -> None:
    """Refused (403) when somebody who is banned asks for more than to read."""
    if request.method not in SAFE and request.url.path not in ALWAYS:
        session = await session_of(request)
        context_of(request).bans.check(session.person.id if session else None, address_of(request))


@router.get("")
async def my_ban(context: Context, person: Maybe, address: Address) -> MyBan:
    """Whether the host of the server has banned whoever asks."""
    ban = context.bans.of(person.id if person else None, address)
    return MyBan(ban=None if ban is None else BanNotice(until=ban.until, reason=ban.reason))
