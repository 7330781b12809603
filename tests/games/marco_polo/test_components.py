"""The components are those of the printed game: counted by printed totals and spelled out a second time."""

from collections import Counter

from caravanserai.games.marco_polo.components import components
from caravanserai.games.marco_polo.components.bonuses import BEIJING_VP, CITY_BONUSES, PROVINCE_BONUSES
from caravanserai.games.marco_polo.components.characters import CHARACTER_KEYS, POSTS_VP, ROUND_START
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS
from caravanserai.games.marco_polo.components.contracts import CONTRACTS, is_starting
from caravanserai.games.marco_polo.components.goals import GOALS, PLACES_VP
from caravanserai.games.marco_polo.components.places import CITY_SLOTS, PLACE_KEYS, ROUTES, kind_of, route_cost
from caravanserai.games.marco_polo.components.spaces import BAZAAR, DICE_NEEDED, SPACE_KEYS, TRAVEL_PRICE
from caravanserai.games.marco_polo.game import GAME
from caravanserai.games.marco_polo.rewards import Reward, cost_json
from caravanserai.games.marco_polo.store import counts
from tests.games.marco_polo.table import PLACE
from tests.rule import rule

SHORT = {
    "coin": "c",
    "camel": "k",
    "pepper": "p",
    "silk": "s",
    "gold": "g",
    "vp": "v",
    "any_good": "?",
    "two_different_goods": "??",
    "step": ">",
    "draw_contract": "+",
    "black_die": "#",
    "own_province_bonus": "own",
    "other_province_bonus": "other",
}


def short(reward: Reward) -> str:
    """A reward in signs: number and kind, in a fixed order."""
    return " ".join(f"{number}{SHORT[name]}" for name, number in reward.to_json().items())


def price(cost: int) -> str:
    return " ".join(f"{number}{SHORT[name]}" for name, number in cost_json(cost).items())


# What each contract asks and gives, in the order of the rules page.
CONTRACT_LIST = """
ct_01 1k 3p = 2v 1#
ct_02 1k 3s = 3v 1?
ct_03 1k 3g = 6v 1?
ct_04 1k 4p = 3v 1+
ct_05 1k 4g = 3k 7v
ct_06 1k 4g = 7v 1>
ct_07 2k 2p 1s = 4c 3v
ct_08 2k 2p 1s = 3v 1??
ct_09 2k 1p 2s = 3c 4v
ct_10 2k 2p 1g = 4v 1+
ct_11 2k 2p 1g = 4v 1>
ct_12 2k 2s 1g = 4k 4v
ct_13 2k 1p 2g = 5v 1#
ct_14 2k 1s 2g = 6v 1#
ct_15 2k 1s 2g = 4k 6v
ct_16 2k 1s 2g = 4c 6v
ct_17 2k 2p 2s = 5v 1#
ct_18 2k 2s 2g = 7v 1+
ct_19 2k 2s 2g = 7v 1>
ct_20 2k 3p 2s = 5v 1>
ct_21 2k 2p 3s = 5v 1# 1?
ct_22 2k 2p 3s = 6c 5v
ct_23 2k 3p 2g = 7c 6v
ct_24 2k 3p 2g = 5k 7v
ct_25 2k 3s 2g = 4k 8v
ct_26 2k 3s 2g = 8v 1+
ct_27 2k 2p 3g = 7c 8v
ct_28 2k 2p 3g = 9v 1??
ct_29 2k 2s 3g = 7c 9v
ct_30 2k 2s 3g = 9v 1>
ct_31 3k 1p 1s 1g = 5v 1#
ct_32 3k 1p 1s 1g = 5v 1>
ct_33 3k 1p 1s 1g = 5v 1??
ct_34 3k 1p 1s 1g = 6v 1?
ct_35 3k 1p 1s 1g = 6v 1+
ct_36 3k 1p 2s 1g = 3k 5v 1+
ct_37 3k 1p 2s 1g = 4c 3k 5v
ct_38 3k 1p 1s 2g = 5c 7v
ct_s1 1k 1g = 3k 2v
ct_s2 1k 2s = 5c 3v
ct_s3 1k 3p = 1v 1>
ct_s4 2k 1p 1s = 5v 1+
ct_s5 2k 1p 1g = 4v 1#
ct_s6 2k 1s 1g = 4v 1??
"""

CARD_LIST = """
cc_01 1k 1p = 2c 2v
cc_02 1k 1s = 4c 2v
cc_03 1k 1g = 6c 2v
cc_04 1k 1p = 7c
cc_05 1k 1s = 8c
cc_06 1k 1g = 9c
cc_07 3k 1p = 4v
cc_08 2k 1s = 4v
cc_09 1k 1g = 4v
cc_10 2p = 2v
cc_11 2s = 3v
cc_12 2g = 4v
cc_13 1k = 1v
cc_14 2k = 2c 1v
cc_15 3k = 1p 1s 1g
cc_16 2k = 1>
cc_17 = 1>
cc_18 2c = 1?
cc_19 1c = 1own
cc_20 1k = 3c
cc_21 = 3c
cc_22 = 2k
cc_23 = 2c
cc_24 = 1v
cc_25 = 2c
cc_26 = 1v
cc_27 =
cc_28 =
cc_29 =
cc_30 =
cc_31 = 2c
"""

