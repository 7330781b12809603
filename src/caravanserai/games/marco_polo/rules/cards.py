"""City cards: what a die on one of them does (MP-86 to MP-98)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.marco_polo import reasons
from caravanserai.games.marco_polo.components import city_cards as kinds
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS
from caravanserai.games.marco_polo.components.places import FIRST_PROVINCE
from caravanserai.games.marco_polo.moves import MOVES
from caravanserai.games.marco_polo.rules.choices import Choice
from caravanserai.games.marco_polo.rules.gains import gain, receive
from caravanserai.games.marco_polo.rules.openings import free_provinces, why_card_useless
from caravanserai.games.marco_polo.rules.stepping import can_step
from caravanserai.games.marco_polo.rules.trades import (
    FIRST_WAY,
    GIVE_CODE,
    GOOD_CODE,
    PAY_CODE,
    WAY_CODE,
    card_in_use,
    card_on,
    use_cost,
    use_reward,
    use_vp_cost,
    way_cost,
    way_reward,
)
from caravanserai.games.marco_polo.rules.travelling import (
    BUILD_HERE,
    build_in_passing,
    end_trip,
    why_not_build_in_passing,
)
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.step_ids import CARD_ENDS, PROVINCE_GAIN, STEP, TIMES, USE_AGAIN, WAY
from caravanserai.games.marco_polo.store import covers

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason
    from caravanserai.games.marco_polo.components.city_cards import CityCard

TIMES_MOVES: Final = MOVES.of("times")
TIMES_CODE: Final[i64] = MOVES.code("times")
WAYS: Final = MOVES.of("way")
USE: Final = MOVES["use"]
PAYS: Final = MOVES.of("pay")
GIVES: Final = MOVES.of("give")
GOODS: Final = MOVES.of("good")
PROVINCE_MOVES: Final = MOVES.of("province")
PROVINCE_CODE: Final[i64] = MOVES.code("province")
DONE: Final = MOVES["done"]

STEP_PAID_FOR: Final = 0  # the step is the action itself and cannot be declined

# What each kind of card that is used time after time offers, and what other moves meet meanwhile.
_OFFERS: Final[dict[int, list[Move]]] = {
    kinds.STEPS: [USE, *PAYS, BUILD_HERE, DONE],
    kinds.BUY_GOODS: [*GOODS, DONE],
    kinds.OWN_PROVINCES: [*PROVINCE_MOVES, DONE],
    kinds.BOTH_WAYS: [*WAYS, DONE],
    kinds.BARTER: [*GIVES, *GOODS, DONE],
}
_UNFINISHED: Final[dict[int, Reason]] = {
    kinds.STEPS: reasons.MUST_USE_STEP_CARD,
    kinds.BUY_GOODS: reasons.MUST_USE_CARD,
    kinds.OWN_PROVINCES: reasons.MUST_CHOOSE_PROVINCE,
    kinds.BOTH_WAYS: reasons.MUST_CHOOSE_TRADE,
    kinds.BARTER: reasons.MUST_CHOOSE_TRADE,
}
# What it meets to leave such a card before it was used once, unless it is a trade.
_UNUSED: Final[dict[int, Reason]] = {
    kinds.STEPS: reasons.AT_LEAST_ONE_STEP,
    kinds.OWN_PROVINCES: reasons.AT_LEAST_ONE_PROVINCE,
}


def use_card(table: MarcoPoloState, slot: i64) -> None:
    """The die lies on the card; begin what it says."""
    action = table.action
    card = CITY_CARDS[table.city_cards[slot]]
    value = action.lowest
    action.uses_left = value
    action.way = FIRST_WAY
    action.moved = 0
    kind = card.kind
    if kind == kinds.REPEAT:
        table.agenda.push(TIMES)
    elif kind == kinds.ONE_WAY:
        table.agenda.push(WAY)
    elif kind == kinds.BY_VALUE:
        gain(table, card.table[value - 1], "card")
    elif kind == kinds.PER_PIP:
        gain_times(table, card, value)
    elif kind == kinds.COUNT_CONTRACTS:
        gain_times(table, card, min(value, i64(len(table.traveller().completed))))
    elif kind == kinds.COUNT_POSTS:
        gain_times(table, card, min(value, table.traveller().built()))
    else:
        if kind == kinds.OWN_PROVINCES and card.table:
            action.uses_left = card.table[value - 1].own_province_bonus
        if kind == kinds.STEPS and not table.build_on_every_step:
            action.passed = []
            table.agenda.push(CARD_ENDS)
        table.agenda.push(USE_AGAIN, 0)


def gain_times(table: MarcoPoloState, card: CityCard, times: i64) -> None:
    """A fixed reward so many times over."""
    receive(table, card.reward.store * times, card.reward.vp * times, "card")


class Times(Choice):
    """How often to pay and gain, up to the die; each time costs the same and none pays for the next (MP-89)."""

    name: ClassVar[str] = "times"

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return TIMES_MOVES[: table.action.uses_left]

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        if move.code != TIMES_CODE:
            return reasons.MUST_CHOOSE_TIMES
        if move.a > table.action.uses_left:
            return reasons.DIE_TOO_LOW
        cost = way_cost(card_in_use(table), table.action.way) * move.a
        return None if covers(table.traveller().store, cost) else reasons.CANNOT_PAY_CARD

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        card = card_in_use(table)
        table.traveller().store -= way_cost(card, table.action.way) * move.a
        if table.story is not None:
            table.tell("used_card", {"card": card_on(table), "times": int(move.a)})
        reward = way_reward(card, table.action.way)
        receive(table, reward.store * move.a, reward.vp * move.a, "card")

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return facts_of_card(table)


class Way(Choice):
    """Which of two trades, for all repetitions (MP-91)."""

    name: ClassVar[str] = "way"

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return WAYS

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        return why_not_way(table, move) if move.code == WAY_CODE else reasons.MUST_CHOOSE_WAY

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        table.action.way = move.a
        table.agenda.push(TIMES)

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return facts_of_card(table)


def why_not_way(table: MarcoPoloState, move: Move) -> Reason | None:
    """Why a two-way card cannot be used in this direction once, or nothing."""
    cost = way_cost(card_in_use(table), move.a)
    return None if covers(table.traveller().store, cost) else reasons.CANNOT_PAY_CARD


def facts_of_card(table: MarcoPoloState) -> dict[str, int]:
    return {
        "card": card_on(table),
        "left": int(table.action.uses_left),
    }


class UseAgain(Choice):
    """One more use of a card whose every repetition is a choice. The argument says how often it was used."""

    name: ClassVar[str] = "use_again"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        if table.action.uses_left == 0:
            return False
        if argument > 0 and why_card_useless(table, card_in_use(table)) is not None:
            return False
        return super().arrive(table, argument)

    def offers(self, table: MarcoPoloState) -> list[Move]:
        return _OFFERS[int(card_in_use(table).kind)]

    def judge(self, table: MarcoPoloState, move: Move) -> Reason | None:
        card = card_in_use(table)
        if move is DONE:
            if table.argument > 0:
                return None
            return (
                reasons.AT_LEAST_ONE_BY_VALUE if card.table else _UNUSED.get(int(card.kind), reasons.AT_LEAST_ONE_TRADE)
            )
        if card.kind == kinds.STEPS:
            return _why_not_buy_step(table, card, move)
        if card.kind == kinds.OWN_PROVINCES and move.code == PROVINCE_CODE:
            return _why_not_province(table, card, move)
        if _is_trade(card, move):
            return None if covers(table.traveller().store, use_cost(card, move)) else reasons.CANNOT_PAY_CARD
        return _UNFINISHED[int(card.kind)]

    def perform(self, table: MarcoPoloState, move: Move) -> None:
        if move is DONE:
            return
        action = table.action
        if move is BUILD_HERE:
            table.agenda.push(USE_AGAIN, table.argument)
            build_in_passing(table)
            return
        card = card_in_use(table)
        traveller = table.traveller()
        action.uses_left -= 1
        table.agenda.push(USE_AGAIN, table.argument + 1)
        if table.story is not None:
            table.tell("used_card", {"card": card_on(table), "times": 1})
        traveller.store -= use_cost(card, move)
        traveller.vp -= use_vp_cost(card, move)
        if card.kind == kinds.STEPS:
            table.agenda.push(STEP, STEP_PAID_FOR)
        elif card.kind == kinds.OWN_PROVINCES:
            action.provinces_used |= i64(1) << move.a
            table.agenda.push(PROVINCE_GAIN, table.province_bonuses[move.a - FIRST_PROVINCE])
        else:
            reward = use_reward(card, move)
            receive(table, reward.store, reward.vp, "card")

    def facts(self, table: MarcoPoloState) -> dict[str, int]:
        return facts_of_card(table)


def _is_trade(card: CityCard, move: Move) -> bool:
    """Whether the card trades what the move names (MP-90)."""
    if card.kind == kinds.BOTH_WAYS:
        return move.code == WAY_CODE
    if card.kind == kinds.BARTER and move.code == GIVE_CODE:
        return True
    return move.code == GOOD_CODE and (card.kind == kinds.BUY_GOODS or card.kind == kinds.BARTER)


def _why_not_buy_step(table: MarcoPoloState, card: CityCard, move: Move) -> Reason | None:
    """The price, and then a route, must be payable (MP-96, MP-97). Wilhelm may build between two steps (MP-124)."""
    if move is BUILD_HERE and not table.build_on_every_step:
        return why_not_build_in_passing(table, table.argument)
    if card.pair_cost:
        if move.code != PAY_CODE:
            return reasons.MUST_PAY_TWO_GOODS if move is USE else reasons.MUST_USE_STEP_CARD
    elif move is not USE:
        return reasons.MUST_USE_STEP_CARD
    traveller = table.traveller()
    price = use_cost(card, move)
    if not covers(traveller.store, price):
        return reasons.NEEDS_TWO_GOODS if card.pair_cost else reasons.CANNOT_PAY_CARD
    return None if can_step(traveller, traveller.store - price) else reasons.CARD_HAS_NO_STEP


def _why_not_province(table: MarcoPoloState, card: CityCard, move: Move) -> Reason | None:
    """Another own province each time (MP-95)."""
    if not table.traveller().has_post(move.a):
        return reasons.NO_OWN_PROVINCE
    if not (free_provinces(table) >> move.a) & 1:
        return reasons.PROVINCE_USED
    return None if covers(table.traveller().store, card.cost) else reasons.CANNOT_PAY_CARD


class CardEnds(Step[MarcoPoloState]):
    """Steps bought together are one way, and build where it ends, where a table plays it that way (MP-96)."""

    name: ClassVar[str] = "card_ends"

    def arrive(self, table: MarcoPoloState, argument: i64) -> bool:
        end_trip(table)
        return False
