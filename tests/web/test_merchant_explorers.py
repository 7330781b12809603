"""The board of The Guild of Merchant Explorers: solo by mouse, two browsers, keyboard, others' maps, the phone."""

import random
import re

from playwright.sync_api import Page, expect

from tests.web.ahead import leap, sit_down_late
from tests.web.axe import findings_in_both_themes
from tests.web.board import EASY, FOUR, LEAST_TOUCH, PHONE, at_rest, least, sideways, sit_down
from tests.web.conftest import Invite
from tests.web.person import A_MOMENT, Person

GAME = "merchant_explorers"
LATE = 28  # the card; a game has 30
SOLO = [{"kind": "me"}]
ROWS = 13


# A lit hex if there is one, otherwise a lit card or button.
TO_EXPLORE = """(chance) => {
    const hexes = document.querySelectorAll('.hex.lit');
    const lit = hexes.length ? hexes : document.querySelectorAll('.board .lit');
    const seen = [...lit].filter((one) => one.getClientRects().length > 0);
    return seen[Math.floor(chance * seen.length)];
}"""


def explore_something(person: Person, chance: random.Random) -> None:
    """One own decision on the map or the cards."""
    person.press(TO_EXPLORE, chance.random())


def until_a_hex_is_lit(person: Person, chance: random.Random) -> Page:
    """Decide what is not asked on the map until something is."""
    person.until(".hex.lit", lambda: person.step_on_board(chance))
    return person.page


def test_a_solo_game_by_mouse(invite: Invite) -> None:
    """The last cards, all decisions on the map, to the page that tells which level was reached."""
    person = invite()
    page = sit_down_late(person, LATE, SOLO, GAME, {"map": "cnidaria", "level": "hard"})
    expect(page.get_by_text("Goal, hard: 150 coins and all 3 objectives")).to_be_visible()
    objective = page.get_by_role("region", name="Objectives").get_by_role("listitem").first
    expect(objective).to_have_attribute("title", re.compile("all three must be met to win. ME-101, ME-102$"))
    chance = random.Random(4)
    person.finish(lambda: explore_something(person, chance))
    result = person.end.locator(".result")
    expect(result).to_contain_text("level")
    expect(result.get_by_role("list", name="Objectives").get_by_role("listitem")).to_have_count(3)
    expect(result.get_by_role("img", name="your level asks for 150")).to_be_visible()
    expect(person.end.get_by_role("row", name="Total")).to_be_visible()


def test_two_browsers_explore_at_the_same_time(invite: Invite) -> None:
    """Nobody waits for the other within a turn; who is done is told who is not, and both come to the same end."""
    host, guest = invite(), invite()
    host.patience = guest.patience = A_MOMENT
    path = host.open_table([{"kind": "me"}, {"kind": "open"}], game=GAME)
    host.visit(path)
    guest.take_a_seat(path, "Nadir")
    for person in (host, guest):
        person.wait_for_turn()
    chance = random.Random(6)
    while guest.choices.count() > 0:
        explore_something(guest, chance)
    expect(guest.page.get_by_text("You are done. Still deciding: Mara.")).to_be_visible()
    expect(host.page.get_by_role("button", name="Look at the map of Nadir (done with this card)").first).to_be_visible()
    assert host.choices.count() > 0
    leap([host, guest], path, LATE)
    host.finish(lambda: host.step_on_board(chance), lambda: guest.step_in_list(chance))
    guest.finish()
    totals = [person.end.get_by_role("row", name="Total").inner_text() for person in (host, guest)]
    assert totals[0] == totals[1]


def test_arrow_keys_lead_to_neighbours_enter_explores_and_u_takes_back(invite: Invite) -> None:
    person = at_rest(invite())
    sit_down(person, EASY, GAME, {"map": "aghon"})
    page = until_a_hex_is_lit(person, random.Random(1))
    lit = page.locator(".hex.lit:not([aria-label*='treasure'])").first  # a drawn card could not be taken back
    cell = int(lit.get_attribute("data-hex") or "")
    here = page.locator(f"[data-hex='{cell}']")
    lit.focus()
    page.keyboard.press("ArrowDown")
    below = int(page.evaluate("document.activeElement.dataset.hex"))
    assert below // ROWS == cell // ROWS
    assert below > cell
    page.keyboard.press("ArrowUp")
    expect(here).to_be_focused()
    person.enter()
    expect(here).to_be_focused()
    expect(here).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("u")
    expect(here).not_to_have_attribute("aria-disabled", "true")


def test_what_a_hex_brings_is_shown_before_it_is_explored(invite: Invite) -> None:
    """The slip beside the hex names the coins; a hex that does not fit says why, with its clause."""
    person = invite()
    chance = random.Random(3)
    for _ in range(40):  # until a card offers a hex with coins
        sit_down(person, EASY, GAME, {"map": "cnidaria"})
        page = until_a_hex_is_lit(person, chance)
        rich = page.locator(".hex.lit[aria-label*='coin']")
        if rich.count():
            break
    rich.first.hover()
    expect(page.locator(".slip")).to_contain_text("+")
    page.locator(".hex[aria-label*='capital']").dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("ME-29")


def test_cards_say_how_this_table_plays_them(invite: Invite) -> None:
    """With the options set to what they usually are not; about every second deal has a card that depends on them."""
    person = invite()
    chance = random.Random(7)
    unusual = {"paths": "both_ends", "rows": "both_ends", "rays": "touching"}
    told = re.compile("grow at both ends|on either side or both|begins beside it")
    for _ in range(20):
        sit_down(person, SOLO, GAME, {"map": "kazan", **unusual})
        deal = person.until(".deal", lambda: explore_something(person, chance)).first.inner_text()
        assert not re.search("each touching the one before|all on the same side|in line with the village", deal)
        if told.search(deal):
            return
    raise AssertionError("no deal had such a card")


def test_another_guilds_map_is_brought_to_the_table_and_back(invite: Invite) -> None:
    person = invite()
    sit_down(person, EASY, GAME, {"map": "kazan"})
    page = until_a_hex_is_lit(person, random.Random(2))
    page.get_by_role("button", name="Look at the map of Bot 2").first.click()
    expect(page.get_by_role("region", name="Kazan, map of Bot 2")).to_be_visible()
    expect(page.locator(".hex.lit")).to_have_count(0)
    page.get_by_role("button", name="You: your map").click()
    expect(page.get_by_role("region", name="Kazan, map of Mara")).to_be_visible()
    expect(page.locator(".hex.lit")).not_to_have_count(0)


def test_the_map_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways, lit hexes are large enough to tap, and the map can be seen whole and drawn closer."""
    person = invite(**PHONE)
    page = sit_down(person, FOUR, GAME, {"map": "avenia"})
    assert sideways(page) == 0
    until_a_hex_is_lit(person, random.Random(5))
    assert least(page.locator(".hex.lit").first) >= LEAST_TOUCH
    page.get_by_role("button", name="The whole map").tap()
    expect(page.get_by_role("button", name="Farther away")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Closer").tap()
    expect(page.get_by_role("button", name="Farther away")).not_to_have_attribute("aria-disabled", "true")


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    """On the map, and where investigate cards are to be chosen from."""
    person = invite(bypass_csp=True)
    sit_down(person, EASY, GAME, {"map": "kazan"})
    chance = random.Random(3)
    page = until_a_hex_is_lit(person, chance)
    assert findings_in_both_themes(page) == []
    person.until(".deal .lit", lambda: explore_something(person, chance))
    assert findings_in_both_themes(page) == []
