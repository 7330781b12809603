"""What the moves of Marco Polo are about. Prices and gains are lists: coins, camels, pepper, silk, gold, points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caravanserai.games.marco_polo.components.characters import BERKE, JOHANNES
from caravanserai.games.marco_polo.components.city_cards import BARTER, BUY_GOODS, CITY_CARDS, CityCard
from caravanserai.games.marco_polo.components.places import (
    CITY_SLOTS,
    FIRST_OASIS,
    FIRST_PROVINCE,
    NO_ROUTE,
    route_cost,
)
from caravanserai.games.marco_polo.components.spaces import (
    BAZAAR,
    CAMELS,
    DICE_NEEDED,
    FIRST_CARD,
    KHAN,
    TRAVEL_PRICE,
)
from caravanserai.games.marco_polo.rewards import Reward
from caravanserai.games.marco_polo.store import CAMEL, COIN, NOTHING, counts, of

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move

PAIRS: Final = ([0, 0, 1, 1, 0, 0], [0, 0, 1, 0, 1, 0], [0, 0, 0, 1, 1, 0])  # of different goods, as moves number them
NOTHING_AT_ALL: Final = [0, 0, 0, 0, 0, 0]
FIRST_BONUS_SPACE: Final = 5  # of the row: a contract from there brings coins or camels too (MP-64)


def facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    kind = move.kind
    first = move.args[0] if move.args else 0
    if kind == "pick":
        return {"character": first}
    if kind == "keep":
        return {"goal": first - 1}
    if kind in ("place", "card"):
        return _space_facts(view, first if kind == "place" else FIRST_CARD + first - 1)
    if kind == "die":
        return {"colour": first, "value": move.args[1], "price": _price(view, move.args[1])}
    if kind in ("purse", "reroll", "raise", "lower"):
        value = move.args[1]
        return {"colour": first, "value": value, "after": value + (1 if kind == "raise" else -1)}
    if kind == "column":
        reward = BAZAAR[_asked(view)["space"] - CAMELS][first - 1]
        return {"column": first, "gain": _gain(reward), "steps": int(reward.step)}
    if kind in ("contract", "drop", "reject", "fulfil"):
        return _contract_facts(kind, view, first)
    if kind == "go":
        return _step_facts(view, first, move.args[1])
    if kind == "build":
        return {"place": _own(view)["figures"][0]}
    if kind in ("post", "relocate"):
        return {"place": first}
    if kind == "compensate":
        return {"gain": [_asked(view)["missing"] - first, first, 0, 0, 0, 0]}
    if kind == "bonus":
        return {"gain": _some(CAMEL if first else COIN, _asked(view)["number"])}
    if kind == "goods":
        return {"gain": PAIRS[first]}
    if kind == "copy":
        return {"bonus": first}
    return _card_facts(kind, view, first)


def _space_facts(view: Mapping[str, Any], space: int) -> dict[str, Fact]:
    """A space with the dice it takes, the least value the Khan takes, and whether it has to be paid for."""
    told: dict[str, Fact] = {"space": space}
    if space >= FIRST_CARD:
        slot = space - FIRST_CARD
        return {**told, "card": view["city_cards"][slot], "place": CITY_SLOTS[slot]}
    lying = [die["value"] for die in view["placed"] if die["space"] == space]
    paid = bool(lying) and space != KHAN and _own(view)["character"] != BERKE
    least = lying[-1] if lying and space == KHAN else 0
    return {**told, "dice": int(DICE_NEEDED[space]), "least": least, "paid": int(paid)}


def _price(view: Mapping[str, Any], value: int) -> int:
    """What the space costs if this is the last die for it, and nothing while more dice are to come (MP-49)."""
    asked = _asked(view)
    lying = sum(1 for die in view["placed"] if die["space"] == asked["space"])
    occupied = lying > len(view["action"]["chosen"])  # by more than the dice being placed
    free = asked["space"] in (KHAN, *range(FIRST_CARD, len(DICE_NEEDED))) or _own(view)["character"] == BERKE
    return min(value, view["action"]["lowest"]) if occupied and not free and asked["dice"] == 1 else 0


def _contract_facts(kind: str, view: Mapping[str, Any], number: int) -> dict[str, Fact]:
    if kind == "reject":
        return {"contract": _asked(view)["contract"]}
    if kind == "contract":
        return {"number": number, "contract": view["row"][number - 1], "extra": max(0, number - FIRST_BONUS_SPACE + 1)}
    contract = _own(view)["active"][number - 1]
    if contract is None:
        raise LookupError(number)
    return {"contract": contract}


def _step_facts(view: Mapping[str, Any], figure: int, there: int) -> dict[str, Fact]:
    """A step with its whole price: the route, and on a trip what one more step adds (MP-71, MP-72)."""
    own = _own(view)
    here = own["figures"][figure - 1]
    jump = own["character"] == JOHANNES and min(here, there) >= FIRST_OASIS
    cost = NOTHING if jump else route_cost(here, there)
    if cost == NO_ROUTE:
        raise LookupError(there)
    if view["decision"]["kind"] == "walk":
        taken = view["action"]["steps_taken"]
        cost += of(COIN, TRAVEL_PRICE[taken + 1] - TRAVEL_PRICE[taken])
    return {"figure": figure, "figures": len(own["figures"]), "place": there, "cost": [*counts(cost), 0]}


def _card_facts(kind: str, view: Mapping[str, Any], number: int) -> dict[str, Fact]:
    """Moves about a city card, and those that need no facts."""
    card = _card(view)
    if kind == "good":
        return {"good": number, "cost": _price_of_good(card)}
    if kind == "province":
        cost = NOTHING_AT_ALL if card is None else _cost(card)
        return {"place": number, "bonus": view["province_bonuses"][number - FIRST_PROVINCE], "cost": cost}
    if kind == "pay":
        return {"cost": PAIRS[number]}
    if kind not in ("times", "way", "use", "give"):
        return {}
    if card is None:
        raise LookupError("a city card")
    if kind == "times":
        way = _one_way(card, view["action"]["way"])
        return {"times": number, "cost": _times(way["cost"], number), "gain": _times(way["gain"], number)}
    if kind == "give":
        return {"good": number, "gain": _gain(card.reward)}
    return {**_one_way(card, number if kind == "way" else 1)}


def _one_way(card: CityCard, way: int) -> dict[str, list[int]]:
    """What one use of a card costs and brings; cards with two trades have a second way."""
    if way == 2 and card.back is not None:
        return {"cost": [*counts(card.back[0]), 0], "gain": _gain(card.back[1])}
    return {"cost": _cost(card), "gain": _gain(card.reward)}


def _price_of_good(card: CityCard | None) -> list[int]:
    """What a chosen good costs: something only on the cards that sell goods."""
    if card is not None and card.kind == BUY_GOODS:
        return _cost(card)
    if card is not None and card.kind == BARTER and card.back is not None:
        return [*counts(card.back[0]), 0]
    return NOTHING_AT_ALL


def _card(view: Mapping[str, Any]) -> CityCard | None:
    """The city card of the decision, where there is one."""
    number = _asked(view).get("card")
    return None if number is None else CITY_CARDS[number]


def _cost(card: CityCard) -> list[int]:
    return [*counts(card.cost), int(card.vp_cost)]


def _gain(reward: Reward) -> list[int]:
    return [*counts(reward.store), int(reward.vp)]


def _some(kind: int, number: int) -> list[int]:
    return [number if other == kind else 0 for other in range(6)]


def _times(amounts: list[int], number: int) -> list[int]:
    return [amount * number for amount in amounts]


def _asked(view: Mapping[str, Any]) -> Mapping[str, int]:
    """The facts of the decision."""
    if view["decision"] is None:
        raise LookupError("a decision")
    asked: Mapping[str, int] = view["decision"]["facts"]
    return asked


def _own(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The player who decides."""
    if not view["deciding"]:
        raise LookupError("a player")
    own: Mapping[str, Any] = view["travellers"][view["deciding"][0]]
    return own
