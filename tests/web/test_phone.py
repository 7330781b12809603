"""A phone of 360 pixels: nothing has to be pushed sideways."""

from playwright.sync_api import expect

from tests.web.board import PHONE, sideways
from tests.web.conftest import Invite

FIVE = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(4))]


def test_no_page_scrolls_sideways(invite: Invite) -> None:
    person = invite(**PHONE)
    page = person.page
    person.visit()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert sideways(page) == 0
    page.get_by_role("link", name="New table").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert sideways(page) == 0
    person.visit(person.open_table(FIVE, options={"golden_deals": True, "show_scores": True}))
    person.wait_for_turn()
    assert sideways(page) == 0
    for tab in ("Chat", "Rules", "Scores", "Log"):
        page.get_by_role("tab", name=tab).tap()
        assert sideways(page) == 0
    page.get_by_role("complementary").get_by_role("button", name="Close").tap()
    person.choices.first.tap()
    person.wait_for_turn()
    assert sideways(page) == 0
