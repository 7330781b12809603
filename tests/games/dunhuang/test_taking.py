"""Stage 2: the card where the camel stands (DH-25 to DH-30)."""

from tests.games.dunhuang.looking import NUMBER, coins, hand, owner, refused, shop, slot, tale
from tests.games.dunhuang.table import Has, circle_with, standing, table
from tests.games.playing import decision, legal, make
from tests.rule import rule


@rule("DH-25", "DH-26")
def test_the_card_has_to_be_taken_to_the_hand_or_to_the_shop() -> None:
    state = make(table(market={3: "tea"}), "walk 1")
    assert decision(state) == "take"
    assert legal(state) == {"to-hand", "to-shop"}
    for way_out in ("coins", "use", "decline", "walk 1"):
        refused(state, way_out, "must_take_goods", "DH-25")


@rule("DH-27")
def test_a_card_in_hand_is_secret_and_never_counts_for_a_token() -> None:
    state = make(table(market={3: "tea"}), "walk 1", "to-hand")
    assert (hand(state), shop(state), owner(state, "tea")) == ("tea", "", None)
    assert state.view(1)["traders"][0]["hand"] is None
    assert state.view(1)["traders"][0]["hand_count"] == 1
    taken = make(table(hand="tea tea", market={3: "tea"}, rivals={1: Has(shop="tea")}, tokens={"tea": 1}), "walk 1")
    assert owner(make(taken, "to-hand"), "tea") == 1


@rule("DH-28", "DH-32")
def test_a_card_in_the_shop_is_counted_by_everybody_and_checked_at_once() -> None:
    state = make(table(shop="wool", market={3: "tea"}), "walk 1", "to-shop")
    assert (hand(state), shop(state), owner(state, "tea")) == ("", "tea wool", 0)
    for seat in (0, 1, None):
        assert state.view(seat)["traders"][0]["shop"] == [0, 0, 0, 0, 0, 0, 1, 0, 1, 0]
    assert decision(state) == "bonus"


@rule("DH-29", "DH-V30", "DH-53")
def test_an_empty_slot_gives_no_card_but_a_bonus() -> None:
    state = table(circle=circle_with("dancer"), market={3: ""}, deck="tea")
    make(state, "walk 1")
    assert decision(state) == "bonus"
    assert (hand(state), shop(state)) == ("", "")
    assert legal(state) == {"use", "coins"}
    assert coins(make(state.copy(), "coins")) == 8
    assert make(state, "use").traders[0].prestige == 2


@rule("DH-30", "DH-V21")
def test_the_emptied_slot_offers_nothing_before_the_refill() -> None:
    soldier = make(table(circle=circle_with("soldier"), shop="wool", market={3: "tea"}), "walk 1", "to-shop")
    assert slot(soldier, 3) == ""
    make(soldier, "use", "shop wool")
    refused(soldier, "slot 3", "no_card_in_slot", "DH-61")
    general = make(table(circle=circle_with("general"), hand="wool", market={3: "tea"}), "walk 1", "to-hand")
    make(general, "use", "hand wool")
    refused(general, "slot 3", "no_card_in_slot", "DH-62")
    peasant = make(table(circle=circle_with("peasant"), coins=9, market={3: "tea"}), "walk 9", "to-hand", "use")
    refused(peasant, "slot 3", "out_of_reach", "DH-68")
    assert legal(peasant) == {f"slot {number}" for number in (1, 2, 4, 5, 6, 7, 8)}


@rule("DH-30")
def test_empty_slots_cannot_be_chosen_by_anybody() -> None:
    soldier = make(standing("soldier", shop="wool", market={5: ""}), "use", "shop wool")
    refused(soldier, "slot 5", "no_card_in_slot", "DH-61")
    shepherd = make(standing("shepherd", market={4: ""}), "use")
    refused(shepherd, "slot 4", "no_card_in_slot", "DH-67")


def test_taking_is_told() -> None:
    facts = {"good": NUMBER["tea"], "slot": 3}
    assert tale(make(table(market={3: "tea"}), "walk 1"), "to-hand", seat=2) == [("took_to_hand", 0, facts)]
    assert tale(make(table(market={3: "tea"}), "walk 1"), "to-shop", seat=2) == [
        ("took_to_shop", 0, facts),
        ("token_gained", 0, {"good": NUMBER["tea"]}),
    ]
