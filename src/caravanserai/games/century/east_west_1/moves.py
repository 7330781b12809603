"""The move table of From East to West I."""

from typing import Final

from caravanserai.core.moves import Argument, Kind, MoveTable
from caravanserai.games.century.east_west_1.components import BOARDS, STACKS
from caravanserai.games.century.settlement import moves as shared
from caravanserai.games.century.settlement.routes import PAIRS, ROUTE_LIMIT

_position = Argument(1, ROUTE_LIMIT)

MOVES: Final = MoveTable(
    "east_west_1",
    [
        shared.work_kind(BOARDS),
        Kind("route", _position),
        shared.REST,
        shared.CLAIM,
        shared.tile_kind(STACKS),
        shared.EXPLORE,
        Kind("use"),
        Kind("take"),
        Kind("deal"),
        Kind("replace", _position),
        Kind("swap", Argument(0, len(PAIRS) - 1, [f"{first + 1}-{second + 1}" for first, second in PAIRS])),
        Kind("recall", shared.location_argument(BOARDS)),
        Kind("recall-route", _position),
        shared.TIMES,
        Kind("choose", Argument(1, 2)),
        shared.UPGRADE,
        shared.DISCARD,
        shared.DONE,
    ],
)
