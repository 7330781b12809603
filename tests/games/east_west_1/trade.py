"""The trade cards under the markets of From East to West I and III. They go by their ids: `yyy`, `up3`, `yy-g`."""

from collections.abc import Mapping
from typing import Final, TypedDict

from caravanserai.games.century.east_west_1.state import EastWest1State
from caravanserai.games.century.east_west_3.state import EastWest3State
from caravanserai.games.century.market.deals import whole_pile
from caravanserai.games.century.market.rows import GAP, Market
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from tests.games.golden_deals import DEAL, GOLDEN, paired

TRADE: Final = {card.id: number for number, card in enumerate(TRADE_CARDS)}

TradeTable = EastWest1State | EastWest3State


class Trade(TypedDict, total=False):
    """The cards under the markets and the deck, the top first. `deals` puts Golden Deals in use."""

    market: str
    trade_deck: str
    deals: Mapping[str, str]


def settings(trade: Trade, options: Mapping[str, object]) -> dict[str, object]:
    """The options of a table with this trade."""
    return {"golden_deals": GOLDEN if "deals" in trade else False, **options}


def lay_trade_cards(state: TradeTable, trade: Trade) -> None:
    """Lay the trade cards that a position names."""
    cards = [TRADE[name] for name in trade.get("market", "yyy yr g b").split()]
    below = [TRADE[name] for name in reversed(trade.get("trade_deck", "yyyy yyr yg rr").split())]
    state.market = Market(cards, below, len(below), [0] * len(cards))
    if "deals" in trade:
        state.deals = paired(state.deals, trade["deals"], state.designs)


def market(state: TradeTable) -> str:
    """The trade cards under the markets, `-` where one was just taken."""
    return " ".join("-" if card == GAP else TRADE_CARDS[card].id for card in state.market.cards)


def trade_deck(state: TradeTable) -> str:
    """The trade deck from its top."""
    return " ".join(TRADE_CARDS[card].id for card in reversed(state.market.deck[: state.market.left]))


def check_cards_under_the_deck_are_known(state: TradeTable) -> None:
    """After `yyy yr g b` went under the deck `up3 rr-gg g-rr`, with the deal `gd07` on `yyy`, everybody knows both."""
    bottom = ["yyy", "yr", "g", "b"]
    view = state.view(1)
    assert view["trade_bottom"] == [TRADE[name] for name in bottom]
    assert view["deals"][str(TRADE["yyy"])] == DEAL["gd07"]
    assert str(TRADE["up3"]) not in view["deals"]
    worlds = [state.imagine(1, seed) for seed in range(40)]
    assert {tuple(trade_deck(world).split()[-4:]) for world in worlds} == {tuple(bottom)}
    assert {world.deals[TRADE["yyy"]] for world in worlds} == {DEAL["gd07"]}
    assert {trade_deck(world).split()[0] for world in worlds} == {"up3", "rr-gg", "g-rr"}


def check_deals_come_from_the_pile(state: TradeTable, world: TradeTable, cards: int) -> None:
    """In an imagined world so many cards have deals, each no more often than the pile has it."""
    dealt = [deal for deal in world.deals if deal >= 0]
    assert len(dealt) == cards
    assert all(dealt.count(deal) <= whole_pile(state.designs).count(deal) for deal in dealt)
