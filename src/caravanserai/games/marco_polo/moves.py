"""The move table of Marco Polo."""

from typing import Final

from caravanserai.core.moves import Argument, Kind, MoveTable
from caravanserai.games.marco_polo.components.bonuses import PROVINCE_LETTERS
from caravanserai.games.marco_polo.components.characters import CHARACTER_KEYS, CHARACTERS
from caravanserai.games.marco_polo.components.contracts import ACTIVE, ROUND_STACK
from caravanserai.games.marco_polo.components.goals import GOALS
from caravanserai.games.marco_polo.components.places import (
    FIRST_OASIS,
    FIRST_PROVINCE,
    PLACE_KEYS,
    PLACES,
    PROVINCES,
    SLOTS,
)
from caravanserai.games.marco_polo.components.spaces import MOST_MISSING, SPACE_KEYS
from caravanserai.games.marco_polo.dice import COLOUR_KEYS, COLOURS, HIGHEST

GOOD_KEYS: Final = ("pepper", "silk", "gold")
PAIR_KEYS: Final = ("pepper+silk", "pepper+gold", "silk+gold")

_place = Argument(0, PLACES - 1, PLACE_KEYS)
_post = Argument(0, FIRST_OASIS - 1, PLACE_KEYS[:FIRST_OASIS])
_province = Argument(FIRST_PROVINCE, FIRST_OASIS - 1, PLACE_KEYS[FIRST_PROVINCE:FIRST_OASIS])
_colour = Argument(0, COLOURS - 1, COLOUR_KEYS)
_face = Argument(0, HIGHEST, ("unset", "1", "2", "3", "4", "5", "6"))
_good = Argument(0, 2, GOOD_KEYS)
_pair = Argument(0, 2, PAIR_KEYS)
_slot = Argument(1, ACTIVE)
_number = Argument(1, HIGHEST)

MOVES: Final = MoveTable(
    "marco_polo",
    [
        Kind("pick", Argument(0, CHARACTERS - 1, CHARACTER_KEYS)),
        Kind("keep", Argument(1, len(GOALS))),
        Kind("compensate", Argument(0, MOST_MISSING)),  # so many camels, the rest in coins
        Kind("place", Argument(0, len(SPACE_KEYS) - 1, SPACE_KEYS)),
        Kind("card", Argument(1, SLOTS)),
        Kind("die", _colour, _number),
        Kind("column", _number),
        Kind("contract", Argument(1, ROUND_STACK)),
        Kind("bonus", Argument(0, 1, ("coins", "camels"))),
        Kind("drop", _slot),
        Kind("reject"),
        Kind("go", Argument(1, 2), _place),
        Kind("build"),
        Kind("stop"),
        Kind("decline"),
        Kind("post", _post),
        Kind("relocate", _post),
        Kind("good", _good),
        Kind("goods", _pair),
        Kind("copy", Argument(0, PROVINCES - 1, PROVINCE_LETTERS)),
        Kind("province", _province),
        Kind("times", _number),
        Kind("way", Argument(1, 2)),
        Kind("use"),
        Kind("give", _good),
        Kind("pay", _pair),
        Kind("done"),
        Kind("fulfil", _slot),
        Kind("purse", _colour, _face),
        Kind("reroll", _colour, _number),
        Kind("raise", _colour, _number),
        Kind("lower", _colour, _number),
        Kind("black-die"),
        Kind("end-turn"),
    ],
)
