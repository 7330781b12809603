"""The Chinese and the Sogdian Merchant: cards change hands (DH-63, DH-64)."""

from collections import Counter

import pytest

from caravanserai.core.events import Event
from caravanserai.core.secret_chance import keyed
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import NUMBER, clause_of, hand, prestige, refused, tale
from tests.games.dunhuang.table import Has, standing
from tests.games.playing import decision, legal, make, told
from tests.rule import rule

MERCHANTS = ["chinese_merchant", "sogdian_merchant"]
WHOLE = {"short_hand_swap": "forbidden"}


def heard_by(events: list[Event], seat: int | None) -> list[tuple[str, int, dict[str, object]]]:
    return [(event.kind, event.seat, dict(event.facts)) for event in events if event.visible_to(seat)]


@rule("DH-63")
def test_the_chinese_merchant_takes_two_unseen_and_gives_two_of_choice() -> None:
    state = standing("chinese_merchant", hand="glass", rivals={2: Has(hand="tea wool paper")})
    make(state, "use")
    assert (decision(state), legal(state)) == ("choose_rival", {"rival 3"})
    make(state, "rival 3")
    taken = Counter(hand(state).split()) - Counter(["glass"])
    assert sum(taken.values()) == 2
    assert Counter(hand(state, 2).split()) + taken == Counter(["tea", "wool", "paper"])
    assert (decision(state), state.deciding) == ("give_back", (0,))
    assert legal(state) == {f"give {card}" for card in hand(state).split()}
    refused(state, "give silk", "not_in_hand", "DH-63")
    make(state, "give glass")
    assert "give glass" not in legal(state)
    make(state, str(state.legal()[0]))
    assert (len(hand(state).split()), len(hand(state, 2).split())) == (1, 3)
    assert "glass" in hand(state, 2)
    assert prestige(state) == 0
    assert state.deciding == (1,)


@rule("DH-63")
def test_the_same_cards_may_be_given_back() -> None:
    state = make(standing("chinese_merchant", hand="glass", rivals={2: Has(hand="tea wool")}), "use", "rival 3")
    make(state, "give tea", "give wool")
    assert (hand(state), hand(state, 2)) == ("glass", "tea wool")


@rule("DH-63", "DH-102")
def test_the_chinese_merchants_draw_is_random() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(90):
        state = standing("chinese_merchant", rivals={1: Has(hand="tea wool paper")})
        state.chance = keyed(seed, "test")
        drawn[hand(make(state, "use", "rival 2"))] += 1
    assert set(drawn) == {"tea wool", "tea paper", "paper wool"}
    assert min(drawn.values()) > 15


@rule("DH-63", "DH-V28")
def test_from_a_single_card_one_is_taken_and_one_given_back() -> None:
    state = make(standing("chinese_merchant", rivals={1: Has(hand="tea")}), "use", "rival 2")
    assert (hand(state), hand(state, 1)) == ("tea", "")
    assert legal(state) == {"give tea"}
    make(state, "give tea")
    assert (hand(state), hand(state, 1)) == ("", "tea")
    assert state.deciding == (1,)


@rule("DH-63", "DH-64")
@pytest.mark.parametrize("merchant", MERCHANTS)
def test_who_can_be_chosen(merchant: str) -> None:
    state = make(standing(merchant, hand="glass", rivals={1: Has(hand="tea"), 2: Has(hand="tea wool")}), "use")
    assert legal(state) == {"rival 2", "rival 3"}
    refused(state, "rival 4", "rival_hand_too_small", clause_of(merchant))
    refused(state, "rival 1", "no_such_rival", clause_of(merchant))
    refused(state, "give glass", "must_finish_ability", clause_of(merchant))
    two = make(standing(merchant, players=2, rivals={1: Has(hand="tea")}), "use")
    refused(two, "rival 3", "no_such_rival", clause_of(merchant))


@rule("DH-63", "DH-64")
@pytest.mark.parametrize("merchant", MERCHANTS)
def test_single_cards_are_left_alone_where_the_table_plays_so(merchant: str) -> None:
    rivals = {1: Has(hand="tea"), 2: Has(hand="tea wool")}
    state = make(standing(merchant, rivals=rivals, options=WHOLE), "use")
    assert legal(state) == {"rival 3"}
    refused(state, "rival 2", "rival_hand_too_small", clause_of(merchant))
    refused(
        standing(merchant, rivals={1: Has(hand="tea")}, options=WHOLE), "use", "ability_of_no_use", clause_of(merchant)
    )


