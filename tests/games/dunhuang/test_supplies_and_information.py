"""Supplies, what is open and what is hidden, chance and decisions (DH-95 to DH-103)."""

import pytest

from caravanserai.games.dunhuang.goods import listed
from tests.games.dunhuang.table import (
    Has,
    begun,
    coins,
    decision,
    fresh,
    legal,
    make,
    prestige,
    refused,
    standing,
    table,
)
from tests.rule import rule

FINITE = {"supply": "finite"}


@rule("DH-V31", "DH-95", "DH-97")
def test_three_coins_from_a_supply_of_one() -> None:
    rivals = {1: Has(coins=38), 2: Has(coins=0), 3: Has(coins=0)}
    endless = make(table(coins=5, rivals=rivals, market={3: ""}), "walk 1", "coins")
    assert (coins(endless), endless.coin_supply) == (8, -2)
    assert endless.census()["coins"] == 44
    finite = make(table(coins=5, rivals=rivals, market={3: ""}, options=FINITE), "walk 1", "coins")
    assert (coins(finite), finite.coin_supply) == (6, 0)
    assert finite.census()["coins"] == 44


@rule("DH-97")
def test_prestige_is_gained_in_full_unless_the_supply_is_finite() -> None:
    rivals = {1: Has(prestige=27)}
    endless = make(standing("dancer", rivals=rivals), "use")
    assert (prestige(endless), endless.prestige_supply) == (2, -1)
    finite = make(standing("dancer", rivals=rivals, options=FINITE), "use")
    assert (prestige(finite), finite.prestige_supply) == (1, 0)
    princess = standing("princess", rivals=rivals, tokens={"tea": 0, "wool": 0, "silk": 0}, options=FINITE)
    assert prestige(make(princess, "use")) == 1


@rule("DH-97", "DH-54")
@pytest.mark.parametrize("face", ["princess", "dancer"])
def test_princess_and_dancer_need_prestige_in_a_finite_supply(face: str) -> None:
    state = standing(face, rivals={1: Has(prestige=28)}, tokens={"tea": 0}, options=FINITE)
    refused(state, "use", "ability_of_no_use", "DH-54")
    assert "use" in legal(standing(face, rivals={1: Has(prestige=28)}, tokens={"tea": 0}))


@rule("DH-97")
def test_whose_price_comes_first_may_be_used_without_prestige() -> None:
    rivals = {1: Has(prestige=28, hand="tea")}
    artist = make(standing("artist", hand="wool", rivals=rivals, options=FINITE), "use", "hand wool")
    musician = make(standing("musician", shop="wool", rivals=rivals, options=FINITE), "use", "shop wool")
    sogdian = standing("sogdian_merchant", rivals=rivals, options=FINITE)
    make(sogdian, "use", "rival 2", "give tea", "give tea")
    for state in (artist, musician, sogdian):
        assert (prestige(state), state.prestige_supply, state.deciding) == (0, 0, (1,))


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
