"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

from dataclasses import dataclass, field

import pytest

import caravanserai as cv
from caravanserai.games.century.caravan.card_sets import set_of
from caravanserai.games.century.east_west_3.game import GAME
from caravanserai.games.century.east_west_3.state import EastWest3State
from tests.games.east_west_2.voyage import wander
from tests.games.east_west_3.table import Collector, fresh, table
from tests.games.new_world.land import make, refused

THREE = "yyyy yyr yg"


@dataclass(frozen=True)
class Case:
    """A position, a move, and the refusal it meets."""

    state: EastWest3State
    move: str
    code: str
    clause: str
    details: dict[str, int | list[int]] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code} {self.clause} {self.move}"


def on_land() -> list[Case]:
    plain = table(Collector([0, 0, 0, 1], at="A2.3=1", hand=1), {1: Collector(at="D2.1=2")}, covers={"A2.4": "rr"})
    raising = make(table(Collector([1, 0, 1, 0])), "work A2.5")
    exploring = make(table(Collector([4, 1, 0, 0]), row="X01 N01", covers={"C1.2": "yg"}), "work A2.1")
    overfull = make(table(Collector([9, 0, 0, 0])), "work A2.3")
    return [
        Case(plain, "work A2.4", "covered", "NW-21", {"tile": 1}),
        Case(plain, "work A2.3", "already_there", "NW-21"),
        Case(plain, "work D2.1", "not_enough_settlers", "NW-25", {"needed": 3, "hand": 1}),
        Case(table(Collector([0, 0, 0, 1])), "work A2.5", "nothing_to_upgrade", "NW-28"),
        Case(table(Collector([1, 0, 0, 0])), "work E2.3", "not_enough_cubes", "NW-31", {"missing": [0, 2, 0, 0]}),
        Case(raising, "upgrade r", "no_such_cube", "NW-30"),
        Case(raising, "done", "must_act_once", "NW-30"),
        Case(raising, "rest", "must_finish_upgrade", "NW-30"),
        Case(make(table(Collector([0, 2, 0, 0])), "work E2.3"), "done", "must_exchange", "NW-31"),
        Case(plain, "use", "must_choose_action", "E3-10"),
        Case(table(Collector([1, 0, 0, 0])), "work A2.1", "not_enough_cubes", "E2-13", {"missing": [1, 2, 0, 0]}),
        Case(table(row="N01", deck=""), "work A2.2", "no_card_there", "NW-37"),
        Case(exploring, "explore rr", "tile_gone", "NW-41"),
        Case(exploring, "rest", "must_explore", "NW-41"),
        Case(overfull, "discard b", "no_such_cube", "NW-55"),
        Case(overfull, "rest", "must_return", "NW-55"),
    ]


