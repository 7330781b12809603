"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

import pytest

from caravanserai.contract.refusing import Case, RefusalWalk, check_reasons_are_declared, out_of_turn
from caravanserai.games.century.caravan.card_sets import set_of
from caravanserai.games.century.east_west_3.game import GAME
from tests.games.east_west_2.voyage import wander
from tests.games.east_west_3.table import Collector, fresh, table
from tests.games.new_world.cases import about_card_steps, about_outpost_trades, about_upgrades, about_what_must_be_done
from tests.games.playing import make

THREE = "yyyy yyr yg"


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
        *about_upgrades(raising),
        Case(make(table(Collector([0, 2, 0, 0])), "work E2.3"), "done", "must_exchange", "NW-31"),
        Case(plain, "use", "must_choose_action", "E3-10"),
        Case(table(Collector([1, 0, 0, 0])), "work A2.1", "not_enough_cubes", "E2-13", {"missing": [1, 2, 0, 0]}),
        Case(table(row="N01", deck=""), "work A2.2", "no_card_there", "NW-37"),
        *about_what_must_be_done(exploring, overfull),
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
        *about_outpost_trades(outposts, chosen),
        Case(table(Collector([9, 0, 0, 0])), "work F2.3", "no_outposts", "E2-28"),
        Case(table(Collector([9, 0, 0, 0], outposts="10")), "work F2.3", "no_outpost_trade", "E2-28"),
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
        *about_card_steps(trading, choosing, raising),
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


class TestRefusals(RefusalWalk):
    game = GAME
    cases = (*on_land(), *at_sea(), *tiles(), *about_trade_cards(), *out_of_turn(table(), "NW-19", "E3-23"))
    unknown_moves = ("", "fly", "work A1.1", "work C2.1", "route 1", "take", "tile 9", "choose 3", -1)
    # No trade of its boards brings more cubes than it takes.
    impossible = frozenset({("no_room", "NW-32")})


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(2, 6, {}), (3, 7, {"bonus_cards": True, "map": "random"}), (4, 8, {"golden_deals": True, "bonus_cards": True})],
)
def test_in_every_position_each_move_is_either_legal_or_refused_with_a_known_reason(
    players: int, seed: int, options: dict[str, object]
) -> None:
    check_reasons_are_declared(wander(fresh(players, seed, **options), seed, most=1500, claim=0.2), every=9)
