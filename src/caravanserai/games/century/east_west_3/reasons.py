"""Why a move is refused in From East to West III."""

from typing import Final

from caravanserai.core.reasons import Reason
from caravanserai.games.century.islands.settled import reasons as voyage
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.location_markets import BazaarReasons
from caravanserai.games.century.settlement.steps.tiles import TileReasons

GAME_IS_OVER: Final[Reason] = Reason("game_is_over", "E3-23")
NOT_YOUR_TURN: Final[Reason] = Reason("not_your_turn", "NW-19")
MUST_CHOOSE_ACTION: Final[Reason] = Reason("must_choose_action", "E3-10")

NO_TRADE_CARD: Final[Reason] = Reason("no_card_there", "E3-14")
NO_TRADE_CARDS: Final[Reason] = Reason("no_trade_cards", "E3-20")
NO_DEALS: Final[Reason] = Reason("no_deals", "E3-28")  # never told: without deals nothing is asked at a market
NOT_ENOUGH_FOR_CARD: Final[Reason] = Reason("not_enough_cubes", "E3-15")
NOTHING_TO_UPGRADE_BY_CARD: Final[Reason] = Reason("nothing_to_upgrade", "E3-15")
NOT_ENOUGH_TO_REPEAT: Final[Reason] = Reason("not_enough_cubes", "E1-28")
MUST_CHOOSE_ONCE: Final[Reason] = Reason("must_act_once", "E1-40")
MUST_CHOOSE: Final[Reason] = Reason("must_finish_exchange", "E1-40")
MUST_EXCHANGE: Final[Reason] = Reason("must_exchange", "E1-28")
MUST_UPGRADE_ONCE: Final[Reason] = Reason("must_act_once", "E1-27")
MUST_UPGRADE: Final[Reason] = Reason("must_finish_upgrade", "E1-27")
NO_CUBE_TO_UPGRADE: Final[Reason] = Reason("no_such_cube", "E1-27")
MUST_UPGRADE_BY_BONUS: Final[Reason] = Reason("must_finish_upgrade", "E3-27")
NO_CUBE_TO_UPGRADE_BY_BONUS: Final[Reason] = Reason("no_such_cube", "E3-27")
MUST_UPGRADE_BY_DEAL: Final[Reason] = Reason("must_finish_upgrade", "E3-30")
NO_CUBE_TO_UPGRADE_BY_DEAL: Final[Reason] = Reason("no_such_cube", "E3-30")
MUST_USE_CARD: Final[Reason] = Reason("must_use_card", "E3-29")
NOBODY_THERE: Final[Reason] = Reason("nobody_there", "E3-27")
RECALL_OPEN: Final[Reason] = Reason("must_finish_recalling", "E3-27")
NOBODY_THERE_ON_DEAL: Final[Reason] = Reason("nobody_there", "E3-30")
RECALL_OPEN_ON_DEAL: Final[Reason] = Reason("must_finish_recalling", "E3-30")

STACK_ELSEWHERE: Final[Reason] = Reason("stack_elsewhere", "E3-17")
STACK_EMPTY: Final[Reason] = Reason("stack_empty", "E3-17")
NO_FREE_SLOT: Final[Reason] = Reason("no_free_slot", "E3-18")
TILE_OPEN: Final[Reason] = Reason("must_settle_tile", "E3-17")

USING: Final[BazaarReasons] = BazaarReasons(
    NO_TRADE_CARD, NO_DEALS, NOT_ENOUGH_FOR_CARD, NOT_ENOUGH_FOR_CARD, NOTHING_TO_UPGRADE_BY_CARD
)
FOURTH_CARD: Final[TileReasons] = TileReasons(STACK_ELSEWHERE, STACK_EMPTY, NO_FREE_SLOT)

REASONS: Final[tuple[Reason, ...]] = (
    MUST_CHOOSE_ACTION,
    *shared.WORKING,
    *shared.ON_BOARDS,
    *voyage.WITH_SHIPS,
    NO_TRADE_CARD,
    NO_TRADE_CARDS,
    NOT_ENOUGH_FOR_CARD,
    NOTHING_TO_UPGRADE_BY_CARD,
    NOT_ENOUGH_TO_REPEAT,
    MUST_CHOOSE_ONCE,
    MUST_CHOOSE,
    MUST_EXCHANGE,
    MUST_UPGRADE_ONCE,
    MUST_UPGRADE,
    NO_CUBE_TO_UPGRADE,
    MUST_UPGRADE_BY_BONUS,
    NO_CUBE_TO_UPGRADE_BY_BONUS,
    MUST_UPGRADE_BY_DEAL,
    NO_CUBE_TO_UPGRADE_BY_DEAL,
    MUST_USE_CARD,
    NOBODY_THERE,
    RECALL_OPEN,
    NOBODY_THERE_ON_DEAL,
    RECALL_OPEN_ON_DEAL,
    STACK_ELSEWHERE,
    STACK_EMPTY,
    NO_FREE_SLOT,
    TILE_OPEN,
)
