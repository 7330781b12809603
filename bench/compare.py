"""Speed of this tree against another commit, both compiled, in one run: `python -m bench.compare COMMIT [GAME...]`.

Machines differ and are never quiet, so the two builds take turns game by game, and each round gives a ratio of its own;
the median of the rounds counts. Exits 1 when a rule set falls below the least ratio.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.speed import BUILDS, ROOT, measure

BEFORE = ROOT / ".cache" / "before"
FIGURE = "decisions_per_s"
LEAST = 0.97


def built(commit: str) -> Path:
    """The package of a commit, compiled; kept, so that the next comparison with it begins at once."""
    found = subprocess.run(["git", "rev-parse", "--verify", f"{commit}^{{commit}}"], cwd=ROOT, stdout=subprocess.PIPE)
    if found.returncode != 0:
        raise SystemExit(f"There is no commit {commit!r} here.")
    name = found.stdout.decode().strip()
    package = BEFORE / f"{name}-compiled"
    if package.is_dir():
        return package
    sources = BEFORE / name
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir(parents=True)
    archive = subprocess.Popen(["git", "archive", name], cwd=ROOT, stdout=subprocess.PIPE)
    subprocess.run(["tar", "-x", "-C", str(sources)], stdin=archive.stdout, check=True)
    if archive.wait() != 0:
        raise SystemExit(f"Commit {name} could not be unpacked.")
    print(f"Compiling {name[:10]}: some minutes, once.", file=sys.stderr)
    unfinished = BEFORE / f"{name}-unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    compile_package(sources, unfinished)
    unfinished.rename(package)
    shutil.rmtree(sources)
    return package


def compile_package(sources: Path, target: Path) -> None:
    """What the Makefile does for this tree."""
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    environment = os.environ | {"CARAVANSERAI_COMPILE": "1"}
    subprocess.run([*install, "--target", str(target), "."], cwd=sources, env=environment, check=True)


def ratios(before: Path, now: Path, game: str, rounds: int) -> list[tuple[float, float]]:
    """Decisions per second before and now, a pair a round; who goes first changes."""
    pairs = []
    for number in range(rounds):
        speeds = {}
        for folder in (before, now) if number % 2 == 0 else (now, before):
            speeds[folder] = float(measure(folder, [game])[0][FIGURE])
        pairs.append((speeds[before], speeds[now]))
    return pairs


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("commit", help="what to compare this tree with")
    parser.add_argument("games", nargs="*", metavar="GAME", help="ids of games; all if none")
    parser.add_argument("--rounds", type=int, default=5, help="pairs of runs of each game (5)")
    parser.add_argument("--least", type=float, default=LEAST, help=f"the lowest ratio that passes ({LEAST})")
    chosen = parser.parse_args()
    before = built(chosen.commit)
    subprocess.run(["make", "--silent", ".cache/compiled"], cwd=ROOT, check=True)
    now = BUILDS["compiled"]
    games = chosen.games or [row["game"] for row in measure(now, [])]
    misses = []
    print("rule set | before/s | now/s | ratio (lowest to highest round)")
    for game in games:
        pairs = ratios(before, now, game, max(1, chosen.rounds))
        found = sorted(new / old for old, new in pairs)
        print(
            f"{game} | {median(old for old, _ in pairs):,.0f} | {median(new for _, new in pairs):,.0f} | "
            f"{median(found):.2f} ({found[0]:.2f} to {found[-1]:.2f})",
            flush=True,
        )
        if median(found) < chosen.least:
            misses.append(game)
    if misses:
        print(f"below {chosen.least}:", ", ".join(misses))
    return 1 if misses else 0


if __name__ == "__main__":
    sys.exit(main())
