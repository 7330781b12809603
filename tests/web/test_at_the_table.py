"""What a person can do at a table besides moving."""

import re

from playwright.sync_api import WebSocketRoute, expect

from caravanserai.server.live.audience import LONGEST_LOG
from tests.web.ahead import play_to_the_end
from tests.web.board import DUEL, FOUR
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.server import Server

SHARED = [{"kind": "me"}, {"kind": "shared", "name": "Oyuna"}]


def test_a_click_at_what_is_not_possible_says_why(invite: Invite) -> None:
    person = invite()
    person.visit(person.open_table(DUEL))
    person.wait_for_turn()
    page = person.page
    page.locator(".board button[aria-disabled=true]").first.click(force=True)
    why = page.locator(".why")
    expect(why).to_be_visible()
    clause = why.get_by_role("button", name=re.compile("SR-"))
    named = clause.inner_text().split()[-1]
    clause.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f'[data-clause="{named}"]')).to_be_in_viewport()


def test_undo_goes_back_and_says_where_it_stops(invite: Invite) -> None:
    person = invite()
    person.visit(person.open_table(DUEL))
    person.wait_for_turn()
    page = person.page
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("u")
    expect(page.locator(".why")).to_contain_text(re.compile("undo", re.IGNORECASE))
    # The starting upgrade card asks for its first step; that can be taken back.
    before = person.choices.all_inner_texts()
    upgrade = person.choices.filter(has=page.locator('[aria-label*="pgrade"]'))
    upgrade.first.click()
    expect(page.locator(".choices .decision")).to_contain_text("Upgrade")
    undo.click()
    expect(person.choices).to_have_count(len(before))
    expect(page.get_by_role("tabpanel")).to_contain_text("takes a move back")


def test_the_language_changes_without_reload(invite: Invite) -> None:
    person = invite()
    person.visit(person.open_table(DUEL))
    person.wait_for_turn()
    page = person.page
    page.evaluate("window.stayed = true")
    for language, choices, tab in (("Русский", "Ваши варианты", "Журнал"), ("Українська", "Ваші варіанти", "Журнал")):
        page.locator(".bar button").last.click()
        page.get_by_text(language, exact=True).click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name=choices)).to_be_visible()
        expect(page.get_by_role("tab", name=tab)).to_be_visible()
        assert not re.search(r"\b(ui|spice_road|century)-", page.locator("#app").inner_text())
    assert page.evaluate("window.stayed")
    assert page.evaluate("document.documentElement.lang") == "uk"


def test_it_reconnects_when_the_server_comes_back(invite: Invite, server: Server) -> None:
    person = invite()
    person.visit(person.open_table(DUEL))
    person.wait_for_turn()
    lines = person.page.get_by_role("tabpanel").get_by_role("listitem").all_inner_texts()
    server.stop()
    expect(person.page.get_by_text("Reconnecting")).to_be_visible(timeout=10_000)
    server.start()
    expect(person.page.get_by_text("Reconnecting")).to_have_count(0, timeout=20_000)
    person.choices.first.click()
    expect(person.page.get_by_role("tabpanel").get_by_role("listitem")).not_to_have_count(len(lines))
    assert person.page.get_by_role("tabpanel").get_by_role("listitem").all_inner_texts()[: len(lines)] == lines


def test_who_was_away_for_long_reads_the_log_without_a_gap(invite: Invite) -> None:
    """More happened than is told at once: what lies before is asked for, and nothing in between is left out."""
    person = invite()
    page = person.page
    sockets: list[WebSocketRoute] = []
    away = False

    def connect(socket: WebSocketRoute) -> None:
        if away:
            socket.close()
        else:
            socket.connect_to_server()
            sockets.append(socket)

    page.route_web_socket(re.compile("/live"), connect)
    path = person.open_table(FOUR, game="eastern_wonders")
    person.visit(path)
    person.wait_for_turn()
    away = True
    sockets[-1].close()
    expect(page.get_by_text("Reconnecting")).to_be_visible(timeout=10_000)
    play_to_the_end(person, path)
    away = False
    expect(page.get_by_text("Reconnecting")).to_have_count(0, timeout=20_000)
    whole = whole_log(person)
    page.reload()
    assert whole == whole_log(person)
    assert len(whole) > LONGEST_LOG


def whole_log(person: Person) -> list[str]:
    """The lines of the log, when all earlier ones have been asked for."""
    earlier = person.page.get_by_role("button", name="Show earlier moves")
    lines = person.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(earlier).to_be_visible()
    while earlier.count():
        shown = lines.count()
        earlier.click()
        expect(lines).not_to_have_count(shown)
    return lines.all_inner_texts()


def test_a_shared_screen_covers_the_hands(invite: Invite) -> None:
    person = invite()
    person.visit(person.open_table(SHARED))
    page = person.page
    for _ in range(2):
        cover = page.locator(".cover")
        expect(cover).to_contain_text("Pass the device to")
        expect(page.get_by_role("region", name="Board", exact=True)).to_have_count(0)
        cover.get_by_role("button").click()
        expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
        person.choices.filter(has_text="Rest").first.click()


def test_chat_reaches_the_others(invite: Invite) -> None:
    speaker, listener = invite(), invite()
    path = speaker.open_table(DUEL)
    for person in (speaker, listener):
        person.visit(path)
        person.page.get_by_role("tab", name="Chat").click()
    speaker.page.get_by_label("Message").fill("<b>Good road!</b> [[gold]]")
    speaker.page.get_by_role("button", name="Send").click()
    expect(listener.page.get_by_text("<b>Good road!</b> [[gold]]")).to_be_visible()


def test_an_account_keeps_the_name(invite: Invite) -> None:
    person = invite()
    person.visit()
    page = person.page
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Name").fill("Ibn Battuta")
    page.get_by_label("Password").fill("rihla-1355")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("button", name="Ibn Battuta")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Ibn Battuta")).to_be_visible()


def test_a_new_table_is_made_by_hand(invite: Invite) -> None:
    person = invite()
    person.visit()
    page = person.page
    page.get_by_role("link", name="New table").first.click()
    page.get_by_label("Your name").fill("Mara")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("group", name="Golden Deals").get_by_text("our set", exact=True).click()
    page.get_by_text("Live", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()
    page.get_by_text("What is agreed at this table").click()
    expect(page.get_by_text("Golden Deals")).to_be_visible()
    page.get_by_role("button", name="Start now").click()
    person.wait_for_turn()
    expect(page.get_by_role("timer").first).to_be_visible()
