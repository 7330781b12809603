"""What the tests of all boards share: who sits there, driver down, and what a screen must offer."""

from playwright.sync_api import Locator, Page, expect

from tests.web.person import Person, Seats, keeping

DUEL: Seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
FOUR: Seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
EASY: Seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
LEAST_TOUCH = 40  # pixels


def at_rest(person: Person) -> Person:
    """At their screen nothing plays itself, not even what is the only choice."""
    person.page.add_init_script(keeping(playForced=False))
    return person


def sit_down(person: Person, seats: Seats, game: str, options: dict[str, object] | None = None) -> Page:
    """A new table, seen when there is something to decide."""
    person.visit(person.open_table(seats, game=game, options=options or {}))
    person.wait_for_turn()
    return person.page


def sideways(page: Page) -> int:
    """How far the page would have to be pushed sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def least(places: Locator) -> float:
    """The smaller side of the first of them."""
    expect(places.first).to_be_visible()
    box = places.first.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


def tap_answer(answer: Locator) -> None:
    """Choose it with a finger: it is high enough for one, and not pushed out of the page."""
    expect(answer).to_be_visible()
    box = answer.bounding_box()
    assert box is not None
    assert box["height"] >= LEAST_TOUCH
    assert box["x"] >= 0
    answer.tap()
