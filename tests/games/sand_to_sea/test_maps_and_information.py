"""Own and random maps (SS-32), what a seat sees and may imagine, and chance (SS-33)."""

import pytest

from caravanserai.core.errors import BadOption
from caravanserai.games.century.islands.maps.charts import FIRST_GAME
from caravanserai.games.century.islands.maps.tiles import kind_of
from caravanserai.games.century.sand_to_sea.game import BLOCK, CHANNEL, GAME
from tests.games.eastern_wonders.sea import DEMAND, make
from tests.games.golden_deals import CARD
from tests.games.sand_to_sea.table import Voyager, cards_of, fresh, table, wander
from tests.rule import rule

EVERYTHING = {"bonus_cards": True, "golden_deals": True}
RIVAL = Voyager([0, 3, 0, 0], claimed="gggg", hand="up2 b", played="yy rr", sailed="g yyy")


@rule("SS-32")
def test_a_map_may_fix_the_sea_or_leave_it_to_chance() -> None:
    seas = []
    for text in (CHANNEL, BLOCK):
        found = set()
        for seed in range(10):
            state = fresh(2, seed, map=text)
            tiles = state.islands.tiles
            found.add(tuple(state.islands.chart.name(s) for s in range(24) if kind_of(tiles[s]) == "sea"))
            assert [kind_of(tile) for tile in tiles].count("market") == 16
            assert GAME.restore(state.save()).save() == state.save()
        seas.append(found)
    assert seas[0] == {("C1", "C4", "D1", "D4")}
    assert len(seas[1]) > 5


LONELY = CHANNEL.replace("2,0 sea", "2,0 market").replace("3,-1 sea", "3,-1 market")


@rule("SS-32")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (LONELY, "The map may mark 0 or 4 spaces as sea, not 2."),
        (
            CHANNEL.replace("0,1 market;", ""),
            "The map needs 20 spaces for markets and sea and 4 ports; this one has 19",
        ),
        (CHANNEL.replace("2,0 sea", "2,0 sea yy-g"), "Only a market names its tile; 2,0 is a sea."),
        (BLOCK.replace("5,0 market", "6,-1 market"), "The map falls apart: 6,-1 cannot be reached from 0,0."),
        (
            BLOCK.replace("5,0 market", "-1,5 market"),
            "The market on -1,5 touches only 1 other tile; it must touch at least 2.",
        ),
        (
            BLOCK.replace(
                "0,1 market; 0,2 market; 0,3 market;", "0,1 market b-yrg; 0,2 market yy-g; 0,3 market b-gg;"
            ).replace("1,0 market;", "1,0 market yyyy-gb;"),
            "Only 4 tea markets are in the game; the map fixes 5.",
        ),
    ],
)
def test_a_wrong_map_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.settle({"map": text})
    assert str(refusal.value).startswith(sentence)


@rule("SS-32")
def test_a_space_marked_as_sea_needs_one_neighbour_only() -> None:
    lonely = CHANNEL.replace("2,0 sea; ", "").replace("1,0 market; ", "1,0 market; -1,0 sea; ")
    assert "sea" in str(GAME.settle({"map": lonely})["map"])
    with pytest.raises(BadOption, match="it must touch at least 2"):
        GAME.settle({"map": lonely.replace("-1,0 sea", "-1,0 market").replace("1,2 market", "1,2 sea")})


@rule("SS-32")
def test_random_maps_hold_markets_and_sea() -> None:
    shapes = set()
    for seed in range(20):
        state = fresh(2, seed, map="random")
        islands = state.islands
        kinds = [kind_of(tile) for tile in islands.tiles]
        assert (kinds.count("market"), kinds.count("sea"), kinds.count("port")) == (16, 4, 4)
        assert all(len(islands.chart.neighbours[space]) >= 2 for space in islands.chart.islands())
        shapes.add(tuple(islands.chart.hexes))
    assert len(shapes) == 20
    assert tuple(FIRST_GAME.hexes) not in shapes


