"""The eight characters (MP-117 to MP-132)."""

from typing import Final

from caravanserai.games.marco_polo.rewards import Reward

RASCHID: Final = 0
MATTEO: Final = 1
BERKE: Final = 2
MERCATOR: Final = 3
NICCOLO: Final = 4
WILHELM: Final = 5
KUBILAI: Final = 6
JOHANNES: Final = 7
CHARACTERS: Final = 8
CHARACTER_KEYS: Final = ("raschid", "matteo", "berke", "mercator", "niccolo_marco", "wilhelm", "kubilai", "johannes")
NO_CHARACTER: Final = -1

_NOTHING: Final = Reward()

# What a character gains at the start of every round (MP-26).
ROUND_START: Final = [
    _NOTHING,
    Reward(draw_contract=1),
    _NOTHING,
    _NOTHING,
    Reward(camel=1),
    _NOTHING,
    _NOTHING,
    Reward(coin=3),
]

POSTS: Final = 9
WILHELM_POSTS: Final = 11  # nine own and two black ones (MP-123)
POSTS_VP: Final = {8: 5, 9: 10, 11: 10}  # for building the post of that number (MP-79, MP-123)
