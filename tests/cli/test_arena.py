"""Matches and simulations as a library."""

import multiprocessing
import threading
from pathlib import Path
from typing import cast

import pytest

import caravanserai as cv
from caravanserai.arena.match import EndlessMatch, play_match, write_whole
from caravanserai.arena.named import play_named
from caravanserai.arena.simulation import BrokenSimulation, Outcome, Plan, Simulation, bot_at, quantiles, simulate
from caravanserai.bots import Bot, RandomBot
from caravanserai.core.errors import CaravanseraiError

GAME = cv.load("spice_road")


def test_a_match_is_played_to_its_end_and_written_down() -> None:
    match = play_match(GAME, 2, 5, [RandomBot(1), RandomBot(2)])
    assert match.state.over
    assert match.decisions == len(match.record.moves)
    assert match.record.verify().scores() == match.state.scores()
    assert match.seconds > 0
    again = play_match(GAME, 2, 5, [RandomBot(1), RandomBot(2)])
    assert again.record.to_json() == match.record.to_json()


class Watcher:
    """Plays the first move it may, and notes what it is given."""

    name = "watcher"

    def __init__(self) -> None:
        self.seen: list[object] = []

    def choose(self, observation: cv.Observation) -> cv.Move:
        self.seen.append(observation)
        return observation.legal[len(self.seen) % len(observation.legal)]


def test_a_bot_is_given_only_an_observation() -> None:
    watcher = Watcher()
    play_match(GAME, 2, 5, [cast("Bot", watcher), RandomBot(2)])
    assert watcher.seen
    assert all(type(observation) is cv.Observation for observation in watcher.seen)


def test_a_match_needs_a_bot_for_each_player() -> None:
    with pytest.raises(CaravanseraiError, match="3 players need 3 bots, not 2"):
        play_match(GAME, 3, 5, [RandomBot(1), RandomBot(2)])
    with pytest.raises(CaravanseraiError, match="2 players need 2 bots, not 1"):
        simulate(Plan("spice_road", 2, 1, 0, ("random",)))


def test_bots_that_never_finish_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rester:
        name = "rester"

        def choose(self, observation: cv.Observation) -> cv.Move:
            return GAME.moves["rest"]

    monkeypatch.setattr("caravanserai.arena.match.LONGEST_MATCH", 50)
    with pytest.raises(EndlessMatch, match="rester, rester made 50 decisions"):
        play_match(GAME, 2, 5, [cast("Bot", Rester()), cast("Bot", Rester())])
    with pytest.raises(EndlessMatch, match="The game with seed 7 between random, random does not end"):
        play_named(GAME, 7, ["random", "random"])


def test_seats_rotate() -> None:
    plan = Plan("spice_road", 3, 9, 0, ("a", "b", "c"))
    assert [[bot_at(plan, number, seat) for seat in range(3)] for number in range(3)] == [
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
    ]


def test_a_shared_win_counts_as_its_fraction() -> None:
    plan = Plan("spice_road", 2, 2, 0, ("a", "b"))
    outcomes = [Outcome(0, 10, (5, 5), (0, 1)), Outcome(1, 10, (9, 3), (0,))]
    assert Simulation(plan, outcomes, 1.0).to_json()["bots"] == [
        {"bot": "a", "games": 2, "wins": 0.5, "win_rate": 0.25, "mean_score": 4.0},
        {"bot": "b", "games": 2, "wins": 1.5, "win_rate": 0.75, "mean_score": 7.0},
    ]


def test_quantiles_are_real_scores() -> None:
    assert quantiles(range(1, 101)) == {"0": 1, "5": 5, "25": 25, "50": 50, "75": 75, "95": 95, "100": 100}
    assert set(quantiles([7]).values()) == {7}
    assert quantiles([]) == {}


def test_a_simulation_can_be_stopped_between_games() -> None:
    stop = threading.Event()
    simulation = simulate(Plan("spice_road", 2, 50, 0, ("random", "random")), 1, lambda games: stop.set(), stop)
    assert len(simulation.outcomes) == 1


def test_a_worker_that_dies_is_reported() -> None:
    def strike(games: int) -> None:
        for worker in multiprocessing.active_children():
            worker.kill()

    with pytest.raises(BrokenSimulation, match="A worker process died"):
        simulate(Plan("spice_road", 2, 100, 0, ("random", "random")), 2, strike)


def test_a_file_is_whole_or_not_there(tmp_path: Path) -> None:
    write_whole(tmp_path / "new" / "record.json", "all of it")
    assert (tmp_path / "new" / "record.json").read_text() == "all of it"
    with pytest.raises(UnicodeEncodeError):
        write_whole(tmp_path / "bad.json", "half\ud800")
    assert [path.name for path in tmp_path.iterdir()] == ["new"]


def test_bots_are_told_what_was_chosen_since_they_last_chose() -> None:
    """All of it where everybody sees every move; elsewhere only their own choice, while nobody else has chosen."""
    one, two = Watcher(), Watcher()
    match = play_match(GAME, 2, 5, [cast("Bot", one), cast("Bot", two)])
    state, choices = GAME.new(2, 5), list[tuple[int, str]]()
    for seat, text in match.record.moves:
        if len(state.legal(seat)) > 1:
            choices.append((seat, text))
        state.apply(text, seat)
    own = [number for number, (seat, _) in enumerate(choices) if seat == 0]
    asked = [
        observation
        for observation in one.seen
        if isinstance(observation, cv.Observation) and len(observation.legal) > 1
    ]
    assert len(asked) == len(own) > 5
    assert asked[0].since is None
    for number, observation in enumerate(asked[1:], 1):
        assert observation.since is not None
        told = [move.text for move in observation.since]
        assert told == [text for _, text in choices[own[number - 1] : own[number]]]
    watcher = Watcher()
    play_match(cv.load("dunhuang"), 2, 5, [cast("Bot", watcher), RandomBot(2)])
    told_since = [cast("cv.Observation", observation).since for observation in watcher.seen]
    assert None in told_since
    assert {len(since) for since in told_since if since is not None} == {1}
