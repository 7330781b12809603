"""How the parts of A New World fit together: short stories over settlers, forts, tools, tiles and scores."""

import pytest

from caravanserai.core.chance import seeded
from caravanserai.games.century.caravan.card_sets import set_of
from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.market.rows import OpenRow
from caravanserai.games.century.new_world.components import COUNTRIES
from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.new_world.state import NewWorldState
from caravanserai.games.century.settlement.bonus_tiles import BONUS_TILES, MARK_I, MARK_III, UNMARKED
from caravanserai.games.century.settlement.point_cards import (
    NATIVE,
    POINT_CARDS,
    SYMBOLS,
    TOOLS,
    WHITE,
    point_deck,
)

NATIVES = [number for number, card in enumerate(POINT_CARDS) if card.symbol == NATIVE]
TOOL_CARDS = [number for number, card in enumerate(POINT_CARDS) if card.symbol == TOOLS]


def table(players: int = 2, seed: int = 3, **options: object) -> NewWorldState:
    state = GAME.new(players, seed, options)
    assert isinstance(state, NewWorldState)
    return state


def place(state: NewWorldState, location: str) -> int:
    return [place.id for place in state.settlement.country.places].index(location)


def open_all(state: NewWorldState) -> None:
    state.settlement.covers = [-1] * len(state.settlement.covers)


def hold(state: NewWorldState, location: str, seat: int, settlers: int) -> None:
    state.settlement.holders[place(state, location)] = seat
    state.settlement.crowds[place(state, location)] = settlers


def test_components_add_up() -> None:
    assert len(POINT_CARDS) == 56
    assert [len(point_deck(players, WHITE, seeded(3, "test"))) for players in (2, 3, 4)] == [32, 40, 48]
    assert all(sum(card.symbol == symbol for card in POINT_CARDS) == 14 for symbol in range(len(SYMBOLS)))
    marks = [tile.mark for tile in BONUS_TILES]
    assert (marks.count(UNMARKED), marks.count(MARK_I), marks.count(MARK_III)) == (17, 3, 5)
    for country in COUNTRIES.values():
        assert (country.size, sum(country.stack_sizes)) == (23, 16)
        assert (len(country.always), len(country.players_2_3)) == (8, 2)
        assert [country.places[fort].settlers for fort in country.forts] == [1, 1, 2, 3]


@pytest.mark.parametrize(("players", "covered"), [(2, 10), (3, 10), (4, 8)])
def test_exploration_tiles_by_players(players: int, covered: int) -> None:
    state = table(players)
    assert sum(tile >= 0 for tile in state.settlement.covers) == covered
    assert bin(state.settlement.boxed).count("1") == 10 - covered


@pytest.mark.parametrize(
    ("location", "held", "natives", "needed"),
    [("B1.4", 0, 1, 2), ("B1.4", 0, 4, 1), ("B1.6", 2, 1, 2), ("B1.6", 1, 2, 1), ("A1.6", 1, 0, 2), ("A1.3", 3, 0, 4)],
)
def test_settlers_needed(location: str, held: int, natives: int, needed: int) -> None:
    state = table()
    if held:
        hold(state, location, 1 - int(state.seat), held)
    claimed = set_of(NATIVES[:natives])
    assert state.settlement.needed(place(state, location), claimed) == needed


def test_a_displaced_player_gets_the_settlers_back() -> None:
    state = table()
    rival = 1 - int(state.seat)
    hold(state, "A1.3", rival, 3)
    state.settlement.pioneers[rival].hand -= 3
    mover = int(state.seat)
    state.apply("work A1.3")
    assert state.settlement.pioneers[rival].hand == 7
    assert state.settlement.pioneers[mover].hand == 3
    assert state.settlement.holders[place(state, "A1.3")] == mover
    assert state.settlement.crowds[place(state, "A1.3")] == 4


