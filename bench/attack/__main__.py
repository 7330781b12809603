"""`python -m bench.attack NAME` or `all`: a line of figures for each attack; the exit code says whether all held."""

import argparse
import asyncio
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from bench.attack import LONGEST, Attack, Outcome, attacks


def main() -> int:
    """Run what was asked for, one after another."""
    known = attacks()
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("name", choices=[*known, "all"])
    asked: str = parser.parse_args().name
    held = True
    for name in known if asked == "all" else [asked]:
        outcome = _run(known[name])
        print(outcome.line(name), flush=True)
        held = held and outcome.held
    return 0 if held else 1


def _run(attack: Attack) -> Outcome:
    """An attack that takes too long, or breaks off, has shown nothing."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="caravanserai-attack-") as folder:
        try:
            outcome = asyncio.run(_within_time(attack, Path(folder)))
        except TimeoutError:
            outcome = Outcome(False, {"broke_off": f"after_{LONGEST:.0f}_s"})
        except Exception as error:
            outcome = Outcome(False, {"broke_off": repr(error)})
    return replace(outcome, figures={**outcome.figures, "took_s": round(time.monotonic() - began, 1)})


async def _within_time(attack: Attack, folder: Path) -> Outcome:
    async with asyncio.timeout(LONGEST):
        return await attack(folder)


if __name__ == "__main__":
    raise SystemExit(main())
