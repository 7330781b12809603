"""Every refusal the game knows occurs where it should, with its clause and its facts, and changes nothing."""

from dataclasses import dataclass, field

import pytest

from caravanserai.core.reasons import Detail, Reason
from caravanserai.games.merchant_explorers.game import GAME
from caravanserai.games.merchant_explorers.state import MerchantExplorersState
from tests.games.merchant_explorers.table import (
    cell,
    explore,
    finish,
    fresh,
    make,
    map_of,
    opened,
    pass_turn,
    refused,
    stack_treasure,
    to_era,
    turn_up,
)
from tests.rule import rule

GRASSLAND, DESERT, MOUNTAIN, SEA = range(4)


@dataclass(frozen=True)
class Case:
    """A position, a move, and the refusal it meets. The hex of the move is among the details unless they say so."""

    state: MerchantExplorersState
    move: str
    code: str
    clause: str
    seat: int = 0
    details: dict[str, Detail] = field(default_factory=dict)
    names_hex: bool = True

    def __str__(self) -> str:
        return f"{self.code} {self.clause} {self.move}"

    @property
    def facts(self) -> dict[str, Detail]:
        word, _, name = self.move.partition(" ")
        told = self.names_hex and word in ("explore", "village", "city")
        return ({"hex": cell(name)} if told else {}) | self.details


def over() -> MerchantExplorersState:
    state = fresh(2, 3)
    while not state.over:
        pass_turn(state)
    return state


def waiting() -> MerchantExplorersState:
    state = opened("avenia", "any", 2)
    finish(state, 1)
    return state


def choosing(era_card: str = "era_1") -> MerchantExplorersState:
    for seed in range(20):
        state = fresh(1, seed)
        if state.card < 5:
            return turn_up(state, era_card)
    raise AssertionError("no such game")


def not_dealt(state: MerchantExplorersState) -> str:
    return next(f"keep {card}" for card in range(1, 29) if card not in state.guilds[0].investigates.dealt)


def no_explorers() -> MerchantExplorersState:
    state = opened("kazan", "any")
    state.guilds[0].explorers = 0
    return state


def beginnings() -> list[Case]:
    keep = choosing()
    use = turn_up(to_era(fresh(1, 3), 4, "era_any"), "era_any")
    village = explore(map_of("aghon", "desert", explorers="04-05 05-06"), "04-06")
    cities = explore(opened("cnidaria", "grassland"), "09-05", "11-06")
    three = explore(map_of("aghon", explorers="04-02 06-02 07-02 05-04 05-05 05-06"), "05-03")
    partner = make(three.copy(), "city 07-02")
    start = opened("kazan", "any")
    free = map_of("kazan", "sea")
    stack_treasure(free, "free_explorer")
    explore(free, "09-07", "09-08", "09-09")
    return [
        Case(over(), "done", "game_is_over", "ME-21"),
        Case(waiting(), "done", "not_your_turn", "ME-113", seat=1),
        Case(waiting(), "explore 08-06", "not_your_turn", "ME-113", seat=1, names_hex=False),
        Case(keep, "done", "must_keep_investigate", "ME-34"),
        Case(keep, "explore 08-06", "must_keep_investigate", "ME-34", names_hex=False),
        Case(keep, not_dealt(keep), "not_drawn", "ME-34"),
        Case(use, "keep 1", "must_use_investigate", "ME-37"),
        Case(use, "done", "must_use_investigate", "ME-37"),
        Case(start, "use 1", "no_card_to_use", "ME-37"),
        Case(start, "keep 1", "no_cards_to_keep", "ME-34"),
        Case(start, "decline", "no_free_explorer", "ME-80"),
        Case(start, "village 09-05", "no_region_complete", "ME-55", names_hex=False),
        Case(start, "city 02-03", "no_cities_joined", "ME-67", names_hex=False),
        Case(start, "next", "no_more_phases", "ME-39"),
        Case(opened("kazan", 12), "next", "nothing_explored_yet", "ME-39"),
        Case(village, "explore 08-05", "must_found_village", "ME-55", names_hex=False),
        Case(village, "done", "must_found_village", "ME-55"),
        Case(village, "village 05-06", "not_a_village_site", "ME-55"),
        Case(village, "village 18-09", "not_a_village_site", "ME-55"),
        Case(cities, "done", "must_trade", "ME-72"),
        Case(cities, "explore 06-01", "must_trade", "ME-72", names_hex=False),
        Case(cities, "city 06-01", "not_an_open_city", "ME-67"),
        Case(cities, "city 10-05", "not_an_open_city", "ME-67"),
        Case(three, "city 10-09", "not_an_open_city", "ME-67"),
        Case(partner, "done", "must_name_partner", "ME-71"),
        Case(free, "done", "must_place_free_explorer", "ME-80"),
        Case(free, "next", "must_place_free_explorer", "ME-80"),
        Case(free, "village 08-08", "must_place_free_explorer", "ME-80", names_hex=False),
        Case(partner, "city 07-02", "same_city", "ME-71"),
        Case(partner, "city 10-09", "not_an_open_city", "ME-67"),
    ]


def golden() -> list[Case]:
    return [
        Case(opened("kazan", "any"), "explore 18-10", "off_the_map", "ME-3"),
        Case(opened("kazan", "any"), "explore 20-12", "off_the_map", "ME-3"),
        Case(opened("kazan", "any"), "explore 06-03", "volcano", "ME-93"),
        Case(opened("cnidaria", "any"), "explore 10-00", "reef", "ME-96"),
        Case(opened("kazan", "any"), "explore 09-06", "capital", "ME-29"),
        Case(map_of("kazan", explorers="09-05"), "explore 09-05", "hex_taken", "ME-24"),
        Case(map_of("kazan", villages="09-05"), "explore 09-05", "hex_taken", "ME-24"),
        Case(map_of("kazan", towers="16-02"), "explore 16-02", "hex_taken", "ME-24"),
        Case(no_explorers(), "explore 09-05", "no_explorers", "ME-30"),
        Case(opened("kazan", "any"), "explore 01-04", "no_source", "ME-23"),
        Case(opened("kazan", "grassland"), "explore 01-04", "no_source", "ME-23"),
    ]


