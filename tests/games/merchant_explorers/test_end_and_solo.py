"""The end of the game, who wins, and the solo game (ME-1, ME-89 to ME-91, ME-100 to ME-105)."""

import pytest

from caravanserai.games.merchant_explorers.guild import TOWER, VILLAGE
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    MAP_OF,
    aim,
    coins,
    explore,
    finish,
    fresh,
    hold,
    map_of,
    pass_turn,
    put,
    to_era,
    turn_up,
)
from tests.rule import rule

TOWERS = ["01-01", "02-10", "13-11"]
VILLAGES = ["01-05", "09-01", "10-09", "02-07", "06-03", "00-08", "09-06", "16-05"]


def last_turn(players: int, **options: object) -> MerchantExplorersState:
    """A table in the very last turn; all that is left is to say done."""
    state = to_era(fresh(players, 7, **options), 4)
    while state.explore:
        pass_turn(state)
    return state


def ended(state: MerchantExplorersState) -> MerchantExplorersState:
    pass_turn(state)
    assert state.over
    return state


@rule("ME-1", "ME-89", "ME-90")
def test_most_coins_with_treasure_wins() -> None:
    state = last_turn(3)
    for seat, money in enumerate((20, 24, 23)):
        state.guilds[seat].purse.hexes = money
    hold(state, "vase", "vase", seat=2)
    hold(state, "vase", "vase", seat=0)
    assert state.winners() == []
    ended(state)
    assert state.scores() == [24, 24, 27]
    assert state.winners() == [2]
    assert state.view(None)["scores"] == [24, 24, 27]


@pytest.mark.parametrize(
    ("towers", "villages", "winners"),
    [
        ((3, 3), (8, 7), [0]),
        ((3, 3), (7, 8), [1]),
        ((2, 3), (8, 7), [1]),
        ((3, 3), (8, 8), [0, 1]),
    ],
)
@rule("ME-90", "ME-V35")
def test_ties_go_to_towers_then_villages_and_then_are_shared(
    towers: tuple[int, int], villages: tuple[int, int], winners: list[int]
) -> None:
    state = last_turn(2)
    for seat in (0, 1):
        put(state, TOWER, TOWERS[: towers[seat]], seat)
        put(state, VILLAGE, VILLAGES[: villages[seat]], seat)
        state.guilds[seat].purse.hexes = 50
    assert ended(state).winners() == winners
    state.guilds[1].purse.hexes += 1
    assert state.winners() == [1], "coins come first"


@rule("ME-89", "ME-84", "ME-91")
def test_the_score_is_made_of_its_items() -> None:
    state = last_turn(2)
    guild = state.guilds[0]
    put(state, TOWER, TOWERS)
    put(state, VILLAGE, VILLAGES)
    (guild.purse.hexes, guild.purse.villages, guild.purse.towers, guild.purse.routes) = (31, 20, 24, 18)
    (guild.purse.objectives, guild.purse.treasure, guild.feats.objectives) = (15, 4, (3, 0, 9))
    hold(state, "vase", "vase", "vase", "tower_bonus", "pair_bonus", "desert_bonus")
    lines = {line["item"]: (line["count"], line["points"]) for line in ended(state).breakdown(0)}
    assert lines == {
        "coin_hexes": (31, 31),
        "villages": (8, 20),
        "towers": (3, 24),
        "crystals": (0, 0),
        "routes": (0, 18),
        "objectives": (2, 15),
        "found_coins": (2, 4),
        "vases": (3, 9),
        "tower_cards": (1, 3),
        "village_cards": (2, 4 + 2),
    }
    assert state.scores()[0] == sum(points for _, points in lines.values())


@rule("ME-91", "ME-16")
def test_coins_never_run_out() -> None:
    state = map_of("kazan", "any")
    state.guilds[0].purse.hexes = 5000
    explore(state, "10-06")
    assert coins(state) == 5001


# -- alone ---------------------------------------------------------------------------------------------------------


def era_begun(era: int) -> MerchantExplorersState:
    """A solo table in an era whose own era card is still to come."""
    for seed in range(20):
        state = aim(to_era(fresh(1, seed), era), "AV-2", "AV-3", "AV-5")
        if era == 1 or 4 + era in state.explore:
            return state
    raise AssertionError("no such game")


