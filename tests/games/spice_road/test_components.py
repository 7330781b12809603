"""The pieces in the box, by figures counted from the printed game."""

import re
from collections import Counter
from pathlib import Path

from caravanserai.games.century.caravan.cubes import COLOURS, counts
from caravanserai.games.century.market.deals import DEALS, GREAT, whole_pile
from caravanserai.games.century.market.trade_cards import (
    ALL_GAIN,
    GAIN,
    KIND_NAMES,
    RETRIEVE_UP_TO,
    UPGRADE_UP_TO,
    Effect,
)
from caravanserai.games.century.market.trade_deck import BASE_CARDS, BONUS_CARDS, STARTING_CARDS, TRADE_CARDS
from caravanserai.games.century.spice_road.components import POINT_CARDS
from tests.games.spice_road.table import GAME
from tests.rule import rule

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "spice_road.md"
VALUE = (1, 2, 3, 4)  # what a cube of each colour is worth on every point card


def value(cubes: list[int]) -> int:
    return sum(number * worth for number, worth in zip(cubes, VALUE, strict=True))


def sums(bags: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*bags, strict=True)]


@rule("SR-6")
def test_there_are_36_point_cards_worth_468_points() -> None:
    assert len(POINT_CARDS) == 36
    assert sum(card.points for card in POINT_CARDS) == 468
    assert min(card.points for card in POINT_CARDS) == 6
    assert max(card.points for card in POINT_CARDS) == 20


def test_all_point_cards_together_cost_175_cubes() -> None:
    assert sums([counts(card.cost) for card in POINT_CARDS]) == [37, 46, 46, 46]


def test_no_two_point_cards_cost_the_same() -> None:
    assert len({card.cost for card in POINT_CARDS}) == 36


def test_a_point_card_is_worth_its_cubes_and_a_little_for_variety() -> None:
    for card in POINT_CARDS:
        cost = counts(card.cost)
        colours = sum(1 for number in cost if number)
        assert card.points == value(cost) + {3: 1, 4: 2}.get(colours, 0), cost


def test_point_cards_by_value() -> None:
    assert Counter(card.points for card in POINT_CARDS) == {
        6: 1, 7: 1, 8: 3, 9: 2, 10: 3, 11: 2, 12: 6, 13: 2, 14: 4, 15: 2, 16: 3, 17: 2, 18: 2, 19: 1, 20: 2,
    }  # fmt: skip


@rule("SR-9")
def test_the_43_trade_cards_by_kind() -> None:
    assert Counter(KIND_NAMES[card.kind] for card in BASE_CARDS) == {"produce": 8, "upgrade": 1, "exchange": 34}
    assert len(BASE_CARDS) == 43


def test_the_trade_cards_take_and_give_the_printed_totals() -> None:
    assert sums([counts(card.give) for card in BASE_CARDS]) == [34, 20, 15, 9]
    assert sums([counts(card.take) for card in BASE_CARDS]) == [38, 31, 28, 19]


def test_every_exchange_makes_the_cubes_more_valuable() -> None:
    for card in BASE_CARDS:
        if KIND_NAMES[card.kind] == "exchange":
            assert value(counts(card.take)) > value(counts(card.give)), card.id


def test_the_produce_cards() -> None:
    made = [counts(card.take) for card in BASE_CARDS if KIND_NAMES[card.kind] == "produce"]
    assert sorted(made) == [
        [0, 0, 0, 1],
        [0, 0, 1, 0],
        [0, 2, 0, 0],
        [1, 0, 1, 0],
        [1, 1, 0, 0],
        [2, 1, 0, 0],
        [3, 0, 0, 0],
        [4, 0, 0, 0],
    ]


def test_exchanges_by_the_colours_they_take_in() -> None:
    inputs = Counter(
        "".join(letter for letter, number in zip("yrgb", counts(card.give), strict=True) if number)
        for card in BASE_CARDS
        if KIND_NAMES[card.kind] == "exchange"
    )
    assert inputs == {"y": 9, "yr": 1, "yg": 1, "r": 8, "g": 8, "b": 7}


@rule("SR-8")
def test_the_two_starting_cards() -> None:
    produce, upgrade = STARTING_CARDS
    assert (KIND_NAMES[produce.kind], counts(produce.take)) == ("produce", [2, 0, 0, 0])
    assert (KIND_NAMES[upgrade.kind], upgrade.steps) == ("upgrade", 2)


