"""The components of Marco Polo as facts: map, contracts, cards, tokens, characters, action spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.marco_polo.components.bonuses import (
    BEIJING_VP,
    CITY_BONUSES,
    PROVINCE_BONUSES,
    PROVINCE_LETTERS,
)
from caravanserai.games.marco_polo.components.characters import CHARACTER_KEYS, POSTS, POSTS_VP, ROUND_START
from caravanserai.games.marco_polo.components.city_cards import CITY_CARDS, CityCard
from caravanserai.games.marco_polo.components.city_cards import KIND_KEYS as CARD_KINDS
from caravanserai.games.marco_polo.components.contracts import CONTRACTS, ROW_EXTRA, is_starting
from caravanserai.games.marco_polo.components.goals import GOALS, PLACES_VP
from caravanserai.games.marco_polo.components.places import CITY_SLOTS, KIND_KEYS, PLACE_KEYS, ROUTES, kind_of
from caravanserai.games.marco_polo.components.spaces import (
    BAZAAR,
    BLACK_DIE_COST,
    CAMELS,
    CARD_KEY,
    DICE_NEEDED,
    FIRST_CARD,
    FIXED_REWARDS,
    GOLD_ROW,
    KHAN,
    KHAN_SPACES,
    PURSE,
    PURSE_KEY,
    ROUNDS,
    SPACE_KEYS,
    SPACES,
    TRAVEL_PRICE,
)
from caravanserai.games.marco_polo.rewards import cost_json

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.shapes import ActionSpacePart, CityCardPart, MarcoPoloComponents


def components() -> MarcoPoloComponents:
    """The facts for tables and bots."""
    return {
        "places": [{"key": key, "kind": KIND_KEYS[kind_of(place)]} for place, key in enumerate(PLACE_KEYS)],
        "routes": [{"a": a, "b": b, "cost": cost_json(cost)} for a, b, cost in ROUTES],
        "city_slots": [PLACE_KEYS[city] for city in CITY_SLOTS],
        "contracts": [
            {
                "id": contract.id,
                "cost": cost_json(contract.cost),
                "reward": contract.reward.to_json(),
                "starting": is_starting(number),
                "conf": contract.conf,
            }
            for number, contract in enumerate(CONTRACTS)
        ],
        "city_cards": [_card(card) for card in CITY_CARDS],
        "goals": [
            {
                "id": goal.id,
                "city": PLACE_KEYS[goal.city],
                "province": PLACE_KEYS[goal.province],
                "vp": int(goal.vp),
            }
            for goal in GOALS
        ],
        "goal_places_vp": list(PLACES_VP),
        "city_bonuses": [bonus.to_json() for bonus in CITY_BONUSES],
        "province_bonuses": [
            {"letter": letter, "reward": bonus.to_json()}
            for letter, bonus in zip(PROVINCE_LETTERS, PROVINCE_BONUSES, strict=True)
        ],
        "characters": [
            {"key": key, "round_start": bonus.to_json()} for key, bonus in zip(CHARACTER_KEYS, ROUND_START, strict=True)
        ],
        "spaces": [_space(space) for space in range(SPACES)],
        "bazaar": [[column.to_json() for column in row] for row in BAZAAR],
        "row_extra": ROW_EXTRA[:],
        "travel_price": [int(price) for price in TRAVEL_PRICE],
        "black_die_cost": cost_json(BLACK_DIE_COST),
        "beijing_vp": list(BEIJING_VP),
        "own_posts": POSTS,
        "posts_vp": {str(number): points for number, points in POSTS_VP.items()},
        "rounds": ROUNDS,
    }


def _space(space: int) -> ActionSpacePart:
    facts: ActionSpacePart = {
        "key": _key_of(space),
        "dice": int(DICE_NEEDED[space]),
        "reward": FIXED_REWARDS[space].to_json() if space in FIXED_REWARDS else {},
    }
    if CAMELS <= space <= GOLD_ROW:
        facts["row"] = space - CAMELS
    if FIRST_CARD <= space < PURSE:
        facts["slot"] = space - FIRST_CARD
    if space == KHAN:
        facts["places"] = KHAN_SPACES
    return facts


def _key_of(space: int) -> str:
    if space == PURSE:
        return PURSE_KEY
    return CARD_KEY if space >= FIRST_CARD else SPACE_KEYS[space]


def _card(card: CityCard) -> CityCardPart:
    facts: CityCardPart = {
        "id": card.id,
        "kind": CARD_KINDS[card.kind],
        "cost": cost_json(card.cost),
        "reward": card.reward.to_json(),
        "conf": card.conf,
    }
    if card.vp_cost:
        facts["cost"] = {"vp": int(card.vp_cost)}
    if card.pair_cost:
        facts["cost"] = {"two_different_goods": int(card.pair_cost)}
    if card.back is not None:
        cost, reward = card.back
        facts["back"] = {"cost": cost_json(cost), "reward": reward.to_json()}
    if card.table:
        facts["table"] = [reward.to_json() for reward in card.table]
    return facts
