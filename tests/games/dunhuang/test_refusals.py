"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

from dataclasses import dataclass, field

import pytest

from caravanserai.core.reasons import Reason
from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.state import DunhuangState
from tests.games.dunhuang.table import Has, fresh, make, refused, standing, table

SILK = dict.fromkeys((1, 2, 4, 5, 6, 7, 8), "silk")
FORBIDDEN = {"soldier_same_good": "forbidden"}


@dataclass(frozen=True)
class Case:
    """A position, a move, and the refusal it meets."""

    state: DunhuangState
    move: str
    code: str
    clause: str
    seat: int | None = None
    details: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code} {self.clause} {self.move}"


def not_dealt() -> Case:
    state = fresh(3)
    dealt = {move.text for move in state.legal(1)}
    missing = next(f"keep {good}" for good in ("tea", "paper", "wool", "spice") if f"keep {good}" not in dealt)
    return Case(state, missing, "not_dealt", "DH-9", seat=1)


def cases() -> list[Case]:
    soldier = make(standing("soldier", shop="silk tea", market=SILK, options=FORBIDDEN), "use")
    general = make(standing("general", hand="silk tea", market=SILK), "use")
    maid = make(standing("maid", shop="tea", hand="tea wool"), "use", "shop tea")
    merchant = make(standing("chinese_merchant", hand="tea", rivals={1: Has(hand="tea")}), "use")
    shield = make(standing("buddhist", tokens={"tea": 0, "wool": 0, "silk": 1}, shields="wool"), "use")
    return [
        not_dealt(),
        Case(table(), "coins", "not_now", "DH-16"),
        Case(table(coins=1), "walk 3", "not_enough_coins", "DH-20", details={"price": 2, "coins": 1}),
        Case(table(coins=9, options={"max_steps": "one_lap"}), "walk 9", "one_lap_only", "DH-22"),
        Case(standing("artist"), "use", "ability_of_no_use", "DH-54"),
        Case(make(standing("artist", hand="tea"), "use"), "hand wool", "not_in_hand", "DH-54"),
        Case(make(standing("musician", shop="tea"), "use"), "shop wool", "not_in_shop", "DH-54"),
        Case(make(standing("shepherd", market={4: ""}), "use"), "slot 4", "no_card_in_slot", "DH-30"),
        Case(soldier, "shop silk", "same_good", "DH-61"),
        Case(general, "hand silk", "same_good", "DH-62"),
        Case(maid, "hand tea", "same_good", "DH-65"),
        Case(merchant, "rival 1", "no_such_rival", "DH-63"),
        Case(merchant, "rival 3", "rival_hand_too_small", "DH-63"),
        Case(make(standing("shepherd"), "use"), "slot 7", "out_of_reach", "DH-67"),
        Case(make(standing("peasant"), "use"), "slot 5", "out_of_reach", "DH-68"),
        Case(make(standing("ambassador", deck="tea wool paper"), "use"), "take paper", "not_drawn", "DH-59"),
        Case(shield, "token silk", "not_your_token", "DH-69"),
        Case(shield, "token wool", "already_shielded", "DH-69"),
        Case(table(), "walk 1", "not_your_turn", "DH-17", seat=2),
        Case(
            make(table(2, turn=1, market={3: ""}, deck=""), "walk 1", "coins"),
            "walk 1",
            "game_is_over",
            "DH-82",
            seat=0,
        ),
    ]


CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_move_is_refused_for_this_reason_and_nothing_changes(case: Case) -> None:
    refused(case.state, case.move, case.code, case.clause, case.seat, **case.details)


def test_there_is_a_case_for_every_reason_the_game_knows() -> None:
    assert {(case.code, case.clause) for case in CASES} == {(reason.code, reason.clause) for reason in GAME.reasons}


@pytest.mark.parametrize("nonsense", ["", "fly", "walk 0", "walk 46", "slot 9", "rival 5", "keep salt", -1, 9999])
def test_a_move_the_game_does_not_know_is_refused_without_a_clause(nonsense: str | int) -> None:
    state = table()
    before = state.save()
    assert state.why_not(nonsense) == Reason("unknown_move", "")
    assert state.save() == before
