"""The command that attacks a server: what it prints, and that an attack which proves nothing does not pass."""

import asyncio
from pathlib import Path

import pytest
from bench.attack import Outcome
from bench.attack import __main__ as command


async def holds(folder: Path) -> Outcome:
    assert folder.is_dir()
    return Outcome(True, {"slowest_ms": 12.5, "refused": 3})


async def yields(folder: Path) -> Outcome:
    return Outcome(False, {"slowest_ms": 9000})


async def breaks(folder: Path) -> Outcome:
    raise ConnectionError("nobody there")


async def dawdles(folder: Path) -> Outcome:
    await asyncio.sleep(30)
    return Outcome(True, {})


def run(monkeypatch: pytest.MonkeyPatch, name: str) -> int:
    monkeypatch.setattr("sys.argv", ["attack", name])
    return command.main()


def test_a_line_for_each_attack(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "attacks", lambda: {"breaks": breaks, "holds": holds, "yields": yields})
    assert run(monkeypatch, "holds") == 0
    assert run(monkeypatch, "yields") == 1
    assert run(monkeypatch, "all") == 1
    lines = [line.rpartition(" took_s=")[0] for line in capsys.readouterr().out.splitlines()]
    kept, lost = "PASS holds slowest_ms=12.5 refused=3", "FAIL yields slowest_ms=9000"
    assert lines == [kept, lost, "FAIL breaks broke_off=ConnectionError('nobody there')", kept, lost]


def test_an_attack_has_its_time(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "attacks", lambda: {"dawdles": dawdles})
    monkeypatch.setattr(command, "LONGEST", 0.2)
    assert run(monkeypatch, "dawdles") == 1
    assert capsys.readouterr().out.startswith("FAIL dawdles broke_off=after_0_s ")


def test_unknown_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, "no_such_attack")
    assert ended.value.code == 2
