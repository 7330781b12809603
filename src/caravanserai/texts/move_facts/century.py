"""What the moves that Century games share are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from caravanserai.games.century.cubes import counts
from caravanserai.games.century.trade_deck import CHOICE_GIVE, CHOICE_TAKE, TRADE_CARDS

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move


def trade_facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    """Facts of a move about trade cards, their cubes or their deals; none for the other kinds."""
    kind = move.kind
    if kind in ("play", "lay", "retrieve"):
        return {"card": move.args[0]}
    if kind == "spend":
        return {"card": move.args[0], "deal": view["deals"][str(move.args[0])]}
    if kind in ("acquire", "deal-row"):
        return _row_facts(view, move.args[0], kind == "deal-row")
    if kind in ("upgrade", "pay", "discard"):
        return {"colour": move.args[0]}
    if kind == "times":
        times = move.args[0]
        card = TRADE_CARDS[view["decision"]["facts"]["card"]]
        return {"times": times, "gave": counts(card.give * times), "took": counts(card.take * times)}
    if kind == "choose":
        return {"gave": counts(CHOICE_GIVE), "took": counts(CHOICE_TAKE[move.args[0] - 1])}
    return {}


def _row_facts(view: Mapping[str, Any], position: int, with_deal: bool) -> dict[str, Fact]:
    place = view["trade_row"][position - 1]
    if place["card"] is None:
        raise LookupError(position)
    facts: dict[str, Fact] = {"card": place["card"], "price": position - 1, "cubes": place["cubes"]}
    if with_deal:
        facts["deal"] = view["deals"][str(place["card"])]
    return facts
