"""Soldier, General, Maid, Servant, Shepherd and Peasant swap or take cards (DH-61, DH-62, DH-65 to DH-70)."""

import pytest

from caravanserai.games.dunhuang.components import CHARACTERS
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import NUMBER, coins, hand, owner, refused, shop, slot, tale
from tests.games.dunhuang.table import Has, circle_with, standing, table
from tests.games.playing import decision, legal, make
from tests.rule import rule

ALL_SILK = dict.fromkeys((1, 2, 4, 5, 6, 7, 8), "silk")


@rule("DH-61", "DH-V20", "DH-77")
def test_the_soldier_swaps_a_shop_card_with_the_market() -> None:
    state = standing("soldier", shop="paper tea", hand="glass", market={5: "wool"}, deck="silk silk")
    make(state, "use")
    assert (decision(state), legal(state)) == ("choose_shop", {"shop paper", "shop tea"})
    refused(state, "shop glass", "not_in_shop", "DH-61")
    make(state, "shop paper")
    assert (decision(state), legal(state)) == ("choose_slot", {f"slot {n}" for n in (1, 2, 4, 5, 6, 7, 8)})
    refused(state, "shop tea", "must_finish_ability", "DH-61")
    told = tale(state, "slot 5")
    assert told[:2] == [
        ("swapped_market", 0, {"good": NUMBER["wool"], "slot": 5, "out": NUMBER["paper"]}),
        ("token_gained", 0, {"good": NUMBER["wool"]}),
    ]
    assert (shop(state), slot(state, 5), hand(state)) == ("tea wool", "paper", "glass")
    assert [facts["slot"] for kind, _, facts in told if kind == "refilled"] == [3]


@rule("DH-61", "DH-54")
def test_the_soldier_needs_a_shop_card_and_a_market_card() -> None:
    empty = dict.fromkeys(range(1, 9), "")
    refused(standing("soldier", hand="tea"), "use", "ability_of_no_use", "DH-61")
    refused(standing("soldier", shop="tea", market=empty, deck=""), "use", "ability_of_no_use", "DH-61")


@rule("DH-61")
def test_equal_goods_alone_are_of_use_to_the_soldier_unless_the_table_says_no() -> None:
    assert "use" in legal(standing("soldier", shop="silk", market=ALL_SILK))
    forbidden = {"soldier_same_good": "forbidden"}
    refused(standing("soldier", shop="silk", market=ALL_SILK, options=forbidden), "use", "ability_of_no_use", "DH-61")
    state = make(standing("soldier", shop="silk tea", market=ALL_SILK, options=forbidden), "use")
    refused(state, "shop silk", "same_good", "DH-61")
    assert legal(state) == {"shop tea"}


@rule("DH-62", "DH-77")
def test_the_general_swaps_a_hand_card_with_the_market_and_touches_no_token() -> None:
    state = standing("general", hand="paper wool", rivals={1: Has(shop="wool")}, tokens={"wool": 1}, market={5: "wool"})
    make(state, "use")
    assert (decision(state), legal(state)) == ("choose_hand", {"hand paper", "hand wool"})
    make(state, "hand paper")
    assert decision(state) == "choose_slot"
    told = tale(state, "slot 5")
    assert told[0] == ("swapped_market", 0, {"good": NUMBER["wool"], "slot": 5, "out": NUMBER["paper"]})
    assert (hand(state), shop(state), slot(state, 5)) == ("wool wool", "", "paper")
    assert owner(state, "wool") == 1
    assert [facts["slot"] for kind, _, facts in told if kind == "refilled"] == [3]


@rule("DH-62")
def test_the_general_does_not_swap_equal_goods() -> None:
    state = make(standing("general", hand="paper wool", market={5: "wool"}), "use", "hand wool")
    refused(state, "slot 5", "same_good", "DH-62")
    refused(standing("general", hand="silk", market=ALL_SILK), "use", "ability_of_no_use", "DH-62")
    state = make(standing("general", hand="silk tea", market=ALL_SILK), "use")
    refused(state, "hand silk", "same_good", "DH-62")
    refused(state, "hand wool", "not_in_hand", "DH-62")
    refused(standing("general", shop="tea"), "use", "ability_of_no_use", "DH-62")