@rule("DH-64", "DH-54", "DH-63")
@pytest.mark.parametrize("merchant", MERCHANTS)
def test_without_a_card_in_any_other_hand_the_merchants_are_of_no_use(merchant: str) -> None:
    state = standing(merchant, hand="tea tea")
    refused(state, "use", "ability_of_no_use", clause_of(merchant))
    assert prestige(make(state, "coins")) == 0


@rule("DH-64", "DH-V29", "DH-17")
def test_the_sogdian_merchants_opponent_chooses_what_to_hand_over() -> None:
    state = standing("sogdian_merchant", hand="glass", rivals={2: Has(hand="tea wool paper")})
    make(state, "use", "rival 3")
    assert (decision(state), state.deciding) == ("rival_gives", (2,))
    assert legal(state) == {"give tea", "give wool", "give paper"}
    refused(state, "give tea", "not_your_turn", "DH-64", seat=0)
    refused(state, "give tea", "not_your_turn", "DH-64", seat=1)
    refused(state, "give glass", "not_in_hand", "DH-64")
    refused(state, "take tea", "must_hand_over", "DH-64")
    make(state, "give tea")
    assert state.deciding == (2,)
    make(state, "give paper")
    assert (decision(state), state.deciding) == ("give_back", (0,))
    assert prestige(state) == 0
    assert legal(state) == {"give glass", "give tea", "give paper"}
    refused(state, "coins", "must_give_back", "DH-64")
    make(state, "give glass", "give tea")
    assert (hand(state), hand(state, 2), prestige(state)) == ("paper", "glass tea wool", 1)
    assert state.deciding == (1,)


@rule("DH-64")
def test_the_sogdian_merchant_trades_a_single_card_for_a_prestige() -> None:
    state = make(standing("sogdian_merchant", rivals={2: Has(hand="tea")}), "use", "rival 3", "give tea")
    assert (decision(state), legal(state)) == ("give_back", {"give tea"})
    assert prestige(make(state, "give tea")) == 1


def between_three(merchant: str) -> DunhuangState:
    return make(standing(merchant, hand="glass", rivals={2: Has(hand="tea wool")}), "use")


@rule("DH-101", "DH-63")
def test_both_sides_hear_which_cards_changed_hands_and_the_others_only_how_many() -> None:
    state = between_three("chinese_merchant")
    events = told(state, "rival 3", "give glass", "give tea")
    first, second = (
        event.facts["good"] for event in events if event.kind == "gave" and event.visible_to(0) and event.seat == 2
    )
    assert sorted(map(str, (first, second))) == sorted(map(str, (NUMBER["tea"], NUMBER["wool"])))
    swap = [
        ("trades_with", 0, {"rival": 2, "cards": 2}),
        ("gave", 2, {"good": first, "to": 0}),
        ("gave", 2, {"good": second, "to": 0}),
        ("gave", 0, {"good": NUMBER["glass"], "to": 2}),
        ("gave", 0, {"good": NUMBER["tea"], "to": 2}),
    ]
    assert heard_by(events, 0)[:5] == heard_by(events, 2)[:5] == swap
    for outsider in (1, 3, None):
        assert [kind for kind, _, _ in heard_by(events, outsider)] == ["trades_with", "refilled"]


@rule("DH-100", "DH-64")
def test_outsiders_see_and_hear_the_same_whatever_the_merchants_give() -> None:
    start = make(between_three("sogdian_merchant"), "rival 3")
    seen = []
    for cards in (("tea", "wool", "glass", "tea"), ("wool", "tea", "wool", "tea"), ("tea", "wool", "wool", "glass")):
        state = start.copy()
        steps = []
        for card in cards:
            events = told(state, f"give {card}")
            steps.append(
                [([e.to_json() for e in events if e.visible_to(seat)], state.view(seat)) for seat in (1, None)]
            )
        seen.append(steps)
    assert seen[0] == seen[1] == seen[2]


def test_what_the_deciders_are_told() -> None:
    state = make(between_three("sogdian_merchant"), "rival 3")
    asked = state.view(1)["decision"]
    assert asked == {"kind": "rival_gives", "facts": {"left": 2, "rival": 0}}
    make(state, "give tea", "give wool")
    assert state.view(1)["decision"] == {"kind": "give_back", "facts": {"left": 2, "rival": 2}}
    make(state, "give tea")
    assert state.view(1)["decision"] == {"kind": "give_back", "facts": {"left": 1, "rival": 2}}
    assert ("gained_prestige", 0, {"prestige": 1}) in tale(state, "give wool")
