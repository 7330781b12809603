"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

from caravanserai.contract.refusing import Case, RefusalWalk
from caravanserai.games.dunhuang.components import CHARACTERS
from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.looking import clause_of
from tests.games.dunhuang.table import Has, circle_with, fresh, standing, table
from tests.games.playing import make

SILK = dict.fromkeys((1, 2, 4, 5, 6, 7, 8), "silk")
MERCHANTS = ("chinese_merchant", "sogdian_merchant")
FORBIDDEN = {"soldier_same_good": "forbidden"}


def not_dealt() -> Case:
    state = fresh(3)
    dealt = {move.text for move in state.legal(1)}
    missing = next(f"keep {good}" for good in ("tea", "paper", "wool", "spice") if f"keep {good}" not in dealt)
    return Case(state, missing, "not_dealt", "DH-9", seat=1)


def to_be_done_first() -> list[Case]:
    """Whatever is tried while something else is to be done: what that is, and the clause that says so."""
    shop = {"maid": "tea", "musician": "tea", "soldier": "tea"}
    hand = {"maid": "wool", "artist": "tea", "general": "tea", "servant": "tea"}
    asking = [name for name in CHARACTERS if name not in ("princess", "dancer", "buddhist")]
    rivals = {1: Has(hand="glass glass")}
    shielded = table(
        shop="tea", market={3: "tea"}, rivals={1: Has(shop="tea tea")}, tokens={"tea": 1}, shields="tea",
        circle=circle_with("buddhist"),
    )  # fmt: skip
    return [
        Case(fresh(3), "camel 1", "must_keep_card", "DH-9", seat=1),
        Case(chosen_start(fresh(3)), "walk 1", "must_place_camel", "DH-12"),
        Case(table(), "coins", "must_lead_camel", "DH-18"),
        Case(make(table(), "walk 1"), "walk 1", "must_take_goods", "DH-25"),
        Case(make(table(), "walk 1", "to-hand"), "walk 1", "must_choose_bonus", "DH-53"),
        Case(make(shielded, "walk 1", "to-shop"), "coins", "must_pay_or_decline", "DH-49"),
        *[
            Case(
                make(standing(face, hand=hand.get(face, ""), shop=shop.get(face, ""), rivals=rivals,
                              tokens={"silk": 0}), "use"),
                "coins",
                "must_finish_ability",
                clause_of(face),
                details={"character": CHARACTERS.index(face)},
            )
            for face in asking
        ],
        Case(make(standing("sogdian_merchant", rivals=rivals), "use", "rival 2"), "coins", "must_hand_over", "DH-64"),
        *[Case(giving_back(merchant), "coins", "must_give_back", clause_of(merchant)) for merchant in MERCHANTS],
    ]  # fmt: skip


def chosen_start(state: DunhuangState) -> DunhuangState:
    for seat in state.deciding:
        state.apply(state.legal(seat)[0], seat)
    return state


def giving_back(merchant: str) -> DunhuangState:
    """The opponent's two glass have come over, and the player's own tea is in hand."""
    state = make(standing(merchant, hand="tea", rivals={1: Has(hand="glass glass")}), "use", "rival 2")
    return make(state, "give glass", "give glass") if merchant == "sogdian_merchant" else state


def not_your_turn() -> list[Case]:
    """Why one has to wait."""
    start = fresh(3)
    start.apply(start.legal(1)[0], 1)
    asked = make(standing("sogdian_merchant", rivals={1: Has(hand="glass glass")}), "use", "rival 2")
    return [
        Case(start, "keep tea", "not_your_turn", "DH-9", seat=1),
        Case(begun_with_camel_in_hand(), "camel 1", "not_your_turn", "DH-12", seat=0),
        Case(table(), "walk 1", "not_your_turn", "DH-17", seat=2),
        Case(asked, "give glass", "not_your_turn", "DH-64", seat=0),
    ]


def begun_with_camel_in_hand() -> DunhuangState:
    """Seat 0 is first, so seat 2 is to place the camel."""
    state = chosen_start(fresh(3, seed=next(seed for seed in range(99) if fresh(3, seed).first == 0)))
    assert state.deciding == (2,)
    return state


