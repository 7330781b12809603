"""Whole random games checked move by move by an oracle that was written separately."""

import random
from typing import Any, cast

import pytest

from caravanserai.core.moves import Move
from caravanserai.games.merchant_explorers.maps.province import PROVINCES
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.account import Account
from tests.games.merchant_explorers.looking import reachable
from tests.games.merchant_explorers.oracle import Land, Map, name_of
from tests.games.merchant_explorers.table import act_on, fresh, opened

LANDS = {key: Land(key) for key in PROVINCES}


def mine(state: MerchantExplorersState, seat: int) -> dict[str, Any]:
    return cast(dict[str, Any], state.view(seat)["guilds"][seat])


def eager(moves: list[Move], chooser: random.Random) -> Move:
    """A player who explores while that is possible."""
    useful = [move for move in moves if move.kind not in ("done", "decline", "next")]
    return chooser.choice(useful if useful and chooser.random() < 0.97 else moves)


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("province", PROVINCES)
def test_every_placement_village_route_and_coin_of_whole_games(province: str, players: int) -> None:
    state = fresh(players, 30 + players, map=province)
    chooser = random.Random(f"{province} {players}")
    accounts = [Account(LANDS[province]) for _ in range(players)]
    standing: list[list[set[str]]] = [[] for _ in range(players)]
    moves = 0
    while not state.over:
        seat = chooser.choice(state.deciding)
        view = state.view(seat)
        decision = view["decision"]
        assert decision is not None
        map = Map(LANDS[province], mine(state, seat))
        action = map.guild["action"]
        if action is None or not action["placed"]:
            standing[seat] = []
        check_decision(state, seat, decision["kind"], map, standing[seat])
        move = eager(state.legal(seat), chooser)
        if decision["kind"] == "explore" and move.kind == "explore":
            standing[seat].append(map.villages | {map.land.capital})
        by_card = action is not None and decision["kind"] == "explore"
        account = accounts[seat]
        account.play = action["play"] if by_card else None
        state.listen()
        era = view["era"]
        state.apply(move, seat)
        for event in state.told():
            if event.seat == seat and event.visible_to(seat):
                account.hear(event, era)
        assert account.coins == state.guilds[seat].coins
        moves += 1
        if not state.over and state.turn == view["round"]:
            check_objectives(state, seat, account)
    assert moves > 60 * players
    for seat in range(players):
        view = state.view(seat)
        assert state.scores()[seat] == accounts[seat].final(cast(dict[str, Any], view["guilds"][seat]))
        assert len(view["guilds"][seat]["villages"]) == accounts[seat].villages


def check_decision(state: MerchantExplorersState, seat: int, kind: str, map: Map, standing: list[set[str]]) -> None:
    """The hexes on offer are just those the oracle allows, and nothing compulsory is left undone."""
    if kind == "explore":
        assert reachable(state, seat) == map.explorable(standing)
    elif kind == "free_explorer":
        assert reachable(state, seat) == map.golden()
    regions, cities = map.complete_regions(), map.open_cities()
    texts = {move.text for move in state.legal(seat)}
    if kind == "village":
        assert len(regions) == 1
        assert texts == {f"village {hex}" for hex in map.land.blanks[regions[0]]}
        return
    assert regions == []
    if kind == "post":
        assert texts == {f"city {hex}" for hex in cities[0]}
    elif kind == "partner":
        taken = {f"city {hex}" for hex in cities[0]} - texts
        assert len(cities[0]) > 2
        assert len(taken) == 1
    else:
        assert cities == []


def check_objectives(state: MerchantExplorersState, seat: int, account: Account) -> None:
    """When nothing is pending, what is met is what the oracle sees to be met now or saw before."""
    decision = state.view(seat)["decision"]
    if decision is None or decision["kind"] != "explore":
        return
    map = Map(LANDS[state.province.key], mine(state, seat))
    for objective in state.view(seat)["objectives"]:
        if account.sees_met(objective["key"], map):
            account.met.add(objective["key"])
        assert (objective["met"][seat] > 0) == (objective["key"] in account.met), objective["key"]


@pytest.mark.parametrize("province", PROVINCES)
@pytest.mark.parametrize("card", range(1, 29))
def test_every_investigate_card_from_random_maps(card: int, province: str) -> None:
    """Pieces are strewn about, then the card is played to its end in several ways."""
    chooser = random.Random(f"{card} {province}")
    land = LANDS[province]
    for _ in range(3):
        state = opened(province, card)
        guild = state.guilds[0]
        blanks = [hex for blanks in land.blanks.values() for hex in sorted(blanks)]
        for hex in chooser.sample(sorted(land.terrain), 12):
            if hex not in land.towers:
                guild.hexes[state.province.hex_at[int(hex[:2]) * 13 + int(hex[3:])]] |= 1 | 8  # explorer and post
        for hex in chooser.sample(blanks, 3):
            place = state.province.hex_at[int(hex[:2]) * 13 + int(hex[3:])]
            guild.hexes[place] = 2
            guild.village_hexes = (*guild.village_hexes, place)
        guild.find_near()
        act_on(state, card)
        standing: list[set[str]] = []
        for _ in range(12):
            view = state.view(0)["decision"]
            map = Map(land, mine(state, 0))
            if view is None or map.guild["action"] is None:
                break
            if view["kind"] == "explore":
                assert reachable(state) == map.explorable(standing)
                if not state.legal(0)[:-1]:
                    break
            moves = [move for move in state.legal(0) if move.kind != "done"]
            move = chooser.choice(moves)
            if view["kind"] == "explore" and move.kind == "explore":
                standing.append(map.villages | {land.capital})
            state.apply(move, 0)
        assert [name_of(cell) for cell in mine(state, 0)["villages"]]
