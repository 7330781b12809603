"""How a table of A New World is laid out (NW-1 to NW-18)."""

from collections import Counter

import pytest

from caravanserai.core.errors import BadOption, BadPlayers
from caravanserai.games.century.caravan.cubes import COLOURS
from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.settlement.point_cards import POINT_CARDS, STARS
from tests.games.new_world.land import Pioneer, covered, cubes, hand, reserve, standing
from tests.games.new_world.table import fresh, table
from tests.games.playing import make, refused
from tests.rule import rule


@rule("NW-1")
def test_two_to_four_may_play() -> None:
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            GAME.new(players, 1)
    assert [len(fresh(players).view(None)["pioneers"]) for players in (2, 3, 4)] == [2, 3, 4]


@rule("NW-2")
def test_four_colours_rise_in_order_and_brown_is_the_highest() -> None:
    assert COLOURS == ("yellow", "red", "green", "brown")
    state = make(table(Pioneer([1, 1, 1, 0])), "work A1.5", "upgrade g", "upgrade r", "upgrade y")
    assert cubes(state) == [0, 1, 1, 1]
    refused(table(Pioneer([0, 0, 0, 9])), "work A1.5", "nothing_to_upgrade", "NW-28")


@rule("NW-3")
def test_the_supply_never_runs_out() -> None:
    full = {seat: Pioneer([0, 10, 10, 100]) for seat in (1, 2, 3)}
    state = make(table(Pioneer([0, 0, 0, 100]), full, players=4), "work B1.4")
    assert cubes(state) == [1, 0, 0, 101]


@rule("NW-4")
def test_the_storage_holds_ten_cubes() -> None:
    assert [pioneer["storage"] for pioneer in fresh(4).view(None)["pioneers"]] == [10] * 4
    assert make(table(Pioneer([8, 0, 0, 0])), "work A1.3").deciding == (1,)
    assert make(table(Pioneer([9, 0, 0, 0])), "work A1.3").deciding == (0,)


@rule("NW-8")
def test_the_boards_and_the_row_of_forts() -> None:
    seen = set()
    for seed in range(40):
        state = fresh(2, seed)
        layout = state.view(None)["layout"]
        assert layout[0] == ["A1", "B1"]
        assert layout[1][0] == "C1"
        seen.add(layout[1][1])
    assert seen == {"D1", "E1", "F1"}
    forts = [location for location in fresh().view(None)["locations"] if location["kind"] == "fort"]
    assert [(fort["id"], fort["fort"], fort["x"], fort["y"]) for fort in forts] == [
        ("A1.1", 1, 1, 1),
        ("A1.2", 2, 2, 1),
        ("B1.1", 3, 3, 1),
        ("B1.2", 4, 4, 1),
    ]


@rule("NW-9")
def test_all_five_boards_may_be_drawn_where_the_host_wants_it() -> None:
    seen = {str(fresh(2, seed, fourth_board="random_all").view(None)["layout"][1][1]) for seed in range(40)}
    assert seen == {"D1", "E1", "F1", "G1", "H1"}
    state = fresh(3, 4, fourth_board="random_all")
    assert state.view(None)["options"]["fourth_board"] == "random_all"
    again = GAME.restore(state.save())
    assert again.view(None) == state.view(None)


@rule("NW-8", "NW-9")
@pytest.mark.parametrize("board", ["D1", "E1", "F1", "G1", "H1"])
def test_the_fourth_board_can_be_named(board: str) -> None:
    for seed in range(3):
        state = fresh(3, seed, fourth_board=board)
        assert state.view(None)["layout"] == [["A1", "B1"], ["C1", board]]
        corner = next(location for location in state.view(None)["locations"] if location["id"] == f"{board}.1")
        assert (corner["x"], corner["y"]) == (3, 4)


@rule("NW-8")
def test_other_boards_are_no_choice() -> None:
    with pytest.raises(BadOption):
        fresh(fourth_board="C2")


