"""`caravanserai bench`."""

import pytest

import caravanserai.core.state
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure for a moment only."""
    monkeypatch.setattr("caravanserai.cli.bench.SECONDS_PER_RUN", 0.001)


def test_json(run: Run) -> None:
    done = run("bench", "spice_road", "--json")
    assert done.code == 0
    (figures,) = done.json()
    names = ["game", "players", "compiled", "decisions_per_s", "api_decisions_per_s", "copy_us", "state_bytes"]
    assert list(figures) == names
    assert (figures["game"], figures["players"]) == ("spice_road", 2)
    assert figures["compiled"] is not str(caravanserai.core.state.__file__).endswith(".py")
    assert figures["decisions_per_s"] > 1000
    assert figures["api_decisions_per_s"] > 1000
    assert 0 < figures["copy_us"] < 1000
    assert 500 < figures["state_bytes"] < 4096


def test_the_table_for_people_names_every_game(run: Run) -> None:
    done = run("bench", "--players", 3)
    assert done.code == 0
    assert "spice_road" in done.out
    assert "Compiled" in done.out
