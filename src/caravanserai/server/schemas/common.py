"""What several answers share: errors, reasons, and numbers that fit every database."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from caravanserai.server.store.trouble import Wrong

Fact = int | str | list[int]

SeatIndex = Annotated[int, Field(ge=0, le=9, description="A seat, counted from 0.")]
EventNumber = Annotated[int, Field(ge=0, le=2**31 - 1, description="The number of an event of a table.")]
MoveId = Annotated[int, Field(ge=0, le=2**31 - 1, description="The running id of a move in its game's move table.")]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$", description="Unique per command.")]
Seconds = Annotated[float, Field(description="Seconds since 1970.")]


class Asked(BaseModel):
    """Something the page sends; unknown parts are refused."""

    model_config = ConfigDict(extra="forbid")


class Told(BaseModel):
    """Something the server says."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class ErrorDetail(Told):
    """What went wrong: a code for programs, a sentence for people."""

    code: str
    message: str


class ErrorAnswer(Told):
    """The body of every refusal that is not a Refusal of a command."""

    error: ErrorDetail


class ReasonOut(Told):
    """Why a move or an undo is not possible, with the rule clause and the facts of the sentence."""

    code: str
    clause: str
    details: dict[str, Fact]


class Health(Told):
    """The server is up and its database can be read and written."""

    status: Literal["ok"]
    version: str


class Unwell(ErrorAnswer):
    """The server is up, but its database is not as it should be."""

    status: Literal["unwell"]
    version: str
    wrong: Wrong
