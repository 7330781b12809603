"""Players report each other and lines of the chat to the host of the server, from the chat of their table."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import findings_in_both_themes
from tests.web.board import PHONE, sideways
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.server import Server

PAIR = [{"kind": "me"}, {"kind": "open"}]
DESKTOP = {"width": 1280, "height": 800}


def two_at_a_table(invite: Invite, **wishes: object) -> tuple[Person, Person, str]:
    """Mara, and Oyuna who has said something, at a table that plays."""
    mara, oyuna = invite(**wishes), invite()
    path = mara.open_table(PAIR)
    oyuna.ask("/me/guest", {"name": "Oyuna"})
    oyuna.ask(f"{path.replace('/table/', '/tables/')}/join", {})
    mara.visit(path)
    expect(mara.page.locator(".table")).to_be_visible()
    words: dict[str, object] = {"type": "chat", "key": "words", "text": "You play like a camel"}
    oyuna.ask(f"{path.replace('/table/', '/tables/')}/commands", words)
    return mara, oyuna, path


def open_report(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Report somebody").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_of_the_chat_is_reported(invite: Invite, server: Server, size: dict[str, object]) -> None:
    mara, _, path = two_at_a_table(invite, **size)
    page = mara.page
    open_report(page)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("The host of this server will read your report")).to_be_visible()
    assert sideways(page) == 0
    assert findings_in_both_themes(page) == []
    dialog.get_by_label("Whom or what").select_option("Oyuna: You play like a camel")
    dialog.get_by_label("In your own words").fill("This is unkind to camels.")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_contain_text("Your report has been sent")
    dialog.get_by_role("button", name="Close").last.click()
    expect(dialog).to_have_count(0)
    line = next(row for row in server.admin("reports").splitlines() if path.removeprefix("/table/") in row)
    assert "chat" in line.split()
    assert "Oyuna (" in line
    assert "Mara (" in line
    assert line.endswith("This is unkind to camels.")
    assert "You play like a camel" in server.admin("reports", line.split()[0])


def test_a_player_is_reported_and_a_refusal_is_told(invite: Invite, server: Server) -> None:
    mara, _, path = two_at_a_table(invite)
    page = mara.page
    open_report(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Whom or what").select_option("Oyuna")
    dialog.get_by_label("What is wrong").select_option("Unfair play")
    page.route("**/reports", lambda route: route.abort())
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute("**/reports")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_contain_text("Your report has been sent")
    line = next(row for row in server.admin("reports").splitlines() if path.removeprefix("/table/") in row)
    assert "play" in line.split()


def test_there_is_nobody_to_report_among_bots(invite: Invite) -> None:
    person = invite()
    person.visit(person.open_table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]))
    person.wait_for_turn()
    person.page.get_by_role("tab", name="Chat").click()
    expect(person.page.get_by_text("Nobody has said anything yet.")).to_be_visible()
    expect(person.page.get_by_role("button", name="Report somebody")).to_have_count(0)
