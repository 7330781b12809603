"""Trading under the ship and at outposts (E2-27, E2-28)."""

from tests.games.east_west_2.table import table
from tests.games.east_west_2.voyage import SEA, Sailor, outposts, ship
from tests.games.new_world.land import cubes, hand
from tests.games.playing import decision, facts, legal, make, offered, refused
from tests.rule import rule


@rule("E2-27")
def test_the_market_under_the_ship_without_fee_outpost_or_room() -> None:
    """r-yyy with eight red and a foreign ship beside: no fee, nothing built, far above 10 until the turn ends."""
    state = table(Sailor([2, 8, 0, 0], ship=8), {1: Sailor(ship=8)})
    make(state, "work F2.2")
    assert (decision(state), facts(state)) == ("trade", {"space": 8, "must": 1})
    assert offered(state, "trade") == {str(times) for times in range(1, 9)}
    refused(state, "done", "must_act_once", "E2-27")
    refused(state, "trade 9", "not_enough_cubes", "E2-27", missing=[0, 1, 0, 0])
    make(state, "trade 8")
    assert cubes(state) == [26, 0, 0, 0]
    assert decision(state) == "discard"
    assert (ship(state), outposts(state), cubes(state, 1)) == (8, set(), [0, 0, 0, 0])


@rule("E2-27")
def test_no_trade_under_the_ship_at_sea_or_without_the_cubes() -> None:
    refused(table(Sailor([9, 0, 0, 0], ship=SEA, outposts="3")), "work F2.2", "ship_at_sea", "E2-27")
    poor = table(Sailor([2, 0, 0, 0], ship=3, outposts="4"))
    refused(poor, "work F2.2", "not_enough_cubes", "E2-27", missing=[1, 0, 0, 0])
    assert "F2.2" in offered(table(Sailor([3, 0, 0, 0], ship=3)), "work")


@rule("E2-27")
def test_as_often_as_the_cubes_at_hand_allow() -> None:
    state = make(table(Sailor([0, 0, 5, 0], ship=10)), "work F2.2")
    assert offered(state, "trade") == {"1", "2"}
    assert cubes(make(state, "trade 2")) == [0, 0, 1, 4]


@rule("E2-28")
def test_the_market_of_an_outpost_wherever_the_ship_is() -> None:
    state = make(table(Sailor([8, 2, 0, 0], ship=SEA, outposts="3 8 10")), "work F2.3")
    assert decision(state) == "outpost"
    assert legal(state) == {"outpost 3", "outpost 8"}
    refused(state, "outpost 4", "no_outpost", "E2-28")
    refused(state, "outpost 7", "no_outpost", "E2-28")
    refused(state, "outpost 10", "not_enough_cubes", "E2-28", missing=[0, 0, 2, 0])
    make(state, "outpost 8")
    assert facts(state) == {"space": 8, "must": 1}
    refused(state, "done", "must_act_once", "E2-28")
    refused(state, "trade 3", "not_enough_cubes", "E2-28", missing=[0, 1, 0, 0])
    make(state, "trade 2")
    assert cubes(state) == [14, 0, 0, 0]
    assert decision(state) == "discard"
    assert ship(state) == SEA


@rule("E2-28")
def test_all_of_it_is_done_at_one_market() -> None:
    state = make(table(Sailor([6, 0, 0, 0], outposts="3 4")), "work F2.3", "outpost 4", "trade 1")
    assert cubes(state) == [4, 0, 1, 0]
    assert state.deciding == (1,)


@rule("E2-28")
def test_no_trade_without_an_outpost_whose_exchange_can_be_paid() -> None:
    refused(table(Sailor([9, 1, 0, 0], ship=3), {1: Sailor(outposts="3")}), "work F2.3", "no_outposts", "E2-28")
    refused(table(Sailor([1, 1, 0, 0], ship=5, outposts="3 10")), "work F2.3", "no_outpost_trade", "E2-28")


@rule("E2-11", "E2-28")
def test_cubes_from_tools_pay_for_the_exchange() -> None:
    refused(table(Sailor(cards="T02", outposts="11")), "work F2.3", "no_outpost_trade", "E2-28")
    state = make(table(Sailor(cards="T02 T03", outposts="11")), "work F2.3", "outpost 11", "trade 1")
    assert cubes(state) == [0, 0, 2, 0]
    assert hand(state) == 10
    native = table(Sailor([3, 0, 0, 0], ship=3, cards="N02 T02"))
    assert cubes(make(native, "work F2.2", "trade 1")) == [0, 0, 0, 1]
    assert hand(native) == 11
