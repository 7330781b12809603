"""What a table knows of itself besides the game: seats, clock, status, and the summary that lists show."""

from dataclasses import dataclass, field, replace
from typing import Any


@dataclass
class SeatFacts:
    """One seat. `person` owns it, even while a bot plays for them."""

    kind: str  # open, person or bot
    name: str = ""
    person: str | None = None
    bot: str | None = None
    bot_for_owner: bool = False
    guest: bool = False  # whether the owner has no account

    @property
    def gone(self) -> bool:
        """Whether the owner has deleted their account: nobody is called by nothing."""
        return self.person is not None and not self.name

    @property
    def by_person(self) -> bool:
        """Whether a person decides here now."""
        return self.kind == "person"


@dataclass
class Summary:
    """How the game stands, kept beside it so that lists need not load it."""

    deciding: list[int] = field(default_factory=list)
    round: int = 0
    winners: list[int] = field(default_factory=list)
    scores: list[int] | None = None
    breakdown: list[list[dict[str, Any]]] = field(default_factory=list)
    decision_since: list[int] = field(default_factory=list)  # per seat, the event since which its decision is the same
    left: list[float] | None = None  # seconds each seat has left, as of `since`
    since: float = 0.0
    turns: int = 0  # how often the turn was handed over, in the moves that stand
    termed: list[int] = field(
        default_factory=list
    )  # per seat, the latest of these turns for which it had a term of days
    graced: list[int] = field(default_factory=list)  # the seats that had their grace
    bot_moved: list[int] = field(default_factory=list)  # the seats whose bot has moved for the owner since it took over
    no_result: str | None = None  # why the game ended without a result, if it did
    lifted_at: int | None = None  # after so many moves it was lifted to other rules


@dataclass
class TableFacts:
    """A row of the store with its seats."""

    id: str
    game: str
    version: str
    options: dict[str, bool | int | str]
    seed: int
    host: str
    private: bool
    clock: dict[str, Any]
    status: str
    created: float
    updated: float
    seats: list[SeatFacts]
    event: int = 0
    move_count: int = 0
    summary: Summary = field(default_factory=Summary)
    deadline: float | None = None
    bot_due: bool = False
    rematch: str | None = None
    bots_paused: bool = False  # not kept: whether bots that have to move wait until somebody comes

    @property
    def began(self) -> bool:
        """Whether the game was ever laid out; a table may be finished without."""
        return bool(self.summary.decision_since)

    @property
    def lifted(self) -> bool:
        """Whether the rules were changed while the game was played."""
        return self.summary.lifted_at is not None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person owns."""
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def open_seats(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "open"]

    def people(self) -> set[str]:
        """Everybody who owns a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def copy(self) -> "TableFacts":
        """Independent seats and summary; the rest is replaced, never changed in place."""
        return replace(self, seats=[replace(seat) for seat in self.seats], summary=replace(self.summary))
