"""The cards, characters and tokens of Merchants of Dunhuang. Facts only; totals are checked by the tests.

The numbers of the goods are printed facts. The names of goods 3, 4, 5 and 8 and the pairing of characters on the two
faces of a token are reconstructed; neither the names nor the pairs other than the last are known from print.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.dunhuang.goods import GOOD_KEYS, GOODS

if TYPE_CHECKING:
    from caravanserai.games.dunhuang.shapes import DunhuangComponents

SLOTS: Final = 8
ALL_COINS: Final = 44
ALL_PRESTIGE: Final = 28
DEALT: Final = 3
BONUS_COINS: Final = 3
TOKEN_POINTS: Final = 2
SHIELD_PRICE: Final = 2
GOODS_TO_WIN: Final = 4
TRADED: Final = 2  # cards that change hands with a merchant
LONGEST_WALK: Final = ALL_COINS + 1

# By number of players (DH-7, DH-10, DH-72).
REMOVED_GOODS: Final[dict[int, tuple[int, ...]]] = {2: (0, 8, 9), 3: (0, 9), 4: ()}
STARTING_COINS: Final[dict[int, int]] = {2: 5, 3: 6, 4: 7}
TOKENS_TO_WIN: Final[dict[int, int]] = {2: 5, 3: 4, 4: 4}

# Characters by number; 2k and 2k + 1 are the two faces of token k (DH-6).
CHARACTERS: Final = (
    "artist",
    "musician",
    "princess",
    "dancer",
    "translator",
    "ambassador",
    "soldier",
    "general",
    "chinese_merchant",
    "sogdian_merchant",
    "maid",
    "servant",
    "shepherd",
    "peasant",
    "manichaean",
    "buddhist",
)
ARTIST: Final = 0
MUSICIAN: Final = 1
PRINCESS: Final = 2
DANCER: Final = 3
TRANSLATOR: Final = 4
AMBASSADOR: Final = 5
SOLDIER: Final = 6
GENERAL: Final = 7
CHINESE_MERCHANT: Final = 8
SOGDIAN_MERCHANT: Final = 9
MAID: Final = 10
SERVANT: Final = 11
SHEPHERD: Final = 12
PEASANT: Final = 13
MANICHAEAN: Final = 14
BUDDHIST: Final = 15
CLAUSES: Final = tuple(f"DH-{number}" for number in (*range(55, 69), 69, 69))
RECONSTRUCTED_NAMES: Final = ("jade", "glass", "spice", "paper")


def components() -> DunhuangComponents:
    """The facts for tables and bots."""
    return {
        "goods": [
            {
                "key": key,
                "number": good + 1,
                "name_source": "reconstructed" if key in RECONSTRUCTED_NAMES else "printed",
            }
            for good, key in zip(range(GOODS), GOOD_KEYS, strict=True)
        ],
        "characters": [
            {"key": key, "token": number // 2, "clause": CLAUSES[number]} for number, key in enumerate(CHARACTERS)
        ],
        "coins": ALL_COINS,
        "prestige": ALL_PRESTIGE,
        "slots": SLOTS,
        "goods_to_win": GOODS_TO_WIN,
        "token_points": TOKEN_POINTS,
    }
