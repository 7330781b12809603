"""A second opinion on work, routes and trade cards, which knows nothing but what the table shows."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.new_world.oracle import Surveyor, holds


class Trademaster(Surveyor):
    """What the seat that decides can do in a turn of From East to West I."""

    def __init__(self, view: Mapping[str, Any], components: Mapping[str, Any]) -> None:
        super().__init__(view, components)
        self.trade_cards = components["trade_cards"]
        self.golden = bool(view["options"]["golden_deals"])

    def can_act(self, place: Mapping[str, Any]) -> bool:
        if place["kind"] == "market":
            return self.view["trade_row"][place["market"] - 1] is not None
        if place["kind"] == "refresh_market":
            return self.view["trade_deck"] > 0 or any(card is not None for card in self.view["trade_row"])
        return super().can_act(place)

    def usable(self, number: int, cubes: Sequence[int]) -> bool:
        """Whether what a card says can be done once (E1-29)."""
        card = self.trade_cards[number]
        return any(cubes[:3]) if card["kind"] == "upgrade" else holds(cubes, card["give"])

    def routes(self) -> dict[str, int]:
        """The cards of the route that can be used, with their prices (E1-21, E1-22)."""
        found = {}
        free = 0
        for position, card in enumerate(self.pioneer["route"]):
            if card["settlers"] > 0:
                continue
            free += 1
            allowed = self.golden or self.usable(card["card"], self.pioneer["cubes"])
            if free <= self.pioneer["settlers_in_hand"] and allowed:
                found[str(position + 1)] = free
        return found
