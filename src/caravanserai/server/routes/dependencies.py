"""The front desk: what every request handler needs to know about the server and the person who asks."""

from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from caravanserai.server.addresses import address_of
from caravanserai.server.context import AppContext
from caravanserai.server.errors import no_session
from caravanserai.server.model.people import PersonFacts, SessionFacts
from caravanserai.server.store.device_store import LIFETIME
from caravanserai.server.tables.registry import TableRegistry

COOKIE: Final = "caravanserai"
DEVICE_COOKIE: Final = "caravanserai_device"  # stays when its owner signs out


def context_of(connection: HTTPConnection) -> AppContext:
    context = connection.app.state.context
    assert isinstance(context, AppContext)
    return context


def registry_of(connection: HTTPConnection) -> TableRegistry:
    registry = connection.app.state.registry
    assert isinstance(registry, TableRegistry)
    return registry


async def session_of(connection: HTTPConnection) -> SessionFacts | None:
    """The session the cookie belongs to, if it is a good one; looked up once for a request."""
    state = connection.state
    if not hasattr(state, "session"):
        token = connection.cookies.get(COOKIE)
        state.session = await context_of(connection).people.session(token) if token else None
    session: SessionFacts | None = state.session
    return session


async def maybe_person(session: Annotated[SessionFacts | None, Depends(session_of)]) -> PersonFacts | None:
    return None if session is None else session.person


async def needed_person(person: Annotated[PersonFacts | None, Depends(maybe_person)]) -> PersonFacts:
    if person is None:
        raise no_session()
    return person


async def needed_session(session: Annotated[SessionFacts | None, Depends(session_of)]) -> SessionFacts:
    if session is None:
        raise no_session()
    return session


async def let_in(connection: HTTPConnection, response: Response, person: PersonFacts, linked: bool = False) -> None:
    """Open a session and set its cookie; the session before it ends."""
    context = context_of(connection)
    address = address_of(connection)
    context.bans.check(person.id, address)
    old = await session_of(connection)
    token, session = await context.people.open_session(person, address, linked)
    if old is not None:
        await context.people.close_session(old.token)
        if old.person.id != person.id:
            registry_of(connection).end_session(old.token)
        else:
            registry_of(connection).go_on(old.token, session)
    _set_cookie(connection, response, COOKIE, token, context.settings.session_days * 86400)


async def known_device(connection: HTTPConnection, person: PersonFacts | None) -> str | None:
    """The token of the device that asks, when somebody has signed in with it before."""
    token = connection.cookies.get(DEVICE_COOKIE)
    if not token or person is None:
        return None
    return token if await context_of(connection).devices.known(token, person) else None


async def remember_device(connection: HTTPConnection, response: Response, person: PersonFacts) -> None:
    """Somebody has proved with this device who they are."""
    token = await context_of(connection).devices.remember(connection.cookies.get(DEVICE_COOKIE), person)
    _set_cookie(connection, response, DEVICE_COOKIE, token, LIFETIME)


def _set_cookie(connection: HTTPConnection, response: Response, name: str, token: str, seconds: float) -> None:
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(name, token, max_age=int(seconds), httponly=True, samesite="lax", secure=secure, path="/")


Context = Annotated[AppContext, Depends(context_of)]
Registry = Annotated[TableRegistry, Depends(registry_of)]
Address = Annotated[str, Depends(address_of)]
Session = Annotated[SessionFacts | None, Depends(session_of)]
Present = Annotated[SessionFacts, Depends(needed_session)]
Maybe = Annotated[PersonFacts | None, Depends(maybe_person)]
Somebody = Annotated[PersonFacts, Depends(needed_person)]
