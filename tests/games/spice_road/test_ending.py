"""The end of the game, the score and the winner (SR-42 to SR-46)."""

import pytest

import caravanserai as cv
from caravanserai.games.century.spice_road.state import SpiceRoadState
from tests.games.playing import make
from tests.games.spice_road.table import POINT_CARD, Trader, claimed, fresh, table, wander
from tests.rule import rule

CHEAPEST = "yyrr"
OTHERS = [card for card in POINT_CARD if card != CHEAPEST]


def before_a_claim(players: int, has: int, turn: int = 0, first: int = 0) -> SpiceRoadState:
    """Someone who has claimed some cards already can claim another one at position 3, where no coins lie."""
    spare = OTHERS[-2:]
    return table(players, cubes=[2, 2, 0, 0], claimed=OTHERS[:has], points=[*spare, CHEAPEST], turn=turn, first=first)


def ended(*traders: Trader, first: int = 0) -> SpiceRoadState:
    """A game in its last round, ended by the last seat's rest."""
    last = (first - 1) % len(traders)
    own = traders[last]
    state = table(
        len(traders),
        cubes=own.cubes,
        claimed=own.claimed,
        gold=own.gold,
        silver=own.silver,
        rivals=dict(enumerate(traders)),
        turn=last,
        first=first,
    )
    state.last_round = True
    return make(state, "rest")


@rule("SR-42")
@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 6), (4, 5), (5, 5)])
def test_the_last_round_comes_with_the_sixth_card_or_with_the_fifth_among_four_and_five(
    players: int, needed: int
) -> None:
    assert fresh(players).view(None)["cards_to_end"] == needed
    assert not make(before_a_claim(players, has=needed - 2), "claim 3").last_round
    state = make(before_a_claim(players, has=needed - 1), "claim 3")
    assert state.last_round
    assert state.view(None)["last_round"]
    assert not state.over


@rule("SR-43")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_the_seats_after_the_trigger_still_have_their_turn(players: int, first: int) -> None:
    needed = fresh(players).cards_to_end
    for place in range(players):
        state = before_a_claim(players, has=needed - 1, turn=(first + place) % players, first=first)
        make(state, "claim 3")
        for later in range(place + 1, players):
            assert not state.over
            assert state.deciding == ((first + later) % players,)
            make(state, "rest")
        assert state.over
        assert state.deciding == ()


@rule("SR-43")
def test_a_trigger_by_the_last_seat_ends_the_game_at_once() -> None:
    state = make(before_a_claim(players=2, has=5, turn=1), "claim 3")
    assert state.over
    assert state.legal() == []


@rule("SR-43", "SR-40")
def test_the_last_seat_still_obeys_the_caravan_limit() -> None:
    state = before_a_claim(players=2, has=5, turn=1)
    Trader(cubes=[2, 2, 11, 0], claimed=OTHERS[:5]).sit_down(state.merchants[1])
    make(state, "claim 3")
    assert not state.over
    make(state, "discard g")
    assert state.over


@rule("SR-43")
def test_nothing_moves_when_the_game_is_over() -> None:
    state = make(before_a_claim(players=2, has=5, turn=1), "claim 3")
    before = state.save()
    for seat in (0, 1):
        assert state.why_not("rest", seat) == cv.Reason("game_is_over", "SR-43")
        with pytest.raises(cv.IllegalMove) as refusal:
            state.apply("rest", seat)
        assert refusal.value.reason == cv.Reason("game_is_over", "SR-43")
    assert state.save() == before


@rule("SR-43")
def test_more_cards_may_be_claimed_in_the_last_round() -> None:
    rival = Trader(cubes=[3, 2, 0, 0], claimed=OTHERS[10:15])
    state = table(3, cubes=[2, 2, 0, 0], claimed=OTHERS[5:10], points=["yyrr", "yyyrr"], rivals={1: rival})
    make(state, "claim 1", "claim 1", "rest")
    assert state.over
    assert [state.claimed_count(seat) for seat in range(3)] == [6, 6, 0]
    assert "yyyrr" in claimed(state, 1)


