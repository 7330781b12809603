"""The last round, the score and the winner (NW-43, NW-46, NW-56 to NW-62)."""

import pytest

from caravanserai.games.century.new_world.state import NewWorldState
from tests.games import playing
from tests.games.new_world.land import Pioneer, claimed, points
from tests.games.new_world.table import fresh, table, wander
from tests.games.playing import legal, make, refused
from tests.rule import rule

SEVEN = "N02 N03 T02 T03 S02 S03 X02"


def finished(*pioneers: Pioneer, first: int = 0) -> NewWorldState:
    """A game that has just ended, with these things before the players."""
    return playing.finished(table, pioneers, first)


@rule("NW-56")
@pytest.mark.parametrize(("turn", "still"), [(0, 2), (1, 1), (2, 0)])
def test_with_the_eighth_card_the_round_is_completed(turn: int, still: int) -> None:
    own = Pioneer([2, 2, 0, 0], cards=SEVEN)
    state = table(own, players=3, turn=turn, stacks={1: ""})
    make(state, "work A1.1")
    assert not state.last_round
    make(state, "claim")
    assert state.last_round
    assert state.view(None)["last_round"]
    for _ in range(still):
        assert not state.over
        make(state, "rest")
    assert state.over
    assert len(claimed(state, turn)) == 8
    refused(state, "rest", "game_is_over", "NW-56", 0)
    assert legal(state) == set()


@rule("NW-56")
def test_seven_cards_do_not_end_the_game() -> None:
    state = make(table(Pioneer([2, 2, 0, 0], cards=SEVEN[4:]), turn=1, stacks={1: ""}), "work A1.1", "claim")
    assert len(claimed(state, 1)) == 7
    assert not state.over
    assert not state.last_round


@rule("NW-56")
def test_those_who_still_play_may_claim_and_the_first_player_begins_where_the_mark_is() -> None:
    own = Pioneer([2, 2, 0, 0], cards=SEVEN)
    state = table(own, {1: Pioneer([3, 0, 1, 0])}, players=2, first=0, stacks={1: ""})
    make(state, "work A1.1", "claim", "work A1.1", "claim")
    assert state.over
    assert claimed(state, 1) == {"T01"}
    rivals = {1: Pioneer([4, 1, 0, 0])}
    state = table(own, rivals, row="N01 X01 S01 T01", covers={"C1.2": "points-1"}, stacks={1: ""})
    make(state, "work A1.1", "claim", "work A1.1", "claim", "explore points-1")
    assert (state.over, state.scores()[1]) == (True, 3 + 3)
    state = make(table(own, players=3, first=2, turn=1, stacks={1: ""}), "work A1.1", "claim")
    assert state.over


@rule("NW-56")
@pytest.mark.parametrize(("players", "seed", "board"), [(2, 1, "D1"), (3, 2, "H1"), (4, 4, "F1")])
def test_everybody_has_as_many_turns_and_nobody_more_than_eight_cards(players: int, seed: int, board: str) -> None:
    state = fresh(players, seed, fourth_board=board)
    state.listen()
    turns = [0] * players
    for now in wander(state, seed, most=6000):
        for event in now.told():
            turns[event.seat] += event.kind in ("worked", "rested")
            turns[event.seat] -= event.kind == "another_turn"
    assert state.over
    for event in state.told():
        turns[event.seat] += event.kind in ("worked", "rested")
    assert len(set(turns)) == 1
    assert max(len(claimed(state, seat)) for seat in range(players)) == 8


@rule("NW-57", "NW-46")
def test_a_score_is_cards_tiles_and_goods() -> None:
    own = Pioneer([5, 1, 2, 3], cards="N01 T03", bonus="flat native+tools", explored="points-1 points-2 yg", reserve=6)
    state = table(own)
    assert points(state) == {
        "point_cards": 3 + 6,
        "bonus_flat": 3,
        "bonus_per_pair": 3,
        "exploration_tiles": 6,
        "goods": 6,
    }
    assert state.scores() == [27, 0]
    lines = {line["item"]: line["count"] for line in state.breakdown(0)}
    assert lines == {
        "point_cards": 2,
        "bonus_per_symbol": 0,
        "bonus_per_pair": 1,
        "bonus_settler_pairs": 0,
        "bonus_flat": 1,
        "exploration_tiles": 3,
        "goods": 6,
    }


@rule("NW-58", "NW-59", "NW-43", "NW-47")
@pytest.mark.parametrize(
    ("item", "tiles", "cards", "explored", "worth"),
    [
        ("symbol", "native", "N01 N02 T01", "", 4),
        ("symbol", "native", "N01 N02 T01", "native", 6),
        ("symbol", "tools", "N01 N02 T01", "native", 2),
        ("symbol", "settler", "", "settler", 2),
        ("symbol", "exploration", "X01 X02 X03", "yg rr", 6),
        ("pair", "native+tools", "N01 N02 T01", "", 3),
        ("pair", "native+tools", "N01 N02 T01", "tools", 6),
        ("pair", "native+tools native+exploration", "N01 X01 T01", "", 6),
        ("pair", "native+tools native+tools", "N01 T01", "", 6),
        ("pair", "settler+exploration", "S01 S02 S03", "", 0),
    ],
)
def test_two_points_for_each_symbol_and_three_for_each_pair_and_a_symbol_serves_several_tiles(
    item: str, tiles: str, cards: str, explored: str, worth: int
) -> None:
    state = table(Pioneer(cards=cards, bonus=tiles, explored=explored))
    assert points(state).get(f"bonus_per_{item}", 0) == worth


@rule("NW-60")
@pytest.mark.parametrize(("at", "kept", "worth"), [("", 0, 6), ("A1.3=2 B1.4=3", 3, 4), ("A1.3=1", 4, 4), ("", 11, 0)])
def test_a_point_for_every_two_active_settlers(at: str, kept: int, worth: int) -> None:
    state = table(Pioneer(at=at, reserve=kept, bonus="settlers"))
    assert points(state).get("bonus_settler_pairs", 0) == worth


@rule("NW-61")
def test_the_flat_tile_is_worth_three() -> None:
    assert points(table(Pioneer(bonus="flat"))) == {"bonus_flat": 3}


@rule("NW-62")
@pytest.mark.parametrize(
    ("goods", "first", "winner"),
    [([3, 2, 1], 0, 0), ([2, 2, 1], 0, 1), ([2, 1, 2], 0, 2), ([2, 2, 2], 1, 0), ([2, 1, 2], 2, 0), ([2, 1, 2], 1, 0)],
)
def test_the_most_points_win_and_among_equals_the_latest_in_turn_order(
    goods: list[int], first: int, winner: int
) -> None:
    state = finished(*[Pioneer([9 - number, number, 0, 0]) for number in goods], first=first)
    assert state.over
    assert state.scores() == goods
    assert state.winners() == [winner]
