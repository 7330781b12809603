"""The new-table form of Dunhuang: eight characters are picked by their faces, and their order if one likes."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from caravanserai.games.dunhuang.components import CHARACTERS
from tests.web.axe import findings_in_both_themes
from tests.web.board import PHONE, least, sideways
from tests.web.conftest import Invite
from tests.web.person import Person

FIRST_FACES = [key for number, key in enumerate(CHARACTERS) if number % 2 == 0]
WANTED = ["musician", "princess", "ambassador", "soldier", "sogdian_merchant", "servant", "shepherd", "buddhist"]


def test_eight_characters_are_picked_and_chance_lays_their_order(invite: Invite) -> None:
    person = invite()
    page = begin(person)
    expect(page.get_by_role("radio", name="by chance")).to_be_checked()
    expect(page.locator(".token")).to_have_count(0)
    expect(page.get_by_label("Characters of the circle")).to_have_count(0)  # nobody types ids
    mode(page, "chosen characters")
    expect(page.locator(".token")).to_have_count(8)
    assert picked(page) == FIRST_FACES
    for key in WANTED:
        page.locator(f"label:has(input[value={key}])").click()
    assert picked(page) == WANTED
    expect(page.get_by_text("Chance lays them in a circle when the game begins.")).to_be_visible()
    options, circle = started(person)
    assert (options["circle_mode"], sorted(options["circle"].split())) == ("chosen_characters", sorted(WANTED))
    assert sorted(circle) == sorted(WANTED)


def test_the_order_is_chosen_by_clicks(invite: Invite) -> None:
    person = invite()
    page = begin(person)
    mode(page, "characters and order")
    assert order(page) == FIRST_FACES
    place(page, 1).click()
    expect(place(page, 1)).to_have_attribute("aria-pressed", "true")
    place(page, 4).click()
    swapped = [FIRST_FACES[3], *FIRST_FACES[1:3], FIRST_FACES[0], *FIRST_FACES[4:]]
    assert order(page) == swapped
    expect(page.get_by_text("Artist and Soldier have swapped places.")).to_be_attached()
    page.locator("label:has(input[value=general])").click()
    swapped[0] = "general"
    assert order(page) == swapped, "another face takes the place of the first one"
    options, circle = started(person)
    assert (options["circle_mode"], options["circle"].split()) == ("chosen", swapped)
    assert circle == swapped


def test_everything_can_be_done_with_the_keyboard(invite: Invite) -> None:
    person = invite()
    page = begin(person)
    page.get_by_role("radio", name="by chance").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="characters and order")).to_be_checked()
    page.get_by_role("group", name="Artist or Musician").get_by_role("radio", name="Artist").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Musician")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Princess")).to_be_focused()
    place(page, 1).focus()
    page.keyboard.press("ArrowLeft")
    expect(place(page, 8)).to_be_focused()
    expect(place(page, 8)).to_have_accessible_name("Place 8: Musician")
    page.keyboard.press("ArrowDown")
    expect(place(page, 1)).to_have_accessible_name("Place 1: Musician")
    page.keyboard.press("Enter")
    expect(place(page, 1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(place(page, 1)).to_have_attribute("aria-pressed", "false")
    assert order(page) == ["musician", *FIRST_FACES[1:]]


def test_what_was_chosen_is_kept_while_chance_is_tried(invite: Invite) -> None:
    page = begin(invite())
    mode(page, "chosen characters")
    page.locator("label:has(input[value=buddhist])").click()
    mode(page, "by chance")
    expect(page.locator(".token")).to_have_count(0)
    mode(page, "characters and order")
    expect(page.locator(".token")).to_have_count(8)
    assert picked(page) == [*FIRST_FACES[:7], "buddhist"]
    page.get_by_role("button", name="Shuffle the order").click()
    assert sorted(order(page)) == sorted(picked(page))


def test_by_chance_no_circle_is_sent(invite: Invite) -> None:
    person = invite()
    page = begin(person)
    mode(page, "chosen characters")
    mode(page, "by chance")
    options, circle = started(person)
    assert (options["circle_mode"], options["circle"]) == ("random", "")
    assert len(set(circle)) == 8


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    page = begin(invite(bypass_csp=True))
    for name in ("chosen characters", "characters and order"):
        mode(page, name)
        page.locator(".around").wait_for()
        assert findings_in_both_themes(page) == []


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_on_a_phone_nothing_is_cut_off_in_any_language(invite: Invite, locale: str) -> None:
    page = begin(invite(**PHONE, locale=locale))
    page.locator("input[name=circle_mode][value=chosen]").check(force=True)
    page.locator(".around").wait_for()
    assert sideways(page) == 0
    assert least(page.locator(".token label")) >= 40
    assert least(page.locator(".place")) >= 40
    for key in ("maid", "chinese_merchant"):  # the longest names at the sides
        page.locator(f".place[data-character={key}]").tap()
        page.locator(f"[data-place='{3 if key == 'maid' else 7}']").tap()
    assert page.evaluate(CUT_OFF) == []
    assert not re.search(r"\b(dunhuang|ui)-", page.locator("form").inner_text())


# Names that stick out of the token or of the field they are in.
CUT_OFF = """() => [...document.querySelectorAll('.token .name, .around .name')].filter((name) => {
    const inner = name.getBoundingClientRect();
    const outer = name.closest('.token, .around').getBoundingClientRect();
    return inner.left < outer.left || inner.right > outer.right || name.scrollWidth > name.clientWidth;
}).map((name) => name.textContent)"""


def begin(person: Person) -> Page:
    person.visit("/new/dunhuang")
    person.page.locator("input[name=circle_mode]").first.wait_for(state="attached")
    return person.page


def mode(page: Page, name: str) -> None:
    page.get_by_text(name, exact=True).click()
    expect(page.get_by_role("radio", name=name)).to_be_checked()


def picked(page: Page) -> list[str]:
    """The faces that lie up, token by token."""
    return [str(face.get_attribute("value")) for face in page.locator(".token input:checked").all()]


def place(page: Page, number: int) -> Locator:
    return page.locator(f"[data-place='{number}']")


def order(page: Page) -> list[str]:
    """The circle as it is drawn, clockwise."""
    expect(page.locator(".place")).to_have_count(8)
    return [str(one.get_attribute("data-character")) for one in page.locator(".place").all()]


def started(person: Person) -> tuple[dict[str, str], list[str]]:
    """The options of the table that is started now, and the circle that lies on it."""
    page = person.page
    page.get_by_label("Your name").fill("Rashid")
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as answer:
        page.get_by_role("button", name="Start").click()
    person.wait_for_turn()
    expect(page.locator("[data-slot]")).to_have_count(8)
    names = page.locator("[data-slot] .stop > .name").all_text_contents()
    table = answer.value.json()
    return table["options"], [name.lower().replace(" ", "_") for name in names]
