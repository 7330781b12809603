"""The map of Marco Polo as a list: places with bonuses, posts and city cards, and the roads from one's figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.games.marco_polo.components.places import BEIJING, CITY_SLOTS, FIRST_CITY, FIRST_OASIS, FIRST_PROVINCE
from caravanserai.games.marco_polo.components.spaces import FIRST_CARD

if TYPE_CHECKING:
    from caravanserai.cli.boards.board import Look
    from caravanserai.cli.boards.marco_polo.board import MarcoPoloBoard

NO_CARDS: Final[list[int | None]] = [None]  # one row all the same


def places(board: MarcoPoloBoard, look: Look) -> Table:
    """A row for each place with posts, Sumatra with a row for each of its three cards."""
    table = board.table(board.word("places"), "", board.word("bonus"), board.word("posts"), board.word("city-cards"))
    for place in range(BEIJING, FIRST_OASIS):
        kind = board.symbols.things["places"][place]["kind"]
        cells = [
            Text(board.symbols.place(place), "bold", no_wrap=True),
            Text(board.word(f"kind-{kind}"), "dim"),
            _bonus(board, look.view, place),
            _standing(board, look.view, place),
        ]
        slots = [slot for slot, city in enumerate(CITY_SLOTS) if city == place]
        for slot in slots or NO_CARDS:
            table.add_row(*cells, Text() if slot is None else _card(board, look, slot))
            cells = [Text()] * len(cells)
    return table


def roads(board: MarcoPoloBoard, look: Look) -> RenderableType:
    """Where the roads lead from one's figures, and what they cost."""
    lines = []
    figures = look.view["travellers"][look.seat]["figures"]
    for place in dict.fromkeys(figures):
        lines.append((board.symbols.place(place), _roads_from(board, place)))
    return board.pairs(lines, board.word("routes"))


def all_roads(board: MarcoPoloBoard) -> RenderableType:
    """Every place with the roads from it."""
    lines = [
        (board.symbols.place(place), _roads_from(board, place)) for place in range(len(board.symbols.things["places"]))
    ]
    return board.pairs(lines, board.word("routes"))


def reach(board: MarcoPoloBoard, look: Look) -> RenderableType | None:
    """How far the figures could get on this trip, with the whole price from here on."""
    if not look.view["reach"]:
        return None
    lines = []
    several = len(look.view["travellers"][look.seat]["figures"]) > 1
    for there in look.view["reach"]:
        way = f" {board.symbols.signs['to']} ".join(board.symbols.place(place) for place in there["way"])
        price = {"coin": there["coins"], "camel": there["camels"]}
        cost = board.symbols.parts({name: number for name, number in price.items() if number})
        line = (cost or Text(board.word("free"), "dim")).append(f"  {way}", "not bold dim")
        name = board.symbols.place(there["place"])
        lines.append((f"{board.word('figure')} {there['figure']}: {name}" if several else name, line))
    return board.pairs(lines, board.word("in-reach"))


def _roads_from(board: MarcoPoloBoard, place: int) -> Text:
    keys = [known["key"] for known in board.symbols.things["places"]]
    found = []
    for route in board.symbols.things["routes"]:
        if keys[place] in (route["a"], route["b"]):
            other = keys.index(route["b"] if route["a"] == keys[place] else route["a"])
            price = board.symbols.parts(route["cost"]) if route["cost"] else Text(board.word("free"), "dim")
            found.append(Text(f"{board.symbols.place(other)}: ".replace(" ", "\u00a0")).append_text(price))
    return Text(", ").join(found)


def _bonus(board: MarcoPoloBoard, view: Mapping[str, Any], place: int) -> Text:
    """The token of a city until it is gone, the bonus of a province, the best free slot of Beijing."""
    draw = board.symbols
    if place >= FIRST_PROVINCE:
        token = view["province_bonuses"][place - FIRST_PROVINCE]
        return draw.parts(draw.things["province_bonuses"][token]["reward"])
    if place >= FIRST_CITY:
        token = view["city_bonuses"][place - FIRST_CITY]
        return Text(board.word("taken"), "dim") if token is None else draw.parts(draw.things["city_bonuses"][token])
    points = zip(draw.things["beijing_vp"], view["beijing"], strict=True)
    best = next((number for number, owner in points if owner is None), 0)
    return draw.parts({"vp": best}) if best else Text(board.word("full"), "dim")


def _standing(board: MarcoPoloBoard, view: Mapping[str, Any], place: int) -> Text:
    marks = [board.symbols.seat(seat) for seat, one in enumerate(view["travellers"]) if place in one["posts"]]
    return Text("").join(marks) or Text(board.symbols.signs["none"], "dim")


def _card(board: MarcoPoloBoard, look: Look, slot: int) -> Text:
    """A city card: lit when it can be used, followed by the die that lies on it."""
    text = board.lit(look.may(f"card {slot + 1}")).append_text(board.symbols.card(look.view["city_cards"][slot]))
    lying = board.lying(look.view, FIRST_CARD + slot)
    return text.append("  ").append_text(lying) if lying else text
