"""The pieces in the box, by the figures of the printed game."""

import re
from pathlib import Path

import pytest

from caravanserai.games.dunhuang.components import (
    ALL_COINS,
    ALL_PRESTIGE,
    CHARACTERS,
    CLAUSES,
    RECONSTRUCTED_NAMES,
    components,
)
from caravanserai.games.dunhuang.game import GAME
from caravanserai.games.dunhuang.goods import GOOD_KEYS, bag_of, counts, kinds, listed, number_of, total
from tests.games.dunhuang.table import fresh
from tests.rule import rule

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "dunhuang.md"
GOODS = ["gold", "silver", "jade", "glass", "spice", "bamboo", "tea", "paper", "wool", "silk"]
PAIRS = [
    ("artist", "musician"),
    ("princess", "dancer"),
    ("translator", "ambassador"),
    ("soldier", "general"),
    ("chinese_merchant", "sogdian_merchant"),
    ("maid", "servant"),
    ("shepherd", "peasant"),
    ("manichaean", "buddhist"),
]

# players: goods, cards, removed at the start, deck, coins each, coin supply, tokens, tokens to win
FIGURES = {
    2: (7, 35, 4, 21, 5, 34, 7, 5),
    3: (8, 44, 6, 27, 6, 26, 8, 4),
    4: (10, 55, 8, 35, 7, 16, 10, 4),
}


@rule("DH-3")
def test_ten_goods_with_as_many_cards_as_their_number() -> None:
    assert list(GOOD_KEYS) == GOODS
    census = fresh(4).census()
    assert [census[f"cards of good {number}"] for number in range(1, 11)] == list(range(1, 11))
    assert sum(range(1, 11)) == 55
    assert [census[f"token {number}"] for number in range(1, 11)] == [1] * 10


@rule("DH-6")
def test_sixteen_characters_on_eight_tokens() -> None:
    assert list(zip(CHARACTERS[::2], CHARACTERS[1::2], strict=True)) == PAIRS


@rule("DH-95")
def test_44_coins_and_28_prestige() -> None:
    assert (ALL_COINS, ALL_PRESTIGE) == (44, 28)
    for players in (2, 3, 4):
        census = fresh(players).census()
        assert (census["coins"], census["prestige"]) == (44, 28)


@rule("DH-13", "DH-7", "DH-10", "DH-11", "DH-72")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_figures_of_the_setup(players: int) -> None:
    goods, cards, removed, deck, coins, supply, tokens, needed = FIGURES[players]
    state = fresh(players)
    census = state.census()
    in_play = [number for number in range(1, 11) if census[f"cards of good {number}"]]
    assert (len(in_play), sum(in_play)) == (goods, cards)
    assert [census[f"cards of good {number}"] for number in in_play] == in_play
    assert [census[f"token {number}"] for number in range(1, 11)] == [int(n in in_play) for n in range(1, 11)]
    assert len(in_play) == tokens
    assert sum(good is not None for good in state.view(None)["market"]) == 8
    assert [total(trader.dealt) for trader in state.traders] == [3] * players
    assert len(state.deck) == deck
    assert [trader.coins for trader in state.traders] == [coins] * players
    assert (state.coin_supply, state.prestige_supply) == (supply, 28)
    assert state.tokens_to_win == needed
    for seat in range(players):
        state.apply(state.legal(seat)[0], seat)
    assert sum(total(trader.removed) for trader in state.traders) == removed
    assert [total(trader.hand) for trader in state.traders] == [1] * players
    assert len(state.deck) == deck


def test_the_rules_page_prints_the_same_figures() -> None:
    rows = re.findall(r"^\| [234] \| \d+ \| .+$", PAGE.read_text("utf-8"), re.MULTILINE)
    printed = {}
    for row in rows:
        players, goods, cards, _, _, _, removed, deck, coins, supply, tokens, needed, _ = map(
            int, re.findall(r"\d+", row)
        )
        printed[players] = (goods, cards, removed, deck, coins, supply, tokens, needed)
    assert printed == FIGURES


def test_the_rules_page_lists_every_option_with_its_values() -> None:
    listed_options = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE.read_text("utf-8"), re.MULTILINE))
    assert list(listed_options) == [option.name for option in GAME.options]
    for option in GAME.options:
        values = [f"`{value}`" for value in option.values if isinstance(value, str)]
        assert not values or listed_options[option.name].split(" / ") == values


def test_the_facts_for_tables_and_bots() -> None:
    parts = components()
    goods, characters = parts["goods"], parts["characters"]
    assert isinstance(goods, list)
    assert isinstance(characters, list)
    assert [(good["key"], good["number"]) for good in goods] == [(key, n) for n, key in enumerate(GOODS, 1)]
    assert [good["key"] for good in goods if good["name_source"] == "reconstructed"] == list(RECONSTRUCTED_NAMES)
    assert list(RECONSTRUCTED_NAMES) == ["jade", "glass", "spice", "paper"]
    assert [character["token"] for character in characters] == [number // 2 for number in range(16)]
    assert [character["clause"] for character in characters] == list(CLAUSES)
    assert (parts["coins"], parts["prestige"], parts["slots"]) == (44, 28, 8)
    assert (parts["goods_to_win"], parts["token_points"]) == (4, 2)


def test_every_character_is_explained_by_its_clause() -> None:
    page = PAGE.read_text("utf-8")
    for name, clause in zip(CHARACTERS, CLAUSES, strict=True):
        text = next(line for line in page.splitlines() if line.startswith(f"- **{clause}** "))
        assert name.replace("_", " ").title() in text.partition(":")[0]


def test_bags_of_goods() -> None:
    bag = bag_of([6, 3, 6, 9])
    assert counts(bag) == [0, 0, 0, 1, 0, 0, 2, 0, 0, 1]
    assert listed(bag) == [3, 6, 6, 9]
    assert (total(bag), kinds(bag), number_of(bag, 6), number_of(bag, 0)) == (4, 3, 2, 0)
    everything = bag_of([good for good in range(10) for _ in range(good + 1)])
    assert (total(everything), kinds(everything), kinds(0), total(0)) == (55, 10, 0, 0)


@rule("DH-6")
def test_the_page_names_the_pairs() -> None:
    page = PAGE.read_text("utf-8")
    for a, b in PAIRS:
        assert f"{a.replace('_', ' ').title()} and {b.replace('_', ' ').title()}" in page
