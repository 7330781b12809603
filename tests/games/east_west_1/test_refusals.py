"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

from dataclasses import dataclass, field

import pytest

import caravanserai as cv
from caravanserai.games.century.east_west_1.game import GAME
from caravanserai.games.century.east_west_1.state import EastWest1State
from tests.games.east_west_1.table import Trader, fresh, table, wander
from tests.games.new_world.land import make, refused

NO_TILES = dict.fromkeys(range(1, 7), "")
FULL = "tools settlers settler"


@dataclass(frozen=True)
class Case:
    """A position, a move, and the refusal it meets."""

    state: EastWest1State
    move: str
    code: str
    clause: str
    details: dict[str, int | list[int]] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code} {self.clause} {self.move}"


def from_a_new_world() -> list[Case]:
    plain = table(Trader([0, 0, 0, 1], at="A1.3=1", hand=1), {1: Trader(at="C2.5=2")}, covers={"A1.4": "points-2"})
    raising = make(table(Trader([1, 0, 1, 0])), "work A1.5")
    fort = make(table(Trader([1, 0, 0, 0]), stacks={1: "flat", 3: ""}), "work A1.1")
    third = make(table(stacks={3: "", 4: "flat"}), "work B1.1")
    claimed = make(table(Trader([2, 2, 0, 0]), stacks={1: "flat"}), "work A1.1", "claim")
    took = make(table(Trader([2, 2, 0, 0]), stacks={1: "flat native"}), "work A1.1", "tile 1")
    full = make(table(Trader([2, 2, 0, 0], bonus=FULL), stacks={1: "flat"}), "work A1.1")
    no_card = make(table(row="N01", deck="", stacks={2: "flat"}), "work A1.2")
    exploring = make(table(Trader([4, 1, 0, 0]), row="X01 N01", beside="yg"), "work A1.1", "claim")
    overfull = make(table(Trader([9, 0, 0, 0])), "work A1.3")
    swapping = make(table(Trader([0, 0, 0, 0], route="yyyy rr")), "work C2.1")
    return [
        Case(plain, "work A1.4", "covered", "NW-21", {"tile": 5}),
        Case(plain, "work A1.3", "already_there", "NW-21"),
        Case(plain, "work C2.5", "not_enough_settlers", "NW-25", {"needed": 3, "hand": 1}),
        Case(table(Trader([0, 0, 0, 1])), "work C2.4", "nothing_to_upgrade", "NW-28"),
        Case(table(Trader([1, 0, 0, 0])), "work C2.3", "not_enough_cubes", "NW-31", {"missing": [1, 0, 0, 0]}),
        Case(table(Trader([0, 1, 8, 0])), "work B1.5", "no_room", "NW-32"),
        Case(table(stacks=NO_TILES), "work A1.1", "nothing_at_fort", "NW-28", {"missing": [2, 2, 0, 0]}),
        Case(raising, "upgrade r", "no_such_cube", "NW-30"),
        Case(raising, "done", "must_act_once", "NW-30"),
        Case(raising, "rest", "must_finish_upgrade", "NW-30"),
        Case(fort, "done", "must_act_once", "NW-28"),
        Case(fort, "rest", "must_use_fort", "NW-33"),
        Case(fort, "claim", "not_enough_cubes", "NW-36", {"missing": [1, 2, 0, 0]}),
        Case(fort, "tile 3", "stack_elsewhere", "NW-34"),
        Case(third, "tile 3", "stack_empty", "NW-34"),
        Case(claimed, "claim", "already_claimed", "NW-33"),
        Case(took, "tile 1", "already_took_tile", "NW-34"),
        Case(full, "tile 1", "no_free_slot", "NW-35"),
        Case(no_card, "claim", "no_card_there", "NW-37"),
        Case(exploring, "explore rr", "tile_gone", "E1-30"),
        Case(exploring, "rest", "must_explore", "E1-30"),
        Case(overfull, "discard b", "no_such_cube", "NW-55"),
        Case(overfull, "rest", "must_return", "NW-55"),
        Case(make(table(Trader([2, 0, 0, 0])), "work C2.3"), "done", "must_exchange", "NW-31"),
        Case(swapping, "swap 1-3", "no_card_there", "E1-20"),
        Case(swapping, "rest", "must_finish_swap", "E1-20"),
    ]


