"""The boards, cards and tiles of A New World by their printed totals and by the scale they were made on."""

from collections import Counter

import pytest

from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.trade_cards import spelled
from caravanserai.games.century.new_world.components import COUNTRIES
from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.settlement.boards import BOARDS
from caravanserai.games.century.settlement.bonus_tiles import BONUS_TILES
from caravanserai.games.century.settlement.countries import Country
from caravanserai.games.century.settlement.exploration_tiles import EXPLORATION_TILES
from caravanserai.games.century.settlement.locations import ALWAYS, KIND_NAMES, PLAYERS_2_3
from caravanserai.games.century.settlement.point_cards import POINT_CARDS, STARS, SYMBOLS, PointCard
from caravanserai.games.century.settlement.shapes import LocationPart
from tests.games.new_world.page import COVERED, card_words, from_one_source, mark, page, table_row, what_it_does
from tests.rule import rule

EACH_COUNTRY = pytest.mark.parametrize("country", COUNTRIES.values(), ids=COUNTRIES)


@rule("NW-6")
def test_fourteen_point_cards_of_each_symbol_with_their_marks_and_stars() -> None:
    assert Counter(card.symbol for card in POINT_CARDS) == dict.fromkeys(range(4), 14)
    for symbol in range(4):
        family = [card for card in POINT_CARDS if card.symbol == symbol]
        assert Counter(STARS[card.star] for card in family) == {"none": 10, "black": 2, "white": 2}
        assert Counter(card.players for card in family) == {2: 10, 3: 2, 4: 2}
        assert all(card.players == 2 for card in family if STARS[card.star] != "none")


@pytest.mark.parametrize("card", POINT_CARDS, ids=lambda card: f"{SYMBOLS[card.symbol]}-{card.points}")
def test_a_card_pays_its_pips_and_a_point_for_a_third_and_a_fourth_colour_less_its_benefit(card: PointCard) -> None:
    cost = counts(card.cost)
    pips = sum(number * value for number, value in zip(cost, (1, 2, 3, 4), strict=True))
    colours = len([number for number in cost if number])
    allowance = {0: 3, 1: 2, 2: 4}[card.settlers]
    assert card.points == pips + max(0, colours - 2) - allowance
    assert 6 <= pips <= 12
    assert (card.settlers > 0) == (SYMBOLS[card.symbol] == "settler")


def test_the_sums_of_all_point_cards() -> None:
    assert sum(card.points for card in POINT_CARDS) == 349
    assert [sum(counts(card.cost)[colour] for card in POINT_CARDS) for colour in range(4)] == [74, 63, 52, 32]
    assert sum(card.settlers for card in POINT_CARDS) == 19


@rule("NW-7")
@EACH_COUNTRY
def test_the_boards_hold_together(country: Country) -> None:
    assert len(country.places) == 23
    assert all(1 <= location.settlers <= 3 for location in country.places)
    assert not any(location.native and location.tools for location in country.places)
    assert [country.places[fort].settlers for fort in country.forts] == [1, 1, 2, 3]
    assert [country.places[fort].stacks for fort in country.forts] == [(4,), (4,), (2, 2), (2, 2)]
    assert country.stack_homes == ["A1.1", "A1.2", "B1.1", "B1.1", "B1.2", "B1.2"]
    assert len({(spot.x, spot.y) for spot in country.spots}) == 23
    assert len([location for location in country.places if location.explore == ALWAYS]) == 8
    marked = [location.id for location in country.places if location.explore == PLAYERS_2_3]
    assert marked == ["A1.4", "B1.3"]


PRINTED = {
    "A1": "fort 1,fort 1,production 1 2000,upgrade 1 2,upgrade 2 3 n,production 3 0110 t",
    "B1": "fort 2,fort 3,production 2 2100 t,production 3 1001 n,trade 1 0100>3000 t,production 2 4000 n",
    "C1": "production 2 0200 n,trade 2 2000>0110 t *,upgrade 2 3 t,"
    "trade 2 0300>0002 t *,production 3 0101 n *,trade 3 3000>0011 n *",
    "D1": "trade 1 0010>0200 t,trade 2 3000>0210 n *,trade 2 0001>6000 t *,production 3 0020 n *,upgrade 3 5 t *",
    "E1": "production 1 0100 n,production 2 2010 t *,production 2 1200 n *,production 3 0020 n *,production 3 2001 t *",
    "F1": "upgrade 1 2 t,upgrade 2 4 n *,upgrade 3 5 t *,trade 2 1100>0020 n *,production 3 0300 n *",
    "G1": "refresh_forts 1,trade_again 1 2000>0100 t *,production 2 1200 n *,production 3 0020 n *,upgrade 3 5 t *",
    "H1": "trade_again 1 0200>0001 t,refresh_forts 1 *,upgrade 2 4 n *,production 2 2010 t *,production 3 2001 n *",
}


