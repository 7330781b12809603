"""The server and PostgreSQL are killed at random moments under play; and what would be lost or doubled is noticed."""

from pathlib import Path
from typing import Any

import pytest
from bench.kills.campaign import KINDS, campaign
from bench.kills.ledger import Command, Ledger, Tally

pytestmark = pytest.mark.anyio
KILLS = 4


@pytest.mark.parametrize("db", KINDS)
async def test_what_was_acknowledged_survives_once(db: str, tmp_path: Path) -> None:
    report = await campaign(tmp_path, db, KILLS, seed=20)
    assert (report.tally.lost, report.tally.doubled, report.tally.odd) == ([], [], [])
    assert report.kills == KILLS
    assert len(report.recoveries) >= KILLS / 2
    assert {kind for kind, times in report.tally.told.items() if times} == {"move", "undo", "chat", "join"}


def command(number: int, kind: str = "move", together: bool = False) -> Command:
    return Command(f"key-{number}", kind, 0, "", 1, 0.0, together)


def entries(*kinds: str, text: str | None = None) -> list[dict[str, Any]]:
    return [
        {"event": number, "kind": kind, "seat": 0, "text": text if kind == "chat" else None}
        for number, kind in enumerate(kinds, 1)
    ]


@pytest.fixture
def ledger() -> Ledger:
    return Ledger("table", {0: "ann"}, Tally())


def test_nothing_to_complain_of(ledger: Ledger) -> None:
    ledger.acknowledged(command(1), 2)
    ledger.acknowledged(command(2, together=True), 4)
    ledger.acknowledged(command(3, "chat"), 5)
    ledger.acknowledged(command(1), 2)
    ledger.stands_at(5)
    ledger.read(entries("start", "move", "move", "move", "chat", text="key-3"))
    ledger.close(5)
    assert (ledger.tally.lost, ledger.tally.doubled) == ([], [])
    assert dict(ledger.tally.told) == {"move": 2, "chat": 1}


def test_a_page_that_knows_more_than_the_server(ledger: Ledger) -> None:
    ledger.acknowledged(command(1), 3)
    ledger.stands_at(2)
    assert len(ledger.tally.lost) == 1


@pytest.mark.parametrize("log", [("start", "undo"), ("start", "chat"), ("start",)])
def test_another_event_where_one_was_acknowledged(ledger: Ledger, log: tuple[str, ...]) -> None:
    ledger.acknowledged(command(1), 2)
    ledger.read(entries(*log))
    ledger.close(2)
    assert ledger.tally.lost


def test_history_that_changes(ledger: Ledger) -> None:
    ledger.read(entries("start", "move"))
    ledger.read(entries("start", "undo"))
    assert len(ledger.tally.lost) == 1


def test_a_chat_with_another_text(ledger: Ledger) -> None:
    ledger.acknowledged(command(1, "chat"), 2)
    ledger.read(entries("start", "chat", text="key-9"))
    assert len(ledger.tally.lost) == 1


def test_an_entry_nobody_was_told_of(ledger: Ledger) -> None:
    ledger.acknowledged(command(1), 2)
    ledger.read(entries("start", "move", "move"))
    ledger.close(3)
    assert len(ledger.tally.doubled) == 1


def test_one_key_with_two_events(ledger: Ledger) -> None:
    ledger.acknowledged(command(1), 2)
    ledger.acknowledged(command(1), 3)
    assert len(ledger.tally.doubled) == 1


def test_two_keys_with_one_event(ledger: Ledger) -> None:
    ledger.acknowledged(command(1), 2)
    ledger.acknowledged(command(2), 2)
    ledger.read(entries("start", "move"))
    ledger.close(2)
    assert len(ledger.tally.doubled) == 1