def test_tools_come_before_the_trade() -> None:
    state = table()
    mover = state.merchant()
    mover.cubes = bag((0, 0, 0, 0))
    mover.claimed = set_of(TOOL_CARDS[:2])
    state.apply("work B1.5")
    assert [move.text for move in state.legal()] == ["times 1", "times 2"]
    state.apply("times 1")
    assert counts(mover.cubes) == [3, 1, 0, 0]


@pytest.mark.parametrize(
    ("cubes", "room", "times"), [((7, 2, 0, 0), True, 0), ((6, 2, 0, 0), True, 1), ((7, 2, 0, 0), False, 2)]
)
def test_trades_need_room(cubes: tuple[int, int, int, int], room: bool, times: int) -> None:
    state = table(trade_needs_room=room)
    state.merchant().cubes = bag(cubes)
    reason = state.why_not("work B1.5")
    if times == 0:
        assert reason is not None
        assert (reason.code, reason.clause) == ("no_room", "NW-32")
    else:
        state.apply("work B1.5")
        assert len(state.legal()) == times


def test_the_row_slides_after_a_claim() -> None:
    state = table()
    state.settlement.points = OpenRow([28, 0, 1, 2], [6, 5, 4, 3], 4)
    state.merchant().cubes = POINT_CARDS[0].cost
    state.apply("work A1.2")
    state.apply("claim")
    assert state.settlement.points.cards == [28, 1, 2, 3]
    assert state.settlement.points.next_card() == 4


def test_an_exploration_card_takes_a_tile_and_opens_the_location() -> None:
    state = table()
    card = next(number for number, card in enumerate(POINT_CARDS) if card.symbol == SYMBOLS.index("exploration"))
    state.settlement.points.cards[0] = card
    state.merchant().cubes = POINT_CARDS[card].cost
    covered = place(state, "C1.2")
    tile = state.settlement.covers[covered]
    mover = int(state.seat)
    state.apply("work A1.1")
    state.apply("claim")
    assert state.decision_view() == {"kind": "explore", "facts": {}}
    assert state.view(None)["point_row"][0] is None
    state.apply(GAME.moves.of("explore")[tile])
    assert state.settlement.covers[covered] == -1
    assert state.settlement.pioneers[mover].explored == 1 << tile
    assert state.view(None)["point_row"][0] is not None


def test_refreshing_the_forts_brings_another_turn() -> None:
    state = table(fourth_board="G1")
    row, deck = [0, 1, 2, 3], [10, 9, 8, 7, 6, 5, 4]
    state.settlement.points = OpenRow(row, deck, len(deck))
    mover = int(state.seat)
    state.apply("work G1.1")
    points = state.settlement.points
    assert points.cards == [4, 5, 6, 7]
    assert points.deck[: points.left] == [3, 2, 1, 0, 10, 9, 8]
    assert points.known == 4
    assert state.deciding == (mover,)
    assert state.view(None)["point_bottom"] == [0, 1, 2, 3]


def test_eighteen_points_of_bonus_tiles() -> None:
    """Natives 3, exploration 3, tools 1; tiles native+exploration, native+tools, native (NW-V3)."""
    state = table()
    explorers = [number for number, card in enumerate(POINT_CARDS) if card.symbol == SYMBOLS.index("exploration")]
    state.merchants[0].claimed = set_of(NATIVES[:3] + explorers[:3] + TOOL_CARDS[:1])
    state.settlement.pioneers[0].bonus = set_of([6, 4, 0])
    lines = {line["item"]: line["points"] for line in state.breakdown(0)}
    assert lines["bonus_per_pair"] + lines["bonus_per_symbol"] == 18


def test_rest_with_nobody_placed_and_the_end_of_a_turn() -> None:
    state = table()
    state.merchant().cubes = bag((11, 0, 0, 1))
    mover = state.merchant()
    state.apply("rest")
    state.apply("discard y")
    state.apply("discard b")
    assert counts(mover.cubes) == [10, 0, 0, 0]
    assert state.seat != state.first
