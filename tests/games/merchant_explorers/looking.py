"""What lies on a table of Merchant Explorers, in short words for tests."""

from collections.abc import Iterable

from caravanserai.games.merchant_explorers.components.treasures import KIND_OF, TREASURE_KEYS
from caravanserai.games.merchant_explorers.guild import EXPLORER, POST, TOKEN, TOWER, VILLAGE, Guild
from caravanserai.games.merchant_explorers.maps.terrain import ROWS, cell_name
from caravanserai.games.merchant_explorers.state import MerchantExplorersState

PIECES = {"explorers": EXPLORER, "villages": VILLAGE, "towers": TOWER, "posts": POST, "tokens": TOKEN}


def hex_named(state: MerchantExplorersState, name: str) -> int:
    """The hex at a column and row, such as 09-05."""
    hex = state.province.hex_at[cell(name)]
    assert hex >= 0
    return hex


def cell(name: str) -> int:
    """The number of the place at a column and row."""
    column, row = name.split("-")
    return int(column) * ROWS + int(row)


def names(text: str) -> set[str]:
    """Several hexes."""
    return set(text.split())


def names_with(guild: Guild, piece: int) -> set[str]:
    """The hexes on which a piece lies."""
    return {cell_name(guild.province.cells[hex]) for hex in guild.hexes_with(piece)}


def pieces(state: MerchantExplorersState, kind: str, seat: int = 0) -> set[str]:
    """The hexes with explorers, villages, towers, posts or tokens."""
    return names_with(state.guilds[seat], PIECES[kind])


def coins(state: MerchantExplorersState, seat: int = 0) -> int:
    return int(state.guilds[seat].coins)


def met(state: MerchantExplorersState, seat: int = 0) -> list[bool]:
    """Which of the three objectives a seat has fulfilled."""
    return [turn > 0 for turn in state.guilds[seat].feats.objectives]


def kinds_of(cards: Iterable[int]) -> list[str]:
    """Treasure cards by their kinds."""
    return [TREASURE_KEYS[KIND_OF[card]] for card in cards]


def reachable(state: MerchantExplorersState, seat: int = 0) -> set[str]:
    """The hexes that can be explored now."""
    return {cell_name(move.args[0]) for move in state.legal(seat) if move.kind == "explore"}


def legal(state: MerchantExplorersState, kind: str = "", seat: int = 0) -> set[str]:
    """The legal moves, or only those of one kind."""
    return {move.text for move in state.legal(seat) if not kind or move.kind == kind}


def decision(state: MerchantExplorersState, seat: int = 0) -> str:
    """What a seat is deciding."""
    asked = state.view(seat)["decision"]
    assert asked is not None
    return asked["kind"]
