"""A second, slow opinion on the rules, written from the rules page and reading nothing but views.

It shares no code with the engine: map, prices, contracts and cards come from the published components and the view.
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from caravanserai.games.marco_polo.game import GAME
from caravanserai.games.marco_polo.shapes import MarcoPoloView, TravellerView

FACTS: dict[str, Any] = dict(GAME.components())
KEYS: list[str] = [place["key"] for place in FACTS["places"]]
CITY_OF_SLOT: list[int] = [KEYS.index(city) for city in FACTS["city_slots"]]
PROVINCES = range(9, 15)
NAMES = ("coin", "camel", "pepper", "silk", "gold")
BERKE, RASCHID, JOHANNES = 2, 0, 7
SPACES = ("coins", "camels", "pepper", "silk", "gold", "khan", "contracts", "travel")
NEEDED = {"silk": 2, "gold": 3, "travel": 2}

Die = tuple[int, int]  # colour, value
Cost = dict[str, int]


def route_costs() -> dict[tuple[int, int], Cost]:
    found: dict[tuple[int, int], Cost] = {}
    for route in FACTS["routes"]:
        a, b = KEYS.index(route["a"]), KEYS.index(route["b"])
        found[a, b] = found[b, a] = route["cost"]
    return found


ROUTES = route_costs()


def can_pay(held: Cost, cost: Cost) -> bool:
    return all(held.get(name, 0) >= number for name, number in cost.items())


def less(held: Cost, cost: Cost) -> Cost:
    return {name: number - cost.get(name, 0) for name, number in held.items()}


def steps_from(person: TravellerView, place: int) -> Iterator[tuple[int, Cost]]:
    """Where one step leads, and its route cost."""
    is_oasis = KEYS[place].startswith("oasis")
    for there in range(len(KEYS)):
        if there == place:
            continue
        if person["character"] == JOHANNES and is_oasis and KEYS[there].startswith("oasis"):
            yield there, {}
        elif (place, there) in ROUTES:
            yield there, ROUTES[place, there]


def has_step(person: TravellerView, held: Cost) -> bool:
    return any(can_pay(held, cost) for figure in person["figures"] for _, cost in steps_from(person, figure))


class Oracle:
    """What the player in turn may do with the dice, by the book."""

    def __init__(self, view: MarcoPoloView, posts_before: set[int]) -> None:
        self.view = view
        self.seat = view["active"]
        self.me = view["travellers"][self.seat]
        self.held = dict(zip(NAMES, self.me["store"], strict=True))
        self.posts_before = posts_before

    def hands(self, number: int) -> Iterator[tuple[Die, ...]]:
        """Every choice of so many dice, with Raschid's set to any values."""
        dice = [(die["colour"], die["value"]) for die in self.me["dice"]]
        found = set(combinations(sorted(dice), number))
        for hand in found:
            yield from self.shown(hand)

    def shown(self, hand: tuple[Die, ...]) -> Iterator[tuple[Die, ...]]:
        if not hand:
            yield ()
            return
        colour, value = hand[0]
        for face in range(1, 7) if value == 0 else (value,):
            for rest in self.shown(hand[1:]):
                yield ((colour, face), *rest)

    def lying(self, space: int) -> list[dict[str, Any]]:
        return [dict(die) for die in self.view["placed"] if die["space"] == space]

    def allowed(self, name: str) -> set[tuple[Die, ...]]:
        """The sets of dice that may be placed on a space or card, sorted."""
        if self.view["action"]["main_done"]:
            return set()
        space = SPACES.index(name) if name in SPACES else 7 + int(name.split()[1])
        hands = self.hands(NEEDED.get(name, 1))
        return {tuple(sorted(hand)) for hand in hands if self.may(name, space, hand)}

    def may(self, name: str, space: int, hand: tuple[Die, ...]) -> bool:
        lying = self.lying(space)
        own_before = any(die["seat"] == self.seat and die["colour"] == 0 for die in lying)
        if name == "khan" and self.view["options"]["khan_colours"] == "each_place":
            own_before = False
        if own_before and any(colour == 0 for colour, _ in hand):
            return False
        lowest = min(value for _, value in hand)
        if name == "khan":
            return len(lying) < 4 and (not lying or lowest >= lying[-1]["value"])
        if name.startswith("card"):
            return not lying and self.card_works(int(name.split()[1]) - 1)
        price = lowest if lying and self.me["character"] != BERKE else 0
        if self.held["coin"] < price:
            return False
        if name == "contracts":
            return bool(self.view["row"])
        if name == "travel":
            held = less(self.held, {"coin": price + 3})
            return held["coin"] >= 0 and has_step(self.me, held)
        return True

    def card_works(self, slot: int) -> bool:
        city = CITY_OF_SLOT[slot]
        if city not in self.me["posts"] or (
            city not in self.posts_before and self.view["options"]["new_posts"] == "next_turn"
        ):
            return False
        card = FACTS["city_cards"][self.view["city_cards"][slot]]
        name = card["id"]
        goods = {good: self.held[good] for good in ("pepper", "silk", "gold")}
        provinces = [place for place in self.me["posts"] if place in PROVINCES]
        if name == "cc_17":
            pair = any(goods[a] and goods[b] for a, b in permutations(goods, 2))
            return pair and has_step(self.me, self.held)
        if name == "cc_16":
            return self.held["camel"] >= 2 and has_step(self.me, less(self.held, {"camel": 2}))
        if name == "cc_19":
            return bool(provinces) and self.held["coin"] >= 1
        if name == "cc_20":
            return self.held["camel"] >= 1 or self.held["coin"] >= 1
        if name == "cc_22":
            return sum(goods.values()) >= 1 or self.held["camel"] >= 2
        if name in ("cc_23", "cc_24"):
            return bool(self.me["completed"])
        if name == "cc_30":
            return bool(provinces)
        if name in ("cc_21", "cc_25", "cc_26", "cc_27", "cc_28", "cc_29", "cc_31"):
            return True
        return can_pay(self.held, card["cost"])

    def main_actions(self) -> set[str]:
        """The spaces that are open, as moves."""
        places = {f"place {name}" for name in SPACES if self.allowed(name)}
        return places | {f"card {slot}" for slot in range(1, 10) if self.allowed(f"card {slot}")}

    def may_end(self, purse_used: bool) -> bool:
        if self.view["action"]["main_done"] or not self.me["dice"]:
            return True
        return purse_used and not self.main_actions()