@rule("SS-33")
def test_hands_spent_piles_and_claimed_tiles_are_their_owners() -> None:
    state = table(Voyager(claimed="bbbb"), {1: RIVAL})
    for seat in (0, None):
        rival = state.view(seat)["captains"][1]
        assert (rival["hand"], rival["sailed"], rival["claimed"]) == (None, None, None)
        assert (rival["hand_count"], rival["sailed_count"], rival["claimed_count"]) == (2, 2, 1)
        assert rival["played"] == [CARD["yy"], CARD["rr"]]
        assert state.view(seat)["scores"] is None
    own = state.view(1)["captains"][1]
    assert own["hand"] == [CARD["up2"], CARD["b"]]
    assert own["sailed"] == sorted([CARD["g"], CARD["yyy"]])
    assert own["claimed"] == [DEMAND["gggg"]]


@rule("SS-33")
def test_show_scores_opens_tiles_and_scores_but_no_cards() -> None:
    state = table(Voyager(), {1: RIVAL}, options={"show_scores": True})
    view = state.view(0)
    assert view["scores"] == [0, 12 + 3]
    rival = view["captains"][1]
    assert (rival["claimed"], rival["hand"], rival["sailed"]) == ([DEMAND["gggg"]], None, None)


@rule("SS-33")
def test_when_the_game_is_over_everything_is_open() -> None:
    state = table(Voyager(), {0: RIVAL}, turn=1)
    state.last_round = True
    make(state, "rest")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view["scores"] == state.scores()
        assert [captain["hand"] is None for captain in view["captains"]] == [False, False]
        assert [captain["sailed"] is None for captain in view["captains"]] == [False, False]


@rule("SS-33")
def test_deals_are_seen_where_their_cards_are() -> None:
    state = table(Voyager(sailed="yr"), {1: RIVAL}, deals={"g": "gd01", "b": "gd02", "yr": "gd03"})
    seen = state.view(0)["deals"]
    assert str(CARD["yr"]) in seen
    assert str(CARD["rr"]) in seen  # in the rival's played area
    assert not {str(CARD[name]) for name in ("g", "b")} & set(seen)
    assert {str(CARD[name]) for name in ("g", "b", "yyy")} <= set(state.view(1)["deals"])
    assert not {str(card) for card in state.market.hidden()} & set(seen)


@rule("SS-33")
@pytest.mark.parametrize("seed", [1, 2])
def test_an_imagined_world_looks_the_same_and_keeps_all_cards_of_the_players(seed: int) -> None:
    decks = set()
    for number, state in enumerate(wander(fresh(3, seed, **EVERYTHING), seed, most=3000)):
        if number % 40:
            continue
        world = state.imagine(0, number)
        for seat in (0, None):
            assert world.view(seat) == state.view(seat)
        assert world.legal(0) == state.legal(0)
        assert world.census() == state.census()
        assert [cards_of(world, seat) for seat in range(3)] == [cards_of(state, seat) for seat in range(3)]
        assert (world.sailed[0], world.merchants[0].hand) == (state.sailed[0], state.merchants[0].hand)
        decks.add(tuple(world.islands.ports.pile))
    assert len(decks) > 20


@rule("SS-33")
@pytest.mark.parametrize("seed", [1, 2])
def test_after_setup_nothing_is_drawn_but_the_next_card_or_tile(seed: int) -> None:
    state = fresh(3, seed, **EVERYTHING)
    drawn = state.chance.save()
    pile, deck = state.islands.ports.pile[:], state.market.deck[:]
    for now in wander(state, seed, most=4000):
        ports, market = now.islands.ports, now.market
        assert now.chance.save() == drawn
        assert (ports.pile[: ports.left], market.deck[: market.left]) == (pile[: ports.left], deck[: market.left])
        assert now.revealed == 23 - ports.left + 43 - market.left
