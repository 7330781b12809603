# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of Merchants of Dunhuang."""

from typing import Literal

from typing_extensions import TypedDict

from caravanserai.core.shapes import TableView


class TraderView(TypedDict):
    """A trader. Cards are counts by good where the seat may see them, otherwise nothing."""

    hand_count: int
    hand: list[int] | None
    shop: list[int]
    coins: int
    prestige: int
    tokens: int
    goods_in_hand: int | None
    dealt: list[int] | None
    removed: list[int] | None
    chosen_start: bool


class TokenView(TypedDict):
    """An advantage token: its owner, or nothing while in the supply; and whether its glyph side is up."""

    owner: int | None
    in_play: bool
    shielded: bool


class GoodScore(TypedDict):
    """At the end, good by good: who led and who kept a card."""

    good: int
    leaders: list[int]
    kept: list[int]


class CamelWayView(TypedDict):
    """The way of the camel to a place: its steps and its price. To its own it is a whole lap."""

    steps: int
    price: int


class DunhuangView(TableView):
    """The table of Merchants of Dunhuang. `ways` lead to the places of the circle, once the camel stands somewhere."""

    circle: list[int]
    camel: int | None
    ways: list[CamelWayView]
    market: list[int | None]
    deck: int
    traders: list[TraderView]
    tokens: list[TokenView]
    discard: list[int]
    drawn: list[int] | None
    drawn_count: int
    coin_supply: int
    prestige_supply: int
    coins_run_out: bool
    prestige_runs_out: bool
    tokens_to_win: int
    running_out: bool
    instant_winner: int | None
    final: list[GoodScore] | None
    hand_points: list[int] | None


class GoodPart(TypedDict):
    """A good: its number, which is how many cards of it there are and what one is worth."""

    key: str
    number: int
    name_source: Literal["printed", "reconstructed"]


class CharacterPart(TypedDict):
    """A character, the token that shows it, and the clause of its ability."""

    key: str
    token: int
    clause: str


class DunhuangComponents(TypedDict):
    """The goods, the characters and what is in the box."""

    goods: list[GoodPart]
    characters: list[CharacterPart]
    coins: int
    prestige: int
    slots: int
    goods_to_win: int
    token_points: int
