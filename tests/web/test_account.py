"""The page of an account, in a browser: password, name, mail address, sign-ins, data, and the end."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.post_office import PostOffice, link_in, post_office
from tests.web.axe import findings_in_both_themes
from tests.web.board import PHONE, sideways
from tests.web.client import alone, built_client
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.server import Server

PASSWORD = "a long walk to Samarkand"
OTHER = "and the long way back"
MAIL = "anna@khotan.example"


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(
    tmp_path_factory: pytest.TempPathFactory, tell: Callable[[str], None], office: PostOffice
) -> Iterator[Server]:
    """A server that can send mails."""
    with alone():
        client = built_client(tell)
    server = Server(tmp_path_factory.mktemp("mailing"), client, **office.settings())
    server.start()
    yield server
    server.stop()


def signed_up(person: Person, name: str) -> Page:
    """The page of somebody's new account."""
    person.ask("/me/register", {"name": name, "password": PASSWORD})
    person.visit("/account")
    expect(person.page.get_by_role("heading", name="Your account")).to_be_visible()
    return person.page


def part(page: Page, title: str) -> Callable[[str, str], None]:
    """Fills a field of a part of the page, found by its title."""
    section = page.locator("section").filter(has=page.get_by_role("heading", name=title, exact=True))
    return lambda label, text: section.get_by_label(label).fill(text)


def test_the_password_changes_and_the_account_ends(invite: Invite) -> None:
    person = invite()
    page = signed_up(person, "Anna of Khotan")
    expect(page.get_by_text("account since")).to_be_visible()
    fill = part(page, "Change the password")
    for new, told in (("password1", "one of the commonest"), (OTHER, "The new password holds")):
        fill("Password now", PASSWORD)
        fill("New password", new)
        page.get_by_role("button", name="Change the password").click()
        expect(page.get_by_text(told)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert data["person"]["name"] == "Anna of Khotan"
    part(page, "Delete the account")("Password", PASSWORD)
    page.get_by_role("button", name="Delete the account").click()
    expect(page.get_by_text("This is not the password")).to_be_visible()
    part(page, "Delete the account")("Password", OTHER)
    page.get_by_role("button", name="Delete the account").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    assert person.see("/me") == {"person": None}


def test_signing_out_everywhere(invite: Invite) -> None:
    here, there = invite(), invite()
    page = signed_up(here, "Anna of Merv")
    there.ask("/me/login", {"name": "Anna of Merv", "password": PASSWORD})
    page.reload()
    expect(page.get_by_text("signed in in 2 browsers")).to_be_visible()
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    assert there.see("/me") == {"person": None}


def test_a_guest_changes_the_name(invite: Invite) -> None:
    person = invite()
    person.ask("/me/guest", {"name": "Ann"})
    person.visit()
    page = person.page
    page.get_by_role("button", name="Ann").click()
    page.get_by_role("link", name="Your account").click()
    page.get_by_label("Your name").fill("Ann of Kashgar")
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_text("That is your name now.")).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("button", name="Ann of Kashgar")).to_be_visible()
    assert person.see("/me")["person"]["name"] == "Ann of Kashgar"


def test_who_has_gone_is_called_so(invite: Invite) -> None:
    person, other = invite(), invite()
    other.ask("/me/register", {"name": "Anna of Balkh", "password": PASSWORD})
    path = person.open_table([{"kind": "me"}, {"kind": "open"}])
    other.ask(f"/tables/{path.rsplit('/', 1)[1]}/join", {})
    person.visit(path)
    expect(person.page.get_by_text("Anna of Balkh").first).to_be_visible()
    other.ask("/me/delete", {"password": PASSWORD})
    expect(person.page.get_by_text("Somebody who left").first).to_be_visible()


def test_without_mail_there_are_no_links(invite: Invite) -> None:
    person = invite()
    person.visit()
    person.page.get_by_role("button", name="Sign in").click()
    expect(person.page.get_by_label("Password")).to_be_visible()
    expect(person.page.get_by_text("Sign in without a password")).to_have_count(0)
    page = signed_up(person, "Anna of Turfan")
    expect(page.get_by_role("button", name="Sign out everywhere")).to_be_visible()
    expect(page.get_by_label("Mail address")).to_have_count(0)


def test_signing_in_by_a_link(invite: Invite, mailing: Server, office: PostOffice) -> None:
    person, elsewhere = invite(), invite()
    person.address = elsewhere.address = mailing.address
    page = signed_up(person, "Anna of Bukhara")
    fill = part(page, "Mail address")
    fill("Mail address", MAIL)
    fill("Password", PASSWORD)
    before = len(office.mails)
    page.get_by_role("button", name="Send a link").click()
    expect(page.get_by_text("A link is on its way")).to_be_visible()
    follow(person, link_in(office.newest(before + 1)), "Confirm the mail address")
    expect(page.get_by_text(f"Confirmed: {MAIL}")).to_be_visible()
    elsewhere.visit()
    page = elsewhere.page
    page.get_by_role("button", name="Sign in").click()
    page.get_by_text("Sign in without a password").click()
    page.get_by_label("Mail address").fill(MAIL)
    page.get_by_role("button", name="Send a link").click()
    expect(page.get_by_text("If an account has this address")).to_be_visible()
    follow(elsewhere, link_in(office.newest(before + 2)), "Sign in")
    expect(page.get_by_text("You came by a link")).to_be_visible()
    part(page, "Change the password")("New password", OTHER)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The new password holds")).to_be_visible()
    assert person.see("/me") == {"person": None}


def follow(person: Person, link: str, button: str) -> None:
    """Open a link of a mail at the server under test; nothing happens until the button is pressed."""
    parts = urlsplit(link)
    person.visit(f"{parts.path}#{parts.fragment}")
    main = person.page.get_by_role("main")
    expect(main.get_by_role("button", name=button)).to_be_visible()
    main.get_by_role("button", name=button).click()


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "wide"])
def test_the_page_fits_and_axe_finds_nothing(invite: Invite, mailing: Server, size: dict[str, int]) -> None:
    person = invite(**size, locale="ru-RU", bypass_csp=True)
    person.address = mailing.address
    person.ask("/me/register", {"name": f"Александра Воскр {size['width']}", "password": PASSWORD})
    person.visit("/account")
    expect(person.page.locator("section")).to_have_count(5)
    assert sideways(person.page) <= 0
    assert findings_in_both_themes(person.page) == []
