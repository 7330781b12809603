"""One's own account: its name and password, its sessions, a copy of what is kept, and the end of it."""

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request, Response

from caravanserai.server import steady
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused, not_now
from caravanserai.server.limits import ACCOUNT_CHANGES, DOWNLOADS, PASSWORD_CHECKS
from caravanserai.server.model.people import SessionFacts, clean_name
from caravanserai.server.people.choosing import check_new_password
from caravanserai.server.routes.dependencies import COOKIE, Context, Present, Registry, remember_device
from caravanserai.server.schemas.accounts import Account, Farewell, NewName, NewPassword, OwnData
from caravanserai.server.schemas.people import Me, me_of
from caravanserai.server.store.link_store import LIFETIME
from caravanserai.server.tables.leaving import delete_person

router = APIRouter(prefix="/api/me", tags=["accounts"])


@router.get("/account", response_model=Account)
async def account(context: Context, session: Present) -> dict[str, Any]:
    """What there is to know about one's own account."""
    return {**await context.accounts.account(session.person.id), "by_link": _just_linked(session)}


@router.post("/name")
async def rename(body: NewName, context: Context, registry: Registry, session: Present) -> Me:
    """Another name for a guest. Accounts keep theirs: it is how others know them."""
    old = session.person
    if not old.guest:
        raise not_now("name_stays", "The name of an account stays as it is.")
    context.limits.count(ACCOUNT_CHANGES, old.id)
    person = replace(old, name=clean_name(body.name))
    await context.people.check_name(person.name)
    await context.accounts.rename(old, person.name)
    await registry.changed(old, person)
    return me_of(person)


@router.post("/password")
async def change_password(
    body: NewPassword,
    request: Request,
    response: Response,
    context: Context,
    registry: Registry,
    session: Present,
) -> Me:
    """Another password. All other sessions end. Who has just come by a link sent by mail need not know the old one."""
    if not _just_linked(session):
        await check_owner(context, session, body.old)
    check_new_password(body.new, session.person.name)
    await context.accounts.change_password(session.person.id, await context.passwords.hashed(body.new), session.token)
    registry.end_sessions_of(session.person.id, but=session.token)
    await remember_device(request, response, session.person)
    return me_of(session.person)


@router.post("/sign-out-everywhere")
async def sign_out_everywhere(response: Response, context: Context, registry: Registry, session: Present) -> Me:
    """End every session of one's own, this one too."""
    await context.accounts.sign_out(session.person.id)
    registry.end_sessions_of(session.person.id)
    response.delete_cookie(COOKIE, path="/")
    return me_of(None)


@router.get("/data", response_model=OwnData)
async def data(response: Response, context: Context, session: Present) -> dict[str, Any]:
    """A copy of what is kept of oneself."""
    context.limits.count(DOWNLOADS, session.person.id)
    response.headers["Content-Disposition"] = 'attachment; filename="caravanserai-my-data.json"'
    return await context.accounts.data(session.person.id)


@router.post("/delete")
async def delete(body: Farewell, response: Response, context: Context, registry: Registry, session: Present) -> Me:
    """Go for good. The games stay, the name does not."""
    if not session.person.guest:
        await check_owner(context, session, body.password)
    await delete_person(registry, session.person)
    response.delete_cookie(COOKIE, path="/")
    return me_of(None)


async def check_owner(context: AppContext, session: SessionFacts, password: str | None) -> None:
    """Refused unless this is the password of the account. Tries count by session: nobody uses up another's."""
    kept = await context.accounts.password(session.person.id)
    if kept is None:
        raise not_now("no_password", "A guest has no password; sign up to have one.")
    context.limits.count(PASSWORD_CHECKS, session.token)
    if not await context.passwords.match(kept, password or ""):
        raise Refused(403, "wrong_password", "This is not the password of your account.")


def _just_linked(session: SessionFacts) -> bool:
    """Whether a link sent by mail has opened this session, a moment ago."""
    return session.linked is not None and steady.now() - session.linked < LIFETIME
