"""`kill -9` on the server and on PostgreSQL under play: nothing acknowledged is lost or doubled, and play goes on."""

from pathlib import Path
from typing import Final

from bench.attack import Outcome
from bench.kills.campaign import KINDS, campaign

KILLS: Final = 4  # of each kind of database; `python -m bench.kills` does many
SEED: Final = 14


async def attack(folder: Path) -> Outcome:
    """A few kills on each kind of database."""
    figures: dict[str, float | int | str] = {}
    held = True
    for db in KINDS:
        (folder / db).mkdir()
        report = await campaign(folder / db, db, KILLS, SEED)
        held = held and report.held
        kept = ("kills", "moves", "lost", "doubled", "odd", "first_move_median_s", "first_move_max_s")
        figures |= {f"{db}_{name}": value for name, value in report.figures().items() if name in kept}
    return Outcome(held, figures)
