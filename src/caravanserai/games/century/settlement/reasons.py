"""Why a move is refused in every game with settlers: the clauses of A New World hold in all parts of East to West."""

from typing import Final

from caravanserai.core.reasons import Reason
from caravanserai.games.century.caravan.steps import UpgradeReasons
from caravanserai.games.century.settlement.steps.forts import ClaimReasons, FortReasons
from caravanserai.games.century.settlement.steps.location_actions import ExchangeReasons
from caravanserai.games.century.settlement.steps.tiles import TileReasons
from caravanserai.games.century.settlement.steps.working import PlacingReasons

NOT_IN_PLAY: Final[Reason] = Reason("not_in_play", "NW-8")
COVERED: Final[Reason] = Reason("covered", "NW-21")
ALREADY_THERE: Final[Reason] = Reason("already_there", "NW-21")
NOT_ENOUGH_SETTLERS: Final[Reason] = Reason("not_enough_settlers", "NW-25")

NOTHING_TO_UPGRADE: Final[Reason] = Reason("nothing_to_upgrade", "NW-28")
NO_CUBE_TO_UPGRADE: Final[Reason] = Reason("no_such_cube", "NW-30")
MUST_UPGRADE_ONCE: Final[Reason] = Reason("must_act_once", "NW-30")
MUST_UPGRADE: Final[Reason] = Reason("must_finish_upgrade", "NW-30")
NOT_ENOUGH_TO_EXCHANGE: Final[Reason] = Reason("not_enough_cubes", "NW-31")
MUST_EXCHANGE: Final[Reason] = Reason("must_exchange", "NW-31")
NO_ROOM: Final[Reason] = Reason("no_room", "NW-32")

NOTHING_AT_FORT: Final[Reason] = Reason("nothing_at_fort", "NW-28")
MUST_USE_FORT_ONCE: Final[Reason] = Reason("must_act_once", "NW-28")
MUST_USE_FORT: Final[Reason] = Reason("must_use_fort", "NW-33")
ALREADY_CLAIMED: Final[Reason] = Reason("already_claimed", "NW-33")
ALREADY_TOOK_TILE: Final[Reason] = Reason("already_took_tile", "NW-34")
STACK_ELSEWHERE: Final[Reason] = Reason("stack_elsewhere", "NW-34")
STACK_EMPTY: Final[Reason] = Reason("stack_empty", "NW-34")
NO_FREE_SLOT: Final[Reason] = Reason("no_free_slot", "NW-35")
NO_POINT_CARD: Final[Reason] = Reason("no_card_there", "NW-37")
NOT_ENOUGH_TO_CLAIM: Final[Reason] = Reason("not_enough_cubes", "NW-36")
TILE_GONE: Final[Reason] = Reason("tile_gone", "NW-41")
MUST_EXPLORE: Final[Reason] = Reason("must_explore", "NW-41")

NO_CUBE_TO_RETURN: Final[Reason] = Reason("no_such_cube", "NW-55")
MUST_RETURN: Final[Reason] = Reason("must_return", "NW-55")

UPGRADING: Final[UpgradeReasons] = UpgradeReasons(MUST_UPGRADE, NO_CUBE_TO_UPGRADE, MUST_UPGRADE_ONCE)
PLACING: Final[PlacingReasons] = PlacingReasons(NOT_IN_PLAY, COVERED, ALREADY_THERE, NOT_ENOUGH_SETTLERS)
EXCHANGING: Final[ExchangeReasons] = ExchangeReasons(NOT_ENOUGH_TO_EXCHANGE, NO_ROOM, MUST_EXCHANGE)
NOT_ENOUGH: Final[tuple[Reason, ...]] = (NOT_ENOUGH_TO_EXCHANGE,)
CLAIMING: Final[ClaimReasons] = ClaimReasons(NO_POINT_CARD, NOT_ENOUGH_TO_CLAIM)
TAKING: Final[TileReasons] = TileReasons(STACK_ELSEWHERE, STACK_EMPTY, NO_FREE_SLOT)
FORT: Final[FortReasons] = FortReasons(
    NOTHING_AT_FORT, CLAIMING, TAKING, ALREADY_CLAIMED, ALREADY_TOOK_TILE, MUST_USE_FORT_ONCE
)

# For working at the basic kinds of locations, and for the storage limit.
WORKING: Final[tuple[Reason, ...]] = (
    COVERED,
    ALREADY_THERE,
    NOT_ENOUGH_SETTLERS,
    NOTHING_TO_UPGRADE,
    NO_CUBE_TO_UPGRADE,
    MUST_UPGRADE_ONCE,
    MUST_UPGRADE,
    NOT_ENOUGH_TO_EXCHANGE,
    MUST_EXCHANGE,
    NO_ROOM,
    NO_CUBE_TO_RETURN,
    MUST_RETURN,
)
# For exploration tiles that lie on the boards.
ON_BOARDS: Final[tuple[Reason, ...]] = (TILE_GONE, MUST_EXPLORE)
# For forts with bonus tiles.
AT_FORTS: Final[tuple[Reason, ...]] = (
    NOTHING_AT_FORT,
    MUST_USE_FORT_ONCE,
    MUST_USE_FORT,
    ALREADY_CLAIMED,
    ALREADY_TOOK_TILE,
    STACK_ELSEWHERE,
    STACK_EMPTY,
    NO_FREE_SLOT,
    NO_POINT_CARD,
    NOT_ENOUGH_TO_CLAIM,
)
