"""The 24 objectives and what they pay (ME-74 to ME-79)."""

from dataclasses import dataclass, field

import pytest

from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    MAP_OF,
    act_on,
    aim,
    coins,
    explore,
    finish,
    make,
    map_of,
    met,
    pass_turn,
    pieces,
    put,
    stack_treasure,
)
from tests.games.merchant_explorers.table import PIECES as PIECE_OF
from tests.rule import rule

ELSEWHERE = {"AV": "09-06", "AG": "09-04", "KZ": "10-05", "CN": "10-06"}  # exploring this changes nothing else


@dataclass(frozen=True)
class Case:
    """An objective, what is not enough for it, and what must be added."""

    key: str
    more: dict[str, str]
    short: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.key


CASES = [
    Case("AV-1", {"villages": "03-03"}, {"villages": "01-05 02-07 05-04"}),
    Case("AV-2", {"towers": "02-10"}, {"towers": "01-01"}),
    Case("AV-3", {"tokens": "17-04"}, {"tokens": "01-04 06-11 13-02 05-03"}),
    Case("AV-4", {"villages": "02-07"}, {"villages": "01-05 08-10"}),
    Case("AV-5", {"posts": "07-03"}, {"posts": "08-07 11-04 00-05"}),
    Case("AV-5", {"posts": "10-11"}, {"posts": "16-06"}),
    Case("AV-6", {"villages": "16-05"}, {"villages": "01-05 02-07 05-04 03-03"}),
    Case("AG-1", {"villages": "01-03"}, {"villages": "06-02 04-05 11-05"}),
    Case("AG-2", {"posts": "17-04"}, {"posts": "04-02 07-02 05-06"}),
    Case("AG-3", {"tokens": "00-06"}, {"tokens": "07-03 15-02"}),
    Case("AG-3", {"tokens": "09-00"}, {"tokens": "00-06"}),
    Case("AG-4", {"towers": "16-00"}, {"villages": "16-01", "towers": "02-00"}),
    Case("AG-4", {"villages": "16-01"}, {"villages": "04-05", "towers": "16-00"}),
    Case("AG-6", {"villages": "12-01"}, {"villages": "01-03 04-05 06-02"}),
    Case("KZ-1", {"tokens": "18-07"}, {"tokens": "00-06 05-09 09-00"}),
    Case("KZ-1", {"tokens": "00-06"}, {"tokens": "18-07"}),
    Case("KZ-2", {"towers": "16-02"}, {"tokens": "06-01", "towers": "06-10 17-09 02-00"}),
    Case("KZ-2", {"tokens": "06-01"}, {"tokens": "09-00", "towers": "16-02"}),
    Case("KZ-3", {"villages": "00-07"}, {"villages": "05-05"}),
    Case("KZ-6", {"tokens": "09-00"}, {"tokens": "05-09 00-06 18-07"}),
    Case("KZ-6", {"tokens": "05-09"}, {"tokens": "09-00"}),
    Case("CN-1", {"villages": "10-07"}, {"villages": "12-07 01-01"}),
    Case("CN-2", {"tokens": "19-03"}, {"tokens": "08-01 17-06 15-01 12-11 03-03 13-09"}),
    Case("CN-3", {"villages": "12-07"}, {"villages": "08-05 14-00 01-01 10-07 02-01 13-05"}),
    Case("CN-4", {"tokens": "13-09"}, {"tokens": "08-01 17-06 15-01 12-11"}),
    Case("CN-5", {"tokens": "12-00"}, {"tokens": "11-07 08-01 15-01"}),
]


def set_out(case: Case, **pieces: str) -> MerchantExplorersState:
    return aim(map_of(MAP_OF[case.key[:2]], **pieces), case.key)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", CASES, ids=str)
@rule("ME-79", "ME-78", "ME-77", "ME-V38", "ME-V44")
def test_the_objective_is_met_with_the_last_thing_and_not_before(case: Case) -> None:
    hex = ELSEWHERE[case.key[:2]]
    state = set_out(case, **case.short)
    explore(state, hex)
    assert not met(state)[0]
    state = set_out(case, **case.short)
    for kind, names in case.more.items():
        put(state, PIECE_OF[kind], names.split())
    before = coins(state)
    explore(state, hex)
    assert met(state)[0]
    assert coins(state) - before >= 10


def test_every_objective_has_a_case() -> None:
    by_acting = {"AG-5", "KZ-4", "KZ-5", "CN-6"}
    keys = {case.key for case in CASES} | by_acting
    assert keys == {f"{prefix}-{number}" for prefix in MAP_OF for number in range(1, 7)}


@rule("ME-79", "ME-78")
def test_a_single_route_of_12_or_16() -> None:
    joined = "04-02 06-02 07-02 05-04 05-05 05-06"
    state = aim(map_of("aghon", explorers=joined), "AG-5")
    explore(state, "05-03")
    make(state, "city 07-02", "city 04-02", "city 05-06")
    assert (state.guilds[0].purse.routes, met(state)[0]) == (12, False), "a sum of routes does not count"
    state = aim(map_of("cnidaria", explorers="09-05"), "CN-6")
    make(explore(state, "11-06"), "city 11-06")
    assert (state.guilds[0].purse.routes, met(state)[0]) == (4, False)
    state = aim(map_of("cnidaria", explorers="06-01 07-02 08-02 08-03 09-03 10-03 11-03 11-02"), "CN-6")
    explore(state, "12-01")
    assert not met(state)[0], "scored, then met"
    make(state, "city 12-01")
    assert met(state)[0]
    state = aim(map_of("aghon", explorers="12-02 13-02 14-02 15-03 16-03"), "AG-5")
    explore(state, "17-04")
    make(state, "city 12-02")
    assert (state.guilds[0].purse.routes, met(state)[0]) == (12, True)


