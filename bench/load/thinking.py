"""`python -m bench.load.thinking`: how long bots wait for their turn to think when many tables share the workers."""

import argparse
import asyncio
import json
import time
from collections import defaultdict
from typing import Any

from caravanserai.core.registry import load
from caravanserai.server.bots_at_table.bot_pool import BotPool
from caravanserai.server.metrics import Metrics
from caravanserai.server.settings import Settings

PLAYERS = 2


class Noted:
    """A metric that remembers every value, by label."""

    def __init__(self) -> None:
        self.values: dict[str, list[float]] = defaultdict(list)

    def labels(self, label: str) -> "Noting":
        return Noting(self.values[label])


class Noting:
    """One label of such a metric."""

    def __init__(self, values: list[float]) -> None:
        self._values = values

    def observe(self, value: float) -> None:
        self._values.append(value)


def main() -> int:
    """Measure, print, and say by the exit code whether nobody waited longer than promised."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.thinking", description=__doc__)
    parser.add_argument("--tables", default="hard=4,medium=4,easy=4", help="how many tables of bots of each level")
    parser.add_argument("--game", default="spice_road")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--wait", type=float, default=4, help="seconds a job should wait at most")
    parser.add_argument("--pause", type=float, default=0.8, help="seconds between two moves of a table, at least")
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    figures = asyncio.run(_measure(asked))
    print(json.dumps(figures, indent=1))
    return 0 if all(level["wait_max_s"] <= asked.wait for level in figures.values()) else 1


async def _measure(asked: argparse.Namespace) -> dict[str, dict[str, float]]:
    settings = Settings(db="", bot_workers=asked.workers, bot_wait=asked.wait)
    metrics = Metrics()
    bots = BotPool(settings, metrics)
    state = load(asked.game).new(PLAYERS, 1)
    warm = [bots.think("warm", state, state.deciding[0], "greedy") for _ in range(asked.workers)]
    await asyncio.gather(*warm)  # the processes have started
    waits, times = Noted(), Noted()
    noted: Any = metrics
    noted.job_wait, noted.job_seconds = waits, times
    end = time.monotonic() + asked.seconds
    tables: list[Any] = []
    for part in asked.tables.split(","):
        level, _, count = part.partition("=")
        for _ in range(int(count)):
            tables.append(_table(bots, asked, f"table {len(tables)}", level, end, len(tables)))
    await asyncio.gather(*tables)
    await bots.close()
    return {
        level: {
            "jobs": len(values),
            "wait_mean_s": round(sum(values) / len(values), 3),
            "wait_p99_s": round(sorted(values)[int(len(values) * 0.99)], 3),
            "wait_max_s": round(max(values), 3),
            "job_mean_s": round(sum(times.values[level]) / len(times.values[level]), 3),
            "job_max_s": round(max(times.values[level]), 3),
        }
        for level, values in sorted(waits.values.items())
    }


async def _table(bots: BotPool, asked: argparse.Namespace, name: str, level: str, end: float, seed: int) -> None:
    """Bots of one level that play on and on."""
    state = load(asked.game).new(PLAYERS, seed)
    while time.monotonic() < end:
        if state.over:
            seed += 1000
            state = load(asked.game).new(PLAYERS, seed)
        seat = state.deciding[0]
        pause = asyncio.create_task(asyncio.sleep(asked.pause))
        advice = await bots.think(name, state, seat, level)
        state.apply(state.game.moves[advice.move], seat)
        await pause


if __name__ == "__main__":
    raise SystemExit(main())
