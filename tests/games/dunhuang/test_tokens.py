"""Advantage tokens: gained, passed on, lost and waiting (DH-31 to DH-46)."""

import pytest

from tests.games.dunhuang.looking import NUMBER, hand, owner, refused, shielded, shop, tale
from tests.games.dunhuang.table import Has, circle_with, standing, table
from tests.games.playing import decision, legal, make
from tests.rule import rule

TEA = {"tea": 1}
PLACES_TEA = ("walk 1", "to-shop")


def place_tea(mine: int, theirs: int = 0, third: int = 0, holder: int | None = None) -> int | None:
    """Seat 0 with so many tea in the shop places one more; who has the token then?"""
    rivals = {1: Has(shop="tea " * theirs), 2: Has(shop="tea " * third)}
    tokens = {} if holder is None else {"tea": holder}
    return owner(make(table(shop="tea " * mine, rivals=rivals, tokens=tokens, market={3: "tea"}), *PLACES_TEA), "tea")


@rule("DH-31")
def test_each_good_has_one_token() -> None:
    tokens = table(2).view(None)["tokens"]
    assert len(tokens) == 10
    assert sum(token["in_play"] for token in tokens) == 7


@rule("DH-34")
def test_the_first_card_of_a_good_takes_the_token_from_the_supply() -> None:
    assert place_tea(0) == 0


@rule("DH-33")
def test_whoever_is_behind_anybody_gains_nothing() -> None:
    assert place_tea(0, theirs=2, third=1) is None
    assert place_tea(1, theirs=2, third=3, holder=1) == 1


@rule("DH-V2", "DH-33", "DH-34", "DH-35")
@pytest.mark.parametrize("holder", [None, 1])
def test_a_second_tea_takes_the_token_from_the_supply_or_from_a_holder_with_one(holder: int | None) -> None:
    assert place_tea(1, theirs=1, third=1, holder=holder) == 0


@rule("DH-V3", "DH-36", "DH-40")
def test_on_a_tie_the_token_passes_on() -> None:
    state = table(turn=1, shop="tea", rivals={0: Has(shop="tea tea")}, tokens={"tea": 0}, market={3: "tea"})
    make(state, *PLACES_TEA)
    assert (shop(state, 0), shop(state, 1)) == ("tea tea", "tea tea")
    assert (owner(state, "tea"), shielded(state, "tea")) == (1, False)


@rule("DH-V4", "DH-37")
def test_the_token_stays_with_an_owner_who_has_more() -> None:
    assert place_tea(1, theirs=3, holder=1) == 1


@rule("DH-35", "DH-40")
@pytest.mark.parametrize("glyph", ["", "tea"])
def test_more_cards_take_the_token_number_side_up(glyph: str) -> None:
    state = table(shop="tea", rivals={1: Has(shop="tea")}, tokens=TEA, shields=glyph, market={3: "tea"})
    make(state, *PLACES_TEA)
    assert (owner(state, "tea"), shielded(state, "tea")) == (0, False)


@rule("DH-38")
def test_passing_on_is_no_choice() -> None:
    state = make(table(shop="tea", rivals={1: Has(shop="tea tea")}, tokens=TEA, market={3: "tea"}), *PLACES_TEA)
    assert owner(state, "tea") == 0
    assert decision(state) == "bonus"
    refused(state, "decline", "must_choose_bonus", "DH-53")


@rule("DH-39")
def test_an_owner_who_adds_a_card_keeps_the_token_as_it_lies() -> None:
    state = table(shop="tea", tokens={"tea": 0}, shields="tea", market={3: "tea"}, rivals={1: Has(shop="tea tea")})
    told = tale(state, *PLACES_TEA)
    assert (owner(state, "tea"), shielded(state, "tea")) == (0, True)
    assert [kind for kind, _, _ in told] == ["walked", "took_to_shop"]


@rule("DH-V14", "DH-41", "DH-42", "DH-44", "DH-56")
def test_the_musician_can_cost_the_token_and_nobody_else_gets_it() -> None:
    state = standing("musician", shop="tea tea", rivals={1: Has(shop="tea tea")}, tokens={"tea": 0}, shields="tea")
    told = tale(state, "use", "shop tea")
    assert (owner(state, "tea"), shielded(state, "tea")) == (None, False)
    assert ("token_returned", 0, {"good": NUMBER["tea"]}) in told


@rule("DH-V15", "DH-42")
def test_on_a_tie_the_owner_keeps_the_token() -> None:
    state = standing("musician", shop="tea tea tea", rivals={1: Has(shop="tea tea")}, tokens={"tea": 0})
    assert owner(make(state, "use", "shop tea"), "tea") == 0


@rule("DH-41")
def test_a_loss_matters_only_to_the_owner_of_that_token() -> None:
    tokens = {"tea": 1, "wool": 0}
    state = standing("musician", shop="tea tea wool", rivals={1: Has(shop="tea tea tea wool")}, tokens=tokens)
    make(state, "use", "shop tea")
    assert (owner(state, "tea"), owner(state, "wool")) == (1, 0)


@rule("DH-V16", "DH-43")
def test_a_token_without_cards_stays_until_somebody_places_that_good() -> None:
    state = standing("servant", shop="glass", tokens={"glass": 0}, market={4: "glass"})
    make(state, "use", "shop glass")
    assert (owner(state, "glass"), shop(state), hand(state)) == (0, "", "glass")
    assert state.breakdown(0)[0] == {"item": "tokens", "count": 1, "points": 2}
    make(state, "walk 1", "to-shop")
    assert owner(state, "glass") == 1


