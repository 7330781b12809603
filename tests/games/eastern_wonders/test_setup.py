"""Terms and setup: what lies where, and how the ships begin (EW-1 to EW-10)."""

import pytest

from caravanserai.games.century.islands.demands import CLOSED_PORT
from caravanserai.games.century.islands.maps.tiles import SYMBOL_OF, kind_of
from tests.games.eastern_wonders.sea import Sailor, at, built, cubes, lay_tiles, make, offered, refused
from tests.games.eastern_wonders.table import fresh, lying, table
from tests.games.playing import legal
from tests.rule import rule

SETS = {"set yyyy", "set yyr", "set rr", "set yg"}


@rule("EW-1")
@pytest.mark.parametrize(
    ("move", "after"), [("upgrade y", [0, 2, 1, 1]), ("upgrade r", [1, 0, 2, 1]), ("upgrade g", [1, 1, 0, 2])]
)
def test_an_upgrade_turns_a_cube_into_the_next_colour(move: str, after: list[int]) -> None:
    state = make(table(Sailor([1, 1, 1, 1], bonus="upgrade")), "stop", "build", move)
    assert cubes(state) == after


@rule("EW-1")
def test_brown_is_the_highest_colour_and_the_supply_has_no_end() -> None:
    state = table(Sailor([0, 0, 0, 1], bonus="upgrade"))
    make(state, "stop", "build")
    assert not [move for move in legal(state) if move.startswith("upgrade")]
    rich = table(Sailor([90, 0, 0, 0]))
    assert cubes(make(rich, "stop", "harvest")) == [92, 0, 0, 0]


@rule("EW-2")
def test_tiles_that_share_an_edge_are_adjacent_and_are_markets_or_ports() -> None:
    state = table(Sailor(at="B3"))
    assert offered(state, "sail") == {"A2", "A3", "B2", "B4", "C3", "C4"}
    assert {kind_of(tile) for tile in state.islands.tiles} == {"market", "port"}
    for space in state.view(None)["spaces"]:
        assert (space["market"] is None) == (space["kind"] == "port")


