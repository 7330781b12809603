"""The new-table form begins with a choice of whole games: a quick one, a first one, one with everything."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import caravanserai as cv
from tests.web.conftest import Invite


def opened(page: Page) -> dict[str, Any]:
    """Start the game and give the table the server made."""
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as answer:
        page.get_by_role("button", name="Start").click()
    table: dict[str, Any] = answer.value.json()
    return table


@pytest.mark.parametrize("game", ["sand_to_sea", "marco_polo"])
def test_everything_means_the_most_players_and_all_extras(invite: Invite, game: str) -> None:
    person = invite()
    page = person.page
    person.visit(f"/new/{game}")
    expect(page.get_by_role("radio", name="Quick")).to_be_checked()
    page.get_by_text("With everything", exact=True).click()
    page.get_by_label("Your name").fill("Rashid")
    table = opened(page)
    rules = cv.load(game)
    full = {option.name: option.full for option in rules.options if option.full is not None}
    assert full
    assert len(table["seats"]) == max(rules.players)
    assert table["options"] == rules.settle(full)


def test_a_first_game_is_against_an_easy_bot(invite: Invite) -> None:
    person = invite()
    page = person.page
    person.visit("/new/spice_road")
    page.get_by_text("First game", exact=True).click()
    page.get_by_label("Your name").fill("Rashid")
    table = opened(page)
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]
    assert table["options"]["show_scores"] is True


def test_a_change_by_hand_is_no_preset_any_more(invite: Invite) -> None:
    person = invite()
    page = person.page
    person.visit("/new/spice_road")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    expect(page.locator("input[name=preset]:checked")).to_have_count(0)
