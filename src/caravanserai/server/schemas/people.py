"""People: guests and accounts."""

from typing import Annotated, Literal

from pydantic import Field

from caravanserai.server.model.people import PersonFacts
from caravanserai.server.schemas.common import Asked, Told

Name = Annotated[str, Field(min_length=1, max_length=200, description="1 to 24 characters once cleaned.")]
Password = Annotated[str, Field(min_length=8, max_length=256)]


class GuestRequest(Asked):
    """Somebody who only gives a name."""

    name: Name


class Credentials(Asked):
    """The name and password of an account."""

    name: Name
    password: Password


class Login(Credentials):
    """The same to sign in; with a code from the host of the server in place of the password, also a new password."""

    new_password: Password | None = None


class Person(Told):
    """Somebody at the server."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Me(Told):
    """Who the session belongs to; nobody when there is none."""

    person: Person | None


def me_of(person: PersonFacts | None) -> Me:
    """Somebody as their page knows them."""
    if person is None:
        return Me(person=None)
    return Me(person=Person(id=person.id, name=person.name, kind="account" if person.kind == "account" else "guest"))
