"""Who am I: guests, accounts, logging in and out."""

from fastapi import APIRouter, Request, Response

from caravanserai.server.errors import Refused
from caravanserai.server.limits import NEW_GUESTS, REGISTRATIONS
from caravanserai.server.model.people import NAMELESS, clean_name, name_shape
from caravanserai.server.people.choosing import check_new_password
from caravanserai.server.people.codes import use_code
from caravanserai.server.routes.dependencies import (
    COOKIE,
    Address,
    Context,
    Maybe,
    Registry,
    Session,
    known_device,
    let_in,
    remember_device,
)
from caravanserai.server.schemas.people import Credentials, GuestRequest, Login, Me, me_of
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
    check_new_password(body.password, name)
    guest = now if now is not None and now.guest else None
    person = await context.people.register(name, await context.passwords.hashed(body.password), guest)
    if guest is not None:
        await registry.changed(guest, person)
    await let_in(request, response, person)
    await remember_device(request, response, person)
    return me_of(person)


@router.post("/login")
async def login(body: Login, request: Request, response: Response, context: Context, address: Address) -> Me:
    """Into an account."""
    name = clean_name(body.name)
    found = await context.people.account(name)
    context.guesses.count(name, address, await known_device(request, found[0] if found else None))
    if not await context.passwords.match(found[1] if found else None, body.password) or found is None:
        raise Refused(401, "wrong_login", "The name or the password is wrong.")
    await use_code(context, found[0], body.password, body.new_password)
    await let_in(request, response, found[0])
    await remember_device(request, response, found[0])
    return me_of(found[0])


@router.post("/logout")
async def logout(response: Response, context: Context, registry: Registry, session: Session) -> Me:
    """Forget the session; its live connections end."""
    if session is not None:
        await context.people.close_session(session.token)
        registry.end_session(session.token)
    response.delete_cookie(COOKIE, path="/")
    return me_of(None)
