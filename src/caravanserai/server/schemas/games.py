"""The rule sets as the page sees them."""

from typing import Any

from caravanserai.server.schemas.common import Told

OptionChoice = bool | int | str


class OptionInfo(Told):
    """Something a table may choose before the game."""

    name: str
    values: list[OptionChoice]
    default: OptionChoice
    clause: str
    printed: OptionChoice | None  # the value nearest to the letter of the print, where readings differ
    first: OptionChoice | None  # the value in somebody's first game, where it is not the default
    full: OptionChoice | None  # the value in a game with everything there is


class GameInfo(Told):
    """A rule set in short."""

    id: str
    title: str
    version: str
    players: list[int]
    options: list[OptionInfo]


class MoveInfo(Told):
    """One entry of a game's move table."""

    id: int
    kind: str
    args: list[int]
    text: str


class GameDetail(GameInfo):
    """A rule set with its components and its move table."""

    components: dict[str, Any]
    moves: list[MoveInfo]


class Rules(Told):
    """The numbered rules page."""

    markdown: str
