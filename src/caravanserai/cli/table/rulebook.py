"""The rules by clause, from the numbered digest that comes with the program."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[2]
CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\*\s+(.*)$")
MARKS: Final = re.compile(r"\*\*|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)|`")


@dataclass(frozen=True)
class Clause:
    """One numbered rule, with the heading it stands under."""

    name: str
    heading: str
    text: str


def clauses_of(game: str) -> list[Clause]:
    """Every clause of a game's rules in order; none when the rules are not there."""
    path = _folder() / f"{game}.md"
    if not path.is_file():
        return []
    found: list[Clause] = []
    heading, reading = "", False
    for line in path.read_text(encoding="utf-8").splitlines():
        start = CLAUSE.match(line)
        if start:
            found.append(Clause(start[1], heading, MARKS.sub("", start[2])))
        elif reading and line.startswith("  ") and line.strip():
            found[-1] = replace(found[-1], text=f"{found[-1].text} {MARKS.sub('', line.strip())}")
            continue
        elif line.startswith("#"):
            heading = line.lstrip("# ")
        reading = start is not None
    return found


def look_up(clauses: Sequence[Clause], wanted: str) -> list[Clause]:
    """The clause with this name or number; otherwise those about the word, and then those that mention it."""
    name = wanted.strip().upper()
    for clause in clauses:
        if name in (clause.name.upper(), clause.name.partition("-")[2].upper()):
            return [clause]
    word = re.compile(rf"\b{re.escape(wanted.strip())}", re.IGNORECASE)
    about = [clause for clause in clauses if word.search(clause.heading)]
    return about + [clause for clause in clauses if clause not in about and word.search(clause.text)]


def _folder() -> Path:
    installed = PACKAGE / "rules"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "docs" / "rules"
