"""What is done where the ship lies (SS-19, SS-20, SS-22, SS-23), the limit, the end and the score (SS-25 to SS-28)."""

import pytest

from tests.games.eastern_wonders.sea import (
    FOUR_MARKETS,
    FOUR_PORTS,
    bonus,
    built,
    claimed,
    cubes,
    make,
    offered,
    outposts,
    refused,
    shown,
    turn_of,
)
from tests.games.playing import decision, facts, legal
from tests.games.sand_to_sea.table import NEXT_TURN, Voyager, table
from tests.rule import rule


@rule("SS-19")
@pytest.mark.parametrize("moves", [["build"], ["sail B3", "fare yy", "stop", "build"]], ids=["staying", "sailing"])
def test_an_outpost_is_built_after_steps_or_none(moves: list[str]) -> None:
    start = "B3" if len(moves) == 1 else "B2"
    state = table(Voyager([1, 0, 0, 0], at=start), {1: Voyager(outposts="B3")}, players=3, tiles=FOUR_MARKETS)
    make(state, *moves, "pay y")
    assert (outposts(state), built(state), cubes(state)) == ({"B3"}, [0, 0, 1, 0], [0, 0, 0, 0])
    assert state.scores()[0] == 1


@rule("SS-19")
def test_building_and_trading_in_one_go_or_with_next_turn_one_of_them() -> None:
    state = make(table(Voyager([5, 0, 0, 0], at="B3"), tiles=FOUR_MARKETS), "build")
    assert legal(state) == {"trade 1", "trade 2", "done"}
    later = make(table(Voyager([5, 0, 0, 0], at="B3"), tiles=FOUR_MARKETS, options=NEXT_TURN), "build")
    assert later.deciding == (1,)
    make(later, "rest")
    assert offered(later, "trade") == {"1", "2"}
    assert cubes(make(later, "trade 1")) == [3, 0, 1, 0]


@rule("SS-19")
def test_what_stands_in_the_way_of_building_and_trading() -> None:
    owner = table(Voyager([1, 0, 0, 0], at="B3", outposts="B3"), tiles=FOUR_MARKETS)
    refused(owner, "build", "already_built", "SS-19")
    refused(owner, "trade 1", "not_enough_cubes", "SS-19", missing=[1, 0, 0, 0])
    new = table(Voyager([1, 0, 0, 0], at="B3"), {1: Voyager(outposts="B3")}, tiles=FOUR_MARKETS)
    refused(new, "build", "cannot_pay_outpost", "SS-19", price=2)
    refused(new, "trade 1", "no_outpost", "SS-19")


@rule("SS-20")
def test_a_claim_takes_the_tile_and_moves_the_closed_port() -> None:
    state = table(Voyager([1, 0, 2, 2], at="A2"), ports=FOUR_PORTS, pile="closed ggggg")
    make(state, "sail A1", "fare yy", "stop", "claim")
    assert (claimed(state), cubes(state), shown(state)) == ({"ggbb"}, [1, 0, 0, 0], FOUR_PORTS | {"A1": "closed"})
    moved = make(table(Voyager([0, 0, 2, 2], at="A1"), ports=FOUR_PORTS, pile="ggggg", closed="E1"), "claim")
    assert shown(moved) == FOUR_PORTS | {"A1": "closed", "E1": "ggggg"}
    refused(table(Voyager([9, 9, 9, 9], at="E1"), ports=FOUR_PORTS, closed="E1"), "claim", "port_closed", "SS-20")
    poor = table(Voyager([0, 0, 2, 1], at="A1"), ports=FOUR_PORTS)
    refused(poor, "claim", "not_enough_cubes", "SS-20", missing=[0, 0, 0, 1])


@rule("SS-22")
def test_only_one_thing_is_done_and_after_a_step_none_is_needed() -> None:
    state = make(table(Voyager([9, 0, 0, 0], at="B2"), tiles=FOUR_MARKETS), "sail B3", "fare yy", "stop")
    assert legal(state) == {"build", "pass"}
    assert turn_of(state, "pass").deciding == (1,)
    assert turn_of(state, "build", "trade 1").deciding == (1,)
    owner = table(Voyager([9, 0, 0, 0], at="B2", outposts="B3"), tiles=FOUR_MARKETS)
    make(owner, "sail B3", "fare yy", "stop")
    assert "pass" in legal(owner)
    assert make(owner, "trade 1").deciding == (1,)


