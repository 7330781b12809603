"""What people may do with their own account."""

from typing import Annotated, Any, Literal

from pydantic import Field

from caravanserai.server.schemas.common import Asked, Seconds, Told
from caravanserai.server.schemas.people import Name, Password

OldPassword = Annotated[str, Field(min_length=1, max_length=256)]


class NewPassword(Asked):
    """Another password for the account; the one it has now shows that it is its owner who asks.

    Not needed a quarter of an hour after signing in by a link.
    """

    old: OldPassword | None = None
    new: Password


class NewName(Asked):
    """How a guest wants to be called from now on."""

    name: Name


class Farewell(Asked):
    """The account's password, for what cannot be undone; guests have none."""

    password: OldPassword | None = None


class Account(Told):
    """What the page of an account shows."""

    created: Seconds
    sessions: Annotated[int, Field(description="In how many browsers somebody is signed in to it.")]
    mail: str | None
    by_link: Annotated[bool, Field(description="Just signed in by a link: a new password needs no old one.")]


class OwnPerson(Told):
    """Who somebody is."""

    id: str
    kind: Literal["guest", "account"]
    name: str
    created: Seconds
    mail: str | None


class OwnSession(Told):
    """A sign-in that is still good."""

    opened: Seconds | None
    expires: Seconds


class OwnDevice(Told):
    """A browser in which somebody has signed in."""

    seen: Seconds


class OwnSeat(Told):
    """A seat that was somebody's, and the name it bears."""

    seat: int
    name: str


class OwnTable(Told):
    """A table at which somebody sat, or which they opened."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "finished"]
    created: Seconds
    updated: Seconds
    host: bool
    seats: list[OwnSeat]


class OwnLine(Told):
    """A line of the chat somebody wrote."""

    table: str
    at: Seconds
    name: str
    text: str


class OwnReport(Told):
    """What somebody told the host of the server."""

    table: str
    at: Seconds
    about: str
    text: str


class OwnData(Told):
    """Everything that is kept of somebody. Records of finished games can be had at the tables."""

    person: OwnPerson
    sessions: list[OwnSession]
    devices: list[OwnDevice]
    tables: list[OwnTable]
    chat: list[OwnLine]
    reports: list[OwnReport]
