"""Ships of bots do not sail in circles for nothing: whole games on the compiled build, where they are quick."""

import os
import subprocess
import sys

import pytest

from tests.builds.test_same_games import COMPILED, ROOT


@pytest.mark.parametrize(
    ("bot", "games"),
    [("greedy", 50), ("bench.circles:TreeAlone@20", 50), ("search@10", 10)],
    ids=["greedy", "tree", "search"],
)
def test_no_ship_sails_in_circles_for_nothing(bot: str, games: int) -> None:
    """The reranking takes long, and only chooses among moves of the tree; `python -m bench.circles` plays 50 games."""
    assert COMPILED.is_dir(), "the compiled build is missing: run `make .cache/compiled`"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(COMPILED), str(ROOT)]), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", "bench.circles", bot, "--games", str(games)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count(", 0 for nothing") == 2
