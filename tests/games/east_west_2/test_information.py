"""What everybody sees, what nobody knows, and where chance comes in (E2-34, E2-35)."""

import json

import pytest

from tests.games.east_west_2.table import fresh, table
from tests.games.east_west_2.voyage import ISLAND, Sailor, wander
from tests.games.new_world.land import CARD, deck
from tests.games.playing import imagined
from tests.rule import rule


@rule("E2-34")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_that_lies_open_is_seen_by_everybody(seat: int | None) -> None:
    rival = Sailor([0, 3, 0, 0], at="A2.3=2", reserve=4, cards="N02", bonus="flat", ship=12, outposts="12 8 2")
    state = table(rivals={1: rival}, covers={"A2.4": "native"}, deck="N03 N04", stacks={1: "native flat"})
    view = state.view(seat)
    seen = view["pioneers"][1]
    assert (seen["cubes"], seen["settlers_placed"], seen["settlers_in_reserve"]) == ([0, 3, 0, 0], 2, 4)
    assert (seen["claimed"], seen["bonus"]) == ([CARD["N02"]], [16])
    assert (seen["ship"], seen["outposts"], seen["built"], seen["board_points"]) == (12, [2, 8, 12], [2, 1, 0, 0], 4)
    assert (view["point_next"], view["point_deck"]) == (CARD["N03"], 2)
    spaces = {space["space"]: space for space in view["spaces"]}
    names = [space["market"]["id"] if space["market"] else "sea" for space in spaces.values()]
    assert names == ISLAND.split()
    assert (spaces[12]["ships"], spaces[7]["ships"]) == ([1], [0])
    assert [number for number, space in spaces.items() if space["outposts"] == [1]] == [2, 8, 12]
    assert view["scores"] == state.scores()


@rule("E2-34")
def test_the_places_where_a_ship_can_end_are_shown() -> None:
    state = table(Sailor(ship=1), {1: Sailor(ship=3)}, covers={"F2.5": "rr"})
    ends = {voyage["location"]: voyage for voyage in state.view(None)["voyages"]}
    assert [voyage["steps"] for voyage in ends.values()] == [2, 1, 1, 0]
    one_step = next(voyage for voyage in ends.values() if voyage["steps"] == 1)
    assert one_step["landings"] == [{"space": 4, "path": [4], "fee": 0}]
    state.apply("work B2.5")
    assert [voyage["location"] for voyage in state.view(1)["voyages"]] == [None]


@rule("E2-35")
@pytest.mark.parametrize(("players", "seed"), [(2, 2), (4, 3)])
def test_an_imagined_world_looks_the_same_and_differs_in_what_nobody_knows(players: int, seed: int) -> None:
    differ = 0
    for state, world in imagined(wander(fresh(players, seed, map="random"), seed, most=1500, claim=0.3)):
        assert world.islands.save() == state.islands.save()
        differ += world.save() != state.save()
    assert differ > 10


@rule("E2-35")
def test_the_point_deck_and_the_tiles_below_are_imagined_anew() -> None:
    state = fresh(2, 5)
    worlds = [state.imagine(0, seed) for seed in range(40)]
    assert {deck(world).split()[0] for world in worlds} == {deck(state).split()[0]}
    assert len({deck(world).split()[1] for world in worlds}) > 12
    assert len({tuple(world.settlement.stacks.tiles) for world in worlds}) > 30
    tops = [stack["tile"] for stack in state.view(None)["stacks"]]
    assert all([stack["tile"] for stack in world.view(None)["stacks"]] == tops for world in worlds)


@rule("E2-35")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_views_do_not_depend_on_what_is_hidden(seat: int | None) -> None:
    one = table(deck="N02 N03 N04", stacks={1: "flat native tools"})
    other = table(deck="N02 N04 N03", stacks={1: "flat tools native"})
    assert one.save() != other.save()
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


@rule("E2-35")
def test_setup_draws_cards_tiles_markets_and_the_first_player() -> None:
    games = [fresh(4, seed) for seed in range(30)]
    assert len({tuple(game.settlement.points.deck) for game in games}) == 30
    assert len({tuple(game.settlement.stacks.tiles) for game in games}) == 30
    assert len({tuple(game.settlement.covers) for game in games}) == 30
    assert len({tuple(game.islands.tiles) for game in games}) == 30
    assert len({tuple(sorted(game.islands.tiles)) for game in games}) > 25  # which three of a symbol
    assert {int(game.first) for game in games} == {0, 1, 2, 3}
    assert fresh(4, 11).save() == fresh(4, 11).save()


@rule("E2-35")
@pytest.mark.parametrize("seed", [1, 2])
def test_after_setup_nothing_is_drawn(seed: int) -> None:
    state = fresh(3, seed)
    drawn, tiles = state.chance.save(), state.islands.tiles[:]
    for now in wander(state, seed, most=1500):
        assert now.chance.save() == drawn
        assert now.islands.tiles == tiles
