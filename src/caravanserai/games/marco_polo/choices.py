"""What the choices of Marco Polo are about. Prices and gains are lists: coins, camels, pepper, silk, gold, points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.contracts import NO_CONTRACT, ROW_EXTRA
from caravanserai.games.marco_polo.components.places import CITY_SLOTS, FIRST_PROVINCE, NO_ROUTE
from caravanserai.games.marco_polo.components.spaces import (
    ADJUST_COST,
    BLACK_DIE_COST,
    DICE_NEEDED,
    FIRST_CARD,
    KHAN,
    PURSE_COINS,
    REROLL_COST,
)
from caravanserai.games.marco_polo.dice import HIGHEST
from caravanserai.games.marco_polo.rules.openings import face_up, is_paid, least_for_khan, price_of, reach_of
from caravanserai.games.marco_polo.rules.stepping import figure_at, step_price
from caravanserai.games.marco_polo.rules.takings import bazaar_reward, compensation, missing_points, row_bonus
from caravanserai.games.marco_polo.rules.trades import (
    ONE_GOOD,
    card_in_use,
    use_cost,
    use_reward,
    use_vp_cost,
    way_cost,
    way_reward,
)
from caravanserai.games.marco_polo.step_ids import (
    CHOOSE_DIE,
    COLUMN,
    COMPENSATE,
    KEEP_DRAWN,
    ROW_BONUS,
    STEP,
    TIMES,
    USE_AGAIN,
    WALK,
    WAY,
)
from caravanserai.games.marco_polo.store import NOTHING, PAIRS, counts
from caravanserai.games.marco_polo.travellers import NOT_ON_MAP

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.marco_polo.rewards import Reward
    from caravanserai.games.marco_polo.state import MarcoPoloState

DIE_CHANGES: Final = ("reroll", "raise", "lower")


def move_facts(table: MarcoPoloState, move: Move, seat: i64) -> dict[str, Fact] | None:
    if table.over:
        return None
    kind = move.kind
    if kind == "pick":
        return {"character": int(move.a)}
    if kind == "keep":
        goal = int(move.a) - 1
        return {"goal": goal} if goal in table.travellers[seat].dealt else None
    if kind == "compensate":
        return {"gain": _amounts(compensation(missing_points(table), move.a))} if table.step == COMPENSATE else None
    if kind == "place":
        return _space_facts(table, move.a)
    if kind == "card":
        return _card_space_facts(table, move.a - 1)
    if kind == "die":
        return _placing_facts(table, move)
    if kind == "purse":
        return {**_die(move), "gain": _given(PURSE_COINS)}
    if kind in DIE_CHANGES:
        return _change_facts(move)
    if kind == "black-die":
        return {"cost": _amounts(BLACK_DIE_COST)}
    if kind == "column":
        return _column_facts(table, move.a)
    if kind in ("contract", "bonus", "drop", "reject", "fulfil"):
        return _contract_facts(table, move)
    if kind == "go":
        return _step_facts(table, move)
    if kind == "build":
        return {"place": int(table.traveller().figure)}
    if kind in ("post", "relocate"):
        return {"place": int(move.a)}
    if kind == "goods":
        return {"gain": _amounts(PAIRS[move.a])}
    if kind == "copy":
        return {"bonus": int(move.a)}
    if kind == "good" and table.step != USE_AGAIN:
        return {"good": int(move.a), "cost": _amounts(NOTHING), "gain": _given(ONE_GOOD[move.a])}
    if kind in ("good", "province", "times", "way", "use", "give", "pay"):
        return _use_facts(table, move)
    return {}


def _space_facts(table: MarcoPoloState, space: i64) -> dict[str, Fact]:
    """A space with the dice it takes, the least value the Khan takes, and whether it has to be paid for.

    `prices` are the coins due by the value of the lowest die, `reaches` how far it goes; the first is for a 1.
    """
    values = range(1, HIGHEST + 1)
    return {
        "space": int(space),
        "dice": int(DICE_NEEDED[space]),
        "least": int(least_for_khan(table)) if space == KHAN else 0,
        "paid": int(is_paid(table, space)),
        "prices": [int(price_of(table, space, value)) for value in values],
        "reaches": [int(reach_of(table, space, value)) for value in values],
    }


def _card_space_facts(table: MarcoPoloState, slot: i64) -> dict[str, Fact]:
    """A city card, and the city it belongs to."""
    return {"space": int(FIRST_CARD + slot), "card": table.city_cards[slot], "place": CITY_SLOTS[slot]}


def _placing_facts(table: MarcoPoloState, move: Move) -> dict[str, Fact] | None:
    """A die for the chosen space: the face by which it is found, how far the space goes with it, and its price.

    There is no price yet while more dice are to come (MP-49).
    """
    if table.step != CHOOSE_DIE:
        return None
    action = table.action
    value = min(move.b, action.lowest)
    return {
        **_die(move),
        "face": int(face_up(table.traveller(), move.b)),
        "price": int(price_of(table, action.space, value)) if table.argument == 1 else 0,
        "reach": int(reach_of(table, action.space, value)),
    }


def _die(move: Move) -> dict[str, Fact]:
    return {"colour": int(move.a), "value": int(move.b)}


def _change_facts(move: Move) -> dict[str, Fact]:
    """A die rolled again, or turned by one to what it then shows."""
    if move.kind == "reroll":
        return {**_die(move), "cost": _amounts(REROLL_COST)}
    after = int(move.b) + (1 if move.kind == "raise" else -1)
    return {**_die(move), "after": after, "cost": _amounts(ADJUST_COST)}


def _column_facts(table: MarcoPoloState, column: i64) -> dict[str, Fact] | None:
    if table.step != COLUMN:
        return None
    reward = bazaar_reward(table.action.space, column)
    return {"column": int(column), "gain": _given(reward), "steps": int(reward.step)}


def _contract_facts(table: MarcoPoloState, move: Move) -> dict[str, Fact] | None:
    """A contract of the row with what comes with it, an active one, or the one just drawn."""
    kind = move.kind
    if kind == "contract":
        if move.a > len(table.row):
            return None
        return {"number": int(move.a), "contract": table.row[move.a - 1], "extra": ROW_EXTRA[move.a - 1]}
    if kind == "bonus":
        return {"gain": _amounts(row_bonus(table.argument, move.a))} if table.step == ROW_BONUS else None
    if kind == "reject":
        return {"contract": int(table.argument)} if table.step == KEEP_DRAWN else None
    contract = table.traveller().at(move.a)
    return None if contract == NO_CONTRACT else {"contract": int(contract)}


def _step_facts(table: MarcoPoloState, move: Move) -> dict[str, Fact] | None:
    """A step with its whole price: the route, and on a trip what one more step adds (MP-71, MP-72)."""
    traveller = table.traveller()
    if table.step not in (WALK, STEP) or figure_at(traveller, move.a) == NOT_ON_MAP:
        return None
    price = step_price(table, move)
    if price == NO_ROUTE:
        return None
    figures = 1 if traveller.second_figure == NOT_ON_MAP else 2
    return {"figure": int(move.a), "figures": figures, "place": int(move.b), "cost": _amounts(price)}


def _use_facts(table: MarcoPoloState, move: Move) -> dict[str, Fact] | None:
    """A use of the city card under way: what it costs and gives."""
    if table.step not in (TIMES, WAY, USE_AGAIN):
        return None
    card = card_in_use(table)
    if move.kind == "times":
        way = table.action.way
        reward = way_reward(card, way)
        gain = _amounts(reward.store * move.a, reward.vp * move.a)
        return {"times": int(move.a), "cost": _amounts(way_cost(card, way) * move.a), "gain": gain}
    cost = _amounts(use_cost(card, move), use_vp_cost(card, move))
    if move.kind == "province":
        token = table.province_bonuses[move.a - FIRST_PROVINCE]
        return {"place": int(move.a), "bonus": token, "cost": cost}
    reward = use_reward(card, move)
    facts: dict[str, Fact] = {"cost": cost, "gain": _given(reward), "steps": int(reward.step)}
    if move.kind in ("good", "give"):
        facts["good"] = int(move.a)
    return facts


def _given(reward: Reward) -> list[int]:
    return _amounts(reward.store, reward.vp)


def _amounts(store: i64, points: i64 = 0) -> list[int]:
    """A list as sentences and boards read it."""
    return [*counts(store), int(points)]
