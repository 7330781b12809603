"""Reading the drawing of a map: a grid of marks, a column of text for each column of hexes.

`g d m s` are the terrains; a number behind one is a coin hex, `C3` a city of value 3, `?` a ruin with its letter or
symbol. `T` is a tower, `X2` a crystal of value 2, `@` the capital, `V` a volcano, `R` a reef, `.` nothing at all.
"""

from typing import Final

from caravanserai.games.merchant_explorers.maps.terrain import (
    ANY_TERRAIN,
    BLANK,
    CAPITAL_HEX,
    CITY,
    COIN,
    CRYSTAL,
    NO_TERRAIN,
    REEF,
    RUIN,
    TOWER_HEX,
    VOLCANO,
    cell_at,
)

TERRAIN_LETTERS: Final = "gdms"
LETTERS: Final = "ABCDEFGHIJ"  # of the ruins of Kazan (ME-95)
SYMBOLS: Final = "^o#"  # of the ruins of Cnidaria (ME-97): triangle, circle, square
SYMBOL_KEYS: Final = ("triangle", "circle", "square")
NO_MARK: Final = -1


class DrawnHex:
    """What a drawing says about one hex."""

    def __init__(self, cell: int, terrain: int, kind: int, value: int, mark: int) -> None:
        self.cell: Final = cell
        self.terrain: Final = terrain
        self.kind: Final = kind
        self.value: Final = value  # coins of a coin hex, value of a city or crystal
        self.mark: Final = mark  # letter or symbol of a ruin


def read_drawing(drawing: str) -> tuple[list[DrawnHex], dict[int, int]]:
    """The hexes of a map, column by column, and the cells of its volcanoes and reefs."""
    hexes: list[DrawnHex] = []
    blocked: dict[int, int] = {}
    for line in drawing.strip("\n").split("\n")[1:]:
        words = line.split()
        row = int(words[0])
        for column, word in enumerate(words[1:]):
            cell = cell_at(column, row)
            if word == "V":
                blocked[cell] = VOLCANO
            elif word == "R":
                blocked[cell] = REEF
            elif word != ".":
                hexes.append(_read_hex(cell, word))
    hexes.sort(key=_cell_of)
    return hexes, blocked


def _cell_of(drawn: DrawnHex) -> int:
    return drawn.cell


def _read_hex(cell: int, word: str) -> DrawnHex:
    if word == "@":
        return DrawnHex(cell, NO_TERRAIN, CAPITAL_HEX, 0, NO_MARK)
    if word == "T":
        return DrawnHex(cell, ANY_TERRAIN, TOWER_HEX, 0, NO_MARK)
    if word[0] == "X":
        return DrawnHex(cell, ANY_TERRAIN, CRYSTAL, int(word[1]), NO_MARK)
    terrain = TERRAIN_LETTERS.index(word[0])
    if len(word) == 1:
        return DrawnHex(cell, terrain, BLANK, 0, NO_MARK)
    if word[1] == "C":
        return DrawnHex(cell, terrain, CITY, int(word[2]), NO_MARK)
    if word[1] == "?":
        return DrawnHex(cell, terrain, RUIN, 0, _read_mark(word[2:]))
    return DrawnHex(cell, terrain, COIN, int(word[1]), NO_MARK)


def _read_mark(mark: str) -> int:
    if mark == "":
        return NO_MARK
    return SYMBOLS.index(mark) if mark in SYMBOLS else LETTERS.index(mark)
