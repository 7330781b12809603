"""Laying out the table, the circle, the starting card and the camel (DH-2 to DH-14)."""

from collections import Counter
from itertools import permutations

import pytest

from caravanserai.core.errors import BadOption, BadPlayers, NoSuchSeat
from caravanserai.core.history import History
from caravanserai.games.dunhuang.components import CHARACTERS
from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.goods import bag_of, listed
from tests.games.dunhuang.looking import hand, refused, tale, words
from tests.games.dunhuang.table import fresh, goods, table
from tests.games.playing import decision, legal, make
from tests.rule import rule

CHOSEN = "buddhist sogdian_merchant translator soldier maid peasant musician princess"


@rule("DH-4")
def test_the_game_is_for_two_to_four_players() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            GAME.new(players)


@rule("DH-2")
def test_the_areas_of_the_table() -> None:
    view = fresh(3).view(None)
    assert len(view["circle"]) == len(view["market"]) == 8
    assert (view["deck"], view["coin_supply"], view["prestige_supply"]) == (27, 26, 28)
    assert view["discard"] == [0] * 10
    for trader in view["traders"]:
        assert (trader["hand_count"], trader["shop"]) == (0, [0] * 10)


@rule("DH-6")
def test_exactly_one_character_of_each_pair_is_in_the_circle() -> None:
    for seed in range(40):
        assert sorted(character // 2 for character in fresh(2, seed).circle) == list(range(8))


@rule("DH-6", "DH-102")
def test_order_and_faces_of_the_circle_are_random() -> None:
    circles = [fresh(2, seed).circle for seed in range(400)]
    assert len({tuple(circle) for circle in circles}) > 390
    for character in range(16):
        assert 150 < sum(character in circle for circle in circles) < 250
        for position in range(8):
            assert sum(circle[position] == character for circle in circles) < 55  # 25 are to be expected


@rule("DH-6")
def test_a_circle_can_be_chosen() -> None:
    state = fresh(2, options={"circle_mode": "chosen", "circle": CHOSEN})
    assert [CHARACTERS[character] for character in state.circle] == CHOSEN.split()
    commas = fresh(2, options={"circle_mode": "chosen", "circle": CHOSEN.replace(" ", ", ")})
    assert commas.circle == state.circle
    assert commas.options["circle"] == CHOSEN


@rule("DH-6", "DH-102")
def test_chosen_characters_are_laid_in_a_random_order() -> None:
    options = {"circle_mode": "chosen_characters", "circle": CHOSEN}
    circles = [fresh(2, seed, options).circle for seed in range(200)]
    for circle in circles:
        assert sorted(CHARACTERS[character] for character in circle) == sorted(CHOSEN.split())
    assert len({tuple(circle) for circle in circles}) > 195
    for position in range(8):
        assert {circle[position] for circle in circles} == set(circles[0])


@rule("DH-6")
def test_the_same_characters_are_the_same_wish_in_whatever_order_they_are_named() -> None:
    options = {"circle_mode": "chosen_characters", "circle": CHOSEN}
    turned = {"circle_mode": "chosen_characters", "circle": " ".join(reversed(CHOSEN.split()))}
    assert fresh(2, 5, options).save() == fresh(2, 5, turned).save()
    kept = str(fresh(2, 5, turned).options["circle"]).split()
    assert kept == [name for name in CHARACTERS if name in CHOSEN]
    assert GAME.settle(fresh(2, 5, turned).options) == fresh(2, 5, turned).options


@rule("DH-6")
@pytest.mark.parametrize("mode", ["chosen", "chosen_characters"])
@pytest.mark.parametrize(
    ("circle", "words_of_it"),
    [
        ("", "need both"),
        (CHOSEN + " artist", "8 characters, not 9"),
        (CHOSEN.replace("maid", "artist"), "exactly one of artist and musician"),
        (CHOSEN.replace("maid", "emperor"), "no character 'emperor'"),
        (7, "a list of 8 characters"),
    ],
)
def test_a_circle_that_is_none_is_refused(mode: str, circle: object, words_of_it: str) -> None:
    with pytest.raises(BadOption, match=words_of_it):
        GAME.new(2, 1, {"circle_mode": mode, "circle": circle})


@rule("DH-6")
def test_characters_without_a_mode_and_an_unknown_mode_are_refused() -> None:
    with pytest.raises(BadOption, match="need both"):
        GAME.new(2, 1, {"circle": CHOSEN})
    with pytest.raises(BadOption, match="it can be random, chosen_characters, chosen"):
        GAME.new(2, 1, {"circle_mode": "mixed"})


@rule("DH-7")
def test_goods_taken_out_by_number_of_players() -> None:
    for players, out in ((2, "gold wool silk"), (3, "gold silk"), (4, "")):
        tokens = fresh(players).view(None)["tokens"]
        assert [good for good, token in enumerate(tokens) if not token["in_play"]] == goods(out)


@rule("DH-8")
def test_the_market_shows_the_top_eight_cards_and_may_hold_equal_ones() -> None:
    markets = [fresh(4, seed).market for seed in range(30)]
    assert all(len(market) == 8 and min(market) >= 0 for market in markets)
    assert any(len(set(market)) < 8 for market in markets)
    assert len({tuple(market) for market in markets}) == 30


@rule("DH-9")
def test_one_of_three_cards_is_kept_and_two_leave_the_game() -> None:
    state = fresh(4, seed=1)
    for seat in range(4):
        dealt = listed(state.traders[seat].dealt)
        assert len(dealt) == 3
        kept = state.legal(seat)[-1]
        assert {move.a for move in state.legal(seat)} == set(dealt)
        state.apply(kept, seat)
        dealt.remove(int(kept.a))
        assert listed(state.traders[seat].hand) == [kept.a]
        assert listed(state.traders[seat].removed) == dealt


@rule("DH-9")
def test_a_card_that_was_not_dealt_cannot_be_kept() -> None:
    state = fresh(4, seed=1)
    state.traders[2].dealt = bag_of(goods("tea paper wool"))
    assert legal(state, seat=2) == {"keep tea", "keep paper", "keep wool"}
    refused(state, "keep glass", "not_dealt", "DH-9", seat=2)
    refused(state, "camel 1", "must_keep_card", "DH-9", seat=2)


@rule("DH-9", "DH-103")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_choose_at_the_same_time_and_the_order_of_seats_does_not_matter(players: int) -> None:
    results = []
    for order in permutations(range(players)):
        state = fresh(players, seed=3)
        assert state.deciding == tuple(range(players))
        for number, seat in enumerate(order):
            state.apply(state.legal(seat)[0], seat)
            left = set(range(players)) - set(order[: number + 1])
            assert set(state.deciding) == (left or {(state.first - 1) % players})
        results.append(state.save())
    assert all(result == results[0] for result in results)


@rule("DH-9", "DH-17")
def test_who_has_chosen_waits_for_the_others() -> None:
    state = fresh(3)
    first, second = state.legal(1)[0].text, state.legal(1)[-1].text
    state.apply(first, 1)
    refused(state, second, "not_your_turn", "DH-9", seat=1)
    assert state.legal(1) == []
    with pytest.raises(NoSuchSeat):
        state.apply(state.legal(0)[0])


@rule("DH-9", "DH-100")
def test_nobody_else_learns_which_card_was_kept() -> None:
    state = fresh(3, seed=2)
    moves = state.legal(1)
    assert len(moves) > 1
    heard = []
    for move in moves:
        world = state.copy()
        world.listen()
        world.apply(move, 1)
        told = world.told()
        assert [(e.kind, e.seat, e.facts) for e in told if e.visible_to(1)] == [
            ("kept", 1, {"good": move.a}),
            ("chose_start", 1, {}),
        ]
        for seat in (0, 2, None):
            heard.append((seat, [(e.kind, e.seat, e.facts) for e in told if e.visible_to(seat)], world.view(seat)))
    for seat in (0, 2, None):
        mine = [(told, view) for other, told, view in heard if other == seat]
        assert all(one == mine[0] for one in mine)
        assert mine[0][0] == [("chose_start", 1, {})]
        assert [trader["chosen_start"] for trader in mine[0][1]["traders"]] == [False, True, False]


@rule("DH-9")
def test_a_starting_card_can_be_taken_back_while_nobody_else_has_chosen() -> None:
    history = History(GAME, 3, 2)
    before = history.state.save()
    history.apply(history.state.legal(1)[0], 1)
    assert history.undo(1) is None
    assert history.state.save() == before
    history.apply(history.state.legal(1)[0], 1)
    history.apply(history.state.legal(2)[0], 2)
    reason = history.undo(1)
    assert reason is not None
    assert reason.code == "others_moved"
    assert history.undo(2) is None
    assert history.state.deciding == (0, 2)


@rule("DH-5", "DH-12", "DH-103")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_places_the_camel_when_all_have_chosen(players: int) -> None:
    state = fresh(players, seed=players)
    view = state.view(0)
    assert decision(state) == "keep"
    assert (len(view["circle"]), view["first"], view["camel"]) == (8, state.first, None)
    assert None not in view["market"]
    for seat in range(players):
        state.apply(state.legal(seat)[0], seat)
    assert decision(state) == "place_camel"
    last = int(state.first - 1) % players
    assert state.deciding == (last,)
    assert legal(state) == {f"camel {position}" for position in range(1, 9)}
    refused(state, "walk 1", "must_place_camel", "DH-12")
    refused(state, "camel 3", "not_your_turn", "DH-12", seat=int(state.first))
    assert tale(state, "camel 3") == [("placed_camel", last, {"slot": 3})]
    assert state.view(None)["camel"] == 2
    assert (decision(state), state.deciding) == ("walk", (state.first,))


@rule("DH-12", "DH-102")
def test_the_first_player_is_random_and_the_marker_never_moves() -> None:
    drawn = Counter(int(fresh(4, seed).first) for seed in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 70
    state = table(2, coins=0)
    for _ in range(6):
        make(state, "walk 1", "to-hand", "coins")
        assert state.first == 0


@rule("DH-11")
def test_shops_are_empty_nobody_has_prestige_and_all_tokens_lie_number_side_up() -> None:
    view = fresh(4).view(None)
    assert all(trader["prestige"] == 0 and sum(trader["shop"]) == 0 for trader in view["traders"])
    assert all(token == {"owner": None, "in_play": True, "shielded": False} for token in view["tokens"])


@rule("DH-14")
def test_hands_and_shops_have_no_limit() -> None:
    many = "bamboo " * 6 + "tea " * 7 + "paper " * 8 + "wool " * 9
    state = make(table(hand=many, market={3: "silk"}), "walk 1", "to-hand")
    assert hand(state).split().count("wool") == 9
    assert len(hand(state).split()) == 31
    state = make(table(shop=many, market={3: "silk"}), "walk 1", "to-shop")
    assert len(words(state.traders[0].shop).split()) == 31
