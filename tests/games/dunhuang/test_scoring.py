"""The score: tokens, prestige and the cards kept (DH-86 to DH-94)."""

from collections.abc import Mapping

from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import NUMBER
from tests.games.dunhuang.table import Has, table
from tests.games.playing import make
from tests.rule import rule


def ended(players: Mapping[int, Has], tokens: Mapping[str, int], seats: int = 4) -> DunhuangState:
    """A game whose last turn ends beside an empty slot with 3 coins for the last seat."""
    last = seats - 1
    mine = players.get(last, Has())
    state = table(
        seats,
        turn=last,
        hand=mine.hand,
        shop=mine.shop,
        coins=mine.coins,
        prestige=mine.prestige,
        rivals=players,
        tokens=tokens,
        market={3: ""},
        deck="",
    )
    make(state, "walk 1", "coins")
    assert state.over
    return state


def lines(state: DunhuangState, seat: int) -> list[tuple[str, int, int]]:
    return [(line["item"], line["count"], line["points"]) for line in state.breakdown(seat)]


@rule("DH-V12", "DH-86", "DH-87", "DH-88", "DH-89", "DH-90", "DH-91", "DH-92")
def test_anton_against_nina() -> None:
    anton = Has(hand="glass glass tea tea silk", shop="paper paper")
    nina = Has(hand="glass tea bamboo wool", prestige=2)
    tokens = {"paper": 0, "jade": 0, "tea": 1, "wool": 1, "bamboo": 1}
    state = ended({0: anton, 1: nina}, tokens)
    assert state.scores()[:2] == [21, 23]
    assert state.winners() == [1]
    assert lines(state, 0) == [("tokens", 2, 4), ("prestige", 0, 0), ("kept_cards", 2, 17)]
    assert lines(state, 1) == [("tokens", 3, 6), ("prestige", 2, 2), ("kept_cards", 2, 15)]
    final = state.view(None)["final"]
    assert final is not None
    by_good = {row["good"]: row for row in final}
    assert by_good[NUMBER["glass"]] == {"good": NUMBER["glass"], "leaders": [0], "kept": []}
    assert by_good[NUMBER["tea"]] == {"good": NUMBER["tea"], "leaders": [0], "kept": [0]}
    assert by_good[NUMBER["wool"]] == {"good": NUMBER["wool"], "leaders": [1], "kept": [1]}


@rule("DH-86")
def test_the_score_is_itemised_in_its_order() -> None:
    state = ended({0: Has(prestige=4, hand="silk")}, {"tea": 0})
    assert [item for item, _, _ in lines(state, 0)] == ["tokens", "prestige", "kept_cards"]
    assert state.scores() == [sum(points for _, _, points in lines(state, seat)) for seat in range(4)]


@rule("DH-87")
def test_two_points_for_each_token_and_none_for_shops() -> None:
    state = ended({0: Has(shop="silk silk silk")}, {"silk": 0, "gold": 0, "tea": 1})
    assert state.scores() == [4, 2, 0, 0]


@rule("DH-88", "DH-94")
def test_one_point_for_each_prestige_and_none_for_coins() -> None:
    assert ended({0: Has(prestige=7, coins=0), 1: Has(coins=20)}, {}).scores() == [7, 0, 0, 0]


@rule("DH-V13", "DH-89", "DH-90")
def test_tied_leaders_each_keep_one_card() -> None:
    state = ended(
        {0: Has(hand="silk silk"), 1: Has(hand="silk silk"), 2: Has(hand="silk")}, {"tea": 0, "wool": 1, "jade": 2}
    )
    assert state.scores() == [12, 12, 2, 0]


@rule("DH-90")
def test_further_copies_bring_nothing() -> None:
    tokens = {"tea": 0, "jade": 0, "paper": 0}
    assert lines(ended({0: Has(hand="wool wool wool")}, tokens), 0)[2] == ("kept_cards", 1, 9)


@rule("DH-91")
def test_no_more_cards_are_kept_than_tokens_are_owned_and_the_best_are_kept() -> None:
    hand = "gold silver spice paper silk"
    for tokens, kept in ((0, 0), (1, 10), (2, 18), (3, 23), (4, 25), (5, 26), (6, 26)):
        owned = dict.fromkeys(["tea", "jade", "wool", "glass", "bamboo", "silk"][:tokens], 0)
        state = ended({0: Has(hand=hand)}, owned)
        assert lines(state, 0)[2] == ("kept_cards", min(tokens, 5), kept)


@rule("DH-V34", "DH-91")
def test_a_card_that_its_leader_may_not_keep_helps_nobody() -> None:
    state = ended({0: Has(hand="silk silk silk"), 1: Has(hand="silk")}, {"tea": 1, "wool": 1})
    assert state.scores() == [0, 4, 0, 0]


@rule("DH-92")
def test_the_highest_total_wins() -> None:
    state = ended({0: Has(prestige=9, coins=0), 1: Has(hand="silk", coins=0), 2: Has(prestige=8, coins=20)}, {"tea": 1})
    assert (state.scores(), state.winners()) == ([9, 12, 8, 0], [1])


@rule("DH-V33", "DH-93")
def test_a_tie_goes_to_the_player_with_more_coins_or_is_shared() -> None:
    tokens = {"tea": 0, "paper": 0, "jade": 1}
    for purses, winners in (((4, 2), [0]), ((2, 4), [1]), ((3, 3), [0, 1])):
        first = Has(prestige=11, hand="silk", coins=purses[0])
        second = Has(prestige=13, hand="silk", coins=purses[1])
        state = ended({0: first, 1: second}, tokens)
        assert (state.scores()[:2], state.winners()) == ([25, 25], winners)


@rule("DH-93")
def test_the_coins_of_the_last_bonus_count_for_the_tie() -> None:
    state = ended({0: Has(prestige=5, coins=7), 3: Has(prestige=5, coins=4)}, {})
    assert state.winners() == [0, 3]


@rule("DH-89")
def test_hands_are_laid_open_at_the_end() -> None:
    state = ended({0: Has(hand="silk wool")}, {})
    for seat in (1, None):
        assert state.view(seat)["traders"][0]["hand"] == [0, 0, 0, 0, 0, 0, 0, 0, 1, 1]
        assert state.view(seat)["scores"] == state.scores()
    running = table(hand="silk wool")
    assert (running.view(1)["scores"], running.view(1)["final"]) == (None, None)
