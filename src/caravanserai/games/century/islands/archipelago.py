"""What lies on the sea: tiles, ships, outposts, ports, and the bonus tiles beside it."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.core.options import Options
from caravanserai.games.century.islands.bonus_tiles import HOLD, MOVEMENT, ROOM_PER_TILE, owned
from caravanserai.games.century.islands.captains import Captain, restored_captain
from caravanserai.games.century.islands.maps.charts import FIRST_GAME, charted
from caravanserai.games.century.islands.maps.tiles import DISPUTED_GIVE, DISPUTED_TAKE, GIVE, TAKE, is_market
from caravanserai.games.century.islands.player_boards import EASTERN_WONDERS_BOARD, PlayerBoard
from caravanserai.games.century.islands.ports import NOT_DRAWN, Ports, restored_ports
from caravanserai.games.century.islands.starting_sets import ALL_SETS


class Archipelago:
    """The map and all that belongs to it. A game of ships has one; other Century tables share an empty one."""

    def __init__(self, board: PlayerBoard, disputed: bool, same_turn: bool) -> None:
        self.board = board
        self.gives = DISPUTED_GIVE if disputed else GIVE  # by market tile
        self.takes = DISPUTED_TAKE if disputed else TAKE
        self.same_turn = same_turn  # whether a new outpost may be traded at at once (EW-31)
        self.chart = FIRST_GAME
        self.tiles: list[int] = []  # the tile on each space; never changed
        self.captains: list[Captain] = []
        self.ports = Ports([], NOT_DRAWN, [], 0)
        self.stock: i64 = 0  # bonus tiles not taken yet
        self.sets: i64 = ALL_SETS  # starting sets not taken yet, a bit each

    def ships_of_others(self, seat: i64, space: i64) -> i64:
        """How many other players have their ship on a space."""
        found: i64 = 0
        captains = self.captains
        for other in range(len(captains)):
            if captains[other].ship == space and other != seat:
                found += 1
        return found

    def outposts_of_others(self, seat: i64, space: i64) -> i64:
        """How many other players have an outpost on a space."""
        found: i64 = 0
        captains = self.captains
        for other in range(len(captains)):
            if (captains[other].outposts >> space) & 1 != 0 and other != seat:
                found += 1
        return found

    def outpost_cost(self, seat: i64, space: i64) -> i64:
        """The cubes an outpost costs: one for each that is there, two with two players (EW-25)."""
        others = self.outposts_of_others(seat, space)
        return 2 * others if len(self.captains) == 2 else others

    def fee(self, seat: i64, space: i64) -> i64:
        """The cubes a ship pays that ends its move here: one to every other on a market, none elsewhere (EW-17)."""
        return self.ships_of_others(seat, space) if is_market(self.tiles[space]) else 0

    def hold_tiles_room(self, seat: i64) -> i64:
        """The room that hold bonus tiles add (EW-39)."""
        return ROOM_PER_TILE * owned(self.captains[seat].bonus, HOLD)

    def movement_tiles(self, seat: i64) -> i64:
        return owned(self.captains[seat].bonus, MOVEMENT)

    def copy(self) -> "Archipelago":
        twin = self._twin()
        twin.ports = self.ports.copy()
        return twin

    def imagined(self, chance: Chance) -> "Archipelago":
        """The same sea before another pile of demands, the only thing nobody knows (EW-45)."""
        twin = self._twin()
        twin.ports = self.ports.imagined(chance)
        return twin

    def _twin(self) -> "Archipelago":
        twin = Archipelago(self.board, False, self.same_turn)
        twin.gives = self.gives
        twin.takes = self.takes
        twin.chart = self.chart
        twin.tiles = self.tiles
        twin.captains = [captain.copy() for captain in self.captains]
        twin.stock = self.stock
        twin.sets = self.sets
        return twin

    def save(self) -> dict[str, object]:
        return {
            "chart": self.chart.save(),
            "tiles": self.tiles[:],
            "captains": [captain.save() for captain in self.captains],
            "ports": self.ports.save(),
            "stock": int(self.stock),
            "sets": int(self.sets),
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Take up what `save` wrote."""
        islands = [(int(q), int(r)) for q, r in saved["chart"]["islands"]]
        self.chart = charted(islands, [(int(q), int(r)) for q, r in saved["chart"]["ports"]])
        self.tiles = [int(tile) for tile in saved["tiles"]]
        self.captains = [restored_captain(things) for things in saved["captains"]]
        self.ports = restored_ports(saved["ports"])
        self.stock = saved["stock"]
        self.sets = saved["sets"]


def new_sea(board: PlayerBoard, options: Options) -> Archipelago:
    """A sea before anything is laid out. Only some games have an option for when a new outpost may be traded at."""
    same_turn = "trade_timing" in options and options["trade_timing"] == "same_turn"
    return Archipelago(board, options["market_disputed"] == "spice_road", same_turn)


NO_ISLANDS: Final = Archipelago(EASTERN_WONDERS_BOARD, False, False)
