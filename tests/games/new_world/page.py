"""The tables of a rules page as the components say they should be."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.trade_cards import spelled
from caravanserai.games.century.settlement.locations import KIND_NAMES, Location

RULES = Path(__file__).parents[3] / "docs" / "rules"
COVERED = {"never": "", "always": "yes", "players_2_3": "with 2 or 3 players"}


def page(game: str) -> str:
    return (RULES / f"{game}.md").read_text("utf-8")


def table_row(*cells: object) -> str:
    """A line of a table; an empty cell is a single blank."""
    return "|" + "|".join(f" {cell} " if cell != "" else " " for cell in cells) + "|"


def what_it_does(location: Mapping[str, Any]) -> str:
    """A location in the words of the page."""
    kind = location["kind"]
    exchange = f"trade `{spelled(location['give'])}-{spelled(location['take'])}`"
    return {
        "fort": f"fort, bonus stacks of {' and '.join(map(str, location['stacks']))}",
        "production": f"take `{spelled(location['take'])}`",
        "upgrade": f"upgrade {location['steps']}",
        "trade": exchange,
        "trade_again": f"{exchange}, then another turn",
        "refresh_forts": "new cards at the forts, then another turn",
        "market": "market",
        "refresh_market": "new trade cards at the markets, then another turn (E1-19)",
        "rearrange": f"take `{spelled(location['take'])}`, then swap two route cards if you like (E1-20)",
    }[kind]


def from_one_source(location: Mapping[str, Any]) -> str:
    """What one source tells of a location; all else about it is reconstructed."""
    known = ["settlers"] * (location["settlers_source"] == "single-source")
    return ", ".join(known + ["exchange"] * (location["source"] == "single-source"))


def mark(location: Mapping[str, Any]) -> str:
    return "native" if location["native"] else "tools" if location["tools"] else ""


def card_words(card: Mapping[str, Any]) -> str:
    """A point card in the words of the page."""
    notes = ["2 settlers"] if card["settlers"] == 2 else []
    notes += {2: [], 3: ["3+"], 4: ["=4"]}[card["players"]]
    notes += [card["star"]] if card["star"] != "none" else []
    return f"`{spelled(card['cost'])}` {card['points']}" + (f" ({', '.join(notes)})" if notes else "")


def printed(location: Location) -> list[str]:
    """What is printed on a location besides its symbols, as the tests list it: kind, settlers, cubes and steps."""
    words = [KIND_NAMES[location.kind], str(location.settlers)]
    give, take = ("".join(map(str, counts(cubes))) for cubes in (location.give, location.take))
    if location.give:
        words.append(f"{give}>{take}")
    elif location.take:
        words.append(take)
    if location.steps:
        words.append(str(location.steps))
    return words
