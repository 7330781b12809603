"""Where words go: results on standard output, progress and remarks on standard error."""

import json
import sys
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

WIDEST: Final = 100  # longer lines are hard to read


def screen() -> Console:
    """The terminal, or the file or pipe that stands in for it."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


def remarks() -> Console:
    """Standard error."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def print_json(data: object) -> None:
    """One JSON value and nothing else."""
    json.dump(data, sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


def plain_table(*headings: str, numbers_from: int = 1) -> Table:
    """A table without frames; the columns from `numbers_from` on are set to the right."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True, header_style="bold")
    for place, heading in enumerate(headings):
        table.add_column(
            heading, justify="right" if place >= numbers_from else "left", no_wrap=place < numbers_from, overflow="fold"
        )
    return table
