"""Positions at sea for tests of the games of ships: tiles, ships, outposts, ports and bonus tiles by their names.

Spaces go by their names on the first-game map (`B3`), market tiles by their exchange (`yyy-b`), demands by the cubes
they cost (`ggbb`), cubes are lists [y, r, g, b]. Seat 0 is the first player unless a test says otherwise.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypedDict, TypeVar

from caravanserai.contract.refusing import Case, check_refused
from caravanserai.core.reasons import Detail
from caravanserai.games.century.caravan.card_sets import listed, set_of, with_card
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import bag, counts, one
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.archipelago import Archipelago
from caravanserai.games.century.islands.demands import CLOSED_PORT, DEMANDS
from caravanserai.games.century.islands.maps.charts import FIRST_GAME
from caravanserai.games.century.islands.maps.tiles import FIRST_SEA, MARKETS, SYMBOL_OF, is_market
from caravanserai.games.century.islands.ports import CLOSED_AMONG, NO_DEMAND, NOT_DRAWN, Ports
from caravanserai.games.century.market.trade_cards import spelled
from tests.games import playing

SPACE: Final = {FIRST_GAME.name(space): space + 1 for space in range(FIRST_GAME.size)}  # as moves number them
TILE: Final = {tile.id: number for number, tile in enumerate(MARKETS)}
DEMAND: Final = {spelled(counts(demand.cost)): number for number, demand in enumerate(DEMANDS)} | {
    "closed": CLOSED_PORT
}
DEMAND_NAME: Final = {number: name for name, number in DEMAND.items()}
BONUS: Final = {name: number for number, name in enumerate(bonus_tiles.KIND_NAMES)}
HOMES: Final = ("C3", "E2", "E3", "D5")  # where the ships lie unless a test says otherwise
FOUR_MARKETS: Final = {"B2": "yyy-b", "B3": "yy-g", "C3": "yy-rr", "C2": "r-yyy"}
FOUR_PORTS: Final = {"A1": "ggbb", "A4": "gggg", "E1": "rrbb", "E4": "bbbb"}
CORNERS: Final = ("A1", "A4", "E1", "E4")

Table = TypeVar("Table", bound=CubeTable)


class Position(TypedDict, total=False):
    """What lies on a table besides what its players have; `pile` and `closed` are those of `fill_ports`."""

    players: int
    options: Mapping[str, object]
    first: int
    turn: int
    tiles: Mapping[str, str]
    ports: Mapping[str, str]
    pile: str
    closed: str


@dataclass(frozen=True)
class Sailor:
    """What one player has. `built` overrules the numbers of outposts that follow from the tiles."""

    cubes: Sequence[int] = (0, 0, 0, 0)
    at: str = ""
    outposts: str = ""
    bonus: str = ""
    claimed: str = ""
    built: Sequence[int] | None = None

    def come_aboard(self, table: CubeTable, seat: int) -> None:
        islands = table.islands
        captain = islands.captains[seat]
        captain.ship = SPACE[self.at or HOMES[seat]] - 1
        captain.outposts = captain.built = captain.bonus = 0
        for name in self.outposts.split():
            space = SPACE[name] - 1
            captain.outposts = with_card(captain.outposts, space)
            captain.built += one(SYMBOL_OF[islands.tiles[space]])
        if self.built is not None:
            captain.built = bag(self.built)
        for name in self.bonus.split():
            tile = bonus_tiles.top_of(islands.stock, BONUS[name])
            islands.stock &= ~(1 << tile)
            captain.bonus = with_card(captain.bonus, tile)
        table.merchants[seat].cubes = bag(self.cubes)
        table.merchants[seat].claimed = set_of([DEMAND[name] for name in self.claimed.split()])


def begin(table: CubeTable, position: Position) -> None:
    """Get through the choice of sets and places, and give the turn to a seat."""
    for _ in range(table.players):
        table.apply(table.legal()[0])
        table.apply(table.legal()[0])
    table.first = position.get("first", 0)
    table.seat = table.decider = position.get("turn", table.first)


def lay_tiles(islands: Archipelago, wanted: Mapping[str, str]) -> None:
    """Bring market tiles to spaces; one that is not in the game comes in for another of its symbol."""
    fixed = [TILE[name] for name in wanted.values()]
    for space_name, tile_name in wanted.items():
        tile, tiles = TILE[tile_name], islands.tiles
        if tile not in tiles:
            symbol = SYMBOL_OF[tile]
            other = next(t for t in tiles if is_market(t) and SYMBOL_OF[t] == symbol and t not in fixed)
            tiles[tiles.index(other)] = tile
        here, there = SPACE[space_name] - 1, tiles.index(tile)
        tiles[here], tiles[there] = tiles[there], tiles[here]


def lay_seas(islands: Archipelago, names: str) -> None:
    """Bring sea tiles to these spaces, one after the other."""
    for number, name in enumerate(names.split()):
        tiles = islands.tiles
        here, there = SPACE[name] - 1, tiles.index(FIRST_SEA + number)
        tiles[here], tiles[there] = tiles[there], tiles[here]


def fill_ports(table: CubeTable, position: Position) -> None:
    """Lay demands on the ports and the rest in the pile, whose top is named first.

    The closed-port tile is on the port `closed`, or where `pile` names it, or as deep as it can be.
    """
    shown, pile, closed = position.get("ports", {}), position.get("pile", ""), position.get("closed", "")
    gone = [demand for merchant in table.merchants for demand in listed(merchant.claimed)]
    named = [DEMAND[name] for name in [*shown.values(), *pile.split()]]
    rest = [demand for demand in range(len(DEMANDS)) if demand not in gone and demand not in named]
    ports = [NO_DEMAND if name == closed else DEMAND.get(shown.get(name, ""), rest[0]) for name in CORNERS]
    for number, name in enumerate(CORNERS):
        if name != closed and name not in shown:
            ports[number] = rest.pop(0)
    order = [DEMAND[name] for name in pile.split()] + rest
    if not closed and CLOSED_PORT not in order:
        order.insert(max(0, CLOSED_AMONG - 1 - len(gone)), CLOSED_PORT)
    shut = CORNERS.index(closed) if closed else NOT_DRAWN
    table.islands.ports = Ports(ports, shut, order[::-1], len(order))


# -- what lies on the table ------------------------------------------------------------------------------------


def cubes(table: CubeTable, seat: int = 0) -> list[int]:
    return counts(table.merchants[seat].cubes)


def at(table: CubeTable, seat: int = 0) -> str:
    """The name of the space where a ship lies."""
    return table.islands.chart.name(int(table.islands.captains[seat].ship))


def claimed(table: CubeTable, seat: int = 0) -> set[str]:
    return {DEMAND_NAME[demand] for demand in listed(table.merchants[seat].claimed)}


def built(table: CubeTable, seat: int = 0) -> list[int]:
    return counts(table.islands.captains[seat].built)


def outposts(table: CubeTable, seat: int = 0) -> set[str]:
    """The names of the spaces where a player has an outpost."""
    return {table.islands.chart.name(space) for space in listed(table.islands.captains[seat].outposts)}


def bonus(table: CubeTable, seat: int = 0) -> dict[str, list[int]]:
    """A player's bonus tiles by kind, without the kinds they have none of."""
    return {kind: points for kind, points in bonus_tiles.shown(table.islands.captains[seat].bonus).items() if points}


