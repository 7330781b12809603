"""Games to their end through the page: by mouse, by keyboard alone, and between two browsers."""

import random

from playwright.sync_api import expect

from tests.web.ahead import leap, sit_down_late
from tests.web.board import DUEL, at_rest, sit_down
from tests.web.conftest import Invite
from tests.web.person import A_MOMENT

LATE = 38  # the round; a game of Spice Road has about 48
BOARD_CLICKS = 10
KEYS = 15
ROUND = 6  # of Dunhuang; a game has about 9


def test_a_game_by_mouse(invite: Invite) -> None:
    """The last rounds, at the lit places of the board, then as hinted in the list, to the end screen and its chart."""
    person = invite()
    sit_down_late(person, LATE, DUEL, "spice_road")
    chance = random.Random(3)
    for _ in range(BOARD_CLICKS):
        person.step_on_board(chance)
    person.finish(person.step_by_hint)
    expect(person.end.get_by_role("heading", level=2)).to_contain_text("point")
    expect(person.end.get_by_role("row", name="Total")).to_be_visible()
    expect(person.end.locator("figure svg")).to_be_visible()
    with person.page.expect_download() as download:
        person.end.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    person.end.get_by_role("button", name="Rematch").click()
    person.wait_for_turn()
    expect(person.page.get_by_role("tabpanel")).to_contain_text("The game begins.")


def test_a_game_by_keyboard_alone(invite: Invite) -> None:
    """From the lobby into a game and its first turns; then its last rounds."""
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
    for _ in range(KEYS):
        person.step_by_keys(chance)
    path = page.url.removeprefix(person.address)
    leap([person], path, LATE)
    person.finish(lambda: person.step_by_keys(chance))


def test_a_whole_game_of_dunhuang_on_its_board(invite: Invite) -> None:
    """All decisions at the lit places of the ring and the shops, to the page that tells good by good who led."""
    person = invite()
    sit_down(person, DUEL, "dunhuang")
    chance = random.Random(11)
    person.finish(lambda: person.step_on_board(chance))
    expect(person.end.get_by_role("heading", level=2)).to_be_visible()
    at_once = person.page.evaluate("document.querySelector('.end h2').textContent.includes('at once')")
    assert person.end.get_by_role("row", name="Total").count() == (0 if at_once else 1)


def test_two_browsers_choose_their_first_card_at_the_same_time(invite: Invite) -> None:
    """In Dunhuang both decide at once; neither sees the other's cards, and the game goes on when both have chosen."""
    host, guest = at_rest(invite()), at_rest(invite())  # two cards alike leave nothing to choose
    host.patience = guest.patience = A_MOMENT
    path = host.open_table([{"kind": "me"}, {"kind": "open"}], game="dunhuang")
    host.visit(path)
    guest.take_a_seat(path, "Nadir")
    for person in (guest, host):
        expect(person.choices.first).to_contain_text("Keep")
    chance = random.Random(2)
    guest.step_in_list(chance)
    expect(guest.choices).to_have_count(0)
    expect(host.choices.first).to_contain_text("Keep")
    host.step_in_list(chance)
    leap([host, guest], path, ROUND)
    host.finish(lambda: host.step_in_list(chance), lambda: guest.step_in_list(chance))
    guest.finish()


def test_two_browsers_play_one_game(invite: Invite) -> None:
    """One opens a table, the other joins by its link with just a name; both see the same end."""
    host, guest = invite(), invite()
    host.patience = guest.patience = A_MOMENT
    path = host.open_table([{"kind": "me"}, {"kind": "open"}])
    host.visit(path)
    expect(host.page.get_by_text("Waiting for players")).to_be_visible()
    guest.take_a_seat(path, "Nadir")
    chance = random.Random(7)
    for _ in range(3):
        host.step_by_hint()
        guest.step_in_list(chance)
    leap([host, guest], path, LATE)
    host.finish(host.step_by_hint, guest.step_by_hint)
    guest.finish()
    totals = [person.end.get_by_role("row", name="Total").inner_text() for person in (host, guest)]
    assert totals[0] == totals[1]