@pytest.mark.parametrize(("hex", "source", "is_met"), [("09-01", "09-02", True), ("05-00", "04-00", False)])
@rule("ME-79", "ME-78")
def test_a_hex_of_three_coins_explored(hex: str, source: str, is_met: bool) -> None:
    state = aim(map_of("kazan", explorers=source), "KZ-5")
    explore(state, hex)
    assert met(state)[0] is is_met
    state = aim(map_of("kazan", explorers="09-02 09-01"), "KZ-5")
    explore(state, "10-05")
    assert not met(state)[0], "it is met by the act of exploring"


@rule("ME-79", "ME-51")
def test_a_multiplied_coin_is_no_richer_hex() -> None:
    state = aim(map_of("kazan", 27), "KZ-5")
    explore(state, "10-06")
    assert (coins(state), met(state)[0]) == (3, False)


CHAIN = "09-05 09-04 10-03 08-03 07-03 09-07 09-08 09-09"


@rule("ME-77", "ME-79", "ME-V31")
def test_the_capital_joins_routes_and_no_chain() -> None:
    state = aim(map_of("kazan", explorers=CHAIN, tokens="10-03 09-09"), "KZ-4")
    explore(state, "08-09")
    make(state, "city 08-09")
    assert (state.guilds[0].purse.routes, met(state)[0]) == (4, False)
    act_on(state, "any")
    explore(state, "08-05")
    assert not met(state)[0]
    explore(state, "08-06")
    assert met(state)[0]


@rule("ME-78", "ME-79")
def test_the_chain_needs_explorers_on_all_four_at_the_same_time() -> None:
    state = aim(map_of("kazan", explorers=f"{CHAIN} 08-09 08-05", tokens="10-03 09-09", posts="08-09"), "KZ-4")
    explore(state, "08-06")
    assert met(state)[0]
    without_city = f"{CHAIN} 08-05".replace("07-03 ", "")
    state = aim(map_of("kazan", explorers=f"{without_city} 08-09", tokens="10-03 09-09", posts="07-03"), "KZ-4")
    explore(state, "08-06")
    assert not met(state)[0]
    state = aim(map_of("kazan", explorers=f"{CHAIN} 08-05".replace("10-03 ", ""), tokens="10-03 09-09"), "KZ-4")
    put(state, PIECE_OF["explorers"], ["08-04"])
    explore(state, "08-06")
    assert not met(state)[0], "a token of an earlier era is no explorer"


@rule("ME-78")
def test_the_order_in_which_things_came_about_does_not_matter() -> None:
    state = aim(map_of("aghon", villages="16-01"), "AG-4")
    explore(state, "16-00")
    assert met(state)[0]
    state = aim(map_of("kazan", explorers="07-00", towers="16-02"), "KZ-2")
    stack_treasure(state, "vase")
    explore(state, "07-01")
    assert not met(state)[0]
    explore(state, "06-01")
    assert met(state)[0]


@rule("ME-74", "ME-30")
def test_an_explorer_marks_it_and_is_gone_for_good() -> None:
    state = aim(map_of("avenia", towers="01-01 02-10"), "AV-2")
    explore(state, "09-06")
    guild = state.guilds[0]
    assert (guild.feats.objectives[0], coins(state)) == (1, 10)
    assert (guild.explorers, guild.markers) == (36 - 2, 1)
    guild.recall_explorers()
    assert (guild.explorers, guild.markers) == (35, 1)
    state = aim(map_of("avenia", towers="01-01 02-10"), "AV-2")
    state.guilds[0].explorers = 1
    explore(state, "09-06")
    assert (coins(state), state.guilds[0].markers) == (10, 0), "with no explorer left it counts all the same"


@rule("ME-75", "ME-112", "ME-V32")
def test_ten_for_all_of_the_first_turn_and_five_later() -> None:
    for order in ((0, 2), (2, 0)):
        state = aim(map_of("avenia", players=3), "AV-2")
        state.turn = 12
        for seat in range(3):
            put(state, PIECE_OF["towers"], ["01-01", "02-10"], seat)
        for seat in order:
            explore(state, "09-06", seat=seat)
        assert [coins(state, seat) for seat in range(3)] == [10, 0, 10]
        for seat in range(3):
            finish(state, seat)
        act_on(state, "any")
        explore(state, "09-05", seat=1)
        assert [coins(state, seat) for seat in range(3)] == [10, 5, 10]
        assert state.view(None)["objectives"][0]["pays"] == 5


@rule("ME-76")
def test_each_objective_pays_once() -> None:
    state = aim(map_of("avenia", towers="01-01 02-10"), "AV-2")
    explore(state, "09-06", "09-05")
    assert coins(state) == 10
    pass_turn(state)
    act_on(state, "any")
    explore(state, "08-04")
    assert coins(state) == 10
    assert pieces(state, "towers") == {"01-01", "02-10"}


@rule("ME-74")
def test_two_objectives_may_be_met_by_one_explorer() -> None:
    state = aim(map_of("avenia", towers="01-01 02-10", tokens="01-04 06-11 17-04"), "AV-2", "AV-3")
    explore(state, "09-06")
    assert (met(state), coins(state)) == ([True, True, False], 20)
