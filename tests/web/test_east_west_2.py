"""The board of From East to West II: a game by mouse, the ship among the islands, the keyboard, refusals, the phone."""

import random

from playwright.sync_api import expect

from tests.web import islands
from tests.web.ahead import sit_down_late
from tests.web.axe import findings_in_both_themes
from tests.web.board import DUEL, FOUR, PHONE, at_rest, sideways, sit_down
from tests.web.conftest import Invite

GAME = "east_west_2"
LATE = 31  # the round; a game has about 40

TWO_STEPS = ".location[aria-label*='B2.4, moving the ship']"
ASKS_NOTHING_MORE = ".location.lit[aria-label*='production']"
DECISIONS_ANYWHERE = 12

# An outer island of the usual map where no ship lies; all are two steps from the middle.
FAR_AND_EMPTY = """() => [1, 2, 5, 9, 12, 13].find((number) =>
    !document.querySelector(`[data-space='${number}']`).ariaLabel.includes('Ships'))"""


def test_a_game_by_mouse(invite: Invite) -> None:
    """The last rounds, decided on land, islands, cubes and tiles, to the page with all outposts."""
    person = at_rest(invite())
    page = sit_down_late(person, LATE, DUEL, GAME)
    chance = random.Random(4)
    for _ in range(DECISIONS_ANYWHERE):
        person.press(islands.BEST_PLACE, chance.random(), ".location.lit")
    person.finish(lambda: person.press(islands.BEST_PLACE, chance.random(), ASKS_NOTHING_MORE))
    expect(person.end.get_by_role("row", name="Total")).to_be_visible()
    expect(person.end.get_by_role("row", name="Uncovered by outposts")).to_be_visible()
    expect(person.end.locator("figure").filter(has_text="Bot 2").get_by_role("img", name="tea:")).to_be_visible()
    expect(page.get_by_role("img", name="This is the last round.")).to_be_visible()


def test_a_location_for_ships_shows_where_it_leads_and_asks_at_the_island(invite: Invite) -> None:
    """A look at it lights the tiles around; the ship sails, builds in the question beside it, and uncovers a point."""
    person = invite()
    page = sit_down(person, DUEL, GAME)
    place = page.locator(islands.ONE_STEP)
    place.hover()
    expect(page.locator(".space.lit[aria-label^='Sail to']")).to_have_count(islands.AROUND_THE_SEA)
    place.click()
    expect(page.locator(".islands.asked")).to_be_visible()
    page.locator(islands.FREE_MARKET).first.click()
    build = page.locator(".question").get_by_role("button", name="Build an outpost")
    expect(build).to_be_visible()
    build.click()
    islands.expect_outpost(page)
    expect(page.locator(".outposts").get_by_role("img", name="1 outpost built, 1 point uncovered")).to_be_visible()


def test_a_press_on_an_island_asks_by_which_location(invite: Invite) -> None:
    """The far island is two steps away: settlers go to work, and the ship makes both steps by itself."""
    person = invite()
    page = sit_down(person, DUEL, GAME)
    number = page.evaluate(FAR_AND_EMPTY)
    island = page.locator(f"[data-space='{number}']")
    island.click()
    question = page.get_by_role("group", name=f"By which location does your ship go to {number}?")
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    island.click()
    question.get_by_role("button", name="B2.4").click()
    expect(page.locator(f"[data-space='{number}'][aria-label*='Ships: Mara']")).to_have_count(1)
    expect(page.locator(f"{TWO_STEPS}[aria-label*='Mara is there']")).to_have_count(1)


def test_sailing_and_building_by_keyboard(invite: Invite) -> None:
    person = invite()
    page = sit_down(person, DUEL, GAME)
    page.locator(islands.ONE_STEP).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".space.lit:focus")).to_have_count(1)
    start = page.evaluate("document.activeElement.dataset.space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.space") not in (None, start)
    islands.build_by_keyboard(page)


def test_what_cannot_be_done_says_why(invite: Invite) -> None:
    """No trade on the open sea, no card that cannot be paid, no island too far away."""
    person = invite()
    page = sit_down(person, DUEL, GAME)
    page.locator(".location[aria-label*='F2.2, trade at the ship']").dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("E2-27")
    page.locator(".landscape .point").first.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("E2-13")
    page.locator(islands.ONE_STEP).click()
    expect(page.locator("header.bar")).to_contain_text("Choose where your ship goes")
    page.locator("[data-space='1']").dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("E2-14")


def test_land_and_islands_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways; places, islands and answers are large enough to tap, and the map comes into sight."""
    person = invite(**PHONE)
    page = sit_down(person, FOUR, GAME)
    expect(page.locator("[data-space]")).to_have_count(islands.SPACES)
    islands.build_by_touch(page)
    assert sideways(page) == 0


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    """At the start, while the ship sails, and when something is asked at an island."""
    person = invite(bypass_csp=True)
    page = sit_down(person, DUEL, GAME)
    assert findings_in_both_themes(page) == []
    page.locator(islands.ONE_STEP).click()
    expect(page.locator(".islands.asked")).to_be_visible()
    assert findings_in_both_themes(page) == []
    page.locator(islands.FREE_MARKET).first.click()
    expect(page.locator(islands.QUESTION).first).to_be_visible()
    assert findings_in_both_themes(page) == []


def test_the_table_in_sentences(invite: Invite) -> None:
    """Those who listen hear of every tile, ship and outpost."""
    person = invite()
    page = sit_down(person, DUEL, GAME)
    islands.heard_of_the_sea(page)