def pays(state: MerchantExplorersState) -> list[int]:
    return [objective["pays"] for objective in state.view(0)["objectives"]]


@rule("ME-100", "ME-101", "ME-102", "ME-V33")
def test_era_cards_cover_what_objectives_pay() -> None:
    assert pays(era_begun(1)) == [10, 10, 10]
    state = era_begun(2)
    assert pays(state) == [10, 10, 10]
    assert pays(turn_up(state, "era_2")) == [5, 10, 10]
    state = era_begun(3)
    assert pays(state) == [5, 10, 10]
    assert pays(turn_up(state, "era_3")) == [0, 5, 10]
    state = era_begun(4)
    assert pays(state) == [0, 5, 10]
    state.listen()
    assert pays(turn_up(state, "era_any")) == [0, 0, 5]
    told = [dict(event.facts) for event in state.told() if event.kind == "covered"]
    assert told == [{"objective": 2, "coins": 5}, {"objective": 4, "coins": 10}]
    view = state.view(0)["objectives"]
    assert [(each["first_covered"], each["later_covered"]) for each in view] == [
        (True, True),
        (True, True),
        (True, False),
    ]


@pytest.mark.parametrize(
    ("era", "reveal", "brings"),
    [(2, "", 10), (2, "era_2", 5), (3, "", 5), (3, "era_3", 0)],
)
@rule("ME-101", "ME-102", "ME-103", "ME-V33")
def test_the_first_objective_pays_the_highest_amount_uncovered_and_always_counts(
    era: int, reveal: str, brings: int
) -> None:
    state = era_begun(era)
    if reveal:
        turn_up(state, reveal)
    put(state, TOWER, TOWERS)
    if 4 in state.explore:
        turn_up(state, "any")
    explore_anything(state)
    assert state.guilds[0].feats.objectives[0] == state.turn
    assert state.guilds[0].purse.objectives == brings


def explore_anything(state: MerchantExplorersState) -> None:
    """Explore some hex that is neither ruin nor tower."""
    while True:
        for move in state.legal(0):
            if move.kind == "explore" and state.province.kinds[state.province.hex_at[move.a]] < 2:
                state.apply(move, 0)
                return
        pass_turn(state)


@pytest.mark.parametrize(
    ("money", "level", "won", "reached"),
    [
        (89, "easy", False, None),
        (90, "easy", True, "easy"),
        (119, "easy", True, "easy"),
        (119, "normal", False, "easy"),
        (120, "normal", True, "normal"),
        (149, "hard", False, "normal"),
        (150, "hard", True, "hard"),
    ],
)
@rule("ME-104", "ME-105", "ME-V34")
def test_three_levels(money: int, level: str, won: bool, reached: str | None) -> None:
    state = last_turn(1, level=level)
    hold(state, "vase", "vase", "vase")
    state.guilds[0].purse.hexes = money - 9
    state.guilds[0].feats.objectives = (4, 11, 30)
    ended(state)
    assert state.winners() == ([0] if won else [])
    solo = state.view(0)["solo"]
    assert solo is not None
    assert (solo["level"], solo["reached"], solo["objectives_met"]) == (level, reached, 3)
    assert solo["coins_needed"] == {"easy": 90, "normal": 120, "hard": 150}[level]


@rule("ME-103", "ME-104")
def test_all_three_objectives_are_needed() -> None:
    state = last_turn(1, level="easy")
    state.guilds[0].purse.hexes = 500
    state.guilds[0].feats.objectives = (4, 11, 0)
    assert ended(state).winners() == []
    assert state.view(0)["solo"]["reached"] is None  # type: ignore[index]


@rule("ME-100")
def test_nothing_is_covered_with_more_players_and_the_level_does_nothing() -> None:
    for prefix, province in MAP_OF.items():
        state = last_turn(2, map=province, level="hard")
        assert [each["pays"] for each in state.view(None)["objectives"]] == [10, 10, 10], prefix
        assert not any(each["first_covered"] or each["later_covered"] for each in state.view(0)["objectives"])
        assert state.view(0)["solo"] is None
        for seat in (0, 1):
            finish(state, seat)
        assert state.winners() == [0, 1]