@rule("EW-3", "EW-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_ship_and_twenty_outposts_on_the_board_and_nothing_else(players: int) -> None:
    state = fresh(players)
    census = state.census()
    for seat, captain in enumerate(state.view(None)["captains"]):
        assert (census[f"outpost of {seat}"], census[f"ship of {seat}"]) == (20, 1)
        assert captain["built"] == [0, 0, 0, 0]
        assert captain["cubes"] == [0, 0, 0, 0]
        assert (captain["ship"], captain["claimed_count"], captain["storage"]) == (None, 0, 10)
        assert not any(captain["bonus"].values())


@rule("EW-4")
def test_loose_cubes_lie_on_markets_and_ports_and_are_nobodys() -> None:
    state = table(Sailor([2, 0, 0, 0], at="A2"))
    make(state, "sail A1", "leave y", "sail B2", "leave y", "sail B3")
    assert lying(state) == {"A1": [1, 0, 0, 0], "B2": [1, 0, 0, 0]}
    make(state, "pass", "stop", "pass", "sail B2")
    assert cubes(make(state, "collect y")) == [1, 0, 0, 0]


@rule("EW-5")
def test_one_tile_of_each_symbol_leaves_the_game() -> None:
    removed = set()
    for seed in range(60):
        tiles = [tile for tile in fresh(seed=seed).islands.tiles if kind_of(tile) == "market"]
        assert len(set(tiles)) == 20
        assert [sum(SYMBOL_OF[tile] == symbol for tile in tiles) for symbol in range(4)] == [5, 5, 5, 5]
        removed |= set(range(24)) - set(tiles)
    assert removed == set(range(24))


@rule("EW-6")
def test_markets_are_shuffled_over_the_map_and_ports_lie_in_the_corners() -> None:
    games = [fresh(seed=seed) for seed in range(20)]
    for state in games:
        kinds = [kind_of(tile) for tile in state.islands.tiles]
        names = {state.islands.chart.name(space) for space in range(24) if kinds[space] == "port"}
        assert names == {"A1", "A4", "E1", "E4"}
        assert kinds.count("market") == 20
        assert "sea" not in kinds
    assert len({tuple(state.islands.tiles) for state in games}) == 20


@rule("EW-7")
def test_the_closed_port_is_one_of_the_first_six_of_the_pile() -> None:
    depths = set()
    for seed in range(60):
        ports = fresh(seed=seed).islands.ports
        assert len(set(ports.shown)) == 4
        assert CLOSED_PORT not in ports.shown
        assert sorted([*ports.shown, *ports.pile]) == list(range(27))
        depths.add(ports.pile[::-1].index(CLOSED_PORT))
    assert depths == {0, 1, 2, 3, 4, 5}


@rule("EW-8")
def test_the_bonus_tiles_are_open_stacks() -> None:
    stacks = {"vp": [6, 5, 4, 3], "movement": [0] * 4, "hold": [0] * 4, "upgrade": [2] * 4, "red": [1] * 4}
    assert fresh().view(None)["bonus_stock"] == stacks


@rule("EW-9")
def test_the_first_player_is_drawn() -> None:
    assert {int(fresh(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}


@rule("EW-10")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_sets_and_places_are_chosen_in_reverse_turn_order(players: int, seed: int) -> None:
    state = fresh(players, seed)
    first = int(state.first)
    left = set(SETS)
    for away in range(players - 1, -1, -1):
        seat = (first + away) % players
        assert state.deciding == (seat,)
        assert legal(state) == left
        chosen = sorted(left)[0]
        left.remove(chosen)
        make(state, chosen)
        assert state.deciding == (seat,)
        make(state, "place C3")
    assert state.deciding == (first,)
    assert {at(state, seat) for seat in range(players)} == {"C3"}
    # Nothing was paid on the crowded tile: every set is whole, and those left over are gone.
    total = {"yyyy": [4, 0, 0, 0], "yyr": [2, 1, 0, 0], "rr": [0, 2, 0, 0], "yg": [1, 0, 1, 0]}
    wanted = sorted(total[name.split()[1]] for name in SETS - left)
    assert sorted(cubes(state, seat) for seat in range(players)) == wanted


@rule("EW-10")
def test_a_set_is_taken_once_and_ships_begin_on_markets() -> None:
    state = make(fresh(3), "set yyr")
    assert offered(state, "place").isdisjoint({"A1", "A4", "E1", "E4"})
    assert len(offered(state, "place")) == 20
    refused(state, "place A1", "starts_at_a_market", "EW-10")
    make(state, "place B3")
    refused(state, "set yyr", "set_taken", "EW-10")
    assert state.view(None)["starting_sets"] == [[4, 0, 0, 0], None, [0, 2, 0, 0], [1, 0, 1, 0]]


@rule("EW-V15")
def test_three_players_choose_among_four_three_and_two_sets() -> None:
    state = fresh(3)
    numbers = []
    for _ in range(3):
        numbers.append(len(state.legal()))
        make(state, str(state.legal()[-1]), "place C3")
    assert numbers == [4, 3, 2]
    assert sum(map(sum, (cubes(state, seat) for seat in range(3)))) == 2 + 2 + 3
    assert built(state) == [0, 0, 0, 0]


def test_the_tests_lay_tiles_as_they_say() -> None:
    state = fresh()
    for name in ("yyy-b", "b-yyyrr", "yy-g", "rr-gg"):
        lay_tiles(state.islands, {"C3": name})
        tiles = [tile for tile in state.islands.tiles if kind_of(tile) == "market"]
        assert len(set(tiles)) == 20
        assert [sum(SYMBOL_OF[tile] == symbol for tile in tiles) for symbol in range(4)] == [5, 5, 5, 5]
