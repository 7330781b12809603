"""What an arena plays: which bots sit down together, on which deals, in which seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import ceil
from typing import Any, Final, NamedTuple

from caravanserai.core.errors import CaravanseraiError

DUEL: Final = "duel"  # two at a table, every pair
LONE: Final = "lone"  # one bot, and another one on all other seats
MIXED: Final = "mixed"  # all bots at one table


def pair_tables(players: int) -> str:
    """The tables at which bots meet in pairs: with more players than two, one of them has all other seats."""
    return DUEL if players == 2 else LONE


class BadPlan(CaravanseraiError):
    """The bots, players and tables do not go together."""


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part: how tables call it, and the name it is made by."""

    label: str
    spec: str


class GameKey(NamedTuple):
    """Which game of the plan: at which lineup, on which deal, turned by how many seats."""

    lineup: int
    deal: int
    rotation: int


@dataclass(frozen=True)
class Lineup:
    """The bots that meet. Each deal is played as often as there are seats, everybody moving one seat on."""

    bots: tuple[str, ...]
    mixed: bool = False

    def seated(self, deal: int, rotation: int) -> tuple[str, ...]:
        """Who has which seat; at mixed tables the neighbours change from deal to deal as well."""
        order = self.bots
        if self.mixed:
            orders = list(permutations(self.bots[1:]))
            order = (self.bots[0], *orders[deal % len(orders)])
        return order[rotation:] + order[:rotation]


@dataclass(frozen=True)
class ArenaPlan:
    """Everything the results depend on, besides the bots themselves. `games` is per lineup."""

    game: str
    version: str
    players: int
    games: int
    seed: int
    entrants: tuple[Entrant, ...]
    against: tuple[Entrant, ...] = ()
    tables: str = DUEL
    options: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        labels = [entrant.label for entrant in self.all_entrants()]
        twice = sorted({label for label in labels if labels.count(label) > 1})
        if twice:
            raise BadPlan(f"Two different bots are called {twice[0]}; name one of them, as in other={twice[0]}.")
        if self.players < 2:
            raise BadPlan("An arena needs at least 2 players; `simulate` shows what a bot scores alone.")
        if self.tables == MIXED and (len(labels) != self.players or self.against):
            raise BadPlan(f"Mixed tables for {self.players} need {self.players} different bots, and no --against.")
        if not self.lineups():
            raise BadPlan("Name at least two different bots, or one and whom it plays --against.")

    @property
    def deals(self) -> int:
        """Deals per lineup: whole ones, so there may be a few more games than asked for."""
        return ceil(self.games / self.players)

    @property
    def total(self) -> int:
        return self.deals * self.players * len(self.lineups())

    def all_entrants(self) -> list[Entrant]:
        return list(dict.fromkeys([*self.entrants, *self.against]))

    def spec(self, label: str) -> str:
        return next(entrant.spec for entrant in self.all_entrants() if entrant.label == label)

    def lineups(self) -> list[Lineup]:
        """Who meets whom."""
        own = list(dict.fromkeys(entrant.label for entrant in self.entrants))
        others = list(dict.fromkeys(entrant.label for entrant in self.against)) or own
        if self.tables == MIXED:
            return [Lineup(tuple(own), mixed=True)]
        met: list[Lineup] = []
        for bot in own:
            for rival in others:
                lineup = Lineup((bot, *[rival] * (self.players - 1)))
                if bot != rival and (self.tables == LONE or Lineup(lineup.bots[::-1]) not in met):
                    met.append(lineup)
        return met

    def all_games(self) -> list[GameKey]:
        """All games, deal by deal, so that a stopped arena has about as many of each lineup."""
        lineups = range(len(self.lineups()))
        return [GameKey(at, deal, turn) for deal in range(self.deals) for at in lineups for turn in range(self.players)]

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal; all lineups play the same deals."""
        return self.seed + deal

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "tables": self.tables,
            "bots": _written(self.entrants),
            "against": _written(self.against),
            "options": dict(self.options),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ArenaPlan:
        return cls(
            str(data["game"]),
            str(data["version"]),
            int(data["players"]),
            int(data["games"]),
            int(data["seed"]),
            _read(data["bots"]),
            _read(data["against"]),
            str(data["tables"]),
            dict(data["options"]),
        )


def _written(entrants: Sequence[Entrant]) -> list[dict[str, str]]:
    return [{"name": entrant.label, "made_by": entrant.spec} for entrant in entrants]


def _read(data: Sequence[Mapping[str, str]]) -> tuple[Entrant, ...]:
    return tuple(Entrant(entry["name"], entry["made_by"]) for entry in data)
