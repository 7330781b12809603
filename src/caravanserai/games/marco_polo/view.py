# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""What a seat sees in Marco Polo (MP-146 to MP-149)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from caravanserai.core.shapes import TableView
from caravanserai.games.marco_polo.components.characters import NO_CHARACTER
from caravanserai.games.marco_polo.components.contracts import NO_CONTRACT, ROUND_STACK
from caravanserai.games.marco_polo.components.places import PLACES
from caravanserai.games.marco_polo.dice import listed
from caravanserai.games.marco_polo.placed import NEUTRAL, colour_of, owner_of, space_of, value_of
from caravanserai.games.marco_polo.preview import reach
from caravanserai.games.marco_polo.store import counts
from caravanserai.games.marco_polo.travellers import NOT_ON_MAP

if TYPE_CHECKING:
    from caravanserai.games.marco_polo.state import MarcoPoloState
    from caravanserai.games.marco_polo.travellers import Traveller


class DieView(TypedDict):
    """A die: its colour (0 own, 1 white, 2 black) and value, 0 while it has none."""

    colour: int
    value: int


class PlacedDie(TypedDict):
    """A die on an action space; a neutral one belongs to nobody."""

    space: int
    seat: int | None
    colour: int
    value: int


class TravellerView(TypedDict):
    """A player. Goals are shown to their owner, and to all at the end."""

    character: int | None
    store: list[int]
    vp: int
    dice: list[DieView]
    posts: list[int]
    posts_left: int
    figures: list[int]
    active: list[int | None]
    completed: list[int]
    goals: list[int] | None
    dealt: list[int] | None
    goals_to_choose: int


class ActionView(TypedDict):
    """What the active player is in the middle of."""

    main_done: bool
    space: int | None
    chosen: list[DieView]
    lowest: int
    taken: list[int]
    steps_left: int
    steps_taken: int
    passed: list[int]
    provinces_used: list[int]
    way: int


class Reached(TypedDict):
    """A place in reach: the figure, the steps, the whole price from here on, and the way there."""

    figure: int
    place: int
    steps: int
    coins: int
    camels: int
    way: list[int]


class MarcoPoloView(TableView):
    """The table of The Voyages of Marco Polo."""

    active: int
    travellers: list[TravellerView]
    city_cards: list[int]
    city_bonuses: list[int | None]
    province_bonuses: list[int]
    beijing: list[int | None]
    row: list[int]
    rounds_left: int
    special: int
    drawn: int | None
    pool: list[int]
    black_dice: int
    placed: list[PlacedDie]
    next_first: int | None
    action: ActionView
    reach: list[Reached]


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
    return {
        "character": int(traveller.character) if traveller.character != NO_CHARACTER else None,
        "store": counts(traveller.store),
        "vp": int(traveller.vp),
        "dice": _dice(int(traveller.dice)),
        "posts": _places(int(traveller.posts)),
        "posts_left": int(traveller.all_posts - traveller.built()),
        "figures": _figures(traveller),
        "active": [int(c) if c != NO_CONTRACT else None for c in (traveller.slot_1, traveller.slot_2)],
        "completed": traveller.completed[:],
        "goals": traveller.goals[:] if other == seat or state.over else None,
        "dealt": traveller.dealt[:] if other == seat else None,
        "goals_to_choose": len(traveller.dealt),
    }


def _figures(traveller: Traveller) -> list[int]:
    second = int(traveller.second_figure)
    return [int(traveller.figure)] if second == NOT_ON_MAP else [int(traveller.figure), second]


def _places(bits: int) -> list[int]:
    return [place for place in range(PLACES) if (bits >> place) & 1]


def _action(state: MarcoPoloState) -> ActionView:
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
