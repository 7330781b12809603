"""The first-game map, random maps and the players' own (EW-43 to EW-44a)."""

import re

import pytest

from caravanserai.core.chance import seeded
from caravanserai.core.errors import BadOption
from caravanserai.games.century.eastern_wonders.components import MAP_RULES
from caravanserai.games.century.eastern_wonders.game import CAPES, GAME, RING, STRAIT
from caravanserai.games.century.islands.maps.charts import FIRST_GAME
from caravanserai.games.century.islands.maps.hexes import Hex, around, distance
from caravanserai.games.century.islands.maps.own_maps import read_map
from caravanserai.games.century.islands.maps.random_maps import grown, on_the_coast, random_chart
from caravanserai.games.century.islands.maps.tiles import SYMBOL_OF
from caravanserai.games.century.sand_to_sea.game import GAME as SAND_TO_SEA
from tests.games.eastern_wonders.table import fresh
from tests.rule import rule

# The printed neighbours of every space, column by column.
NEIGHBOURS = {
    "A1": "A2 B1 B2", "A2": "A1 A3 B2 B3", "A3": "A2 A4 B3 B4", "A4": "A3 B4 B5",
    "B1": "A1 B2 C1 C2", "B2": "A1 A2 B1 B3 C2 C3", "B3": "A2 A3 B2 B4 C3 C4", "B4": "A3 A4 B3 B5 C4 C5",
    "B5": "A4 B4 C5 C6", "C1": "B1 C2 D1", "C2": "B1 B2 C1 C3 D1 D2", "C3": "B2 B3 C2 C4 D2 D3",
    "C4": "B3 B4 C3 C5 D3 D4", "C5": "B4 B5 C4 C6 D4 D5", "C6": "B5 C5 D5", "D1": "C1 C2 D2 E1",
    "D2": "C2 C3 D1 D3 E1 E2", "D3": "C3 C4 D2 D4 E2 E3", "D4": "C4 C5 D3 D5 E3 E4", "D5": "C5 C6 D4 E4",
    "E1": "D1 D2 E2", "E2": "D2 D3 E1 E3", "E3": "D3 D4 E2 E4", "E4": "D4 D5 E3",
}  # fmt: skip


@rule("EW-43")
def test_the_first_game_map_has_24_spaces_with_ports_at_the_ends_of_the_outer_columns() -> None:
    view = fresh().view(None)
    names = {space["space"]: space["name"] for space in view["spaces"]}
    assert list(names.values()) == sorted(NEIGHBOURS)
    assert {space["name"] for space in view["spaces"] if space["kind"] == "port"} == {"A1", "A4", "E1", "E4"}
    for space in view["spaces"]:
        assert sorted(names[other] for other in space["neighbours"]) == NEIGHBOURS[space["name"]].split()
    assert view["map"] == "first_game"


@rule("EW-44")
def test_an_own_map_is_tidied_kept_and_laid() -> None:
    text = read_map(STRAIT.replace("5,0 market;", "5,0 market yyy-b;"), MAP_RULES).text()
    assert GAME.settle({"map": f"  {text.upper()} ; "})["map"] == text
    for seed in range(5):
        state = fresh(2, seed, map=text)
        spaces = [space for space in state.view(None)["spaces"] if space["market"]]
        assert [space["name"] for space in spaces if space["market"] and space["market"]["id"] == "yyy-b"] == ["F2"]
        symbols = [SYMBOL_OF[space["market"]["tile"]] for space in spaces if space["market"]]
        assert [symbols.count(symbol) for symbol in range(4)] == [5, 5, 5, 5]
        assert state.view(None)["map"] == "custom"
        assert GAME.restore(state.save()).view(0) == state.view(0)
        assert state.options["map"] == text


@rule("EW-44")
def test_tiles_that_the_map_does_not_name_are_dealt_at_random() -> None:
    games = [fresh(2, seed, map=RING) for seed in range(10)]
    assert len({tuple(game.islands.tiles) for game in games}) == 10
    ids = [
        {space["name"]: space["market"]["id"] for space in game.view(None)["spaces"] if space["market"]}
        for game in games
    ]
    for laid in ids:
        fixed = {name: tile for name, tile in laid.items() if tile in ("yyy-b", "yy-g", "r-yyy", "rr-gg")}
        assert fixed == {"A2": "yyy-b", "B4": "yy-g", "D1": "r-yyy", "E4": "rr-gg"}


