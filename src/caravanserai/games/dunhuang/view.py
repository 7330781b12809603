"""What a seat sees in Dunhuang (DH-99, DH-100)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.dunhuang.components import SLOTS
from caravanserai.games.dunhuang.goods import GOODS, NO_GOOD, counts, kinds, total
from caravanserai.games.dunhuang.rules.road import price_of, steps_to
from caravanserai.games.dunhuang.rules.tokens import shielded
from caravanserai.games.dunhuang.scoring import hand_points, kept_goods, leads

if TYPE_CHECKING:
    from caravanserai.core.shapes import DecisionView
    from caravanserai.games.dunhuang.shapes import CamelWayView, DunhuangView, GoodScore, TokenView, TraderView
    from caravanserai.games.dunhuang.state import DunhuangState


def view(state: DunhuangState, seat: int | None) -> DunhuangView:
    """The table from one seat, or with None from beside it."""
    return {
        **state.table_view(seat, _decision(state, seat), state.over, state.instant_winner >= 0),
        "circle": state.circle[:],
        "camel": int(state.camel) if state.camel >= 0 else None,
        "ways": [_way(state, slot) for slot in range(SLOTS)] if state.camel >= 0 else [],
        "market": [good if good != NO_GOOD else None for good in state.market],
        "deck": len(state.deck),
        "traders": [_trader(state, other, seat) for other in range(state.players)],
        "tokens": [_token(state, good) for good in range(GOODS)],
        "discard": counts(state.discard),
        "drawn": counts(state.drawn) if seat == state.seat else None,
        "drawn_count": int(total(state.drawn)),
        "coin_supply": int(state.coin_supply),
        "prestige_supply": int(state.prestige_supply),
        "coins_run_out": state.finite_coins,
        "prestige_runs_out": state.finite_prestige,
        "tokens_to_win": state.tokens_to_win,
        "running_out": state.running_out,
        "instant_winner": int(state.instant_winner) if state.instant_winner >= 0 else None,
        "final": _final(state) if state.over else None,
        "hand_points": [hand_points(state, other) for other in range(state.players)] if state.over else None,
    }


def _decision(state: DunhuangState, seat: int | None) -> DecisionView | None:
    decision = state.decision_view()
    if decision is not None and state.general_chose_in_secret and seat != state.seat:
        decision["facts"].pop("good", None)  # which hand card the General will show is still hidden
    return decision


def _way(state: DunhuangState, slot: int) -> CamelWayView:
    steps = steps_to(state, slot)
    return {"steps": int(steps), "price": int(price_of(steps))}


def _trader(state: DunhuangState, other: int, seat: int | None) -> TraderView:
    trader = state.traders[other]
    open_cards = other == seat or state.over
    return {
        "hand_count": int(total(trader.hand)),
        "hand": counts(trader.hand) if open_cards else None,
        "shop": counts(trader.shop),
        "coins": int(trader.coins),
        "prestige": int(trader.prestige),
        "tokens": int(state.tokens_of(other)),
        "goods_in_hand": int(kinds(trader.hand)) if open_cards else None,
        "dealt": counts(trader.dealt) if other == seat else None,
        "removed": counts(trader.removed) if open_cards else None,
        "chosen_start": trader.dealt == 0,
    }


def _token(state: DunhuangState, good: int) -> TokenView:
    owner = state.owners[good]
    return {"owner": owner if owner >= 0 else None, "in_play": owner > -2, "shielded": shielded(state, good)}


def _final(state: DunhuangState) -> list[GoodScore]:
    return [
        {
            "good": good,
            "leaders": leads(state, good),
            "kept": [seat for seat in range(state.players) if good in kept_goods(state, seat)],
        }
        for good in range(GOODS)
        if state.owners[good] > -2
    ]
