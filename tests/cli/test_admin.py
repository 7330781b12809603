"""`caravanserai admin` without a server: whatever is wrong is said in one line, and nothing is changed."""

from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from caravanserai.server.store.database import address
from caravanserai.server.store.preparing import prepare
from tests.cli.conftest import Run

WRONG = {
    "no such table": (["close", "abcabcabcabc"], "There is no table 'abcabcabcabc'; `admin tables` lists them."),
    "no such chat": (["chat", "nowhere"], "There is no table 'nowhere'"),
    "a line of no table": (["hide", "nowhere", "3"], "There is no table 'nowhere'"),
    "a line in words": (["hide", "nowhere", "third"], "should be a valid integer"),
    "no such status": (["tables", "--status", "lost"], "waiting, playing or finished, not 'lost'"),
    "too few": (["tables", "--most", "0"], "--most"),
    "no such kind": (["people", "--kind", "ghost"], "account or guest, not 'ghost'"),
    "nobody of that name": (["ban", "Nobody"], "nobody called 'Nobody', and it is no address"),
    "half of an address": (["ban", "192.168.1"], "nobody called '192.168.1'"),
    "a ban that never begins": (["ban", "8.8.8.8", "--days", "0"], "more than 0 and at most 36500 days"),
    "a ban of not a number": (["ban", "8.8.8.8", "--days", "nan"], "more than 0 and at most 36500 days"),
    "a ban for too long": (["ban", "8.8.8.8", "--days", "1e9"], "at most 36500 days"),
    "a ban of half the world": (["ban", "0.0.0.0/1"], "name a network of at least /8"),
    "a ban of everybody": (["ban", "::/0"], "name a network of at least /16"),
    "a ban of this machine": (["ban", "127.0.0.1"], "this machine itself"),
    "a ban of this machine, written otherwise": (["ban", "::ffff:127.0.0.1"], "this machine itself"),
    "a long reason": (["ban", "8.8.8.8", "--reason", "x" * 301], "at most 300 characters"),
    "nobody to unban": (["unban", "8.8.8.8"], "8.8.8.8 is not banned; `admin bans` lists the bans."),
    "nobody to give a code": (["reset-password", "Nobody"], "nobody called 'Nobody'"),
    "no such report": (["reports", "7"], "There is no report 7; `admin reports` lists them."),
    "a report that is not named": (["reports", "--done"], "Name the report by its number."),
    "no such command": (["fly"], "fly"),
}


@pytest.fixture
def db(tmp_path: Path) -> str:
    file = str(tmp_path / "tables.db")
    prepare(file)
    return file


@pytest.mark.parametrize(("arguments", "sentence"), WRONG.values(), ids=WRONG.keys())
def test_one_clear_line(run: Run, db: str, arguments: list[str], sentence: str) -> None:
    done = run("admin", *arguments, "--db", db)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("caravanserai: ")
    assert done.err.count("\n") == 1
    assert sentence in done.err


def test_there_must_be_a_database(run: Run, tmp_path: Path) -> None:
    done = run("admin", "tables", "--db", tmp_path / "none.db")
    assert (done.code, done.out) == (2, "")
    assert f"There is no database {tmp_path / 'none.db'}" in done.err
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize(
    ("shape", "sentence"), [("0001", "has an older shape (0001); serve it once"), ("9999", "another shape (9999)")]
)
def test_a_database_of_another_shape_is_left_alone(run: Run, db: str, shape: str, sentence: str) -> None:
    engine = create_engine(address(db))
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{shape}'"))
    engine.dispose()
    done = run("admin", "tables", "--db", db)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err


def test_a_file_that_is_no_database(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Bob, this is a letter. " * 50)
    done = run("admin", "tables", "--db", file)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1


def test_every_command_has_help(run: Run) -> None:
    listed = run("admin")
    assert listed.code == 0
    commands = [line.split()[0] for line in listed.out.partition("Commands:")[2].splitlines() if line.strip()]
    assert {"tables", "chat", "close", "hide", "people", "bans", "ban", "unban", "reset-password", "reports"} <= set(
        commands
    )
    for command in commands:
        done = run("admin", command, "--help")
        assert done.code == 0
        assert f"Usage: caravanserai admin {command}" in done.out
