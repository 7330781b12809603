"""The board of Marco Polo: whole games by mouse and by keyboard alone, a journey, the phone."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.ahead import sit_down_late
from tests.web.axe import CONTRAST, findings, findings_in_both_themes
from tests.web.board import EASY, FOUR, PHONE, sideways, sit_down
from tests.web.conftest import Invite
from tests.web.person import Person

GAME = "marco_polo"
WILHELM = "Wilhelm von Rubruk"
DRAFTS = 20  # until he is among the characters; he is in more than every second
LAST = 5  # rounds
ADVANCED: dict[str, object] = {"random_provinces": True, "character_draft": True, "goal_choice": True}
TRAVEL = 7


def test_a_game_by_mouse_on_its_board(invite: Invite) -> None:
    """The last round, all decisions at the lit places, to the page that opens everybody's goals on the map."""
    person = invite()
    page = sit_down_late(person, LAST, EASY, GAME)
    chance = random.Random(4)
    person.finish(lambda: person.step_on_board(chance))
    expect(person.end.get_by_role("row", name="Total")).to_be_visible()
    players = person.end.get_by_role("group", name="Goals").get_by_role("button")
    expect(players).to_have_count(2)
    players.last.click()
    expect(players.last).to_have_attribute("aria-pressed", "true")
    assert page.locator(".end .marked").count() in (2, 3, 4)  # a place may be on both cards


def test_a_game_by_keyboard_alone(invite: Invite) -> None:
    """Arrows and Enter over what is lit, numbers in the list of choices; menus open and close by keys."""
    person = invite()
    sit_down_late(person, LAST, EASY, GAME, ADVANCED)
    chance = random.Random(8)
    person.finish(lambda: person.step_by_keys(chance))


def until_a_die_is_lit(person: Person) -> Locator:
    """Decide what comes before the first die: what a low roll is made up with, or what a character asks."""
    chance = random.Random(2)
    return person.until(".tray button.lit", lambda: person.step_on_board(chance)).first


def test_the_menu_of_a_die_by_keyboard(invite: Invite) -> None:
    person = invite()
    page = sit_down(person, EASY, GAME)
    die = until_a_die_is_lit(person)
    die.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("group", name="What shall be done with the die?")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(die).to_be_focused()
    held = page.locator(".tray button.die").count()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the purse stands first
    expect(page.locator(".tray button.die")).to_have_count(held - 1)


def choose_dice(page: Page, number: int) -> None:
    """Lay the highest dice on the space that waits; dice without a value are set to 3."""
    table = page.locator("[data-event]")
    for _ in range(number):
        dice = page.locator(".tray button.die.lit")
        if dice.count() == 0:  # the last ones lay themselves
            return
        event = table.get_attribute("data-event") or ""
        labels = [die.get_attribute("aria-label") or "" for die in dice.all()]
        dice.nth(labels.index(max(labels))).click()
        faces = page.locator(".menu .lit")
        if faces.count():
            faces.nth(min(2, faces.count() - 1)).click()
        expect(table).not_to_have_attribute("data-event", event)


def test_a_far_place_is_reached_step_by_step(invite: Invite) -> None:
    """The purse pays for the journey; one press on a place two or more steps away walks all of them.

    What the dice do not reach stays legible.
    """
    for _ in range(6):  # where the dice are too low for two steps, at another table
        page = sit_down(invite(bypass_csp=True), EASY, GAME)
        if "roll is low" in page.locator(".choices .decision").inner_text():
            page.locator(".choices .choice").first.click()
        dice = page.locator(".tray button.die")
        while (held := dice.count()) > 2:
            dice.first.click()
            page.locator(".menu .lit").first.click()
            expect(dice).to_have_count(held - 1)
        page.locator(f"[data-space='{TRAVEL}'] button.lit").click()
        choose_dice(page, 2)
        expect(page.locator(".places .lit").first).to_be_visible()
        assert findings(page, ".board", [CONTRAST]) == []
        far = page.locator(".places .lit[aria-label*=' steps']")
        if far.count() == 0:
            continue
        place = far.first.get_attribute("data-place")
        far.first.hover()
        expect(page.locator(".roads .walk").first).to_be_attached()  # the way is shown before it is gone
        far.first.click()
        expect(page.locator(f"[data-place='{place}']")).to_have_accessible_name(re.compile("Figures: .*Mara"))
        return
    pytest.fail("No table offered two steps.")


