"""Starting and stopping the real program: one clear sentence when it cannot, nothing lost when it must."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from caravanserai.server.store.database import address
from caravanserai.server.store.preparing import prepare

SCRIPT = "import sys\nfrom caravanserai.cli import serve as it\nif __name__ == '__main__':\n    {}\n"


def start(folder: Path, command: str, **environment: str) -> subprocess.Popen[str]:
    script = folder / "program.py"
    script.write_text(SCRIPT.format(command), encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )


def refused(folder: Path, command: str, **environment: str) -> str:
    """The one line of a program that cannot start."""
    program = start(folder, command, **environment)
    out, err = program.communicate(timeout=60)
    assert program.returncode == 2, err
    assert out == ""
    assert len(err.strip().splitlines()) == 1, err
    return err.strip()


def test_it_says_its_address_and_stops_when_asked(tmp_path: Path) -> None:
    program = start(tmp_path, f"it.serve(port=0, db={str(tmp_path / 'a.db')!r})", CARAVANSERAI_LOG="info")
    assert program.stdout is not None
    found = re.search(r"http://\S+", program.stdout.readline())
    assert found is not None
    with httpx.Client(base_url=found.group(), headers={"X-Caravanserai": "1"}) as client:
        assert client.get("/api/health").json()["status"] == "ok"
        answer = client.post("/api/me/register", json={"name": "Anna", "password": "hush, a secret"})
        token = answer.cookies["caravanserai"]
        table = client.post("/api/play-now", json={"game": "spice_road"}).json()
    program.send_signal(signal.SIGTERM)
    _, err = program.communicate(timeout=30)
    assert program.returncode == 0, err
    assert '"event": "request"' in err
    assert table["id"]
    for secret in (token, "hush", "Anna"):
        assert secret not in err
    assert "Traceback" not in err


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refused(tmp_path, f"it.serve(port={port}, db={str(tmp_path / 'a.db')!r})")
    assert str(port) in line
    assert "--port" in line


@pytest.mark.parametrize("port", [70000, -1])
def test_a_port_that_cannot_be(tmp_path: Path, port: int) -> None:
    assert str(port) in refused(tmp_path, f"it.serve(port={port}, db={str(tmp_path / 'a.db')!r})")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    line = refused(tmp_path, f"it.serve(port=0, db={str(tmp_path / 'file' / 'a.db')!r})")
    assert "cannot be made" in line or "cannot be used" in line
    assert "cannot be" in refused(tmp_path, "it.serve(port=0, db='/proc/nowhere/a.db')")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    db = str(tmp_path / "a.db")
    prepare(db)
    engine = create_engine(address(db))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "newer Caravanserai" in refused(tmp_path, f"it.serve(port=0, db={db!r})")


def test_a_setting_that_is_no_number(tmp_path: Path) -> None:
    line = refused(tmp_path, f"it.serve(port=0, db={str(tmp_path / 'a.db')!r})", CARAVANSERAI_BOT_PAUSE="soon")
    assert "CARAVANSERAI_BOT_PAUSE" in line


def test_backup_and_restore_by_command(tmp_path: Path) -> None:
    db, other, file = (str(tmp_path / name) for name in ("a.db", "b.db", "c.zip"))
    prepare(db)
    for command in (f"it.backup({file!r}, db={db!r})", f"it.restore({file!r}, db={other!r})"):
        program = start(tmp_path, command)
        out, err = program.communicate(timeout=60)
        assert (program.returncode, err) == (0, "")
        assert "rows" in out
    assert "cannot be read" in refused(tmp_path, f"it.restore({str(tmp_path / 'none.zip')!r}, db={other!r})")
