"""The page about bots is true: its Python runs, its messages are those of the protocol, its example is the file's."""

import json
import re
from pathlib import Path

import pytest

import caravanserai as cv
from caravanserai.arena.match import play_match
from caravanserai.bots import make_bot
from caravanserai.bots.guarded import KINDS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_class_plays() -> None:
    known: dict[str, type] = {}
    exec(blocks("python")[0], known)
    match = play_match(cv.load("spice_road"), 2, 1, [known["Careful"](1), make_bot("random", 2)])
    assert match.state.winners() == [0]


def test_the_match_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks("python")[1], {})
    assert '"game": "spice_road"' in capsys.readouterr().out


def test_the_messages_are_json_with_the_parts_that_are_sent() -> None:
    begin, decide = (json.loads(block) for block in blocks("json"))
    source = (DOCS.parent / "src/caravanserai/bots/program.py").read_text(encoding="utf-8")
    for message in (begin, decide):
        for part in message:
            assert f'"{part}": ' in source, part


def test_the_example_is_the_file() -> None:
    whole = (DOCS / "examples" / "claimer.mjs").read_text(encoding="utf-8")
    (shown,) = blocks("js")
    for line in shown.splitlines():
        assert line.replace("{ seed }", "{ game, seat, seed }") in whole


def test_all_faults_are_told() -> None:
    assert [kind for kind in KINDS if f"| `{kind}` |" not in PAGE] == []
