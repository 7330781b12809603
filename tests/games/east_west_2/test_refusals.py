"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

import pytest

from caravanserai.contract.refusing import Case, RefusalWalk, check_reasons_are_declared, out_of_turn
from caravanserai.games.century.caravan.card_sets import set_of
from caravanserai.games.century.east_west_2.game import GAME
from tests.games.east_west_2.table import fresh, table
from tests.games.east_west_2.voyage import Sailor, wander
from tests.games.new_world.cases import about_outpost_trades, about_upgrades, about_what_must_be_done
from tests.games.playing import make


def on_land() -> list[Case]:
    plain = table(Sailor([0, 0, 0, 1], at="A2.3=1", hand=1), {1: Sailor(at="B2.5=2")}, covers={"A2.4": "points-2"})
    raising = make(table(Sailor([1, 0, 1, 0])), "work A2.5")
    exploring = make(table(Sailor([4, 1, 0, 0]), row="X01 N01", covers={"C1.2": "yg"}), "work A2.1")
    overfull = make(table(Sailor([9, 0, 0, 0])), "work A2.3")
    trading = make(table(Sailor([0, 4, 0, 0])), "work C1.4")
    return [
        Case(plain, "work A2.4", "covered", "NW-21", {"tile": 5}),
        Case(plain, "work A2.3", "already_there", "NW-21"),
        Case(plain, "work B2.5", "not_enough_settlers", "NW-25", {"needed": 3, "hand": 1}),
        Case(table(Sailor([0, 0, 0, 1])), "work A2.5", "nothing_to_upgrade", "NW-28"),
        Case(table(Sailor([1, 0, 0, 0])), "work C1.2", "not_enough_cubes", "NW-31", {"missing": [1, 0, 0, 0]}),
        Case(trading, "done", "must_exchange", "NW-31"),
        Case(trading, "times 2", "not_enough_cubes", "NW-31", {"missing": [0, 2, 0, 0]}),
        *about_upgrades(raising),
        Case(table(Sailor([1, 0, 0, 0])), "work A2.1", "not_enough_cubes", "E2-13", {"missing": [1, 2, 0, 0]}),
        Case(table(row="N01", deck=""), "work A2.2", "no_card_there", "NW-37"),
        *about_what_must_be_done(exploring, overfull),
        Case(plain, "sail 3", "must_choose_action", "E2-10"),
    ]


def at_sea() -> list[Case]:
    shut_in = table(Sailor(ship=1), {1: Sailor(ship=3), 2: Sailor(ship=4)}, players=3)
    beset = make(table(Sailor(ship=3), {1: Sailor(ship=3), 2: Sailor(ship=4)}, players=3), "work B2.4")
    one = make(table(Sailor([0, 1, 0, 0], ship=3), {1: Sailor(ship=4), 2: Sailor(ship=4)}, players=3), "work B2.5")
    any_tile = make(table(), "work F2.4")
    two = make(table(Sailor(ship=3)), "work B2.4")
    second = make(two.copy(), "sail 4")
    fee = make(table(Sailor([1, 0, 0, 0]), {1: Sailor(ship=4)}), "work B2.5", "sail 4")
    paying = make(table(Sailor([2, 0, 0, 0]), {1: Sailor(outposts="4")}), "work B2.5", "sail 4", "build")
    asked = make(table(Sailor([2, 0, 0, 0])), "work B2.5", "sail 4")
    landed = make(table(Sailor([3, 0, 0, 0])), "work B2.5", "sail 4", "build")
    return [
        Case(shut_in, "work B2.5", "nowhere_to_sail", "E2-26"),
        Case(one, "sail 8", "not_adjacent", "E2-14"),
        Case(two, "sail 13", "not_adjacent", "E2-15"),
        Case(second, "sail 13", "not_adjacent", "E2-15"),
        Case(one, "rest", "must_move_ship", "E2-14"),
        Case(two, "done", "must_move_ship", "E2-15"),
        Case(any_tile, "done", "must_move_ship", "E2-16"),
        Case(second, "done", "must_sail_on", "E2-15"),
        Case(second, "build", "must_sail_on", "E2-15"),
        Case(beset, "sail 1", "no_way_on", "E2-15"),
        Case(any_tile, "sail 7", "same_tile", "E2-16"),
        Case(one, "sail 4", "cannot_pay_fee", "E2-19", {"price": 2}),
        Case(fee, "fee r", "no_such_cube", "E2-19"),
        Case(fee, "build", "must_pay_fee", "E2-19"),
        Case(asked, "trade 1", "must_finish_landing", "E2-20"),
        Case(paying, "pay g", "no_such_cube", "E2-20"),
        Case(paying, "done", "must_pay_outpost", "E2-20"),
        Case(landed, "trade 2", "not_enough_cubes", "E2-25", {"missing": [1, 0, 0, 0]}),
        Case(landed, "build", "must_finish_trading", "E2-25"),
    ]


def columns_and_trades() -> list[Case]:
    column = make(table(Sailor(outposts="8 6 4"), stacks={2: ""}), "work B2.5", "sail 3", "build")
    full = column.copy()
    full.settlement.pioneers[0].bonus = set_of([0, 1, 2, 3])  # made up: with full slots nothing is asked
    under_ship = make(table(Sailor([4, 0, 0, 0], ship=3)), "work F2.2")
    outposts = make(table(Sailor([4, 0, 0, 0], outposts="3 10")), "work F2.3")
    chosen = make(outposts.copy(), "outpost 3")
    return [
        Case(column, "tile 2", "stack_empty", "E2-22"),
        Case(column, "done", "must_take_tile", "E2-22"),
        Case(column, "rest", "must_take_tile", "E2-22"),
        Case(full, "tile 1", "no_free_slot", "E2-22"),
        Case(table(Sailor([9, 0, 0, 0])), "work F2.2", "ship_at_sea", "E2-27"),
        Case(table(Sailor(ship=11, cards="T02")), "work F2.2", "not_enough_cubes", "E2-27", {"missing": [0, 2, 0, 0]}),
        Case(under_ship, "trade 2", "not_enough_cubes", "E2-27", {"missing": [2, 0, 0, 0]}),
        Case(under_ship, "done", "must_act_once", "E2-27"),
        Case(under_ship, "rest", "must_exchange", "E2-27"),
        Case(table(Sailor([9, 0, 0, 0])), "work F2.3", "no_outposts", "E2-28"),
        Case(table(Sailor([9, 0, 0, 0], outposts="10")), "work F2.3", "no_outpost_trade", "E2-28"),
        *about_outpost_trades(outposts, chosen),
    ]


class TestRefusals(RefusalWalk):
    game = GAME
    cases = (*on_land(), *at_sea(), *columns_and_trades(), *out_of_turn(table(), "NW-19", "E2-29"))
    unknown_moves = ("", "fly", "work A1.1", "work C2.1", "sail 14", "tile 5", "claim", -1, 9999)
    # No trade of its boards brings more cubes than it takes, and every stack is one for columns.
    impossible = frozenset({("no_room", "NW-32"), ("stack_elsewhere", "E2-22")})


@pytest.mark.parametrize(("players", "seed", "chart"), [(2, 6, "default_island"), (3, 7, "random"), (4, 8, "random")])
def test_in_every_position_each_move_is_either_legal_or_refused_with_a_known_reason(
    players: int, seed: int, chart: str
) -> None:
    check_reasons_are_declared(wander(fresh(players, seed, map=chart), seed, most=1500), every=7)
