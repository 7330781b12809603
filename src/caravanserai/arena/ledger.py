"""Where an arena keeps its games: a folder with the plan and a line for each finished game, safe against any stop."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from caravanserai.arena.machine import Machine, this_machine
from caravanserai.arena.match import write_whole
from caravanserai.arena.plan import ArenaPlan, BadPlan, GameKey
from caravanserai.arena.results import Played, read_line
from caravanserai.core.errors import CaravanseraiError

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"


class BadLedger(CaravanseraiError):
    """The folder holds something else, or cannot be read."""


class Ledger:
    """An arena's folder, opened for going on. Use it as a context: meanwhile nobody else can write there."""

    def __init__(self, folder: Path, plan: ArenaPlan) -> None:
        self.folder: Final = folder
        self.plan: Final = plan
        self.games: dict[GameKey, Played] = {}
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Ledger:
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / PLAN
        if path.exists():
            _check_same(self.folder, self.plan, *read_plan(self.folder))
        elif (self.folder / GAMES).exists():
            raise BadLedger(f"{self.folder} holds games without a {PLAN}; choose another folder.")
        self._file = (self.folder / GAMES).open("a+b")
        self._lock(self._file)
        write_whole(path, _plan_text(self.plan))
        self._take_up(self._file)
        return self

    def __exit__(self, *error: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, games: Sequence[Played]) -> None:
        """Write games down; when this returns they are on the disk."""
        assert self._file is not None
        for played in games:
            self.games[played.key] = played
            self._file.write(played.line().encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _take_up(self, file: IO[bytes]) -> None:
        """Read what is there. A line that was being written when the machine stopped is cut off."""
        file.seek(0)
        whole = file.read()
        end = whole.rfind(b"\n") + 1
        wanted = set(self.plan.all_games())
        for played in _read_games(self.folder, whole[:end]):
            if played.key in wanted:
                self.games[played.key] = played
        if end < len(whole):
            file.truncate(end)

    def _lock(self, file: IO[bytes]) -> None:
        with suppress(ImportError):  # where there is no such lock, nobody checks
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise BadLedger(f"Another arena is writing in {self.folder} at this moment.") from error


def read_ledger(folder: Path) -> tuple[ArenaPlan, Machine, list[Played]]:
    """The plan and the games in a folder, in the order of the plan, whether or not it is finished."""
    plan, machine = read_plan(folder)
    path = folder / GAMES
    whole = path.read_bytes() if path.exists() else b""
    games = {played.key: played for played in _read_games(folder, whole[: whole.rfind(b"\n") + 1])}
    return plan, machine, [games[key] for key in plan.all_games() if key in games]


def read_plan(folder: Path) -> tuple[ArenaPlan, Machine]:
    """The plan in a folder, and the machine it was begun on."""
    try:
        data: Any = json.loads((folder / PLAN).read_text(encoding="utf-8"))
        return ArenaPlan.from_json(data), Machine(**data["machine"])
    except (OSError, ValueError, KeyError, TypeError, BadPlan) as error:
        raise BadLedger(f"{folder / PLAN} is not the plan of an arena: {error!r}.") from error


def _plan_text(plan: ArenaPlan) -> str:
    data = plan.to_json() | {"machine": this_machine().to_json()}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _check_same(folder: Path, plan: ArenaPlan, kept: ArenaPlan, machine: Machine) -> None:
    """The same arena may go on, and get more games; anything else would mix what does not belong together."""
    here, there = plan.to_json(), kept.to_json()
    here["compiled"], there["compiled"] = this_machine().compiled, machine.compiled
    for name, value in there.items():
        if name == "games" and plan.games >= kept.games:
            continue
        if here[name] != value:
            raise BadLedger(
                f"{folder} holds another arena: {name} is {json.dumps(value)} there and {json.dumps(here[name])} here; "
                "choose another folder."
            )


def _read_games(folder: Path, text: bytes) -> list[Played]:
    games: list[Played] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            games.append(read_line(line.decode()))
        except (ValueError, KeyError, TypeError) as error:
            raise BadLedger(f"Line {number} of {folder / GAMES} is damaged: {error!r}.") from error
    return games
