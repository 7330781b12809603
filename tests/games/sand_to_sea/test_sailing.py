"""Sailing with cards, docking fees and the open sea (SS-13 to SS-18, SS-21)."""

import pytest

from tests.games.eastern_wonders.sea import at, cubes, make, offered, refused
from tests.games.playing import decision, facts, legal
from tests.games.sand_to_sea.table import Voyager, hand, played, sailed, table
from tests.rule import rule


@rule("SS-13")
def test_every_step_costs_a_card_from_hand_or_played_area() -> None:
    state = table(Voyager(at="B2", hand="yy up2", played="b rr"))
    make(state, "sail B3")
    assert (decision(state), facts(state)) == ("fare", {"space": 7, "steps": 0})
    assert legal(state) == {"fare yy", "fare up2", "fare b", "fare rr"}
    make(state, "fare b", "sail C4", "fare yy", "stop", "pass")
    assert (at(state), hand(state), played(state), sailed(state)) == ("C4", {"up2"}, {"rr"}, {"b", "yy"})


@rule("SS-13")
def test_steps_lead_to_markets_sea_and_ports_that_are_adjacent() -> None:
    state = table(Voyager(at="D4"), seas="D5 C1 C6 D1")
    assert offered(state, "sail") == {"C4", "C5", "D3", "D5", "E3", "E4"}
    refused(state, "sail B2", "not_adjacent", "SS-13")


@rule("SS-13")
def test_without_a_card_there_is_no_step() -> None:
    state = table(Voyager(at="B2", hand="", sailed="yy up2"))
    refused(state, "sail B3", "cannot_pay_fare", "SS-13")
    moving = make(table(Voyager(at="B2")), "sail B3")
    refused(moving, "fare b", "card_not_held", "SS-13")


@rule("SS-14")
@pytest.mark.parametrize(("tiles", "cards"), [("", 3), ("movement", 2), ("movement movement movement", 0)])
def test_each_movement_tile_pays_one_step(tiles: str, cards: int) -> None:
    state = table(Voyager(at="B2", hand="yy up2 b rr", bonus=tiles))
    for number, name in enumerate(("B3", "C4", "D4")):
        make(state, f"sail {name}")
        if number >= 3 - cards:
            make(state, f"fare {sorted(hand(state))[0]}")
    make(state, "stop", "pass")
    assert (at(state), len(sailed(state)), len(hand(state))) == ("D4", cards, 4 - cards)


@rule("SS-14", "SS-15")
def test_while_movement_tiles_pay_no_card_can_be_spent() -> None:
    state = make(table(Voyager(at="B2", bonus="movement")), "sail B3")
    assert (decision(state), facts(state)) == ("sail", {"steps": 1, "free": 0})
    refused(state, "fare yy", "must_stop", "SS-13")


@rule("SS-15")
def test_starting_cards_may_be_spent_one_for_each_step() -> None:
    state = make(table(Voyager(at="B2")), "sail B3", "fare up2")
    assert sailed(state) == {"up2"}
    refused(state, "fare yy", "must_stop", "SS-13")
    make(state, "sail B2", "fare yy")
    assert sailed(state) == {"up2", "yy"}


@rule("SS-16")
def test_a_sail_of_no_steps_does_something_or_is_not_offered() -> None:
    assert "build" in legal(table(Voyager(at="B2")))
    for pointless in ("stop", "pass"):
        refused(table(Voyager(at="B2")), pointless, "no_mere_pass", "SS-16")
    state = make(table(Voyager(at="B2", hand="", sailed="yy up2")), "build")
    assert (at(state), sailed(state), state.deciding) == ("B2", {"yy", "up2"}, (1,))
    port = table(Voyager([0, 0, 2, 2], at="A1"), ports={"A1": "ggbb"})
    assert cubes(make(port, "claim")) == [0, 0, 0, 0]


