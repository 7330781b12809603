# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of islands, ships and outposts where settlers have them, as views and components tell them."""

from typing_extensions import TypedDict

from caravanserai.games.century.islands.shapes import MarketTilePart, PlayerBoardPart, SpaceView
from caravanserai.games.century.settlement.shapes import PioneerView, SettlementComponents, SettlementView


class LandingView(TypedDict):
    """A tile where the ship can end its move: the first way there, and the cubes it pays to ships that lie there."""

    space: int
    path: list[int]
    fee: int


class VoyageView(TypedDict):
    """A move of the ship of the one deciding: by a location, or with no location the one being made.

    `steps` are the steps it makes, 0 for a move to any tile.
    """

    location: int | None
    steps: int
    landings: list[LandingView]


class VoyagerView(PioneerView):
    """A player with a ship. `built` counts the outposts taken from each row of the board, ginger to cloves."""

    ship: int
    outposts: list[int]
    built: list[int]
    columns_empty: int
    board_points: int


class SettlementWithShipsView(SettlementView):
    """The table of a settlement game with an island map, without its players."""

    map: str
    spaces: list[SpaceView]
    voyages: list[VoyageView]


class IslandPart(TypedDict):
    """The default island map: the hexes of its islands; it has no ports."""

    islands: list[list[int]]
    ports: list[list[int]]
    source: str


class SettlementWithShipsComponents(SettlementComponents):
    """Boards, cards, tiles and figures of a settlement game with an island map."""

    trade_symbols: list[str]
    market_tiles: list[MarketTilePart]
    player_board: PlayerBoardPart
    default_island: IslandPart