@rule("DH-62", "DH-100")
def test_the_generals_card_is_secret_until_it_is_shown() -> None:
    start = make(standing("general", hand="paper wool"), "use")
    tables = [make(start.copy(), f"hand {card}") for card in ("paper", "wool")]
    for seat in (1, 2, None):
        assert tables[0].view(seat) == tables[1].view(seat)
    own = [state.view(0)["decision"] for state in tables]
    assert [asked and asked["facts"]["good"] for asked in own] == [NUMBER["paper"], NUMBER["wool"]]
    assert tale(start.copy(), "hand paper", seat=0) == []


@rule("DH-65")
def test_the_maid_swaps_different_goods_between_shop_and_hand() -> None:
    rivals = {1: Has(shop="tea wool")}
    state = standing("maid", shop="tea tea paper", hand="tea wool", rivals=rivals, tokens={"tea": 0, "wool": 1})
    make(state, "use")
    assert (decision(state), legal(state)) == ("choose_shop", {"shop tea", "shop paper"})
    make(state, "shop tea")
    assert (decision(state), legal(state)) == ("choose_hand", {"hand wool"})
    refused(state, "hand tea", "same_good", "DH-65")
    refused(state, "hand paper", "not_in_hand", "DH-65")
    told = tale(state, "hand wool", seat=2)
    assert told[:2] == [
        ("swapped_shop", 0, {"out": NUMBER["tea"], "good": NUMBER["wool"]}),
        ("token_taken", 0, {"good": NUMBER["wool"], "from": 1}),
    ]
    assert (shop(state), hand(state)) == ("tea paper wool", "tea tea")
    assert (owner(state, "tea"), owner(state, "wool")) == (0, 0)


@rule("DH-65", "DH-V35", "DH-54")
def test_the_maid_needs_a_pair_of_different_goods() -> None:
    for held in ({"shop": "tea", "hand": "tea tea"}, {"shop": "tea", "hand": ""}, {"shop": "", "hand": "tea wool"}):
        refused(standing("maid", shop=held["shop"], hand=held["hand"]), "use", "ability_of_no_use", "DH-65")
    state = make(standing("maid", shop="tea wool", hand="tea"), "use")
    refused(state, "shop tea", "same_good", "DH-65")
    refused(state, "shop paper", "not_in_shop", "DH-65")
    assert legal(state) == {"shop wool"}


@rule("DH-66")
def test_the_servant_moves_a_card_either_way() -> None:
    start = make(standing("servant", shop="tea", hand="wool", tokens={"tea": 0}, rivals={1: Has(shop="tea")}), "use")
    assert (decision(start), legal(start)) == ("choose_move", {"shop tea", "hand wool"})
    refused(start, "shop wool", "not_in_shop", "DH-66")
    refused(start, "hand tea", "not_in_hand", "DH-66")
    refused(start, "slot 4", "must_finish_ability", "DH-66")
    up, down = start.copy(), start.copy()
    assert tale(up, "shop tea", seat=3)[:2] == [
        ("shop_to_hand", 0, {"good": NUMBER["tea"]}),
        ("token_returned", 0, {"good": NUMBER["tea"]}),
    ]
    assert (shop(up), hand(up), owner(up, "tea")) == ("", "tea wool", None)
    assert tale(down, "hand wool", seat=3)[:2] == [
        ("hand_to_shop", 0, {"good": NUMBER["wool"]}),
        ("token_gained", 0, {"good": NUMBER["wool"]}),
    ]
    assert (shop(down), hand(down), owner(down, "wool")) == ("tea wool", "", 0)


@rule("DH-66", "DH-54")
def test_the_servant_needs_a_card_in_either_place() -> None:
    assert "use" in legal(standing("servant", shop="tea"))
    assert "use" in legal(standing("servant", hand="tea"))
    refused(standing("servant"), "use", "ability_of_no_use", "DH-66")


@rule("DH-67", "DH-70")
def test_the_shepherd_takes_the_card_before_or_after_the_camel_to_the_hand() -> None:
    start = make(standing("shepherd", market={2: "tea", 4: "wool"}), "use")
    assert (decision(start), legal(start)) == ("choose_slot", {"slot 2", "slot 4"})
    for far in (1, 3, 5, 6, 7, 8):
        refused(start, f"slot {far}", "out_of_reach", "DH-67")
    state = start.copy()
    assert tale(state, "slot 2", seat=1)[0] == ("took_to_hand", 0, {"good": NUMBER["tea"], "slot": 2})
    assert (hand(state), shop(state), owner(state, "tea")) == ("tea", "", None)
    assert hand(make(start, "slot 4")) == "wool"


