"""The turn, sailing, docking fees and collecting cubes (EW-11 to EW-23)."""

import pytest

from tests.games.eastern_wonders.sea import SPACE, Sailor, at, cubes, make, offered, refused, turn_of
from tests.games.eastern_wonders.table import lying, table
from tests.games.playing import decision, facts, legal
from tests.rule import rule


@rule("EW-11")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 1), (4, 3)])
def test_turns_go_clockwise_from_the_first_player(players: int, first: int) -> None:
    state = table(players=players, first=first)
    for number in range(2 * players):
        assert state.deciding == ((first + number) % players,)
        assert state.view(None)["round"] == 1 + number // players
        make(state, "stop", "pass")


@rule("EW-11")
def test_a_turn_is_sailing_then_collecting_then_one_action_then_the_limit() -> None:
    state = table(Sailor([8, 0, 0, 0], at="B2"), loose={"B3": [0, 1, 0, 0]})
    kinds = []
    for move in ("sail B3", "stop", "collect r", "harvest", "discard y"):
        kinds.append(decision(state))
        make(state, move)
    assert kinds == ["turn", "sail", "collect", "action", "discard"]
    assert state.deciding == (1,)


@rule("EW-11")
def test_nobody_else_may_move() -> None:
    state = table()
    reason = state.why_not("stop", 1)
    assert reason is not None
    assert (reason.code, reason.clause) == ("not_your_turn", "EW-11")


@rule("EW-12")
def test_a_player_may_neither_sail_nor_act() -> None:
    state = table(Sailor([2, 0, 0, 0], at="B2"))
    make(state, "stop", "pass")
    assert (at(state), cubes(state), state.deciding) == ("B2", [2, 0, 0, 0], (1,))


@rule("EW-12", "EW-11")
def test_there_is_only_one_action_in_a_turn() -> None:
    state = table(Sailor([2, 0, 0, 0], at="B2"), options={"trade_timing": "next_turn"})
    for action in ("build", "harvest", "pass"):
        assert turn_of(state, "stop", action).deciding == (1,)


@rule("EW-13")
def test_any_tile_may_be_passed() -> None:
    state = table(Sailor([5, 0, 0, 0], at="A2"), {1: Sailor(at="B2")})
    make(state, "sail A1", "leave y", "sail B2", "leave y", "sail C2", "stop")
    assert (at(state), cubes(state), cubes(state, 1)) == ("C2", [3, 0, 0, 0], [0, 0, 0, 0])
    refused(table(Sailor(at="A2")), "sail C2", "not_adjacent", "EW-13")


@rule("EW-14")
def test_the_first_step_is_free_and_further_steps_leave_a_cube_on_the_tile_left() -> None:
    state = table(Sailor([1, 1, 0, 0], at="A2"))
    make(state, "sail B2")
    assert cubes(state) == [1, 1, 0, 0]
    assert facts(state) == {"steps": 1, "free": 0}
    make(state, "leave r", "sail C2", "leave y", "sail D2")
    assert lying(state) == {"B2": [0, 1, 0, 0], "C2": [1, 0, 0, 0]}
    assert (at(state), cubes(state), decision(state)) == ("D2", [0, 0, 0, 0], "action")


ANY: dict[str, object] = {"movement_tiles": "any_steps"}


@rule("EW-15")
@pytest.mark.parametrize("options", [{}, ANY])
def test_movement_tiles_pay_for_the_first_steps_or_for_those_one_likes(options: dict[str, object]) -> None:
    state = make(table(Sailor([2, 0, 0, 0], at="A2", bonus="movement"), options=options), "sail B2")
    assert facts(state) == {"steps": 1, "free": 1}
    if options:
        make(state, "leave y", "sail C2")
        assert (lying(state), facts(state)) == ({"B2": [1, 0, 0, 0]}, {"steps": 1, "free": 1})
        make(state, "sail C3", "leave y", "sail C4")
        assert lying(state) == {"B2": [1, 0, 0, 0], "C3": [1, 0, 0, 0]}
    else:
        refused(state, "leave y", "step_is_free", "EW-15")
        make(state, "sail C2", "leave y", "sail C3")
        assert lying(state) == {"C2": [1, 0, 0, 0]}


@rule("EW-15", "EW-14")
def test_the_first_step_of_all_is_never_paid() -> None:
    state = table(Sailor([2, 0, 0, 0], at="A2", bonus="movement"), options=ANY)
    refused(state, "leave y", "step_is_free", "EW-14")


