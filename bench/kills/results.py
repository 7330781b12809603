"""The file in which every run adds a line, and what they come to together."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import caravanserai
from bench.kills.campaign import Report

KEPT: Final = Path(__file__).parents[1] / "results" / "kills.jsonl"
SUMMED: Final = ("kills", "moves", "undos", "chats", "joins", "lost", "doubled", "odd")


def keep(report: Report, file: Path) -> None:
    """Add a run."""
    day = datetime.now(UTC).date().isoformat()
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as kept:
        kept.write(json.dumps({"day": day, "version": caravanserai.__version__, **report.figures()}) + "\n")


def summed(file: Path) -> dict[str, int]:
    """All runs together."""
    runs = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {figure: sum(run[figure] for run in runs) for figure in SUMMED}