def in_an_ability() -> list[Case]:
    """Cards, slots, opponents and tokens that cannot be chosen; each names the clause of the character that asks."""
    soldier = make(standing("soldier", shop="silk tea", market=SILK, options=FORBIDDEN), "use")
    general = make(standing("general", hand="silk tea", market=SILK), "use")
    maid = make(standing("maid", shop="tea", hand="tea wool"), "use", "shop tea")
    shield = make(standing("buddhist", tokens={"tea": 0, "wool": 0, "silk": 1}, shields="wool"), "use")
    servant = make(standing("servant", hand="tea", shop="tea"), "use")
    gap = {4: ""}
    asked = make(standing("sogdian_merchant", rivals={1: Has(hand="glass glass")}), "use", "rival 2")
    cases = [
        Case(make(standing("artist", hand="tea"), "use"), "hand wool", "not_in_hand", "DH-55"),
        Case(general, "hand wool", "not_in_hand", "DH-62"),
        Case(maid, "hand silk", "not_in_hand", "DH-65"),
        Case(servant, "hand wool", "not_in_hand", "DH-66"),
        Case(giving_back("chinese_merchant"), "give wool", "not_in_hand", "DH-63"),
        Case(giving_back("sogdian_merchant"), "give wool", "not_in_hand", "DH-64"),
        Case(asked, "give wool", "not_in_hand", "DH-64"),
        Case(make(standing("musician", shop="tea"), "use"), "shop wool", "not_in_shop", "DH-56"),
        Case(soldier, "shop wool", "not_in_shop", "DH-61"),
        Case(make(standing("maid", shop="tea", hand="wool"), "use"), "shop wool", "not_in_shop", "DH-65"),
        Case(servant, "shop wool", "not_in_shop", "DH-66"),
        Case(
            make(standing("soldier", shop="tea", market=gap), "use", "shop tea"), "slot 4", "no_card_in_slot", "DH-61"
        ),
        Case(
            make(standing("general", hand="tea", market=gap), "use", "hand tea"), "slot 4", "no_card_in_slot", "DH-62"
        ),
        Case(make(standing("shepherd", market=gap), "use"), "slot 4", "no_card_in_slot", "DH-67"),
        Case(make(farmer(), "use"), "slot 4", "no_card_in_slot", "DH-68"),
        Case(soldier, "shop silk", "same_good", "DH-61"),
        Case(general, "hand silk", "same_good", "DH-62"),
        Case(maid, "hand tea", "same_good", "DH-65"),
        Case(make(standing("shepherd"), "use"), "slot 7", "out_of_reach", "DH-67"),
        Case(make(standing("peasant"), "use"), "slot 5", "out_of_reach", "DH-68"),
        Case(make(standing("translator", deck="tea wool paper"), "use"), "take paper", "not_drawn", "DH-59"),
        Case(make(standing("ambassador", deck="tea wool paper"), "use"), "take paper", "not_drawn", "DH-60"),
        Case(shield, "token silk", "not_your_token", "DH-69"),
        Case(shield, "token wool", "already_shielded", "DH-69"),
    ]
    for merchant in MERCHANTS:
        trade = make(standing(merchant, hand="tea", rivals={1: Has(hand="tea")}), "use")
        cases.append(Case(trade, "rival 1", "no_such_rival", clause_of(merchant)))
        cases.append(Case(trade, "rival 3", "rival_hand_too_small", clause_of(merchant)))
    return cases


def farmer() -> DunhuangState:
    """The Peasant after two steps: the next place is empty, the one after it is not."""
    return make(table(circle=circle_with("peasant"), camel=1, market={3: "", 4: ""}), "walk 2")


def of_no_use() -> list[Case]:
    bare = dict.fromkeys(range(1, 9), "")
    empty = [
        Case(standing(face, deck="", market=bare), "use", "ability_of_no_use", clause_of(face))
        for face in CHARACTERS
        if face not in ("dancer", "buddhist")
    ]
    return [*empty, Case(standing("dancer", rivals={1: Has(prestige=28)}), "use", "no_prestige_left", "DH-97")]


def all_cases() -> list[Case]:
    at_once = table(
        hand="tea glass paper wool", tokens=dict.fromkeys(("tea", "wool", "silk", "jade"), 0), market={3: ""}
    )
    return [
        not_dealt(),
        *to_be_done_first(),
        *not_your_turn(),
        *in_an_ability(),
        *of_no_use(),
        Case(table(coins=1), "walk 3", "not_enough_coins", "DH-20", details={"price": 2, "coins": 1}),
        Case(table(coins=9, options={"max_steps": "one_lap"}), "walk 9", "one_lap_only", "DH-22"),
        Case(
            make(table(2, turn=1, market={3: ""}, deck=""), "walk 1", "coins"),
            "walk 1",
            "game_is_over",
            "DH-82",
            seat=0,
        ),
        Case(make(at_once, "walk 1", "coins"), "walk 1", "game_is_over", "DH-75", seat=1),
    ]


class TestRefusals(RefusalWalk):
    game = GAME
    cases = all_cases()
    unknown_moves = ("", "fly", "walk 0", "walk 46", "slot 9", "rival 5", "keep salt", -1, 9999)