@rule("EW-15", "EW-18a")
def test_a_cube_left_early_leaves_free_steps_to_get_away_with() -> None:
    busy = {1: Sailor(at="C2"), 2: Sailor(at="C2")}
    state = table(Sailor([1, 0, 0, 0], at="A2", bonus="movement"), busy, players=3, options=ANY)
    make(state, "sail B2", "leave y")
    journeys = {journey["space"]: journey["price"] for journey in state.view(0)["journeys"]}
    assert journeys[SPACE["D2"]] == 0
    make(state, "sail C2")
    refused(state, "stop", "cannot_pay_fee", "EW-18", price=2)
    make(state, "sail D2")
    assert (at(state), decision(state)) == ("D2", "action")


@rule("EW-14")
def test_no_further_step_without_a_cube_left_behind() -> None:
    state = make(table(Sailor([1, 0, 0, 0], at="A2")), "sail B2")
    refused(state, "sail C2", "leave_first", "EW-14")


@rule("EW-15")
@pytest.mark.parametrize(("tiles", "free"), [("", 1), ("movement", 2), ("movement movement movement movement", 5)])
def test_movement_tiles_make_the_first_steps_free(tiles: str, free: int) -> None:
    path = ["B2", "C3", "D3", "D4", "C5", "C6", "B5"]
    state = table(Sailor([9, 0, 0, 0], at="A2", bonus=tiles))
    for step, name in enumerate(path):
        if step >= free:
            make(state, "leave y")
        make(state, f"sail {name}")
    make(state, "stop")
    assert list(lying(state)) == sorted(path[free - 1 : -1])
    assert state.view(0)["captains"][0]["free_steps"] == free


@rule("EW-16")
def test_cubes_on_passed_tiles_do_not_help_on_the_way() -> None:
    state = make(table(Sailor(at="A2"), loose={"B2": [3, 0, 0, 0]}), "sail B2")
    assert decision(state) == "collect"  # without a cube the ship has stopped
    rich = make(table(Sailor([1, 0, 0, 0], at="A2"), loose={"B2": [0, 2, 0, 0]}), "sail B2")
    refused(rich, "leave r", "no_such_cube", "EW-16")
    assert cubes(make(rich, "leave y", "sail C2")) == [0, 0, 0, 0]
    assert lying(rich) == {"B2": [1, 2, 0, 0]}


@rule("EW-17")
def test_every_owner_of_a_ship_at_the_market_gets_a_cube_of_the_movers_choice_from_the_left() -> None:
    others = {seat: Sailor(at="B3") for seat in (0, 1, 3)}
    state = table(Sailor([1, 1, 1, 0], at="B2"), others, players=4, turn=2)
    make(state, "sail B3", "stop")
    for owner, colour in ((3, "g"), (0, "y"), (1, "r")):
        assert (decision(state), facts(state), state.deciding) == ("fee", {"owner": owner}, (2,))
        make(state, f"fee {colour}")
    assert [cubes(state, seat) for seat in range(4)] == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 0]]
    assert decision(state) == "action"


@rule("EW-17")
def test_a_port_takes_no_fee() -> None:
    state = make(table(Sailor([2, 0, 0, 0], at="A2"), {1: Sailor(at="A1")}), "sail A1", "stop")
    assert (decision(state), cubes(state, 1)) == ("action", [0, 0, 0, 0])


@rule("EW-18")
def test_without_the_fee_for_all_a_ship_cannot_stop() -> None:
    others = {1: Sailor(at="B3"), 2: Sailor(at="B3")}
    state = make(table(Sailor([1, 0, 0, 0], at="B2"), others, players=3), "sail B3")
    refused(state, "stop", "cannot_pay_fee", "EW-18", price=2)
    assert "stop" in legal(make(table(Sailor([2, 0, 0, 0], at="B2"), others, players=3), "sail B3"))


@rule("EW-18a")
def test_a_step_that_leads_nowhere_is_refused() -> None:
    state = table(Sailor(at="B2"), {1: Sailor(at="B3")})
    refused(state, "sail B3", "no_way_on", "EW-18a")
    assert offered(state, "sail") == {"A1", "A2", "B1", "C2", "C3"}


@rule("EW-18a")
def test_free_steps_that_remain_are_a_way_on() -> None:
    state = make(table(Sailor(at="B2", bonus="movement"), {1: Sailor(at="B3")}), "sail B3")
    assert legal(state) == {f"sail {space}" for space in (2, 3, 6, 8, 12, 13)}
    refused(state, "stop", "cannot_pay_fee", "EW-18", price=1)


@rule("EW-18a")
def test_a_cube_is_not_left_when_no_neighbour_could_be_afforded() -> None:
    # From the port A1 the ways on are A2, B1 and B2; the last cube pays the step, and nothing is left for a fee.
    others = {1: Sailor(at="A2"), 2: Sailor(at="B1"), 3: Sailor(at="B2")}
    state = make(table(Sailor([1, 0, 0, 0], at="A2"), others, players=4), "sail A1")
    refused(state, "leave y", "no_way_on", "EW-18a")
    assert legal(state) == {"stop"}
    rich = make(table(Sailor([2, 0, 0, 0], at="A2"), others, players=4), "sail A1", "leave y")
    assert offered(rich, "sail") == {"A2", "B1", "B2"}