def at_sea() -> list[Case]:
    shut_in = table(Collector(ship=1), {1: Collector(ship=3), 2: Collector(ship=4)}, players=3)
    beset = make(table(Collector(ship=3), {1: Collector(ship=3), 2: Collector(ship=4)}, players=3), "work B2.4")
    two = make(table(Collector(ship=3)), "work B2.4")
    asked = make(table(Collector([2, 0, 0, 0])), "work B2.5", "sail 4")
    step = make(table(Collector(ship=3), {1: Collector(ship=4)}), "work B2.5")
    fee = make(table(Collector([1, 0, 0, 0]), {1: Collector(ship=4)}), "work B2.5", "sail 4")
    paying = make(table(Collector([2, 0, 0, 0]), {1: Collector(outposts="4")}), "work B2.5", "sail 4", "build")
    landed = make(table(Collector([3, 0, 0, 0])), "work B2.5", "sail 4", "build")
    under_ship = make(table(Collector([4, 0, 0, 0], ship=3)), "work F2.2")
    outposts = make(table(Collector([4, 0, 0, 0], outposts="3 10")), "work F2.3")
    chosen = make(outposts.copy(), "outpost 3")
    return [
        Case(shut_in, "work B2.5", "nowhere_to_sail", "E2-26"),
        Case(step, "sail 8", "not_adjacent", "E2-14"),
        Case(step, "done", "must_move_ship", "E2-14"),
        Case(two, "sail 13", "not_adjacent", "E2-15"),
        Case(two, "rest", "must_move_ship", "E2-15"),
        Case(make(two.copy(), "sail 4"), "done", "must_sail_on", "E2-15"),
        Case(make(table(), "work F2.4"), "done", "must_move_ship", "E2-16"),
        Case(beset, "sail 1", "no_way_on", "E2-15"),
        Case(make(table(), "work F2.4"), "sail 7", "same_tile", "E2-16"),
        Case(step, "sail 4", "cannot_pay_fee", "E2-19", {"price": 1}),
        Case(fee, "fee r", "no_such_cube", "E2-19"),
        Case(fee, "done", "must_pay_fee", "E2-19"),
        Case(asked, "rest", "must_finish_landing", "E2-20"),
        Case(paying, "pay g", "no_such_cube", "E2-20"),
        Case(paying, "done", "must_pay_outpost", "E2-20"),
        Case(landed, "rest", "must_finish_trading", "E2-25"),
        Case(landed, "trade 2", "not_enough_cubes", "E2-25", {"missing": [1, 0, 0, 0]}),
        Case(table(Collector([9, 0, 0, 0])), "work F2.2", "ship_at_sea", "E2-27"),
        Case(table(Collector(ship=3)), "work F2.2", "not_enough_cubes", "E2-27", {"missing": [3, 0, 0, 0]}),
        Case(under_ship, "done", "must_act_once", "E2-27"),
        Case(under_ship, "rest", "must_exchange", "E2-27"),
        Case(outposts, "done", "must_choose_outpost", "E2-28"),
        Case(table(Collector([9, 0, 0, 0])), "work F2.3", "no_outposts", "E2-28"),
        Case(table(Collector([9, 0, 0, 0], outposts="10")), "work F2.3", "no_outpost_trade", "E2-28"),
        Case(outposts, "outpost 4", "no_outpost", "E2-28"),
        Case(outposts, "outpost 10", "not_enough_cubes", "E2-28", {"missing": [0, 0, 2, 0]}),
        Case(chosen, "trade 2", "not_enough_cubes", "E2-28", {"missing": [2, 0, 0, 0]}),
        Case(chosen, "done", "must_act_once", "E2-28"),
        Case(chosen, "rest", "must_exchange", "E2-28"),
    ]


def tiles() -> list[Case]:
    column = make(table(Collector(outposts="8 6 4"), stacks={2: ""}), "work B2.5", "sail 3", "build")
    fourth = make(table(Collector(pile=THREE), stacks={4: ""}), "work E2.5")
    full_column, full_fourth = column.copy(), fourth.copy()  # made up: with full slots nothing is asked
    for full in (full_column, full_fourth):
        full.settlement.pioneers[0].bonus = set_of([0, 1, 2, 3])
    return [
        Case(column, "tile 3", "stack_elsewhere", "E2-22"),
        Case(column, "tile 2", "stack_empty", "E2-22"),
        Case(column, "done", "must_take_tile", "E2-22"),
        Case(full_column, "tile 1", "no_free_slot", "E2-22"),
        Case(fourth, "tile 1", "stack_elsewhere", "E3-17"),
        Case(fourth, "tile 7", "stack_elsewhere", "E3-17"),
        Case(fourth, "tile 4", "stack_empty", "E3-17"),
        Case(full_fourth, "tile 3", "no_free_slot", "E3-18"),
        Case(fourth, "rest", "must_settle_tile", "E3-17"),
    ]


