"""The new-table form: Golden Deals that are off, ours, or a list of one's own, typed or read from a file."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from caravanserai.games.century.market.own_deals import our_set
from tests.web.axe import findings_in_both_themes
from tests.web.conftest import Invite

OWN = "30x yyg\n17x all-y+up3+card1"
TIDIED = "30x yyg; 17x all-y+up3+card1"


def test_a_list_of_ones_own_begins_with_ours_and_is_looked_over_while_it_is_typed(invite: Invite) -> None:
    page = form(invite)
    pick(page, "own list")
    list_of_deals = page.get_by_label("A deal on each line")
    expect(list_of_deals).to_have_value(our_set().replace("; ", "\n"))
    expect(page.get_by_text("deals: ready to be played.")).to_be_visible()
    assert findings_in_both_themes(page) == []
    list_of_deals.fill("46x yyz")
    expect(page.get_by_text("Deal 1, “46x yyz”, cannot be read.")).to_be_visible()
    list_of_deals.fill("46x yyg")
    expect(page.get_by_text("There are 47 trade cards that need a deal; the list has 46.")).to_be_visible()
    expect(list_of_deals).to_have_attribute("aria-invalid", "true")
    assert findings_in_both_themes(page) == []
    list_of_deals.fill(OWN)
    expect(page.get_by_text("47 deals: ready to be played.")).to_be_visible()
    expect(list_of_deals).to_have_attribute("aria-invalid", "false")
    assert started(page) == TIDIED


def test_a_list_is_read_from_a_file(invite: Invite, tmp_path: Path) -> None:
    page = form(invite)
    pick(page, "own list")
    file = tmp_path / "deals.txt"
    file.write_text(f"# our club's\n{OWN}\n", encoding="utf-8")
    page.get_by_label("Read the list from a file").set_input_files(file)
    expect(page.get_by_text("47 deals: ready to be played.")).to_be_visible()
    assert started(page) == TIDIED


@pytest.mark.parametrize(("words", "value"), [("our set", True), ("off", False)])
def test_a_list_left_again_is_not_played(invite: Invite, words: str, value: bool) -> None:
    page = form(invite)
    pick(page, "own list")
    expect(page.get_by_text("deals: ready to be played.")).to_be_visible()
    pick(page, words)
    expect(page.get_by_label("A deal on each line")).to_be_hidden()
    assert started(page) is value


def form(invite: Invite) -> Page:
    person = invite()
    person.visit("/new/spice_road")
    person.page.get_by_label("Your name").fill("Rashid")
    return person.page


def pick(page: Page, words: str) -> None:
    page.get_by_role("group", name="Golden Deals").get_by_text(words, exact=True).click()


def started(page: Page) -> object:
    """Begin, and tell which deals the table plays with."""
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as answer:
        page.get_by_role("button", name="Start").click()
    return answer.value.json()["options"]["golden_deals"]
