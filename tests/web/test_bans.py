"""Somebody whom the host of the server bans is told so by their page, with the reason and until when."""

import re

from playwright.sync_api import expect

from tests.web.board import DUEL, PHONE, sideways
from tests.web.conftest import Invite
from tests.web.server import Server

FOLLOWED = "The running server has done it."


def test_a_banned_person_is_told_why_at_the_table_and_in_the_lobby(invite: Invite, server: Server) -> None:
    person = invite(**PHONE)
    path = person.open_table(DUEL)
    person.visit(path)
    person.wait_for_turn()
    page = person.page
    who = person.see("/me")["person"]["id"]
    assert FOLLOWED in server.admin("ban", who, "--days", 3, "--reason", "Rude words in the chat", "--wait", 30)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("The host of this server has banned you.")
    expect(notice).to_contain_text("Reason: Rude words in the chat")
    expect(notice).to_contain_text(re.compile(r"The ban ends on .*20\d\d"))
    expect(page.locator(".table")).to_have_count(0)
    assert sideways(page) == 0
    page.reload()
    expect(notice).to_contain_text("Reason: Rude words in the chat")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("alert")).to_contain_text("Reason: Rude words in the chat")
    assert FOLLOWED in server.admin("unban", who, "--wait", 30)
    person.visit(path)
    person.wait_for_turn()


def test_whoever_is_banned_before_coming_is_told_when_they_want_to_play(invite: Invite, server: Server) -> None:
    person = invite(color_scheme="dark")
    person.ask("/me/guest", {"name": "Mara"})
    server.admin("ban", person.see("/me")["person"]["id"], "--wait", 30)
    person.visit()
    page = person.page
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert").first).to_contain_text("The host of this server has banned you.")
    expect(page.get_by_text("Reason:")).to_have_count(0)


def test_a_closed_table_says_so(invite: Invite, server: Server) -> None:
    person = invite()
    path = person.open_table(DUEL)
    person.visit(path)
    person.wait_for_turn()
    assert FOLLOWED in server.admin("close", path.removeprefix("/table/"), "--wait", 30)
    expect(person.page.get_by_text("The host of this server has closed the table.").first).to_be_visible()


def test_whoever_forgot_their_password_signs_in_with_a_code_and_chooses_another(invite: Invite, server: Server) -> None:
    person = invite()
    person.ask("/me/register", {"name": "Forgetful Mara", "password": "forgotten very soon"})
    code = server.admin("reset-password", "Forgetful Mara", "--wait", 30).split()
    person.visit()
    page = person.page
    page.get_by_role("banner").get_by_role("button").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Forgetful Mara")
    dialog.get_by_label("Password", exact=True).fill(next(word for word in code if word.count("-") == 2))
    dialog.get_by_role("button", name="Sign in").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Choose a password of your own.")
    dialog.get_by_label("New password").fill("remembered for ever")
    dialog.get_by_role("button", name="Sign in").click()
    expect(dialog).to_have_count(0)
    assert person.see("/me")["person"]["name"] == "Forgetful Mara"
