"""What docs/protocol.md and the picture of the house claim is what there is."""

import json
import re
from pathlib import Path

from caravanserai.server.bots_at_table.budgets import bot_names
from caravanserai.server.schemas.dump import document

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TABLES = "/api/tables/{}"


def test_every_request_of_the_server_is_on_the_page() -> None:
    """A row may name several paths, the later ones by their ends: `/join`, `/leave`."""
    told = {re.sub(r"\{\w+\}", "{}", path) for path in re.findall(r"`(?:GET |POST )?(/[\w/{}-]+)", PAGE)}
    told |= {prefix + path for path in told if path.count("/") == 1 for prefix in ("/api/me", TABLES)}
    paths = {re.sub(r"\{\w+\}", "{}", path) for path in json.loads(document())["paths"]}
    assert {path for path in paths if path.startswith("/api/")} - told == set()


def test_the_page_names_the_bots_there_are() -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith("| `GET /api/bots`"))
    listed = re.search(r"`(\[.*\])`", row)
    assert listed
    assert json.loads(listed[1]) == bot_names()


def test_every_room_on_the_picture_of_the_house_exists() -> None:
    picture = (ROOT / "docs" / "house.svg").read_text(encoding="utf-8")
    rooms = re.findall(r'<text x="\d+" y="122">([^<]+)</text>', picture)
    assert len(rooms) == 3
    for room in ", ".join(rooms).split(", "):
        assert (ROOT / "src" / "caravanserai" / room).is_dir() or (ROOT / room).is_dir(), room
