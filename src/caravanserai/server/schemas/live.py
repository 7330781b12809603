"""What is said over a live table: commands and questions one way, messages the other."""

import hashlib
import json
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, Field, TypeAdapter, model_validator

from caravanserai.server.schemas.common import Asked, EventNumber, Key, MoveId, ReasonOut, SeatIndex, Told
from caravanserai.server.schemas.tables import LogEntry, Observation, TableInfo

MOST_MOVES: Final = 40  # of one command; more than any turn of small choices takes


def _hash(*parts: str | int) -> str:
    """A short hash of what makes a command the same command; the event that was seen does not."""
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]


class MoveCommand(Asked):
    """Make a move, or several one after the other, all or none of them: either `move` or `moves` is given."""

    type: Literal["move"]
    key: Key
    event: EventNumber
    seat: SeatIndex
    move: MoveId | None = None
    moves: Annotated[list[MoveId], Field(min_length=1, max_length=MOST_MOVES)] | None = None

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if (self.move is None) == (self.moves is None):
            raise ValueError("give either move or moves")
        return self

    @property
    def chosen(self) -> list[int]:
        """The moves in their order."""
        return self.moves or ([] if self.move is None else [self.move])

    @property
    def asked(self) -> str:
        """A hash of what is asked, the same however often it is asked."""
        return _hash("move", self.seat, *self.chosen)


class UndoCommand(Asked):
    """Take the seat's last move back."""

    type: Literal["undo"]
    key: Key
    event: EventNumber
    seat: SeatIndex

    @property
    def asked(self) -> str:
        """A hash of what is asked."""
        return _hash("undo", self.seat)


class ChatCommand(Asked):
    """Say something to the table."""

    type: Literal["chat"]
    key: Key
    text: Annotated[str, Field(min_length=1, max_length=500)]

    @property
    def asked(self) -> str:
        """A hash of what is asked."""
        return _hash("chat", self.text)


class WhyQuestion(Asked):
    """Why is this move not possible?"""

    type: Literal["why"]
    key: Key
    seat: SeatIndex
    move: MoveId


class HintQuestion(Asked):
    """What would a bot do here?"""

    type: Literal["hint"]
    key: Key
    seat: SeatIndex


class Ping(Asked):
    """Is anybody there?"""

    type: Literal["ping"]


Command = Annotated[MoveCommand | UndoCommand | ChatCommand | WhyQuestion | HintQuestion, Field(discriminator="type")]
ClientMessage = Annotated[
    MoveCommand | UndoCommand | ChatCommand | WhyQuestion | HintQuestion | Ping, Field(discriminator="type")
]
CLIENT_MESSAGE: TypeAdapter[MoveCommand | UndoCommand | ChatCommand | WhyQuestion | HintQuestion | Ping] = TypeAdapter(
    ClientMessage
)


class TableMessage(Told):
    """The table as it now is, and what is new in its log."""

    type: Literal["table"] = "table"
    info: TableInfo
    event: int
    observations: Annotated[list[Observation] | None, Field(description="Null when they are as they were.")]
    log: list[LogEntry]


class Ack(Told):
    """The command is done and safely written."""

    type: Literal["ack"] = "ack"
    key: str
    event: int


class Refusal(Told):
    """The command changed nothing, and why."""

    type: Literal["refused"] = "refused"
    key: str | None
    code: str
    message: str
    reason: ReasonOut | None
    index: Annotated[int | None, Field(description="Which of several `moves` was refused, from 0.")]
    event: int


class Why(Told):
    """The answer to a why: nothing when the move is possible."""

    type: Literal["why"] = "why"
    key: str
    move: int
    reason: ReasonOut | None


class Hint(Told):
    """What the medium bot would do."""

    type: Literal["hint"] = "hint"
    key: str
    move: int
    chance: Annotated[
        float | None,
        Field(description="To win with this move, from 0 to 1; none where there is no choice or no rival."),
    ]


class Pong(Told):
    """Here."""

    type: Literal["pong"] = "pong"


class Thinking(Told):
    """A bot has begun to think for this seat."""

    type: Literal["thinking"] = "thinking"
    seat: int


ServerMessage = Annotated[TableMessage | Ack | Refusal | Why | Hint | Pong | Thinking, Field(discriminator="type")]
SERVER_MESSAGES: tuple[type[BaseModel], ...] = (TableMessage, Ack, Refusal, Why, Hint, Pong, Thinking)
CLIENT_MESSAGES: tuple[type[BaseModel], ...] = (
    MoveCommand,
    UndoCommand,
    ChatCommand,
    WhyQuestion,
    HintQuestion,
    Ping,
)
