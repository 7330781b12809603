"""The rules by clause, from the numbered digest that comes with the program."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from caravanserai.texts.rules_pages import rules_of

# A clause is a bullet with a bold id, which may carry a name: `- **SR-60a**`, `- **DH-55 Artist**`.
CLAUSE: Final = re.compile(r"^- \*\*([A-Z][A-Z0-9]*-\d+[a-z]?)\b([^*]*)\*\*\s*(.*)$")
MARKS: Final = re.compile(r"\*\*|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)|`")


@dataclass(frozen=True)
class Clause:
    """One numbered rule, with the heading it stands under."""

    name: str
    heading: str
    text: str


def clauses_of(game: str) -> list[Clause]:
    """Every clause of a game's rules in order, then those it takes over; none when the rules are not there."""
    found: list[Clause] = []
    heading, reading = "", False
    for line in rules_of(game).splitlines():
        start = CLAUSE.match(line)
        if start:
            name = f"{start[2].strip()}: " if start[2].strip() else ""
            found.append(Clause(start[1], heading, name + MARKS.sub("", start[3])))
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
