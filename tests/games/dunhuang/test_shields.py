"""The glyph side: shields of the Manichaean and the Buddhist (DH-47 to DH-52, DH-69)."""

import pytest

from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import NUMBER, coins, owner, prestige, refused, shielded, tale
from tests.games.dunhuang.table import Has, circle_with, standing, table
from tests.games.playing import decision, legal, make
from tests.rule import rule

NINA, ANTON = 0, 1
BAMBOO = NUMBER["bamboo"]


def against_a_shield(faith: str, mine: int, theirs: int, nina_has: int = 3) -> DunhuangState:
    """Nina is about to take a bamboo beside Anton's shielded token."""
    return make(
        table(
            shop="bamboo " * mine,
            coins=nina_has,
            rivals={ANTON: Has(shop="bamboo " * theirs, coins=4)},
            tokens={"bamboo": ANTON},
            shields="bamboo",
            circle=circle_with("dancer", faith),
            market={3: "bamboo"},
        ),
        "walk 1",
    )


def token(state: DunhuangState) -> tuple[int | None, bool]:
    return owner(state, "bamboo"), shielded(state, "bamboo")


@rule("DH-V8", "DH-47", "DH-48")
def test_the_manichaean_saves_the_token_once() -> None:
    state = against_a_shield("manichaean", mine=1, theirs=2)
    told = tale(state, "to-shop")
    assert token(state) == (ANTON, False)
    assert (coins(state, NINA), coins(state, ANTON)) == (3, 4)
    assert decision(state) == "bonus"
    assert told[-1] == ("shield_used", NINA, {"good": BAMBOO, "owner": ANTON})


@rule("DH-V9", "DH-49", "DH-96", "DH-40")
def test_the_buddhist_sells_the_token_for_two_coins() -> None:
    state = against_a_shield("buddhist", mine=1, theirs=2)
    make(state, "to-shop")
    assert (decision(state), state.deciding) == ("pay", (NINA,))
    assert legal(state) == {"pay", "decline"}
    asked = state.view(ANTON)["decision"]
    assert asked is not None
    assert asked["facts"] == {"good": BAMBOO, "owner": ANTON}
    supply = state.coin_supply
    assert tale(state, "pay") == [
        ("paid_owner", NINA, {"coins": 2, "owner": ANTON}),
        ("token_taken", NINA, {"good": BAMBOO, "from": ANTON}),
    ]
    assert (coins(state, NINA), coins(state, ANTON), state.coin_supply) == (1, 6, supply)
    assert token(state) == (NINA, False)
    assert decision(state) == "bonus"


@rule("DH-V10", "DH-50")
def test_who_declines_leaves_token_and_shield() -> None:
    state = make(against_a_shield("buddhist", mine=1, theirs=2), "to-shop")
    refused(state, "coins", "must_pay_or_decline", "DH-49")
    assert tale(state, "decline") == [("declined", NINA, {"good": BAMBOO, "owner": ANTON})]
    assert token(state) == (ANTON, True)
    assert (coins(state, NINA), coins(state, ANTON)) == (3, 4)


@rule("DH-V10", "DH-50")
@pytest.mark.parametrize("purse", [0, 1])
def test_who_cannot_pay_is_not_asked(purse: int) -> None:
    state = make(against_a_shield("buddhist", mine=1, theirs=2, nina_has=purse), "to-shop")
    assert decision(state) == "bonus"
    assert token(state) == (ANTON, True)
    assert make(against_a_shield("buddhist", mine=1, theirs=2, nina_has=2), "to-shop", "pay").traders[NINA].coins == 0


@rule("DH-50")
def test_who_declined_may_try_again_and_takes_it_free_with_more() -> None:
    state = standing(
        "servant",
        next_to=("buddhist",),
        hand="bamboo bamboo",
        shop="bamboo",
        rivals={1: Has(shop="bamboo bamboo")},
        tokens={"bamboo": 1},
        shields="bamboo",
    )
    again = make(state.copy(), "use", "hand bamboo")
    assert decision(again) == "pay"
    make(again, "decline")
    again.seat = again.decider = 0
    again.camel = 1
    again.market[2] = BAMBOO
    more = make(again, "walk 1", "to-shop")
    assert decision(more) == "bonus"
    assert token(more) == (0, False)