@pytest.mark.parametrize("board", PRINTED)
def test_every_location_as_the_rules_page_lists_it(board: str) -> None:
    found = []
    for number, location in enumerate(BOARDS[board].locations):
        assert location.id == f"{board}.{number + 1}"
        words = [KIND_NAMES[location.kind], str(location.settlers)]
        give, take = ("".join(map(str, counts(cubes))) for cubes in (location.give, location.take))
        if location.give:
            words.append(f"{give}>{take}")
        elif location.take:
            words.append(take)
        if location.steps:
            words.append(str(location.steps))
        words += ["n"] * location.native + ["t"] * location.tools + ["*"] * (location.explore == ALWAYS)
        found.append(" ".join(words))
    assert ",".join(found) == PRINTED[board]


def spelled_exchange(location: LocationPart) -> str:
    return f"{spelled(location['give'])}-{spelled(location['take'])}"


def test_bonus_tiles_by_mark_kind_and_symbol() -> None:
    tiles = [tile.to_json() for tile in BONUS_TILES]
    assert Counter(str(tile["mark"]) for tile in tiles) == {"none": 17, "I": 3, "III": 5}
    plain = [tile for tile in BONUS_TILES if tile.mark == 0]
    assert Counter(tile.to_json()["kind"] for tile in plain) == {
        "per_symbol": 4,
        "per_pair": 10,
        "settler_pairs": 2,
        "flat": 1,
    }
    assert Counter(symbol for tile in plain for symbol in tile.symbols) == dict.fromkeys(SYMBOLS, 6)
    assert all(len(set(tile.symbols)) == 2 for tile in plain if tile.to_json()["kind"] == "per_pair")
    paid = {(tile["kind"], tile["points"]) for tile in tiles}
    assert paid == {("per_symbol", 2), ("per_pair", 3), ("settler_pairs", 1), ("flat", 3), ("trade_cards", 2)}


def test_exploration_tiles_by_kind() -> None:
    tiles = [tile.to_json() for tile in EXPLORATION_TILES]
    assert Counter(tile["kind"] for tile in tiles) == {"cubes": 2, "settler": 2, "points": 2, "symbol": 4}
    assert [tile["cubes"] for tile in tiles[:2]] == [[1, 0, 1, 0], [0, 2, 0, 0]]
    assert [(tile["settlers"], tile["points"]) for tile in tiles[2:6]] == [(1, 0), (1, 0), (0, 3), (0, 3)]
    assert [tile["symbol"] for tile in tiles[6:]] == list(SYMBOLS)


def test_the_components_say_how_sure_we_are() -> None:
    components = GAME.components()
    provenance = components["provenance"]
    assert isinstance(provenance, dict)
    assert provenance["location_effects_and_marks"] == provenance["point_card_costs_and_points"] == "reconstructed"
    assert provenance["settlers_and_starting_cubes"] == "verified"
    assert components["boards"] == ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1"]
    assert len(components["locations"]) == 3 * 6 + 5 * 5


def test_no_location_asks_for_more_than_three_settlers_and_both_named_exchanges_are_there() -> None:
    """What reviewers of the base game tell; on which boards these exchanges lie is our guess."""
    components = GAME.components()
    locations = components["locations"]
    assert max(location["settlers"] for location in locations) == 3
    trades = {spelled_exchange(location): location["id"] for location in locations if location["kind"] == "trade"}
    assert (trades["rrr-bb"], trades["b-yyyyyy"]) == ("C1.4", "D1.3")
    provenance = components["provenance"]
    assert provenance["at_most_three_settlers_in_the_base_game"] == "single-source"
    assert provenance["exchanges_rrr-bb_and_b-yyyyyy"] == "single-source"
    assert provenance["where_these_exchanges_lie"] == "reconstructed"


def test_every_location_says_what_of_it_is_known() -> None:
    locations = GAME.components()["locations"]
    counted = {location["id"] for location in locations if location["settlers_source"] == "single-source"}
    assert counted == {"A1.1", "A1.2", "B1.1", "B1.2", *(f"C1.{number}" for number in range(1, 7))}
    told = {location["id"] for location in locations if location["source"] == "single-source"}
    assert told == {"C1.4", "D1.3"}
    assert {location["source"] for location in locations} == {"single-source", "reconstructed"}


PIPS = {"production": {1: (2, 2), 2: (4, 5), 3: (5, 6)}, "upgrade": {1: (2, 2), 2: (3, 4), 3: (5, 5)}}


@pytest.mark.parametrize("board", PRINTED)
def test_what_a_location_brings_follows_from_its_settlers(board: str) -> None:
    """The scale the boards were made on: cubes in pips or upgrade steps, the second number under a tile."""
    for location in BOARDS[board].locations:
        kind = KIND_NAMES[location.kind]
        if kind in PIPS:
            pips = sum(number * value for number, value in zip(counts(location.take), (1, 2, 3, 4), strict=True))
            assert (pips or location.steps) == PIPS[kind][location.settlers][location.explore == ALWAYS], location.id


def test_the_rules_page_lists_the_locations_and_cards_that_are_played_with() -> None:
    components = GAME.components()
    lines = page("new_world").splitlines()
    for location in components["locations"]:
        covered = COVERED[location["explore"]]
        known = from_one_source(location)
        row = table_row(location["id"], location["settlers"], what_it_does(location), mark(location), covered, known)
        assert row in lines
    for symbol in SYMBOLS:
        cards = [card_words(card) for card in components["point_cards"] if card["symbol"] == symbol]
        assert table_row(symbol, ", ".join(cards)) in lines
