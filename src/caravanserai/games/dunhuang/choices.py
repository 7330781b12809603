"""What the choices of Dunhuang are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.dunhuang.components import BONUS_COINS, SHIELD_PRICE
from caravanserai.games.dunhuang.goods import NO_GOOD
from caravanserai.games.dunhuang.rules.abilities import cards_traded, discards, swaps_with_market
from caravanserai.games.dunhuang.rules.road import price_of, slot_after
from caravanserai.games.dunhuang.step_ids import GIVE_BACK, PAY, RIVAL_GIVES

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.dunhuang.state import DunhuangState


def move_facts(table: DunhuangState, move: Move, seat: i64) -> dict[str, Fact] | None:
    kind = move.kind
    if kind in ("keep", "take", "token"):
        return {"good": move.args[0]}
    if kind == "camel":
        return {"slot": move.args[0], "character": table.circle[move.a - 1]}
    if kind == "coins":
        return {"coins": int(table.coins_given(BONUS_COINS))}
    if kind == "rival":
        if move.a >= table.players or move.a == seat:
            return None
        return {"rival": move.args[0], "cards": int(cards_traded(table, move.a))}
    if kind == "give":
        return _give_facts(table, move)
    if kind in ("pay", "decline"):
        return _pay_facts(table)
    return _turn_facts(table, move, seat) if table.camel >= 0 else None


def _turn_facts(table: DunhuangState, move: Move, seat: i64) -> dict[str, Fact] | None:
    """What happens where the camel stands, or will stand."""
    kind = move.kind
    if kind == "walk":
        return _walk_facts(table, move.a)
    if kind == "use":
        return {"character": int(table.character())}
    if kind in ("hand", "shop"):
        return {"good": move.args[0], "purpose": _purpose(table, "place" if kind == "hand" else "take")}
    slot = move.a - 1 if kind == "slot" else table.camel
    good = table.market[slot]
    if good == NO_GOOD:
        return None
    if kind != "slot":
        return {"good": good}
    swaps = swaps_with_market(table.character()) and table.may_decide(seat)  # what the General swaps is a secret
    out = int(table.chosen) if swaps else good
    return {"good": good, "slot": move.args[0], "purpose": _purpose(table, "take"), "out": out}


def _walk_facts(table: DunhuangState, steps: i64) -> dict[str, Fact]:
    """How far the camel goes, for how many coins, and what waits there."""
    slot = slot_after(table, steps)
    good = table.market[slot]
    return {
        "steps": int(steps),
        "coins": int(price_of(steps)),
        "slot": int(slot) + 1,
        "character": table.circle[slot],
        "cards": int(good != NO_GOOD),
        "good": good,
    }


def _give_facts(table: DunhuangState, move: Move) -> dict[str, Fact] | None:
    """The card, and who gets it."""
    if table.step == RIVAL_GIVES:
        return {"good": move.args[0], "rival": int(table.seat)}
    return {"good": move.args[0], "rival": int(table.chosen)} if table.step == GIVE_BACK else None


def _pay_facts(table: DunhuangState) -> dict[str, Fact] | None:
    """The token that can be bought, and its price."""
    if table.step != PAY:
        return None
    good = int(table.argument)
    return {"good": good, "owner": table.owners[good], "coins": SHIELD_PRICE}


def _purpose(table: DunhuangState, otherwise: str) -> str:
    """What a chosen card is for, by the character that asks: to be discarded, swapped, or otherwise."""
    if discards(table.character()):
        return "discard"
    return "swap" if swaps_with_market(table.character()) else otherwise