def test_what_cannot_be_done_says_why(invite: Invite) -> None:
    """A city card without a trading post there: it is shown large, and the refusal names the city and the clause."""
    person = invite()
    page = sit_down(person, EASY, GAME)
    until_a_die_is_lit(person)
    card = page.locator("[data-piece='card-0']")
    card.hover()
    expect(page.locator(".reader")).to_contain_text("Moscow")
    card.click(force=True)
    expect(page.locator(".why")).to_contain_text("first build a trading post in Moscow")
    expect(page.locator(".why")).to_contain_text("MP-86")


def test_what_comes_with_dice_says_which(invite: Invite) -> None:
    """Before dice are laid, a place of the map, a column of the bazaar and a contract name their action."""
    person = invite()
    page = sit_down(person, EASY, GAME)
    until_a_die_is_lit(person)
    for place, clause in [
        ("[data-place='kochi']", "MP-70"),
        (".cell button >> nth=8", "MP-55"),
        (".offer .place button.paper >> nth=2", "MP-62"),
    ]:
        page.locator(place).click(force=True)
        expect(page.locator(".why")).to_contain_text(clause)


def test_the_purse_asks_in_its_own_box(invite: Invite) -> None:
    """Which die is asked where the purse lies: nothing lit is covered, nothing is scrolled."""
    person = invite()
    page = sit_down(person, EASY, GAME)
    until_a_die_is_lit(person)
    panel = page.get_by_role("region", name="Purse").bounding_box()
    page.locator("button.purse").click()
    question = page.get_by_role("group", name="Which die goes into the purse?")
    expect(question.get_by_role("button").first).to_be_focused()
    box = question.bounding_box()
    assert panel is not None
    assert box is not None
    assert panel["y"] <= box["y"]
    assert box["y"] + box["height"] <= panel["y"] + panel["height"] + 1
    assert page.evaluate("window.scrollY + document.querySelector('.middle').scrollTop") == 0
    page.keyboard.press("Escape")
    expect(page.locator("button.purse")).to_be_focused()
    held = page.locator(".tray button.die").count()
    page.locator("button.purse").click()
    question.get_by_role("button").first.click()
    expect(page.locator(".tray button.die")).to_have_count(held - 1)


def test_draft_and_goals_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways, what is lit can be tapped, and the map can be seen whole and drawn closer."""
    person = invite(**PHONE)
    page = sit_down(person, FOUR, GAME, ADVANCED)
    page.locator(".draft .lit").first.tap()
    for _ in range(2):
        goals = page.locator(".goal-choice .lit")
        goals.first.wait_for()
        dealt = goals.count()
        goals.first.tap()
        expect(goals).not_to_have_count(dealt)
    person.wait_for_turn()
    assert sideways(page) == 0
    page.get_by_role("button", name="The whole map").tap()
    expect(page.get_by_role("button", name="Farther away")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Closer").tap()
    expect(page.get_by_role("button", name="Farther away")).not_to_have_attribute("aria-disabled", "true")
    small = page.evaluate(
        "[...document.querySelectorAll('.board .lit:not([data-place])')].map(e => e.getBoundingClientRect())"
        ".filter(box => box.width > 0 && (box.width < 38 || box.height < 40)).length"
    )
    assert small == 0


def test_the_black_posts_of_wilhelm_are_told_apart(invite: Invite) -> None:
    """His last two, in picture and in words, whoever plays him."""
    person = invite()
    stock = person.page.get_by_role("list", name="11 trading posts left, 2 of them black")
    for _ in range(DRAFTS):
        page = sit_down(person, FOUR, GAME, {"character_draft": True})
        before = person.event()
        page.get_by_role("button", name=WILHELM).or_(person.choices).first.click()
        expect(page.locator(".table")).not_to_have_attribute("data-event", before)
        person.wait_for_turn()
        if stock.count() > 0:
            break
    expect(stock.locator(".black")).to_have_count(2)
    expect(stock.locator("li")).to_have_count(11)


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    person = invite(bypass_csp=True)
    page = sit_down(person, FOUR, GAME)
    assert findings_in_both_themes(page) == []
