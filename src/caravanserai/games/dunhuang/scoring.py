"""The end in Dunhuang: tokens, prestige, and the cards led and kept (DH-86 to DH-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.dunhuang.components import TOKEN_POINTS
from caravanserai.games.dunhuang.goods import GOODS, number_of

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.dunhuang.state import DunhuangState


def leads(state: DunhuangState, good: i64) -> list[int]:
    """The seats with the most cards of a good in hand (DH-89)."""
    most: i64 = 0
    for trader in state.traders:
        most = max(most, number_of(trader.hand, good))
    if most == 0:
        return []
    return [seat for seat in range(state.players) if number_of(state.traders[seat].hand, good) == most]


def led_goods(state: DunhuangState, seat: i64) -> list[int]:
    """The goods a seat leads, highest number first."""
    return [good for good in range(GOODS - 1, -1, -1) if int(seat) in leads(state, good)]


def kept_goods(state: DunhuangState, seat: i64) -> list[int]:
    """The goods a seat may keep a card of: those it leads, the best ones up to its tokens (DH-90, DH-91)."""
    return led_goods(state, seat)[: state.tokens_of(seat)]


def hand_points(state: DunhuangState, seat: i64) -> int:
    points = 0
    for good in kept_goods(state, seat):
        points += good + 1
    return points


def scores(state: DunhuangState) -> list[int]:
    found: list[int] = []
    for seat in range(state.players):
        tokens = int(state.tokens_of(seat)) * TOKEN_POINTS
        found.append(tokens + int(state.traders[seat].prestige) + hand_points(state, seat))
    return found


def winners(state: DunhuangState) -> list[int]:
    """Whoever won at once; otherwise the highest score, then the most coins, then all who are still equal (DH-93)."""
    if not state.over:
        return []
    if state.instant_winner >= 0:
        return [int(state.instant_winner)]
    points = scores(state)
    standing = [(points[seat], int(state.traders[seat].coins)) for seat in range(state.players)]
    best = max(standing)
    return [seat for seat in range(state.players) if standing[seat] == best]


def breakdown(state: DunhuangState, seat: int) -> list[ScoreLine]:
    tokens = int(state.tokens_of(seat))
    prestige = int(state.traders[seat].prestige)
    kept = kept_goods(state, seat)
    return [
        {"item": "tokens", "count": tokens, "points": tokens * TOKEN_POINTS},
        {"item": "prestige", "count": prestige, "points": prestige},
        {"item": "kept_cards", "count": len(kept), "points": hand_points(state, seat)},
    ]