@rule("DH-49", "DH-103")
@pytest.mark.parametrize(
    ("face", "moves", "held"),
    [
        ("servant", ["hand bamboo"], {"hand": "bamboo", "shop": "bamboo"}),
        ("maid", ["shop wool", "hand bamboo"], {"hand": "bamboo", "shop": "bamboo wool"}),
        ("soldier", ["shop wool", "slot 5"], {"hand": "", "shop": "bamboo wool"}),
    ],
)
def test_the_price_may_be_asked_in_stage_3_too(face: str, moves: list[str], held: dict[str, str]) -> None:
    state = standing(
        face,
        next_to=("buddhist",),
        hand=held["hand"],
        shop=held["shop"],
        rivals={1: Has(shop="bamboo bamboo")},
        tokens={"bamboo": 1},
        shields="bamboo",
        market={5: "bamboo"},
    )
    make(state, "use", *moves)
    assert (decision(state), state.deciding) == ("pay", (0,))
    make(state, "pay")
    assert token(state) == (0, False)
    assert state.deciding == (1,)


@rule("DH-V11", "DH-35", "DH-51")
@pytest.mark.parametrize("faith", ["manichaean", "buddhist"])
@pytest.mark.parametrize("glyph", ["", "bamboo"])
def test_more_cards_beat_a_shield_without_payment(faith: str, glyph: str) -> None:
    state = table(
        turn=ANTON,
        shop="bamboo bamboo",
        coins=3,
        rivals={NINA: Has(shop="bamboo bamboo", coins=4)},
        tokens={"bamboo": NINA},
        shields=glyph,
        circle=circle_with("dancer", faith),
        market={3: "bamboo"},
    )
    make(state, "walk 1", "to-shop")
    assert decision(state) == "bonus"
    assert token(state) == (ANTON, False)
    assert (coins(state, NINA), coins(state, ANTON)) == (4, 3)


@rule("DH-47")
@pytest.mark.parametrize("faith", ["manichaean", "buddhist"])
def test_a_shield_does_nothing_while_its_owner_has_more(faith: str) -> None:
    state = make(against_a_shield(faith, mine=1, theirs=3), "to-shop")
    assert decision(state) == "bonus"
    assert token(state) == (ANTON, True)


@rule("DH-69")
@pytest.mark.parametrize("faith", ["manichaean", "buddhist"])
def test_an_own_token_is_turned_glyph_side_up(faith: str) -> None:
    state = standing(faith, tokens={"tea": 0, "wool": 0, "paper": 1}, shields="wool")
    make(state, "use")
    assert legal(state) == {"token tea"}
    refused(state, "token wool", "already_shielded", "DH-69")
    refused(state, "token paper", "not_your_token", "DH-69")
    refused(state, "token glass", "not_your_token", "DH-69")
    refused(state, "hand tea", "must_finish_ability", "DH-69")
    assert tale(state, "token tea")[0] == ("shielded", 0, {"good": NUMBER["tea"]})
    assert shielded(state, "tea")
    assert shielded(state, "wool")
    assert owner(state, "tea") == 0


@rule("DH-69", "DH-54")
@pytest.mark.parametrize("faith", ["manichaean", "buddhist"])
def test_without_a_number_side_the_ability_is_of_no_use(faith: str) -> None:
    for tokens, shields in (({}, ""), ({"wool": 0, "paper": 1}, "wool")):
        refused(standing(faith, tokens=tokens, shields=shields), "use", "ability_of_no_use", "DH-69")


@rule("DH-52")
def test_shielded_tokens_count_for_everything() -> None:
    tokens = dict.fromkeys(("tea", "wool", "paper", "silk"), 0)
    princess = standing("princess", tokens=tokens, shields="tea wool paper silk")
    assert prestige(make(princess, "use")) == 4
    winning = standing("dancer", hand="gold silver jade glass", tokens=tokens, shields="tea wool paper silk")
    assert make(winning, "coins").winners() == [0]
    scored = standing("dancer", hand="silk wool", tokens={"tea": 0}, shields="tea")
    assert [line["points"] for line in scored.breakdown(0)] == [2, 0, 10]


@rule("DH-52")
def test_a_shield_survives_a_change_of_the_lead() -> None:
    state = standing(
        "musician", shop="tea tea", tokens={"tea": 0}, shields="tea", rivals={1: Has(shop="tea")}, market={4: "wool"}
    )
    make(state, "use", "shop tea", "walk 1", "to-shop")
    assert (owner(state, "tea"), shielded(state, "tea")) == (0, True)
