"""What the moves of Dunhuang are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caravanserai.games.dunhuang.components import ARTIST, BONUS_COINS, GENERAL, MUSICIAN, SHIELD_PRICE, SLOTS, SOLDIER
from caravanserai.games.dunhuang.goods import NO_GOOD

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move

TRADED: Final = 2  # cards that change hands with a merchant
PURPOSES: Final = {ARTIST: "discard", MUSICIAN: "discard", SOLDIER: "swap", GENERAL: "swap"}  # of a chosen card


def facts(move: Move, view: Mapping[str, Any]) -> dict[str, Fact]:
    kind = move.kind
    if kind in ("keep", "take", "token"):
        return {"good": move.args[0]}
    if kind == "camel":
        return {"slot": move.args[0], "character": view["circle"][move.args[0] - 1]}
    if kind == "walk":
        return _walk_facts(view, move.args[0])
    if kind in ("to-hand", "to-shop"):
        return {"good": _offered(view, _camel(view))}
    if kind == "coins":
        limited = view["options"]["supply"] == "finite"
        return {"coins": max(0, min(BONUS_COINS, view["coin_supply"])) if limited else BONUS_COINS}
    if kind == "use":
        return {"character": view["circle"][_camel(view)]}
    if kind in ("hand", "shop"):
        return {"good": move.args[0], "purpose": _purpose(view, "place" if kind == "hand" else "take")}
    if kind == "slot":
        good = _offered(view, move.args[0] - 1)
        out = _asked(view).get("good", good)
        return {"good": good, "slot": move.args[0], "purpose": _purpose(view, "take"), "out": out}
    if kind == "rival":
        return {"rival": move.args[0], "cards": min(TRADED, view["traders"][move.args[0]]["hand_count"])}
    if kind == "give":
        return {"good": move.args[0], "rival": _asked(view)["rival"]}
    return {"good": _asked(view)["good"], "owner": _asked(view)["owner"], "coins": SHIELD_PRICE}


def _asked(view: Mapping[str, Any]) -> Mapping[str, int]:
    """The facts of the decision."""
    if view["decision"] is None:
        raise LookupError("a decision")
    asked: Mapping[str, int] = view["decision"]["facts"]
    return asked


def _camel(view: Mapping[str, Any]) -> int:
    camel: int | None = view["camel"]
    if camel is None:
        raise LookupError("the camel")
    return camel


def _offered(view: Mapping[str, Any], slot: int) -> int:
    good: int | None = view["market"][slot]
    if good is None:
        raise LookupError(slot)
    return good


def _walk_facts(view: Mapping[str, Any], steps: int) -> dict[str, Fact]:
    slot = (_camel(view) + steps) % SLOTS
    good = view["market"][slot]
    return {
        "steps": steps,
        "coins": steps - 1,
        "slot": slot + 1,
        "character": view["circle"][slot],
        "cards": int(good is not None),
        "good": NO_GOOD if good is None else good,
    }


def _purpose(view: Mapping[str, Any], otherwise: str) -> str:
    """What a chosen card is for, by the character that asks: to be discarded, swapped, or otherwise."""
    return PURPOSES.get(_asked(view).get("character", -1), otherwise)
