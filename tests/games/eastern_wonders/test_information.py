"""What a seat sees, what it may imagine, and where chance comes in (EW-45, EW-46)."""

import pytest

from caravanserai.games.century.islands.demands import CLOSED_PORT
from tests.games.eastern_wonders.sea import DEMAND, SPACE, TILE, Sailor, make
from tests.games.eastern_wonders.table import fresh, table, wander
from tests.rule import rule

RIVAL = Sailor([0, 3, 0, 0], at="B2", outposts="B3", bonus="red", claimed="gggg")


@rule("EW-45")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_lies_open_is_seen_by_everybody(seat: int | None) -> None:
    state = table(
        Sailor([1, 0, 0, 0], at="C3"),
        {1: RIVAL},
        tiles={"B3": "yyy-b"},
        loose={"A1": [0, 0, 2, 0]},
        ports={"A1": "bbbb"},
    )
    view = state.view(seat)
    spaces = {space["name"]: space for space in view["spaces"]}
    assert spaces["A1"]["cubes"] == [0, 0, 2, 0]
    assert (spaces["B2"]["ships"], spaces["C3"]["ships"]) == ([1], [0])
    assert spaces["B3"]["outposts"] == [1]
    market = spaces["B3"]["market"]
    assert market is not None
    assert (market["id"], market["tile"], market["symbol"]) == ("yyy-b", TILE["yyy-b"], 3)
    assert (market["give"], market["take"]) == ([3, 0, 0, 0], [0, 0, 0, 1])
    assert market["outpost_cost"] == (None if seat == 1 else 2)
    port = {"space": SPACE["A1"], "closed": False, "demand": DEMAND["bbbb"], "cost": [0, 0, 0, 4], "points": 16}
    assert view["ports"][0] == port
    assert (view["demand_pile"], view["closed_within"]) == (22, 5)
    assert view["bonus_stock"]["red"] == [1, 1, 1]
    own, rival = view["captains"]
    assert (own["cubes"], own["ship"], own["built"]) == ([1, 0, 0, 0], SPACE["C3"], [0, 0, 0, 0])
    assert (rival["cubes"], rival["built"], rival["board_points"]) == ([0, 3, 0, 0], [0, 0, 0, 1], 0)
    assert (rival["bonus"]["red"], rival["claimed_count"]) == ([1], 1)


@rule("EW-45")
def test_claimed_tiles_and_scores_are_hidden_unless_the_table_shows_them() -> None:
    hidden = table(Sailor(claimed="bbbb"), {1: RIVAL})
    seen = {seat: [captain["claimed"] for captain in hidden.view(seat)["captains"]] for seat in (0, 1, None)}
    assert seen == {0: [[DEMAND["bbbb"]], None], 1: [None, [DEMAND["gggg"]]], None: [None, None]}
    assert [hidden.view(seat)["scores"] for seat in (0, 1, None)] == [None, None, None]
    shown = table(Sailor(claimed="bbbb"), {1: RIVAL}, options={"show_scores": True})
    for seat in (0, 1, None):
        assert shown.view(seat)["scores"] == [16, 12 + 1 + 3]
        assert [captain["claimed"] for captain in shown.view(seat)["captains"]] == [[DEMAND["bbbb"]], [DEMAND["gggg"]]]


@rule("EW-45")
def test_when_the_game_is_over_everything_is_open() -> None:
    state = table(Sailor(claimed="bbbb"), {0: RIVAL}, turn=1)
    state.last_round = True
    make(state, "stop", "pass")
    for seat in (0, 1, None):
        assert state.view(seat)["scores"] == state.scores()
        assert all(captain["claimed"] for captain in state.view(seat)["captains"])


@rule("EW-45")
@pytest.mark.parametrize("seed", [1, 2])
def test_an_imagined_world_looks_the_same_and_differs_in_the_pile_alone(seed: int) -> None:
    for number, state in enumerate(wander(fresh(3, seed), seed, most=4000)):
        if number % 40:
            continue
        world = state.imagine(0, number)
        for seat in (0, 1, 2, None):
            assert world.view(seat) == state.view(seat)
        assert world.legal() == state.legal()
        assert world.census() == state.census()
        assert [merchant.save() for merchant in world.merchants] == [merchant.save() for merchant in state.merchants]


@rule("EW-45")
def test_the_closed_port_is_imagined_where_it_can_be() -> None:
    state = table(Sailor(claimed="gggg rrbb"), pile="bbbbb ggggg closed")
    assert state.view(None)["closed_within"] == 4
    depths = set()
    piles = set()
    for seed in range(80):
        ports = state.imagine(0, seed).islands.ports
        order = ports.pile[: ports.left][::-1]
        depths.add(order.index(CLOSED_PORT))
        piles.add(tuple(order))
        assert sorted(order) == sorted(state.islands.ports.pile)
    assert depths == {0, 1, 2, 3}
    assert len(piles) == 80
    drawn = table(closed="A1")
    assert CLOSED_PORT not in drawn.imagine(0, 3).islands.ports.pile


@rule("EW-46")
def test_setup_draws_tiles_places_pile_closed_port_first_player_and_random_maps() -> None:
    games = [fresh(4, seed, map="random") for seed in range(30)]
    assert len({tuple(game.islands.chart.hexes) for game in games}) == 30
    assert len({frozenset(game.islands.tiles) for game in games}) > 20
    assert len({tuple(game.islands.tiles) for game in games}) == 30
    assert len({tuple(game.islands.ports.pile) for game in games}) == 30
    assert len({game.islands.ports.pile.index(CLOSED_PORT) for game in games}) == 6
    assert {int(game.first) for game in games} == {0, 1, 2, 3}


@rule("EW-46")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_after_setup_nothing_is_drawn_but_the_next_tile_of_the_pile(seed: int) -> None:
    state = fresh(3, seed)
    drawn = state.chance.save()
    pile = state.islands.ports.pile[:]
    for now in wander(state, seed, most=6000):
        ports = now.islands.ports
        assert now.chance.save() == drawn
        assert ports.pile[: ports.left] == pile[: ports.left]
        assert now.revealed == len(pile) - ports.left


@rule("EW-46")
def test_the_same_seed_gives_the_same_game() -> None:
    assert fresh(3, 11).save() == fresh(3, 11).save()