@rule("EW-18a")
def test_after_a_cube_is_left_only_tiles_with_a_way_on_are_offered() -> None:
    state = make(table(Sailor([1, 0, 0, 0], at="A2"), {1: Sailor(at="B3")}), "sail B2", "leave y")
    assert decision(state) == "steer"
    refused(state, "sail B3", "no_way_on", "EW-18a")
    assert "C3" in offered(state, "sail")


@rule("EW-19")
def test_cubes_on_the_tile_cannot_pay_the_fee() -> None:
    state = table(Sailor(at="B2"), {1: Sailor(at="B3")}, loose={"B3": [5, 0, 0, 0]})
    refused(state, "sail B3", "no_way_on", "EW-18a")
    paying = make(table(Sailor([1, 0, 0, 0], at="B2"), {1: Sailor(at="B3")}, loose={"B3": [0, 5, 0, 0]}), "sail B3")
    make(paying, "stop")
    refused(paying, "fee r", "no_such_cube", "EW-17")
    make(paying, "fee y", "collect r")
    assert cubes(paying) == [0, 1, 0, 0]


@rule("EW-20")
def test_staying_beside_others_is_free_and_who_comes_later_pays() -> None:
    state = table(Sailor([1, 0, 0, 0], at="B3"), {1: Sailor([1, 0, 0, 0], at="B3")})
    make(state, "stop")
    assert decision(state) == "action"
    late = table(Sailor([1, 0, 0, 0], at="B2"), {1: Sailor(at="B3")})
    make(late, "sail B3", "stop", "fee y", "pass", "stop", "pass", "stop", "pass")
    assert (cubes(late), cubes(late, 1)) == ([0, 0, 0, 0], [1, 0, 0, 0])


@rule("EW-21")
def test_a_path_may_return_to_its_start_and_then_owes_the_fee_there() -> None:
    state = table(Sailor([3, 0, 0, 0], at="B3"), {1: Sailor(at="B3")})
    make(state, "sail B2", "leave y", "sail B3", "stop")
    assert (decision(state), facts(state)) == ("fee", {"owner": 1})
    make(state, "fee y")
    assert (cubes(state), lying(state)) == ([1, 0, 0, 0], {"B2": [1, 0, 0, 0]})


@rule("EW-21")
def test_a_tile_may_be_crossed_twice() -> None:
    state = table(Sailor([5, 0, 0, 0], at="B3"))
    make(state, "sail B2", "leave y", "sail B3", "leave y", "sail B2", "leave y", "sail B1", "stop")
    assert lying(state) == {"B2": [2, 0, 0, 0], "B3": [1, 0, 0, 0]}


@rule("EW-22")
def test_a_fee_may_overfill_the_owners_hold_until_the_end_of_the_owners_turn() -> None:
    state = table(Sailor([0, 1, 0, 0], at="B2"), {1: Sailor([10, 0, 0, 0], at="B3")})
    make(state, "sail B3", "stop", "fee r", "pass")
    assert (cubes(state, 1), decision(state)) == ([10, 1, 0, 0], "turn")
    make(state, "stop", "pass")
    assert (decision(state), facts(state), state.deciding) == ("discard", {"left": 1}, (1,))


@rule("EW-23")
@pytest.mark.parametrize("moves", [["sail B3", "stop"], ["stop"]], ids=["after a move", "after staying"])
def test_any_of_the_loose_cubes_may_be_taken(moves: list[str]) -> None:
    where = "B2" if len(moves) == 2 else "B3"
    state = table(Sailor([1, 0, 0, 0], at=where), loose={"B3": [2, 0, 1, 0]})
    make(state, *moves)
    assert legal(state) == {"collect y", "collect g", "done"}
    make(state, "collect g", "done")
    assert (cubes(state), lying(state), decision(state)) == ([1, 0, 1, 0], {"B3": [2, 0, 0, 0]}, "action")


@rule("EW-23")
def test_only_as_many_as_the_hold_has_room_for() -> None:
    state = make(table(Sailor([8, 0, 0, 0], at="B3"), loose={"B3": [0, 4, 0, 0]}), "stop")
    assert facts(state) == {"room": 2}
    make(state, "collect r", "collect r")
    assert (cubes(state), decision(state)) == ([8, 2, 0, 0], "action")
    wide = make(table(Sailor([8, 0, 0, 0], at="B3", bonus="hold"), loose={"B3": [0, 4, 0, 0]}), "stop")
    assert facts(wide) == {"room": 5}
    full = make(table(Sailor([10, 0, 0, 0], at="B3"), loose={"B3": [0, 4, 0, 0]}), "stop")
    assert decision(full) == "action"
