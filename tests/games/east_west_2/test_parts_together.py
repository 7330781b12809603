"""How the parts of From East to West II fit together: short stories over voyages, outposts, forts and trades."""

import pytest

from caravanserai.core.chance import seeded
from caravanserai.core.errors import BadOption
from caravanserai.core.options import FreeOption
from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.east_west_2.components import COUNTRY
from caravanserai.games.century.east_west_2.game import GAME
from caravanserai.games.century.east_west_2.state import EastWest2State
from caravanserai.games.century.islands.maps.island_maps import CHAIN, SPACES
from caravanserai.games.century.islands.maps.tiles import FIRST_SEA, SYMBOL_OF
from caravanserai.games.century.steps.step_ids import TURN

SEA = 6  # on the default island


def table(players: int = 3, seed: int = 3, **options: object) -> EastWest2State:
    """A game in its first turn, with no location covered."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, EastWest2State)
    state.settlement.covers = [-1] * len(state.settlement.covers)
    return state


def lay(state: EastWest2State, tile: int, space: int) -> None:
    """Put a market tile on a space."""
    state.islands.tiles = [tile if here == space else other for here, other in enumerate(state.islands.tiles)]


def refusal(state: EastWest2State, move: str) -> tuple[str, str]:
    reason = state.why_not(move)
    assert reason is not None
    return reason.code, reason.clause


def play(state: EastWest2State, *moves: str) -> None:
    for move in moves:
        state.apply(move)


def test_components_add_up() -> None:
    assert (COUNTRY.size, sum(COUNTRY.stack_sizes), len(COUNTRY.always)) == (22, 16, 7)
    for players, covered in ((2, 9), (3, 9), (4, 7)):
        settlement = GAME.new(players, 1, {}).save()["settlement"]
        assert isinstance(settlement, dict)
        assert sum(tile >= 0 for tile in settlement["covers"]) == covered
        assert len(listed(settlement["boxed"])) == 10 - covered


@pytest.mark.parametrize("option", ["default_island", "random", CHAIN])
def test_map_has_three_markets_of_each_symbol_around_a_sea(option: str) -> None:
    state = table(seed=8, map=option)
    islands = state.islands
    assert sorted(SYMBOL_OF[tile] for tile in islands.tiles if tile < FIRST_SEA) == sorted([0, 1, 2, 3] * 3)
    assert all(len(near) >= 2 for near in islands.chart.neighbours)
    assert {islands.tiles[captain.ship] for captain in islands.captains} == {FIRST_SEA}


def test_default_map_neighbours() -> None:
    neighbours = sorted(len(near) for near in table().islands.chart.neighbours)
    assert neighbours == [2] * 6 + [5] * 6 + [6]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("first_game", "it can be default_island, random, or a list of spaces"),
        (CHAIN.replace("sea", "market"), "needs 12 markets and 1 sea space; this one has 13 and 0"),
        (CHAIN.replace("5,0 market", "5,0 sea"), "this one has 11 and 2"),
        (CHAIN.replace("6,0 market", "6,0 port"), "12 markets and 1 sea space; this one has 11 and 1"),
        (CHAIN + "; 6,1 port", "has no ports; this one has 1"),
        (CHAIN.replace("6,0", "9,9"), "falls apart"),
        (CHAIN.replace("6,0", "6,1"), "touches only 1 other tile"),
        (CHAIN.replace("1,1 market", "1,1 market yyy-b"), "the market tile yyy-b twice"),
    ],
)
def test_wrong_maps_are_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        GAME.new(2, 1, {"map": text})


def test_map_builder_proposes_maps_that_can_be_played() -> None:
    option = GAME.options[0]
    assert isinstance(option, FreeOption)
    assert option.editor is not None
    proposed = option.editor.propose(4)
    assert GAME.new(2, 1, {"map": proposed}).options["map"] == proposed
    assert len(table(map=proposed).islands.tiles) == SPACES


def test_landing_pays_ships_then_outposts() -> None:  # E2-V3
    state = table(3)
    seat, left, right = (int(state.seat + away) % 3 for away in range(3))
    target = state.islands.chart.neighbours[SEA][0]
    lay(state, 22, target)  # three yellow for a brown
    state.islands.captains[left].ship = target
    for other in (left, right):
        state.islands.captains[other].outposts = 1 << target
    state.merchants[seat].cubes = bag((8, 0, 0, 0))
    play(state, "work B2.5", f"sail {target + 1}", "fee y")
    assert state.decision_view() == {"kind": "build", "facts": {"space": target + 1, "price": 2}}
    play(state, "build", "pay y", "pay y")
    assert counts(state.merchants[seat].cubes) == [5, 0, 0, 0]
    assert refusal(state, "trade 2") == ("not_enough_cubes", "E2-25")
    play(state, "trade 1")
    assert counts(state.merchants[seat].cubes) == [2, 0, 0, 1]
    assert state.scores()[seat] == 1 + 1


def test_a_ship_without_cubes_goes_where_nobody_lies() -> None:  # E2-V4, E2-V11
    state = table(2)
    seat = int(state.seat)
    outer = 0
    state.islands.captains[1 - seat].ship = outer
    state.merchants[seat].cubes = 0
    play(state, "work B2.4")
    first = state.islands.chart.neighbours[outer][0]
    play(state, f"sail {first + 1}")
    assert refusal(state, f"sail {outer + 1}") == ("cannot_pay_fee", "E2-19")
    play(state, f"sail {SEA + 1}")
    assert state.seat != seat  # out and back to the sea tile: no fee, no outpost, no exchange


def test_a_column_brings_a_tile_and_points() -> None:  # E2-V5
    state = table(2)
    seat = int(state.seat)
    captain = state.islands.captains[seat]
    target = state.islands.chart.neighbours[SEA][0]
    row = SYMBOL_OF[state.islands.tiles[target]]
    captain.built = bag([int(other != row) for other in range(4)])
    state.merchants[seat].cubes = 0
    play(state, "work B2.5", f"sail {target + 1}", "build")
    assert refusal(state, "done") == ("must_take_tile", "E2-22")
    play(state, "tile 3")
    assert len(listed(state.settlement.pioneers[seat].bonus)) == 1
    assert state.view(None)["pioneers"][seat]["board_points"] == 4
    assert state.seat != seat


def test_trades_of_ship_and_outposts() -> None:  # E2-27, E2-28
    state = table(2)
    seat = int(state.seat)
    captain = state.islands.captains[seat]
    state.merchants[seat].cubes = bag((9, 0, 0, 0))
    assert refusal(state, "work F2.2") == ("ship_at_sea", "E2-27")
    assert refusal(state, "work F2.3") == ("no_outposts", "E2-28")
    lay(state, 22, 0)
    captain.outposts = 1
    other = state.copy()
    other.islands.captains[seat].ship = 0
    play(state, "work F2.3")
    assert refusal(state, "outpost 2") == ("no_outpost", "E2-28")
    play(state, "outpost 1")
    assert refusal(state, "done") == ("must_act_once", "E2-28")
    play(state, "trade 3")
    play(other, "work F2.2", "trade 3")
    for done in (state, other):
        assert counts(done.merchants[seat].cubes) == [0, 0, 0, 3]


def test_forts_only_claim() -> None:  # E2-V8
    state = table(2)
    seat = int(state.seat)
    state.merchants[seat].cubes = 0
    assert refusal(state, "work A2.1") == ("not_enough_cubes", "E2-13")
    state.merchants[seat].cubes = bag((9, 9, 9, 9))
    card = state.settlement.points.cards[0]
    play(state, "work A2.1")
    assert listed(state.merchants[seat].claimed) == [card]


def test_any_tile_but_the_own_one() -> None:  # E2-16
    state = table(2)
    state.settlement.pioneers[state.seat].hand = 7
    play(state, "work F2.4")
    assert refusal(state, f"sail {SEA + 1}") == ("same_tile", "E2-16")
    assert len(state.legal()) == SPACES - 1


def test_cubes_above_the_limit_count_only_within_it() -> None:  # E2-30
    state = table(2)
    state.merchants[0].cubes = bag((3, 9, 4, 0))
    assert state.scores()[0] == 10


def ends(state: EastWest2State) -> set[int]:
    """The tiles on which the move of the ship can end, found by making it in every way."""
    found = set()
    last = state.argument != 2
    for move in state.legal():
        if last:
            found.add(int(move.a))
        else:
            after = state.copy()
            after.apply(move)
            found |= ends(after)
    return found


def test_what_is_shown_of_voyages_is_what_can_be_sailed() -> None:
    chance = seeded(1, "voyages")
    state = table(4, 5)
    compared = 0
    while not state.over:
        if state.step == TURN:
            for voyage in state.view(None)["voyages"]:
                move = GAME.moves.of("work")[voyage["location"] or 0]
                if state.why_not(move) is None:
                    under_way = state.copy()
                    under_way.apply(move)
                    shown = {landing["space"] for landing in voyage["landings"]}
                    assert shown == ends(under_way)
                    assert shown == {landing["space"] for landing in under_way.view(None)["voyages"][0]["landings"]}
                    compared += 1
        moves = state.legal()
        state.apply(moves[chance.below(len(moves))])
    assert compared > 50
