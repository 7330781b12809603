"""A second opinion on work, voyages, outposts and scores, which knows nothing but what the table shows."""

from collections.abc import Mapping, Sequence
from typing import Any

from caravanserai.games.century.caravan.cube_table import CubeTable
from tests.games.new_world.oracle import Surveyor, holds, score
from tests.games.playing import decision, facts, offered


class Navigator(Surveyor):
    """What the seat that decides can do with its settlers and its ship."""

    def __init__(self, view: Mapping[str, Any], components: Mapping[str, Any]) -> None:
        super().__init__(view, components)
        self.spaces = {space["space"]: space for space in view["spaces"]}
        self.ship: int = self.pioneer["ship"]

    def near(self, space: int) -> set[int]:
        """The spaces around one, by the coordinates of their hexes."""
        q, r = self.spaces[space]["q"], self.spaces[space]["r"]
        around = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
        return {other for other, place in self.spaces.items() if (place["q"], place["r"]) in around}

    def fee(self, space: int) -> int:
        """E2-17, E2-19."""
        here = self.spaces[space]
        return len([seat for seat in here["ships"] if seat != self.seat]) if here["kind"] == "market" else 0

    def ends(self, steps: int, cubes: Sequence[int], start: int | None = None) -> set[int]:
        """Where the ship can end a move (E2-14 to E2-16, E2-19)."""
        reached = {self.ship if start is None else start}
        if steps == 0:
            reached = set(self.spaces) - reached
        for _ in range(steps):
            reached = {other for space in reached for other in self.near(space)}
        return {space for space in reached if self.fee(space) <= sum(cubes)}

    def steps(self, left: int) -> set[int]:
        """The next tiles that are offered in the midst of a move."""
        cubes = self.pioneer["cubes"]
        if left != 2:
            return self.ends(left, cubes)
        return {space for space in self.near(self.ship) if self.ends(1, cubes, space)}

    def outpost_price(self) -> int | None:
        """What an outpost costs where the ship is, or None where none can be built (E2-20)."""
        here = self.spaces[self.ship]
        if here["kind"] != "market" or self.seat in here["outposts"]:
            return None
        price: int = len(here["outposts"]) * (2 if self.view["players"] == 2 else 1)
        return price if price <= sum(self.pioneer["cubes"]) else None

    def trades(self, space: int, cubes: Sequence[int]) -> int:
        """How often the exchange of a tile can be made, one after the other (E2-25)."""
        market = self.spaces[space]["market"]
        done, now = 0, list(cubes)
        while market is not None and holds(now, market["give"]) and done < 20:
            now = [have - give + take for have, give, take in zip(now, market["give"], market["take"], strict=True)]
            done += 1
        return done

    def can_act(self, place: Mapping[str, Any]) -> bool:
        fact = self.facts[place["id"]]
        cubes = self.cubes_at(place)
        if fact["kind"] == "ship_move":
            return bool(self.ends(fact["steps"], cubes))
        if fact["kind"] == "ship_trade":
            return self.trades(self.ship, cubes) > 0
        if fact["kind"] == "outpost_trade":
            return any(self.trades(space, cubes) for space in self.own_outposts())
        if fact["kind"] == "fort":
            card = self.view["point_row"][place["fort"] - 1]
            return card is not None and holds(cubes, self.cards[card]["cost"])
        return super().can_act(place)

    def voyages(self) -> dict[int, dict[int, int]]:
        """For every location that could move the ship the tiles where it can end, with their fees."""
        found = {}
        for place in self.view["locations"]:
            if place["kind"] == "ship_move" and place["tile"] is None and place["holder"] != self.seat:
                ends = self.ends(self.facts[place["id"]]["steps"], self.cubes_at(place))
                found[place["location"]] = {space: self.fee(space) for space in ends}
        return found

    def shown_voyages(self) -> dict[int, dict[int, int]]:
        """The same as the table shows it."""
        return {
            voyage["location"]: {landing["space"]: landing["fee"] for landing in voyage["landings"]}
            for voyage in self.view["voyages"]
        }

    def own_outposts(self) -> list[int]:
        return [number for number, space in self.spaces.items() if self.seat in space["outposts"]]


def score_with_outposts(view: Mapping[str, Any], seat: int, components: Mapping[str, Any]) -> int:
    """E2-31: by the markets on the map where the seat has outposts."""
    rows = [0, 0, 0, 0]
    for space in view["spaces"]:
        if seat in space["outposts"]:
            rows[space["market"]["symbol"]] += 1
    numbers = components["player_board"]["under_column"]
    return score(view["pioneers"][seat], components) + sum(sum(numbers[:built]) for built in rows)


def check_answers(table: CubeTable, navigator: Navigator, components: Mapping[str, Any]) -> None:
    """The table offers and counts what the navigator found out by itself."""
    kind = decision(table)
    if kind == "turn":
        seats = range(table.players)
        assert table.scores() == [score_with_outposts(navigator.view, seat, components) for seat in seats]
        works = navigator.works()
        assert offered(table, "work") == set(works)
        shown = {place["id"]: place["price"] for place in navigator.view["locations"]}
        assert all(shown[place] == price for place, price in works.items())
        assert navigator.shown_voyages() == navigator.voyages()
    elif kind == "sail":
        assert offered(table, "sail") == {str(space) for space in navigator.steps(facts(table)["left"])}
    elif kind == "build":
        assert facts(table)["price"] == navigator.outpost_price()
    elif kind == "trade":
        trades = navigator.trades(facts(table)["space"], navigator.pioneer["cubes"])
        assert offered(table, "trade") == {str(times) for times in range(1, trades + 1)}
