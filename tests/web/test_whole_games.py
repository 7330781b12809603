"""Whole games through the page: by mouse, by keyboard alone, and between two browsers."""

import random
from time import monotonic

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.person import LONGEST_GAME

DUEL = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
BOARD_CLICKS = 25


def test_a_whole_game_by_mouse(invite: Invite) -> None:
    """First at the lit places of the board, then in the list of choices, to the end screen and its chart."""
    person = invite()
    person.visit(person.open_table(DUEL))
    person.wait_for_turn()
    chance = random.Random(3)
    for _ in range(BOARD_CLICKS):
        person.step_on_board(chance)
    person.finish(chance)
    expect(person.end.get_by_role("heading", level=2)).to_contain_text("point")
    expect(person.end.get_by_role("row", name="Total")).to_be_visible()
    expect(person.end.locator("figure svg")).to_be_visible()
    with person.page.expect_download() as download:
        person.end.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    person.end.get_by_role("button", name="Rematch").click()
    person.wait_for_turn()
    expect(person.page.get_by_role("tabpanel")).to_contain_text("The game begins.")


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    person = invite()
    person.visit()
    page = person.page
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim() === 'Play now'"):
            break
    page.keyboard.press("Enter")
    person.wait_for_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(100)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lit:focus, .choice:focus")).to_have_count(1)
    chance = random.Random(5)
    until = monotonic() + LONGEST_GAME
    while person.end.count() == 0:
        assert monotonic() < until, "The game does not come to its end."
        person.step_by_keys(chance)


def test_a_whole_game_of_dunhuang_on_its_board(invite: Invite) -> None:
    """All decisions at the lit places of the ring and the shops, to the page that tells good by good who led."""
    person = invite()
    person.visit(person.open_table(DUEL, game="dunhuang"))
    person.wait_for_turn()
    chance = random.Random(11)
    until = monotonic() + LONGEST_GAME
    while person.end.count() == 0:
        assert monotonic() < until, "The game does not come to its end."
        person.step_on_board(chance)
    expect(person.end.get_by_role("heading", level=2)).to_be_visible()
    at_once = person.page.evaluate("document.querySelector('.end h2').textContent.includes('at once')")
    assert person.end.get_by_role("row", name="Total").count() == (0 if at_once else 1)


def test_two_browsers_choose_their_first_card_at_the_same_time(invite: Invite) -> None:
    """In Dunhuang both decide at once; neither sees the other's cards, and the game goes on when both have chosen."""
    host, guest = invite(), invite()
    path = host.open_table([{"kind": "me"}, {"kind": "open"}], game="dunhuang")
    host.visit(path)
    guest.visit(path)
    guest.page.get_by_label("Your name").fill("Nadir")
    guest.page.get_by_role("button", name="Take a seat").click()
    for person in (guest, host):
        expect(person.choices.first).to_contain_text("Keep")
    chance = random.Random(2)
    guest.step_in_list(chance)
    expect(guest.choices).to_have_count(0)
    expect(host.choices.first).to_contain_text("Keep")
    host.step_in_list(chance)
    until = monotonic() + LONGEST_GAME
    while host.end.count() == 0 or guest.end.count() == 0:
        assert monotonic() < until, "The game does not come to its end."
        host.step_in_list(chance)
        guest.step_in_list(chance)


def test_two_browsers_play_one_game(invite: Invite) -> None:
    """One opens a table, the other joins by its link with just a name; both see the same end."""
    host, guest = invite(), invite()
    path = host.open_table([{"kind": "me"}, {"kind": "open"}])
    host.visit(path)
    expect(host.page.get_by_text("Waiting for players")).to_be_visible()
    guest.visit(path)
    guest.page.get_by_label("Your name").fill("Nadir")
    guest.page.get_by_role("button", name="Take a seat").click()
    chance = random.Random(7)
    until = monotonic() + LONGEST_GAME
    while host.end.count() == 0 or guest.end.count() == 0:
        assert monotonic() < until, "The game does not come to its end."
        host.step_by_hint()
        guest.step_in_list(chance)
    totals = [person.end.get_by_role("row", name="Total").inner_text() for person in (host, guest)]
    assert totals[0] == totals[1]
