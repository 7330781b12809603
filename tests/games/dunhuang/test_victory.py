"""Stage 4: winning at once (DH-1, DH-71 to DH-75)."""

import pytest

from tests.games.dunhuang.looking import owner, refused, slot, tale
from tests.games.dunhuang.table import Has, begun, standing, table
from tests.games.playing import legal, make
from tests.rule import rule

FOUR = {"tea": 0, "paper": 0, "bamboo": 0, "spice": 0}
FIVE = FOUR | {"jade": 0}


@rule("DH-V5", "DH-71", "DH-75")
@pytest.mark.parametrize("players", [3, 4])
def test_four_tokens_and_four_goods_win_at_once(players: int) -> None:
    richer = Has(prestige=28, hand="tea tea tea glass glass paper paper wool wool")
    state = table(players, hand="tea tea glass paper", tokens=FOUR, market={3: "wool"}, rivals={1: richer})
    told = tale(state, "walk 1", "to-hand", "coins")
    assert state.over
    assert (state.winners(), state.view(None)["instant_winner"]) == ([0], 0)
    assert told[-1] == ("won_at_once", 0, {"tokens": 4})
    assert slot(state, 3) == ""  # nothing is refilled
    assert "refilled" not in [kind for kind, _, _ in told]
    assert state.scores()[1] > state.scores()[0]  # points do not matter
    assert (state.deciding, state.legal(0)) == ((), [])
    refused(state, "walk 1", "game_is_over", "DH-75", seat=1)


@rule("DH-V6", "DH-72")
def test_two_players_need_five_tokens() -> None:
    four = make(standing("dancer", players=2, hand="tea glass paper spice", tokens=FOUR), "coins")
    assert not four.over
    five = make(standing("dancer", players=2, hand="tea glass paper spice", tokens=FIVE), "coins")
    assert (five.over, five.winners()) == (True, [0])


@rule("DH-72")
def test_tokens_needed_by_number_of_players() -> None:
    assert [begun(players).view(None)["tokens_to_win"] for players in (2, 3, 4)] == [5, 4, 4]


@rule("DH-71")
@pytest.mark.parametrize(
    ("cards", "tokens"),
    [
        ("tea tea glass paper", FOUR),  # three goods
        ("tea glass paper", FOUR),
        ("tea glass paper wool", {"tea": 0, "paper": 0, "bamboo": 0, "spice": 1}),
        ("", FOUR),
    ],
)
def test_both_halves_are_needed(cards: str, tokens: dict[str, int]) -> None:
    state = make(standing("dancer", hand=cards, tokens=tokens), "coins")
    assert not state.over
    assert state.winners() == []


@rule("DH-74")
def test_more_than_needed_does_no_harm() -> None:
    everything = "gold silver jade glass spice bamboo tea paper"
    tokens = dict.fromkeys((*FIVE, "wool"), 0)
    state = make(standing("dancer", hand=everything + " paper", tokens=tokens, shields="tea paper wool"), "use")
    assert state.winners() == [0]


@rule("DH-71", "DH-73")
def test_the_check_comes_after_the_bonus() -> None:
    # The Servant takes the fourth good into the hand, and the token stays without a card.
    state = standing("servant", hand="tea glass paper", shop="wool", tokens=FOUR)
    assert make(state, "use", "shop wool").winners() == [0]
    # The Artist throws the fourth good away.
    state = standing("artist", hand="tea glass paper wool", tokens=FOUR)
    assert not make(state, "use", "hand wool").over


@rule("DH-73")
def test_only_the_player_whose_turn_it_is_can_win_at_once() -> None:
    ready = Has(hand="tea glass paper wool")
    state = table(rivals={1: ready}, tokens=dict.fromkeys(FOUR, 1), circle=None)
    make(state, "walk 1", "to-hand", "coins")
    assert not state.over
    make(state, "walk 1", "to-hand", "coins")
    assert state.winners() == [1]


@rule("DH-V37", "DH-73")
def test_who_loses_a_token_before_the_own_stage_4_does_not_win() -> None:
    ready = Has(hand="tea glass paper wool", shop="tea")
    state = table(3, rivals={1: ready}, tokens=dict.fromkeys(FOUR, 1), shop="tea", market={3: "tea"})
    make(state, "walk 1", "to-shop", "coins")
    assert owner(state, "tea") == 0
    make(state, "walk 1", "to-hand", "coins")
    assert not state.over
    assert state.deciding == (2,)


@rule("DH-1")
def test_the_two_ways_to_win() -> None:
    at_once = make(standing("dancer", hand="tea glass paper wool", tokens=FOUR), "coins")
    assert (at_once.winners(), at_once.instant_winner) == ([0], 0)
    on_points = table(2, turn=1, market={3: ""}, deck="", rivals={0: Has(prestige=1)})
    make(on_points, "walk 1", "coins")
    assert on_points.over
    assert (on_points.winners(), on_points.view(None)["instant_winner"]) == ([0], None)


@rule("DH-75")
def test_a_merchants_opponent_does_not_win_out_of_turn() -> None:
    rivals = {1: Has(hand="glass paper wool silk")}
    state = standing("chinese_merchant", hand="tea tea", rivals=rivals, tokens=dict.fromkeys(FOUR, 1))
    make(state, "use", "rival 2", "give tea")
    make(state, str(state.legal()[0]))
    assert not state.over
    assert legal(state) >= {"walk 1"}
