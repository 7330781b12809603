"""The board of A New World: a game by mouse, choosers at the forts, the keyboard, refusals, the phone."""

import random

from playwright.sync_api import expect

from tests.web.ahead import sit_down_late
from tests.web.axe import findings_in_both_themes
from tests.web.board import DUEL, FOUR, LEAST_TOUCH, PHONE, at_rest, least, sideways, sit_down
from tests.web.conftest import Invite
from tests.web.deciding import Deciding

GAME = "new_world"
LATE = 21  # the round; a game has about 26
QUESTION = ".chooser .answer.lit"
TURN = ".settlers .rest.lit"

# What somebody would press now: an answer beside a location, a cube, a fort with a card to claim, or any other
# place to work; `null` while there is nothing.
BEST_PLACE = """(chance) => {
    const lit = (where) => [...document.querySelectorAll(where)];
    const answers = lit('.chooser .answer.lit');
    const claim = answers.find((one) => one.title.startsWith('Claim'));
    if (claim) return claim;
    const simple = [...answers, ...lit('.storage .cube.lit')];
    if (simple.length) return simple[Math.floor(chance * simple.length)];
    const places = lit('.location.lit');
    for (const [n, fort] of ['A1.1', 'A1.2', 'B1.1', 'B1.2'].entries()) {
        const found = places.find((one) => one.ariaLabel.includes(`${fort}, fort`));
        if (found && lit('.landscape .row > .place')[n]?.querySelector('.affordable')) return found;
    }
    if (!places.length) return lit('.settlers .rest.lit')[0] ?? null;
    return places[Math.floor(chance * places.length)];
}"""
DECIDING = Deciding(BEST_PLACE)


def test_a_game_by_mouse(invite: Invite) -> None:
    """The last rounds, decided on land, cubes and choosers, to the page with what everybody gathered."""
    person = at_rest(invite())
    page = sit_down_late(person, LATE, DUEL, GAME)
    DECIDING.to_the_end(person, random.Random(2))
    gathered = person.end.get_by_role("region", name="Bot 2")
    expect(gathered.get_by_role("img", name="native help: ")).to_be_visible()
    expect(page.get_by_role("img", name="This is the last round.")).to_be_visible()


def test_a_fort_asks_beside_itself(invite: Invite) -> None:
    """Settlers go there, a tile is chosen in the chooser and lies in the first slot; it can be taken back."""
    person = invite()
    page = sit_down(person, DUEL, GAME)
    fort = page.locator(".location.lit[aria-label*='A1.1, fort']")
    expect(fort).to_have_count(1)
    fort.click()
    question = page.get_by_role("group", name="At the fort A1.1")
    expect(page.locator(".location[aria-label*='Mara is there with 1 settler']")).to_have_count(1)
    question.get_by_role("button", name="Take the bonus tile").click()
    expect(question).to_have_count(0)
    expect(page.locator("[data-bonus='0'] [role=img]")).to_have_count(1)


def test_arrow_keys_lead_over_the_land_and_enter_works(invite: Invite) -> None:
    person = invite()
    page = sit_down(person, DUEL, GAME)
    page.locator("[data-location]").first.focus()
    start = page.evaluate("document.activeElement.dataset.location")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    aim = page.evaluate("document.activeElement.dataset.location")
    assert aim not in (None, start)
    page.keyboard.press("ArrowLeft")
    assert "A1.3" in (page.locator(":focus").get_attribute("aria-label") or "")
    page.keyboard.press("Enter")
    expect(page.locator("[data-location='2'][aria-label*='Mara is there']")).to_have_count(1)
    person.wait_for_turn()
    page.locator("[data-location]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION).first).to_be_focused()
    person.enter()


def test_what_cannot_be_done_says_why(invite: Invite) -> None:
    """A covered location, a card without its fort, and settlers of one's own."""
    person = invite()
    page = sit_down(person, DUEL, GAME)
    page.locator("[data-location][aria-label*='Covered']").first.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("NW-21")
    page.locator(".landscape .point").first.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("NW-20")
    page.locator("[data-location='2']").click()
    expect(page.locator("[data-location='2'][aria-label*='Mara is there']")).to_have_count(1)
    expect(page.locator(TURN)).to_be_visible()
    page.locator("[data-location='2']").dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("own settlers are there")


def test_cubes_are_pressed_to_upgrade(invite: Invite) -> None:
    person = invite()
    page = sit_down(person, FOUR, GAME)
    page.locator("[data-location='3']").click()  # A1.4, open with four players
    cubes = page.locator(".storage .cube.lit")
    expect(cubes.first).to_be_visible()
    cubes.first.click()
    expect(page.locator(".storage .cube .unseen", has_text="red").first).to_be_attached()
    page.locator(".orders").get_by_role("button", name="Done").click()
    expect(page.locator(".storage .cube.lit")).to_have_count(0)


def test_the_land_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways, and places, cubes and answers are large enough to tap."""
    person = at_rest(invite(**PHONE))
    page = sit_down(person, FOUR, GAME, {"fourth_board": "H1"})
    for place in (".location.lit", ".settlers .rest"):
        assert least(page.locator(place)) >= LEAST_TOUCH
    page.locator("[data-location='3']").tap()  # A1.4, open with four players
    cubes = page.locator(".storage .cube.lit")
    assert least(cubes) >= LEAST_TOUCH
    cubes.first.tap()
    expect(page.locator(".storage .cube .unseen", has_text="red").first).to_be_attached()
    page.locator(".orders").get_by_role("button", name="Done").tap()
    expect(page.locator(TURN)).to_be_visible()
    page.locator("[data-location='1']").tap()
    assert least(page.locator(QUESTION)) >= LEAST_TOUCH
    assert sideways(page) == 0


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    """At the start with covered locations, and when something is asked at a fort."""
    person = invite(bypass_csp=True)
    page = sit_down(person, DUEL, GAME, {"fourth_board": "G1"})
    assert findings_in_both_themes(page) == []
    DECIDING.until(person, QUESTION, random.Random(3))
    assert findings_in_both_themes(page) == []


def test_whether_trades_need_room_is_chosen_from_three(invite: Invite) -> None:
    """Two of the values are those of a switch and one is a word: a list in words, and the table keeps each as it is."""
    for label, value in (("never", False), ("only when repeated", "repeated")):
        person = invite()
        person.visit("/new/new_world")
        page = person.page
        page.get_by_text("Advanced: readings of the rules").click()
        choice = page.get_by_label("Trade needs room")
        expect(choice).to_have_value("true")
        expect(choice.locator("option")).to_have_text(["never", "only when repeated", "always"])
        choice.select_option(label=label)
        page.get_by_label("Fourth board").select_option(label="random of all five")
        page.get_by_label("Your name").fill("Mara")
        page.get_by_label("Seat 2", exact=True).select_option("open")
        page.get_by_role("button", name="Open the table").click()
        page.get_by_text("What is agreed at this table").click()
        expect(page.get_by_text(f"Trade needs room: {label}")).to_be_visible()
        options = person.see(page.url[page.url.index("/table/") :].replace("/table/", "/tables/"))["options"]
        assert options == {"fourth_board": "random_all", "trade_needs_room": value}
