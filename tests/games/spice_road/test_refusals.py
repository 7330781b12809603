"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

from dataclasses import dataclass, field

import pytest

import caravanserai as cv
from caravanserai.games.century.spice_road.state import SpiceRoadState
from tests.games.spice_road.table import GAME, fresh, make, refused, table, wander

BONUS = {"bonus_cards": True}


@dataclass(frozen=True)
class Case:
    """A position, a move, and the refusal it meets."""

    state: SpiceRoadState
    move: str
    code: str
    clause: str
    details: dict[str, int | list[int]] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code} {self.clause} {self.move}"


def playing() -> list[Case]:
    broke = table(cubes=[1, 0, 0, 0], hand=["yy-g", "yyy-b/rr", "yyg-bb"], options=BONUS)
    exchanging = make(table(cubes=[3, 0, 0, 0], hand=["yy-g"]), "play yy-g")
    upgrading = make(table(cubes=[1, 0, 0, 0]), "play up2")
    choosing = make(table(cubes=[3, 0, 0, 0], hand=["yyy-b/rr"], options=BONUS), "play yyy-b/rr")
    rising = make(table(cubes=[1, 0, 0, 0], hand=["r+up1"], options=BONUS), "play r+up1")
    fetching = make(table(hand=["yy+card"], played=["rr"], options=BONUS), "play yy+card")
    return [
        Case(broke, "play yy", "not_in_hand", "SR-15"),
        Case(broke, "play yy-g", "not_enough_cubes", "SR-17", {"missing": [1, 0, 0, 0]}),
        Case(broke, "play yyg-bb", "not_enough_cubes", "SR-17", {"missing": [1, 0, 1, 0]}),
        Case(broke, "play yyy-b/rr", "not_enough_cubes", "SR-50", {"missing": [2, 0, 0, 0]}),
        Case(exchanging, "times 2", "not_enough_cubes", "SR-17", {"missing": [1, 0, 0, 0]}),
        Case(exchanging, "rest", "must_exchange", "SR-17"),
        Case(table(cubes=[0, 0, 0, 1]), "play up2", "nothing_to_upgrade", "SR-21"),
        Case(upgrading, "upgrade g", "no_such_cube", "SR-2"),
        Case(upgrading, "done", "must_act_once", "SR-20"),
        Case(upgrading, "times 1", "must_finish_upgrade", "SR-20"),
        Case(choosing, "done", "must_act_once", "SR-50"),
        Case(choosing, "upgrade y", "must_finish_exchange", "SR-50"),
        Case(rising, "rest", "must_finish_upgrade", "SR-48"),
        Case(rising, "upgrade g", "no_such_cube", "SR-2"),
        Case(fetching, "retrieve yy", "not_played", "SR-49"),
        Case(fetching, "retrieve yy+card", "not_itself", "SR-49"),
        Case(fetching, "discard y", "must_finish_retrieving", "SR-49"),
    ]


def trading() -> list[Case]:
    plain = table(cubes=[1, 0, 0, 0], points=["yyrr"])
    short = table(cubes=[9, 0, 0, 0], row=["b"], deck=[], points=["yyrr"], point_deck=[])
    paying = make(table(cubes=[1, 0, 0, 0]), "acquire 2")
    overfull = make(table(cubes=[10, 0, 0, 0]), "play yy")
    return [
        Case(plain, "acquire 3", "not_enough_cubes_to_pay", "SR-24", {"price": 2}),
        Case(plain, "claim 1", "not_enough_cubes", "SR-30", {"missing": [1, 2, 0, 0]}),
        Case(plain, "deal-row 1", "no_deals", "SR-51"),
        Case(plain, "deal-hand", "no_deals", "SR-51"),
        Case(plain, "times 1", "must_choose_action", "SR-13"),
        Case(plain, "done", "must_choose_action", "SR-13"),
        Case(short, "acquire 2", "no_card_there", "SR-27"),
        Case(short, "claim 2", "no_card_there", "SR-36"),
        Case(paying, "pay b", "no_such_cube", "SR-22"),
        Case(paying, "acquire 1", "must_pay", "SR-24"),
        Case(overfull, "discard g", "no_such_cube", "SR-40"),
        Case(overfull, "done", "must_return", "SR-40"),
    ]