def about_trade_cards() -> list[Case]:
    poor = table(Collector([1, 0, 0, 1]), market="rr-gg yyy-b/rr", trade_deck="")
    tooled = table(Collector(cards="T02"), market="yyy yr rrr-bb")
    golden = make(table(Collector([0, 1, 0, 0]), market="rr-gg", deals={}), "work E2.5")
    flat = make(table(Collector([0, 0, 0, 1]), market="up3", deals={}), "work E2.5")
    choice = make(table(Collector([2, 0, 0, 0]), market="yyy-b/rr", deals={}), "work E2.5")
    trading = make(table(Collector([0, 3, 0, 0]), market="rr-gg"), "work E2.5")
    raising = make(table(Collector([2, 0, 0, 0]), market="up3"), "work E2.5")
    choosing = make(table(Collector([3, 0, 0, 0]), market="yyy-b/rr"), "work E2.5")
    rising = make(table(market="r+up1"), "work E2.5")
    deal_raising, deal_recalling = [
        make(table(market="yyy", deals={"yyy": deal}), "work E2.5", "deal") for deal in ("gd05", "gd09")
    ]
    recalling = make(table(rivals={1: Collector(at="C1.1=2")}, market="yy+card"), "work E2.5")
    return [
        Case(poor, "work D2.1", "no_card_there", "E3-14"),
        Case(table(market="", trade_deck=""), "work E2.1", "no_trade_cards", "E3-20"),
        Case(poor, "work E2.5", "not_enough_cubes", "E3-15", {"missing": [0, 2, 0, 0]}),
        Case(poor, "work E2.6", "not_enough_cubes", "E3-15", {"missing": [2, 0, 0, 0]}),
        Case(tooled, "work D2.1", "not_enough_cubes", "E3-15", {"missing": [0, 2, 0, 0]}),
        Case(table(Collector([0, 0, 0, 1]), market="up3"), "work E2.5", "nothing_to_upgrade", "E3-15"),
        Case(golden, "use", "not_enough_cubes", "E3-15", {"missing": [0, 1, 0, 0]}),
        Case(golden, "done", "must_use_card", "E3-29"),
        Case(flat, "use", "nothing_to_upgrade", "E3-15"),
        Case(choice, "use", "not_enough_cubes", "E3-15", {"missing": [1, 0, 0, 0]}),
        Case(trading, "times 2", "not_enough_cubes", "E1-28", {"missing": [0, 1, 0, 0]}),
        Case(trading, "done", "must_exchange", "E1-28"),
        Case(choosing, "done", "must_act_once", "E1-40"),
        Case(choosing, "rest", "must_finish_exchange", "E1-40"),
        Case(raising, "upgrade r", "no_such_cube", "E1-27"),
        Case(raising, "done", "must_act_once", "E1-27"),
        Case(raising, "rest", "must_finish_upgrade", "E1-27"),
        Case(rising, "rest", "must_finish_upgrade", "E3-27"),
        Case(rising, "upgrade g", "no_such_cube", "E3-27"),
        Case(deal_raising, "rest", "must_finish_upgrade", "E3-30"),
        Case(deal_raising, "upgrade g", "no_such_cube", "E3-30"),
        Case(deal_recalling, "rest", "must_finish_recalling", "E3-30"),
        Case(deal_recalling, "recall C1.1", "nobody_there", "E3-30"),
        Case(recalling, "rest", "must_finish_recalling", "E3-27"),
        Case(recalling, "recall C1.1", "nobody_there", "E3-27"),
        Case(recalling, "recall C1.2", "nobody_there", "E3-27"),
    ]


CASES = [*on_land(), *at_sea(), *tiles(), *about_trade_cards()]
# Not from a position but by asking out of turn or after the end, and one that the boards of this game do not allow:
# none of their trades brings more cubes than it takes.
ELSEWHERE = {("not_your_turn", "NW-19"), ("game_is_over", "E3-23"), ("no_room", "NW-32")}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_move_is_refused_for_this_reason_and_nothing_changes(case: Case) -> None:
    refused(case.state, case.move, case.code, case.clause, **case.details)


def test_there_is_a_case_for_every_reason_the_game_knows() -> None:
    assert ELSEWHERE | {(case.code, case.clause) for case in CASES} == {
        (reason.code, reason.clause) for reason in GAME.reasons
    }


def test_nobody_moves_out_of_turn() -> None:
    with pytest.raises(cv.IllegalMove) as refusal:
        table().apply("rest", 1)
    assert (refusal.value.reason.code, refusal.value.reason.clause) == ("not_your_turn", "NW-19")


@pytest.mark.parametrize("nonsense", ["", "fly", "work A1.1", "work C2.1", "route 1", "take", "tile 9", "choose 3", -1])
def test_a_move_the_game_does_not_know_is_refused_without_a_clause(nonsense: str | int) -> None:
    state = table()
    before = state.save()
    assert state.why_not(nonsense) == cv.Reason("unknown_move", "")
    assert state.save() == before


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(2, 6, {}), (3, 7, {"bonus_cards": True, "map": "random"}), (4, 8, {"golden_deals": True, "bonus_cards": True})],
)
def test_in_every_position_each_move_is_either_legal_or_refused_with_a_known_reason(
    players: int, seed: int, options: dict[str, object]
) -> None:
    known = {(reason.code, reason.clause) for reason in GAME.reasons}
    for count, state in enumerate(wander(fresh(players, seed, **options), seed, most=1500, claim=0.2)):
        if count % 9 == 0:
            allowed = state.legal()
            assert allowed
            for move in GAME.moves:
                reason = state.why_not(move)
                assert (reason is None) == (move in allowed)
                assert reason is None or (reason.code, reason.clause) in known
