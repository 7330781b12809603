"""Stage 3, coins or ability; the characters that bring prestige or look into the deck (DH-53 to DH-60)."""

from collections import Counter

import pytest

from caravanserai.core.secret_chance import keyed
from caravanserai.games.dunhuang.components import CHARACTERS
from caravanserai.games.dunhuang.goods import counts, listed
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import (
    NUMBER,
    clause_of,
    coins,
    deck,
    hand,
    owner,
    prestige,
    refused,
    shop,
    tale,
    words,
)
from tests.games.dunhuang.table import Has, circle_with, standing, table
from tests.games.playing import decision, legal, make, told
from tests.rule import rule

HIDDEN = {"artist_discard_visible": False}
FINITE = {"supply": "finite"}


@rule("DH-53")
@pytest.mark.parametrize("character", CHARACTERS)
def test_three_coins_can_be_had_beside_every_character(character: str) -> None:
    poor = standing(character, coins=0, deck="", market=dict.fromkeys(range(1, 9), ""))
    rich = standing(
        character, coins=0, hand="tea wool", shop="paper", tokens={"paper": 0}, rivals={1: Has(hand="tea tea")}
    )
    assert legal(rich) == {"use", "coins"}
    for state in (poor, rich):
        before = state.coin_supply
        assert tale(state, "coins")[0] == ("took_coins", 0, {"coins": 3})
        assert (coins(state), state.coin_supply) == (3, before - 3)
        assert state.deciding in ((1,), ())


@rule("DH-54")
@pytest.mark.parametrize("character", [name for name in CHARACTERS if name != "dancer"])
def test_an_ability_that_would_change_nothing_is_not_offered(character: str) -> None:
    state = standing(character, deck="", market=dict.fromkeys(range(1, 9), ""))
    assert legal(state) == {"coins"}
    refused(state, "use", "ability_of_no_use", clause_of(character))
    refused(state, "decline", "must_choose_bonus", "DH-53")


@rule("DH-54", "DH-97")
def test_taking_coins_from_an_empty_supply_is_a_pass() -> None:
    state = table(coins=0, supply=0, rivals={1: Has(coins=44)}, options=FINITE, market={3: ""}, deck="tea")
    assert tale(make(state, "walk 1"), "coins")[0] == ("went_without_coins", 0, {"missing": 3})
    assert coins(state) == 0
    assert state.deciding == (1,)


@rule("DH-55")
def test_the_artist_discards_from_the_hand_for_three_prestige() -> None:
    state = table(circle=circle_with("artist"), market={3: "tea"}, deck="wool paper")
    make(state, "walk 1", "to-hand", "use")
    assert (decision(state), legal(state)) == ("choose_hand", {"hand tea"})
    refused(state, "hand wool", "not_in_hand", "DH-55")
    refused(state, "shop tea", "must_finish_ability", "DH-55")
    before = state.view(2)["discard"][NUMBER["tea"]]
    assert tale(state, "hand tea", seat=2)[:2] == [
        ("discarded", 0, {"good": NUMBER["tea"]}),
        ("gained_prestige", 0, {"prestige": 3}),
    ]
    assert (hand(state), prestige(state)) == ("", 3)
    assert state.view(2)["discard"][NUMBER["tea"]] == before + 1


@rule("DH-55", "DH-100")
def test_the_artist_may_discard_unseen_where_the_table_plays_so() -> None:
    start = make(standing("artist", hand="tea wool", options=HIDDEN, deck="paper paper"), "use")
    seen = []
    for card in ("tea", "wool"):
        state = start.copy()
        events = told(state, f"hand {card}")
        own = [(event.kind, event.facts) for event in events if event.visible_to(0)]
        assert own[:2] == [("discarded_own", {"good": NUMBER[card]}), ("discarded_unseen", {})]
        assert words(state.traders[0].buried) == card
        assert prestige(state) == 3
        assert state.view(0)["discard"] == start.view(0)["discard"]
        for seat in (1, None):
            seen.append((seat, [event.to_json() for event in events if event.visible_to(seat)], state.view(seat)))
    assert seen[0] == seen[2]
    assert seen[1] == seen[3]
    assert [event["kind"] for event in seen[0][1]][:2] == ["discarded_unseen", "gained_prestige"]


@rule("DH-56")
def test_the_musician_discards_from_the_shop_for_three_prestige() -> None:
    state = table(circle=circle_with("musician"), hand="wool", market={3: "tea"}, deck="wool paper")
    make(state, "walk 1", "to-shop", "use")
    assert (decision(state), legal(state)) == ("choose_shop", {"shop tea"})
    refused(state, "shop wool", "not_in_shop", "DH-56")
    assert tale(state, "shop tea")[:2] == [
        ("discarded_from_shop", 0, {"good": NUMBER["tea"]}),
        ("gained_prestige", 0, {"prestige": 3}),
    ]
    assert (shop(state), hand(state), prestige(state)) == ("", "wool", 3)
    assert owner(state, "tea") == 0  # DH-43: nobody has more


