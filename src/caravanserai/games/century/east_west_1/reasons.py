"""Why a move is refused in From East to West I."""

from typing import Final

from caravanserai.core.reasons import Reason
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.steps.bazaar import BazaarReasons
from caravanserai.games.century.steps.routes import RouteReasons

GAME_IS_OVER: Final[Reason] = Reason("game_is_over", "E1-32")
NOT_YOUR_TURN: Final[Reason] = Reason("not_your_turn", "NW-19")
NOT_NOW: Final[Reason] = Reason("not_now", "E1-10")

NO_TRADE_CARD: Final[Reason] = Reason("no_card_there", "E1-12")
NO_TRADE_CARDS: Final[Reason] = Reason("no_trade_cards", "E1-19")
NO_DEALS: Final[Reason] = Reason("no_deals", "E1-41")
NOT_ENOUGH_FOR_CARD: Final[Reason] = Reason("not_enough_cubes", "E1-28")
NOT_ENOUGH_FOR_CHOICE: Final[Reason] = Reason("not_enough_cubes", "E1-40")
NOTHING_TO_UPGRADE_BY_CARD: Final[Reason] = Reason("nothing_to_upgrade", "E1-29")
MUST_CHOOSE: Final[Reason] = Reason("must_act_once", "E1-40")

NO_ROUTE_CARD: Final[Reason] = Reason("no_card_there", "E1-21")
CARD_IN_USE: Final[Reason] = Reason("card_in_use", "E1-21")
NOT_ENOUGH_FOR_ROUTE: Final[Reason] = Reason("not_enough_settlers", "E1-22")
NOTHING_TO_SWAP: Final[Reason] = Reason("no_card_there", "E1-20")
NOBODY_THERE: Final[Reason] = Reason("nobody_there", "E1-39")

USING: Final[BazaarReasons] = BazaarReasons(
    NO_TRADE_CARD, NO_DEALS, NOT_ENOUGH_FOR_CARD, NOT_ENOUGH_FOR_CHOICE, NOTHING_TO_UPGRADE_BY_CARD
)
ROUTE: Final[RouteReasons] = RouteReasons(NO_ROUTE_CARD, CARD_IN_USE, NOT_ENOUGH_FOR_ROUTE)

REASONS: Final[tuple[Reason, ...]] = (
    NOT_NOW,
    *shared.WORKING,
    *shared.AT_FORTS,
    NO_TRADE_CARD,
    NO_TRADE_CARDS,
    NO_DEALS,
    NOT_ENOUGH_FOR_CARD,
    NOT_ENOUGH_FOR_CHOICE,
    NOTHING_TO_UPGRADE_BY_CARD,
    MUST_CHOOSE,
    NO_ROUTE_CARD,
    CARD_IN_USE,
    NOT_ENOUGH_FOR_ROUTE,
    NOTHING_TO_SWAP,
    NOBODY_THERE,
)
