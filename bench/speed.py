"""Speed of the rule sets, compiled against interpreted in one run: `make bench` or `python -m bench.speed [GAME...]`.

Machines differ and are never quiet, so builds take turns and the best of several runs counts.
Exits 1 when a figure misses what we promise.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BUILDS = {"compiled": ROOT / ".cache" / "compiled", "interpreted": ROOT / "src"}
ROUNDS = 3
STATE_BYTES = 4096
TIMES_FASTER = 8
YARDSTICK = "spice_road"  # rule sets without a figure of their own are measured by this one
SHARE = 0.5
LEAST = {  # decisions per second that a compiled rule set promises
    "eastern_wonders": 500_000,
    "sand_to_sea": 500_000,
    "new_world": 400_000,
    "east_west_1": 400_000,
    "east_west_2": 400_000,
    "east_west_3": 400_000,
    "marco_polo": 300_000,
    "merchant_explorers": 300_000,
}


def measure(folder: Path, games: list[str]) -> list[dict[str, Any]]:
    """One `caravanserai bench --json` with the package taken from a folder."""
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", "caravanserai", "bench", "--json", *games]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def best_of(games: list[str]) -> dict[str, dict[str, dict[str, Any]]]:
    """For each game and build the best figures of several interleaved rounds."""
    best: dict[str, dict[str, dict[str, Any]]] = {}
    for _ in range(ROUNDS):
        for build, folder in BUILDS.items():
            for row in measure(folder, games):
                kept = best.setdefault(row["game"], {}).setdefault(build, row)
                for key in ("decisions_per_s", "api_decisions_per_s"):
                    kept[key] = max(kept[key], row[key])
                kept["copy_us"] = min(kept["copy_us"], row["copy_us"])
    return best


def promises(game: str, fast: dict[str, Any], slow: dict[str, Any], yardstick: dict[str, Any]) -> dict[str, bool]:
    """What we say of a rule set's speed, and whether it held in this run."""
    kept = {
        "times faster": fast["decisions_per_s"] >= TIMES_FASTER * slow["decisions_per_s"],
        "state size": fast["state_bytes"] < STATE_BYTES,
    }
    if game == YARDSTICK:
        return kept | {
            "compiled speed": fast["decisions_per_s"] >= 1_000_000,
            "speed from Python": fast["api_decisions_per_s"] >= 400_000,
            "interpreted speed": slow["decisions_per_s"] >= 80_000,
            "copy": fast["copy_us"] < 1.5,
        }
    if game in LEAST:
        return kept | {"compiled speed": fast["decisions_per_s"] >= LEAST[game]}
    return kept | {"share of spice_road": fast["decisions_per_s"] >= SHARE * yardstick["decisions_per_s"]}


def main() -> int:
    misses = []
    best = best_of(sys.argv[1:])
    print("rule set | compiled/s | from Python/s | copy us | interpreted/s | times faster | state bytes")
    for game, builds in best.items():
        fast, slow = builds["compiled"], builds["interpreted"]
        ratio = fast["decisions_per_s"] / slow["decisions_per_s"]
        print(
            f"{game} | {fast['decisions_per_s']:,.0f} | {fast['api_decisions_per_s']:,.0f} | {fast['copy_us']:.2f} | "
            f"{slow['decisions_per_s']:,.0f} | {ratio:.1f} | {fast['state_bytes']}"
        )
        yardstick = best.get(YARDSTICK, builds)["compiled"]
        misses += [f"{game}: {name}" for name, held in promises(game, fast, slow, yardstick).items() if not held]
    for miss in misses:
        print("missed:", miss)
    return 1 if misses else 0


if __name__ == "__main__":
    sys.exit(main())
