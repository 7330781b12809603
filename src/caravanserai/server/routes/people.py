"""Who am I: guests, accounts, logging in and out."""

from fastapi import APIRouter, Request, Response

from caravanserai.server.errors import Refused
from caravanserai.server.limits import LOGINS_BY_ADDRESS, LOGINS_BY_NAME, NEW_GUESTS, REGISTRATIONS
from caravanserai.server.model.people import NAMELESS, clean_name, name_key, name_shape
from caravanserai.server.routes.dependencies import COOKIE, Address, Context, Maybe, Registry, Session, let_in
from caravanserai.server.schemas.people import Credentials, GuestRequest, Me, me_of
from caravanserai.server.store.people_store import name_taken

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("")
async def me(person: Maybe) -> Me:
    """Who the session belongs to."""
    return me_of(person)


@router.post("/guest")
async def become_guest(
    body: GuestRequest, request: Request, response: Response, context: Context, address: Address
) -> Me:
    """A guest with that name."""
    name = clean_name(body.name)
    context.limits.count(NEW_GUESTS, address)
    await context.people.check_name(name)
    person = await context.people.add_guest(name)
    await let_in(request, response, person)
    return me_of(person)


@router.post("/register")
async def register(
    body: Credentials,
    request: Request,
    response: Response,
    context: Context,
    registry: Registry,
    address: Address,
    now: Maybe,
) -> Me:
    """A new account; a guest keeps their games."""
    name = clean_name(body.name)
    context.limits.count(REGISTRATIONS, address)
    if name_shape(name) == name_shape(NAMELESS):
        raise name_taken()
    await context.people.check_name(name)
    guest = now if now is not None and now.guest else None
    person = await context.people.register(name, await context.passwords.hashed(body.password), guest)
    if guest is not None:
        await registry.changed(guest, person)
    await let_in(request, response, person)
    return me_of(person)


@router.post("/login")
async def login(body: Credentials, request: Request, response: Response, context: Context, address: Address) -> Me:
    """Into an account."""
    context.limits.count(LOGINS_BY_ADDRESS, address)
    name = clean_name(body.name)
    context.limits.count(LOGINS_BY_NAME, name_key(name))
    found = await context.people.account(name)
    if not await context.passwords.match(found[1] if found else None, body.password) or found is None:
        raise Refused(401, "wrong_login", "The name or the password is wrong.")
    await let_in(request, response, found[0])
    return me_of(found[0])


@router.post("/logout")
async def logout(response: Response, context: Context, registry: Registry, session: Session) -> Me:
    """Forget the session; its live connections end."""
    if session is not None:
        await context.people.close_session(session.token)
        registry.end_session(session.token)
    response.delete_cookie(COOKIE, path="/")
    return me_of(None)
