"""The islands beside the land, as the boards of From East to West II and III show them."""

import re

from playwright.sync_api import Page, expect

from tests.web.board import LEAST_TOUCH, least, tap_answer
from tests.web.person import A_MOMENT

SPACES = 13
AROUND_THE_SEA = 6
ONE_STEP = ".location[aria-label*='B2.5, moving the ship']"
QUESTION = ".question .answer.lit"
FREE_MARKET = ".space.lit[aria-label*='market'][aria-label*='nothing']:not([aria-label*='Ships'])"

# What somebody would press now: an answer on map, card or land, a cube, a tile, an island, or a place to work; in a
# hurry one that asks for nothing more, and for the sake of cards a market.
BEST_PLACE = """(chance, wanted) => {
    const lit = (where) => [...document.querySelectorAll(where)];
    const one = (found) => found[Math.floor(chance * found.length)];
    const asked = lit('.question .answer.lit, .chooser .answer.lit, .storage .cube.lit, .orders .lit, .stack .lit');
    const islands = lit('.islands.asked .space.lit');
    if (asked.length) return one(asked);
    if (islands.length) return one(islands);
    const work = one(lit(wanted)) ?? lit('.settlers .rest.lit')[0];
    return work ?? one(lit('.location.lit')) ?? null;
}"""


def expect_outpost(page: Page) -> None:
    """One outpost of one's own stands on the islands."""
    expect(page.locator(".space[aria-label*='Outposts: Mara']")).to_have_count(1)


def build_by_keyboard(page: Page) -> None:
    """Sail to a market where nobody is, and build there, by Enter alone."""
    page.locator(FREE_MARKET).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION).first).to_be_focused()
    page.wait_for_timeout(A_MOMENT)
    page.keyboard.press("Enter")
    expect_outpost(page)


def build_by_touch(page: Page) -> None:
    """Sail one step and build with a finger: the map comes into sight, and every place is large enough."""
    ship = page.locator(ONE_STEP)
    ship.tap()
    expect(page.locator(".islands.asked")).to_be_in_viewport(ratio=0.5)
    island = page.locator(FREE_MARKET).first
    for place in (ship, island):
        assert least(place) >= LEAST_TOUCH
    island.tap()
    tap_answer(page.locator(QUESTION).first)
    expect_outpost(page)


def heard_of_the_sea(page: Page) -> str:
    """All that is told to those who listen; at the start the ships lie in the middle, and nothing is built."""
    text = page.locator("body").text_content() or ""
    assert re.search(r"Space 7, open sea\. Ships: Mara, Bot.2", text)
    assert "Mara: ship at 7; outposts built: ginger: 0" in text
    return text