@rule("DH-43")
def test_a_shield_does_not_save_a_token_without_cards() -> None:
    state = standing("servant", shop="glass", tokens={"glass": 0}, shields="glass", market={4: "glass"})
    make(state, "use", "shop glass")
    assert shielded(state, "glass")
    make(state, "walk 1", "to-shop")
    assert (owner(state, "glass"), shielded(state, "glass")) == (1, False)


@rule("DH-43")
def test_a_token_without_cards_goes_back_where_the_table_plays_so() -> None:
    returned = {"zero_card_token": "return"}
    state = standing("servant", shop="glass", tokens={"glass": 0}, shields="glass", options=returned)
    make(state, "use", "shop glass")
    assert (owner(state, "glass"), shielded(state, "glass")) == (None, False)
    two = standing("servant", shop="glass glass", tokens={"glass": 0}, options=returned)
    assert owner(make(two, "use", "shop glass"), "glass") == 0


@rule("DH-V17", "DH-34", "DH-44")
def test_a_waiting_token_is_claimed_on_a_tie_by_whoever_adds_a_card() -> None:
    assert place_tea(2, theirs=3) == 0


@rule("DH-V18", "DH-34")
def test_a_waiting_token_stays_when_the_card_does_not_catch_up() -> None:
    assert place_tea(1, theirs=3) is None


@rule("DH-44")
def test_a_waiting_token_comes_to_nobody_by_itself() -> None:
    state = table(3, rivals={1: Has(shop="tea tea tea"), 2: Has(shop="tea")})
    for _ in range(6):
        make(state, "walk 1", "to-hand", "coins")
        assert owner(state, "tea") is None


@rule("DH-V19", "DH-45", "DH-61")
def test_the_soldier_swaps_equal_goods_and_wins_a_tied_token() -> None:
    state = standing("soldier", shop="tea tea", rivals={1: Has(shop="tea tea")}, tokens=TEA, market={5: "tea"})
    make(state, "use", "shop tea", "slot 5")
    assert (owner(state, "tea"), shop(state)) == (0, "tea tea")


@rule("DH-V19", "DH-61")
def test_equal_goods_are_not_offered_to_the_soldier_where_the_table_plays_so() -> None:
    forbidden = {"soldier_same_good": "forbidden"}
    rivals = {1: Has(shop="tea tea")}
    state = standing("soldier", shop="tea tea", rivals=rivals, tokens=TEA, market={5: "tea"}, options=forbidden)
    make(state, "use", "shop tea")
    refused(state, "slot 5", "same_good", "DH-61")


@rule("DH-45")
def test_a_swap_of_equal_goods_loses_the_shield_when_the_token_leaves_for_a_moment() -> None:
    state = standing(
        "soldier", shop="tea", rivals={1: Has(shop="tea")}, tokens={"tea": 0}, shields="tea", market={5: "tea"}
    )
    told = tale(state, "use", "shop tea", "slot 5")
    assert (owner(state, "tea"), shielded(state, "tea")) == (0, False)
    assert [kind for kind, _, _ in told][:4] == ["used", "swapped_market", "token_returned", "token_gained"]


@rule("DH-45")
def test_the_maid_loses_before_she_gains() -> None:
    tokens = {"tea": 0, "wool": 1}
    rivals = {1: Has(shop="tea wool")}
    state = standing("maid", shop="tea", hand="wool", rivals=rivals, tokens=tokens)
    told = tale(state, "use", "shop tea", "hand wool")
    assert [kind for kind, _, _ in told][:4] == ["used", "swapped_shop", "token_returned", "token_taken"]
    assert (owner(state, "tea"), owner(state, "wool")) == (None, 0)


@rule("DH-32")
def test_soldier_maid_and_servant_put_cards_into_the_shop_with_a_gain_check() -> None:
    soldier = standing("soldier", shop="wool", market={5: "tea"})
    assert owner(make(soldier, "use", "shop wool", "slot 5"), "tea") == 0
    maid = standing("maid", shop="wool", hand="tea")
    assert owner(make(maid, "use", "shop wool", "hand tea"), "tea") == 0
    servant = standing("servant", hand="tea")
    assert owner(make(servant, "use", "hand tea"), "tea") == 0


@rule("DH-32")
def test_nothing_else_gives_a_token() -> None:
    rivals = {1: Has(shop="tea")}
    state = table(shop="tea tea", rivals=rivals, tokens=TEA, circle=circle_with("dancer"), market={3: "wool"})
    make(state, "walk 1", "to-hand", "use")
    assert owner(state, "tea") == 1  # seat 0 has more, but added none


@rule("DH-46")
@pytest.mark.parametrize("face", ["musician", "soldier", "maid", "servant"])
def test_whatever_leaves_a_shop_no_other_shop_has_more_than_the_owner(face: str) -> None:
    rivals = {1: Has(shop="tea wool"), 2: Has(shop="tea tea wool")}
    tokens = {"tea": 0, "wool": 0}
    start = standing(face, shop="tea tea wool", hand="paper", rivals=rivals, tokens=tokens)
    open_tables = [make(start, "use")]
    while open_tables:
        state = open_tables.pop()
        if state.turn > start.turn:
            for good, token in enumerate(state.view(None)["tokens"]):
                held = [trader["shop"][good] for trader in state.view(None)["traders"]]
                assert token["owner"] is None or max(held) == held[token["owner"]]
            continue
        for move in legal(state):
            open_tables.append(make(state.copy(), move))