@rule("SS-17")
def test_a_stop_at_a_market_pays_every_other_ship_from_the_left() -> None:
    rivals = {0: Voyager(at="B3"), 2: Voyager(at="B3")}
    state = table(Voyager([1, 1, 0, 0], at="B2"), rivals, players=3, turn=1)
    make(state, "sail B3", "fare yy", "stop")
    assert (decision(state), facts(state)) == ("fee", {"owner": 2})
    refused(state, "fee b", "no_such_cube", "SS-17")
    make(state, "fee r")
    assert facts(state) == {"owner": 0}
    make(state, "fee y")
    assert [cubes(state, seat) for seat in range(3)] == [[1, 0, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0]]


@rule("SS-17")
@pytest.mark.parametrize(("place", "start"), [("A1", "A2"), ("D5", "D4")], ids=["port", "sea"])
def test_ports_and_the_sea_are_free_of_fees(place: str, start: str) -> None:
    state = table(Voyager([1, 0, 0, 0], at=start), {1: Voyager(at=place)})
    make(state, f"sail {place}", "fare yy", "stop")
    assert (cubes(state), cubes(state, 1), state.deciding) == ([1, 0, 0, 0], [0, 0, 0, 0], (1,))


@rule("SS-17")
def test_staying_is_free() -> None:
    state = make(table(Voyager([1, 0, 0, 0], at="B2"), {1: Voyager(at="B2")}), "build")
    assert (cubes(state), cubes(state, 1)) == ([1, 0, 0, 0], [0, 0, 0, 0])


@rule("SS-17", "SS-17a")
def test_who_cannot_pay_cannot_stop_and_with_the_last_card_not_even_go_there() -> None:
    rivals = {1: Voyager(at="B3")}
    state = make(table(Voyager(at="B2"), rivals), "sail B3", "fare yy")
    refused(state, "stop", "cannot_pay_fee", "SS-17", price=1)
    last = table(Voyager(at="B2", hand="yy"), rivals)
    refused(last, "sail B3", "no_way_on", "SS-17a")
    assert "B3" in offered(table(Voyager(at="B2", hand="", bonus="movement movement"), rivals), "sail")
    assert "B3" in offered(table(Voyager(at="B2", hand="yy", bonus="movement"), rivals), "sail")


@rule("SS-17a")
def test_a_path_may_return_to_its_start_and_then_owes_the_fee_there() -> None:
    state = table(Voyager([2, 0, 0, 0], at="B3"), {1: Voyager(at="B3")})
    make(state, "sail B2", "fare yy", "sail B3", "fare up2")
    assert (decision(state), facts(state)) == ("fee", {"owner": 1})  # without cards the ship has stopped
    assert cubes(make(state, "fee y"), 1) == [1, 0, 0, 0]


@rule("SS-18")
def test_no_cube_is_left_on_the_map() -> None:
    state = table(Voyager([5, 0, 0, 0], at="B2", hand="yy up2 b"))
    make(state, "sail B3", "fare yy", "sail B4", "fare up2", "sail B5", "fare b")
    assert cubes(state) == [5, 0, 0, 0]
    assert all(space["cubes"] == [0, 0, 0, 0] for space in state.view(0)["spaces"])


@rule("SS-21")
def test_the_sea_may_be_crossed_and_stopped_on_but_holds_nothing() -> None:
    state = table(Voyager([9, 9, 9, 9], at="D4", hand="yy up2 b"))
    make(state, "sail D5", "fare yy", "sail C6", "fare up2")
    assert at(state) == "C6"
    make(state, "stop")
    assert decision(state) == "discard"  # nothing to do at sea
    at_sea = table(Voyager([9, 0, 0, 0], at="D5"))
    refused(at_sea, "build", "not_a_market", "SS-19")
    refused(at_sea, "trade 1", "not_a_market", "SS-19")
    refused(at_sea, "claim", "not_a_port", "SS-20")
    space = next(space for space in at_sea.view(0)["spaces"] if space["name"] == "D5")
    assert (space["kind"], space["market"]) == ("sea", None)
