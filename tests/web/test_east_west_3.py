"""The board of From East to West III: a game by mouse, markets and kept cards, the ship, refusals, the phone."""

import random
import re

from playwright.sync_api import expect

from tests.web import islands
from tests.web.ahead import sit_down_late
from tests.web.axe import check_before_and_after, findings_in_both_themes
from tests.web.board import DUEL, FOUR, LEAST_TOUCH, PHONE, at_rest, least, sideways, sit_down
from tests.web.conftest import Invite
from tests.web.person import Person

GAME = "east_west_3"
LATE = 32  # the round; a game has about 39
GOLDEN: dict[str, object] = {"golden_deals": True, "bonus_cards": True}
LOCATIONS = 30
MARKET = ".trade-card.lit"
CARD_ANSWER = ".chooser .answer.lit"
TILE_FOR_CARDS = "[data-stack='3'] .lit, [data-stack='4'] .lit, [data-stack='5'] .lit, [data-stack='6'] .lit"
DECISIONS_ON_THE_BOARD = 20

ANYWHERE = ".location.lit, .trade-card.lit"
IN_A_HURRY = ".location.lit[aria-label*='production']"


def act(person: Person, chance: random.Random, wanted: str) -> None:
    """One own decision on the board."""
    person.press(islands.BEST_PLACE, chance.random(), wanted)


def test_a_game_by_mouse(invite: Invite) -> None:
    """Decisions on land, markets, islands, cubes and tiles, then to the end that the bot brings about."""
    person = at_rest(invite())
    page = sit_down_late(person, LATE, DUEL, GAME, GOLDEN)
    chance = random.Random(4)
    for _ in range(DECISIONS_ON_THE_BOARD):
        act(person, chance, ANYWHERE)
    person.finish(lambda: act(person, chance, IN_A_HURRY))
    expect(person.end.get_by_role("row", name="Total")).to_be_visible()
    expect(person.end.get_by_role("row", name="Uncovered by outposts")).to_be_visible()
    expect(person.end.get_by_role("img", name="Trade cards kept: ")).to_have_count(2)
    expect(person.end.locator("figure").filter(has_text="Bot 2").get_by_role("img", name="tea:")).to_be_visible()
    expect(page.get_by_role("img", name="This is the last round.")).to_be_visible()


def test_every_fourth_card_brings_a_tile(invite: Invite) -> None:
    """Cards used at the markets go on the own pile; the fourth lights the stacks of board D2 only (E3-17)."""
    person = at_rest(invite())
    page = sit_down(person, DUEL, GAME)
    chance = random.Random(1)
    own = page.locator(".own .kept")
    expect(own).to_have_attribute("aria-label", re.compile("kept: 0"))
    tiles = person.until(TILE_FOR_CARDS, lambda: act(person, chance, MARKET))
    expect(own).to_have_attribute("aria-label", re.compile("kept: 4.*after 4 more cards"))
    assert tiles.count() == page.locator(".stack .lit").count()
    expect(page.locator(".orders").get_by_role("button")).to_have_count(1)
    tiles.first.click()
    expect(page.locator(".own [data-bonus] [role=img]")).to_have_count(1)


def test_a_market_asks_beside_its_card(invite: Invite) -> None:
    """With deals there is a choice, by keyboard, too; a press on the card is a press on its market."""
    person = at_rest(invite())
    page = sit_down(person, DUEL, GAME, GOLDEN)
    page.locator("[data-location][aria-label*='B2.4']").focus()
    page.keyboard.press("ArrowRight")
    assert "E2.3" in (page.locator(":focus").get_attribute("aria-label") or "")
    page.locator(MARKET).first.click()
    expect(page.get_by_role("group", name="The card or its deal?")).to_be_visible()
    page.keyboard.press("Shift")
    expect(page.locator(CARD_ANSWER).first).to_be_focused()
    person.enter()


def test_sailing_and_building_by_keyboard(invite: Invite) -> None:
    """A look at a location for ships lights where it leads; the ship sails, and an outpost is built beside it."""
    person = at_rest(invite())
    page = sit_down(person, DUEL, GAME)
    page.locator(islands.ONE_STEP).focus()
    expect(page.locator(".space.lit[aria-label^='Sail to']")).to_have_count(islands.AROUND_THE_SEA)
    page.keyboard.press("Enter")
    expect(page.locator(".space.lit:focus")).to_have_count(1)
    islands.build_by_keyboard(page)
    expect(page.locator(".outposts").get_by_role("img", name="1 outpost built, 1 point uncovered")).to_be_visible()


def test_what_cannot_be_done_says_why(invite: Invite) -> None:
    """No card that cannot be paid, no trade on the open sea, no work where a tile covers the place."""
    person = at_rest(invite())
    page = sit_down(person, DUEL, GAME)
    page.locator(".landscape .point").first.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("E2-13")
    page.locator(".location[aria-label*='F2.2, trade at the ship']").dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("E2-27")
    page.locator("[data-location][aria-label*='Covered']").first.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("NW-21")


def test_the_table_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways; places, cards, islands and answers are large enough to tap."""
    person = at_rest(invite(**PHONE))
    page = sit_down(person, FOUR, GAME)
    expect(page.locator("[data-location]")).to_have_count(LOCATIONS)
    expect(page.locator("[data-space]")).to_have_count(islands.SPACES)
    assert least(page.locator(".trade-card")) >= LEAST_TOUCH
    islands.build_by_touch(page)
    assert sideways(page) == 0


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    """At the start, and while a card and an island ask."""
    person = at_rest(invite(bypass_csp=True))
    page = sit_down(person, DUEL, GAME, GOLDEN)
    check_before_and_after(page, MARKET, CARD_ANSWER)
    page.get_by_role("button", name="Undo").click()
    page.locator(islands.ONE_STEP).click()
    page.locator(islands.FREE_MARKET).first.click()
    expect(page.locator(islands.QUESTION).first).to_be_visible()
    assert findings_in_both_themes(page) == []


def test_the_table_in_sentences(invite: Invite) -> None:
    """Those who listen hear of land, islands, trade cards and kept cards."""
    person = at_rest(invite())
    page = sit_down(person, DUEL, GAME)
    text = islands.heard_of_the_sea(page)
    assert "Mara has kept 0 trade cards." in text
    assert re.search(r"Trade cards: 1: .*; 4: .*\. Cards left in the deck: 39\.", text)
