"""Values of options that are made by hand, such as a map: proposed, and looked over."""

from typing import Annotated, Any

from pydantic import Field

from caravanserai.server.schemas.common import Asked, Fact, Told


class ValueRequest(Asked):
    """A value that somebody is making, at a table that has chosen these other options."""

    value: str
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(default_factory=dict)


class ProblemOut(Told):
    """One thing that is wrong with it: a code and facts for our own texts, and a sentence in English."""

    code: str
    message: str
    details: dict[str, Fact]


class ValidationOut(Told):
    """The tidied value, or null and the problems; `drawn` is what a picture shows, empty if nothing can be read."""

    value: str | None
    problems: list[ProblemOut]
    drawn: dict[str, Any]
