"""The 40 treasure cards (ME-80 to ME-88)."""

from typing import Final

from mypy_extensions import i64

FREE_EXPLORER: Final = 0
TWO_COINS: Final = 1
VASE: Final = 2
TOWER_BONUS: Final = 3
GRASSLAND_BONUS: Final = 4  # the village bonuses follow each other as the terrains do
DESERT_BONUS: Final = 5
MOUNTAIN_BONUS: Final = 6
PAIR_BONUS: Final = 7
TREASURE_KEYS: Final = (
    "free_explorer",
    "two_coins",
    "vase",
    "tower_bonus",
    "grassland_bonus",
    "desert_bonus",
    "mountain_bonus",
    "pair_bonus",
)
COPIES: Final = (8, 8, 10, 6, 2, 2, 2, 2)  # the split is known from one source; it adds up to the printed 40
TREASURE_KINDS: Final = len(TREASURE_KEYS)

# Every card has a number of its own; its kind is looked up here.
KIND_OF: Final = [kind for kind in range(TREASURE_KINDS) for _ in range(COPIES[kind])]
TREASURES: Final = len(KIND_OF)
NOBODY: Final = -1  # has put a card under the deck
FOUND_COINS: Final = 2

VASE_VALUES: Final = (0, 1, 4, 9, 16)
FURTHER_VASE: Final = 4


def is_instant(card: i64) -> bool:
    """Whether a card is used at once and goes back under the deck (ME-82)."""
    return KIND_OF[card] <= TWO_COINS


def vases_worth(vases: i64, new_sets: bool) -> i64:
    """A set of vases: four make 16, each beyond adds 4, or by the other reading begins a new set (ME-85)."""
    if vases <= 4:
        return VASE_VALUES[vases]
    return 16 + (vases_worth(vases - 4, True) if new_sets else FURTHER_VASE * (vases - 4))
