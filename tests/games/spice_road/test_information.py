"""What a seat sees, what it may imagine, and where chance comes in (SR-60 to SR-61)."""

from collections import Counter

import pytest

from caravanserai.games.century.market.deals import NO_DEAL, whole_pile
from tests.games.golden_deals import CARD, DEAL
from tests.games.playing import make
from tests.games.spice_road.table import POINT_CARD, Trader, fresh, table, wander
from tests.rule import rule

RIVAL = Trader(cubes=[0, 3, 0, 0], hand=["up2", "b"], played=["yy", "rr"], claimed=["gggg"], gold=1, silver=2)
EVERYTHING = {"bonus_cards": True, "golden_deals": True}


@rule("SR-60")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_lies_open_is_seen_by_everybody(seat: int | None) -> None:
    state = table(cubes=[1, 0, 0, 0], played=["g"], row=["yyy"], row_cubes=[[0, 0, 2, 0]], rivals={1: RIVAL})
    view = state.view(seat)
    assert view["trade_row"][0] == {"card": CARD["yyy"], "cubes": [0, 0, 2, 0], "price": 0}
    assert [place["price"] for place in view["trade_row"]] == [0, 1, 2, 3, 4, 5]
    assert len(view["trade_row"]) == 6
    assert view["point_row"] == state.points.cards
    assert (view["trade_deck"], view["point_deck"]) == (34, 30)
    assert (view["gold"], view["silver"]) == (4, 4)
    assert view["coin_row"] == ["gold", "silver", None, None, None]
    assert view["spent"] == []
    own, rival = view["merchants"]
    assert (own["cubes"], own["played"], own["hand_count"]) == ([1, 0, 0, 0], [CARD["g"]], 2)
    assert (rival["cubes"], rival["gold"], rival["silver"]) == ([0, 3, 0, 0], 1, 2)
    assert rival["played"] == [CARD["yy"], CARD["rr"]]
    assert (rival["hand_count"], rival["claimed_count"]) == (2, 1)


@rule("SR-60")
def test_the_shared_discard_lies_open() -> None:
    state = table(hand=["yy", "b"], deals={"b": "gd01"})
    make(state, "deal-hand", "lay yy", "spend b")
    for seat in (0, 1, None):
        assert state.view(seat)["spent"] == [CARD["b"]]


@rule("SR-60", "SR-60a")
def test_the_order_of_the_decks_shows_in_no_view() -> None:
    for state in wander(fresh(3, seed=4, **EVERYTHING), seed=4):
        for seat in range(3):
            other_world = state.imagine(seat, seed=99)
            assert other_world.view(seat) == state.view(seat)
            assert other_world.legal(seat) == state.legal(seat)


@rule("SR-60a")
def test_a_seat_sees_its_own_hand_and_claimed_cards_and_counts_of_the_others() -> None:
    state = table(hand=["yy", "g"], claimed=["bbbb"], rivals={1: RIVAL})
    own, rival = state.view(0)["merchants"]
    assert own["hand"] == [CARD["yy"], CARD["g"]]
    assert own["claimed"] == [POINT_CARD["bbbb"]]
    assert rival["hand"] is None
    assert rival["claimed"] is None
    seen_by_rival = state.view(1)["merchants"]
    assert (seen_by_rival[0]["hand"], seen_by_rival[0]["claimed"]) == (None, None)
    assert seen_by_rival[1]["hand"] == [CARD["up2"], CARD["b"]]


@rule("SR-60a")
def test_a_spectator_sees_no_hand_and_no_claimed_card() -> None:
    for merchant in table(claimed=["bbbb"], rivals={1: RIVAL}).view(None)["merchants"]:
        assert merchant["hand"] is None
        assert merchant["claimed"] is None


@rule("SR-60a")
def test_running_scores_are_hidden_unless_the_table_shows_them() -> None:
    hidden = table(claimed=["bbbb"], rivals={1: RIVAL})
    assert hidden.view(0)["scores"] is None
    shown = table(claimed=["bbbb"], rivals={1: RIVAL}, options={"show_scores": True})
    for seat in (0, 1, None):
        view = shown.view(seat)
        assert view["scores"] == [16, 12 + 3 + 2 + 3]
        assert [merchant["claimed"] for merchant in view["merchants"]] == [[POINT_CARD["bbbb"]], [POINT_CARD["gggg"]]]
        assert [merchant["hand"] is None for merchant in view["merchants"]] == [seat != 0, seat != 1]


