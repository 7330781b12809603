"""What the choices about trade cards are about: the cards, their cubes, their deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.deals import NO_DEAL
from caravanserai.games.century.market.rows import price_at
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, CHOICE_TAKE, TRADE_CARDS
from caravanserai.games.century.steps.step_ids import TIMES

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.caravan.cubes import Cubes
    from caravanserai.games.century.market.trade_table import TradeTable


def trade_facts(table: TradeTable, move: Move) -> dict[str, Fact] | None:
    """Facts of a move about trade cards; those about single cubes name the colour, the others need none."""
    kind = move.kind
    if kind in ("play", "lay", "retrieve"):
        return {"card": move.args[0]}
    if kind == "spend":
        return deal_facts(table, move.args[0])
    if kind in ("acquire", "deal-row"):
        return _row_facts(table, move.args[0] - 1, kind == "deal-row")
    if kind in ("upgrade", "pay", "discard"):
        return {"colour": move.args[0]}
    if kind == "times":
        return _times_facts(table, move.a)
    if kind == "choose":
        return {"gave": counts(CHOICE_GIVE), "took": counts(CHOICE_TAKE[move.a - 1])}
    return {}


def exchange_facts(give: Cubes, take: Cubes, times: i64) -> dict[str, Fact]:
    """An exchange made so often."""
    return {"times": int(times), "gave": counts(give * times), "took": counts(take * times)}


def _times_facts(table: TradeTable, times: i64) -> dict[str, Fact] | None:
    """The exchange of the card just played, made so often; nothing while no exchange is made."""
    if table.step != TIMES:
        return None
    card = TRADE_CARDS[table.argument]
    return exchange_facts(card.give, card.take, times)


def deal_facts(table: TradeTable, card: int) -> dict[str, Fact] | None:
    """A card and the Golden Deal it carries, or nothing where it carries none."""
    return {"card": card, "deal": table.deals[card]} if table.deals[card] != NO_DEAL else None


def _row_facts(table: TradeTable, position: int, with_deal: bool) -> dict[str, Fact] | None:
    """A card of the market with its price and the cubes on it."""
    if position >= len(table.market.cards) or table.market.cards[position] < 0:
        return None
    card = table.market.cards[position]
    cubes = counts(table.market.cubes[position])
    facts: dict[str, Fact] = {"card": card, "price": int(price_at(position)), "cubes": cubes}
    if not with_deal:
        return facts
    deal = deal_facts(table, card)
    return None if deal is None else facts | deal
