"""The compiled build plays exactly as the interpreted one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".cache" / "compiled"


def run(folder: Path, *arguments: str) -> str:
    """Run Python with the package taken from a folder."""
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The compiled package that `make test` has built."""
    assert COMPILED.is_dir(), "the compiled build is missing: run `make .cache/compiled`"
    return COMPILED


def test_the_compiled_build_is_compiled(compiled: Path) -> None:
    where = run(compiled, "-c", "import caravanserai.core.state as s; print(s.__file__)").strip()
    assert Path(where).suffix in (".so", ".pyd")
    assert where.startswith(str(compiled))


def test_the_same_seeds_give_the_same_games(compiled: Path) -> None:
    module = "caravanserai.contract.fingerprints"
    from_compiled = json.loads(run(compiled, "-m", module))
    from_source = json.loads(run(ROOT / "src", "-m", module))
    assert from_compiled == from_source
    assert len(from_source) >= 150


def test_the_contract_holds_interpreted() -> None:
    """`make test` runs the contract suite on the compiled build; the source keeps the same promises."""
    script = (
        "import caravanserai as cv\n"
        "from caravanserai.contract import check_game\n"
        "for game in cv.games():\n"
        "    check_game(game, game.players[0], {}, 3)\n"
        "print('kept')\n"
    )
    assert run(ROOT / "src", "-c", script).strip() == "kept"


@pytest.mark.parametrize("tests", ["core/test_versions.py", "server/test_versions.py"])
def test_games_outlive_their_rules_interpreted(tests: str) -> None:
    """These make up later versions of the tiny game, which cannot be built on compiled classes."""
    assert " passed" in run(ROOT / "src", "-m", "pytest", "-v", str(ROOT / "tests" / tests))


@pytest.mark.parametrize(
    ("game", "games", "least"),
    [
        ("spice_road", 400, 0.95),
        ("eastern_wonders", 200, 0.95),
        ("sand_to_sea", 60, 0.95),
        ("new_world", 200, 0.95),
        ("east_west_1", 200, 0.95),
        ("east_west_2", 200, 0.95),
        ("east_west_3", 200, 0.95),
        ("dunhuang", 400, 0.90),
        ("marco_polo", 60, 0.97),
    ],
)
def test_greedy_beats_random(compiled: Path, game: str, games: int, least: float) -> None:
    """Some games; those of the ladder, with intervals, are 400 each."""
    command = ["-m", "caravanserai", "simulate", game, "--games", str(games), "--bots", "greedy,random", "--json"]
    result = json.loads(run(compiled, *command, "--players", "2", "--seed", "1"))
    rates = {bot["bot"]: bot["win_rate"] for bot in result["bots"]}
    assert rates["greedy"] >= least


@pytest.mark.parametrize("province", ["avenia", "aghon", "kazan", "cnidaria"])
def test_greedy_explores_better_than_random_on_each_map(compiled: Path, province: str) -> None:
    command = ["-m", "caravanserai", "simulate", "merchant_explorers", "--games", "20", "--seed", "1", "--json"]
    result = json.loads(run(compiled, *command, "--bots", "greedy,random", "--option", f"map={province}"))
    rates = {bot["bot"]: bot["win_rate"] for bot in result["bots"]}
    assert rates["greedy"] >= 0.95


def test_greedy_alone_reaches_the_easy_goal_in_half_of_its_games(compiled: Path) -> None:
    command = ["-m", "caravanserai", "simulate", "merchant_explorers", "--games", "30", "--seed", "1", "--json"]
    result = json.loads(run(compiled, *command, "--players", "1", "--bots", "greedy", "--option", "level=easy"))
    assert result["bots"][0]["win_rate"] >= 0.5


def test_greedy_travels_well(compiled: Path) -> None:
    """Four greedy players of Marco Polo do better than the luckiest random ones."""
    command = ["-m", "caravanserai", "simulate", "marco_polo", "--players", "4", "--seed", "1", "--json"]
    greedy = json.loads(run(compiled, *command, "--games", "8", "--bots", "greedy"))
    random = json.loads(run(compiled, *command, "--games", "200", "--bots", "random"))
    mean = greedy["bots"][0]["mean_score"]
    assert mean >= 45
    assert mean >= random["score_quantiles"]["95"]