def dealing() -> list[Case]:
    laying = make(table(hand=["yy", "b"], deals={}), "deal-hand")
    raising, fetching = [
        make(table(cubes=[2, 0, 0, 0], hand=["yy", "b"], deals={"b": deal}), "deal-hand", "lay yy", "spend b")
        for deal in ("gd05", "gd08")
    ]
    laying_for_row = make(table(hand=["yy"], row=["b"], deals={}), "deal-row 1")
    spending = make(table(hand=["yy", "up2", "b"], deals={}), "deal-hand", "lay yy")
    return [
        Case(table(deals={}), "deal-row 2", "not_enough_cubes_to_pay", "SR-24", {"price": 1}),
        Case(table(row=["b"], deck=[], cubes=[2, 0, 0, 0], deals={}), "deal-row 2", "no_card_there", "SR-27"),
        Case(table(hand=[], deals={}), "deal-row 1", "no_card_to_lay", "SR-53"),
        Case(table(hand=["b"], deals={}), "deal-hand", "needs_two_cards", "SR-55"),
        Case(table(deals={}), "deal-hand", "no_deal_in_hand", "SR-55"),
        Case(raising, "rest", "must_finish_upgrade", "SR-56"),
        Case(make(raising.copy(), "upgrade y"), "rest", "must_finish_upgrade", "SR-56"),
        Case(raising, "upgrade g", "no_such_cube", "SR-2"),
        Case(fetching, "rest", "must_finish_retrieving", "SR-56"),
        Case(fetching, "retrieve g", "not_played", "SR-58"),
        Case(laying, "lay b", "last_deal", "SR-55"),
        Case(laying, "lay g", "not_in_hand", "SR-55"),
        Case(laying, "play yy", "must_lay", "SR-55"),
        Case(spending, "spend up2", "carries_no_deal", "SR-55"),
        Case(spending, "spend yy", "not_in_hand", "SR-55"),
        Case(spending, "lay up2", "must_spend", "SR-55"),
        Case(laying_for_row, "rest", "must_lay", "SR-53"),
        Case(laying_for_row, "lay g", "not_in_hand", "SR-53"),
    ]


CASES = [*playing(), *trading(), *dealing()]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_move_is_refused_for_this_reason_and_nothing_changes(case: Case) -> None:
    refused(case.state, case.move, case.code, case.clause, **case.details)


def test_there_is_a_case_for_every_reason_the_game_knows() -> None:
    # These two do not come from a position but from asking out of turn or after the end; see the turn and the ending.
    met = {("not_your_turn", "SR-12"), ("game_is_over", "SR-43")} | {(case.code, case.clause) for case in CASES}
    assert met == {(reason.code, reason.clause) for reason in GAME.reasons}


@pytest.mark.parametrize("nonsense", ["", "fly", "claim 6", "claim 0", "acquire 7", "play yyyyyy", "times 0", -1, 9999])
def test_a_move_the_game_does_not_know_is_refused_without_a_clause(nonsense: str | int) -> None:
    state = table()
    before = state.save()
    assert state.why_not(nonsense) == cv.Reason("unknown_move", "")
    with pytest.raises(cv.IllegalMove) as refusal:
        state.apply(nonsense)
    assert refusal.value.reason.code == "unknown_move"
    assert state.save() == before


def test_in_every_position_each_move_is_either_legal_or_refused_with_a_known_reason() -> None:
    known = {(reason.code, reason.clause) for reason in GAME.reasons}
    for number, state in enumerate(wander(fresh(3, seed=6, bonus_cards=True, golden_deals=True), seed=6)):
        if number % 7 == 0:
            allowed = state.legal()
            for move in GAME.moves:
                reason = state.why_not(move)
                assert (reason is None) == (move in allowed)
                assert reason is None or (reason.code, reason.clause) in known
