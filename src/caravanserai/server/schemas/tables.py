"""Tables, their seats and clocks, and their past."""

from typing import Annotated, Any, Literal

from pydantic import Field

from caravanserai.server.schemas.common import Asked, Fact, ReasonOut, Seconds, Told

BotName = Annotated[str, Field(min_length=1, max_length=40)]
SeatKind = Literal["open", "person", "bot"]
Status = Literal["waiting", "playing", "finished"]
NoResult = Literal["closed", "old_rules"]
EntryKind = Literal["move", "undo", "chat", "hide", "seat", "start", "rules", "end"]


class ClockNone(Asked):
    """Everybody takes the time they need."""

    kind: Literal["none"] = "none"


class ClockLive(Asked):
    """Minutes per player for the whole game, and seconds added after each turn."""

    kind: Literal["live"]
    minutes: Annotated[float, Field(gt=0, le=600)]
    increment: Annotated[float, Field(ge=0, le=600)] = 0


class ClockDays(Asked):
    """So many days for every turn."""

    kind: Literal["days"]
    days: Annotated[float, Field(gt=0, le=60)]


ClockRequest = Annotated[ClockNone | ClockLive | ClockDays, Field(discriminator="kind")]


class SeatRequest(Asked):
    """Who shall sit there: me, anybody, a bot, or somebody at my own screen."""

    kind: Literal["me", "open", "bot", "shared"]
    bot: BotName | None = None
    name: Annotated[str, Field(max_length=200)] | None = None


class TableRequest(Asked):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(default_factory=dict)
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=10)]
    clock: ClockRequest = ClockNone()
    private: bool = False


class PlayNowRequest(Asked):
    """A game against bots, at once."""

    game: Annotated[str, Field(max_length=40)]


class JoinRequest(Asked):
    """Which open seat to take; any when none is named."""

    seat: Annotated[int, Field(ge=0, le=9)] | None = None


class BotRequest(Asked):
    """The bot that shall have the seat."""

    bot: BotName


class Clock(Told):
    """The table's clock."""

    kind: Literal["none", "live", "days"]
    minutes: float | None = None
    increment: float | None = None
    days: float | None = None


class Seat(Told):
    """One seat and who has it. With `bot_for_owner` a bot plays for an absent owner; a `guest` has no account.

    A seat that somebody owns and whose name is empty is that of somebody who has deleted their account.
    """

    index: int
    kind: SeatKind
    person: str | None
    name: str
    bot: str | None
    bot_for_owner: bool
    guest: bool
    online: bool
    time_left: float | None


class ScoreLine(Told):
    """One line of an itemised score."""

    item: str
    count: int
    points: int


class TableInfo(Told):
    """What everybody may know about a table."""

    id: str
    game: str
    version: str
    options: dict[str, bool | int | str]
    status: Status
    event: int
    seats: list[Seat]
    host: str
    private: bool
    clock: Clock
    commitment: str
    seed: Annotated[str | None, Field(description="Told when the game is over.")]
    bots_paused: Annotated[bool, Field(description="Bots have to move and wait until somebody is at the table.")]
    deciding: list[int]
    round: int
    created: Seconds
    updated: Seconds
    your_seats: list[int]
    your_turn: bool
    no_result: Annotated[NoResult | None, Field(description="Why the game ended without a result, if it did.")]
    lifted: Annotated[bool, Field(description="The rules were changed while the game was played; it has no record.")]
    winners: list[int]
    scores: list[int] | None
    breakdown: Annotated[list[list[ScoreLine]], Field(description="Each seat's itemised score, when the game is over.")]
    rematch: Annotated[str | None, Field(description="The table where the same people play again.")]


class StoryEvent(Told):
    """One thing that happened in a move, as far as the reader may know it."""

    kind: str
    seat: int
    facts: dict[str, Fact]


class LogEntry(Told):
    """One line of the table's log."""

    event: int
    at: Seconds
    kind: EntryKind
    seat: int | None
    person: Annotated[str | None, Field(description="A name; empty when the account has been deleted.")]
    text: str | None
    hidden: Annotated[bool, Field(description="A line of the chat that the host of the server has hidden.")]
    undoes: Annotated[int | None, Field(description="Of an undo the move taken back, of a hide the hidden line.")]
    story: list[StoryEvent]
    move_count: int


class Log(Told):
    """A piece of the log, oldest first; `more` when there are older entries."""

    entries: list[LogEntry]
    more: bool


class ChoiceOut(Told):
    """Something the seat could mean now: a move, what its sentence needs, and why it is barred if it is."""

    move: int
    facts: dict[str, Fact]
    reason: ReasonOut | None


class Observation(Told):
    """The table as one seat sees it, or with null a watcher.

    `choices` is empty while others decide, and `waiting` then says why.
    """

    seat: int | None
    view: dict[str, Any]
    choices: list[ChoiceOut]
    waiting: ReasonOut | None
    undo: ReasonOut | None


class Position(Told):
    """A past position. `observations` holds every seat's when the hidden parts were asked for."""

    move_count: int
    total: int
    observation: Observation
    log: list[LogEntry]
    observations: list[Observation]


class Chart(Told):
    """The scores at every end of a turn."""

    moves: list[int]
    scores: list[list[int]]


class RecordFile(Told):
    """A finished game written down."""

    format: str
    game: str
    version: str
    players: int
    options: dict[str, bool | int | str]
    seed: int
    commitment: str
    moves: list[tuple[int, str]]
    result: dict[str, Any] | None
