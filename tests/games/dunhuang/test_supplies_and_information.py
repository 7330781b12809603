"""Supplies, what is open and what is hidden, chance and decisions (DH-95 to DH-103)."""

import random

import pytest

from caravanserai.games.dunhuang.components import DANCER
from caravanserai.games.dunhuang.goods import listed
from tests.games.dunhuang.looking import coins, prestige, refused, tale
from tests.games.dunhuang.table import Has, begun, circle_with, fresh, standing, table
from tests.games.playing import decision, legal, make
from tests.rule import rule

FINITE = {"supply": "finite"}
UNLIMITED = {"supply": "unlimited"}
GENEROUS = "artist princess translator soldier sogdian_merchant maid shepherd buddhist"
LAST_ONE = {1: Has(prestige=27)}
NONE_LEFT = {1: Has(prestige=28, hand="tea")}


@rule("DH-V31", "DH-95", "DH-97")
def test_three_coins_from_a_supply_of_one() -> None:
    rivals = {1: Has(coins=38), 2: Has(coins=0), 3: Has(coins=0)}
    for options in ({}, UNLIMITED):
        endless = make(table(coins=5, rivals=rivals, market={3: ""}, options=options), "walk 1", "coins")
        assert (coins(endless), endless.coin_supply) == (8, -2)
        assert endless.census()["coins"] == 44
    finite = make(table(coins=5, rivals=rivals, market={3: ""}, options=FINITE), "walk 1")
    assert tale(finite, "coins")[:2] == [("took_coins", 0, {"coins": 1}), ("went_without_coins", 0, {"missing": 2})]
    assert (coins(finite), finite.coin_supply) == (6, 0)
    assert finite.census()["coins"] == 44


@rule("DH-97", "DH-V39")
@pytest.mark.parametrize("options", [{}, FINITE])
def test_only_the_prestige_that_is_left_can_be_gained(options: dict[str, str]) -> None:
    dancer = standing("dancer", rivals=LAST_ONE, options=options)
    assert tale(dancer, "use")[:3] == [
        ("used", 0, {"character": DANCER}),
        ("gained_prestige", 0, {"prestige": 1}),
        ("went_without_prestige", 0, {"missing": 1}),
    ]
    assert (prestige(dancer), dancer.prestige_supply) == (1, 0)
    princess = standing("princess", rivals=LAST_ONE, tokens={"tea": 0, "wool": 0, "silk": 0}, options=options)
    assert prestige(make(princess, "use")) == 1


@rule("DH-97", "DH-95")
def test_without_a_limit_prestige_is_gained_in_full() -> None:
    state = standing("dancer", rivals=LAST_ONE, options=UNLIMITED)
    assert tale(state, "use")[1] == ("gained_prestige", 0, {"prestige": 2})
    assert (prestige(state), state.prestige_supply) == (2, -1)
    assert state.census()["prestige"] == 28


@rule("DH-97", "DH-54")
@pytest.mark.parametrize("face", ["princess", "dancer"])
def test_princess_and_dancer_need_prestige_in_the_supply(face: str) -> None:
    for options in ({}, FINITE):
        state = standing(face, rivals=NONE_LEFT, tokens={"tea": 0}, options=options)
        refused(state, "use", "no_prestige_left", "DH-97")
    assert "use" in legal(standing(face, rivals=NONE_LEFT, tokens={"tea": 0}, options=UNLIMITED))
    refused(standing("princess", rivals=NONE_LEFT), "use", "ability_of_no_use", "DH-57")


@rule("DH-97")
def test_whose_price_comes_first_may_be_used_without_prestige() -> None:
    artist = make(standing("artist", hand="wool", rivals=NONE_LEFT), "use")
    musician = make(standing("musician", shop="wool", rivals=NONE_LEFT), "use")
    sogdian = make(standing("sogdian_merchant", rivals=NONE_LEFT), "use", "rival 2", "give tea")
    for state, price, lost in ((artist, "hand wool", 3), (musician, "shop wool", 3), (sogdian, "give tea", 1)):
        told = {kind: facts for kind, _, facts in tale(state, price)}
        assert told["went_without_prestige"] == {"missing": lost}
        assert "gained_prestige" not in told
        assert (prestige(state), state.prestige_supply, state.deciding) == (0, 0, (1,))


