"""Moves made at a table of Merchant Explorers, where several decide at a time: each function is told the seat."""

from caravanserai.contract.refusing import check_refused
from caravanserai.core.events import Event
from caravanserai.core.reasons import Detail
from caravanserai.games.merchant_explorers.components.cards import EXPLORE_KEYS
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.looking import coins


def make(state: MerchantExplorersState, *moves: str, seat: int = 0) -> MerchantExplorersState:
    """Make moves for a seat and give the table back."""
    for move in moves:
        state.apply(move, seat)
    return state


def explore(state: MerchantExplorersState, *hexes: str, seat: int = 0) -> MerchantExplorersState:
    """Explore hexes one after the other."""
    return make(state, *(f"explore {name}" for name in hexes), seat=seat)


def gained(state: MerchantExplorersState, *hexes: str, seat: int = 0) -> int:
    """The coins that exploring these hexes brings."""
    before = coins(state, seat)
    explore(state, *hexes, seat=seat)
    return coins(state, seat) - before


def finish(state: MerchantExplorersState, seat: int) -> None:
    """Let a seat bring its action to an end without exploring anything further."""
    turn = int(state.turn)
    while not state.over and state.turn == turn and seat in state.deciding:
        moves = state.legal(seat)
        state.apply(next((move for move in moves if move.kind in ("done", "decline")), moves[0]), seat)


def pass_turn(state: MerchantExplorersState) -> MerchantExplorersState:
    """Let all who still decide finish, so that the next card comes."""
    for seat in state.deciding:
        finish(state, seat)
    return state


def turn_up(state: MerchantExplorersState, key: str) -> MerchantExplorersState:
    """Everybody finishes, and the next explore card is this one, which must still be in the deck."""
    card = EXPLORE_KEYS.index(key)
    state.explore.remove(card)
    state.explore.append(card)
    return pass_turn(state)


def to_era(state: MerchantExplorersState, era: int, last: str = "") -> MerchantExplorersState:
    """Pass turns until an era begins whose last card, if one is named, is this one."""
    while state.era < era:
        pass_turn(state)
    if last:
        card = EXPLORE_KEYS.index(last)
        assert card in state.explore, "the first card of the era is this one: take another seed"
        state.explore.remove(card)
        state.explore.insert(0, card)
    return state


def tale(state: MerchantExplorersState, *moves: str, seat: int = 0) -> list[Event]:
    """What is told of these moves."""
    state.listen()
    make(state, *moves, seat=seat)
    return state.told()


def refused(state: MerchantExplorersState, move: str, code: str, clause: str, seat: int = 0, **details: Detail) -> None:
    """The move is refused for this reason, and nothing changes."""
    check_refused(state, move, code, clause, details, seat)
