"""How a table is laid out (SR-6 to SR-11)."""

from collections import Counter

import pytest

import caravanserai as cv
from caravanserai.games.century.caravan.cubes import bag
from tests.games.playing import make
from tests.games.spice_road.table import GAME, cubes, fresh, hand, names, row_cubes, table
from tests.rule import rule

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])
SEEDS = range(40)


@rule("SR-6")
@every_number_of_players
def test_five_point_cards_lie_open_and_the_other_31_are_the_deck(players: int) -> None:
    state = fresh(players)
    assert len(state.points.cards) == 5
    assert state.points.left == 31
    assert sorted(state.points.cards + state.points.deck[:31]) == list(range(36))


@rule("SR-6")
def test_the_point_deck_is_shuffled() -> None:
    seen = Counter(card for seed in range(200) for card in fresh(seed=seed).points.cards)
    # Each of the 36 cards is expected 1000 / 36 = 28 times.
    assert len(seen) == 36
    assert max(seen.values()) < 60


@rule("SR-7")
@pytest.mark.parametrize(("players", "coins"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_two_coins_of_each_metal_for_every_player(players: int, coins: int) -> None:
    state = fresh(players)
    assert (state.gold, state.silver) == (coins, coins)


@rule("SR-7")
def test_coins_stay_at_their_positions_when_cards_move() -> None:
    state = table(cubes=[4, 4, 0, 0], points=["yyrr", "yyyrr", "rrrr"])
    make(state, "claim 1", "rest")
    assert (state.gold, state.silver) == (3, 4)
    state.merchants[0].cubes = bag([0, 4, 0, 0])
    make(state, "claim 2")  # rrrr, which lay at position 3 before
    assert (state.gold, state.silver) == (3, 3)


@rule("SR-8")
@every_number_of_players
@pytest.mark.parametrize("bonus_cards", [False, True])
def test_everybody_holds_both_starting_cards_and_no_more_are_in_the_game(players: int, bonus_cards: bool) -> None:
    for seed in SEEDS:
        state = fresh(players, seed, bonus_cards=bonus_cards)
        assert all(hand(state, seat) == {"yy", "up2"} for seat in range(players))
        assert not names(state.market.deck) & {"yy", "up2"}
        assert state.census()["trade card yy"] == state.census()["trade card up2"] == players


@rule("SR-9")
@every_number_of_players
@pytest.mark.parametrize(("bonus_cards", "cards"), [(False, 43), (True, 47)])
def test_six_trade_cards_lie_open_without_cubes(players: int, bonus_cards: bool, cards: int) -> None:
    state = fresh(players, bonus_cards=bonus_cards)
    assert len(state.market.cards) == 6
    assert row_cubes(state) == [[0, 0, 0, 0]] * 6
    assert state.market.left == cards - 6
    everything = state.market.cards + state.market.deck[: state.market.left]
    assert sorted(everything) == list(range(2, 2 + cards))


@rule("SR-9")
def test_the_trade_deck_is_shuffled() -> None:
    seen = Counter(card for seed in range(200) for card in fresh(seed=seed).market.cards)
    # Each of the 43 cards is expected 1200 / 43 = 28 times.
    assert len(seen) == 43
    assert max(seen.values()) < 60


@rule("SR-10")
@every_number_of_players
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    drawn = Counter(int(fresh(players, seed).first) for seed in range(300))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) > 300 / players * 0.6


@rule("SR-10", "SR-12")
@every_number_of_players
def test_the_first_player_begins_and_the_others_follow_clockwise(players: int) -> None:
    for seed in SEEDS:
        state = fresh(players, seed)
        for place in range(players):
            assert state.deciding == ((state.first + place) % players,)
            make(state, "rest")


@rule("SR-11")
@every_number_of_players
def test_starting_cubes_go_by_distance_from_the_first_player(players: int) -> None:
    by_place = [[3, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 0], [3, 1, 0, 0], [3, 1, 0, 0]]
    for seed in SEEDS:
        state = fresh(players, seed)
        seats = [int(state.first + place) % players for place in range(players)]
        assert [cubes(state, seat) for seat in seats] == by_place[:players]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(cv.BadPlayers):
        GAME.new(players)


def test_every_option_is_off_unless_chosen() -> None:
    assert [option.name for option in GAME.options] == ["bonus_cards", "golden_deals", "show_scores"]
    assert fresh().options == {"bonus_cards": False, "golden_deals": False, "show_scores": False}