@rule("DH-98")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_only_who_has_the_turn_gains_prestige(seed: int) -> None:
    """So two players never reach for the last one together, though others decide in between."""
    dice = random.Random(seed)
    options = {"circle_mode": "chosen_characters", "circle": GENEROUS}
    state = begun(4, seed, options)
    while not state.over:
        had, mover, left = [int(trader.prestige) for trader in state.traders], int(state.seat), state.prestige_supply
        moves = state.legal()
        state.apply(next((move for move in moves if move.text == "use"), dice.choice(moves)))
        gained = [int(trader.prestige) - before for trader, before in zip(state.traders, had, strict=True)]
        assert sum(gained) == gained[mover] == left - state.prestige_supply
        assert state.prestige_supply >= 0


@rule("DH-97", "DH-88", "DH-98")
def test_in_turn_order_the_first_one_takes_the_last_prestige() -> None:
    rivals = {1: Has(prestige=5, coins=7), 2: Has(prestige=21)}
    state = table(circle=circle_with("dancer", "maid"), prestige=1, rivals=rivals, market={3: ""}, camel=2)
    make(state, "walk 1", "use")
    assert (prestige(state), state.prestige_supply, state.deciding) == (2, 0, (1,))
    refused(make(state, "walk 8", "to-hand"), "use", "no_prestige_left", "DH-97")


@rule("DH-97", "DH-88")
def test_the_end_counts_no_prestige_that_was_not_there() -> None:
    state = standing("artist", players=2, hand="tea", rivals={1: Has(prestige=26)}, turn=0, deck="")
    state.first = 1  # this is the last turn of the game
    assert make(state, "use", "hand tea").over
    assert [int(trader.prestige) for trader in state.traders] == [2, 26]
    assert [line["points"] for line in state.breakdown(0) if line["item"] == "prestige"] == [2]
    assert state.scores() == [2, 26]


@rule("DH-97", "DH-99")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_how_much_is_left(seat: int | None) -> None:
    state = standing("dancer", rivals=LAST_ONE)
    assert state.view(seat)["prestige_supply"] == 1
    assert make(state, "use").view(seat)["prestige_supply"] == 0


@rule("DH-97")
def test_a_position_is_not_worth_prestige_that_is_not_there() -> None:
    """One is left: the Dancer brings one point, and so does the Artist, however much they promise."""
    for face, moves in (("dancer", ["use"]), ("artist", ["use", "hand silk"])):
        short = make(standing(face, hand="silk", rivals=LAST_ONE), *moves)
        whole = make(standing(face, hand="silk", rivals=LAST_ONE, options=UNLIMITED), *moves)
        assert whole.evaluate(0) - short.evaluate(0) == prestige(whole) - prestige(short) > 0


@rule("DH-96")
def test_coins_move_in_three_ways_only() -> None:
    state = table(coins=5, market={5: "tea"})
    purses = [(coins(state), int(state.coin_supply))]
    for move in ("walk 3", "to-shop", "coins"):
        make(state, move)
        purses.append((coins(state), int(state.coin_supply)))
    assert purses == [(5, 24), (3, 26), (3, 26), (6, 23)]


@rule("DH-98")
def test_no_move_takes_prestige_away() -> None:
    state = standing("musician", shop="tea", prestige=4)
    assert prestige(make(state, "use", "shop tea")) == 7