@rule("DH-67")
def test_the_circle_of_the_shepherd_closes_at_its_ends() -> None:
    for position, reach in ((1, {"slot 8", "slot 2"}), (8, {"slot 7", "slot 1"})):
        circle = circle_with()
        circle[position - 1], circle[6] = circle[6], circle[position - 1]
        state = table(circle=circle, camel=(position - 2) % 8 + 1, market={position: ""})
        assert legal(make(state, "walk 1", "use")) == reach


@rule("DH-67", "DH-54")
def test_the_shepherd_cannot_choose_an_empty_slot() -> None:
    one = make(standing("shepherd", market={2: "", 4: "wool"}), "use")
    assert legal(one) == {"slot 4"}
    refused(one, "slot 2", "no_card_in_slot", "DH-67")
    refused(standing("shepherd", market={2: "", 4: ""}), "use", "ability_of_no_use", "DH-67")


def farming(steps: int, market: dict[int, str] | None = None) -> DunhuangState:
    """The camel reaches the Peasant at position 3 after so many steps, beside an empty slot."""
    camel = (2 - steps) % 8 + 1
    return make(
        table(coins=20, circle=circle_with("peasant"), camel=camel, market={3: ""} | (market or {})), f"walk {steps}"
    )


@rule("DH-68")
@pytest.mark.parametrize(
    ("steps", "reach"), [(1, [4]), (2, [4, 5]), (3, [4, 5, 6]), (7, [4, 5, 6, 7, 8, 1, 2]), (11, [4, 5, 6, 7, 8, 1, 2])]
)
def test_the_peasant_reaches_as_far_as_the_camel_walked(steps: int, reach: list[int]) -> None:
    state = make(farming(steps), "use")
    assert legal(state) == {f"slot {number}" for number in reach}
    for number in range(1, 9):
        if number not in reach:
            refused(state, f"slot {number}", "out_of_reach", "DH-68")


@rule("DH-68", "DH-V7", "DH-19", "DH-70")
def test_two_steps_to_the_peasant() -> None:
    circle = circle_with("peasant", "soldier", "princess")
    state = table(coins=5, circle=circle, camel=1, market={3: "tea", 4: "glass", 5: "paper", 6: "wool"})
    make(state, "walk 2", "to-hand", "use")
    assert coins(state) == 4
    assert legal(state) == {"slot 4", "slot 5"}
    refused(state, "slot 6", "out_of_reach", "DH-68")
    make(state, "slot 5")
    assert (hand(state), shop(state)) == ("tea paper", "")
    assert state.deciding == (1,)  # one card, and the turn is over


@rule("DH-68", "DH-54")
def test_the_peasant_cannot_choose_empty_slots() -> None:
    assert legal(make(farming(2, {4: ""}), "use")) == {"slot 5"}
    refused(make(farming(2, {4: ""}), "use"), "slot 4", "no_card_in_slot", "DH-68")
    refused(farming(2, {4: "", 5: ""}), "use", "ability_of_no_use", "DH-68")


@rule("DH-70", "DH-79")
def test_discarded_cards_never_come_back() -> None:
    state = standing("musician", shop="tea", deck="wool")
    make(state, "use", "shop tea")
    discarded = state.view(None)["discard"]
    for _ in range(3):
        make(state, "walk 1", "to-hand", "coins")
    assert state.view(None)["discard"] == discarded
    assert len(state.deck) == 0
    assert state.over


@rule("DH-61", "DH-62", "DH-67", "DH-68")
def test_only_a_swap_names_the_own_card_when_a_slot_is_asked_for() -> None:
    """Shepherd and Peasant give no card, also when somebody chose one in a turn before."""

    def asked(state: DunhuangState) -> dict[str, int]:
        decision = state.view(int(state.seat))["decision"]
        assert decision is not None
        assert decision["kind"] == "choose_slot"
        return dict(decision["facts"])

    soldier = make(standing("soldier", shop="tea"), "use", "shop tea")
    assert asked(soldier) == {"character": CHARACTERS.index("soldier"), "good": NUMBER["tea"]}
    general = make(standing("general", hand="tea"), "use", "hand tea")
    assert asked(general) == {"character": CHARACTERS.index("general"), "good": NUMBER["tea"]}
    for face in ("shepherd", "peasant"):
        state = standing(face)
        state.chosen = NUMBER["tea"]
        assert asked(make(state, "use")) == {"character": CHARACTERS.index(face)}
