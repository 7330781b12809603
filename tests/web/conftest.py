"""Real Chromium, a real server process, and people in front of it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

from tests.web.chrome import ARGUMENTS, provide
from tests.web.client import alone, built_client
from tests.web.person import Person, keeping
from tests.web.server import Server

Invite = Callable[..., Person]


@pytest.fixture(scope="session")
def tell(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Say a line to whoever runs the tests, past pytest's capturing."""
    capture = request.config.pluginmanager.get_plugin("capturemanager")

    def say(line: str) -> None:
        with capture.global_and_fixture_disabled() if capture else nullcontext():
            print(line, file=sys.stderr, flush=True)

    return say


@pytest.fixture(scope="package")
def browser(tell: Callable[[str], None]) -> Iterator[Browser]:
    """A browser for these tests only: while it is open, asynchronous tests cannot run in the same process."""
    with alone():
        path = provide(tell)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, tell: Callable[[str], None]) -> Iterator[Server]:
    with alone():
        client = built_client(tell)
    server = Server(tmp_path_factory.mktemp("server"), client)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Somebody new: `invite()` or `invite(width=360, height=740)`. Script errors fail the test.

    Their list of choices stands open, as nobody's does at first.
    """
    people: list[Person] = []

    def somebody(width: int = 1280, height: int = 800, **wishes: Any) -> Person:
        wishes = {"locale": "en-GB", "reduced_motion": "reduce", **wishes}
        context = browser.new_context(viewport={"width": width, "height": height}, **wishes)
        context.add_init_script(keeping(listOpen=True))
        page = context.new_page()
        troubles: list[str] = []

        def hear(message: ConsoleMessage) -> None:
            if message.type == "error" and "Content Security Policy" in message.text:
                troubles.append(message.text)

        page.on("console", hear)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        person = Person(page, server.address, troubles)
        people.append(person)
        return person

    yield somebody
    for person in people:
        person.context.close()
    assert [trouble for person in people for trouble in person.troubles] == []