@rule("SR-60a")
def test_when_the_game_is_over_everything_is_open() -> None:
    state = table(hand=["yy", "g"], claimed=["bbbb"], rivals={1: RIVAL}, turn=1, deals={})
    RIVAL.sit_down(state.merchants[1])
    state.last_round = True
    make(state, "rest")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view["scores"] == state.scores()
        assert all(merchant["hand"] is not None for merchant in view["merchants"])
        assert all(merchant["claimed"] is not None for merchant in view["merchants"])
        assert str(CARD["b"]) in view["deals"]


@rule("SR-60a")
def test_imagining_deals_the_decks_anew_and_keeps_hands_and_claimed_cards() -> None:
    state = table(players=3, hand=["yy", "g"], claimed=["bbbb"], rivals={1: RIVAL}, deals={"b": "gd07"})
    worlds = [state.imagine(0, seed) for seed in range(20)]
    for world in worlds:
        assert [merchant.save() for merchant in world.merchants] == [merchant.save() for merchant in state.merchants]
        assert world.market.cards == state.market.cards
        assert world.points.cards == state.points.cards
        assert world.market.hidden() == state.market.hidden()
        assert world.points.hidden() == state.points.hidden()
        assert world.deals[CARD["b"]] == DEAL["gd07"]
        assert world.census() == state.census()
    assert len({tuple(world.market.deck) for world in worlds}) == 20
    assert len({tuple(world.points.deck) for world in worlds}) == 20
    assert len({tuple(world.deals) for world in worlds}) == 20


@rule("SR-60a")
def test_imagined_deals_change_only_on_cards_in_the_deck() -> None:
    state = fresh(3, seed=8, **EVERYTHING)
    for now in wander(state, seed=8):
        if now.turn % 10 == 0:
            world = now.imagine(0, seed=int(now.turn))
            hidden = set(now.market.hidden())
            assert all(world.deals[card] == deal for card, deal in enumerate(now.deals) if card not in hidden)
            assert Counter(deal for deal in world.deals if deal != NO_DEAL) <= Counter(whole_pile(world.designs))


@rule("SR-51", "SR-60")
def test_a_deal_is_seen_wherever_its_card_is_seen() -> None:
    deals = {"b": "gd01", "rr": "gd02", "g": "gd03", "yyy": "gd04"}
    state = table(hand=["yy", "g"], row=["yyy"], deals=deals, rivals={1: RIVAL})
    own = state.view(0)["deals"]
    assert own[str(CARD["rr"])] == DEAL["gd02"]
    assert own[str(CARD["g"])] == DEAL["gd03"]
    assert own[str(CARD["yyy"])] == DEAL["gd04"]
    assert str(CARD["b"]) not in own  # in the rival's hand
    assert str(CARD["yy"]) not in own
    assert state.view(1)["deals"][str(CARD["b"])] == DEAL["gd01"]
    assert str(CARD["g"]) not in state.view(1)["deals"]
    assert not {str(card) for card in state.market.hidden()} & set(own)


@rule("SR-61")
def test_setup_draws_both_decks_the_deals_and_the_first_player() -> None:
    games = [fresh(4, seed, **EVERYTHING) for seed in range(30)]
    assert len({tuple(game.points.deck) for game in games}) == 30
    assert len({tuple(game.market.deck) for game in games}) == 30
    assert len({tuple(game.deals) for game in games}) == 30
    assert {int(game.first) for game in games} == {0, 1, 2, 3}


@rule("SR-61")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_after_setup_nothing_is_drawn_but_the_next_card_of_a_deck(seed: int) -> None:
    state = fresh(3, seed, **EVERYTHING)
    drawn = state.chance.save()
    trade, point = state.market.deck[:], state.points.deck[:]
    for now in wander(state, seed):
        assert now.chance.save() == drawn
        assert now.market.deck[: now.market.left] == trade[: now.market.left]
        assert now.points.deck[: now.points.left] == point[: now.points.left]
        # What has been revealed is just what has left the decks.
        assert now.revealed == (41 - now.market.left) + (31 - now.points.left)
