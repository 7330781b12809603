"""The score: what was earned on the way, and the final scoring (MP-133, MP-134, MP-138 to MP-141)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.marco_polo.components.bonuses import BEIJING_VP
from caravanserai.games.marco_polo.components.goals import GOALS, PLACES_VP
from caravanserai.games.marco_polo.components.places import BEIJING
from caravanserai.games.marco_polo.components.spaces import COINS_PER_VP, GOODS_PER_VP, MOST_CONTRACTS_VP
from caravanserai.games.marco_polo.store import CAMEL, COIN, goods_in, number_of

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller


def goal_points(traveller: Traveller) -> i64:
    """Goal cards with posts in both places (MP-133)."""
    points: i64 = 0
    for goal in traveller.goals:
        if GOALS[goal].places & ~traveller.posts == 0:
            points += GOALS[goal].vp
    return points


def goal_places(traveller: Traveller) -> i64:
    """How many different places of the goal cards have a post (MP-134)."""
    places: i64 = 0
    for goal in traveller.goals:
        places |= GOALS[goal].places
    places &= traveller.posts
    found: i64 = 0
    while places:
        places &= places - 1
        found += 1
    return found


def beijing_points(table: MarcoPoloState, seat: int) -> int:
    """The slot in Beijing."""
    return BEIJING_VP[table.beijing.index(seat)] if seat in table.beijing else 0


def goods_points(traveller: Traveller) -> i64:
    """Goods count only with a post in Beijing (MP-139)."""
    return goods_in(traveller.store) // GOODS_PER_VP if traveller.has_post(BEIJING) else i64(0)


def leads_contracts(table: MarcoPoloState, seat: int) -> bool:
    """Whether nobody has completed more contracts (MP-140)."""
    most = max([len(traveller.completed) for traveller in table.travellers])
    return len(table.travellers[seat].completed) == most


def breakdown(table: MarcoPoloState, seat: int) -> list[ScoreLine]:
    """Points from the way; at the end also everything the final scoring adds."""
    traveller = table.travellers[seat]
    lines: list[ScoreLine] = [{"item": "on_the_way", "count": 1, "points": int(traveller.vp)}]
    if not table.over:
        return lines
    coins = number_of(traveller.store, COIN)
    goods = goods_in(traveller.store)
    kept = sum(1 for goal in traveller.goals if GOALS[goal].places & ~traveller.posts == 0)
    leading = leads_contracts(table, seat)
    return [
        *lines,
        {"item": "goals", "count": kept, "points": int(goal_points(traveller))},
        {"item": "goal_places", "count": int(goal_places(traveller)), "points": PLACES_VP[goal_places(traveller)]},
        {"item": "coins", "count": int(coins), "points": int(coins // COINS_PER_VP)},
        {"item": "beijing", "count": int(traveller.has_post(BEIJING)), "points": beijing_points(table, seat)},
        {"item": "goods", "count": int(goods), "points": int(goods_points(traveller))},
        {
            "item": "most_contracts",
            "count": len(traveller.completed),
            "points": MOST_CONTRACTS_VP if leading else 0,
        },
    ]


def scores(table: MarcoPoloState) -> list[int]:
    """The score of every seat as it stands; secrets count only at the end."""
    return [sum([line["points"] for line in breakdown(table, seat)]) for seat in range(table.players)]


def winners(table: MarcoPoloState) -> list[int]:
    """The highest score, then the most camels; who is still even shares the victory (MP-141)."""
    if not table.over:
        return []
    totals = scores(table)
    ranks = [(totals[seat], int(number_of(table.travellers[seat].store, CAMEL))) for seat in range(int(table.players))]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