def trips(person: TravellerView, held: Cost, most: int) -> set[tuple[int, ...]]:
    """Where the figures can stand after a trip of 1 to `most` steps whose whole price is at hand before it starts."""
    price = (0, 3, 7, 12, 12, 18, 18)
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[int, tuple[int, ...], int, int]] = set()

    def walk(steps: int, figures: tuple[int, ...], coins: int, camels: int) -> None:
        if (steps, figures, coins, camels) in seen:
            return
        seen.add((steps, figures, coins, camels))
        if steps and coins + price[steps] <= held["coin"] and camels <= held["camel"]:
            found.add(figures)
        if steps == most:
            return
        for number, figure in enumerate(figures):
            for there, cost in steps_from(person, figure):
                moved = (*figures[:number], there, *figures[number + 1 :])
                spent = coins + cost.get("coin", 0), camels + cost.get("camel", 0)
                if spent[0] <= held["coin"] and spent[1] <= held["camel"]:
                    walk(steps + 1, moved, *spent)

    walk(0, tuple(person["figures"]), 0, 0)
    return found


def final_scores(view: MarcoPoloView) -> list[int]:
    """The final scoring, from what lies open at the end."""
    scores = []
    most = max(len(person["completed"]) for person in view["travellers"])
    for seat, person in enumerate(view["travellers"]):
        assert person["goals"] is not None
        cards = [FACTS["goals"][goal] for goal in person["goals"]]
        here = {KEYS[place] for place in person["posts"]}
        score = person["vp"] + person["store"][0] // 10
        score += sum(card["vp"] for card in cards if {card["city"], card["province"]} <= here)
        wanted = {place for card in cards for place in (card["city"], card["province"])}
        score += (0, 1, 3, 6, 10)[len(wanted & here)]
        if seat in view["beijing"]:
            score += (10, 7, 4, 1)[view["beijing"].index(seat)] + sum(person["store"][2:]) // 2
        if len(person["completed"]) == most:
            score += 7
        scores.append(score)
    return scores
