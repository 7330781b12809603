"""A connection that is dead without having been closed, as after sleep or a change of networks."""

from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.web.board import DUEL
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.relay import Relay
from tests.web.server import Server

NOTICED = 5.0  # seconds
SPARE = 5.0  # for a machine that is busy; a dead connection used to take minutes


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    with Relay(server.address) as relay:
        yield relay


def at_table(person: Person, relay: Relay) -> str:
    """Sit at a new table over the relay."""
    person.address = relay.address
    path = person.open_table(DUEL)
    person.visit(path)
    person.wait_for_turn()
    assert relay.sockets == 1
    return path


def wait_for_another_socket(person: Person, relay: Relay) -> float:
    """How long it takes until the page has opened a second socket."""
    began = monotonic()
    while relay.sockets == 1:
        assert monotonic() - began < 60, "The page never notices."
        person.page.wait_for_timeout(50)
    return monotonic() - began


def test_a_move_over_a_dead_connection_is_made_over_a_new_one(invite: Invite, relay: Relay, server: Server) -> None:
    person = invite()
    path = at_table(person, relay)
    event = int(person.event())
    relay.die()
    person.choices.first.click()
    said = person.page.locator("[aria-live=polite] .banner")
    expect(said).to_contain_text("What you did is kept and will be sent again.")
    assert wait_for_another_socket(person, relay) < NOTICED + SPARE
    expect(said).to_have_count(0)
    expect(person.page.locator(".table")).not_to_have_attribute("data-event", str(event))
    person.address = server.address
    entries = person.see(f"{path.replace('/table', '/tables')}/log")["entries"]
    assert [entry["seat"] for entry in entries if entry["event"] > event].count(0) == 1, "made once, not twice"


@pytest.mark.parametrize(
    "back",
    [
        "document.dispatchEvent(new Event('visibilitychange'))",
        "document.dispatchEvent(new Event('resume'))",
        "dispatchEvent(new Event('online'))",
    ],
)
def test_a_page_that_comes_back_finds_out_at_once(invite: Invite, relay: Relay, back: str) -> None:
    person = invite()
    at_table(person, relay)
    relay.die()
    person.page.evaluate(back)
    assert wait_for_another_socket(person, relay) < NOTICED + SPARE
    expect(person.page.locator(".banner")).to_have_count(0)


def test_a_page_without_network_says_so(invite: Invite, relay: Relay) -> None:
    person = invite()
    at_table(person, relay)
    relay.die()
    person.context.set_offline(True)
    expect(person.page.get_by_text("No network.")).to_be_visible()
    person.context.set_offline(False)
    expect(person.page.get_by_text("No network.")).to_have_count(0, timeout=20_000)
    assert relay.sockets > 1
