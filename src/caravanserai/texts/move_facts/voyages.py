"""What the moves are about with which settlers send a ship among the islands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caravanserai.games.century.islands.player_boards import EAST_WEST_BOARD
from caravanserai.texts.move_facts.century import sea_facts
from caravanserai.texts.move_facts.settlement import asked, exchange, pioneer

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move

UNDER_COLUMN: Final = EAST_WEST_BOARD.under_column
AT_SEA: Final = ("sail", "fee", "build", "pay", "trade", "outpost")


def voyage_facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    """Facts of a move with the ship, outposts and the exchanges of the islands."""
    kind = move.kind
    facts = asked(view)["facts"]
    if kind == "sail":
        passing: dict[str, Fact] = {"fee": 0} if facts.get("left", 0) > 1 else {}  # only where the ship ends (E2-18)
        return sea_facts(move, view, UNDER_COLUMN) | passing
    if kind == "build":
        symbol = _market(view, facts["space"])["symbol"]
        points = UNDER_COLUMN[pioneer(view)["built"][symbol]]
        return {"symbol": symbol, "price": facts["price"], "points": points}
    if kind == "pay":
        return {"colour": move.args[0]}
    if kind == "trade":
        return exchange(_market(view, facts["space"]), move.args[0])
    if kind == "outpost":
        return {"space": move.args[0], **exchange(_market(view, move.args[0]), 1)}
    return sea_facts(move, view, UNDER_COLUMN)


def _market(view: Mapping[str, Any], space: int) -> Mapping[str, Any]:
    market: Mapping[str, Any] | None = view["spaces"][space - 1]["market"]
    if market is None:
        raise LookupError(space)
    return market
