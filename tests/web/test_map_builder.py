"""Maps are looked at, shuffled, built and sent before a table is opened."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from caravanserai.games.century.eastern_wonders.game import STRAIT
from tests.web.axe import findings_in_both_themes
from tests.web.board import PHONE, sideways
from tests.web.conftest import Invite
from tests.web.person import Person

READY = "This map is ready to be played."
FIRST_MARKET = "-2,3"  # on the map of the first game
FIRST_PORT = "-2,2"


def test_a_shuffled_map_is_the_one_that_is_played(invite: Invite) -> None:
    person = invite()
    page = begin(person)
    picture = page.locator("svg[data-map]")
    expect(picture).to_have_attribute("aria-label", "Map with 20 islands, 4 ports")
    seen = [shape(picture)]
    page.get_by_text("random", exact=True).click()
    for _ in range(2):
        expect(picture).not_to_have_attribute("data-map", seen[-1])
        seen.append(shape(picture))
        page.get_by_role("button", name="Shuffle map").click()
    expect(picture).not_to_have_attribute("data-map", seen[-1])
    seen.append(shape(picture))
    assert len(set(seen)) == 4
    assert played(person, open_table(page)) == set(seen[-1].split())


def test_the_builder_is_fetched_when_it_is_opened(invite: Invite) -> None:
    person = invite()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    begin(person)
    person.page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "MapBuilder" in url]
    build(person.page)
    assert [url for url in asked if "MapBuilder" in url]


def test_a_map_is_built_with_the_mouse(invite: Invite) -> None:
    person = invite()
    page = begin(person)
    build(page)
    use = page.get_by_role("button", name="Use this map")
    expect(use).to_be_enabled()
    tool(page, "erase")
    cell(page, "0,0").click()
    expect(verdict(page)).to_contain_text("1 island is missing: a map has 20.")
    expect(use).to_be_disabled()
    expect(page.locator("[data-tool=market]")).to_contain_text("1 left")
    page.get_by_role("button", name="Undo").click()
    expect(verdict(page)).to_have_text(READY)

    # A port that nobody can reach is named and marked; dragged to the coast it is a good one.
    box, away = middle(cell(page, FIRST_PORT)), middle(cell(page, "-4,2"))
    drag(page, box, away)
    expect(cell(page, "-4,2")).to_have_attribute("data-kind", "port")
    expect(verdict(page)).to_contain_text("The map must hang together.")
    expect(page.locator("[aria-invalid]")).to_have_count(1)
    expect(verdict(page)).to_contain_text(name(cell(page, "-4,2")))
    drag(page, middle(cell(page, "-4,2")), middle(cell(page, "-3,4")))
    expect(verdict(page)).to_have_text(READY)

    tool(page, "tile")
    page.locator("[data-tile=yyy-b]").click()
    cell(page, FIRST_MARKET).click()
    expect(cell(page, FIRST_MARKET)).to_have_attribute(
        "aria-label", re.compile("cloves market, give 3 yellow, take 1 brown")
    )
    expect(use).to_be_enabled()
    use.click()
    expect(page.locator(".builder")).to_have_count(0)
    expect(page.get_by_role("radio", name="your own")).to_be_checked()
    built = set(shape(page.locator("svg[data-map]")).split())
    path = open_table(page)
    assert "yyy-b" in chosen_map(person, path)
    assert played(person, path) == at_origin(built)


def test_a_map_is_built_with_the_keyboard_alone(invite: Invite) -> None:
    person = invite()
    page = begin(person)
    build(page)
    page.get_by_role("button", name="Empty sea").press("Enter")
    expect(verdict(page)).to_contain_text("20 islands are missing")
    page.locator("[data-tool=port]").press("Enter")
    start = page.locator("[data-hex][tabindex='0']")
    first = start.get_attribute("data-hex") or ""
    start.focus()
    page.keyboard.press("Enter")
    expect(cell(page, first)).to_have_attribute("data-kind", "port")
    expect(page.locator("footer [role=status]")).to_contain_text("port")
    walked = [first]
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        walked.append(page.evaluate("document.activeElement.dataset.hex"))
        assert touching(walked[-2], walked[-1])
    page.keyboard.press("Delete")
    expect(page.locator("[data-kind]")).to_have_count(0 if walked[-1] == first else 1)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-kind]")).to_have_count(1)

    # Picked up, put down somewhere else; Escape lets go without closing the builder.
    page.locator("[data-tool=move]").press("Enter")
    cell(page, first).focus()
    page.keyboard.press("Enter")
    expect(cell(page, first)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(cell(page, first)).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(cell(page, first)).not_to_have_attribute("data-kind", "port")
    expect(page.locator("[data-kind=port]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".builder")).to_have_count(0)
    expect(page.get_by_role("radio", name="the first game")).to_be_checked()
    build(page)  # what was begun is still there
    expect(page.locator("[data-kind]")).to_have_count(1)


def test_a_map_is_built_with_fingers_on_a_phone(invite: Invite) -> None:
    person = invite(**PHONE)
    page = begin(person, "sand_to_sea")
    assert sideways(page) == 0
    build(page)
    assert sideways(page) == 0
    box = cell(page, FIRST_MARKET).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 30
    tool(page, "sea")
    for hexes, said in (("0,0 0,1 0,2", "Mark 4 hexes as open sea, or none; now it is 3"), ("0,3", READY)):
        for place in hexes.split():
            cell(page, place).tap()
        expect(verdict(page)).to_contain_text(said)
    cell(page, FIRST_PORT).scroll_into_view_if_needed()
    finger = page.context.new_cdp_session(page)
    start, end = middle(cell(page, FIRST_PORT)), middle(cell(page, "-3,4"))
    ways = [("touchStart", start), ("touchMove", between(start, end)), ("touchMove", end)]
    for kind, (x, y) in ways:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(cell(page, "-3,4")).to_have_attribute("data-kind", "port")
    page.get_by_role("button", name="Use this map").tap()
    expect(page.locator("svg[data-map]")).to_have_attribute("aria-label", "Map with 16 islands, 4 ports, 4 open sea")


@pytest.mark.parametrize("game", ["east_west_2", "east_west_3"])
def test_the_island_of_a_combination(invite: Invite, game: str) -> None:
    """Twelve markets around an open sea, without ports: looked at, shuffled, built, and seen by those who join."""
    person = invite(**PHONE)
    page = begin(person, game)
    picture = page.locator("svg[data-map]")
    expect(picture).to_have_attribute("aria-label", "Map with 12 islands, 1 open sea")
    usual = shape(picture)
    page.get_by_text("random", exact=True).tap()
    expect(picture).not_to_have_attribute("data-map", usual)
    page.get_by_role("button", name="Shuffle map").tap()
    expect(picture).to_have_attribute("aria-label", "Map with 12 islands, 1 open sea")
    assert sideways(page) == 0
    build(page)
    assert sideways(page) == 0
    expect(page.locator("[data-tool=port]")).to_have_count(0)
    expect(verdict(page)).to_have_text(READY)
    tool(page, "erase")
    page.locator("[data-kind=sea]").tap()
    expect(verdict(page)).to_contain_text("A map has 1 open sea; now it is 0.")
    expect(verdict(page)).not_to_contain_text("missing")  # the islands are all there
    expect(page.locator("[data-tool=market]")).to_contain_text("0 left")
    page.locator("[data-kind=market]").first.tap()
    expect(verdict(page)).to_contain_text("1 island is missing: a map has 12.")
    expect(page.locator("[data-tool=market]")).to_contain_text("1 left")
    page.get_by_role("button", name="Undo").tap()
    page.get_by_role("button", name="Undo").tap()
    tool(page, "tile")
    page.locator("[data-tile=yyy-b]").tap()
    page.locator("[data-kind=market]").first.tap()
    expect(verdict(page)).to_have_text(READY)
    page.get_by_role("button", name="Use this map").tap()
    expect(page.get_by_role("radio", name="your own")).to_be_checked()
    built = set(shape(picture).split())
    path = open_table(page)
    expect(page.locator("svg[data-map]")).to_have_attribute("aria-label", "Map with 12 islands, 1 open sea")
    assert "yyy-b" in chosen_map(person, path)
    assert played(person, path, spaces=13) == at_origin(built)


def test_a_map_is_sent_as_text_and_bad_text_is_met_with_a_sentence(invite: Invite) -> None:
    person = invite()
    page = begin(person)
    build(page)
    page.get_by_role("button", name="Map as text").click()
    text = page.locator(".builder textarea")
    assert text.input_value().count(";") == 23
    before = page.locator("[data-kind]").count()
    draw = page.get_by_role("button", name="Draw this text")
    for bad, sentence in (
        ("atlantis", "“atlantis” is no map."),
        ("0,0 port; 0,0 market", "Two spaces lie on 0,0."),
        ("0,0 volcano", "A space is one of market, port, sea, not “volcano” (at 0,0)."),
        ("1;2,2 market", "“1” cannot be read."),
        ("0,0 market gold", "There is no market tile “gold”."),
        ("0,0 port; " * 300, "This text is too long for a map: 2,000 characters are enough."),
        ("random", "There is no map in this text."),
    ):
        text.fill(bad)
        draw.click()
        expect(page.locator(".builder [role=alert]")).to_contain_text(sentence)
        assert page.locator("[data-kind]").count() == before
    text.fill(STRAIT.replace("0,0 port", "0,0 port yy-g"))
    draw.click()
    expect(page.locator(".builder [role=alert]")).to_contain_text("Only a market can name its tile")
    text.fill(STRAIT)
    draw.click()
    expect(verdict(page)).to_have_text(READY)
    expect(page.locator(".builder [role=alert]")).to_have_text("")
    page.get_by_role("button", name="Use this map").click()
    assert played(person, open_table(page)) == at_origin({entry.split()[0] for entry in STRAIT.split("; ")})


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    person = invite(bypass_csp=True)
    page = begin(person, "sand_to_sea")
    assert findings_in_both_themes(page) == []
    build(page)
    assert findings_in_both_themes(page) == []
    tool(page, "tile")
    page.locator("[data-tile=yy-g]").click()
    cell(page, FIRST_MARKET).click()
    tool(page, "port")
    cell(page, "-4,2").click()
    expect(page.locator("[aria-invalid]")).to_have_count(1)
    tool(page, "tile")
    page.get_by_role("button", name="Map as text").click()
    assert findings_in_both_themes(page) == []


@pytest.mark.parametrize(("locale", "missing"), [("ru", "Не хватает 1 острова"), ("uk", "Бракує 1 острова")])
def test_the_builder_speaks_every_language(invite: Invite, locale: str, missing: str) -> None:
    page = begin(invite(locale=locale), "sand_to_sea")
    page.locator(".map .side button").last.click()
    page.locator("[data-hex]").first.wait_for()
    page.locator("[data-tool=erase]").click()
    cell(page, "0,0").click()
    expect(verdict(page)).to_contain_text(missing)
    assert not re.search(r"\b(builder|ui|century)-", page.locator("dialog").inner_text())


def begin(person: Person, game: str = "eastern_wonders") -> Page:
    """The page of a new table, with its map drawn."""
    person.visit(f"/new/{game}")
    person.page.locator("svg[data-map]").wait_for()
    return person.page


def build(page: Page) -> None:
    page.get_by_role("button", name="Build a map").click()
    page.locator("[data-hex]").first.wait_for()


def tool(page: Page, which: str) -> None:
    page.locator(f"[data-tool={which}]").click()


def cell(page: Page, place: str) -> Locator:
    return page.locator(f"[data-hex='{place}']")


def verdict(page: Page) -> Locator:
    return page.locator(".builder [aria-live]")


def shape(picture: Locator) -> str:
    return picture.get_attribute("data-map") or ""


def name(place: Locator) -> str:
    """What a hex is called on the field, such as C4."""
    return (place.get_attribute("aria-label") or "").split(":")[0]


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def between(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*between(start, end))
    page.mouse.move(*end)
    page.mouse.up()


def touching(one: str, other: str) -> bool:
    (q, r), (p, s) = (map(int, place.split(",")) for place in (one, other))
    return (p - q, s - r) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


def open_table(page: Page) -> str:
    """Open the table with a seat that nobody has yet; gives its path."""
    page.get_by_label("Your name").fill("Mara")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()
    return page.url[page.url.index("/table/") :]


def chosen_map(person: Person, path: str) -> str:
    return str(person.see(path.replace("/table/", "/tables/"))["options"]["map"])


def played(person: Person, path: str, spaces: int = 24) -> set[str]:
    """The hexes of the table's map."""
    entries = chosen_map(person, path).split("; ")
    assert len(entries) == spaces
    return {entry.split()[0] for entry in entries}


def at_origin(places: set[str]) -> set[str]:
    hexes = [tuple(map(int, place.split(","))) for place in places]
    left, top = min(q for q, _ in hexes), min(r for _, r in hexes)
    return {f"{q - left},{r - top}" for q, r in hexes}
