"""The choices of games with settlers: what one of them tells, and what holds for all of them at any table."""

import json
from collections.abc import Iterable

import caravanserai as cv
from caravanserai.core.choices import Choice
from caravanserai.games.century.caravan.cube_table import CubeTable

MOST = 60  # choices at one decision


def choice(table: CubeTable, move: str) -> Choice:
    """The choice of a move that a player could mean now."""
    (found,) = [other for other in table.choices() if str(other.move) == move]
    return found


def unmeant(table: CubeTable, *moves: str) -> None:
    """None of these moves could be meant now."""
    assert not {str(found.move) for found in table.choices()} & set(moves)


def barred(table: CubeTable, move: str, code: str, clause: str, **details: int | list[int]) -> None:
    """A player could mean the move, and the choice tells why it cannot be made."""
    assert choice(table, move).reason == cv.Reason(code, clause, details)


def facts_of(table: CubeTable, move: str, *names: str) -> list[object]:
    """Some facts of a choice."""
    facts = choice(table, move).facts
    return [facts[name] for name in names]


def check_choices(tables: Iterable[CubeTable]) -> set[tuple[str, str]]:
    """Every legal move is a choice; every choice can be told, and knows why it is barred. Gives what was barred."""
    seen = 0
    found: set[tuple[str, str]] = set()
    for table in tables:
        seen += 1
        choices = table.choices()
        assert {one.move for one in choices if one.reason is None} == set(table.legal())
        assert len(choices) == len({one.move for one in choices}) <= MOST
        for one in choices:
            assert json.loads(json.dumps(dict(one.facts))) == one.facts
            if one.reason is not None:
                assert one.reason == table.why_not(one.move)
                found.add((one.move.kind, one.reason.code))
    assert seen > 100
    return found
