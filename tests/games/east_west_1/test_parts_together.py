"""How the parts of From East to West I fit together: short stories over markets, route, settlers and deals."""

import pytest

from caravanserai.games.century.caravan.card_sets import set_of
from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.east_west_1.game import GAME
from caravanserai.games.century.east_west_1.state import EastWest1State
from caravanserai.games.century.market.rows import Market
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.settlement.point_cards import NATIVE, POINT_CARDS, TOOLS
from caravanserai.games.century.settlement.routes import Route
from tests.games.golden_deals import DEAL, GOLDEN

CARD = {card.id: number for number, card in enumerate(TRADE_CARDS)}
NATIVES = [number for number, card in enumerate(POINT_CARDS) if card.symbol == NATIVE]
TOOL_CARDS = [number for number, card in enumerate(POINT_CARDS) if card.symbol == TOOLS]
GAINS = ["yyy", "yr", "g", "yyyy", "yyr"]


def table(players: int = 2, seed: int = 3, **options: object) -> EastWest1State:
    state = GAME.new(players, seed, options)
    assert isinstance(state, EastWest1State)
    return state


def lay(state: EastWest1State, row: list[str], deck: list[str]) -> None:
    """Lay out trade cards; the deck is named from its top."""
    cards = [CARD[name] for name in row]
    below = [CARD[name] for name in reversed(deck)]
    state.market = Market(cards, below, len(below), [0] * len(cards))


def route(state: EastWest1State, cards: list[str], settlers: list[int]) -> Route:
    found = Route([CARD[name] for name in cards], settlers, 0)
    state.settlement.routes[state.seat] = found
    return found


@pytest.mark.parametrize(("players", "beside", "covered"), [(2, 8, 2), (3, 8, 2), (4, 10, 0)])
def test_exploration_tiles_by_players(players: int, beside: int, covered: int) -> None:
    state = table(players)
    assert len(state.view(None)["beside"]) == beside
    assert sum(tile >= 0 for tile in state.settlement.covers) == covered
    assert len(state.settlement.country.places) == 24


def test_prices_on_the_route() -> None:
    state = table()
    found = route(state, GAINS, [0, 0, 0, 0, 0])
    assert [found.needed(position) for position in range(5)] == [1, 2, 3, 4, 5]
    found.settlers[0] = 1
    assert [found.needed(position) for position in range(1, 5)] == [1, 2, 3, 4]
    state.merchant().claimed = set_of(NATIVES[:2])
    mover = state.settlement.pioneers[state.seat]
    state.apply("route 3")
    assert mover.hand == 7 - 2
    assert found.settlers == [1, 0, 2, 0, 0]


def test_using_a_market_card_puts_it_on_the_pile() -> None:
    state = table()
    lay(state, ["yyy", "yr", "g", "b"], ["up3"])
    mover = int(state.seat)
    state.apply("work E2.6")
    state.apply("use")
    assert state.market.cards == [CARD[name] for name in ("yyy", "g", "b", "up3")]
    assert state.settlement.routes[mover].discard == 1 << CARD["yr"]


def test_a_full_route_replaces_a_card_and_keeps_its_settlers() -> None:
    state = table()
    lay(state, ["b", "rr", "yg", "up3"], ["yy-g"])
    found = route(state, GAINS, [0, 0, 2, 0, 0])
    state.apply("work E2.5")
    state.apply("take")
    state.apply("replace 3")
    assert found.cards[2] == CARD["b"]
    assert found.settlers == [0, 0, 2, 0, 0]
    assert found.discard == 1 << CARD["g"]


def test_refresh_and_another_turn() -> None:
    state = table()
    lay(state, ["yyy", "yr", "g", "b"], ["yyyy", "yyr", "yg", "rr", "up3"])
    mover = int(state.seat)
    state.apply("work E2.1")
    assert state.market.cards == [CARD[name] for name in ("yyyy", "yyr", "yg", "rr")]
    names = [TRADE_CARDS[card].id for card in reversed(state.market.deck[: state.market.left])]
    assert names == ["up3", "yyy", "yr", "g", "b"]
    assert state.deciding == (mover,)
    state.apply("rest")
    assert state.settlement.pioneers[mover].hand == 7


def test_refresh_without_cards() -> None:
    state = table()
    lay(state, ["yyy", "yr"], [])
    state.copy().apply("work E2.1")
    lay(state, [], [])
    reason = state.why_not("work E2.1")
    assert reason is not None
    assert reason.code == "no_trade_cards"


@pytest.mark.parametrize(("tools", "moves"), [(1, ["take"]), (2, ["use", "take"])])
def test_tools_at_a_market(tools: int, moves: list[str]) -> None:
    state = table()
    lay(state, ["yyy", "yr", "rr-gg", "b"], [])
    state.merchant().cubes = bag((0, 0, 0, 0))
    state.merchant().claimed = set_of(TOOL_CARDS[:tools])
    state.apply("work C2.5")
    assert [move.text for move in state.legal()] == moves


@pytest.mark.parametrize(("position", "left"), [(3, 2), (1, 0)])
def test_a_settler_just_placed_may_come_back(position: int, left: int) -> None:
    state = table(golden_deals=GOLDEN)
    found = route(state, GAINS, [0, 0, 0, 0, 0])
    state.deals[found.cards[position - 1]] = DEAL["gd08"]
    mover = state.settlement.pioneers[state.seat]
    state.apply(f"route {position}")
    state.apply("deal")
    state.apply(f"recall-route {position}")
    assert found.settlers[position - 1] == left
    assert mover.hand == 7 - left


def test_swapped_cards_keep_their_settlers() -> None:
    state = table()
    found = route(state, GAINS[:3], [2, 0, 0])
    mover = state.merchant()
    before = counts(mover.cubes)[0]
    state.apply("work C2.1")
    state.apply("swap 1-3")
    assert found.cards == [CARD[name] for name in ("g", "yr", "yyy")]
    assert found.settlers == [0, 0, 2]
    assert counts(mover.cubes)[0] == before + 1


def test_tiles_for_trade_cards() -> None:
    state = table()
    found = state.settlement.routes[0]
    found.cards, found.settlers = [CARD[name] for name in GAINS[:3]], [0, 0, 0]
    found.discard = set_of([CARD[name] for name in ("b", "rr", "yg", "up3")])
    state.settlement.pioneers[0].bonus = set_of([17])
    lines = {line["item"]: line["points"] for line in state.breakdown(0)}
    assert lines["bonus_trade_cards"] == 6
