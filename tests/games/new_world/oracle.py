"""A second opinion on prices, work and scores, which knows nothing but what the table shows and the components say."""

from collections.abc import Mapping, Sequence
from typing import Any

STORAGE = 10


def holds(cubes: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(have >= want for have, want in zip(cubes, wanted, strict=True))


class Surveyor:
    """The locations where the seat that decides can work, and for how many settlers."""

    def __init__(self, view: Mapping[str, Any], components: Mapping[str, Any]) -> None:
        self.view = view
        self.seat: int = view["deciding"][0]
        self.pioneer = view["pioneers"][self.seat]
        self.cards = components["point_cards"]
        self.facts = {location["id"]: location for location in components["locations"]}
        owned = [self.cards[card]["symbol"] for card in self.pioneer["claimed"]]
        self.natives = owned.count("native")
        self.tools = owned.count("tools")

    def price(self, place: Mapping[str, Any]) -> int:
        """NW-22 to NW-24."""
        fact = self.facts[place["id"]]
        number: int = fact["settlers"] if place["holder"] is None else place["settlers"] + 1
        return max(1, number - self.natives) if fact["native"] else number

    def cubes_at(self, place: Mapping[str, Any]) -> list[int]:
        """The storage once tools were used (NW-27)."""
        cubes = list(self.pioneer["cubes"])
        cubes[1] += self.tools if self.facts[place["id"]]["tools"] else 0
        return cubes

    def works(self) -> dict[str, int]:
        """Every location where work is allowed, with its price."""
        return {
            place["id"]: self.price(place)
            for place in self.view["locations"]
            if place["tile"] is None
            and place["holder"] != self.seat
            and self.price(place) <= self.pioneer["settlers_in_hand"]
            and self.can_act(place)
        }

    def can_act(self, place: Mapping[str, Any]) -> bool:
        """NW-28."""
        fact = self.facts[place["id"]]
        cubes = self.cubes_at(place)
        if fact["kind"] == "upgrade":
            return any(cubes[:3])
        if fact["kind"] in ("trade", "trade_again"):
            return self.exchanges(fact, cubes) > 0
        return self.fort_gives(place, cubes) if fact["kind"] == "fort" else True

    def exchanges(self, fact: Mapping[str, Any], cubes: Sequence[int]) -> int:
        """How often an exchange can be made, one after the other (NW-31, NW-32, NW-49)."""
        need = self.view["options"]["trade_needs_room"]
        bound = fact["kind"] == "trade" and need is not False
        unbound = 1 if need == "repeated" else 0
        raises = sum(fact["take"]) > sum(fact["give"])
        done, now = 0, list(cubes)
        while holds(now, fact["give"]):
            now = [have - give + take for have, give, take in zip(now, fact["give"], fact["take"], strict=True)]
            if bound and raises and done >= unbound and sum(now) > STORAGE:
                break
            done += 1
        return done

    def fort_gives(self, place: Mapping[str, Any], cubes: Sequence[int]) -> bool:
        """NW-33 to NW-36."""
        card = self.view["point_row"][place["fort"] - 1]
        if card is not None and holds(cubes, self.cards[card]["cost"]):
            return True
        stacks = [stack for stack in self.view["stacks"] if stack["home"] == place["id"]]
        slots = self.pioneer["slots"] - len(self.pioneer["bonus"])
        return slots > 0 and any(stack["left"] > 0 for stack in stacks)


def score(pioneer: Mapping[str, Any], components: Mapping[str, Any]) -> int:
    """NW-57 to NW-61, and E1-34 where there are trade cards."""
    cards = [components["point_cards"][card] for card in pioneer["claimed"]]
    explored = [components["exploration_tiles"][tile] for tile in pioneer["explored"]]
    symbols = [card["symbol"] for card in cards] + [tile["symbol"] for tile in explored if tile["symbol"]]
    points: int = sum(card["points"] for card in cards) + sum(tile["points"] for tile in explored)
    active = components["settlers"] - pioneer["settlers_in_reserve"]
    for number in pioneer["bonus"]:
        tile = components["bonus_tiles"][number]
        points += tile["points"] * paid(tile, symbols, active, pioneer.get("trade_cards", 0))
    goods: int = min(STORAGE, sum(pioneer["cubes"][1:]))
    return points + goods


def paid(tile: Mapping[str, Any], symbols: Sequence[str], active: int, trade_cards: int) -> int:
    """How often a bonus tile pays its points."""
    if tile["kind"] in ("per_symbol", "per_pair"):
        return min(symbols.count(symbol) for symbol in tile["symbols"])
    return {"settler_pairs": active // 2, "trade_cards": trade_cards // 2, "flat": 1}[tile["kind"]]
