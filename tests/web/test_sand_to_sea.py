"""The board of From Sand to Sea: a game by mouse, journeys paid with cards, the keyboard, the phone."""

import random
import re
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.conftest import Invite
from tests.web.person import LONGEST_GAME, Person
from tests.web.test_axe import findings

GAME = "sand_to_sea"
DUEL = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
FOUR = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
ALL_CARDS: dict[str, object] = {"golden_deals": True, "bonus_cards": True}
LEAST_TOUCH = 40
BOARD_CLICKS = 20
WALK = 40  # arrow keys
CARDS = 2  # at the beginning
STEPS_OF_A_JOURNEY = 8


def sit_down(person: Person, seats: list[dict[str, str]], options: dict[str, object] | None = None) -> Page:
    person.visit(person.open_table(seats, game=GAME, options=options or {}))
    person.wait_for_turn()
    return person.page


def until_the_own_turn(person: Person, chance: random.Random) -> Page:
    """Take starting cubes and a place for the ship, at the lit places of the board."""
    until = monotonic() + LONGEST_GAME
    while person.page.locator(".hand .lit").count() == 0:
        assert monotonic() < until, "The own turn never comes."
        person.step_on_board(chance)
    return person.page


def step_quickly(person: Person, chance: random.Random) -> None:
    """One own decision on the board: in the own turn a rest, which needs no more clicks."""
    tent = person.page.locator(".rest .lit")
    if not (person.free_choice() and tent.count()):
        person.step_on_board(chance)
        return
    before = person.event()
    try:
        tent.click(timeout=1500)
        expect(person.page.locator(".table")).not_to_have_attribute("data-event", before)
    except TimeoutError:  # a slow machine; the game goes on
        return


def far_market(page: Page) -> Locator:
    """A lit market that costs both cards, and where an outpost can be built for nothing."""
    return page.locator(".space.lit[aria-label*='price 2'][aria-label*='market'][aria-label*='nothing']").first


def test_a_game_by_mouse_on_the_board(invite: Invite) -> None:
    """Decisions at the lit places of the map, the cards and the hold, to the end that the bot brings about."""
    person = invite()
    sit_down(person, DUEL, ALL_CARDS)
    chance = random.Random(8)
    until = monotonic() + LONGEST_GAME
    for _ in range(BOARD_CLICKS):
        person.step_on_board(chance)
    while person.end.count() == 0:
        assert monotonic() < until, "The game does not come to its end."
        step_quickly(person, chance)
    expect(person.end.get_by_role("row", name="Total")).to_be_visible()


def test_a_press_on_a_far_island_asks_for_the_cards(invite: Invite) -> None:
    """The journey goes on by itself after each card; what was spent lies face down and can be looked at, and undone."""
    person = invite()
    sit_down(person, DUEL)
    page = until_the_own_turn(person, random.Random(2))
    target = far_market(page)
    space = target.get_attribute("data-space")
    target.click()
    expect(page.get_by_text("Step 1 of 2")).to_be_visible()
    expect(page.locator(".hand .lit")).to_have_count(CARDS)
    page.locator(".hand .lit").first.click()
    expect(page.locator(f".space[data-space='{space}']")).to_have_attribute("aria-label", re.compile("Mara"))
    pile = page.locator(".sailed summary")
    expect(pile.get_by_role("img", name="2 cards spent for sailing")).to_be_visible()
    expect(page.locator(".question").get_by_role("button", name="Build an outpost")).to_be_visible()
    pile.click()
    expect(page.locator(".sailed .ticket")).to_have_count(CARDS)
    for _ in range(STEPS_OF_A_JOURNEY):
        if page.locator(".hand .place").count() == CARDS:
            break
        before = person.event()
        page.keyboard.press("u")
        expect(page.locator(".table")).not_to_have_attribute("data-event", before)
    expect(page.locator(".hand .place")).to_have_count(CARDS)


def test_what_cannot_be_done_says_why(invite: Invite) -> None:
    person = invite()
    sit_down(person, DUEL, ALL_CARDS)
    page = until_the_own_turn(person, random.Random(3))
    page.locator(".space:not(.lit)").first.click(force=True)
    expect(page.locator(".why")).to_contain_text("SS-")
    page.get_by_role("button", name="Make a deal with a card from hand").click(force=True)
    expect(page.locator(".why")).to_contain_text("SS-30")


def test_building_and_sailing_by_keyboard(invite: Invite) -> None:
    """Enter at the own ship's place opens what can be done there; Enter at an island sails there for a card."""
    person = invite()
    sit_down(person, DUEL)
    page = until_the_own_turn(person, random.Random(5))
    own = page.locator(".space[aria-label*='Mara']")
    own.focus()
    page.keyboard.press("Enter")
    question = page.locator(".question")
    expect(question.locator(".answer:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(own).to_be_focused()
    page.keyboard.press("Enter")
    expect(question.locator(".answer:focus")).to_have_count(1)
    before = person.event()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-event", before)
    page.keyboard.press("u")
    expect(page.locator(".hand .lit")).to_have_count(CARDS)
    own.focus()
    chance = random.Random(5)
    near = page.locator(".space.lit:focus[aria-label*='price 1']")
    for _ in range(WALK):
        if near.count():
            break
        page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    expect(near).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".hand .lit:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="1 card spent for sailing")).to_be_visible()


def test_the_board_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways; islands, cards and cubes are large enough to tap; the fare is asked at the map."""
    person = invite(**PHONE)
    sit_down(person, FOUR, ALL_CARDS)
    page = until_the_own_turn(person, random.Random(4))
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    for place in (page.locator(".space.lit").first, page.locator(".hand .lit").first, page.locator(".rest .lit")):
        box = place.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST_TOUCH
    page.locator(".space.lit[aria-label*='price 1']").first.tap()
    fare = page.get_by_role("group", name="Pay this step with a card")
    expect(fare.get_by_role("button")).to_have_count(2)
    box = fare.get_by_role("button").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LEAST_TOUCH
    fare.get_by_role("button").first.tap()
    expect(fare).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(invite: Invite, theme: str) -> None:
    """While the starting cubes are chosen, in the own turn, and while a step is to be paid."""
    person = invite(bypass_csp=True, color_scheme=theme)
    page = sit_down(person, FOUR, ALL_CARDS)
    assert findings(page) == []
    until_the_own_turn(person, random.Random(6))
    assert findings(page) == []
    page.locator(".space.lit[aria-label*='price 1']").first.click()
    expect(page.get_by_role("group", name="Pay this step with a card")).to_be_visible()
    assert findings(page) == []