ROUTE_LIST = """
venezia oasis_1, oasis_1 moscow, moscow anxi 3k, anxi karakorum 2k, karakorum oasis_2, oasis_2 oasis_3 5c,
oasis_3 beijing, oasis_2 oasis_4, oasis_4 beijing 3k, oasis_4 lan_zhou, venezia oasis_5 3k, oasis_5 samarcanda,
samarcanda oasis_6 2k, oasis_6 kashgar 4k, kashgar lan_zhou 2k, oasis_5 oasis_7, venezia alexandria,
alexandria oasis_7 7c, oasis_7 ormuz 3k, ormuz karachi 3k, karachi oasis_8, oasis_8 xian, xian beijing,
alexandria oasis_9, oasis_9 adana 2k, adana kochi 15c, kochi oasis_8 4k, kochi sumatra 10c, sumatra oasis_10 4k,
oasis_10 beijing
"""


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip().splitlines()]


def test_the_contracts_ask_and_give_what_the_printed_ones_do() -> None:
    assert lines(CONTRACT_LIST) == [f"{c.id} {price(c.cost)} = {short(c.reward)}".rstrip() for c in CONTRACTS]


@rule("MP-6", "MP-16")
def test_there_are_38_contracts_and_6_to_start_with_all_different() -> None:
    assert [is_starting(number) for number in range(44)] == [False] * 38 + [True] * 6
    assert len({(int(c.cost), short(c.reward)) for c in CONTRACTS}) == 44
    for contract in CONTRACTS:
        _, camels, *goods = counts(contract.cost)
        assert camels == sum(number > 0 for number in goods), "as many camels as different goods"


def test_the_city_cards_ask_and_give_what_the_printed_ones_do() -> None:
    found = [f"{c.id} {price(c.cost)}".rstrip() + f" = {short(c.reward)}".rstrip() for c in CITY_CARDS]
    assert [line.rstrip() for line in lines(CARD_LIST)] == found
    by_id = {card.id: card for card in CITY_CARDS}
    assert [short(reward) for reward in by_id["cc_27"].table] == ["1g"] * 5 + ["3g"]
    assert [short(reward) for reward in by_id["cc_28"].table] == ["1s"] * 3 + ["3s"] * 3
    assert [short(reward) for reward in by_id["cc_29"].table] == ["1p"] + ["3p"] * 5
    assert [short(reward) for reward in by_id["cc_30"].table] == ["1own"] * 4 + ["2own"] * 2
    backs = {card.id: (price(card.back[0]), short(card.back[1])) for card in CITY_CARDS if card.back}
    assert backs == {"cc_20": ("1c", "1k"), "cc_21": ("3c", "1v"), "cc_22": ("2k", "1?")}
    assert {card.id for card in CITY_CARDS if card.vp_cost == 1} == {"cc_21"}
    assert {card.id for card in CITY_CARDS if card.pair_cost == 1} == {"cc_17"}


@rule("MP-1")
def test_the_map_has_25_places_and_30_routes_with_their_costs() -> None:
    assert len(PLACE_KEYS) == 25
    assert Counter(kind_of(place) for place in range(25)) == {0: 1, 1: 1, 2: 7, 3: 6, 4: 10}
    wanted = [route.strip() for route in ROUTE_LIST.replace("\n", " ").strip().split(",")]
    assert wanted == [f"{a} {b} {price(cost)}".strip() for a, b, cost in ROUTES]
    assert len(ROUTES) == 30
    for a, b, cost in ROUTES:
        assert route_cost(PLACE[a], PLACE[b]) == route_cost(PLACE[b], PLACE[a]) == cost
    assert [PLACE_KEYS[city] for city in CITY_SLOTS[-3:]] == ["sumatra"] * 3
    assert sorted(set(CITY_SLOTS)) == list(range(2, 9))


