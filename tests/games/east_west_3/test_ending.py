"""The last round, the score and the winner (E3-23 to E3-26)."""

import pytest

from caravanserai.games.century.east_west_3.state import EastWest3State
from tests.games import playing
from tests.games.east_west_2.voyage import wander
from tests.games.east_west_3.table import Collector, fresh, table
from tests.games.new_world.land import claimed, cubes, points
from tests.games.playing import decision, legal, make, refused
from tests.rule import rule

SEVEN = "N02 N03 T02 T03 S02 S03 X02"
CARDS = "yyyy yyr yg rr up3 yy-g yy-rr yyy-b r-yyy"


def finished(*collectors: Collector, first: int = 0) -> EastWest3State:
    """A game that has just ended, with these things before the players."""
    return playing.finished(table, collectors, first)


@rule("E3-23")
@pytest.mark.parametrize(("turn", "still"), [(0, 2), (1, 1), (2, 0)])
def test_with_the_eighth_card_the_round_is_completed(turn: int, still: int) -> None:
    state = make(table(Collector([2, 2, 0, 0], cards=SEVEN), players=3, turn=turn), "work A2.1")
    for _ in range(still):
        assert not state.over
        make(state, "rest")
    assert state.over
    assert legal(state) == set()
    refused(state, "rest", "game_is_over", "E3-23", 0)


@rule("E3-23")
def test_seven_cards_do_not_end_the_game_and_another_turn_is_no_end_of_a_round() -> None:
    state = make(table(Collector([2, 2, 0, 0], cards=SEVEN[4:]), turn=1), "work A2.1")
    assert (len(claimed(state, 1)), state.over) == (7, False)
    last = table(Collector([2, 2, 0, 0], cards=SEVEN), turn=1)
    make(last, "work E2.1")
    assert not last.over
    assert make(last, "work A2.1").over


@rule("E3-23")
def test_storage_is_brought_down_to_ten_and_a_fee_waits_for_the_own_turn() -> None:
    state = make(table(Collector([9, 0, 0, 0]), market="yyy"), "work E2.5")
    assert decision(state) == "discard"
    assert cubes(make(state, "discard y", "discard y")) == [10, 0, 0, 0]
    fee = table(Collector([1, 0, 0, 0]), {1: Collector([10, 0, 0, 0], ship=3)})
    make(fee, "work B2.5", "sail 3", "fee y", "done")
    assert (cubes(fee, 1), decision(fee), fee.deciding) == ([11, 0, 0, 0], "turn", (1,))


@rule("E3-24", "E3-25")
def test_the_score_is_the_sum_of_its_items() -> None:
    own = Collector(
        [1, 2, 0, 1],
        outposts="8 2 4 3",
        cards="N01 N02 T01 X01 X02",
        bonus="native+exploration cards flat settlers",
        explored="points-1 native",
        reserve=3,
        pile="yyyy yyr yg",
    )
    state = table(own)
    assert points(state) == {
        "point_cards": 3 + 5 + 3 + 3 + 4,
        "bonus_per_pair": 3 * 2,
        "bonus_settler_pairs": 4,
        "bonus_flat": 3,
        "bonus_trade_cards": 2,
        "outposts": 1 + 2 + 1 + 1,
        "exploration_tiles": 3,
        "goods": 3,
    }
    assert state.scores()[0] == sum(points(state).values())
    assert points(table(Collector([3, 9, 4, 0]))) == {"goods": 10}


@rule("E3-25")
@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 0), (2, 2), (3, 2), (8, 8), (9, 8)])
def test_the_tile_marked_one_pays_for_full_pairs_of_cards(number: int, worth: int) -> None:
    pile = " ".join(CARDS.split()[:number])
    assert points(table(Collector(bonus="cards", pile=pile))).get("bonus_trade_cards", 0) == worth
    assert points(table(Collector(pile=pile))) == {}


@rule("E3-25")
def test_tiles_marked_three_pay_like_their_kinds() -> None:
    """The last five tiles of the catalogue: native and settler, tools and exploration, settlers twice, flat."""
    own = Collector(cards="N01 N02 S01 T01 X01", reserve=2)
    state = table(own)
    before = state.scores()[0]
    worth = []
    for tile in range(20, 25):
        state.settlement.pioneers[0].bonus = 1 << tile
        worth.append(state.scores()[0] - before)
    assert worth == [3, 3, 5, 5, 3]


@rule("E3-26")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 2), (2, 1), (3, 2)])
def test_the_tied_player_seated_last_wins(first: int, winner: int) -> None:
    rich = Collector([0, 3, 0, 0])
    state = finished(Collector(), rich, rich, Collector([0, 2, 0, 0]), first=first)
    assert state.scores() == [0, 3, 3, 2]
    assert state.winners() == [winner]


@rule("E3-23", "E3-24")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_random_games_come_to_their_end(players: int, seed: int) -> None:
    state = fresh(players, seed, golden_deals=True)
    for _ in wander(state, seed, most=6000):
        pass
    assert state.over
    assert max(len(claimed(state, seat)) for seat in range(players)) == 8
