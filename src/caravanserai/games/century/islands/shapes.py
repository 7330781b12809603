# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of the sea, as the views and components of the games of ships tell them."""

from typing import Literal

from typing_extensions import TypedDict

from caravanserai.core.shapes import TableView

SpaceKind = Literal["market", "sea", "port"]


class MarketView(TypedDict):
    """A market tile as it counts at this table; `outpost_cost` is for the one looking, nothing once it is built."""

    tile: int
    id: str
    symbol: int
    give: list[int]
    take: list[int]
    outpost_cost: int | None


class SpaceView(TypedDict):
    """A space of the map with what lies there. Spaces are numbered from 1, as moves name them."""

    space: int
    name: str
    q: int
    r: int
    kind: SpaceKind
    market: MarketView | None
    neighbours: list[int]
    cubes: list[int]
    ships: list[int]
    outposts: list[int]


class PortView(TypedDict):
    """A port; `demand`, `cost` and `points` are nothing where no tile lies."""

    space: int
    closed: bool
    demand: int | None
    cost: list[int] | None
    points: int | None


class CaptainView(TypedDict):
    """A player's things. `built` counts the outposts taken from each row, ginger to cloves."""

    cubes: list[int]
    storage: int
    ship: int | None
    free_steps: int
    built: list[int]
    board_points: int
    bonus: dict[str, list[int]]
    claimed_count: int
    claimed: list[int] | None


class JourneyView(TypedDict):
    """A place where the ship can stop: the shortest way there, what its steps cost, and the docking fee in cubes."""

    space: int
    path: list[int]
    price: int
    fee: int


class SeaView(TableView):
    """The table of a game of ships, without its players.

    `closed_within` tells among how many next tiles of the pile the closed-port tile is, while it is not drawn.
    """

    map: str
    spaces: list[SpaceView]
    ports: list[PortView]
    demand_pile: int
    closed_within: int | None
    bonus_stock: dict[str, list[int]]
    starting_sets: list[list[int] | None]
    journeys: list[JourneyView]
    demands_to_end: int
    last_round: bool


class MarketTilePart(TypedDict):
    """A market tile: its row on the player boards and its exchange; `disputed` is the one some say it has."""

    id: str
    symbol: int
    give: list[int]
    take: list[int]
    disputed: list[list[int]]


class DemandPart(TypedDict):
    """A victory-point tile of the ports: the cubes it costs, and its points."""

    cost: list[int]
    points: int
    source: str


class PlayerBoardPart(TypedDict):
    """A player board, the same in every row: the points below each outpost, and those of a row by outposts built."""

    columns: int
    under_column: list[int]
    row_points: list[int]
    source: str


class SeaMapPart(TypedDict):
    """A map as axial coordinates of its hexes."""

    islands: list[list[int]]
    ports: list[list[int]]


class SeaComponents(TypedDict):
    """The tiles of a game of ships and its numbers. `bonus_points` are those of each stack from its top."""

    colours: list[str]
    symbols: list[str]
    storage: int
    room_per_hold_tile: int
    market_tiles: list[MarketTilePart]
    demands: list[DemandPart]
    demands_to_end: int
    bonus_kinds: list[str]
    bonus_points: dict[str, list[int]]
    starting_sets: list[list[int]]
    player_board: PlayerBoardPart
    free_steps: int
    first_game_map: SeaMapPart