def wrong(card: str | int, hex: str, clause: str, terrain: int, play: int) -> Case:
    return Case(opened("kazan", card), f"explore {hex}", "wrong_terrain", clause, 0, {"terrain": terrain, "play": play})


FULL = [
    (1, "ME-40"),
    (4, "ME-41"),
    (10, "ME-42"),
    (11, "ME-43"),
    (13, "ME-45"),
    (14, "ME-46"),
    (17, "ME-48"),
    (21, "ME-49"),
    (25, "ME-50"),
    (26, "ME-51"),
]


def all_used(card: int, clause: str) -> Case:
    """In the last part of an investigate card with as many hexes explored as it allows."""
    state = opened("kazan", card)
    guild = state.guilds[0]
    guild.action.begin_phase(len(guild.action.playing.phases) - 1)
    guild.action.placed = tuple(range(int(guild.action.rule.most)))
    return Case(state, "explore 09-05", "all_placed", clause)


def cards() -> list[Case]:
    full = explore(opened("kazan", "mountain"), "10-05")
    used: dict[str, Detail] = {"terrain": GRASSLAND, "play": 13}
    return [
        Case(full, "explore 11-05", "all_placed", "ME-31"),
        *(all_used(number, clause) for number, clause in FULL),
        Case(explore(opened("kazan", 9), "09-05"), "explore 08-05", "terrain_used_up", "ME-41", 0, used),
        Case(opened("kazan", 10), "explore 09-07", "no_region", "ME-42"),
        Case(map_of("cnidaria", 10, explorers="12-06"), "explore 11-07", "no_region", "ME-42"),
        Case(make(explore(opened("kazan", 12), "09-07"), "next"), "explore 09-08", "not_a_city", "ME-44"),
        Case(make(explore(opened("kazan", 13), "09-07"), "next"), "explore 09-08", "not_a_coin_hex", "ME-45"),
        wrong("desert", "09-05", "ME-31", GRASSLAND, 2),
        wrong(3, "09-05", "ME-40", GRASSLAND, 7),
        wrong(5, "10-05", "ME-41", MOUNTAIN, 9),
        wrong(11, "10-06", "ME-43", DESERT, 15),
        wrong(12, "10-06", "ME-44", DESERT, 16),
        wrong(13, "10-06", "ME-45", DESERT, 17),
        wrong(14, "10-06", "ME-46", DESERT, 18),
        wrong(15, "09-07", "ME-47", SEA, 19),
        wrong(20, "10-06", "ME-48", DESERT, 24),
        wrong(24, "10-06", "ME-49", DESERT, 28),
        wrong(28, "10-06", "ME-51", DESERT, 32),
    ]


def shapes() -> list[Case]:
    paths = opened("kazan", 2, paths="both_ends")
    rows = opened("kazan", 21, rows="both_ends")
    coins = make(explore(opened("kazan", 13), "09-07"), "next")
    seas = make(explore(map_of("kazan", 12, explorers="06-06"), "09-07"), "next")
    return [
        Case(explore(opened("kazan", "any"), "09-05"), "explore 10-06", "not_beside_last", "ME-31"),
        Case(explore(opened("kazan", 2), "09-07", "09-08"), "explore 10-06", "not_beside_last", "ME-40"),
        Case(explore(paths, "09-07", "09-08", "10-06"), "explore 08-06", "not_at_path_end", "ME-40"),
        Case(explore(opened("kazan", "sea"), "09-07", "09-08"), "explore 08-08", "not_in_line", "ME-32"),
        Case(explore(map_of("kazan", 10, explorers="10-06"), "09-05"), "explore 10-07", "other_region", "ME-42"),
        Case(explore(opened("kazan", 17), "09-05"), "explore 10-06", "not_around", "ME-48"),
        Case(explore(opened("kazan", 21), "09-05", "08-05"), "explore 10-04", "not_onward", "ME-49"),
        Case(explore(rows, "09-05", "08-05"), "explore 09-04", "not_at_row_end", "ME-49"),
        Case(explore(opened("kazan", 25), "09-05"), "explore 10-06", "not_from_village", "ME-50"),
        Case(seas, "explore 05-06", "not_beside_first_phase", "ME-44"),
        Case(coins, "explore 00-02", "not_beside_first_phase", "ME-45"),
    ]


CASES = [*beginnings(), *golden(), *cards(), *shapes()]


@pytest.mark.parametrize("case", CASES, ids=str)
@rule("ME-53a", "ME-23", "ME-24", "ME-39")
def test_the_move_is_refused_for_this_reason_and_nothing_changes(case: Case) -> None:
    refused(case.state, case.move, case.code, case.clause, case.seat, **case.facts)


def test_there_is_a_case_for_every_reason_the_game_knows() -> None:
    assert {(case.code, case.clause) for case in CASES} == {(reason.code, reason.clause) for reason in GAME.reasons}


@pytest.mark.parametrize("nonsense", ["", "fly", "explore", "explore 21-00", "keep 29", "use 4", "city", -1, 99999])
def test_a_move_the_game_does_not_know_is_refused_without_a_clause(nonsense: str | int) -> None:
    state = opened("avenia", "any")
    before = state.save()
    assert state.why_not(nonsense, 0) == Reason("unknown_move", "")
    assert state.save() == before
