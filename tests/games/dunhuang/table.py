"""Positions of Merchants of Dunhuang for tests: a fresh game, edited, and short words for what lies on the table.

Cards are written as words (`"tea tea glass"`), slots and positions are counted from 1 as in moves. Seat 0 has the turn
and the first player's marker unless a test says otherwise. Every card that a test does not place goes to the market,
to the deck or, when the test gives a deck, to the discard; so the table always holds the cards of the printed game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from caravanserai.games.dunhuang.components import ALL_COINS, ALL_PRESTIGE, CHARACTERS, SLOTS
from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.goods import GOOD_KEYS, NO_GOOD, bag_of, listed
from caravanserai.games.dunhuang.memory import blank
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import NUMBER
from tests.games.playing import decision, make

FACES: Final = "artist princess translator soldier chinese_merchant maid shepherd manichaean"
STAND: Final = 3  # the position of the character a test is about
Options = Mapping[str, bool | str]


@dataclass(frozen=True)
class Has:
    """What one player has."""

    hand: str = ""
    shop: str = ""
    coins: int = 5
    prestige: int = 0
    removed: str = ""


def goods(words: str) -> list[int]:
    return [NUMBER[word] for word in words.split()]


def fresh(players: int = 4, seed: int = 7, options: Options | None = None) -> DunhuangState:
    """A game as it is set up, with everybody about to choose a starting card."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, DunhuangState)
    return state


def begun(players: int = 4, seed: int = 7, options: Options | None = None) -> DunhuangState:
    """A game whose first turn begins: starting cards are chosen and the camel is placed."""
    state = fresh(players, seed, options)
    for seat in range(players):
        state.apply(state.legal(seat)[0], seat)
    return make(state, "camel 1")


def circle_with(*characters: str) -> list[int]:
    """A circle with these characters next to each other from the tested position on, and the usual ones around them."""
    wanted = [CHARACTERS.index(name) for name in characters]
    pairs = {number // 2 for number in wanted}
    usual = [CHARACTERS.index(name) for name in FACES.split()]
    others = [number for number in usual if number // 2 not in pairs]
    before = STAND - 1
    return others[:before] + wanted + others[before:]


def table(
    players: int = 4,
    *,
    hand: str = "",
    shop: str = "",
    coins: int = 5,
    prestige: int = 0,
    removed: str = "",
    rivals: Mapping[int, Has] | None = None,
    turn: int = 0,
    first: int = 0,
    circle: list[int] | None = None,
    camel: int = STAND - 1,
    market: Mapping[int, str] | None = None,
    deck: str | None = None,
    tokens: Mapping[str, int] | None = None,
    shields: str = "",
    supply: int | None = None,
    prestige_supply: int | None = None,
    options: Options | None = None,
) -> DunhuangState:
    """A table at the start of a turn. The things named first belong to the seat whose turn it is.

    `market` names the cards of some slots, `""` an empty one; the deck is named from its top.
    """
    state = begun(players, options=options)
    state.first, state.seat, state.decider = first, turn, turn
    state.circle = circle_with() if circle is None else circle
    state.camel = camel - 1
    people = dict(rivals or {}) | {turn: Has(hand, shop, coins, prestige, removed)}
    for seat, trader in enumerate(state.traders):
        has = people.get(seat, Has())
        trader.hand, trader.shop, trader.removed = (bag_of(goods(words)) for words in (has.hand, has.shop, has.removed))
        trader.coins, trader.prestige = has.coins, has.prestige
    state.memories = [blank() for _ in range(players)]
    _lay_cards(state, market or {}, deck)
    for good, owner in (tokens or {}).items():
        state.owners[NUMBER[good]] = owner
    for good in shields.split():
        state.shields |= 1 << NUMBER[good]
    state.coin_supply = ALL_COINS - sum(trader.coins for trader in state.traders) if supply is None else supply
    given = sum(trader.prestige for trader in state.traders)
    state.prestige_supply = ALL_PRESTIGE - given if prestige_supply is None else prestige_supply
    return state


def _lay_cards(state: DunhuangState, market: Mapping[int, str], deck: str | None) -> None:
    left = [good for good in range(len(GOOD_KEYS)) if state.owners[good] != -2 for _ in range(good + 1)]
    placed = [good for trader in state.traders for good in listed(trader.hand + trader.shop + trader.removed)]
    for good in placed + [NUMBER[name] for name in market.values() if name] + goods(deck or ""):
        left.remove(good)
    slots: list[int] = []
    for slot in range(1, SLOTS + 1):
        slots.append((NUMBER[market[slot]] if market[slot] else NO_GOOD) if slot in market else left.pop(0))
    state.market = slots
    state.deck = left if deck is None else goods(deck)[::-1]
    state.discard = 0 if deck is None else bag_of(left)


def standing(
    character: str,
    *,
    next_to: tuple[str, ...] = (),
    market: Mapping[int, str] | None = None,
    players: int = 4,
    hand: str = "",
    shop: str = "",
    coins: int = 5,
    rivals: Mapping[int, Has] | None = None,
    turn: int = 0,
    deck: str | None = None,
    tokens: Mapping[str, int] | None = None,
    shields: str = "",
    prestige: int = 0,
    prestige_supply: int | None = None,
    options: Options | None = None,
) -> DunhuangState:
    """A table where the camel has just stopped on a character beside an empty slot: the bonus is to be chosen."""
    state = table(
        players,
        hand=hand,
        shop=shop,
        coins=coins,
        prestige=prestige,
        rivals=rivals,
        turn=turn,
        first=turn,
        circle=circle_with(character, *next_to),
        market={STAND: ""} | dict(market or {}),
        deck=deck,
        tokens=tokens,
        shields=shields,
        prestige_supply=prestige_supply,
        options=options,
    )
    make(state, "walk 1")
    assert decision(state) == "bonus"
    return state
