"""One server at a time works on a SQLite file, and only its owner can read it."""

import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from bench.load.server import Server

from caravanserai.server.errors import CannotServe
from caravanserai.server.store.backup import read_backup
from caravanserai.server.store.database_file import held
from caravanserai.server.store.preparing import prepare
from tests.server.test_serving import refused, start

ELSEWHERE = """
import sys, time
from caravanserai.server.store.database_file import held
with held(sys.argv[1]):
    print("held", flush=True)
    time.sleep(60)
"""


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def logged(folder: Path) -> list[dict[str, str]]:
    """What a server that starts and is stopped says of its file."""
    with (folder / "log").open("w", encoding="utf-8") as log:
        server = Server(folder, log=log)
        assert httpx.get(f"{server.url}/api/health").is_success
        server.stop()
    lines = [json.loads(line) for line in (folder / "log").read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["event"] == "a file of the database is now for its owner only"]


def test_a_second_server_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        line = refused(tmp_path, f"it.serve(port=0, db={str(server.db)!r})")
        assert f"Another server works on the database {server.db} already" in line
        (tmp_path / "same.db").symlink_to(server.db)
        assert "Another server" in refused(tmp_path, f"it.serve(port=0, db={str(tmp_path / 'same.db')!r})")
        assert httpx.get(f"{server.url}/api/health").json()["status"] == "ok"
        backup = str(tmp_path / "all.zip")
        made = start(tmp_path, f"it.backup({backup!r}, db={str(server.db)!r})")
        assert "rows are kept" in made.communicate(timeout=60)[0]
        assert made.returncode == 0
        assert rights(Path(backup)) == 0o600
        line = refused(tmp_path, f"it.restore({backup!r}, db={str(server.db)!r}, force=True)")
        assert "Another server" in line
    finally:
        server.stop()


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    for _ in range(3):
        server = Server(tmp_path)
        assert httpx.get(f"{server.url}/api/health").status_code == 200
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(20)
    Server(tmp_path).stop()
    with held(str(tmp_path / "load.db")):
        assert (tmp_path / "load.db.lock").exists()


def test_a_restore_waits_for_nobody(tmp_path: Path) -> None:
    """A backup is put back only where no server works."""
    db, backup = str(tmp_path / "a.db"), str(tmp_path / "a.zip")
    prepare(db)
    made = start(tmp_path, f"it.backup({backup!r}, db={db!r})")
    made.communicate(timeout=60)
    other = subprocess.Popen([sys.executable, "-c", ELSEWHERE, db], stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(CannotServe, match="Another server"):
            read_backup(backup, db)
    finally:
        other.kill()
        other.communicate()
    assert read_backup(backup, db) == 0


def test_new_files_are_for_their_owner(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        assert httpx.post(
            f"{server.url}/api/me/guest", json={"name": "Ann"}, headers={"X-Caravanserai": "1"}
        ).is_success
        files = sorted(tmp_path.glob("load.db*"))
        assert {file.name for file in files} == {"load.db", "load.db-shm", "load.db-wal", "load.db.lock"}
        assert {rights(file) for file in files} == {0o600}
    finally:
        server.stop()


def test_files_of_before_are_narrowed_with_a_word(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        (tmp_path / "load.db").touch()
    finally:
        os.umask(old)
    prepare(str(tmp_path / "load.db"))
    (tmp_path / "load.db").chmod(0o664)
    assert [line["was"] for line in logged(tmp_path)] == ["664"]
    assert rights(tmp_path / "load.db") == 0o600
    assert logged(tmp_path) == []


def test_a_database_elsewhere_has_no_lock() -> None:
    with held("postgresql://somebody@nowhere/tables"), held("postgresql://somebody@nowhere/tables"):
        pass