@rule("EW-44")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("0,1 market;", ""), "The map needs 20 spaces for markets and sea and 4 ports; this one has 19 and 4."),
        (
            ("0,1 market;", "0,1 port;"),
            "The map needs 20 spaces for markets and sea and 4 ports; this one has 19 and 5.",
        ),
        (("0,1 market;", "0,1 sea;"), "The map may mark 0 spaces as sea, not 1."),
        (("0,1 market;", "0,1 island;"), "A map space is market, sea or port, not 'island'."),
        (("0,1 market;", "0;1 market;"), "The map space '0' cannot be read; write it as 0,3 port or 1,2 market yyy-b."),
        (("0,1 market;", "0,x market;"), "The map space '0,x market' cannot be read; write it as 0,3 port or"),
        (("0,1 market;", "0,100 market;"), "The map space '0,100 market' cannot be read; write it as 0,3 port or"),
        (("0,1 market;", "0,1 market yy-g now;"), "The map space '0,1 market yy-g now' cannot be read; write it as"),
        (("0,1 market;", "1,1 market;"), "Two map spaces lie on 1,1."),
        (("0,1 market;", "0,1 market yyy-bb;"), "There is no market tile 'yyy-bb'; the tiles are g-yyyyr, b-yyyrr, "),
        (("0,0 port;", "0,0 port yy-g;"), "Only a market names its tile; 0,0 is a port."),
        (("1,0 market; 1,1 market;", "1,0 market yy-g; 1,1 market yy-g;"), "The map lays the market tile yy-g twice."),
        (("0,0 port;", "0,9 port;"), "The map falls apart: 0,9 cannot be reached from 0,1."),
        (("10,0 market;", "11,1 market;"), "The market on 11,1 touches only 1 other tile; it must touch at least 2."),
        (("0,0 port;", "0,0 port;" + " " * 2000), "The map is too long: 2000 characters are enough."),
        (
            (
                "1,0 market; 1,1 market; 2,0 market; 2,1 market; 3,0 market; 3,1 market;",
                "1,0 market b-yrg; 1,1 market yyyy-gb; 2,0 market yyyyy-ggg; 2,1 market rr-gg; 3,0 market b-gg; "
                "3,1 market yy-g;",
            ),
            "Only 5 tea markets are in the game; the map fixes 6.",
        ),
    ],
)
def test_a_wrong_map_is_refused_with_a_sentence(change: tuple[str, str], sentence: str) -> None:
    assert change[0] in STRAIT
    with pytest.raises(BadOption) as refusal:
        GAME.settle({"map": STRAIT.replace(*change)})
    assert str(refusal.value).startswith(sentence)


@rule("EW-44")
def test_a_map_that_merely_hangs_together_is_for_tables_that_allow_it() -> None:
    for game in (GAME, SAND_TO_SEA):
        with pytest.raises(BadOption, match="The market on 1,0 touches only 1 other tile; it must"):
            game.settle({"map": CAPES})
        for choice in ({"map_rules": "connected"}, {"rulings": "as_printed"}):
            settled = game.settle({"map": CAPES} | choice)
            assert (settled["map"], settled["map_rules"]) == (CAPES, "connected")
            assert game.settle(settled) == settled
        with pytest.raises(BadOption, match="touches only 1 other tile"):
            game.settle({"map": CAPES, "rulings": "as_printed", "map_rules": "two_neighbours"})
        with pytest.raises(BadOption, match="The map falls apart"):
            game.settle({"map": CAPES.replace("1,0 market", "1,9 market"), "map_rules": "connected"})


@rule("EW-44")
def test_what_is_typed_on_a_command_line_is_refused_with_its_own_coordinates() -> None:
    far = re.sub(r"\d+,", lambda column: f"{int(column[0][:-1]) + 7},", CAPES)
    with pytest.raises(BadOption, match="The market on 8,0 touches only 1 other tile"):
        GAME.parse_options({"map": far})
    assert GAME.parse_options({"map": far.upper(), "map_rules": "connected"})["map"] == CAPES


@rule("EW-44")
@pytest.mark.parametrize("port", ["0,0 port", "10,1 port", "5,-1 port", "4,2 port"])
def test_a_port_may_touch_a_single_tile_but_not_none(port: str) -> None:
    alone = STRAIT.replace("10,1 port", "11,0 port")
    assert GAME.settle({"map": alone})["map"] != GAME.settle({"map": STRAIT})["map"]
    with pytest.raises(BadOption) as refusal:
        GAME.settle({"map": STRAIT.replace(port, "-9,9 port")})
    assert str(refusal.value).startswith("The map falls apart: ")


@rule("EW-44")
@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (5, "The map is a text: first_game, random, or its spaces, such as 0,2 port; 0,3 market."),
        ("atlantis", "The map cannot be 'atlantis'; it can be first_game, random, or a list of spaces."),
    ],
)
def test_what_is_no_map_is_refused_with_a_sentence(value: object, sentence: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.settle({"map": value})
    assert str(refusal.value) == sentence


@rule("EW-44a")
def test_the_islands_of_a_random_map_grow_touching_two_and_ports_lie_far_apart() -> None:
    for seed in range(60):
        chance = seeded(seed, "maps")
        land = grown(20, chance)
        for number, place in enumerate(land):
            assert len(set(around(place)) & set(land[:number])) >= min(2, number)
        harbours = on_the_coast(land, 4, chance)
        coast = {other for place in land for other in around(place)} - set(land)
        assert set(harbours) <= coast
        for number, port in enumerate(harbours):
            earlier = harbours[:number]
            assert nearest(port, earlier) == max(nearest(place, earlier) for place in coast) or not earlier
            assert all(distance(port, other) >= 2 for other in earlier)


def nearest(place: Hex, ports: list[Hex]) -> int:
    return min([distance(place, port) for port in ports], default=0)


@rule("EW-44a")
def test_random_maps_are_good_maps_and_differ() -> None:
    shapes = set()
    for seed in range(40):
        chart = random_chart(20, 4, seeded(seed, "maps"))
        words = [
            f"{q},{r} {'port' if chart.port_at[space] >= 0 else 'market'}" for space, (q, r) in enumerate(chart.hexes)
        ]
        shapes.add(read_map("; ".join(words), MAP_RULES).text())
    assert len(shapes) == 40
    state = fresh(2, 3, map="random")
    assert state.view(None)["map"] == "random"
    assert state.islands.chart.hexes != FIRST_GAME.hexes
