"""`python -m bench.kills`: kill a server, or its database, many times under play, and keep what that showed."""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path

from bench.kills.campaign import KINDS, campaign
from bench.kills.results import KEPT, keep, summed


def main() -> int:
    """Run, print, keep; the exit code says whether every promise was kept."""
    parser = argparse.ArgumentParser(prog="python -m bench.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--db", choices=KINDS, default="sqlite")
    parser.add_argument("--seed", type=int, default=random.randrange(2**32), help="of the moments and the moves")
    parser.add_argument("--results", type=Path, default=KEPT, help="the file that gets a line for this run")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="caravanserai-kills-") as folder:
        report = asyncio.run(campaign(Path(folder), asked.db, asked.kills, asked.seed, _show))
    tally = report.tally
    for fault in (tally.lost + tally.doubled + tally.odd)[:20]:
        print(fault)
    print(json.dumps({"seed": asked.seed, **report.figures()}, indent=1))
    keep(report, asked.results)
    print(f"All runs together: {json.dumps(summed(asked.results))}")
    return 0 if report.held else 1


def _show(number: int) -> None:
    if number % 20 == 0:
        print(f"{number} kills", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