def shown(table: CubeTable) -> dict[str, str]:
    """What each port shows: a demand, `closed`, or nothing."""
    ports = table.islands.ports
    names = [DEMAND_NAME.get(demand, "") for demand in ports.shown]
    if ports.closed != NOT_DRAWN:
        assert names[ports.closed] == "", "a closed port shows no demand"
        names[ports.closed] = "closed"
    return dict(zip(CORNERS, names, strict=True))


# -- playing ---------------------------------------------------------------------------------------------------


def spoken(move: str) -> str:
    """A move with the space named as players name it: `sail B3` for `sail 7`."""
    kind, _, word = move.partition(" ")
    return f"{kind} {SPACE[word]}" if word in SPACE else move


def offered(table: CubeTable, kind: str) -> set[str]:
    """The arguments with which a kind of move is offered; spaces by their names."""
    found = playing.offered(table, kind)
    return {FIRST_GAME.name(int(word) - 1) for word in found} if kind in ("sail", "place") else found


def make(table: Table, *moves: str) -> Table:
    """Make the moves, each for whoever decides, and give the table back."""
    return playing.make(table, *map(spoken, moves))


def turn_of(table: Table, *moves: str) -> Table:
    """Make the moves on a copy and give that back."""
    return playing.turn_of(table, *map(spoken, moves))


def tale(table: CubeTable, *moves: str) -> playing.Tale:
    """What is told of these moves: kind, seat and facts."""
    return playing.tale(table, *map(spoken, moves))


def in_numbers(cases: Iterable[Case]) -> list[Case]:
    """The cases with the spaces numbered as the game does."""
    return [replace(case, move=spoken(case.move)) for case in cases]


def refused(table: CubeTable, move: str, code: str, clause: str, **details: Detail) -> None:
    """The move is refused for this reason, and nothing changes."""
    check_refused(table, spoken(move), code, clause, details)


def waiting_at_the_start(state: CubeTable, clause: str) -> Case:
    """The refusal of who waits while the other one takes a set or places a ship."""
    return Case(state, "done", "not_your_turn", clause, seat=1 - state.deciding[0])


def check_who_waits_at_the_start(state: CubeTable, begins: str, turns: str) -> None:
    """While two take sets and place ships, who waits is told how the game begins, and afterwards whose turn it is."""
    for _ in range(4):
        check_refused(state, "done", "not_your_turn", begins, {}, 1 - state.deciding[0])
        state.apply(state.legal()[0])
    check_refused(state, "done", "not_your_turn", turns, {}, 1 - state.deciding[0])
