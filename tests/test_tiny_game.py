"""A game from outside is found everywhere: installing it is all there is to do.

The tiny game is brought by an entry point, as a package of its own would bring it. It runs on the interpreted core, as
compiled classes cannot be subclassed by interpreted ones.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.contract import CHECKS
from caravanserai.core.registry import GAME_MODULES

ROOT = Path(__file__).parents[1]
ENTRY_POINTS = "[caravanserai.games]\ntiny_game = tests.tiny_game.game\nspice_road = tests.tiny_game.game\n"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the tiny game is installed."""
    folder = tmp_path_factory.mktemp("installed")
    package = folder / "tiny_game-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny_game\nVersion: 1\n", encoding="utf-8")
    (package / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    path = os.pathsep.join(map(str, (ROOT / "src", ROOT, folder)))
    return os.environ | {
        "PYTHONPATH": path,
        "PYTHONSAFEPATH": "1",
        "XDG_DATA_HOME": str(folder),
        "LANG": "en",
        "COLUMNS": "80",
    }


def run(environment: dict[str, str], *arguments: str, typed: str = "") -> str:
    """What Python says when it is run like this; it must end well."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_stands_after_our_own_games(installed: dict[str, str]) -> None:
    listed = json.loads(run(installed, "-m", "caravanserai", "games", "--json"))
    assert [game["id"] for game in listed] == [*GAME_MODULES, "tiny_game"]
    assert listed[0]["title"] == "Century: Spice Road"  # nobody takes the place of ours
    assert "tiny_game  A Tiny Game, 2–4 players\n" in run(installed, "-m", "caravanserai", "games")


def test_a_game_that_cannot_be_loaded_is_left_out(installed: dict[str, str], tmp_path: Path) -> None:
    package = tmp_path / "broken-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n", encoding="utf-8")
    (package / "entry_points.txt").write_text("[caravanserai.games]\nbroken = nowhere.at.all\n", encoding="utf-8")
    environment = installed | {"PYTHONPATH": os.pathsep.join([installed["PYTHONPATH"], str(tmp_path)])}
    listed = json.loads(run(environment, "-m", "caravanserai", "games", "--json"))
    assert [game["id"] for game in listed] == [*GAME_MODULES, "tiny_game"]


def test_the_server_lists_and_describes_it(installed: dict[str, str]) -> None:
    asked = """
import asyncio, json
from caravanserai.server.schemas.views import game_schemas
from caravanserai.server.routes.games import all_games
schemas = game_schemas()
print(json.dumps([asyncio.run(all_games())[-1], schemas["TinyGameView"]["properties"]["game"]["const"]]))
"""
    game, described = json.loads(run(installed, "-c", asked))
    assert (game["id"], game["title"], game["players"]) == ("tiny_game", "A Tiny Game", [2, 3, 4])
    assert described == "tiny_game"


def test_the_suites_take_it_up(installed: dict[str, str]) -> None:
    """The contract with every player count, and a game at a table of the server."""
    told = run(
        installed,
        "-m",
        "pytest",
        "-k",
        "tiny_game",
        "tests/contract/test_contract.py",
        "tests/server/test_every_game.py",
    )
    # Each check with two to four players, the moves, and the table.
    assert f"{3 * len(CHECKS) + 2} passed" in told, told


def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    told = run(
        installed, "-m", "caravanserai", "play", "tiny_game", "--bots", "random", "--seed", "1", typed="3\nquit\n"
    )
    assert told.startswith("A Tiny Game")
    assert "take, most 3" in told
    assert "3 take 3" in told
    assert "took, stones 3" in told
    assert "\npile: " in told  # the plain board


def test_bots_play_it_in_the_arena(installed: dict[str, str]) -> None:
    command = ("-m", "caravanserai", "arena", "tiny_game", "--players", "2", "--games", "8", "--seed", "1", "--json")
    told = json.loads(run(installed, *command, "--bots", "greedy,random"))
    assert told["game"] == "tiny_game"
