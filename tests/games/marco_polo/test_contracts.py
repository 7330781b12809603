"""Taking, drawing and discarding contracts (MP-62 to MP-69, MP-113, MP-114)."""

import pytest

from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import (
    CONTRACT,
    Has,
    active,
    completed,
    contracts,
    decision,
    end_round,
    gained,
    legal,
    make,
    refused,
    table,
    tale,
)
from tests.rule import rule

ROW = "ct_01 ct_02 ct_03 ct_04 ct_05 ct_06"
SPECIAL = "ct_21 ct_22 ct_23"


def taking(die: int, me: str = "", row: str = ROW, special: str = SPECIAL) -> MarcoPoloState:
    """Seat 0 has laid this die on the contracts."""
    return make(table(Has(f"{die} 1", active=me), row=row, special=special), f"contracts < {die}")


@rule("MP-62", "MP-V6")
def test_a_die_of_3_reaches_one_or_two_of_the_first_three_spaces() -> None:
    state = taking(3)
    assert legal(state) == {"contract 1", "contract 2", "contract 3"}
    refused(state, "contract 4", "contract_out_of_reach", "MP-62", value=3)
    refused(state, "done", "at_least_once", "MP-62")
    make(state, "contract 2")
    assert legal(state) == {"contract 1", "contract 3", "done"}
    refused(state, "contract 2", "contract_chosen", "MP-62")
    make(state.copy(), "done")
    make(state, "contract 3")
    assert decision(state) == "turn"
    assert active(state) == "ct_02 ct_03"


@rule("MP-62")
def test_both_are_chosen_before_anything_shifts() -> None:
    state = make(taking(2), "contract 1", "contract 2")
    assert active(state) == "ct_01 ct_02"
    assert contracts(state.row) == "ct_03 ct_04 ct_05 ct_06"


@rule("MP-63")
def test_a_one_takes_the_first_contract_only() -> None:
    state = taking(1)
    assert decision(state) == "turn", "there was nothing to choose"
    assert active(state) == "ct_01 -"
    assert contracts(state.row) == "ct_02 ct_03 ct_04 ct_05 ct_06"


@rule("MP-63")
def test_empty_spaces_give_nothing() -> None:
    state = taking(6, row="ct_01 ct_02")
    assert legal(state) == {"contract 1", "contract 2"}
    refused(state, "contract 3", "no_contract_there", "MP-63")
    refused(table(Has("6"), row="", special="ct_21"), "place contracts", "row_empty", "MP-63")


@rule("MP-64", "MP-V7")
@pytest.mark.parametrize(
    ("bonus", "gain"), [("bonus camels", {"camel": 2}), ("bonus coins", {"coin": 2})], ids=["camels", "coins"]
)
def test_space_six_gives_two_coins_or_two_camels(bonus: str, gain: dict[str, int]) -> None:
    state = make(taking(6), "contract 2", "contract 6")
    assert legal(state) == {"bonus coins", "bonus camels"}
    assert gained(state, bonus) == gain
    assert decision(state) == "turn"
    assert active(state) == "ct_02 ct_06"


@rule("MP-64", "MP-V7")
def test_spaces_five_and_six_both_give_their_bonus() -> None:
    state = make(taking(6), "contract 5", "contract 6")
    assert state.view(None)["decision"] == {"kind": "row_bonus", "facts": {"number": 1}}
    assert gained(state, "bonus coins") == {"coin": 1}
    assert gained(state, "bonus camels") == {"camel": 2}
    state = make(taking(5), "contract 4", "done")
    assert decision(state) == "turn", "spaces 1 to 4 give nothing"


@rule("MP-65", "MP-66", "MP-V9")
def test_with_both_slots_full_an_old_contract_of_choice_goes_under_the_stack() -> None:
    for slot, left, kept in ((1, "ct_11", "ct_01 ct_12"), (2, "ct_12", "ct_11 ct_01")):
        state = make(taking(3, "ct_11 ct_12"), "contract 1", "done")
        assert legal(state) == {"drop 1", "drop 2"}
        make(state, f"drop {slot}")
        assert active(state) == kept
        assert contracts(state.special) == f"{SPECIAL} {left}"
        assert state.unseen_special == 3


@rule("MP-65")
def test_exactly_as_many_are_discarded_as_needed() -> None:
    state = make(taking(3, "ct_11"), "contract 1", "done")
    assert active(state) == "ct_11 ct_01", "there was room"
    state = make(taking(3, "ct_11"), "contract 3", "contract 1")
    assert active(state) == "ct_03 ct_01", "the only old contract had to go"
    assert contracts(state.special) == f"{SPECIAL} ct_11"


@rule("MP-65")
def test_a_contract_just_taken_cannot_be_discarded() -> None:
    state = make(taking(3, "- ct_11"), "contract 1", "contract 2")
    assert active(state) == "ct_01 ct_02"
    assert contracts(state.special) == f"{SPECIAL} ct_11"


