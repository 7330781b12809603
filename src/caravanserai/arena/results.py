"""What is kept of one game of an arena, and its line in a file."""

from __future__ import annotations

import json
from dataclasses import dataclass

from caravanserai.arena.plan import GameKey
from caravanserai.arena.times import Times


@dataclass(frozen=True)
class SeatFault:
    """What a bot did wrong in a game: on which seat, how, at which of its decisions, and what it said."""

    seat: int
    kind: str
    decision: int
    detail: str


@dataclass(frozen=True)
class Played:
    """A finished game. Bots, scores and times are by seat."""

    key: GameKey
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float
    times: tuple[Times, ...]
    faults: tuple[SeatFault, ...] = ()

    def won(self, seat: int) -> float:
        """What the seat won: 1, a fraction of a shared win, or 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def seats_of(self, bot: str) -> list[int]:
        return [seat for seat, name in enumerate(self.bots) if name == bot]

    def line(self) -> str:
        """The game as one line of JSON."""
        data = {
            "key": list(self.key),
            "seed": self.seed,
            "bots": list(self.bots),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "times": [times.to_json() for times in self.times],
            "faults": [[fault.seat, fault.kind, fault.decision, fault.detail] for fault in self.faults],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_line(line: str) -> Played:
    """The game a line tells of; ValueError, KeyError or TypeError when it is not one."""
    data = json.loads(line)
    lineup, deal, rotation = data["key"]
    return Played(
        GameKey(int(lineup), int(deal), int(rotation)),
        int(data["seed"]),
        tuple(map(str, data["bots"])),
        tuple(map(int, data["scores"])),
        tuple(map(int, data["winners"])),
        int(data["decisions"]),
        float(data["seconds"]),
        tuple(map(Times.from_json, data["times"])),
        tuple(SeatFault(int(seat), str(kind), int(number), str(said)) for seat, kind, number, said in data["faults"]),
    )
