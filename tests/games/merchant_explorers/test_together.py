"""All act at the same time: who is quicker makes no difference but for treasure (ME-2, ME-18, ME-111 to ME-113)."""

import itertools

import pytest

from caravanserai.core.moves import Move
from caravanserai.games.merchant_explorers.guild import TOWER
from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.games.merchant_explorers.maps.terrain import RUIN
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    act_on,
    aim,
    coins,
    explore,
    finish,
    fresh,
    kinds_of,
    map_of,
    put,
    stack_treasure,
)
from tests.rule import rule


def wish(state: MerchantExplorersState, seat: int, number: int) -> Move:
    """A choice that depends only on the seat's own things; ruins are left alone, as their cards come from one deck."""
    moves = [move for move in state.legal(seat) if not is_ruin(state, move)]
    return moves[(int(state.turn) * 31 + seat * 17 + number * 7) % len(moves)]


def is_ruin(state: MerchantExplorersState, move: Move) -> bool:
    return move.kind == "explore" and state.province.kinds[state.province.hex_at[move.a]] == RUIN


def play(province: str, order: str) -> list[dict[str, object]]:
    """The table at the beginning of every turn and at the end, when those deciding move in some order."""
    state = fresh(3, 5, map=province)
    found = [state.save()]
    made = [0, 0, 0]
    for number in itertools.count():
        if state.over:
            return [*found, state.save()]
        turn = state.turn
        deciding = state.deciding
        seat = {"first": deciding[0], "last": deciding[-1], "mixed": deciding[number * 5 % len(deciding)]}[order]
        state.apply(wish(state, seat, made[seat]), seat)
        made[seat] += 1
        if state.turn != turn:
            found.append(state.save())
    raise AssertionError("unreachable")


@pytest.mark.parametrize("province", PROVINCES)
@rule("ME-2", "ME-18", "ME-112", "ME-113")
def test_it_does_not_matter_who_is_quicker(province: str) -> None:
    first, last, mixed = (play(province, order) for order in ("first", "last", "mixed"))
    assert len(first) == 31
    assert first == last == mixed


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
@rule("ME-75", "ME-112")
def test_the_first_turn_of_an_objective_pays_ten_to_all_whoever_clicks_first(order: tuple[int, ...]) -> None:
    state = aim(map_of("avenia", players=3), "AV-2")
    for seat in range(3):
        put(state, TOWER, ["01-01", "02-10"], seat)
    for seat in order:
        explore(state, "09-06", seat=seat)
        finish(state, seat)
    assert [coins(state, seat) for seat in range(3)] == [10, 10, 10]
    assert state.view(None)["objectives"][0]["met"] == [1, 1, 1]


@rule("ME-75", "ME-112")
def test_a_turn_later_it_pays_five_to_all_who_are_second_together() -> None:
    state = aim(map_of("avenia", players=3), "AV-2")
    for seat in range(3):
        put(state, TOWER, ["01-01", "02-10"], seat)
    explore(state, "09-06", seat=1)
    for seat in range(3):
        finish(state, seat)
    act_on(state, "any")
    for seat in (2, 0):
        explore(state, "09-05", seat=seat)
    assert [coins(state, seat) for seat in range(3)] == [5, 10, 5]


@rule("ME-111")
def test_who_reaches_a_ruin_first_draws_the_upper_card() -> None:
    state = map_of("kazan", 11, players=3)
    stack_treasure(state, "vase", "tower_bonus", "pair_bonus")
    for seat in (2, 0, 1):
        explore(state, "09-07", "09-08", "09-09", seat=seat)
    assert [kinds_of(guild.treasure.kept) for guild in state.guilds] == [["tower_bonus"], ["pair_bonus"], ["vase"]]


@rule("ME-111", "ME-82")
def test_a_rivals_draw_comes_between_a_free_explorer_and_its_return() -> None:
    state = map_of("kazan", 11, players=2)
    stack_treasure(state, "free_explorer", "two_coins", "vase")
    free, money = state.treasure[-1], state.treasure[-2]
    explore(state, "09-07", "09-08", "09-09")
    assert state.resolving == [free]
    explore(state, "09-07", "09-08", "09-09", seat=1)
    assert state.treasure[0] == money
    explore(state, "10-08")
    assert state.treasure[:2] == [free, money]
    assert state.resolving == []


@rule("ME-18", "ME-113")
def test_all_decide_at_once_and_each_sees_an_own_decision() -> None:
    state = map_of("aghon", "desert", explorers="04-05 05-06", players=3)
    explore(state, "04-06")
    finish(state, 2)
    kinds = [state.view(seat)["decision"] for seat in (0, 1, 2, None)]
    assert [kind["kind"] for kind in kinds if kind] == ["village", "explore", "wait", "wait"]
    assert state.deciding == (0, 1)
    assert state.legal(2) == []