def about_trade_cards() -> list[Case]:
    plain = table(Trader([1, 1, 0, 0], route="yyyy=1 rr-gg yyy-b/rr up3", hand=2), market="yyy yr", trade_deck="")
    browns = table(Trader([0, 0, 0, 1], route="up3"))
    rising = make(table(market="r+up1"), "work E2.5", "use")
    deal_raising, deal_recalling = [
        make(table(market="yyy", deals={"yyy": deal}), "work E2.5", "deal") for deal in ("gd05", "gd09")
    ]
    poor = make(table(Trader([1, 1, 0, 0]), market="rr-gg yyy-b/rr"), "work E2.5")
    choice = make(table(Trader([1, 1, 0, 0]), market="rr-gg yyy-b/rr"), "work E2.6")
    flat = make(table(Trader([0, 0, 0, 1]), market="up3"), "work E2.5")
    trading = make(table(Trader([0, 3, 0, 0], route="rr-gg")), "route 1")
    choosing = make(table(Trader([3, 0, 0, 0], route="yyy-b/rr")), "route 1")
    raising = make(table(Trader([2, 0, 0, 0], route="up3")), "route 1")
    golden = make(table(Trader([0, 1, 0, 0], route="yyyy rr-gg"), deals={}), "route 2")
    recalling = make(table(Trader(at="A1.3=1", route="yy+card yyyy"), {1: Trader(at="B1.4=3")}), "route 1")
    replacing = make(table(Trader(route="yyyy yyr yg rr up3")), "work E2.5", "take")
    return [
        Case(plain, "work C2.5", "no_card_there", "E1-12"),
        Case(table(market="", trade_deck=""), "work E2.1", "no_trade_cards", "E1-19"),
        Case(plain, "route 5", "no_card_there", "E1-21"),
        Case(plain, "route 1", "card_in_use", "E1-21"),
        Case(plain, "route 2", "not_enough_cubes", "E1-28", {"missing": [0, 1, 0, 0]}),
        Case(plain, "route 3", "not_enough_cubes", "E1-40", {"missing": [2, 0, 0, 0]}),
        Case(plain, "route 4", "not_enough_settlers", "E1-22", {"needed": 3, "hand": 2}),
        Case(plain, "deal", "must_choose_action", "E1-10"),
        Case(browns, "route 1", "nothing_to_upgrade", "E1-29"),
        Case(poor, "use", "not_enough_cubes", "E1-28", {"missing": [0, 1, 0, 0]}),
        Case(poor, "deal", "no_deals", "E1-41"),
        Case(poor, "done", "must_use_market", "E1-13"),
        Case(choice, "use", "not_enough_cubes", "E1-40", {"missing": [2, 0, 0, 0]}),
        Case(flat, "use", "nothing_to_upgrade", "E1-29"),
        Case(trading, "times 2", "not_enough_cubes", "E1-28", {"missing": [0, 1, 0, 0]}),
        Case(trading, "done", "must_exchange", "E1-28"),
        Case(choosing, "done", "must_act_once", "E1-40"),
        Case(choosing, "rest", "must_finish_exchange", "E1-40"),
        Case(raising, "upgrade r", "no_such_cube", "E1-27"),
        Case(raising, "done", "must_act_once", "E1-27"),
        Case(raising, "rest", "must_finish_upgrade", "E1-27"),
        Case(make(raising.copy(), "upgrade y"), "rest", "must_finish_upgrade", "E1-27"),
        Case(rising, "rest", "must_finish_upgrade", "E1-38"),
        Case(rising, "upgrade g", "no_such_cube", "E1-38"),
        Case(deal_raising, "rest", "must_finish_upgrade", "E1-45"),
        Case(make(deal_raising.copy(), "upgrade y"), "rest", "must_finish_upgrade", "E1-45"),
        Case(deal_raising, "upgrade g", "no_such_cube", "E1-45"),
        Case(deal_recalling, "rest", "must_finish_recalling", "E1-46"),
        Case(deal_recalling, "recall B1.4", "nobody_there", "E1-46"),
        Case(deal_recalling, "recall-route 2", "nobody_there", "E1-46"),
        Case(golden, "use", "not_enough_cubes", "E1-28", {"missing": [0, 1, 0, 0]}),
        Case(golden, "take", "must_use_card", "E1-43"),
        Case(recalling, "recall B1.4", "nobody_there", "E1-39"),
        Case(recalling, "recall C2.1", "nobody_there", "E1-39"),
        Case(recalling, "recall-route 2", "nobody_there", "E1-39"),
        Case(recalling, "recall-route 5", "nobody_there", "E1-39"),
        Case(recalling, "rest", "must_finish_recalling", "E1-39"),
        Case(replacing, "done", "must_replace", "E1-16"),
    ]


CASES = [*from_a_new_world(), *about_trade_cards()]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_move_is_refused_for_this_reason_and_nothing_changes(case: Case) -> None:
    refused(case.state, case.move, case.code, case.clause, **case.details)


def test_there_is_a_case_for_every_reason_the_game_knows() -> None:
    # These two do not come from a position but from asking out of turn or after the end; see below and the end.
    met = {("not_your_turn", "NW-19"), ("game_is_over", "E1-32")} | {(case.code, case.clause) for case in CASES}
    assert met == {(reason.code, reason.clause) for reason in GAME.reasons}


def test_nobody_moves_out_of_turn() -> None:
    with pytest.raises(cv.IllegalMove) as refusal:
        table().apply("rest", 1)
    assert (refusal.value.reason.code, refusal.value.reason.clause) == ("not_your_turn", "NW-19")


@pytest.mark.parametrize("nonsense", ["", "fly", "work C1.1", "work D1.1", "route 6", "swap 2-1", "choose 3", -1, 9999])
def test_a_move_the_game_does_not_know_is_refused_without_a_clause(nonsense: str | int) -> None:
    state = table()
    before = state.save()
    assert state.why_not(nonsense) == cv.Reason("unknown_move", "")
    with pytest.raises(cv.IllegalMove) as refusal:
        state.apply(nonsense)
    assert refusal.value.reason.code == "unknown_move"
    assert state.save() == before


@pytest.mark.parametrize(
    ("players", "seed", "options"), [(2, 6, {}), (3, 7, {"bonus_cards": True}), (4, 8, {"golden_deals": True})]
)
def test_in_every_position_each_move_is_either_legal_or_refused_with_a_known_reason(
    players: int, seed: int, options: dict[str, object]
) -> None:
    known = {(reason.code, reason.clause) for reason in GAME.reasons}
    for count, state in enumerate(wander(fresh(players, seed, **options), seed, most=1500)):
        if count % 9 == 0:
            allowed = state.legal()
            assert allowed
            for move in GAME.moves:
                reason = state.why_not(move)
                assert (reason is None) == (move in allowed)
                assert reason is None or (reason.code, reason.clause) in known
