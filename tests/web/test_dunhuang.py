"""The board of Dunhuang: how much prestige is left is told where it can run out."""

import pytest
from playwright.sync_api import expect

from tests.web.board import DUEL, sit_down
from tests.web.conftest import Invite


@pytest.mark.parametrize(
    ("supply", "prestige", "coins"),
    [
        ("finite_prestige", "Prestige left in the supply: 28 of 28", None),
        ("finite", "Prestige left in the supply: 28 of 28", "Coins left in the supply: 34 of 44"),
        ("unlimited", "Prestige: 28", None),
    ],
)
def test_the_supply_tells_what_is_left(invite: Invite, supply: str, prestige: str, coins: str | None) -> None:
    page = sit_down(invite(), DUEL, "dunhuang", {"supply": supply})
    middle = page.locator(".centre")
    heap = middle.get_by_role("img", name=prestige, exact=True)
    expect(heap).to_have_text("28" if supply == "unlimited" else "28/28")
    expect(heap.locator("svg")).to_have_count(3)
    if coins is not None:
        place = middle.get_by_role("button", name=coins, disabled=True)  # the turn has not come to it
        expect(place).to_contain_text("34/44")
    else:
        expect(middle.get_by_text("/44")).to_have_count(0)
