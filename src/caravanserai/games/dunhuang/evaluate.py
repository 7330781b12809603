"""How good a position of Dunhuang looks for a seat: points so far, the race for the instant victory, and room to move.

The numbers are in points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.dunhuang.components import GOODS_TO_WIN, TOKEN_POINTS
from caravanserai.games.dunhuang.goods import GOODS, kinds, number_of, total

if TYPE_CHECKING:
    from caravanserai.games.dunhuang.state import DunhuangState

WON: Final = 100.0
RIVALS: Final = 0.5  # how much the best rival's standing weighs
RACE: Final = 22.0  # what the instant victory is worth when it is one step away
SAFE_TOKEN: Final = 0.7  # a token that one more card of a rival does not take
SHIELDED: Final = 0.4
HELD_CARD: Final = 0.35  # a card in hand that leads nothing yet
COIN: Final = 0.45  # the first coins are steps to choose from ...
ENOUGH_COINS: Final = 6.0  # ... beyond these they help little


def evaluate(state: DunhuangState, seat: int) -> float:
    """The position's worth for a seat, against its strongest rival."""
    if state.over:
        winners = state.winners()
        return WON / len(winners) if seat in winners else -WON
    best = -WON
    for other in range(state.players):
        if other != seat:
            best = max(best, _standing(state, other))
    return _standing(state, seat) - RIVALS * best


def _standing(state: DunhuangState, seat: i64) -> float:
    trader = state.traders[seat]
    tokens = state.tokens_of(seat)
    value = float(TOKEN_POINTS * tokens + trader.prestige) + _token_safety(state, seat)
    value += _hand_worth(state, seat, tokens)
    value += _race(float(tokens) / state.tokens_to_win, float(kinds(trader.hand)) / GOODS_TO_WIN)
    coins = float(trader.coins)
    return value + COIN * ENOUGH_COINS * coins / (coins + ENOUGH_COINS)


def _race(tokens: float, goods: float) -> float:
    """How near the instant victory is; both halves are needed, so the lesser one counts most."""
    tokens = min(tokens, 1.0)
    goods = min(goods, 1.0)
    return RACE * tokens * tokens * goods


def _token_safety(state: DunhuangState, seat: i64) -> float:
    """Leads that hold when a rival adds a card, and shields."""
    value = 0.0
    for good in range(GOODS):
        if state.owners[good] != seat:
            continue
        mine = number_of(state.traders[seat].shop, good)
        most: i64 = 0
        for other in range(state.players):
            if other != seat:
                most = max(most, number_of(state.traders[other].shop, good))
        if mine > most + 1:
            value += SAFE_TOKEN
        elif (state.shields >> good) & 1:
            value += SHIELDED
    return value


def _hand_worth(state: DunhuangState, seat: i64, tokens: i64) -> float:
    """Cards led in hand, as many as tokens allow, the nearer the end the more; and a little for all others."""
    hand = state.traders[seat].hand
    points = 0
    kept: i64 = 0
    for good in range(GOODS - 1, -1, -1):
        mine = number_of(hand, good)
        if mine == 0 or kept >= max(tokens, i64(1)):
            continue
        most: i64 = 0
        for other in range(state.players):
            most = max(most, number_of(state.traders[other].hand, good))
        if mine >= most:
            kept += 1
            points += good + 1
    near_end = 1.0 / (1.0 + 0.08 * float(len(state.deck)))
    return points * near_end + HELD_CARD * float(total(hand))
