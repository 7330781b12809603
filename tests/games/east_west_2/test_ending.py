"""The last round, cubes above the limit, the score and the winner (E2-29 to E2-33)."""

import pytest

import caravanserai as cv
from caravanserai.games.century.east_west_2.game import GAME
from caravanserai.games.century.east_west_2.state import EastWest2State
from tests.games import playing
from tests.games.east_west_2.table import fresh, table
from tests.games.east_west_2.voyage import Sailor, wander
from tests.games.new_world.land import claimed, cubes, points
from tests.games.playing import decision, facts, legal, make, refused
from tests.rule import rule

SEVEN = "N02 N03 T02 T03 S02 S03 X02"


def finished(*sailors: Sailor, first: int = 0) -> EastWest2State:
    """A game that has just ended, with these things before the players."""
    return playing.finished(table, sailors, first)


@rule("E2-29")
@pytest.mark.parametrize(("turn", "still"), [(0, 2), (1, 1), (2, 0)])
def test_with_the_eighth_card_the_round_is_completed(turn: int, still: int) -> None:
    state = make(table(Sailor([2, 2, 0, 0], cards=SEVEN), players=3, turn=turn), "work A2.1")
    assert len(claimed(state, turn)) == 8
    for _ in range(still):
        assert not state.over
        assert state.view(None)["last_round"]
        make(state, "rest")
    assert state.over
    assert legal(state) == set()
    refused(state, "rest", "game_is_over", "E2-29", 0)


@rule("E2-29")
def test_seven_cards_do_not_end_the_game() -> None:
    state = make(table(Sailor([2, 2, 0, 0], cards=SEVEN[4:]), turn=1), "work A2.1")
    assert len(claimed(state, 1)) == 7
    assert not state.over


@rule("E2-30")
def test_a_fee_may_lift_above_ten_until_the_end_of_the_own_turn() -> None:
    state = table(Sailor([0, 1, 0, 0]), {1: Sailor([10, 0, 0, 0], ship=3)})
    make(state, "work B2.5", "sail 3", "fee r", "done")
    assert state.deciding == (1,)
    assert decision(state) == "turn"
    assert cubes(state, 1) == [10, 1, 0, 0]
    make(state, "rest")
    assert (state.deciding, decision(state), facts(state)) == ((1,), "discard", {"left": 1})
    assert cubes(make(state, "discard y"), 1) == [9, 1, 0, 0]


@rule("E2-30", "E2-31")
@pytest.mark.parametrize(
    ("cubes_left", "counted"), [([3, 9, 4, 0], 10), ([9, 2, 0, 0], 2), ([0, 4, 4, 3], 10), ([4, 2, 0, 1], 3)]
)
def test_at_most_ten_cubes_count_those_that_are_not_yellow_first(cubes_left: list[int], counted: int) -> None:
    state = finished(Sailor(cubes_left), Sailor())
    assert state.over
    assert points(state) == {"goods": counted}
    assert state.scores() == [counted, 0]


@rule("E2-31", "E2-24", "E2-32")
def test_the_score_is_the_sum_of_its_items() -> None:
    own = Sailor(
        [1, 2, 0, 1],
        outposts="8 2 4 3",
        cards="N01 N02 T01 X01 X02",
        bonus="native+exploration native flat settlers",
        explored="points-1 native",
        reserve=3,
    )
    state = table(own)
    assert points(state) == {
        "point_cards": 3 + 5 + 3 + 3 + 4,
        "bonus_per_symbol": 2 * 3,
        "bonus_per_pair": 3 * 2,
        "bonus_settler_pairs": 4,
        "bonus_flat": 3,
        "outposts": 1 + 2 + 1 + 1,
        "exploration_tiles": 3,
        "goods": 3,
    }
    assert state.scores()[0] == sum(points(state).values())


@rule("E2-31")
@pytest.mark.parametrize(("own", "worth"), [("", 0), ("8", 1), ("8 2", 3), ("8 2 13", 6), ("8 6 4 3", 4)])
def test_uncovered_numbers(own: str, worth: int) -> None:
    assert table(Sailor(outposts=own)).scores()[0] == worth


@rule("E2-32")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 2), (2, 1), (3, 2)])
def test_the_tied_player_seated_last_wins(first: int, winner: int) -> None:
    rich = Sailor([0, 3, 0, 0])
    state = finished(Sailor(), rich, rich, Sailor([0, 2, 0, 0]), first=first)
    assert state.scores() == [0, 3, 3, 2]
    assert state.winners() == [winner]


@rule("E2-33")
def test_there_are_no_trade_cards_and_no_options_for_them() -> None:
    assert [option.name for option in GAME.options] == ["map", "market_disputed", "trade_needs_room"]
    with pytest.raises(cv.CaravanseraiError):
        fresh(golden_deals=True)
    assert not [name for name in fresh(3).census() if name.startswith("trade card")]
    assert not [move for move in map(str, GAME.moves) if move.split()[0] in ("use", "deal", "take", "route", "recall")]


@rule("E2-29", "E2-31")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_random_games_come_to_their_end_with_all_turns_even(players: int, seed: int) -> None:
    state = fresh(players, seed)
    turns = [0] * players
    state.listen()
    for now in wander(state, seed, most=6000):
        for event in now.told():
            if event.kind in ("worked", "rested"):
                turns[event.seat] += 1
    for event in state.told():
        if event.kind in ("worked", "rested"):
            turns[event.seat] += 1
    assert state.over
    assert len(set(turns)) == 1
    assert max(len(claimed(state, seat)) for seat in range(players)) == 8
    assert all(sum(cubes(state, seat)) <= 10 + players for seat in range(players))
