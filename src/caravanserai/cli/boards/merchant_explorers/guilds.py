"""The guilds of Merchant Explorers side by side, one's own cards, and the objectives all race for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from caravanserai.cli.boards.board import Look
    from caravanserai.cli.boards.merchant_explorers.board import MerchantExplorersBoard

PIECES = ("villages", "towers", "posts")


def objectives(board: MerchantExplorersBoard, look: Look) -> Table:
    """Each objective with what it pays now, and who has met it."""
    table = board.grid()
    for position, objective in enumerate(look.view["objectives"], 1):
        met = [(look.names[seat], turn) for seat, turn in enumerate(objective["met"]) if turn]
        line = board.symbols.draw("objective", [objective["objective"]])
        for name, turn in met:
            told = board.word("objective-met", player=name, turn=turn)
            line.append(f"\n{board.symbols.signs['done']} {told}", "green")
        pays = Text() if len(met) == len(look.names) else Text(board.word("objective-pays", coins=objective["pays"]))
        table.add_row(Text(str(position), "bold"), line, pays)
    return table


def guilds(board: MerchantExplorersBoard, look: Look) -> Table:
    """A column for each player; others are seen as they were before this turn."""
    table = board.table("", *(Text(name, "bold" if seat == look.seat else "") for seat, name in enumerate(look.names)))
    table.columns[0].no_wrap = True
    everybody: Sequence[Mapping[str, Any]] = look.view["guilds"]
    if len(everybody) > 1 and not look.view["over"]:
        states = ("done" if guild["done"] else "busy" for guild in everybody)
        table.add_row(board.word("action"), *(board.word(f"action-{state}") for state in states))
    table.add_row(board.word("coins"), *(_coins(board, guild) for guild in everybody))
    for piece in PIECES:
        table.add_row(board.word(piece), *(str(len(guild[piece])) for guild in everybody))
    table.add_row(board.word("explorers").replace(" ", "\n"), *(str(guild["explorer_supply"]) for guild in everybody))
    table.add_row(board.word("treasure"), *(treasure(board, guild) for guild in everybody))
    if any(any(guild["slots"]) for guild in everybody):
        table.add_row(board.word("investigate-cards"), *(_slots(board, guild) for guild in everybody))
    return table


def own_cards(board: MerchantExplorersBoard, look: Look) -> Sequence[tuple[str, Text]]:
    """The investigate cards to choose from, with what they do; none while there is nothing to choose."""
    own = look.view["guilds"][look.seat]
    title, cards = ("drawn", own["dealt"]) if own["dealt"] else ("investigate-cards", own["slots"])
    told = [board.symbols.about(f"inv_{card}", look.view["options"]) for card in cards if card]
    return [("" if number else board.word(title), text) for number, text in enumerate(told)]


def kept_treasure(board: MerchantExplorersBoard, look: Look) -> Sequence[Text]:
    """One's own kinds of treasure cards, with what they bring at the end."""
    kinds = sorted(set(look.view["guilds"][look.seat]["treasures"] or ()))
    keys = [board.symbols.things["treasures"][kind]["key"] for kind in kinds]
    return [board.symbols.about(key, look.view["options"], "treasure") for key in keys]


def treasure(board: MerchantExplorersBoard, guild: Mapping[str, Any]) -> Text:
    """The kept treasure cards by kind, or only how many they are."""
    if guild["treasures"] is None:
        return Text(str(guild["treasure_count"]))
    lines = []
    for kind, count in sorted(Counter(guild["treasures"]).items()):
        lines.append(board.symbols.draw("treasure", [kind]).append(f" ×{count}" if count > 1 else ""))
    return Text("\n").join(lines) or Text("0")


def _coins(board: MerchantExplorersBoard, guild: Mapping[str, Any]) -> Text:
    if guild["coins"] is None:
        return Text("?", "dim")
    text = Text(str(guild["coins"]), "bold")
    if guild["score"] is not None and guild["score"] != guild["coins"]:
        text.append(f" ({board.word('with-treasure', coins=guild['score'])})", "not bold dim")
    return text


def _slots(board: MerchantExplorersBoard, guild: Mapping[str, Any]) -> Text:
    cards = [board.symbols.draw("investigate", [card]) for card in guild["slots"] if card]
    return Text("\n").join(cards) or Text(board.symbols.signs["none"], "dim")
