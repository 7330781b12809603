"""Setup and what a player has (SS-1 to SS-9)."""

import pytest

from caravanserai.games.century.islands.demands import CLOSED_PORT
from caravanserai.games.century.islands.maps.charts import FIRST_GAME
from caravanserai.games.century.islands.maps.tiles import SYMBOL_OF, kind_of
from caravanserai.games.century.islands.player_boards import SAND_TO_SEA_BOARD
from caravanserai.games.century.sand_to_sea.game import GAME
from tests.games.eastern_wonders.sea import at, cubes, make, offered, refused
from tests.games.playing import legal
from tests.games.sand_to_sea.table import Voyager, fresh, hand, played, sailed, table
from tests.rule import rule


@rule("SS-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_both_starting_cards_and_the_others_are_gone(players: int) -> None:
    state = fresh(players)
    assert [hand(state, seat) for seat in range(players)] == [{"yy", "up2"}] * players
    census = state.census()
    assert (census["trade card yy"], census["trade card up2"]) == (players, players)


@rule("SS-2")
@pytest.mark.parametrize(("options", "cards"), [({}, 43), ({"bonus_cards": True}, 47)])
def test_four_trade_cards_are_turned_up(options: dict[str, object], cards: int) -> None:
    rows = set()
    for seed in range(10):
        state = fresh(2, seed, **options)
        assert (len(state.market.cards), int(state.market.left)) == (4, cards - 4)
        assert len({*state.market.cards, *state.market.deck[: state.market.left]}) == cards
        rows.add(tuple(state.market.cards))
    assert len(rows) == 10
    assert not {"point_row", "gold", "silver"} & set(fresh().view(None))


@rule("SS-3")
def test_two_markets_of_each_symbol_leave_and_the_sea_is_mixed_in() -> None:
    removed, seas = set(), set()
    for seed in range(60):
        islands = fresh(2, seed).islands
        assert islands.chart is FIRST_GAME
        markets = [tile for tile in islands.tiles if kind_of(tile) == "market"]
        assert [sum(SYMBOL_OF[tile] == symbol for tile in markets) for symbol in range(4)] == [4, 4, 4, 4]
        assert len(set(islands.tiles)) == 24
        removed |= set(range(24)) - set(markets)
        seas |= {islands.chart.name(space) for space in range(24) if kind_of(islands.tiles[space]) == "sea"}
        ports = {islands.chart.name(space) for space in range(24) if kind_of(islands.tiles[space]) == "port"}
        assert ports == {"A1", "A4", "E1", "E4"}
    assert removed == set(range(24))
    assert len(seas) == 20


@rule("SS-4")
def test_the_closed_port_is_one_of_the_first_six_of_the_pile() -> None:
    depths = set()
    for seed in range(60):
        ports = fresh(seed=seed).islands.ports
        assert CLOSED_PORT not in ports.shown
        assert sorted([*ports.shown, *ports.pile]) == list(range(27))
        depths.add(ports.pile[::-1].index(CLOSED_PORT))
    assert depths == {0, 1, 2, 3, 4, 5}


@rule("SS-5")
def test_there_are_three_kinds_of_bonus_tiles() -> None:
    stock = fresh().view(None)["bonus_stock"]
    assert stock == {"vp": [6, 5, 4, 3], "movement": [0] * 4, "hold": [0] * 4, "upgrade": [], "red": []}
    assert GAME.components()["bonus_kinds"] == ["vp", "movement", "hold"]


@rule("SS-6")
def test_everybody_has_sixteen_outposts_in_four_columns() -> None:
    state = fresh(3)
    assert [state.census()[f"outpost of {seat}"] for seat in range(3)] == [16, 16, 16]
    assert state.islands.board is SAND_TO_SEA_BOARD
    assert (SAND_TO_SEA_BOARD.columns, SAND_TO_SEA_BOARD.row_points) == (4, [0, 1, 3, 5, 8])


@rule("SS-7")
def test_the_first_player_is_drawn() -> None:
    assert {int(fresh(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}


@rule("SS-8")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_sets_and_places_are_chosen_in_reverse_turn_order(players: int, seed: int) -> None:
    state = fresh(players, seed)
    first = int(state.first)
    markets = [state.islands.chart.name(s) for s in range(24) if kind_of(state.islands.tiles[s]) == "market"]
    for away in range(players - 1, -1, -1):
        seat = (first + away) % players
        assert state.deciding == (seat,)
        assert len(state.legal()) == 5 - players + away
        make(state, str(state.legal()[0]))
        assert offered(state, "place") == set(markets)
        make(state, f"place {markets[0]}")
    assert state.deciding == (first,)
    assert {at(state, seat) for seat in range(players)} == {markets[0]}
    assert sum(sum(cubes(state, seat)) for seat in range(players)) == sum([4, 3, 2, 2][:players])


@rule("SS-8")
def test_a_set_is_taken_once_and_ships_begin_neither_at_a_port_nor_at_sea() -> None:
    state = make(fresh(3), "set rr")
    tiles = state.islands.tiles
    sea = next(space for space in range(24) if kind_of(tiles[space]) == "sea")
    refused(state, f"place {sea + 1}", "starts_at_a_market", "SS-8")
    refused(state, "place A1", "starts_at_a_market", "SS-8")
    make(state, str(state.legal()[0]))
    refused(state, "set rr", "set_taken", "SS-8")


@rule("SS-9")
def test_a_card_is_in_the_hand_in_the_played_area_or_in_the_spent_pile() -> None:
    state = table(Voyager(at="B2", hand="yy up2 b"), options={"show_scores": True})
    make(state, "play yy", "rest", "sail B3", "fare b", "stop", "pass")
    assert (hand(state), played(state), sailed(state)) == ({"up2"}, {"yy"}, {"b"})
    own = state.view(0)["captains"][0]
    assert (own["hand_count"], len(own["played"]), own["sailed_count"], own["storage"]) == (1, 1, 1, 10)
    assert "rest" in legal(state)
