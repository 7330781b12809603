"""How sure we are of the components of A New World: what the rules state, and what had to be reconstructed.

The rules page and the table show this to players. A figure that turns out different is corrected in the tables of
facts beside this file; no rule knows it.
"""

from typing import Final

VERIFIED: Final = "verified"  # two sources agree
SINGLE_SOURCE: Final = "single-source"
DERIVED: Final = "derived"  # forced by arithmetic on stated facts
RECONSTRUCTED: Final = "reconstructed"  # made so that every stated fact holds

PROVENANCE: Final[dict[str, str]] = {
    "location_counts": VERIFIED,
    "fort_settlers": SINGLE_SOURCE,
    "market_settlers": SINGLE_SOURCE,
    "settlers_on_A2_B2_C1_F2": SINGLE_SOURCE,
    "settlers_on_other_boards": RECONSTRUCTED,
    "at_most_three_settlers_in_the_base_game": SINGLE_SOURCE,
    "stacks_on_A1_B1": RECONSTRUCTED,
    "stacks_on_B2_D2_F2": SINGLE_SOURCE,
    "exploration_marks": DERIVED,
    "exploration_split": RECONSTRUCTED,
    "location_effects_and_marks": RECONSTRUCTED,
    "exchanges_rrr-bb_and_b-yyyyyy": SINGLE_SOURCE,
    "where_these_exchanges_lie": RECONSTRUCTED,
    "point_card_count": SINGLE_SOURCE,
    "point_card_symbols_stars_marks": VERIFIED,
    "point_card_costs_and_points": RECONSTRUCTED,
    "bonus_tile_counts": VERIFIED,
    "bonus_tile_kinds": SINGLE_SOURCE,
    "bonus_tile_mix": RECONSTRUCTED,
    "exploration_tile_count": VERIFIED,
    "exploration_tile_kinds": SINGLE_SOURCE,
    "exploration_tile_mix": RECONSTRUCTED,
    "settlers_and_starting_cubes": VERIFIED,
    "storage_and_bonus_slots": VERIFIED,
}

# Boards whose numbers of settlers one source gives; it gives those of forts and markets on all boards.
NUMBERED_BOARDS: Final = ("A2", "B2", "C1", "F2")
# Locations whose exchange one source names, without saying where it lies.
NAMED_EXCHANGES: Final = ("C1.4", "D1.3")


def settlers_source(board: str, kind: str) -> str:
    """How sure we are of the number of settlers a location asks for."""
    return SINGLE_SOURCE if board in NUMBERED_BOARDS or kind in ("fort", "market") else RECONSTRUCTED


def action_source(location: str) -> str:
    """How sure we are of what a location does, wherever it lies."""
    return SINGLE_SOURCE if location in NAMED_EXCHANGES else RECONSTRUCTED
