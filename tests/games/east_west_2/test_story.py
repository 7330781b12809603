"""The story a table tells of voyages and forts: every event is true, and together they are the whole truth."""

from tests.games.east_west_2.table import table
from tests.games.east_west_2.voyage import TILE, Sailor
from tests.games.new_world.land import CARD, number, tiles
from tests.games.playing import tale


def test_a_voyage_with_fee_outpost_tile_and_exchange_is_told() -> None:
    state = table(Sailor([8, 0, 0, 0], outposts="8 6 4"), {1: Sailor(ship=3, outposts="3")}, stacks={1: "flat native"})
    moves = ("work B2.4", "sail 4", "sail 3", "fee y", "build", "pay y", "pay y", "tile 1", "trade 1")
    flat, native = tiles("flat native")
    assert tale(state, *moves) == [
        ("worked", 0, {"location": number(state, "B2.4"), "settlers": 3}),
        ("sailed", 0, {"space": 4, "leaving": 7}),
        ("sailed", 0, {"space": 3, "leaving": 4}),
        ("paid_fee", 0, {"cubes": [1, 0, 0, 0], "owner": 1}),
        ("paid_outpost", 0, {"cubes": [1, 0, 0, 0]}),
        ("paid_outpost", 0, {"cubes": [1, 0, 0, 0]}),
        ("built", 0, {"space": 3, "tile": TILE["yyy-b"], "symbol": 3, "column": 1, "points": 1}),
        ("took_tile", 0, {"tile": flat, "stack": 1}),
        ("turned_up_tile", 0, {"tile": native, "stack": 1}),
        ("traded", 0, {"space": 3, "tile": TILE["yyy-b"], "times": 1, "gave": [3, 0, 0, 0], "took": [0, 0, 0, 1]}),
    ]


def test_trades_under_the_ship_and_at_an_outpost_are_told() -> None:
    state = table(Sailor([5, 0, 0, 0], ship=3, outposts="4"))
    told = tale(state, "work F2.2", "trade 1", "rest", "work F2.3", "outpost 4", "trade 1")
    facts = [facts for kind, _, facts in told if kind == "traded"]
    assert facts == [
        {"space": 3, "tile": TILE["yyy-b"], "times": 1, "gave": [3, 0, 0, 0], "took": [0, 0, 0, 1]},
        {"space": 4, "tile": TILE["yy-g"], "times": 1, "gave": [2, 0, 0, 0], "took": [0, 0, 1, 0]},
    ]
    assert [kind for kind, _, _ in told] == ["worked", "traded", "rested", "worked", "traded"]


def test_a_claim_and_the_last_round_are_told() -> None:
    seven = "N02 N03 T02 T03 S02 S03 X02"
    state = table(Sailor([2, 2, 0, 0], cards=seven), deck="N04 N05")
    assert tale(state, "work A2.1") == [
        ("worked", 0, {"location": number(state, "A2.1"), "settlers": 1}),
        ("claimed", 0, {"card": CARD["N01"], "points": 3, "position": 1, "gave": [2, 2, 0, 0]}),
        ("last_round", 0, {"cards": 8}),
        ("turned_up_point", 0, {"card": CARD["N04"], "position": 4}),
        ("next_point", 0, {"card": CARD["N05"]}),
    ]