@rule("MP-66")
def test_two_discarded_together_go_under_the_stack_in_slot_order_and_starting_contracts_leave() -> None:
    state = make(taking(3, "ct_12 ct_11"), "contract 1", "contract 2")
    assert contracts(state.special) == f"{SPECIAL} ct_12 ct_11"
    state = make(taking(3, "ct_s1 ct_11"), "contract 1", "contract 2")
    assert contracts(state.special) == f"{SPECIAL} ct_11"
    assert CONTRACT["ct_s1"] in state.gone


@rule("MP-67", "MP-V8")
def test_the_row_slides_left_and_is_not_refilled() -> None:
    state = make(taking(3), "contract 2", "done")
    assert contracts(state.row) == "ct_01 ct_03 ct_04 ct_05 ct_06"
    assert len(state.stacks) == 24
    make(state, "end-turn")
    assert len(state.row) == 5


@rule("MP-68", "MP-V40")
def test_an_emptied_row_gets_the_top_two_of_the_special_stack() -> None:
    state = make(taking(6, row="ct_01 ct_02"), "contract 2", "contract 1")
    assert contracts(state.row) == "ct_21 ct_22"
    assert contracts(state.special) == "ct_23"
    assert state.unseen_special == 1


@rule("MP-68")
@pytest.mark.parametrize(("special", "row"), [("ct_21", "ct_21"), ("", "")])
def test_fewer_come_when_the_stack_holds_fewer(special: str, row: str) -> None:
    state = taking(2, row="ct_01", special=special)
    assert contracts(state.row) == row
    assert state.special == []


@rule("MP-68")
def test_the_discard_of_the_same_action_is_under_the_stack_before_the_refill() -> None:
    state = make(taking(2, "ct_11 ct_12", row="ct_01", special="ct_21"), "drop 2")
    assert contracts(state.row) == "ct_21 ct_12"
    assert active(state) == "ct_11 ct_01"


@rule("MP-68")
def test_an_empty_row_stays_empty_when_a_contract_comes_under_the_stack_later() -> None:
    state = table(Has("6 1", active="ct_11 ct_12"), row="", special="")
    state.special = [CONTRACT["ct_21"]]
    make(state, "camels < 6", "column 6")
    assert state.row == [], "the check is made after a taking only"


@rule("MP-69")
def test_an_active_contract_gives_nothing() -> None:
    state = table(Has("3 1"), row="ct_25", special="")
    assert gained(state, "contracts < 3") == {}
    assert completed(state) == ""
    state = table(Has("1 1", active="ct_25 ct_37"))
    before = state.scores()
    end_round(state)
    assert state.scores() == before


# -- draws -------------------------------------------------------------------------------------------------------

DRAWING = Has("1 1", pepper=4, camels=1, active="ct_04")


@rule("MP-113", "MP-99")
def test_a_drawn_contract_goes_to_a_free_slot() -> None:
    state = table(DRAWING, special=SPECIAL)
    story = tale(state, "fulfil 1")
    assert ("drew", 0, {"contract": CONTRACT["ct_21"]}) in story
    assert active(state) == "ct_21 -", "the slot of the fulfilled contract was free in time"
    assert contracts(state.special) == "ct_22 ct_23"


def both_full(old: str = "ct_11 ct_12") -> MarcoPoloState:
    """Matteo draws at the start of a round with both slots full."""
    state = table(Has("", character="matteo", active=old), players=2, row="", special=SPECIAL)
    return end_round(state)


@rule("MP-113", "MP-V44")
def test_with_both_slots_full_one_of_three_goes_under_the_stack() -> None:
    for move, kept, left in (
        ("drop 1", "ct_21 ct_12", "ct_11"),
        ("drop 2", "ct_11 ct_21", "ct_12"),
        ("reject", "ct_11 ct_12", "ct_21"),
    ):
        state = both_full()
        assert legal(state) == {"drop 1", "drop 2", "reject"}
        assert state.view(None)["drawn"] == CONTRACT["ct_21"]
        make(state, move)
        assert active(state) == kept
        assert contracts(state.special) == f"ct_22 ct_23 {left}"
        assert state.view(None)["drawn"] is None


@rule("MP-113")
def test_a_starting_contract_replaced_by_a_draw_leaves_the_game() -> None:
    state = make(both_full("ct_s2 ct_12"), "drop 1")
    assert contracts(state.special) == "ct_22 ct_23"
    assert CONTRACT["ct_s2"] in state.gone


@rule("MP-114")
def test_an_empty_stack_yields_no_contract() -> None:
    state = table(DRAWING, special="")
    assert gained(state, "fulfil 1") == {"pepper": -4, "camel": -1, "vp": 3}
    assert active(state) == "- -"
    assert decision(state) == "turn"