@rule("MP-133", "MP-2")
def test_the_goal_cards_pair_a_city_and_a_province() -> None:
    found = [(PLACE_KEYS[g.city], PLACE_KEYS[g.province], int(g.vp)) for g in GOALS]
    assert len(set(found)) == 18
    assert Counter(province for _, province, _ in found) == dict.fromkeys(
        ("anxi", "ormuz", "kashgar", "xian", "adana", "kochi"), 3
    )
    spelled = """
        moscow xian 4, moscow ormuz 5, moscow kashgar 7, karakorum xian 4, karakorum kochi 5, karakorum adana 7,
        lan_zhou kochi 4, lan_zhou adana 5, lan_zhou ormuz 6, samarcanda xian 4, samarcanda adana 5, samarcanda kochi 7,
        alexandria anxi 4, alexandria kashgar 5, sumatra ormuz 6, sumatra anxi 8, karachi kashgar 5, karachi anxi 7"""
    assert [" ".join(line.split()) for line in spelled.split(",")] == [f"{c} {p} {vp}" for c, p, vp in found]
    assert sum(vp for _, _, vp in found) == 98
    assert list(PLACES_VP) == [0, 1, 3, 6, 10]


@rule("MP-3", "MP-4", "MP-82")
def test_the_tokens() -> None:
    assert [short(bonus) for bonus in CITY_BONUSES] == ["3c", "5c", "2k", "3k", "2s", "2g", "1?", "1#", "1+", "1>"]
    assert [short(bonus) for bonus in PROVINCE_BONUSES] == ["5c", "3k", "1??", "1other", "3c 1k", "3v"]
    assert BEIJING_VP == [10, 7, 4, 1]


@rule("MP-55", "MP-56", "MP-41", "MP-71")
def test_the_action_spaces() -> None:
    rows = [" / ".join(short(column) for column in row) for row in BAZAAR]
    assert rows == [
        "1k / 2k / 3k / 4k / 5k / 6k",
        "1p / 2p / 1c 2p / 3p / 2c 3p / 4p",
        "1s / 2s / 1k 2s / 3s / 1c 1k 3s / 4s",
        "1g / 2g / 2k 2g / 3g / 3g 1> / 4g",
    ]
    needed = dict(zip(SPACE_KEYS, map(int, DICE_NEEDED), strict=False))
    assert needed == {
        "coins": 1,
        "camels": 1,
        "pepper": 1,
        "silk": 2,
        "gold": 3,
        "khan": 1,
        "contracts": 1,
        "travel": 2,
    }
    assert [int(number) for number in DICE_NEEDED[8:]] == [1] * 10
    assert [int(coins) for coins in TRAVEL_PRICE] == [0, 3, 7, 12, 12, 18, 18]


def test_every_space_of_dice_is_told_with_what_it_takes_and_gives() -> None:
    spaces = components()["spaces"]
    assert spaces[0] == {"key": "coins", "dice": 1, "reward": {"coin": 5}}
    assert spaces[4] == {"key": "gold", "dice": 3, "reward": {}, "row": 3}
    assert spaces[5] == {"key": "khan", "dice": 1, "reward": {"camel": 2, "any_good": 1}, "places": 4}
    assert [space.get("slot") for space in spaces] == [None] * 8 + [*range(9), None]
    assert spaces[17] == {"key": "purse", "dice": 1, "reward": {"coin": 3}}


def test_the_characters() -> None:
    assert len(CHARACTER_KEYS) == 8
    starts = {key: short(bonus) for key, bonus in zip(CHARACTER_KEYS, ROUND_START, strict=True) if short(bonus)}
    assert starts == {"matteo": "1+", "niccolo_marco": "1k", "johannes": "3c"}
    assert POSTS_VP == {8: 5, 9: 10, 11: 10}


def test_what_rests_on_one_source_says_so() -> None:
    assert [contract.id for contract in CONTRACTS if contract.conf != "verified"] == ["ct_15"]
    assert [card.id for card in CITY_CARDS if card.conf != "verified"] == ["cc_17"]


def test_the_facts_for_tables_and_bots_are_complete() -> None:
    facts = components()
    assert facts == GAME.components()
    sizes = {name: len(value) for name, value in facts.items() if isinstance(value, (list, dict))}
    assert sizes == {
        "places": 25,
        "routes": 30,
        "city_slots": 9,
        "contracts": 44,
        "city_cards": 31,
        "goals": 18,
        "goal_places_vp": 5,
        "city_bonuses": 10,
        "province_bonuses": 6,
        "characters": 8,
        "spaces": 18,
        "bazaar": 4,
        "row_extra": 6,
        "travel_price": 7,
        "black_die_cost": 1,
        "beijing_vp": 4,
        "posts_vp": 3,
    }
    assert (facts["own_posts"], facts["rounds"]) == (9, 5)
    assert facts["row_extra"] == [0, 0, 0, 0, 1, 2]
    assert facts["black_die_cost"] == {"camel": 3}
    cards = facts["city_cards"]
    assert cards[16]["cost"] == {"two_different_goods": 1}
    assert cards[20] == {
        "id": "cc_21",
        "kind": "both_ways",
        "cost": {"vp": 1},
        "reward": {"coin": 3},
        "conf": "verified",
        "back": {"cost": {"coin": 3}, "reward": {"vp": 1}},
    }
    assert cards[27]["table"] == [{"silk": 1}] * 3 + [{"silk": 3}] * 3
