"""`python -m bench.load`: prints what one server process holds, clients included on the same machine."""

import argparse
import asyncio
import json
import os
import tempfile
from pathlib import Path

from bench.load.live_tables import play
from bench.load.long_games import build, copy, open_all
from bench.load.server import Server


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of the others lies, in milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 1)


def main() -> int:
    """Measure, print, and say by the exit code whether the promises are kept."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=60, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--long", type=int, default=500, help="moves of the long games")
    parser.add_argument("--opened", type=int, default=150, help="how many long games are opened")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="caravanserai-load-") as folder:
        figures = asyncio.run(_measure(Path(folder), asked))
    print(json.dumps(figures, indent=1))
    kept = (
        figures["ack_p50_ms"] < 20
        and figures["ack_p99_ms"] < 150
        and figures["errors"] == 0
        and figures["server_mb"] < 600
        and figures["open_p99_ms"] < 60
    )
    return 0 if kept else 1


async def _measure(folder: Path, asked: argparse.Namespace) -> dict[str, float]:
    server = Server(folder)
    try:
        table, player = await build(server, asked.long)
    finally:
        server.stop()
    tables = copy(server.db, table, asked.opened)
    server = Server(folder)
    try:
        opened = await open_all(server, tables, player)
        result = await play(server, asked.tables, asked.rate, asked.seconds)
        memory, processor = server.memory(), server.processor()
    finally:
        server.stop()
    for error in result.errors[:5]:
        print(error)
    return {
        "moves": len(result.took),
        "moves_per_s": round(len(result.took) / asked.seconds, 1),
        "not_sent_in_time": result.late,
        "ack_p50_ms": quantile(result.took, 0.5),
        "ack_p99_ms": quantile(result.took, 0.99),
        "ack_max_ms": quantile(result.took, 1),
        "client_lag_p50_ms": quantile(result.lag, 0.5),
        "client_lag_p99_ms": quantile(result.lag, 0.99),
        "errors": len(result.errors),
        "server_mb": round(memory / 1e6),
        "server_cpu_s": round(processor, 1),
        "machine_load": round(os.getloadavg()[0], 1),
        "open_p50_ms": quantile(opened, 0.5),
        "open_p99_ms": quantile(opened, 0.99),
    }


if __name__ == "__main__":
    raise SystemExit(main())
