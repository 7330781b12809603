"""What is written can be read at any moment: while a move is on its way, and on things that are used up or gone."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import caravanserai as cv
from tests.web.axe import CONTRAST, findings, wear
from tests.web.board import DUEL, at_rest, sit_down
from tests.web.conftest import Invite
from tests.web.person import Person

# Texts outside of pictures that something above them lets shine through.
FADED = """() => {
    const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const holder = text.parentElement;
        if (!text.data.trim() || holder.closest('svg, .unseen, script, style') || !holder.checkVisibility()) continue;
        for (let one = holder; one; one = one.parentElement) {
            if (Number(getComputedStyle(one).opacity) < 1) found.add(`${one.className}: ${text.data.trim()}`);
        }
    }
    return [...found];
}"""


class Post:
    """What the table tells a page, which can be kept back on its way there."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] | None = None
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/live?*", self._carry)

    @contextmanager
    def kept_back(self) -> Iterator[None]:
        self._kept = []
        yield
        kept, self._kept = self._kept, None
        assert self._page is not None
        for message in kept:
            self._page.send(message)

    def _carry(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._bring)

    def _bring(self, message: str | bytes) -> None:
        if self._kept is not None:
            self._kept.append(message)
        elif self._page is not None:
            self._page.send(message)


def choose_first(person: Person) -> None:
    """Press the first choice and see that it is on its way."""
    person.choices.first.click()
    expect(person.page.locator(".choices .list")).to_have_attribute("aria-busy", "true")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_choices_keep_their_contrast_while_a_move_is_on_its_way(invite: Invite, theme: str) -> None:
    person = at_rest(invite(bypass_csp=True))
    post = Post(person.page)
    page = sit_down(person, DUEL, "sand_to_sea")
    person.until(".choices .space", lambda: person.step_in_list(random.Random(1)))
    wear(page, theme)
    before = person.event()
    with post.kept_back():
        choose_first(person)
        assert findings(page, ".choices", [CONTRAST]) == []
        assert page.evaluate(FADED) == []
    expect(page.locator(".table")).not_to_have_attribute("data-event", before)


@pytest.mark.parametrize("game", [game.id for game in cv.games()])
def test_nothing_written_on_a_board_shines_through(invite: Invite, game: str) -> None:
    """Fading is for pictures: on what is used, far or not owned the words keep their colour."""
    page = sit_down(at_rest(invite()), DUEL, game)
    assert page.evaluate(FADED) == []
