"""A second opinion on journeys and scores, which knows nothing but what the table shows and tells."""

from collections.abc import Iterable, Mapping
from typing import Any

Told = Iterable[tuple[str, int, Mapping[str, Any]]]


class Sea:
    """The map as a view shows it, for the seat that decides; `cards` pay for steps where cubes do not."""

    def __init__(self, view: Mapping[str, Any], cards: int | None = None) -> None:
        self.seat: int = view["deciding"][0]
        captain = view["captains"][self.seat]
        self.ship: int = captain["ship"]
        self.cubes: int = sum(captain["cubes"])
        self.free: int = captain["free_steps"]
        self.cards = cards
        self.near = {space["space"]: space["neighbours"] for space in view["spaces"]}
        self.fees = {
            space["space"]: len([seat for seat in space["ships"] if seat != self.seat])
            if space["kind"] == "market"
            else 0
            for space in view["spaces"]
        }

    def stops(self, start: int, made: int) -> dict[int, int]:
        """Where a ship that has made some steps and lies on a space can stop, with the fewest steps it takes in all."""
        found: dict[int, int] = {}
        here, steps = {start}, made
        while here and steps <= made + len(self.near):
            paid = max(0, steps - self.free)
            if paid > (self.cubes if self.cards is None else self.cards):
                break
            left = self.cubes - paid if self.cards is None else self.cubes
            for space in here:
                if self.fees[space] <= left and steps > 0:
                    found.setdefault(space, steps)
            here = {other for space in here for other in self.near[space]}
            steps += 1
        return found

    def first_steps(self) -> set[int]:
        """The tiles a ship may sail to first."""
        return {space for space in self.near[self.ship] if self.stops(space, 1)}

    def journeys(self) -> dict[int, tuple[int, int]]:
        """Every place to stop but the ship's own, with the price of its steps and the fee."""
        found = self.stops(self.ship, 0)
        found.pop(self.ship, None)
        return {space: (max(0, steps - self.free), self.fees[space]) for space, steps in found.items()}


class Ledger:
    """The points that cannot be lost, summed up from what is told."""

    def __init__(self, players: int, under_column: list[int]) -> None:
        self.points = [0] * players
        self.rows = [[0, 0, 0, 0] for _ in range(players)]
        self.won = [0] * players
        self.under_column = under_column

    def hear(self, told: Told) -> None:
        for kind, seat, facts in told:
            if kind == "claimed":
                self.points[seat] += facts["points"]
            elif kind == "took_bonus":
                self.won[seat] += 1
                self.points[seat] += facts["points"]
            elif kind == "built":
                self.points[seat] += self.under_column[self.rows[seat][facts["symbol"]]]
                self.rows[seat][facts["symbol"]] += 1
                assert facts["column"] == self.rows[seat][facts["symbol"]]

    def columns(self, seat: int) -> int:
        """How many columns a player has emptied."""
        return min(self.rows[seat])

    def scores(self, captains: list[Mapping[str, Any]]) -> list[int]:
        """The whole scores, with the cubes that are not yellow up to the limit."""
        spices = [min(sum(captain["cubes"][1:]), captain["storage"]) for captain in captains]
        return [points + cubes for points, cubes in zip(self.points, spices, strict=True)]
