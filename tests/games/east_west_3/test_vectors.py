"""The worked cases of the rules page, E3-V1 to E3-V8 (E3-V4 and E3-V7 are proven with the setup)."""

from tests.games.east_west_2.voyage import ship
from tests.games.east_west_3.table import Collector, pile, table
from tests.games.new_world.land import bonus, points, standing
from tests.games.playing import decision, make, offered
from tests.rule import rule


@rule("E3-V1")
def test_a_tile_after_the_fourth_and_the_eighth_card() -> None:
    state = table(Collector(hand=12), market="yyy yr g b", trade_deck="yyyy yyr yg rr")
    asked = []
    for _ in range(8):
        state.merchants[0].cubes = 0
        make(state, "work E2.5")
        asked.append(decision(state) == "tile")
        make(state, *(["tile 3"] if asked[-1] else []), "rest", "rest", "rest")
    assert asked == [False, False, False, True, False, False, False, True]
    assert len(pile(state)) == 8
    assert len(bonus(state)) == 2


@rule("E3-V2")
def test_three_tiles_for_columns_and_one_for_cards_fill_the_board() -> None:
    outposts = "8 2 13 6 1 12 4 9 11 10 5"  # the last outpost of cloves empties the third column
    own = Collector(outposts=outposts, bonus="native tools", pile="yyyy yyr yg")
    state = make(table(own, stacks={1: "settler", 3: "flat"}), "work B2.5", "sail 3", "build", "tile 1", "rest")
    make(state, "work E2.5", "tile 3", "rest")
    assert bonus(state) == ["native", "tools", "settler", "flat"]
    eighth = Collector(bonus="native tools settler flat", pile="yyyy yyr yg rr up3 yy-g yy-rr")
    full = make(table(eighth), "work E2.5")
    assert (len(pile(full)), full.deciding) == (8, (1,))


@rule("E3-V3")
def test_nine_cards_and_a_tile_marked_one() -> None:
    cards = "yyyy yyr yg rr up3 yy-g yy-rr yyy-b r-yyy"
    assert points(table(Collector(bonus="cards", pile=cards))) == {"bonus_trade_cards": 8}


@rule("E3-V5")
def test_a_column_while_only_d2_has_tiles() -> None:
    stacks = {1: "", 2: "", 3: "flat", 7: "", 8: ""}
    state = make(table(Collector(outposts="8 6 4"), stacks=stacks), "work B2.5", "sail 3", "build")
    assert state.deciding == (1,)
    assert bonus(state) == []


@rule("E3-V6")
def test_new_trade_cards_then_a_voyage() -> None:
    state = make(table(), "work E2.1")
    assert (state.deciding, decision(state)) == ((0,), "turn")
    make(state, "work B2.5", "sail 3", "build")
    assert ship(state) == 3
    assert state.deciding == (1,)


@rule("E3-V8")
def test_a_market_held_by_three_with_one_native_card() -> None:
    rivals = {1: Collector(at="D2.2=3")}
    state = table(Collector(cards="N02", hand=3), rivals)
    make(state, "work D2.2")
    assert standing(state) == {"D2.2": (0, 3)}
    assert "D2.2" not in offered(table(Collector(cards="N02", hand=2), rivals), "work")
