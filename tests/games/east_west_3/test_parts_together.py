"""How the parts of From East to West III fit together: short stories over markets, collections, voyages and deals."""

import pytest

from caravanserai.games.century.caravan.card_sets import listed, set_of, size
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.east_west_3.components import COLUMN_STACKS, COUNTRY, TRADE_CARD_STACKS
from caravanserai.games.century.east_west_3.game import GAME
from caravanserai.games.century.east_west_3.state import EastWest3State
from caravanserai.games.century.market.trade_deck import TRADE_CARDS as CARDS
from caravanserai.games.century.settlement.bonus_tiles import BONUS_TILES, TRADE_CARDS
from tests.games.golden_deals import DEAL, GOLDEN

PRODUCE = [card.id for card in CARDS].index("yyr")
DEAR = [card.id for card in CARDS].index("bb-rrrgg")


def table(players: int = 2, seed: int = 3, **options: object) -> EastWest3State:
    """A game in its first turn, with no location covered."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, EastWest3State)
    state.settlement.covers = [-1] * len(state.settlement.covers)
    return state


def put_first(state: EastWest3State, card: int) -> None:
    """Exchange a trade card against the one under the first market."""
    market = state.market
    old = market.cards[0]
    market.deck = [old if other == card else other for other in market.deck]
    market.cards = [old if other == card else other for other in market.cards]
    market.cards[0] = card


def play(state: EastWest3State, *moves: str) -> None:
    for move in moves:
        state.apply(move)


def test_components_add_up() -> None:  # E3-V4, E3-V7
    assert (COUNTRY.size, sum(COUNTRY.stack_sizes), len(COUNTRY.always)) == (30, 24, 7)
    assert [COUNTRY.places[place].id for place in COUNTRY.markets] == ["E2.5", "E2.6", "D2.1", "D2.2"]
    assert [sum(COUNTRY.stack_sizes[stack] for stack in stacks) for stacks in (TRADE_CARD_STACKS, COLUMN_STACKS)] == [
        8,
        16,
    ]


def test_a_used_card_is_collected_and_the_row_moves_up() -> None:
    state = table()
    seat = int(state.seat)
    put_first(state, PRODUCE)
    row = state.market.cards[:]
    play(state, "work E2.5")
    assert listed(state.collections[seat]) == [PRODUCE]
    assert state.market.cards[:3] == row[1:]
    assert counts(state.merchants[seat].cubes)[:2] in ([5, 1], [6, 1])
    assert state.seat != seat


def test_a_card_that_cannot_be_used_bars_the_market() -> None:  # E3-15
    state = table()
    put_first(state, DEAR)
    reason = state.why_not("work E2.5")
    assert reason is not None
    assert (reason.code, reason.clause, reason.details) == ("not_enough_cubes", "E3-15", {"missing": [0, 0, 0, 2]})


@pytest.mark.parametrize(("before", "asked"), [(3, True), (6, False), (7, True)])
def test_every_fourth_card_may_bring_a_tile(before: int, asked: bool) -> None:  # E3-V1
    state = table()
    seat = int(state.seat)
    put_first(state, PRODUCE)
    others = [card for card in state.market.deck if card != PRODUCE][:before]
    state.market.deck = [card for card in state.market.deck if card not in others]
    state.market.left = len(state.market.deck)
    state.collections[seat] = int(set_of(others))
    play(state, "work E2.5")
    assert (state.seat == seat) == asked
    if asked:
        assert state.view(seat)["trade_row"][0] is None  # the row is refilled only after the tile (E3-17)
        reason = state.why_not("tile 1")
        assert reason is not None
        assert (reason.code, reason.clause) == ("stack_elsewhere", "E3-17")
        play(state, "tile 3")
        assert len(listed(state.settlement.pioneers[seat].bonus)) == 1
    assert size(state.collections[seat]) == before + 1
    assert len(state.market.cards) == 4


def test_full_slots_lose_the_chance() -> None:  # E3-V2
    state = table()
    seat = int(state.seat)
    put_first(state, PRODUCE)
    state.collections[seat] = int(set_of(state.market.deck[:3]))
    state.settlement.pioneers[seat].bonus = set_of([0, 1, 2, 3])
    play(state, "work E2.5")
    assert state.seat != seat


def test_tile_marked_one_pays_for_collected_cards() -> None:  # E3-V3
    state = table()
    state.collections[0] = int(set_of(list(range(2, 11))))
    before = state.scores()[0]
    tile = next(number for number, tile in enumerate(BONUS_TILES) if tile.kind == TRADE_CARDS)
    state.settlement.pioneers[0].bonus = set_of([tile])
    assert state.scores()[0] == before + 8


def test_refresh_then_a_ship_moves_in_the_extra_turn() -> None:  # E3-V6
    state = table()
    seat = int(state.seat)
    row = state.market.cards[:]
    play(state, "work E2.1")
    assert state.seat == seat
    assert state.view(None)["trade_bottom"] == row
    sea = state.islands.captains[seat].ship
    target = state.islands.chart.neighbours[sea][0]
    play(state, "work B2.5", f"sail {target + 1}")
    assert state.islands.captains[seat].ship == target


def test_golden_deal_instead_of_the_action() -> None:  # E3-29
    state = table(golden_deals=GOLDEN)
    seat = int(state.seat)
    put_first(state, DEAR)
    state.deals = state.deals[:]
    state.deals[DEAR] = DEAL["gd10"]
    before = [counts(merchant.cubes) for merchant in state.merchants]
    play(state, "work E2.5")
    reason = state.why_not("use")
    assert reason is not None
    assert (reason.code, reason.clause) == ("not_enough_cubes", "E3-15")
    play(state, "deal")
    assert counts(state.merchants[1 - seat].cubes)[0] == before[1 - seat][0] + 1
    assert counts(state.merchants[seat].cubes)[2] == 2
    assert listed(state.collections[seat]) == [DEAR]


def test_settlers_come_back_one_by_one() -> None:  # E3-30
    state = table(golden_deals=GOLDEN)
    seat = int(state.seat)
    state.deals = state.deals[:]
    state.deals[state.market.cards[0]] = DEAL["gd08"]
    play(state, "work E2.5", "deal", "recall E2.5")
    assert state.settlement.pioneers[seat].hand == 7
    assert state.seat != seat


def test_market_price_with_a_native_card() -> None:  # E3-V8
    state = table()
    seat = int(state.seat)
    place = [place.id for place in COUNTRY.places].index("D2.2")
    state.settlement.holders[place] = 1 - seat
    state.settlement.crowds[place] = 3
    state.merchants[seat].claimed = set_of([0])
    assert state.settlement.needed(place, state.merchants[seat].claimed) == 3
