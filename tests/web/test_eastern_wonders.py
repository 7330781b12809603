"""The board of Eastern Wonders: a game by mouse, far islands, the keyboard, refusals, the phone."""

import random
from time import monotonic

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.web.conftest import Invite
from tests.web.person import LONGEST_GAME, Person
from tests.web.test_axe import findings

GAME = "eastern_wonders"
DUEL = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
FOUR = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
LEAST_TOUCH = 40
WANTED = ["Claim", "Build", "Trade", "Collect", "Points", "Hold", "Harvest", "Pay", "Upgrade", "Leave"]
TURN = ".helm .lit:has-text('Stay at')"
PLAYS_ITSELF_NOTHING = "localStorage.setItem('caravanserai-settings', JSON.stringify({ playForced: false }))"


def sit_down(person: Person, seats: list[dict[str, str]], options: dict[str, object] | None = None) -> Page:
    person.visit(person.open_table(seats, game=GAME, options=options or {}))
    person.wait_for_turn()
    return person.page


# What a captain would press now: an answer at the ship, a cube, a set, or an island; `null` while there is nothing.
BEST_PLACE = """([wanted, chance]) => {
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


def act(person: Person, chance: random.Random) -> None:
    """One own decision on the board."""
    page = person.page
    before = person.event()
    place = page.evaluate_handle(BEST_PLACE, [WANTED, chance.random()]).as_element()
    if place is None:
        page.wait_for_timeout(20)
        return
    try:
        place.click(timeout=800, force=True)
    except Error:  # gone in the same moment
        return
    for _ in range(300):
        if person.event() != before:
            return
        page.wait_for_timeout(10)


def until(person: Person, sight: str, chance: random.Random) -> Locator:
    """Play until something of this kind is seen."""
    end = monotonic() + LONGEST_GAME
    found = person.page.locator(sight)
    while True:
        assert monotonic() < end, f"There is never a {sight}."
        if found.count() == 0:
            act(person, chance)
            continue
        person.page.wait_for_timeout(400)  # a press made a moment ago may still be on its way
        if found.count() > 0:
            return found


def test_a_game_by_mouse(invite: Invite) -> None:
    """Every decision on map, cubes and tiles, to the page with everybody's board."""
    person = invite()
    person.page.add_init_script(PLAYS_ITSELF_NOTHING)
    page = sit_down(person, DUEL)
    chance = random.Random(2)
    end = monotonic() + LONGEST_GAME
    while person.end.count() == 0:
        assert monotonic() < end, "The game does not come to its end."
        act(person, chance)
    expect(person.end.get_by_role("row", name="Total")).to_be_visible()
    boards = person.end.get_by_role("region", name="Bot 2")
    expect(boards.get_by_role("img", name="ginger: ")).to_be_visible()
    expect(page.locator(".ship")).to_have_count(2)


def test_a_press_on_a_far_island_makes_the_journey(invite: Invite) -> None:
    """It asks which cube is left on the way, stops at the end, and can be taken back step by step."""
    person = invite()
    chance = random.Random(5)
    page = sit_down(person, FOUR)
    far = page.locator(".space.lit[aria-label*='price 1']:not([aria-label*='fee'])")
    colours = "all => new Set(all.map(one => one.ariaLabel)).size"
    until(person, TURN, chance)
    while far.count() == 0 or page.locator(".hold .place").evaluate_all(colours) < 2:
        act(person, chance)
        until(person, TURN, chance)
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
    page = sit_down(person, DUEL)
    until(person, TURN, random.Random(1))
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
    before = person.event()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-event", before)


def test_what_cannot_be_done_says_why(invite: Invite) -> None:
    """A far island in steps, and a port to begin at."""
    person = invite()
    page = sit_down(person, DUEL)
    chance = random.Random(3)
    while page.locator(".space.lit").count() == 0:
        act(person, chance)
    page.locator("[data-space='1']").dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("EW-10")
    until(person, TURN, chance)
    page.get_by_role("button", name="Step by step").click()
    far = page.locator("[data-space]:not(.lit)").last
    far.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("EW-13")


def test_the_sea_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways, islands and cubes are large enough to tap, and the map can be seen whole."""
    person = invite(**PHONE)
    page = sit_down(person, FOUR, {"map": "random"})
    until(person, TURN, random.Random(4))
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    for place in (".space.lit", ".hold .cube", ".helm .button"):
        box = page.locator(place).first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST_TOUCH
    page.get_by_role("button", name="The whole map").tap()
    expect(page.get_by_role("button", name="Farther away")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(invite: Invite, theme: str) -> None:
    """When the sets are chosen, when the ship is sailed, and when something is asked beside it."""
    person = invite(bypass_csp=True, color_scheme=theme)
    page = sit_down(person, DUEL)
    assert findings(page) == []
    chance = random.Random(3)
    until(person, TURN, chance)
    assert findings(page) == []
    until(person, ".question .answer.lit", chance)
    assert findings(page) == []
