"""Why a move is refused where settlers have ships: the clauses of From East to West II, which hold in III as well."""

from typing import Final

from caravanserai.core.reason_list import ReasonList
from caravanserai.core.reasons import Reason
from caravanserai.games.century.islands.settled.steps.island_trade import IslandTradeReasons
from caravanserai.games.century.islands.settled.steps.voyages import VoyageReasons
from caravanserai.games.century.settlement.reasons import NO_POINT_CARD
from caravanserai.games.century.settlement.steps.forts import ClaimReasons
from caravanserai.games.century.settlement.steps.tiles import TileReasons

OWN: Final[ReasonList] = ReasonList()

NOT_ENOUGH_TO_CLAIM: Final[Reason] = OWN.reason("not_enough_cubes", "E2-13")

NOT_ADJACENT: Final[Reason] = OWN.reason("not_adjacent", "E2-14")
NOT_ADJACENT_ON_THE_WAY: Final[Reason] = OWN.reason("not_adjacent", "E2-15")
MUST_SAIL_A_STEP: Final[Reason] = OWN.reason("must_move_ship", "E2-14")
MUST_SAIL_TWO_STEPS: Final[Reason] = OWN.reason("must_move_ship", "E2-15")
MUST_SAIL_ANYWHERE: Final[Reason] = OWN.reason("must_move_ship", "E2-16")
MUST_SAIL_ON: Final[Reason] = OWN.reason("must_sail_on", "E2-15")
NO_WAY_ON: Final[Reason] = OWN.reason("no_way_on", "E2-15")
SAME_TILE: Final[Reason] = OWN.reason("same_tile", "E2-16")
CANNOT_PAY_FEE: Final[Reason] = OWN.reason("cannot_pay_fee", "E2-19")
MUST_PAY_FEE: Final[Reason] = OWN.reason("must_pay_fee", "E2-19")
NO_CUBE_FOR_FEE: Final[Reason] = OWN.reason("no_such_cube", "E2-19")
BUILD_OPEN: Final[Reason] = OWN.reason("must_finish_landing", "E2-20")
MUST_PAY_OUTPOST: Final[Reason] = OWN.reason("must_pay_outpost", "E2-20")
NO_CUBE_FOR_OUTPOST: Final[Reason] = OWN.reason("no_such_cube", "E2-20")
NOWHERE_TO_SAIL: Final[Reason] = OWN.reason("nowhere_to_sail", "E2-26")

STACK_ELSEWHERE: Final[Reason] = OWN.reason("stack_elsewhere", "E2-22")
STACK_EMPTY: Final[Reason] = OWN.reason("stack_empty", "E2-22")
NO_FREE_SLOT: Final[Reason] = OWN.reason("no_free_slot", "E2-22")
MUST_TAKE_TILE: Final[Reason] = OWN.reason("must_take_tile", "E2-22")

NOT_ENOUGH_WHERE_LANDED: Final[Reason] = OWN.reason("not_enough_cubes", "E2-25")
NOT_ENOUGH_UNDER_SHIP: Final[Reason] = OWN.reason("not_enough_cubes", "E2-27")
NOT_ENOUGH_AT_OUTPOST: Final[Reason] = OWN.reason("not_enough_cubes", "E2-28")
MUST_TRADE_UNDER_SHIP: Final[Reason] = OWN.reason("must_act_once", "E2-27")
MUST_TRADE_AT_OUTPOST: Final[Reason] = OWN.reason("must_act_once", "E2-28")
TRADE_OPEN: Final[Reason] = OWN.reason("must_finish_trading", "E2-25")
TRADE_UNDER_SHIP_FIRST: Final[Reason] = OWN.reason("must_exchange", "E2-27")
TRADE_AT_OUTPOST_FIRST: Final[Reason] = OWN.reason("must_exchange", "E2-28")
MUST_CHOOSE_OUTPOST: Final[Reason] = OWN.reason("must_choose_outpost", "E2-28")
SHIP_AT_SEA: Final[Reason] = OWN.reason("ship_at_sea", "E2-27")
NO_OUTPOSTS: Final[Reason] = OWN.reason("no_outposts", "E2-28")
NO_OUTPOST_HERE: Final[Reason] = OWN.reason("no_outpost", "E2-28")
NO_OUTPOST_TRADE: Final[Reason] = OWN.reason("no_outpost_trade", "E2-28")

CLAIMING: Final[ClaimReasons] = ClaimReasons(NO_POINT_CARD, NOT_ENOUGH_TO_CLAIM)
VOYAGE: Final[VoyageReasons] = VoyageReasons(
    NOWHERE_TO_SAIL,
    [NOT_ADJACENT, NOT_ADJACENT_ON_THE_WAY],
    NO_WAY_ON,
    SAME_TILE,
    CANNOT_PAY_FEE,
    [MUST_SAIL_ANYWHERE, MUST_SAIL_A_STEP, MUST_SAIL_TWO_STEPS],
    MUST_SAIL_ON,
)
COLUMN: Final[TileReasons] = TileReasons(STACK_ELSEWHERE, STACK_EMPTY, NO_FREE_SLOT)
TRADING: Final[IslandTradeReasons] = IslandTradeReasons(
    SHIP_AT_SEA,
    NO_OUTPOSTS,
    NO_OUTPOST_HERE,
    NO_OUTPOST_TRADE,
    [NOT_ENOUGH_WHERE_LANDED, NOT_ENOUGH_UNDER_SHIP, NOT_ENOUGH_AT_OUTPOST],
    [None, MUST_TRADE_UNDER_SHIP, MUST_TRADE_AT_OUTPOST],
    [TRADE_OPEN, TRADE_UNDER_SHIP_FIRST, TRADE_AT_OUTPOST_FIRST],
    MUST_CHOOSE_OUTPOST,
)

# For plain forts, ships, outposts and column tiles.
WITH_SHIPS: Final[tuple[Reason, ...]] = (NO_POINT_CARD, *OWN.all)
