"""The end of a game: counted item by item, told in sentences, kept as a picture."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.ahead import play_to_the_end
from tests.web.axe import findings
from tests.web.board import DUEL, EASY, FOUR, PHONE, sideways
from tests.web.conftest import Invite
from tests.web.person import Person, keeping

MOVING = {"reduced_motion": "no-preference"}
COUNTED = 30_000  # milliseconds, for the whole ceremony and more
# The last of the buttons, and whether all that was told before them is above it.
LOWEST = "[...document.querySelectorAll('.end .after')].at(-1).getBoundingClientRect().bottom"
PICTURE = (1200, 630)
QUICK = [*EASY, EASY[-1], EASY[-1]]


def finished(person: Person, game: str, seats: list[dict[str, str]]) -> str:
    """The path of a game that is over, which nobody has looked at yet."""
    path = person.open_table(seats, game=game)
    play_to_the_end(person, path)
    return path


def totals(person: Person) -> list[int]:
    cells = person.end.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    return [int(cell) for cell in cells]


def test_points_are_counted_item_by_item_and_a_key_shows_the_rest(invite: Invite) -> None:
    """Nothing tells the result before the places do; who comes back finds all of it at once."""
    person = invite(**MOVING)
    path = finished(person, "spice_road", DUEL)
    scores = sorted(person.see(path.replace("/table/", "/tables/"))["scores"])
    title = person.end.get_by_role("heading", level=2)
    rematch = person.end.get_by_role("button", name="Rematch")
    person.visit(path)
    expect(title).to_have_text("Final scoring")
    expect(rematch).to_be_hidden()
    first = sum(totals(person))
    assert first < sum(scores)
    expect(person.end.get_by_text("Place 1")).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(title).to_contain_text("point")
    expect(rematch).to_be_visible()
    assert sorted(totals(person)) == scores
    person.page.reload()
    expect(title).to_contain_text("point")
    expect(person.end.get_by_role("button", name="Skip")).to_have_count(0)


def test_it_comes_to_its_end_by_itself(invite: Invite) -> None:
    """The sums only grow, and what decided it is what the score sheet says."""
    person = invite(**MOVING)
    path = finished(person, "spice_road", DUEL)
    info = person.see(path.replace("/table/", "/tables/"))
    person.visit(path)
    expect(person.end.get_by_role("heading", level=2)).to_have_text("Final scoring")
    seen = 0
    while person.end.get_by_role("button", name="Skip").count():
        now = sum(totals(person))
        assert now >= seen
        seen = now
        person.page.wait_for_timeout(100)
    assert seen == sum(info["scores"])
    winner, second = sorted((0, 1), key=lambda seat: seat not in info["winners"])
    told = person.end.locator(".told p").first
    if info["scores"][0] == info["scores"][1]:
        expect(told).to_contain_text("turn order")
    else:
        pairs = zip(info["breakdown"][winner], info["breakdown"][second], strict=True)
        leads = [(mine["points"] - other["points"], mine["points"], other["points"]) for mine, other in pairs]
        _, most, less = max(leads, key=lambda lead: lead[0])
        expect(told).to_have_text(re.compile(rf"^What decided it: .* {most}, .* {less}\.$"))
    sentence = "You were|as many points" if winner == 0 else "place 2 of 2"
    expect(person.end.locator(".told")).to_contain_text(re.compile(sentence + "|turn order"))


def test_who_watches_is_told_nothing_about_themselves(invite: Invite) -> None:
    person, guest = invite(), invite()
    path = finished(person, "spice_road", DUEL)
    guest.visit(path)
    expect(guest.end.locator(".told p")).to_have_count(1)
    expect(guest.end.get_by_role("button", name="Rematch")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_longest_score_sheet_fits_the_screen(invite: Invite, language: str) -> None:
    """Four guilds, ten items: from the verdict to the buttons all is seen without scrolling."""
    person = invite()
    person.page.add_init_script(keeping(language=language))
    person.visit(finished(person, "merchant_explorers", QUICK))
    expect(person.end.locator(".told p").first).to_be_visible()
    assert person.page.evaluate(LOWEST) <= 800
    person.end.get_by_role("button").nth(-1).scroll_into_view_if_needed()
    assert findings(person.page, ".end") == []


def test_on_a_phone_the_page_scrolls_but_not_sideways(invite: Invite) -> None:
    person = invite(**PHONE)
    person.visit(finished(person, "spice_road", FOUR))
    rematch = person.end.get_by_role("button", name="Rematch")
    rematch.scroll_into_view_if_needed()
    expect(rematch).to_be_in_viewport()
    assert sideways(person.page) <= 0


def test_a_picture_to_share_is_a_png_of_the_result(invite: Invite, tmp_path: Path) -> None:
    """It holds title, names and points, and can be kept as a file."""
    person = invite()
    person.visit(finished(person, "spice_road", DUEL))
    with person.page.expect_download() as download:
        person.end.get_by_role("button", name="Picture to share").click()
    assert re.fullmatch(r"spice_road-.+\.png", download.value.suggested_filename)
    kept = tmp_path / "picture.png"
    download.value.save_as(kept)
    content = kept.read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", content[16:24]) == PICTURE
    expect(person.end.get_by_role("alert")).to_have_count(0)
