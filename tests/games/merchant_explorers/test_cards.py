"""Explore, investigate and treasure cards and objectives as they are printed (ME-31 to ME-51, ME-79 to ME-87)."""

import pytest

from caravanserai.games.merchant_explorers.components.cards import CARDS, EXPLORE_KEYS, Card
from caravanserai.games.merchant_explorers.components.facts import components
from caravanserai.games.merchant_explorers.components.treasures import vases_worth
from tests.rule import rule

# Every card in one line: how many hexes of which terrains (g d m s, * any), in which shape, then the next phase.
PRINTED = {
    "grassland": "2 of g2 free",
    "sea": "3 of s3 line",
    "desert": "2 of d2 free",
    "mountain": "1 of m1 free",
    "any": "2 of g2 d2 m2 s2 path",
    "inv_1": "5 of g5 s5 path",
    "inv_2": "5 of d5 s5 path",
    "inv_3": "4 of m4 s4 path",
    "inv_4": "5 of g4 s1 free",
    "inv_5": "5 of d4 s1 free",
    "inv_6": "4 of m3 s1 free",
    "inv_7": "5 of g3 m2 free",
    "inv_8": "5 of d3 m2 free",
    "inv_9": "5 of g1 d1 m1 s2 free",
    "inv_10": "4 of g4 d4 m4 region",
    "inv_11": "5 of s5 free",
    "inv_12": "4 of s4 free, no end of g d m s beside_first_phase city",
    "inv_13": "4 of s4 free, 2 of g2 d2 m2 s2 beside_first_phase coin",
    "inv_14": "4 of s4 free, treasure +1",
    "inv_15": "no end of g d m line",
    "inv_16": "no end of s line",
    "inv_17": "1 of g1 free, 5 of g5 d5 m5 s5 around",
    "inv_18": "1 of d1 free, 5 of g5 d5 m5 s5 around",
    "inv_19": "1 of m1 free, 5 of g5 d5 m5 s5 around",
    "inv_20": "1 of s1 free, 5 of g5 d5 m5 s5 around",
    "inv_21": "1 of g1 free, 3 of g3 d3 m3 s3 onward",
    "inv_22": "1 of d1 free, 3 of g3 d3 m3 s3 onward",
    "inv_23": "1 of m1 free, 3 of g3 d3 m3 s3 onward",
    "inv_24": "1 of s1 free, 3 of g3 d3 m3 s3 onward",
    "inv_25": "6 of g6 d6 m6 s6 village_rays",
    "inv_26": "4 of g4 free, coins x3",
    "inv_27": "4 of d4 free, coins x3",
    "inv_28": "3 of m3 free, coins x2",
}
CLAUSES: dict[int, list[str | int]] = {
    31: ["grassland", "sea", "desert", "mountain", "any"],
    40: [1, 2, 3],
    41: [4, 5, 6, 7, 8, 9],
    42: [10],
    43: [11],
    44: [12],
    45: [13],
    46: [14],
    47: [15, 16],
    48: [17, 18, 19, 20],
    49: [21, 22, 23, 24],
    50: [25],
    51: [26, 27, 28],
}


def spelled(card: Card) -> str:
    """A card in one line, from what tables and bots are told of it."""
    told = card.to_json()
    parts = []
    assert isinstance(told["phases"], list)
    for phase in told["phases"]:
        most = phase["most"]
        caps = " ".join(terrain[0] + ("" if most is None else str(cap)) for terrain, cap in phase["caps"].items())
        kind = f" {phase['kind']}" if phase["kind"] else ""
        parts.append(f"{'no end' if most is None else most} of {caps} {phase['shape']}{kind}")
    if told["coin_factor"] != 1:
        parts.append(f"coins x{told['coin_factor']}")
    if told["extra_treasure"]:
        parts.append(f"treasure +{told['extra_treasure']}")
    return ", ".join(parts)


@pytest.mark.parametrize("number", range(33))
@rule("ME-31", "ME-40", "ME-41", "ME-43", "ME-51")
def test_every_card_allows_what_is_printed_on_it(number: int) -> None:
    key = list(PRINTED)[number]
    assert CARDS[number].key == key
    assert spelled(CARDS[number]) == PRINTED[key]


def test_every_card_names_the_clause_it_is_explained_by() -> None:
    for clause, names in CLAUSES.items():
        for name in names:
            key = name if isinstance(name, str) else f"inv_{name}"
            assert next(card for card in CARDS if card.key == key).clause == f"ME-{clause}"


@rule("ME-33")
def test_there_are_28_investigate_cards_and_no_two_are_alike() -> None:
    investigate = [spelled(card) for card in CARDS if card.key.startswith("inv_")]
    assert len(investigate) == len(set(investigate)) == 28


@rule("ME-12", "ME-17")
def test_nine_explore_cards() -> None:
    assert EXPLORE_KEYS == ("grassland", "sea", "desert", "mountain", "any", "era_1", "era_2", "era_3", "era_any")


@rule("ME-80", "ME-81", "ME-84", "ME-85", "ME-86", "ME-87")
def test_forty_treasure_cards() -> None:
    told = components()["treasures"]
    assert isinstance(told, list)
    assert {card["key"]: (card["copies"], card["instant"]) for card in told} == {
        "free_explorer": (8, True),
        "two_coins": (8, True),
        "vase": (10, False),
        "tower_bonus": (6, False),
        "grassland_bonus": (2, False),
        "desert_bonus": (2, False),
        "mountain_bonus": (2, False),
        "pair_bonus": (2, False),
    }
    assert sum(card["copies"] for card in told) == 40


@rule("ME-85", "ME-V27")
def test_what_vases_are_worth() -> None:
    assert [int(vases_worth(vases, False)) for vases in range(11)] == [0, 1, 4, 9, 16, 20, 24, 28, 32, 36, 40]
    assert [int(vases_worth(vases, True)) for vases in range(11)] == [0, 1, 4, 9, 16, 17, 20, 25, 32, 33, 36]
    assert components()["vases"] == [0, 1, 4, 9, 16, 20, 24, 28, 32, 36, 40]


@rule("ME-79")
def test_six_objectives_for_each_province() -> None:
    told = components()
    keys = [objective["key"] for objective in told["objectives"]]
    assert keys == [f"{prefix}-{number}" for prefix in ("AV", "AG", "KZ", "CN") for number in range(1, 7)]
    asked = {objective["key"]: objective["number"] for objective in told["objectives"]}
    assert (asked["AG-5"], asked["CN-6"], asked["KZ-5"], asked["AV-6"]) == (12, 16, 3, 5)
    for number, province in enumerate(told["maps"].values()):
        assert province["objectives"] == list(range(6 * number, 6 * number + 6))


@rule("ME-11", "ME-56", "ME-61", "ME-75", "ME-104")
def test_the_other_printed_figures() -> None:
    told = components()
    assert (told["explorers"], told["villages"]) == (36, 13)
    assert told["tower_coins"] == [6, 8, 10, 14]
    assert told["village_coins"] == [1, 2, 3, 4]
    assert told["rewards"] == [10, 5]
    assert told["levels"] == {"easy": 90, "normal": 120, "hard": 150}
    assert (told["basic_cards"], told["columns"], told["rows"]) == (5, 21, 13)


@rule("ME-17", "ME-34")
def test_era_cards_come_in_their_eras_and_call_for_their_slots() -> None:
    told = components()
    assert told["explore_eras"] == [1, 1, 1, 1, 1, 1, 2, 3, 4]
    assert told["explore_slots"] == [None] * 5 + [0, 1, 2, None]
