"""Opponents: their levels, the medium bot's advice, and seats that are given to a bot and taken back."""

import re

from playwright.sync_api import expect

from tests.web.axe import findings_in_both_themes
from tests.web.conftest import Invite

ADVICE = re.compile(r"(About \d+ in 10|Hardly a|Nearly every) games? (is|are) won from here \(\d+%\)")


def test_levels_are_chosen_for_each_seat_and_hints_tell_what_to_expect(invite: Invite) -> None:
    person = invite(bypass_csp=True)
    page = person.page
    person.visit("/new/spice_road")
    page.get_by_label("Your name").fill("Mara")
    seat = page.get_by_label("Seat 2", exact=True)
    expect(seat).to_have_value("bot:medium")
    expect(page.get_by_text("a fair opponent")).to_be_visible()
    bots = seat.locator('optgroup[label="Bots"] option').evaluate_all("found => found.map(one => one.value)")
    assert bots == ["bot:easy", "bot:medium", "bot:hard"]
    seat.select_option("bot:easy")
    page.get_by_role("button", name="Start").click()
    person.wait_for_turn()
    expect(page.locator(".players")).to_contain_text("Bot\xa02 easy")
    page.get_by_role("button", name="Hint", exact=True).click()
    note = page.locator(".choices").get_by_role("status")
    expect(note).to_contain_text(ADVICE)
    expect(page.locator(".choice.hinted")).to_have_count(1)
    assert findings_in_both_themes(page, ".choices") == []
    page.locator(".choice.hinted").click()
    expect(note).to_be_hidden()
    # The level of a bot can still be changed.
    page.get_by_role("button", name="Seat of Bot\xa02").click()
    assert findings_in_both_themes(page, "dialog") == []
    page.get_by_role("radio", name=re.compile("^medium")).check()
    page.get_by_role("button", name="Another level: medium").click()
    expect(page.locator(".players")).to_contain_text("Bot\xa02 medium")


def test_a_seat_is_given_to_a_bot_and_taken_back(invite: Invite) -> None:
    host, guest = invite(), invite(width=360, height=740)
    path = host.open_table([{"kind": "me"}, {"kind": "open"}])
    host.visit(path)
    guest.take_a_seat(path, "Oyuna")
    for person in (host, guest):
        expect(person.page.locator(".choices")).to_be_visible()
    table = path.rpartition("/")[2]
    deciding = host.see(f"/tables/{table}")["deciding"]
    waiter = guest if deciding == [0] else host
    waiter.page.keyboard.press("h")
    expect(waiter.page.locator(".why")).to_contain_text("now others decide")
    # Nobody else may give away the seat of somebody who is there.
    page = host.page
    expect(page.get_by_role("button", name="Seat of Oyuna")).to_have_count(0)
    seat = next(seat["index"] for seat in host.see(f"/tables/{table}")["seats"] if seat["name"] == "Oyuna")
    guest.ask(f"/tables/{table}/seats/{seat}/bot", {"bot": "easy"})
    expect(page.get_by_role("tabpanel")).to_contain_text("Oyuna: a bot plays here now.")
    guest.page.get_by_role("button", name="Take the seat back").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Oyuna has taken the seat back.")
    # On a phone the own seat is given away from the top bar; it is the only one a guest may give.
    guest.page.get_by_role("button", name="Let a bot play").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text("until you take the seat back")
    expect(dialog.get_by_role("combobox")).to_have_count(0)
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
