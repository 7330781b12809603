# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of trade cards, deals and their row, as views and components tell them."""

from typing import Literal

from typing_extensions import TypedDict


class CubesEffect(TypedDict):
    """A step of a bonus card or deal that brings cubes."""

    kind: Literal["gain", "all_gain"]
    amount: list[int]


class CountEffect(TypedDict):
    """A step that may be done up to so many times."""

    kind: Literal["upgrade", "retrieve", "choice"]
    amount: int


class TradeCardPart(TypedDict):
    """A trade card: what it gives and takes, or how often it upgrades, or its steps."""

    id: str
    kind: Literal["produce", "upgrade", "exchange", "special"]
    give: list[int]
    take: list[int]
    steps: int
    effects: list[CubesEffect | CountEffect]
    source: str


class DealPart(TypedDict):
    """A design of a Golden Deal, and how many cards bear it."""

    id: str
    effects: list[CubesEffect | CountEffect]
    copies: int
    source: str


class MarketCard(TypedDict):
    """A card of the trade row; `card` is nothing while its Golden Deal is being made."""

    card: int | None
    cubes: list[int]