@rule("NW-10", "NW-11")
@pytest.mark.parametrize(("players", "number"), [(2, 32), (3, 40), (4, 48)])
def test_cards_with_a_white_star_and_for_more_players_are_removed(players: int, number: int) -> None:
    points = fresh(players).settlement.points
    cards = points.cards + points.deck[: points.left]
    assert len(cards) == len(set(cards)) == number
    assert not any(STARS[POINT_CARDS[card].star] == "white" for card in cards)
    assert max(POINT_CARDS[card].players for card in cards) == players
    assert Counter(POINT_CARDS[card].symbol for card in cards) == dict.fromkeys(range(4), number // 4)


@rule("NW-12")
def test_four_cards_lie_above_the_forts_and_the_next_one_is_seen() -> None:
    state = fresh(3)
    view = state.view(None)
    points = state.settlement.points
    assert view["point_row"] == points.cards
    assert len(points.cards) == 4
    assert view["point_deck"] == 36
    assert view["point_next"] == points.deck[35]
    assert view["point_bottom"] == []
    rows = {tuple(fresh(3, seed).settlement.points.cards) for seed in range(20)}
    assert len(rows) == 20


@rule("NW-13")
def test_sixteen_of_seventeen_bonus_tiles_lie_on_the_stacks_and_the_top_is_seen() -> None:
    state = fresh(3)
    stacks = state.settlement.stacks
    assert sorted(stacks.tiles) == list(range(17))
    view = state.view(None)["stacks"]
    assert [seen["left"] for seen in view] == [4, 4, 2, 2, 2, 2]
    assert [seen["stack"] for seen in view] == [1, 2, 3, 4, 5, 6]
    ends = [4, 8, 10, 12, 14, 16]
    assert [seen["tile"] for seen in view] == [stacks.tiles[end - 1] for end in ends]
    assert len({fresh(3, seed).settlement.stacks.tiles[16] for seed in range(60)}) > 10


@rule("NW-14", "NW-15", "NW-V17")
@pytest.mark.parametrize(("players", "number"), [(2, 10), (3, 10), (4, 8)])
@pytest.mark.parametrize("board", ["D1", "E1", "F1", "G1", "H1"])
def test_exploration_tiles_cover_locations(players: int, number: int, board: str) -> None:
    state = fresh(players, 5, fourth_board=board)
    places = covered(state)
    assert len(set(places.values())) == len(places) == number
    assert len(state.settlement.country.places) - number == (13 if players < 4 else 15)
    assert {"C1.2", "C1.4", "C1.5", "C1.6"} < set(places)
    assert {"A1.4", "B1.3"} & set(places) == ({"A1.4", "B1.3"} if players < 4 else set())
    assert bin(state.settlement.boxed).count("1") == 10 - number
    assert state.view(None)["beside"] == []


@rule("NW-16", "NW-18")
def test_the_first_player_is_drawn_and_starting_cubes_follow_the_turn_order() -> None:
    firsts = set()
    for seed in range(30):
        state = fresh(4, seed)
        first = int(state.first)
        firsts.add(first)
        assert state.deciding == (first,)
        in_order = [cubes(state, (first + place) % 4) for place in range(4)]
        assert in_order == [[3, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0], [3, 1, 0, 0]]
        assert [pioneer["slots"] for pioneer in state.view(None)["pioneers"]] == [3] * 4
    assert firsts == {0, 1, 2, 3}


@rule("NW-17")
@pytest.mark.parametrize(("players", "active"), [(2, 7), (3, 6), (4, 6)])
def test_settlers_in_hand_and_in_reserve(players: int, active: int) -> None:
    state = fresh(players)
    assert [hand(state, seat) for seat in range(players)] == [active] * players
    assert [reserve(state, seat) for seat in range(players)] == [12 - active] * players
    assert standing(state) == {}


@rule("NW-66")
def test_there_are_no_trade_cards_and_none_of_their_options() -> None:
    for option in ("bonus_cards", "golden_deals"):
        with pytest.raises(BadOption):
            fresh(**{option: True})
    assert "trade_cards" not in GAME.components()
    assert "trade_row" not in fresh().view(None)
