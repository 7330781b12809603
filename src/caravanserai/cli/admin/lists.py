"""Lists for a host: aligned columns, nothing cut off, so that ids can be copied and lines be searched."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len


def print_list(headings: Sequence[str], rows: Sequence[Sequence[str]], nothing: str) -> None:
    """Print rows below their headings; the last column is as long as it is."""
    if not rows:
        print(nothing)
        return
    widths = [max(map(cell_len, column)) for column in zip_longest(headings, *rows, fillvalue="")]
    for row in (headings, *rows):
        cells = [cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())