@rule("DH-57", "DH-V36")
def test_the_princess_counts_tokens_on_either_side() -> None:
    state = standing("princess", tokens={"tea": 0, "wool": 0, "silk": 0, "paper": 1}, shields="wool")
    assert ("gained_prestige", 0, {"prestige": 3}) in tale(state, "use")
    assert prestige(state) == 3


@rule("DH-57")
def test_the_princess_counts_a_token_won_in_this_turn() -> None:
    state = table(circle=circle_with("princess"), market={3: "tea"})
    make(state, "walk 1", "to-shop", "use")
    assert prestige(state) == 1


@rule("DH-58")
def test_the_dancer_brings_two_prestige() -> None:
    assert prestige(make(standing("dancer"), "use")) == 2


def translating(steps: int, cards: str) -> DunhuangState:
    """The camel reaches the Translator after so many steps, beside an empty slot; the deck is named from its top."""
    state = table(
        coins=9,
        circle=circle_with("translator"),
        camel=(2 - steps) % 8 + 1,
        market={3: ""},
        deck=cards,
    )
    return make(state, f"walk {steps}", "use")


@rule("DH-59")
def test_the_translator_draws_as_many_cards_as_steps_and_keeps_one_of_these() -> None:
    state = translating(3, "tea wool tea paper silk glass")
    assert (decision(state), legal(state)) == ("choose_drawn", {"take tea", "take wool"})
    refused(state, "take paper", "not_drawn", "DH-59")
    refused(state, "hand tea", "must_finish_ability", "DH-59")
    assert deck(state) == "paper silk glass"
    make(state, "take tea")
    assert hand(state) == "tea"
    # The refill took the paper; wool and tea lie lowest, in any order.
    assert deck(state).split()[:2] == ["silk", "glass"]
    assert sorted(deck(state).split()[2:]) == ["tea", "wool"]


@rule("DH-59", "DH-102")
def test_the_order_of_the_returned_cards_is_random() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(60):
        state = translating(3, "tea wool paper silk silk silk")
        state.chance = keyed(seed, "test")
        make(state, "take wool")
        orders[tuple(deck(state).split()[2:])] += 1
    assert set(orders) == {("tea", "paper"), ("paper", "tea")}
    assert min(orders.values()) > 10


@rule("DH-59", "DH-V26")
def test_the_translator_draws_what_a_short_deck_has() -> None:
    state = translating(4, "tea wool paper")
    assert legal(state) == {"take tea", "take wool", "take paper"}
    assert (len(state.deck), state.view(1)["drawn_count"]) == (0, 3)
    make(state, "take paper")
    assert hand(state) == "paper"
    assert len(state.deck) == 1
    assert sorted([*state.deck, state.market[2]]) == [NUMBER["tea"], NUMBER["wool"]]


@rule("DH-60")
def test_the_ambassador_draws_two_and_keeps_one() -> None:
    state = make(standing("ambassador", deck="tea wool paper silk"), "use")
    assert legal(state) == {"take tea", "take wool"}
    make(state, "take tea")
    assert hand(state) == "tea"
    assert deck(state) == "silk wool"


@rule("DH-60", "DH-V27", "DH-85")
def test_the_ambassador_keeps_the_last_card_and_is_of_no_use_without_one() -> None:
    state = make(standing("ambassador", deck="tea"), "use")
    assert legal(state) == {"take tea"}
    make(state, "take tea")
    assert (hand(state), len(state.deck), state.running_out) == ("tea", 0, True)
    refused(standing("ambassador", deck=""), "use", "ability_of_no_use", "DH-60")


@rule("DH-100", "DH-59", "DH-60")
def test_only_the_drawer_sees_the_drawn_cards_and_which_was_kept() -> None:
    start = table(circle=circle_with("ambassador"), market={3: ""}, deck="tea wool paper silk")
    make(start, "walk 1")
    events = told(start, "use")
    assert [(e.kind, e.facts) for e in events if e.visible_to(0)] == [
        ("used", {"character": CHARACTERS.index("ambassador")}),
        ("drew", {"good": NUMBER["tea"]}),
        ("drew", {"good": NUMBER["wool"]}),
        ("drew_cards", {"cards": 2}),
    ]
    assert [e.kind for e in events if e.visible_to(3)] == ["used", "drew_cards"]
    assert start.view(0)["drawn"] == counts(start.drawn)
    assert listed(start.drawn) == [NUMBER["tea"], NUMBER["wool"]]
    assert (start.view(3)["drawn"], start.view(3)["drawn_count"]) == (None, 2)
    seen = []
    for card in ("tea", "wool"):
        state = start.copy()
        events = told(state, f"take {card}")
        assert ("kept_drawn", {"good": NUMBER[card]}) in [(e.kind, e.facts) for e in events if e.visible_to(0)]
        seen.append(([e.to_json() for e in events if e.visible_to(3)], state.view(3), state.view(None)))
    assert seen[0] == seen[1]
    assert [event["kind"] for event in seen[0][0]] == ["kept_one", "refilled"]
