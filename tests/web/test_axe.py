"""axe finds nothing serious on any page, in either theme."""

from tests.web.ahead import play_to_the_end
from tests.web.axe import findings, findings_in_both_themes
from tests.web.board import DUEL, sit_down
from tests.web.conftest import Invite


def test_lobby_and_table(invite: Invite) -> None:
    person = invite(bypass_csp=True)
    page = person.page
    person.visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert findings_in_both_themes(page) == []
    person.visit("/new/spice_road")
    page.get_by_label("Seat 1", exact=True).wait_for()
    assert findings_in_both_themes(page) == []
    sit_down(person, DUEL, "spice_road", {"golden_deals": True})
    assert findings_in_both_themes(page) == []
    for tab in ("Chat", "Rules", "Scores"):
        page.get_by_role("tab", name=tab).click()
        assert findings_in_both_themes(page, "[role=tabpanel]") == []


def test_replay_and_end(invite: Invite) -> None:
    person = invite(bypass_csp=True)
    path = person.open_table(DUEL)
    play_to_the_end(person, path)
    person.visit(path)
    person.end.locator("figure svg").wait_for()
    assert findings_in_both_themes(person.page) == []
    person.visit(f"{path}/replay#10")
    page = person.page
    page.get_by_text("Move 10 of").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Move 11 of").wait_for()
    assert page.url.endswith("#11")
    page.get_by_label("Show hidden").check()
    page.get_by_label("Seen from").wait_for()
    assert findings(page) == []