@rule("SS-23")
@pytest.mark.parametrize("kind", ["vp", "movement", "hold"])
def test_an_empty_column_brings_one_of_three_kinds(kind: str) -> None:
    state = make(table(Voyager(at="B3", built=[1, 1, 0, 1]), tiles=FOUR_MARKETS), "build")
    assert legal(state) == {"bonus vp", "bonus movement", "bonus hold"}
    assert bonus(make(state, f"bonus {kind}")) == {kind: [6 if kind == "vp" else 0]}


@rule("SS-23")
def test_when_the_stock_is_empty_nothing_is_gained() -> None:
    rivals = {1: Voyager(bonus="vp vp vp vp movement movement"), 2: Voyager(bonus="movement movement hold hold hold")}
    state = make(table(Voyager(at="B3", built=[1, 1, 0, 1]), rivals, players=3, tiles=FOUR_MARKETS), "build")
    refused(state, "bonus vp", "no_bonus_left", "SS-23")
    assert legal(state) == {"bonus hold"}
    bare = table(Voyager(at="B3", built=[2, 2, 1, 2], bonus="hold"), rivals, players=3, tiles=FOUR_MARKETS)
    assert make(bare, "build").deciding == (1,)


@rule("SS-25")
def test_the_limit_holds_at_the_end_of_the_own_turn() -> None:
    state = make(table(Voyager([9, 0, 0, 0]), {1: Voyager([11, 0, 0, 0])}), "play yy")
    assert (decision(state), facts(state)) == ("discard", {"left": 1})
    refused(state, "discard g", "no_such_cube", "SS-25")
    make(state, "discard y")
    assert (cubes(state), cubes(state, 1)) == ([10, 0, 0, 0], [11, 0, 0, 0])
    make(state, "rest")
    assert (decision(state), state.deciding) == ("discard", (1,))
    wide = make(table(Voyager([11, 0, 0, 0], bonus="hold")), "play yy")
    assert (cubes(wide), wide.deciding) == ([13, 0, 0, 0], (1,))


@rule("SS-26")
def test_the_fourth_tile_completes_the_round() -> None:
    own = Voyager([0, 0, 2, 2], at="A1", claimed="yrgb rrgb bbbbb")
    state = make(table(own, players=3, ports=FOUR_PORTS), "claim")
    assert state.view(None)["last_round"]
    for seat in (1, 2):
        assert (state.deciding, state.over) == ((seat,), False)
        make(state, "rest")
    assert state.over
    reason = state.why_not("rest", 0)
    assert reason is not None
    assert (reason.code, reason.clause) == ("game_is_over", "SS-26")
    three = Voyager([0, 0, 2, 2], at="A1", claimed="yrgb rrgb")
    assert not make(table(three, ports=FOUR_PORTS), "claim").view(None)["last_round"]


@rule("SS-27")
def test_the_score_is_tiles_board_bonus_and_spices_but_not_cards() -> None:
    own = Voyager(
        [4, 1, 1, 1], claimed="gggg bbbbb", built=[4, 2, 1, 0], bonus="vp vp movement hold", hand="yy up2 b rr g"
    )
    state = table(own)
    lines = {line["item"]: (line["count"], line["points"]) for line in state.breakdown(0)}
    assert lines == {"demands": (2, 32), "outposts": (7, 12), "bonus_vp": (2, 11), "spices": (3, 3)}
    assert state.scores()[0] == 32 + 12 + 11 + 3
    assert table(Voyager([0, 12, 0, 0])).scores()[0] == 10


@rule("SS-28")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 2), (2, 1)])
def test_of_tied_players_the_latest_in_turn_order_wins(first: int, winner: int) -> None:
    state = table(players=3, first=first, turn=(first + 2) % 3)
    for seat, reds in enumerate([1, 3, 3]):
        Voyager([0, reds, 0, 0]).come_aboard(state, seat)
    state.last_round = True
    make(state, "rest")
    assert (state.scores(), state.winners()) == ([1, 3, 3], [winner])
