"""What a seat sees in Marco Polo (MP-146 to MP-149)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.marco_polo.components.characters import NO_CHARACTER
from caravanserai.games.marco_polo.components.contracts import CONTRACTS, NO_CONTRACT, ROUND_STACK
from caravanserai.games.marco_polo.components.places import PLACES
from caravanserai.games.marco_polo.dice import listed
from caravanserai.games.marco_polo.placed import NEUTRAL, colour_of, owner_of, space_of, value_of
from caravanserai.games.marco_polo.preview import reach
from caravanserai.games.marco_polo.rules.openings import least_for_khan
from caravanserai.games.marco_polo.scoring import goal_places
from caravanserai.games.marco_polo.store import counts, missing
from caravanserai.games.marco_polo.travellers import NOT_ON_MAP

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.shapes import (
        DieView,
        MarcoPoloView,
        PlacedDie,
        TravellerView,
        TurnActionView,
    )
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller


def view(state: MarcoPoloState, seat: int | None) -> MarcoPoloView:
    """The table from one seat, or with None from beside it."""
    drawn = state.drawn_contract()
    return {
        **state.table_view(seat, state.decision_view(), True, False),
        "active": int(state.seat),
        "travellers": [_traveller(state, other, seat) for other in range(int(state.players))],
        "city_cards": state.city_cards[:],
        "city_bonuses": [token if token >= 0 else None for token in state.city_bonuses],
        "province_bonuses": state.province_bonuses[:],
        "beijing": [owner if owner >= 0 else None for owner in state.beijing],
        "row": state.row[:],
        "rounds_left": len(state.stacks) // ROUND_STACK,
        "special": len(state.special),
        "drawn": drawn if drawn != NO_CONTRACT else None,
        "pool": state.pool[:],
        "black_dice": int(state.black_dice),
        "placed": [_placed(die) for die in state.placed],
        "khan_least": int(least_for_khan(state)),
        "next_first": int(state.last_traveller) if state.last_traveller >= 0 else None,
        "action": _action(state),
        "reach": reach(state),
    }


def _dice(dice: int) -> list[DieView]:
    return [{"colour": colour, "value": value} for colour, value in listed(dice)]


def _placed(die: int) -> PlacedDie:
    owner = int(owner_of(die))
    return {
        "space": int(space_of(die)),
        "seat": owner if owner != NEUTRAL else None,
        "colour": int(colour_of(die)),
        "value": int(value_of(die)),
    }


def _traveller(state: MarcoPoloState, other: int, seat: int | None) -> TravellerView:
    traveller = state.travellers[other]
    shows_goals = other == seat or state.over
    active = (traveller.slot_1, traveller.slot_2)
    return {
        "character": int(traveller.character) if traveller.character != NO_CHARACTER else None,
        "store": counts(traveller.store),
        "vp": int(traveller.vp),
        "dice": _dice(int(traveller.dice)),
        "posts": _places(int(traveller.posts)),
        "posts_left": int(traveller.all_posts - traveller.built()),
        "figures": _figures(traveller),
        "active": [int(contract) if contract != NO_CONTRACT else None for contract in active],
        "missing": [_missing(traveller, int(contract)) for contract in active],
        "completed": traveller.completed[:],
        "goals": traveller.goals[:] if shows_goals else None,
        "goal_count": len(traveller.goals),
        "goal_places": int(goal_places(traveller)) if shows_goals else None,
        "dealt": traveller.dealt[:] if other == seat else None,
        "goals_to_choose": len(traveller.dealt),
    }


def _missing(traveller: Traveller, contract: int) -> list[int] | None:
    return None if contract == NO_CONTRACT else missing(traveller.store, CONTRACTS[contract].cost)


def _figures(traveller: Traveller) -> list[int]:
    second = int(traveller.second_figure)
    return [int(traveller.figure)] if second == NOT_ON_MAP else [int(traveller.figure), second]


def _places(bits: int) -> list[int]:
    return [place for place in range(PLACES) if (bits >> place) & 1]


def _action(state: MarcoPoloState) -> TurnActionView:
    action = state.action
    return {
        "main_done": action.main_done,
        "space": int(action.space) if action.space >= 0 else None,
        "chosen": _dice(int(action.chosen)),
        "lowest": int(action.lowest),
        "taken": action.taken[:],
        "steps_left": int(action.steps_left),
        "steps_taken": int(action.steps_taken),
        "passed": action.passed[:],
        "provinces_used": _places(int(action.provinces_used)),
        "way": int(action.way),
    }
