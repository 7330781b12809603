"""The board of From Sand to Sea: a game by mouse, journeys paid with cards, the keyboard, the phone."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.web.ahead import sit_down_late
from tests.web.axe import findings_in_both_themes
from tests.web.board import DUEL, FOUR, LEAST_TOUCH, PHONE, least, sideways, sit_down
from tests.web.conftest import Invite
from tests.web.person import A_MOMENT, Person
from tests.web.places import ANY_LIT

GAME = "sand_to_sea"
LATE = 31  # the round; a game has about 42
ALL_CARDS: dict[str, object] = {"golden_deals": True, "bonus_cards": True}
WALK = 40  # arrow keys
CARDS = 2  # at the beginning
STEPS_OF_A_JOURNEY = 20
BOARD_CLICKS = 12
# In the own turn a rest, which needs no more clicks.
REST_OR_ANY = f"(chance) => document.querySelector('.rest .lit') ?? ({ANY_LIT})(chance)"


def until_the_own_turn(person: Person, chance: random.Random) -> Page:
    """Take starting cubes and a place for the ship, at the lit places of the board."""
    person.until(".hand .lit", lambda: person.step_on_board(chance))
    return person.page


def far_market(page: Page) -> Locator:
    """A lit market that costs both cards, and where an outpost can be built for nothing; no fee."""
    lit = ".space.lit[aria-label*='price 2'][aria-label*='market'][aria-label*='nothing']"
    return page.locator(f"{lit}:not([aria-label*='fee'], [aria-label*='Ships'])").first


def test_a_game_by_mouse_on_the_board(invite: Invite) -> None:
    """The last rounds, decided at the lit places of the map, the cards and the hold."""
    person = invite()
    sit_down_late(person, LATE, DUEL, GAME, ALL_CARDS)
    chance = random.Random(8)
    for _ in range(BOARD_CLICKS):
        person.step_on_board(chance)
    person.finish(lambda: person.press(REST_OR_ANY, chance.random()))
    expect(person.end.get_by_role("row", name="Total")).to_be_visible()


def test_a_press_on_a_far_island_asks_for_the_cards(invite: Invite) -> None:
    """The journey goes on by itself after each card; what was spent lies face down and can be looked at, and undone."""
    person = invite()
    sit_down(person, DUEL, GAME)
    page = until_the_own_turn(person, random.Random(2))
    target = far_market(page)
    space = target.get_attribute("data-space")
    target.click()
    expect(page.get_by_text("Step 1 of 2")).to_be_visible()
    expect(page.locator(".hand .lit")).to_have_count(CARDS)
    expect(page.locator(".helm p")).to_contain_text("Choose the card to pay for the step to")
    expect(page.locator(".helm p .token")).to_have_count(1)  # the island as its sign, not as the text of a token
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
        page.keyboard.press("u")
        page.wait_for_timeout(A_MOMENT)  # pressed too early it is not heard: the move before is still being taken back
    expect(page.locator(".hand .place")).to_have_count(CARDS)


def test_what_cannot_be_done_says_why(invite: Invite) -> None:
    person = invite()
    sit_down(person, DUEL, GAME, ALL_CARDS)
    page = until_the_own_turn(person, random.Random(3))
    page.locator(".space:not(.lit)").first.click(force=True)
    expect(page.locator(".why")).to_contain_text("SS-")
    page.get_by_role("button", name="Make a deal with a card from hand").click(force=True)
    expect(page.locator(".why")).to_contain_text("SS-30")


def test_building_and_sailing_by_keyboard(invite: Invite) -> None:
    """Enter at the own ship's place opens what can be done there; Enter at an island sails there for a card."""
    person = invite()
    sit_down(person, DUEL, GAME)
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
    person.enter()
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
    own_cards = page.get_by_role("region", name="Your cards")
    expect(own_cards.get_by_role("img", name="1 card spent for sailing")).to_be_visible()


def test_the_board_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways; islands, cards and cubes are large enough to tap; the fare is asked at the map."""
    person = invite(**PHONE)
    sit_down(person, FOUR, GAME, ALL_CARDS)
    page = until_the_own_turn(person, random.Random(4))
    assert sideways(page) == 0
    for place in (page.locator(".space.lit").first, page.locator(".hand .lit").first, page.locator(".rest .lit")):
        assert least(place) >= LEAST_TOUCH
    page.locator(".space.lit[aria-label*='price 1']").first.tap()
    fare = page.get_by_role("group", name="Pay this step with a card")
    expect(fare.get_by_role("button")).to_have_count(2)
    assert least(fare.get_by_role("button").first) >= LEAST_TOUCH
    fare.get_by_role("button").first.tap()
    expect(fare).to_have_count(0)
    assert sideways(page) == 0


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    """While the starting cubes are chosen, in the own turn, and while a step is to be paid."""
    person = invite(bypass_csp=True)
    page = sit_down(person, FOUR, GAME, ALL_CARDS)
    assert findings_in_both_themes(page) == []
    until_the_own_turn(person, random.Random(6))
    assert findings_in_both_themes(page) == []
    page.locator(".space.lit[aria-label*='price 1']").first.click()
    expect(page.get_by_role("group", name="Pay this step with a card")).to_be_visible()
    assert findings_in_both_themes(page) == []
