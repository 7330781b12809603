"""The new-table form: all disputed rulings at once, ours or as printed, or some of each."""

from playwright.sync_api import Locator, Page, expect

import caravanserai as cv
from tests.web.axe import findings_in_both_themes
from tests.web.conftest import Invite

GAME = cv.load("dunhuang")
ADVANCED = "Advanced: readings of the rules"


def test_rulings_as_printed_set_every_disputed_option(invite: Invite) -> None:
    person = invite()
    page = person.page
    person.visit("/new/dunhuang")
    page.get_by_text(ADVANCED).click()
    expect(picked(page)).to_have_accessible_name("ours")
    page.get_by_text("as printed", exact=True).click()
    expect(picked(page)).to_have_accessible_name("as printed")
    assert findings_in_both_themes(page) == []
    page.get_by_label("Your name").fill("Rashid")
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as answer:
        page.get_by_role("button", name="Start").click()
    assert answer.value.json()["options"] == GAME.settle({"rulings": "as_printed"})


def test_a_single_change_makes_it_a_mix_of_ones_own(invite: Invite) -> None:
    person = invite()
    page = person.page
    person.visit("/new/marco_polo")
    page.get_by_text(ADVANCED).click()
    expect(picked(page)).to_have_accessible_name("ours")
    page.get_by_label("City cards of a new post").select_option("at_once")
    expect(picked(page)).to_have_accessible_name("your own mix")
    page.get_by_text("ours", exact=True).click()
    expect(page.get_by_label("City cards of a new post")).to_have_value("next_turn")
    expect(picked(page)).to_have_accessible_name("ours")


def picked(page: Page) -> Locator:
    return page.locator("input[name=rulings]:checked")
