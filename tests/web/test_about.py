"""Cards about what is on the board: by the mouse, by the keyboard, by a finger that rests."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import caravanserai as cv
from tests.web.board import DUEL, PHONE, at_rest, sit_down
from tests.web.conftest import Invite
from tests.web.person import keeping

GAMES = [game.id for game in cv.games()]
ASKED = 6  # things of each board
LIT = ".lit[title]"
CLAUSES = re.compile(r"\s*\([A-Z]{2,3}-\d[^()]*\)")
# All of the board that has an explanation and can be pointed at in its middle, one of each explanation.
EXPLAINED = """() => {
    const seen = new Map();
    for (const one of document.querySelectorAll('[data-board] [title]')) {
        const { left, top, width, height } = one.getBoundingClientRect();
        const at = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(...at);
        if (one.title && width > 0 && there?.closest('[title]') === one) seen.set(one.title, at);
    }
    return [...seen];
}"""
# What the browser itself would say there, and how the card lies to what it is about and to the board.
SHOWN = """([x, y]) => {
    const target = document.elementFromPoint(x, y);
    const chain = [];
    for (let one = target; one && !one.matches('[data-board]'); one = one.parentElement) chain.push(one);
    const native = chain.map((one) => one.title || one.querySelector(':scope > title')?.textContent || '').join('');
    const card = document.querySelector('.about').getBoundingClientRect();
    const board = document.querySelector('.room').getBoundingClientRect();
    const within = card.left >= board.left - 1 && card.top >= board.top - 1
        && card.right <= board.right + 1 && card.bottom <= board.bottom + 1;
    return { native, within, covers: x > card.left && x < card.right && y > card.top && y < card.bottom };
}"""


def card(page: Page) -> Locator:
    return page.locator("[data-board] .about.open")


def press_long(page: Page, place: Locator) -> None:
    """A finger that rests on it for a while."""
    box = place.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touches = page.context.new_cdp_session(page)
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(1000)
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_is_explained_by_a_card_and_not_by_the_browser(invite: Invite, game: str) -> None:
    person = at_rest(invite())
    page = sit_down(person, DUEL, game)
    explained: list[tuple[str, list[float]]] = page.evaluate(EXPLAINED)
    assert len(explained) >= ASKED
    for told, (x, y) in random.Random(1).sample(explained, ASKED):
        page.mouse.move(2, 2)
        expect(card(page)).to_have_count(0)
        page.mouse.move(x, y)
        expect(card(page).locator("p")).not_to_be_empty()
        shown: dict[str, Any] = page.evaluate(SHOWN, [x, y])
        assert shown == {"native": "", "within": True, "covers": False}, told
        sentence = card(page).locator(".words p").inner_text()
        assert sentence.split(".")[0].strip() in CLAUSES.sub("", told)
    page.mouse.move(2, 2)
    expect(card(page)).to_have_count(0)
    given_back = [told for told, _ in page.evaluate(EXPLAINED)]
    assert given_back == [told for told, _ in explained]


def test_a_card_shows_the_clause_and_a_larger_drawing_and_goes_with_escape(invite: Invite) -> None:
    page = sit_down(at_rest(invite()), DUEL, "spice_road")
    place = page.locator("[data-board] .place.lit[data-piece]").first
    place.hover()
    expect(card(page).locator(".clause").first).to_have_text(re.compile(r"^SR-\d+$"))
    drawing, small = card(page).locator(".drawing > *").bounding_box(), place.bounding_box()
    assert drawing is not None
    assert small is not None
    assert drawing["width"] > 1.15 * small["width"]
    assert page.locator("[data-board] .about .lit").count() == 0, "What is only a drawing is not lit."
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)


def test_the_keyboard_asks_as_well(invite: Invite) -> None:
    page = sit_down(at_rest(invite()), DUEL, "spice_road")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-board] .place')"):
            break
    expect(card(page).locator("p")).not_to_be_empty()
    asked = page.evaluate_handle("document.activeElement")
    described = asked.evaluate("(one) => [one.title, one.getAttribute('aria-description')]")
    assert described[0] == ""
    assert described[1].startswith(card(page).locator("p").inner_text()[:12]), "Screen readers still have it."
    page.keyboard.press("Tab")
    assert asked.evaluate("(one) => [one.title, one.getAttribute('aria-description')]") == [described[1], None]


def test_a_long_press_asks_and_does_nothing_else(invite: Invite) -> None:
    person = at_rest(invite(**PHONE))
    person.page.add_init_script(keeping(listOpen=False))
    person.visit(person.open_table(DUEL, game="spice_road"))
    page = person.page
    event = page.locator("[data-event]").get_attribute("data-event")
    place = page.locator(f"[data-board] {LIT}").first
    place.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    page.wait_for_timeout(300)
    press_long(page, place)
    expect(card(page).locator("p")).not_to_be_empty()
    box = card(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    whole = "([x, y]) => document.querySelector('[data-board]').contains(document.elementFromPoint(x, y))"
    for y in (box["y"] + 2, box["y"] + box["height"] - 2):
        assert page.evaluate(whole, [box["x"] + box["width"] / 2, y]), "The bars of the page do not cover it."
    page.wait_for_timeout(300)
    assert page.locator("[data-event]").get_attribute("data-event") == event, "Nothing was chosen."
    page.locator("h1, header, .top").first.tap()
    expect(card(page)).to_have_count(0)


@pytest.mark.parametrize("game", ["spice_road", "dunhuang", "eastern_wonders", "marco_polo", "new_world"])
def test_a_hint_is_marked_on_the_board(invite: Invite, game: str) -> None:
    person = at_rest(invite())
    page = sit_down(person, DUEL, game)
    page.keyboard.press("h")
    expect(page.locator(".note b").first).to_be_visible(timeout=20_000)
    marked = page.locator("[data-board] .lit:is([data-hinted], .hinted)")
    expect(marked).not_to_have_count(0)
    page.get_by_role("status").get_by_role("button", name="Close").click()
    expect(marked).to_have_count(0)
