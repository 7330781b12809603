# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shape of what a seat sees, common to all games; each game's view adds its own things."""

from typing_extensions import TypedDict


class DecisionView(TypedDict):
    """What is being decided, for the sentence at the top of the table."""

    kind: str
    facts: dict[str, int]


class ScoreLine(TypedDict):
    """One line of an itemised score: how many of what, and the points they bring."""

    item: str
    count: int
    points: int


class TableView(TypedDict):
    """What every view begins with."""

    game: str
    version: str
    players: int
    options: dict[str, bool | int | str]
    seat: int | None
    first: int
    round: int
    deciding: list[int]
    decision: DecisionView | None
    over: bool
    won_at_once: bool
    winners: list[int]
    scores: list[int] | None
