"""The trade cards that the Century games with a market share. Facts only; totals are checked by the tests."""

from typing import Final

from caravanserai.games.century.caravan.cubes import bag
from caravanserai.games.century.market.trade_cards import (
    GAIN,
    RETRIEVE_UP_TO,
    UPGRADE_UP_TO,
    ChoiceExchange,
    Effect,
    TradeCard,
    exchange,
    produce,
    special,
    upgrade,
)

STARTING_CARDS: Final[list[TradeCard]] = [produce(2, 0, 0, 0), upgrade(2)]

BASE_CARDS: Final[list[TradeCard]] = [
    produce(3, 0, 0, 0),
    produce(1, 1, 0, 0),
    produce(0, 0, 1, 0),
    produce(4, 0, 0, 0),
    produce(2, 1, 0, 0),
    produce(1, 0, 1, 0),
    produce(0, 0, 0, 1),
    produce(0, 2, 0, 0),
    upgrade(3),
    exchange((2, 0, 0, 0), (0, 0, 1, 0)),
    exchange((2, 0, 0, 0), (0, 2, 0, 0)),
    exchange((3, 0, 0, 0), (0, 0, 0, 1)),
    exchange((3, 0, 0, 0), (0, 1, 1, 0)),
    exchange((3, 0, 0, 0), (0, 3, 0, 0)),
    exchange((4, 0, 0, 0), (0, 0, 2, 0)),
    exchange((4, 0, 0, 0), (0, 0, 1, 1)),
    exchange((5, 0, 0, 0), (0, 0, 0, 2)),
    exchange((5, 0, 0, 0), (0, 0, 3, 0)),
    exchange((1, 1, 0, 0), (0, 0, 0, 1)),
    exchange((2, 0, 1, 0), (0, 0, 0, 2)),
    exchange((0, 1, 0, 0), (3, 0, 0, 0)),
    exchange((0, 2, 0, 0), (0, 0, 2, 0)),
    exchange((0, 2, 0, 0), (2, 0, 0, 1)),
    exchange((0, 2, 0, 0), (3, 0, 1, 0)),
    exchange((0, 3, 0, 0), (0, 0, 0, 2)),
    exchange((0, 3, 0, 0), (1, 0, 1, 1)),
    exchange((0, 3, 0, 0), (2, 0, 2, 0)),
    exchange((0, 3, 0, 0), (0, 0, 3, 0)),
    exchange((0, 0, 1, 0), (0, 2, 0, 0)),
    exchange((0, 0, 1, 0), (1, 2, 0, 0)),
    exchange((0, 0, 1, 0), (4, 1, 0, 0)),
    exchange((0, 0, 2, 0), (0, 0, 0, 2)),
    exchange((0, 0, 2, 0), (0, 2, 0, 1)),
    exchange((0, 0, 2, 0), (2, 1, 0, 1)),
    exchange((0, 0, 2, 0), (2, 3, 0, 0)),
    exchange((0, 0, 3, 0), (0, 0, 0, 3)),
    exchange((0, 0, 0, 1), (0, 0, 2, 0)),
    exchange((0, 0, 0, 1), (0, 3, 0, 0)),
    exchange((0, 0, 0, 1), (1, 1, 1, 0)),
    exchange((0, 0, 0, 1), (2, 2, 0, 0)),
    exchange((0, 0, 0, 1), (3, 0, 1, 0)),
    exchange((0, 0, 0, 2), (0, 3, 2, 0)),
    exchange((0, 0, 0, 2), (1, 1, 3, 0)),
]

# The choice exchange gives three yellow for one of two things, each repetition anew (SR-50).
CHOICE_GIVE: Final[int] = bag((3, 0, 0, 0))
CHOICE_TAKE: Final[list[int]] = [bag((0, 0, 0, 1)), bag((0, 2, 0, 0))]

BONUS_CARDS: Final[list[TradeCard]] = [
    special("r+up1", Effect(GAIN, bag((0, 1, 0, 0))), Effect(UPGRADE_UP_TO, 1)),
    special("yyy-b/rr", ChoiceExchange(CHOICE_GIVE, CHOICE_TAKE), give=CHOICE_GIVE),
    special("g+up1", Effect(GAIN, bag((0, 0, 1, 0))), Effect(UPGRADE_UP_TO, 1)),
    special("yy+card", Effect(GAIN, bag((2, 0, 0, 0))), Effect(RETRIEVE_UP_TO, 1)),
]

# Card numbers: the two starting cards, then the base cards, then the bonus cards.
TRADE_CARDS: Final[list[TradeCard]] = STARTING_CARDS + BASE_CARDS + BONUS_CARDS
FIRST_BASE: Final = 2
FIRST_BONUS: Final = 45
STARTING_HAND: Final = 0b11