@rule("DH-99")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_lies_open_is_seen_by_everybody(seat: int | None) -> None:
    state = table(
        hand="wool", shop="tea tea", coins=4, prestige=3, rivals={1: Has(hand="silk gold", shop="paper", coins=9)},
        tokens={"tea": 0, "paper": 1}, shields="paper", market={5: "glass", 6: ""}, deck="tea wool", first=2,
    )  # fmt: skip
    view = state.view(seat)
    assert (view["circle"], view["camel"], view["deck"], view["first"]) == (state.circle, 1, 2, 2)
    assert (view["market"][4], view["market"][5]) == (3, None)
    assert (view["deciding"], view["coin_supply"], view["prestige_supply"]) == ([0], 21, 25)
    own, rival = view["traders"][:2]
    assert (own["coins"], own["prestige"], own["hand_count"], own["tokens"]) == (4, 3, 1, 1)
    assert (rival["coins"], rival["hand_count"], rival["tokens"]) == (9, 2, 1)
    assert (own["shop"][6], rival["shop"][7]) == (2, 1)
    assert view["tokens"][6] == {"owner": 0, "in_play": True, "shielded": False}
    assert view["tokens"][7] == {"owner": 1, "in_play": True, "shielded": True}
    assert sum(view["discard"]) == 55 - 7 - 2 - 3 - 3


@rule("DH-100")
def test_hands_and_removed_cards_are_shown_to_their_owner_alone() -> None:
    state = begun(3)
    for seat in (0, 1, 2, None):
        for other, trader in enumerate(state.view(seat)["traders"]):
            for hidden in (trader["hand"], trader["removed"], trader["goods_in_hand"]):
                assert (hidden is None) == (other != seat)
    removed = state.view(1)["traders"][1]["removed"]
    assert removed is not None
    assert [good for good, number in enumerate(removed) for _ in range(number)] == listed(state.traders[1].removed)


@rule("DH-100", "DH-9")
def test_the_dealt_cards_are_shown_to_their_owner_alone() -> None:
    state = fresh(3)
    for seat in (0, 1, 2, None):
        for other, trader in enumerate(state.view(seat)["traders"]):
            assert (trader["dealt"] is None) == (other != seat)


@rule("DH-100")
def test_the_order_of_the_deck_shows_in_no_view() -> None:
    state = table(deck="tea wool paper silk")
    other = state.copy()
    other.deck = other.deck[::-1]
    for seat in (0, 1, 2, 3, None):
        assert other.view(seat) == state.view(seat)


@rule("DH-102")
def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert fresh(4, seed=5).save() == fresh(4, seed=5).save()
    assert fresh(4, seed=5).deck != fresh(4, seed=6).deck


@rule("DH-102")
def test_moves_without_chance_draw_no_random_number() -> None:
    quiet = {
        "artist": ["use", "hand tea"], "musician": ["use", "shop wool"], "princess": ["use"], "dancer": ["use"],
        "soldier": ["use", "shop wool", "slot 5"], "general": ["use", "hand tea", "slot 5"],
        "sogdian_merchant": ["use", "rival 2", "give jade", "give glass", "give tea", "give jade"],
        "maid": ["use", "shop wool", "hand tea"], "servant": ["use", "hand tea"], "shepherd": ["use", "slot 4"],
        "peasant": ["use", "slot 4"], "manichaean": ["use", "token wool"], "buddhist": ["use", "token wool"],
    }  # fmt: skip
    for character, moves in quiet.items():
        state = standing(
            character,
            hand="tea",
            shop="wool",
            tokens={"wool": 0},
            rivals={1: Has(hand="glass jade")},
            market={5: "silk"},
        )
        before = state.chance.save()
        make(state, *moves)
        assert state.chance.save() == before, character
        assert state.turn == 1


@rule("DH-103")
def test_every_decision_has_its_name_and_its_actor() -> None:
    state = standing("sogdian_merchant", hand="tea", rivals={2: Has(hand="wool paper")})
    asked = [(decision(state), state.deciding)]
    for move in ("use", "rival 3", "give wool", "give paper", "give tea"):
        make(state, move)
        asked.append((decision(state), state.deciding))
    assert asked == [
        ("bonus", (0,)), ("choose_rival", (0,)), ("rival_gives", (2,)), ("rival_gives", (2,)),
        ("give_back", (0,)), ("give_back", (0,)),
    ]  # fmt: skip
