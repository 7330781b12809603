"""What one use of a city card costs and gives, each way it can be used (MP-89 to MP-97)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components import city_cards as kinds
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS
from caravanserai.games.marco_polo.components.spaces import FIRST_CARD
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.rewards import Reward
from caravanserai.games.marco_polo.store import PAIRS, PEPPER, of

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.games.marco_polo.components.city_cards import CityCard
    from caravanserai.games.marco_polo.state import MarcoPoloState

WAY_CODE: Final[i64] = MOVES.code("way")
GOOD_CODE: Final[i64] = MOVES.code("good")
GIVE_CODE: Final[i64] = MOVES.code("give")
PAY_CODE: Final[i64] = MOVES.code("pay")

FIRST_WAY: Final = 1
SECOND_WAY: Final = 2
ONE_GOOD: Final = [Reward(pepper=1), Reward(silk=1), Reward(gold=1)]  # as moves number them


def card_on(table: MarcoPoloState) -> int:
    """The number of the city card in use."""
    return table.city_cards[table.action.space - FIRST_CARD]


def card_in_use(table: MarcoPoloState) -> CityCard:
    return CITY_CARDS[card_on(table)]


def way_cost(card: CityCard, way: i64) -> i64:
    """The things one use costs; cards with two trades have a second way (MP-90, MP-91)."""
    if way == SECOND_WAY and card.back is not None:
        return card.back[0]
    return card.cost


def way_reward(card: CityCard, way: i64) -> Reward:
    """What one use gives, this way."""
    if way == SECOND_WAY and card.back is not None:
        return card.back[1]
    return card.reward


def way_of(card: CityCard, move: Move) -> i64:
    """Which of two trades a move means: the way it names, or on a card for barter the second one to take a good."""
    if move.code == WAY_CODE:
        return move.a
    return SECOND_WAY if card.kind == kinds.BARTER and move.code == GOOD_CODE else FIRST_WAY


def use_cost(card: CityCard, move: Move) -> i64:
    """The things this use of a card costs: goods of choice where the move names them (MP-90, MP-97)."""
    if move.code == GIVE_CODE:
        return of(PEPPER + move.a, 1)
    if move.code == PAY_CODE:
        return PAIRS[move.a]
    return way_cost(card, way_of(card, move))


def use_vp_cost(card: CityCard, move: Move) -> i64:
    """The victory points this use of a card costs besides (MP-98)."""
    return card.vp_cost if way_of(card, move) == FIRST_WAY else 0


def use_reward(card: CityCard, move: Move) -> Reward:
    """What this use of a card gives: the good the move names, or what the card says."""
    if move.code == GOOD_CODE:
        return ONE_GOOD[move.a]
    return way_reward(card, way_of(card, move))
