"""What players tell the host of the server about each other."""

from typing import Annotated, Final, Literal, Self

from pydantic import Field, model_validator

from caravanserai.server.schemas.common import Asked, EventNumber, SeatIndex, Told

LONGEST_TEXT: Final = 500


class ReportRequest(Asked):
    """Either the player of a seat, or somebody's line of the chat."""

    about: Annotated[Literal["chat", "play", "name", "other"], Field(description="What is wrong.")]
    seat: SeatIndex | None = None
    line: Annotated[EventNumber | None, Field(description="The event of a line of the chat.")] = None
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] = ""

    @model_validator(mode="after")
    def _one_thing(self) -> Self:
        if (self.seat is None) == (self.line is None):
            raise ValueError("give either seat or line")
        return self


class ReportSent(Told):
    """The host of the server has the report."""

    sent: Literal[True] = True
