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

    kind: Literal["upgrade", "retrieve"]
    amount: int


class ChoiceEffect(TypedDict):
    """An exchange, as often as wanted: for `give` one of the `options`, each time anew."""

    kind: Literal["choice"]
    give: list[int]
    options: list[list[int]]


Effect = CubesEffect | CountEffect | ChoiceEffect


class TradeCardPart(TypedDict):
    """A trade card: what it gives and takes, or how often it upgrades, or its steps."""

    id: str
    kind: Literal["produce", "upgrade", "exchange", "special"]
    give: list[int]
    take: list[int]
    steps: int
    effects: list[Effect]
    source: str


class DealPart(TypedDict):
    """A design of a Golden Deal, and how many cards bear it."""

    id: str
    effects: list[Effect]
    copies: int
    source: str


class MarketCard(TypedDict):
    """A card of the trade row and the cubes its place costs; `card` is nothing while its Golden Deal is being made."""

    card: int | None
    cubes: list[int]
    price: int
