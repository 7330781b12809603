"""What everybody sees, what nobody knows, and where chance comes in (NW-63 to NW-65)."""

import json

import pytest

from caravanserai.games.century.new_world.state import NewWorldState
from tests.games.new_world.land import CARD, EXPLORATION, Pioneer, deck, row, tiles
from tests.games.new_world.table import fresh, table, wander
from tests.games.playing import imagined, make
from tests.rule import rule

RIVAL = Pioneer([0, 3, 0, 0], at="A1.3=2", reserve=4, cards="N02 T02", bonus="flat", explored="rr native")


def everything_open() -> NewWorldState:
    own = Pioneer([1, 0, 2, 0], at="B1.4=3", reserve=6, cards="N03")
    return table(own, {1: RIVAL}, covers={"C1.2": "yg"}, stacks={1: "settlers native", 2: ""}, deck="N04 N05 N06")


@rule("NW-63")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_that_lies_open_is_seen_by_everybody(seat: int | None) -> None:
    view = everything_open().view(seat)
    own, rival = view["pioneers"]
    assert (own["cubes"], own["claimed"]) == ([1, 0, 2, 0], [CARD["N03"]])
    assert rival == {
        "cubes": [0, 3, 0, 0],
        "storage": 10,
        "settlers_in_hand": 6,
        "settlers_placed": 2,
        "settlers_in_reserve": 4,
        "slots": 3,
        "bonus": tiles("flat"),
        "explored": [EXPLORATION["rr"], EXPLORATION["native"]],
        "claimed": [CARD["N02"], CARD["T02"]],
        "natives": 1,
        "tools": 1,
        "symbols": [2, 1, 0, 0],
    }
    assert view["point_row"] == [CARD[name] for name in ("N01", "T01", "S01", "X01")]
    assert (view["point_next"], view["point_deck"]) == (CARD["N04"], 3)
    assert view["stacks"][0] == {"stack": 1, "home": "A1.1", "tile": tiles("settlers")[0], "left": 2}
    assert (view["stacks"][1]["tile"], view["stacks"][1]["left"]) == (None, 0)
    places = {place["id"]: place for place in view["locations"]}
    assert places["C1.2"]["tile"] == EXPLORATION["yg"]
    assert (places["A1.3"]["holder"], places["A1.3"]["settlers"]) == (1, 2)
    assert (places["A1.6"]["holder"], places["A1.6"]["settlers"]) == (None, 0)
    assert view["scores"] == [7 - 2 + 2, 5 + 4 + 3 + 3]


@rule("NW-63")
@pytest.mark.parametrize(
    ("seat", "prices", "discount", "red"),
    [(0, [3, None, 3], 1, 0), (1, [None, 3, 3], 1, 1), (None, [3, None, 3], 1, 0)],
)
def test_prices_are_those_of_the_one_who_looks(seat: int | None, prices: list[int], discount: int, red: int) -> None:
    places = {place["id"]: place for place in everything_open().view(seat)["locations"]}
    assert [places[name]["price"] for name in ("A1.3", "B1.4", "A1.6")] == prices
    assert (places["B1.4"]["discount"], places["A1.6"]["discount"]) == (discount, 0)
    assert (places["A1.6"]["tools_cubes"], places["B1.4"]["tools_cubes"]) == (red, 0)
    assert places["C1.2"]["price"] is None


@rule("NW-64")
@pytest.mark.parametrize(("players", "seed", "board"), [(2, 2, "G1"), (3, 3, "D1")])
def test_an_imagined_world_looks_the_same_and_differs_in_what_nobody_knows(players: int, seed: int, board: str) -> None:
    differ = 0
    for state, world in imagined(wander(fresh(players, seed, fourth_board=board), seed, most=2500)):
        differ += world.save() != state.save()
    assert differ > 10


@rule("NW-64")
def test_the_deck_below_its_top_and_the_tiles_below_the_tops_are_imagined_anew() -> None:
    state = table(deck="N02 N03 N04 N05 N06 T06", stacks={1: "flat native tools settler"})
    worlds = [state.imagine(1, seed) for seed in range(60)]
    assert {deck(world).split()[0] for world in worlds} == {"N02"}
    assert {deck(world).split()[1] for world in worlds} == {"N03", "N04", "N05", "N06", "T06"}
    tops = {world.settlement.stacks.top(0) for world in worlds}
    assert tops == {tiles("flat")[0]}
    below = {world.settlement.stacks.tiles[2] for world in worlds}
    assert len(below) > 5
    boxed = {world.settlement.stacks.tiles[16] for world in worlds}
    assert len(boxed) > 5


@rule("NW-64")
def test_cards_put_under_the_deck_are_known_and_stay_where_they_are() -> None:
    state = make(table(deck="N02 N03 N04 N05 N06 T06 T05 T04", board="G1"), "work G1.1")
    bottom = ["N01", "T01", "S01", "X01"]
    assert state.view(1)["point_bottom"] == [CARD[name] for name in bottom]
    worlds = [state.imagine(0, seed) for seed in range(40)]
    assert {tuple(deck(world).split()[-4:]) for world in worlds} == {tuple(bottom)}
    assert {deck(world).split()[0] for world in worlds} == {"N06"}
    assert {tuple(deck(world).split()[1:4]) for world in worlds} > {("T06", "T05", "T04"), ("T04", "T05", "T06")}


@rule("NW-64")
def test_known_cards_are_forgotten_as_they_come_up() -> None:
    state = make(table(deck="N02 N03 N04 N05", board="G1"), "work G1.1")
    assert state.view(None)["point_bottom"] == [CARD[name] for name in ("N01", "T01", "S01", "X01")]
    assert state.view(None)["point_next"] == CARD["N01"]
    make(state, "rest", "work G1.1")
    assert row(state) == "N01 T01 S01 X01"
    assert state.view(None)["point_bottom"] == [CARD[name] for name in ("N02", "N03", "N04", "N05")]


@rule("NW-64")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_views_do_not_depend_on_what_is_hidden(seat: int | None) -> None:
    one = table(deck="N02 N03 N04 N05", stacks={1: "flat native tools"})
    other = table(deck="N02 N05 N03 N04", stacks={1: "flat tools native"})
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


@rule("NW-65")
def test_setup_draws_board_cards_tiles_places_and_the_first_player() -> None:
    games = [fresh(4, seed) for seed in range(40)]
    assert len({tuple(game.settlement.points.deck) for game in games}) == 40
    assert len({tuple(game.settlement.stacks.tiles) for game in games}) == 40
    assert len({tuple(game.settlement.covers) for game in games}) == 40
    assert {int(game.first) for game in games} == {0, 1, 2, 3}
    assert {game.settlement.country.boards[3] for game in games} == {"D1", "E1", "F1"}
    assert fresh(4, 11).save() == fresh(4, 11).save()


@rule("NW-65")
@pytest.mark.parametrize(("seed", "board"), [(1, "E1"), (2, "H1")])
def test_after_setup_nothing_is_drawn(seed: int, board: str) -> None:
    state = fresh(3, seed, fourth_board=board)
    drawn = state.chance.save()
    pile = state.settlement.stacks.tiles[:]
    for now in wander(state, seed, most=3000):
        assert now.chance.save() == drawn
        assert now.settlement.stacks.tiles == pile
