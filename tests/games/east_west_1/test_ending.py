"""Exploration beside the boards, the end and the score (E1-30 to E1-36)."""

import pytest

from tests.games.east_west_1.table import Trader, fresh, table, wander
from tests.games.new_world.land import EXPLORATION, claimed, covered, cubes, explored, hand, number, points, reserve
from tests.games.playing import decision, legal, make, refused, tale
from tests.rule import rule

EXPLORER = "X01 T01 S01 N01"
PAYS_X01 = Trader([5, 1, 0, 0], reserve=2)
NO_TILES = dict.fromkeys(range(1, 7), "")
SEVEN = "N02 N03 T02 T03 S02 S03 X02"


@rule("E1-30")
def test_a_tile_from_beside_the_boards_or_from_a_covered_location() -> None:
    covers = {"A1.4": "points-1", "B1.3": "rr"}
    state = table(PAYS_X01, row=EXPLORER, covers=covers, beside="yg native", stacks=NO_TILES)
    make(state, "work A1.1", "claim")
    assert decision(state) == "explore"
    assert legal(state) == {"explore points-1", "explore rr", "explore yg", "explore native"}
    refused(state, "explore tools", "tile_gone", "E1-30")
    aside = state.copy()
    assert tale(aside, "explore native")[0] == ("explored", 0, {"tile": EXPLORATION["native"], "location": -1})
    assert (explored(aside), covered(aside)) == ({"native"}, covers)
    assert aside.view(None)["beside"] == [EXPLORATION["yg"]]
    make(state, "explore points-1")
    assert (explored(state), covered(state)) == ({"points-1"}, {"B1.3": "rr"})
    assert state.view(None)["beside"] == sorted([EXPLORATION["yg"], EXPLORATION["native"]])
    make(state, "rest")
    assert "work A1.4" in legal(state)


@rule("E1-31")
def test_tiles_bring_the_same_as_in_a_new_world() -> None:
    beside = "yg rr newcomer-1 points-1 native"
    state = make(table(PAYS_X01, row=EXPLORER, beside=beside, stacks=NO_TILES), "work A1.1", "claim")
    for tile, gained, settlers in (("yg", [2, 0, 1, 0], 2), ("rr", [1, 2, 0, 0], 2), ("newcomer-1", [1, 0, 0, 0], 1)):
        after = state.copy()
        after.apply(f"explore {tile}")
        assert (cubes(after), reserve(after)) == (gained, settlers)
    make(state, "explore points-1")
    assert points(state)["exploration_tiles"] == 3


@rule("E1-31")
def test_without_tiles_there_is_no_benefit() -> None:
    state = make(table(PAYS_X01, row=EXPLORER, stacks=NO_TILES), "work A1.1", "claim")
    assert (claimed(state), explored(state), state.deciding) == ({"X01"}, set(), (1,))


@rule("E1-32")
def test_the_storage_limit_and_the_last_round() -> None:
    full = make(table(Trader([0, 0, 9, 0], route="yyyy")), "route 1")
    assert legal(full) == {"discard y", "discard g"}
    make(full, "discard y", "discard y", "discard g")
    assert (cubes(full), full.deciding) == ([2, 0, 8, 0], (1,))
    own = Trader([2, 2, 0, 0], cards=SEVEN)
    state = make(table(own, players=3, turn=1, stacks=NO_TILES), "work A1.1", "claim")
    assert (len(claimed(state, 1)), state.last_round, state.over) == (8, True, False)
    make(state, "work E2.5", "use")
    assert state.over
    refused(state, "rest", "game_is_over", "E1-32", 0)


@rule("E1-33")
def test_trade_cards_score_only_through_tiles() -> None:
    own = Trader([3, 1, 0, 2], cards="N01 T03", bonus="flat native", route="yyyy rr b", discard="g yg", reserve=6)
    state = table(own, {1: Trader(route="yyr", discard="yr")})
    assert points(state) == {"point_cards": 9, "bonus_flat": 3, "bonus_per_symbol": 2, "goods": 3}
    assert state.scores() == [17, 0]


@rule("E1-34")
@pytest.mark.parametrize(
    ("route", "discard", "worth"),
    [("", "", 0), ("yyyy", "", 0), ("yyyy", "rr", 2), ("yyyy=1 yg b", "rr g", 4), ("", "rr g b yg yyyy yyr up3", 6)],
)
def test_two_points_for_every_two_trade_cards(route: str, discard: str, worth: int) -> None:
    state = table(Trader(route=route, discard=discard, bonus="cards"))
    assert points(state).get("bonus_trade_cards", 0) == worth


@rule("E1-34")
def test_each_tile_marked_i_pays_by_itself() -> None:
    assert points(table(Trader(route="yyyy yg b", discard="rr", bonus="cards cards"))) == {"bonus_trade_cards": 8}


@rule("E1-35")
def test_settlers_on_the_route_are_active() -> None:
    state = table(Trader(route="yyyy=1 rr=2", at="A1.3=1", reserve=3, bonus="settlers"))
    assert hand(state) == 5
    assert points(state) == {"bonus_settler_pairs": 4}


@rule("E1-36")
@pytest.mark.parametrize(("goods", "first", "winner"), [([2, 2, 1], 0, 1), ([2, 1, 2], 0, 2), ([2, 2, 2], 1, 0)])
def test_among_equals_the_latest_in_turn_order_wins(goods: list[int], first: int, winner: int) -> None:
    traders = [Trader([0, count, 0, 0]) for count in goods]
    last = (first - 1) % 3
    state = table(traders[last], dict(enumerate(traders)), players=3, first=first, turn=last)
    state.last_round = True
    make(state, "rest")
    assert (state.over, state.winners()) == (True, [winner])


@rule("E1-32")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_everybody_has_as_many_turns(players: int, seed: int) -> None:
    state = fresh(players, seed, bonus_cards=True, golden_deals=True)
    state.listen()
    turns = [0] * players
    for now in wander(state, seed, most=15000):
        for event in now.told():
            turns[event.seat] += turn_of_event(event.kind)
    for event in state.told():
        turns[event.seat] += turn_of_event(event.kind)
    assert state.over
    assert len(set(turns)) == 1
    assert max(len(claimed(state, seat)) for seat in range(players)) == 8


def turn_of_event(kind: str) -> int:
    """Whether an event begins a turn, or gives one back that is not counted."""
    return (kind in ("worked", "used_route", "rested")) - (kind == "another_turn")


def test_a_location_opened_by_exploring_is_named_by_its_number() -> None:
    state = table(PAYS_X01, row=EXPLORER, covers={"A1.4": "yg"}, stacks=NO_TILES)
    told = tale(make(state, "work A1.1", "claim"), "explore yg")
    assert told[0] == ("explored", 0, {"tile": EXPLORATION["yg"], "location": number(state, "A1.4")})
