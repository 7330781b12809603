"""Names are shown whole, and the level of a bot beside them, in the language with the longest words."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.ahead import play_to_the_end
from tests.web.board import PHONE, at_rest, sideways, sit_down
from tests.web.conftest import Invite
from tests.web.person import Person, Seats

LONG = "Александра Воскресенская"  # 24 letters, as many as a name may have
BOT = "Бот\xa02"
LEVELS = ("easy", "medium", "hard", "easy")
SCREENS = pytest.mark.parametrize("screen", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "wide"])
# Where a name or level is wider than what holds it, or reaches out of something that hides what reaches out.
CUT = """(words) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    let seen = 0;
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const holder = text.parentElement;
        if (!words.some((word) => text.data.includes(word))) continue;
        if (holder.closest('.unseen, option, script') || !holder.checkVisibility()) continue;
        seen += 1;
        if (holder.scrollWidth > holder.clientWidth && holder.clientWidth > 0) found.push(`in itself: ${text.data}`);
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        for (let one = holder; one; one = one.parentElement) {
            if (!['hidden', 'clip'].includes(getComputedStyle(one).overflowX)) continue;
            const hull = one.getBoundingClientRect();
            if (box.left < hull.left - 1 || box.right > hull.right + 1) found.push(`by ${one.className}: ${text.data}`);
        }
    }
    return seen ? found : ['no name at all'];
}"""


def somebody(invite: Invite, screen: dict[str, object]) -> Person:
    person = at_rest(invite(**(screen | {"locale": "ru-RU"})))
    person.ask("/me/guest", {"name": LONG})
    return person


def against(*levels: str) -> Seats:
    return [{"kind": "me"}, *({"kind": "bot", "bot": level} for level in levels)]


def cut(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT, [LONG, "Бот", "лёгкий", "средний", "сильный"])
    return found


@SCREENS
@pytest.mark.parametrize(
    ("game", "bots"),
    [("spice_road", 1), ("spice_road", 4), ("merchant_explorers", 3), ("marco_polo", 3), ("new_world", 3)],
)
def test_names_at_the_table(invite: Invite, screen: dict[str, object], game: str, bots: int) -> None:
    person = somebody(invite, screen)
    page = sit_down(person, against(*LEVELS[:bots]), game, {"show_scores": True} if game == "spice_road" else None)
    expect(page.locator(".board").first).to_contain_text(BOT)
    assert cut(page) == []
    assert sideways(page) == 0


@SCREENS
def test_names_beside_clocks(invite: Invite, screen: dict[str, object]) -> None:
    """Where time runs, a phone shows the players above the board, too."""
    person = somebody(invite, screen)
    clock = {"kind": "live", "minutes": 10, "increment": 5}
    person.visit(person.open_table(against(*LEVELS), clock=clock, options={"show_scores": True}))
    person.wait_for_turn()
    page = person.page
    expect(page.locator(".players .player-name").filter(has_text=BOT)).to_be_visible()
    assert cut(page) == []
    assert sideways(page) == 0


@SCREENS
def test_names_at_the_end_and_in_the_lobby(invite: Invite, screen: dict[str, object]) -> None:
    person = somebody(invite, screen)
    path = person.open_table(against("easy", "easy", "easy", "easy"))  # they think least
    play_to_the_end(person, path)
    person.visit(path)
    page = person.page
    expect(person.end.get_by_role("columnheader", name=BOT)).to_be_visible()
    assert cut(page) == []
    assert sideways(page) == 0
    person.open_table(against(*LEVELS))
    person.visit()
    expect(page.locator(".row").filter(has_text=BOT).first).to_be_visible()
    assert cut(page) == []
    assert sideways(page) == 0
