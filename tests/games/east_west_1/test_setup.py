"""How a table of From East to West I is laid out (E1-1 to E1-9)."""

from collections import Counter

import pytest

from caravanserai.core.errors import BadPlayers
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.east_west_1.components import COUNTRY
from caravanserai.games.century.east_west_1.game import GAME
from caravanserai.games.century.settlement.boards import BOARDS
from caravanserai.games.century.settlement.locations import KIND_NAMES, OPEN
from caravanserai.games.century.settlement.point_cards import POINT_CARDS, STARS
from tests.games.east_west_1.table import fresh
from tests.games.new_world.land import covered, cubes, hand, reserve
from tests.games.new_world.page import mark, page, table_row, what_it_does
from tests.rule import rule

PRINTED = {
    "E2": "refresh_market 1,production 2 0200 n,trade 2 0200>0020 t,production 3 0020 n,market 1,market 1",
    "C2": "rearrange 1 1000 n,production 2 1010 t,trade 2 2000>0200 t,upgrade 2 3 n,market 2 t,market 3 n",
}


@rule("E1-1")
def test_two_to_four_may_play() -> None:
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            GAME.new(players, 1)
    assert [len(fresh(players).settlement.routes) for players in (2, 3, 4)] == [2, 3, 4]


@rule("E1-2")
def test_the_boards_with_forts_on_top_and_markets_below() -> None:
    view = fresh().view(None)
    assert view["layout"] == [["A1", "B1"], ["E2", "C2"]]
    assert len(view["locations"]) == 24
    forts = [(place["id"], place["x"], place["y"]) for place in view["locations"] if place["fort"]]
    markets = [(place["id"], place["market"], place["x"], place["y"]) for place in view["locations"] if place["market"]]
    assert forts == [("A1.1", 1, 1), ("A1.2", 2, 1), ("B1.1", 3, 1), ("B1.2", 4, 1)]
    assert markets == [("E2.5", 1, 1, 6), ("E2.6", 2, 2, 6), ("C2.5", 3, 3, 6), ("C2.6", 4, 4, 6)]
    assert [COUNTRY.places[place].settlers for place in COUNTRY.markets] == [1, 1, 2, 3]


@rule("E1-2")
@pytest.mark.parametrize("board", PRINTED)
def test_every_location_as_the_rules_page_lists_it(board: str) -> None:
    found = []
    for location in BOARDS[board].locations:
        words = [KIND_NAMES[location.kind], str(location.settlers)]
        give, take = ("".join(map(str, counts(cubes))) for cubes in (location.give, location.take))
        if location.give:
            words.append(f"{give}>{take}")
        elif location.take:
            words.append(take)
        if location.steps:
            words.append(str(location.steps))
        found.append(" ".join(words + ["n"] * location.native + ["t"] * location.tools))
        assert location.explore == OPEN
    assert ",".join(found) == PRINTED[board]


def test_the_rules_page_lists_the_locations_of_its_own_boards() -> None:
    components = GAME.components()
    lines = page("east_west_1").splitlines()
    for location in components["locations"]:
        if location["board"] in PRINTED:
            row = table_row(location["id"], location["settlers"], what_it_does(location), mark(location))
            assert row in lines


@rule("E1-3")
@pytest.mark.parametrize(("players", "number"), [(2, 32), (3, 40), (4, 48)])
def test_cards_with_a_black_star_and_for_more_players_are_removed(players: int, number: int) -> None:
    state = fresh(players)
    points = state.settlement.points
    cards = points.cards + points.deck[: points.left]
    assert len(cards) == len(set(cards)) == number
    stars = Counter(STARS[POINT_CARDS[card].star] for card in cards)
    assert stars == {"none": number - 8, "white": 8}
    assert max(POINT_CARDS[card].players for card in cards) == players
    assert state.view(None)["point_next"] == points.deck[points.left - 1]
    assert len(points.cards) == 4


@rule("E1-4")
def test_sixteen_of_twenty_bonus_tiles_lie_on_the_stacks() -> None:
    state = fresh(3)
    assert sorted(state.settlement.stacks.tiles) == list(range(20))
    assert [seen["left"] for seen in state.view(None)["stacks"]] == [4, 4, 2, 2, 2, 2]
    boxed = {tuple(fresh(3, seed).settlement.stacks.tiles[16:]) for seed in range(20)}
    assert len(boxed) == 20


@rule("E1-5", "E1-V8")
@pytest.mark.parametrize(("players", "beside", "places"), [(2, 8, 2), (3, 8, 2), (4, 10, 0)])
def test_exploration_tiles_lie_beside_the_boards(players: int, beside: int, places: int) -> None:
    state = fresh(players)
    view = state.view(None)
    assert len(view["beside"]) == beside
    assert set(covered(state)) == ({"A1.4", "B1.3"} if places else set())
    lying = view["beside"] + [place["tile"] for place in view["locations"] if place["tile"] is not None]
    assert sorted(lying) == list(range(10))


@rule("E1-6", "E1-7")
@pytest.mark.parametrize(("players", "active"), [(2, 7), (3, 6), (4, 6)])
def test_player_boards_settlers_and_starting_cubes(players: int, active: int) -> None:
    firsts = set()
    for seed in range(30):
        state = fresh(players, seed)
        first = int(state.first)
        firsts.add(first)
        assert state.deciding == (first,)
        in_order = [cubes(state, (first + place) % players) for place in range(players)]
        assert in_order == [[3, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0], [3, 1, 0, 0]][:players]
        assert [hand(state, seat) for seat in range(players)] == [active] * players
        assert [reserve(state, seat) for seat in range(players)] == [12 - active] * players
    assert firsts == set(range(players))
    assert {(seen["storage"], seen["slots"]) for seen in fresh(players).view(None)["pioneers"]} == {(10, 3)}


@rule("E1-8")
@pytest.mark.parametrize(("bonus_cards", "number"), [(False, 43), (True, 47)])
def test_a_trade_card_lies_under_each_market(bonus_cards: bool, number: int) -> None:
    state = fresh(3, bonus_cards=bonus_cards)
    market = state.market
    assert sorted(market.cards + market.deck[: market.left]) == list(range(2, 2 + number))
    view = state.view(None)
    assert view["trade_row"] == market.cards
    assert len(market.cards) == 4
    assert (view["trade_deck"], view["trade_bottom"]) == (number - 4, [])
    assert len({tuple(fresh(3, seed).market.cards) for seed in range(20)}) == 20


@rule("E1-9")
def test_routes_and_discard_piles_are_empty_at_first() -> None:
    for trader in fresh(4).view(None)["pioneers"]:
        assert (trader["route"], trader["discard_count"], trader["trade_cards"]) == ([], 0, 0)
        assert trader["settlers_on_route"] == 0
