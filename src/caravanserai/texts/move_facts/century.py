"""What the moves that Century games share are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.islands.bonus_tiles import KIND_NAMES
from caravanserai.games.century.islands.starting_sets import STARTING_SETS
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, CHOICE_TAKE, TRADE_CARDS

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move

NO_CUBES: Final = [0, 0, 0, 0]


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


def sea_facts(move: Move, view: Mapping[str, Any], under_column: Sequence[int]) -> dict[str, Fact]:
    """Facts of a move with ships, outposts and ports; `under_column` are the points below a row of outposts."""
    kind = move.kind
    if kind == "set":
        return {"cubes": counts(STARTING_SETS[move.args[0]])}
    if kind == "place":
        return {"space": move.args[0], **_exchange(_market(view, move.args[0]), 1)}
    if kind == "sail":
        return _sail_facts(view, move.args[0])
    if kind == "stop":
        steps = 0 if _asked(view)["kind"] == "turn" else _asked(view)["facts"]["steps"]
        space = _ship(view)
        return {"space": space, "steps": steps, "fee": _fee(view, space) if steps else 0}
    if kind == "fee":
        return {"colour": move.args[0], "owner": _asked(view)["facts"]["owner"]}
    if kind == "build":
        return _build_facts(view, under_column)
    if kind == "trade":
        return {"times": move.args[0], **_exchange(_market(view, _ship(view)), move.args[0])}
    if kind == "claim":
        return {"demand": _demand(view, _ship(view))}
    if kind == "bonus":
        return {"bonus": move.args[0], "points": view["bonus_stock"][KIND_NAMES[move.args[0]]][0]}
    return {}


def captain(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The things of the one who decides."""
    found: Mapping[str, Any] = view["captains"][view["deciding"][0]]
    return found


def _sail_facts(view: Mapping[str, Any], space: int) -> dict[str, Fact]:
    """What lies there, and the docking fee of a ship that stops."""
    here = view["spaces"][space - 1]
    facts: dict[str, Fact] = {"space": space, "kind": here["kind"], "fee": _fee(view, space), "demand": 0}
    if here["kind"] == "market":
        return facts | _exchange(here["market"], 1)
    facts |= {"gave": NO_CUBES, "took": NO_CUBES}
    if here["kind"] == "port":
        port = _port(view, space)
        return facts | ({"kind": "closed"} if port["demand"] is None else {"demand": port["demand"]})
    return facts


def _build_facts(view: Mapping[str, Any], under_column: Sequence[int]) -> dict[str, Fact]:
    market = _market(view, _ship(view))
    if market["outpost_cost"] is None:
        raise LookupError("an outpost to build")
    symbol = market["symbol"]
    points = under_column[captain(view)["built"][symbol]]
    return {"symbol": symbol, "price": market["outpost_cost"], "points": points}


def _exchange(market: Mapping[str, Any], times: int) -> dict[str, Fact]:
    give, take = ([number * times for number in market[side]] for side in ("give", "take"))
    return {"gave": give, "took": take}


def _asked(view: Mapping[str, Any]) -> Mapping[str, Any]:
    decision: Mapping[str, Any] | None = view["decision"]
    if decision is None:
        raise LookupError("a decision")
    return decision


def _ship(view: Mapping[str, Any]) -> int:
    """The space where the ship of the one who decides lies."""
    space: int | None = captain(view)["ship"]
    if space is None:
        raise LookupError("a ship")
    return space


def _market(view: Mapping[str, Any], space: int) -> Mapping[str, Any]:
    market: Mapping[str, Any] | None = view["spaces"][space - 1]["market"]
    if market is None:
        raise LookupError(space)
    return market


def _port(view: Mapping[str, Any], space: int) -> Mapping[str, Any]:
    for port in view["ports"]:
        if port["space"] == space:
            found: Mapping[str, Any] = port
            return found
    raise LookupError(space)


def _demand(view: Mapping[str, Any], space: int) -> int:
    demand: int | None = _port(view, space)["demand"]
    if demand is None:
        raise LookupError(space)
    return demand


def _fee(view: Mapping[str, Any], space: int) -> int:
    """A cube to each other ship on a market (EW-17)."""
    here = view["spaces"][space - 1]
    return len([seat for seat in here["ships"] if seat != view["deciding"][0]]) if here["kind"] == "market" else 0
