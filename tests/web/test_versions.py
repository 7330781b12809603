"""A table whose rules have changed under it: what a person sees of it, running or finished."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.axe import findings_in_both_themes
from tests.web.board import DUEL
from tests.web.client import built_client
from tests.web.conftest import Invite
from tests.web.person import Person, Seats
from tests.web.server import Server

SHARED: Seats = [{"kind": "me"}, {"kind": "shared"}]
NEWER = """
from caravanserai.core.registry import _loaded, load
from caravanserai.games.century.spice_road import game
_loaded["spice_road"] = game.SpiceRoad(
    "spice_road", "Spice Road", "next", game.OPTIONS, game.MOVES, game.REFUSALS, game.SEARCH, players=range(2, 6)
)
assert load("spice_road").versions == ("next",)
"""  # a server that has only a version of the game that nothing was ever played by


@pytest.fixture
def updated(tmp_path: Path, server: Server) -> Iterator[Server]:
    """A server of its own; when it is started again it has other rules."""
    own = Server(tmp_path, built_client(print))
    own.start()
    own.first = NEWER
    yield own
    own.stop()


def moved(person: Person, table: str, moves: int) -> None:
    """Make so many moves at a shared table."""
    chance = random.Random(4)
    path = f"/tables/{table}"
    for key in range(moves):
        info = person.see(path)
        seat = info["deciding"][0]
        move = chance.choice(person.page.evaluate(LOOK, [table, seat]))
        person.ask(
            f"{path}/commands", {"type": "move", "key": f"{key}", "event": info["event"], "seat": seat, "move": move}
        )


def played_by_bots(person: Person) -> str:
    """A game that bots play to its end, one of them for somebody who looks on."""
    path = person.open_table(DUEL)
    person.visit(path)
    person.ask(f"/tables/{path.removeprefix('/table/')}/seats/0/bot", {"bot": "greedy"})
    expect(person.end).to_be_visible(timeout=120_000)
    return path.removeprefix("/table/")


LOOK = """([table, seat]) => new Promise((found) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
    socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== 'table') return;
        socket.close();
        const mine = message.observations.find((one) => one.seat === seat);
        found(mine.choices.filter((one) => one.reason === null).map((one) => one.move));
    };
})"""


def in_words(person: Person, table: str, number: int) -> str:
    """The board of a past position, as it is told to those who do not see it."""
    person.visit("/")
    person.visit(f"/table/{table}/replay#{number}")
    expect(person.page.locator("section.board")).to_be_visible(timeout=20_000)
    expect(person.page.get_by_role("slider")).to_have_value(str(number))
    text = person.page.locator("section.unseen").last.text_content()
    assert text
    return text


def test_a_person_is_told_and_the_past_stays(invite: Invite, updated: Server) -> None:
    person = invite(bypass_csp=True)
    person.address = updated.address
    person.visit("/")
    running = person.open_table(SHARED).removeprefix("/table/")
    moved(person, running, 8)
    finished = played_by_bots(person)
    info = person.see(f"/tables/{finished}")
    total = person.see(f"/tables/{finished}/positions/0")["total"]
    numbers = (0, 7, total)
    before = [in_words(person, finished, number) for number in numbers]
    person.visit("/")
    updated.stop()
    updated.start()

    page = person.page
    person.visit(f"/table/{running}")
    end = page.locator(".end")
    expect(end).to_contain_text("The rules of this game have changed", timeout=20_000)
    expect(end).to_contain_text("The game ends without a result.")
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()
    assert findings_in_both_themes(page, ".end") == []
    assert len(in_words(person, running, 8)) > 100
    told = person.see(f"/tables/{running}")
    assert (told["your_turn"], told["no_result"]) == (False, "old_rules")

    assert [in_words(person, finished, number) for number in numbers] == before
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value(str(total - 1))
    page.keyboard.press("ArrowRight")
    expect(page.locator("section.log li").first).to_be_visible()
    person.visit(f"/table/{finished}")
    expect(end).to_contain_text(str(info["scores"][info["winners"][0]]))
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("section.board")).to_be_visible()
    assert page.get_by_role("alert").count() == 0
