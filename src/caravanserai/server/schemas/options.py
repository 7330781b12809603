"""Values of options that are made by hand, such as a map: proposed, and looked over."""

from typing import Annotated, Any

from pydantic import Field

from caravanserai.server.schemas.common import Asked, Fact, Told


class ValueRequest(Asked):
    """A value that somebody is making, at a table that has chosen these other options."""

    value: str
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(default_factory=dict)


class FaultOut(Told):
    """One thing that is wrong with it: a code and facts for our own texts, and a sentence in English."""

    code: str
    message: str
    details: dict[str, Fact]


class ValueReview(Told):
    """The tidied value, or null and the faults; `drawn` is what a picture of it shows, empty if nothing can be read."""

    value: str | None
    faults: list[FaultOut]
    drawn: dict[str, Any]