@rule("SR-43", "SR-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_every_game_all_have_had_the_same_number_of_turns(players: int) -> None:
    for seed in range(3):
        state = fresh(players, seed)
        turns = [0] * players
        counted = -1
        for now in wander(state, seed):
            if now.turn != counted:
                counted = int(now.turn)
                turns[now.deciding[0]] += 1
        assert len(set(turns)) == 1
        assert max(state.claimed_count(seat) for seat in range(players)) >= state.cards_to_end


@rule("SR-44")
@pytest.mark.parametrize(
    ("trader", "score"),
    [
        (Trader(), 0),
        (Trader(claimed=["yyrr", "bbbbb"]), 26),
        (Trader(gold=2), 6),
        (Trader(silver=3), 3),
        (Trader(cubes=[9, 0, 0, 0]), 0),
        (Trader(cubes=[0, 1, 1, 1]), 3),
        (Trader(cubes=[1, 4, 2, 3], claimed=["yrgb"], gold=1, silver=1), 12 + 3 + 1 + 9),
    ],
)
def test_the_score_is_cards_coins_and_cubes_that_are_not_yellow(trader: Trader, score: int) -> None:
    assert ended(trader, Trader()).scores()[0] == score


@rule("SR-44")
def test_cards_in_hand_score_nothing() -> None:
    assert ended(Trader(hand=["yy", "up2", "b", "rr"], played=["g"]), Trader()).scores() == [0, 0]


@rule("SR-44")
def test_the_score_is_told_item_by_item() -> None:
    state = ended(Trader(claimed=["yrgb", "yygg"], gold=1, silver=2, cubes=[3, 1, 0, 2]), Trader())
    assert state.breakdown(0) == [
        {"item": "point_cards", "count": 2, "points": 20},
        {"item": "gold_coins", "count": 1, "points": 3},
        {"item": "silver_coins", "count": 2, "points": 2},
        {"item": "spices", "count": 3, "points": 3},
    ]
    assert sum(line["points"] for line in state.breakdown(0)) == state.scores()[0]


@rule("SR-45")
@pytest.mark.parametrize(
    ("carried", "score"),
    [([0, 10, 0, 0], 10), ([0, 4, 4, 4], 10), ([2, 9, 0, 0], 9), ([1, 0, 0, 13], 10), ([14, 0, 0, 0], 0)],
)
def test_an_overfull_caravan_scores_ten_at_most(carried: list[int], score: int) -> None:
    assert ended(Trader(cubes=carried), Trader()).scores()[0] == score


@rule("SR-46")
def test_the_highest_score_wins() -> None:
    state = ended(Trader(gold=1), Trader(claimed=["bbbb"]), Trader(silver=1))
    assert state.scores() == [3, 16, 1]
    assert state.winners() == [1]


@rule("SR-46")
@pytest.mark.parametrize(
    ("first", "scores", "winner"),
    [
        (0, [5, 5, 5], 2),
        (1, [5, 5, 5], 0),  # turn order 1, 2, 0
        (2, [5, 5, 5], 1),  # turn order 2, 0, 1
        (0, [5, 5, 4], 1),
        (1, [4, 5, 5], 2),
        (2, [5, 0, 5], 0),
    ],
)
def test_among_equals_the_one_farthest_from_the_first_player_wins(first: int, scores: list[int], winner: int) -> None:
    state = ended(*(Trader(silver=score) for score in scores), first=first)
    assert state.scores() == scores
    assert state.winners() == [winner]


@rule("SR-46")
def test_nobody_has_won_before_the_end() -> None:
    assert table(gold=3).winners() == []


@rule("SR-46")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_always_one_winner(players: int) -> None:
    for seed in range(5):
        state = fresh(players, seed)
        for _ in wander(state, seed):
            pass
        (winner,) = state.winners()
        assert state.scores()[winner] == max(state.scores())