def test_every_trade_card_has_its_own_name() -> None:
    assert len({card.id for card in TRADE_CARDS}) == 2 + 43 + 4


def test_upgrade_cards_are_one_of_two_and_one_of_three() -> None:
    assert [int(card.steps) for card in TRADE_CARDS if card.steps] == [2, 3]


def test_reconstructed_cards_say_so() -> None:
    parts = GAME.components()
    trade_cards, deals = parts["trade_cards"], parts["deals"]
    assert isinstance(trade_cards, list)
    assert isinstance(deals, list)
    assert [card["source"] for card in trade_cards] == ["printed"] * 45 + ["reconstructed"] * 4
    assert {deal["source"] for deal in deals} == {"reconstructed"}


def test_cards_and_deals_are_told_in_full() -> None:
    parts = GAME.components()
    trade_cards, point_cards, deals = parts["trade_cards"], parts["point_cards"], parts["deals"]
    assert isinstance(trade_cards, list)
    assert isinstance(point_cards, list)
    assert isinstance(deals, list)
    gain_and_upgrade = [{"kind": "gain", "amount": [0, 1, 0, 0]}, {"kind": "upgrade", "amount": 1}]
    assert (trade_cards[45]["id"], trade_cards[45]["effects"]) == ("r+up1", gain_and_upgrade)
    exchange = {"kind": "exchange", "give": [2, 0, 0, 0], "take": [0, 0, 1, 0], "steps": 0, "effects": []}
    assert trade_cards[11] == {"id": "yy-g", "source": "printed"} | exchange
    assert trade_cards[1]["steps"] == 2
    assert point_cards[0] == {"cost": [2, 2, 0, 0], "points": 6}
    shared = [{"kind": "all_gain", "amount": [0, 0, 1, 0]}, {"kind": "gain", "amount": [0, 1, 2, 0]}]
    assert deals[6] == {"id": "gd07", "effects": shared, "copies": 2, "source": "reconstructed"}
    assert parts["caravan_limit"] == 10


@rule("SR-51")
def test_48_deals_are_enough_for_every_trade_and_bonus_card() -> None:
    assert sorted(Counter(whole_pile(DEALS)).values()) == [2, 2, 2, 2, 8, 8, 8, 8, 8]
    assert len(whole_pile(DEALS)) == 48 >= 43 + 4


@rule("SR-56")
def test_every_printed_symbol_is_on_a_deal() -> None:
    kinds = {effect.kind for deal in DEALS for effect in deal.effects}
    assert kinds == {GAIN, ALL_GAIN, UPGRADE_UP_TO, RETRIEVE_UP_TO}


@rule("SR-57")
def test_a_great_deal_brings_its_maker_more_than_the_rivals_it_feeds() -> None:
    for deal in DEALS:
        fed = sum(value(counts(effect.amount)) for effect in deal.effects if effect.kind == ALL_GAIN)
        own = sum(_worth(effect) for effect in deal.effects if effect.kind != ALL_GAIN)
        if deal.copies == GREAT:
            assert own > fed >= 3, deal.id
        else:
            assert own <= 2, deal.id
            assert fed <= 1, deal.id


def _worth(effect: Effect) -> int:
    return value(counts(effect.amount)) if effect.kind == GAIN else int(effect.amount)


@rule("SR-56")
def test_the_rules_page_lists_the_deals_as_they_are() -> None:
    listed = re.findall(r"^\| (gd\d\d) \| (\d+) \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert listed == [(deal.id, str(deal.copies), ", then ".join(map(_in_words, deal.effects))) for deal in DEALS]


@rule("SR-47")
def test_the_rules_page_lists_the_bonus_cards_as_they_are() -> None:
    listed = re.findall(r"^\| B[12] \| `(.+)` \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert [name for name, _ in listed] == [card.id for card in BONUS_CARDS]
    for (_, words), card in zip(listed, BONUS_CARDS, strict=True):
        if not words.startswith("choice exchange"):
            assert words.replace("take", "gain") == ", then ".join(map(_in_words, card.effects))


def _in_words(effect: Effect) -> str:
    verb = effect.to_json()["kind"].replace("_", " ")
    if effect.kind not in (GAIN, ALL_GAIN):
        return f"{verb} up to {effect.amount}"
    gained = [f"{number} {colour}" for number, colour in zip(counts(effect.amount), COLOURS, strict=True) if number]
    return f"{verb} {' and '.join(gained)}"
