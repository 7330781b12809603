"""The board of Eastern Wonders: a game by mouse, far islands, the keyboard, refusals, the phone."""

import random

from playwright.sync_api import expect

from tests.web.ahead import sit_down_late
from tests.web.axe import findings_in_both_themes
from tests.web.board import DUEL, FOUR, LEAST_TOUCH, PHONE, at_rest, least, sideways, sit_down
from tests.web.conftest import Invite
from tests.web.deciding import Deciding

GAME = "eastern_wonders"
LATE = 27  # the round; a game has about 34
SOME_CUBES = 4  # the round when everybody has some
WANTED = ["Claim", "Build", "Trade", "Collect", "Points", "Hold", "Harvest", "Pay", "Upgrade", "Leave"]
TURN = ".helm .lit:has-text('Stay at')"


# What a captain would press now: an answer at the ship, a cube, a set, or an island; `null` while there is nothing.
BEST_PLACE = """(wanted, chance) => {
    const lit = (where) => [...document.querySelectorAll(where)];
    const answers = lit('.question .answer.lit');
    for (const start of wanted) {
        const found = answers.filter((one) => (one.ariaLabel ?? one.title).startsWith(start));
        if (found.length) return found[0];
    }
    const stop = lit('.helm .lit').filter((one) => one.textContent.includes('Stop at'));
    const simple = [...answers, ...stop, ...lit('.hold .lit'), ...lit('.sets .lit')];
    if (simple.length) return simple[0];
    const spaces = lit('.space.lit');
    const free = spaces.filter((one) => /free[.]|Stay|Begin/.test(one.ariaLabel));
    const open = free.length ? free : spaces;
    return open[Math.floor(chance * open.length)] ?? null;
}"""
DECIDING = Deciding(BEST_PLACE, WANTED)


def test_a_game_by_mouse(invite: Invite) -> None:
    """The last rounds, decided on map, cubes and tiles, to the page with everybody's board."""
    person = at_rest(invite())
    page = sit_down_late(person, LATE, DUEL, GAME)
    DECIDING.to_the_end(person, random.Random(2))
    boards = person.end.get_by_role("region", name="Bot 2")
    expect(boards.get_by_role("img", name="ginger: ")).to_be_visible()
    expect(page.locator(".ship")).to_have_count(2)


def test_a_press_on_a_far_island_makes_the_journey(invite: Invite) -> None:
    """It asks which cube is left on the way, stops at the end, and can be taken back step by step."""
    person = invite()
    chance = random.Random(5)
    page = sit_down_late(person, SOME_CUBES, FOUR, GAME)
    far = page.locator(".space.lit[aria-label*='price 1']:not([aria-label*='fee'])")
    colours = "all => new Set(all.map(one => one.ariaLabel)).size"
    DECIDING.until(person, TURN, chance)
    while far.count() == 0 or page.locator(".hold .place").evaluate_all(colours) < 2:
        DECIDING.act(person, chance)
        DECIDING.until(person, TURN, chance)
    aim = far.first.get_attribute("data-space")
    page.locator(f"[data-space='{aim}']").click()
    question = page.get_by_role("group", name="Which cube do you leave here to sail on?")
    question.locator(".answer.lit").first.click()
    expect(page.locator(f"[data-space='{aim}'][aria-label*='Ships: Mara']")).to_be_visible()
    expect(page.locator(".question")).to_be_visible()
    expect(question).to_have_count(0)
    for _ in range(8):
        if page.locator(f"[data-space='{aim}'].lit").count():
            break
        page.keyboard.press("u")
        page.wait_for_timeout(120)
    expect(page.locator(f"[data-space='{aim}'].lit")).to_have_attribute("data-space", aim or "")


def test_arrow_keys_lead_to_neighbours_and_enter_sails(invite: Invite) -> None:
    person = invite()
    page = sit_down(person, DUEL, GAME)
    DECIDING.until(person, TURN, random.Random(1))
    here = page.locator("[data-space][aria-label*='Ships: Mara']")
    expect(here).to_have_count(1)
    here.focus()
    start = page.evaluate("document.activeElement.dataset.space")
    page.keyboard.press("ArrowUp")
    if page.evaluate("document.activeElement.dataset.space") == start:  # already at the top
        page.keyboard.press("ArrowDown")
    aim = page.evaluate("document.activeElement.dataset.space")
    assert aim != start
    page.keyboard.press("Enter")
    question = page.locator(".question .answer.lit")
    expect(question.first).to_be_focused()
    expect(page.locator(f"[data-space='{aim}'][aria-label*='Ships: Mara']")).to_be_visible()
    person.enter()


def test_what_cannot_be_done_says_why(invite: Invite) -> None:
    """A far island in steps, and a port to begin at."""
    person = invite()
    page = sit_down(person, DUEL, GAME)
    chance = random.Random(3)
    while page.locator(".space.lit").count() == 0:
        DECIDING.act(person, chance)
    page.locator("[data-space='1']").dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("EW-10")
    DECIDING.until(person, TURN, chance)
    page.get_by_role("button", name="Step by step").click()
    far = page.locator("[data-space]:not(.lit)").last
    far.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("EW-13")


def test_the_sea_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways, islands and cubes are large enough to tap, and the map can be seen whole."""
    person = invite(**PHONE)
    page = sit_down(person, FOUR, GAME, {"map": "random"})
    DECIDING.until(person, TURN, random.Random(4))
    assert sideways(page) == 0
    for place in (".space.lit", ".hold .cube", ".helm .button"):
        assert least(page.locator(place).first) >= LEAST_TOUCH
    page.get_by_role("button", name="The whole map").tap()
    expect(page.get_by_role("button", name="Farther away")).to_have_attribute("aria-disabled", "true")


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    """When the sets are chosen, when the ship is sailed, and when something is asked beside it."""
    person = invite(bypass_csp=True)
    page = sit_down(person, DUEL, GAME)
    assert findings_in_both_themes(page) == []
    chance = random.Random(3)
    DECIDING.until(person, TURN, chance)
    assert findings_in_both_themes(page) == []
    DECIDING.until(person, ".question .answer.lit", chance)
    assert findings_in_both_themes(page) == []
