"""`python -m bench.load`: what one server process holds, in a line of figures and a verdict.

The clients are on the same machine; give the server processors of its own where there are enough. Every page takes
packed messages, as browsers do. Long games are opened while the others are played.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

from bench.attack import Outcome
from bench.load.live_tables import LiveTables
from bench.load.long_games import build, copy, open_all
from bench.load.server import UNHURRIED, Server
from caravanserai.server.descriptors import raise_limit


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of the others lies, in milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 1)


def main() -> int:
    """Measure, print, and say by the exit code whether the promises are kept."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--watchers", type=int, default=2, help="at each table, beside its two players")
    parser.add_argument("--rate", type=float, default=200, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--long", type=int, default=2000, help="moves of the long games")
    parser.add_argument("--opened", type=int, default=150, help="how many long games are opened")
    parser.add_argument("--package", type=Path, help="the folder that the server imports caravanserai from")
    parser.add_argument("--server-cpus", type=_cpus, default=set(), help="the server's processors, such as 0,1")
    parser.add_argument("--client-cpus", type=_cpus, default=set(), help="the clients' processors, such as 2-15")
    asked = parser.parse_args()
    if asked.client_cpus:
        os.sched_setaffinity(0, asked.client_cpus)
    raise_limit()
    with tempfile.TemporaryDirectory(prefix="caravanserai-load-") as folder:
        outcome = asyncio.run(_measure(Path(folder), asked))
    print(outcome.line("load"))
    return 0 if outcome.held else 1


def _cpus(text: str) -> set[int]:
    ends = [part.partition("-") for part in text.split(",")]
    return {number for first, _, last in ends for number in range(int(first), int(last or first) + 1)}


def _server(folder: Path, asked: argparse.Namespace) -> Server:
    settings = dict(UNHURRIED)
    if asked.package is not None:
        settings["PYTHONPATH"] = str(asked.package)
    return Server(folder, settings, cpus=asked.server_cpus)


async def _measure(folder: Path, asked: argparse.Namespace) -> Outcome:
    server = _server(folder, asked)
    try:
        table, player = await build(server, asked.long)
    finally:
        server.stop()
    long_games = copy(server.db, table, asked.opened)
    server = _server(folder, asked)
    try:
        live = LiveTables(server, asked.tables, asked.watchers)
        await live.open()
        before = server.processor()
        playing = live.play(asked.rate, asked.seconds)
        _, opened = await asyncio.gather(playing, open_all(server, long_games, player, asked.seconds))
        memory, processor = server.memory(), server.processor() - before
        await live.close()
    finally:
        server.stop()
    result = live.result
    for error in result.errors[:5]:
        print(error, file=sys.stderr)
    figures: dict[str, float | int | str] = {
        "tables": asked.tables,
        "sockets": asked.tables * (2 + asked.watchers),
        "moves_per_s": round(len(result.took) / asked.seconds, 1),
        "not_sent_in_time": result.late,
        "ack_p50_ms": quantile(result.took, 0.5),
        "ack_p99_ms": quantile(result.took, 0.99),
        "ack_max_ms": quantile(result.took, 1),
        "open_p50_ms": quantile(opened, 0.5),
        "open_p99_ms": quantile(opened, 0.99),
        "errors": len(result.errors),
        "server_mb": round(memory / 1e6),
        "server_cpu_ms_per_move": round(processor / len(result.took) * 1000, 2),
        "watchers_told": result.watched,
        "client_lag_p99_ms": quantile(result.lag, 0.99),
        "machine_load": round(os.getloadavg()[0], 1),
    }
    held = (
        quantile(result.took, 0.99) <= 100
        and quantile(opened, 0.99) <= 60
        and not result.errors
        and memory <= 600e6
        and result.late <= asked.rate * asked.seconds * 0.01
    )
    return Outcome(held, figures)


if __name__ == "__main__":
    raise SystemExit(main())
