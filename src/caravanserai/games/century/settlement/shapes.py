# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of boards, forts, stacks and players in the games of settlers, as views and components tell them."""

from typing_extensions import TypedDict

from caravanserai.core.shapes import TableView


class LocationView(TypedDict):
    """A location. `x` and `y` count cells of the whole table from 1.

    `price`, `discount` and `tools_cubes` are for the one looking, for spectators the one deciding; `price` is nothing
    where those settlers cannot go at all: under a tile, and where they stand already. `enough_settlers` tells whether
    those in hand suffice.
    """

    location: int
    id: str
    board: str
    x: int
    y: int
    kind: str
    printed: int
    native: bool
    tools: bool
    give: list[int]
    take: list[int]
    steps: int
    another_turn: bool
    fort: int | None
    market: int | None
    tile: int | None
    holder: int | None
    settlers: int
    price: int | None
    enough_settlers: bool
    discount: int
    tools_cubes: int


class StackView(TypedDict):
    """A stack of bonus tiles, the location or panel it lies on, its top tile, and how many tiles it has."""

    stack: int
    home: str
    tile: int | None
    left: int


class PioneerView(TypedDict):
    """A player. `symbols` count native, tools, settler and exploration for the bonus tiles, symbol tiles included."""

    cubes: list[int]
    storage: int
    settlers_in_hand: int
    settlers_placed: int
    settlers_in_reserve: int
    slots: int
    bonus: list[int]
    explored: list[int]
    claimed: list[int]
    natives: int
    tools: int
    symbols: list[int]


class SettlementView(TableView):
    """The table of a game with settlers. `point_row` has a place for every fort, nothing where no card lies.

    `point_payable` tells for every fort whether the one looking has the cubes for its card.
    """

    layout: list[list[str]]
    locations: list[LocationView]
    point_row: list[int | None]
    point_payable: list[bool]
    point_next: int | None
    point_deck: int
    point_bottom: list[int]
    stacks: list[StackView]
    beside: list[int]
    cards_to_end: int
    last_round: bool


class LocationPart(TypedDict):
    """A location as it is printed. `stacks` says how many bonus tiles each stack there begins with."""

    id: str
    board: str
    row: int
    column: int
    kind: str
    settlers: int
    native: bool
    tools: bool
    explore: str
    give: list[int]
    take: list[int]
    steps: int
    stacks: list[int]
    another_turn: bool
    settlers_source: str
    source: str


class PanelPart(TypedDict):
    """A part of a board that holds stacks of bonus tiles away from any fort; a cell is a row and a column."""

    id: str
    board: str
    cells: list[list[int]]


class FortCardPart(TypedDict):
    """A point card above a fort. `settlers` come when it is claimed; `players` is the fewest it is used with."""

    symbol: str
    cost: list[int]
    points: int
    settlers: int
    players: int
    star: str
    source: str


class SettlementTilePart(TypedDict):
    """A bonus tile: the points it pays at the end each time for what its kind and symbols name."""

    kind: str
    symbols: list[str]
    points: int
    mark: str
    source: str


class ExplorationTilePart(TypedDict):
    """An exploration tile: the cubes, settlers or points it brings, or the symbol it counts as."""

    id: str
    kind: str
    cubes: list[int]
    settlers: int
    points: int
    symbol: str | None
    source: str


class SettlementComponents(TypedDict):
    """Boards, cards, tiles and figures of a game of settlers; `provenance` says how sure each group of them is."""

    colours: list[str]
    symbols: list[str]
    storage: int
    bonus_slots: int
    settlers: int
    settlers_at_start: dict[str, int]
    starting_cubes: list[list[int]]
    cards_to_end: int
    boards: list[str]
    locations: list[LocationPart]
    panels: list[PanelPart]
    point_cards: list[FortCardPart]
    bonus_tiles: list[SettlementTilePart]
    exploration_tiles: list[ExplorationTilePart]
    provenance: dict[str, str]
