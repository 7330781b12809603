"""What the moves with settlers, locations, forts and trade routes are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caravanserai.games.century.settlement.steps.routes import PAIRS
from caravanserai.texts.move_facts.century import trade_facts

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move

BESIDE: Final = -1  # where an exploration tile covers no location
NONE: Final = 0  # a number that its text does not mention


def settlement_facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    """Facts of a move at locations and forts; none for the other kinds."""
    kind = move.kind
    if kind == "work":
        return _work_facts(view, move.args[0])
    if kind == "rest":
        own = pioneer(view)
        return {"settlers": own["settlers_placed"] + own.get("settlers_on_route", 0)}
    if kind == "claim":
        return {"card": _there(asked(view)["facts"]["card"])}
    if kind == "tile":
        return {"tile": _there(view["stacks"][move.args[0] - 1]["tile"])}
    if kind == "explore":
        return {"tile": move.args[0], "location": _covered_by(view, move.args[0])}
    if kind == "recall":
        return {"location": move.args[0]}
    if kind == "times":
        return exchange(location(view, asked(view)["facts"]["location"]), move.args[0])
    if kind in ("upgrade", "discard"):
        return {"colour": move.args[0]}
    return {}


def card_facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    """Facts of a move with the trade card of a market or route; none for the other kinds."""
    kind = move.kind
    if kind in ("use", "take"):
        return {"card": asked(view)["facts"]["card"]}
    if kind == "deal":
        card = asked(view)["facts"]["card"]
        return {"card": card, "deal": view["deals"][str(card)]}
    if kind == "choose" or (kind == "times" and asked(view)["kind"] == "times"):
        return trade_facts(move, view)
    return {}


def route_facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    """Facts of a move with a card of one's own trade route."""
    cards = pioneer(view)["route"]
    if move.kind == "swap":
        first, second = PAIRS[move.args[0]]
        return {
            "first": first + 1,
            "second": second + 1,
            "card": cards[first]["card"],
            "old": cards[second]["card"],
        }
    position = move.args[0]
    here = cards[position - 1]
    if move.kind == "route":
        return {"position": position, "card": here["card"], "settlers": _there(here["price"])}
    return {"position": position, "card": here["card"]}


def asked(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The decision that is being made."""
    decision: Mapping[str, Any] | None = view["decision"]
    if decision is None:
        raise LookupError("a decision")
    return decision


def pioneer(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The things of the one who decides."""
    found: Mapping[str, Any] = view["pioneers"][view["deciding"][0]]
    return found


def location(view: Mapping[str, Any], number: int) -> Mapping[str, Any]:
    """A location in play by the number that moves and events give it."""
    for here in view["locations"]:
        if here["location"] == number:
            found: Mapping[str, Any] = here
            return found
    raise LookupError(number)


def exchange(place: Mapping[str, Any], times: int) -> dict[str, Fact]:
    """What an exchange gives and takes when it is made so often."""
    give, take = ([number * times for number in place[side]] for side in ("give", "take"))
    return {"times": times, "gave": give, "took": take}


def _work_facts(view: Mapping[str, Any], number: int) -> dict[str, Fact]:
    """What the location does, what it costs the one looking, and who has to leave."""
    here = location(view, number)
    facts: dict[str, Fact] = {
        "location": number,
        "kind": here["kind"],
        "settlers": _there(here["price"]),
        "gave": here["give"],
        "took": here["take"],
        "steps": here["steps"],
        "point": NONE,
        "tiles": len([stack for stack in view["stacks"] if stack["home"] == here["id"] and stack["left"]]),
        "card": NONE,
        "tools": [0, here["tools_cubes"], 0, 0],
        "rival": NONE if here["holder"] is None else here["holder"],
        "displaced": here["settlers"],
    }
    if here["kind"] == "fort":
        return facts | _lying("fort", "point", view["point_row"][here["fort"] - 1])
    if here["kind"] == "market":
        return facts | _lying("market", "card", view["trade_row"][here["market"] - 1])
    if here["kind"] == "ship_trade":
        market = view["spaces"][pioneer(view)["ship"] - 1]["market"]
        return facts | ({"kind": "ship_at_sea"} if market is None else {"gave": market["give"], "took": market["take"]})
    return facts


def _lying(kind: str, name: str, card: int | None) -> dict[str, Fact]:
    """The card at a fort or market, or that there is none."""
    return {"kind": f"{kind}_empty"} if card is None else {name: card}


def _there(number: int | None) -> int:
    """A number that has to be there, a card or tile above all."""
    if number is None or number < 0:
        raise LookupError("a card, tile or price")
    return number


def _covered_by(view: Mapping[str, Any], tile: int) -> int:
    for here in view["locations"]:
        if here["tile"] == tile:
            number: int = here["location"]
            return number
    if tile in view["beside"]:
        return BESIDE
    raise LookupError(tile)
