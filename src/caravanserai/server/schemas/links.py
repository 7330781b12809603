"""Links sent by mail."""

from typing import Annotated, Literal

from pydantic import Field

from caravanserai.server.schemas.accounts import OldPassword
from caravanserai.server.schemas.common import Asked, Told
from caravanserai.server.schemas.people import Person

Mail = Annotated[str, Field(min_length=3, max_length=254)]
Language = Annotated[Literal["en", "ru", "uk"], Field(description="What the mail is written in.")]


class AskedForLink(Asked):
    """The mail address of an account."""

    mail: Mail
    language: Language = "en"


class NewMail(Asked):
    """A mail address for one's account, and the account's password."""

    mail: Mail
    password: OldPassword
    language: Language = "en"


class LinkToken(Asked):
    """What stands behind the # of a link."""

    token: Annotated[str, Field(min_length=1, max_length=200)]


class LinkOffer(Told):
    """Whether this server sends links by mail."""

    offered: bool


class Followed(Told):
    """Whose link it was: they are signed in now, or their mail address is this one."""

    person: Person | None
    mail: str | None
