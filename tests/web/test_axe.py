"""axe finds nothing serious on any page, in either theme."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.client import axe_source
from tests.web.conftest import Invite

DUEL = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def findings(page: Page) -> list[str]:
    """What axe calls serious or worse, each with the first place it was found."""
    page.evaluate(axe_source())
    result: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{found['id']}: {found['help']} at {found['nodes'][0]['target']}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lobby_and_table(invite: Invite, theme: str) -> None:
    person = invite(bypass_csp=True, color_scheme=theme)
    person.visit()
    person.page.get_by_role("button", name="Play now").first.wait_for()
    assert findings(person.page) == []
    person.visit("/new/spice_road")
    person.page.get_by_label("Seat 1", exact=True).wait_for()
    assert findings(person.page) == []
    person.visit(person.open_table(DUEL, options={"golden_deals": True}))
    person.wait_for_turn()
    for tab in ("Chat", "Rules", "Scores", "Log"):
        person.page.get_by_role("tab", name=tab).click()
        assert findings(person.page) == []


def test_replay_and_end(invite: Invite) -> None:
    person = invite(bypass_csp=True)
    path = person.open_table(DUEL)
    person.let_bots_finish(path)
    person.visit(path)
    person.end.locator("figure svg").wait_for()
    assert findings(person.page) == []
    person.visit(f"{path}/replay#10")
    page = person.page
    page.get_by_text("Move 10 of").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Move 11 of").wait_for()
    assert page.url.endswith("#11")
    page.get_by_label("Show hidden").check()
    page.get_by_label("Seen from").wait_for()
    assert findings(page) == []
