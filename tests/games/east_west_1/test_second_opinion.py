"""Random games checked move by move by an oracle that was written separately."""

from typing import Any, cast

import pytest

from caravanserai.games.century.east_west_1.game import GAME
from caravanserai.games.century.steps.step_ids import MARKET, TURN
from tests.games.east_west_1.oracle import Trademaster
from tests.games.east_west_1.table import fresh, wander
from tests.games.new_world.oracle import score
from tests.games.playing import offered
from tests.rule import rule


@rule("E1-11", "E1-12", "E1-19", "E1-21", "E1-22", "E1-24", "E1-29", "E1-33", "E1-34", "E1-35")
@pytest.mark.parametrize(
    ("players", "seed", "bonus_cards", "golden_deals"),
    [(2, 1, False, False), (3, 2, True, False), (4, 3, False, True), (3, 4, True, True)],
)
def test_work_routes_and_scores_of_random_games(players: int, seed: int, bonus_cards: bool, golden_deals: bool) -> None:
    state = fresh(players, seed, bonus_cards=bonus_cards, golden_deals=golden_deals)
    components = GAME.components()
    turns = routes = markets = barred = 0
    for now in wander(state, seed, most=2500):
        view = cast(dict[str, Any], now.view(None))
        master = Trademaster(view, components)
        if now.step == TURN:
            assert now.scores() == [score(trader, components) for trader in view["pioneers"]]
            works = master.works()
            assert offered(now, "work") == set(works)
            shown = {place["id"]: place["price"] for place in view["locations"]}
            assert all(shown[place] == price for place, price in works.items())
            cards = master.routes()
            assert offered(now, "route") == set(cards)
            assert all(master.pioneer["route"][int(card) - 1]["price"] == price for card, price in cards.items())
            turns += 1
            routes += len(cards)
            barred += 24 - len(works)
        elif now.step == MARKET:
            card = view["trade_row"][int(now.argument)]
            usable = master.usable(card, master.pioneer["cubes"])
            kinds = {"take"} | ({"use"} if usable else set()) | ({"deal"} if golden_deals else set())
            assert {move.kind for move in now.legal()} == kinds
            markets += 1
    assert turns > 100
    assert routes > 50
    assert markets > 30
    assert barred > 500


@rule("E1-18", "E1-48")
@pytest.mark.parametrize("seed", [5, 6])
def test_trade_cards_come_in_the_order_that_everybody_was_told(seed: int) -> None:
    """Row and known bottom of the deck, kept by somebody who only listens, are those of the table."""
    state = fresh(3, seed)
    state.listen()
    first = state.view(None)
    row = [card for card in first["trade_row"] if card is not None]
    left, known = first["trade_deck"], list[int]()
    for now in wander(state, seed, most=2500):
        for event in now.told():
            facts = cast(dict[str, Any], event.facts)
            if event.kind in ("discarded", "took_card", "replaced"):
                row.remove(facts["card"])
            elif event.kind == "refreshed_market":
                assert facts["cards"] == row
                known += row
                left += len(row)
                row = []
            elif event.kind == "turned_up_trade":
                if left == len(known):
                    assert facts["card"] == known.pop(0)
                row.append(facts["card"])
                left -= 1
        view = now.view(None)
        assert [card for card in view["trade_row"] if card is not None] == row
        assert (view["trade_deck"], view["trade_bottom"]) == (left, known)
