"""The board of From East to West I: a game by mouse, markets and routes, the keyboard, refusals, the phone."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.ahead import sit_down_late
from tests.web.axe import check_before_and_after, findings_in_both_themes
from tests.web.board import DUEL, LEAST_TOUCH, PHONE, at_rest, least, sideways, sit_down, tap_answer
from tests.web.conftest import Invite
from tests.web.deciding import Deciding
from tests.web.person import Person

GAME = "east_west_1"
LATE = 25  # the round; a game has about 30
TABLES = 20  # until somewhere a deal brings settlers back; every second table has one
# The hat of the settler and the outline of the card beside the arrow.
SETTLER_BACK = ".board path[d^='M8.9 7.4c1.3']"
CARD_BACK = ".board path[d^='M13.2 10.6h6.5']"
GOLDEN: dict[str, object] = {"golden_deals": True, "bonus_cards": True}
QUESTION = ".chooser .answer.lit"
MARKET = ".trade-card.lit"

# What somebody would press now: an answer in a chooser, a cube, a tile, a card of the route, a trade card under a
# market, or a place to work; `null` while there is nothing.
BEST_PLACE = """(chance) => {
    const lit = (where) => [...document.querySelectorAll(where)];
    const any = (places) => places[Math.floor(chance * places.length)];
    const answers = lit('.chooser .answer.lit');
    const wanted = answers.find((one) => /^(Claim|Take .* onto)/.test(one.title));
    if (wanted) return wanted;
    const simple = [...answers, ...lit('.storage .cube.lit'), ...lit('.beside .exploration.lit')];
    if (simple.length) return any(simple);
    const swaps = lit('.route .swap.lit');
    if (swaps.length) return any([...swaps, ...lit('.orders .lit')]);
    const route = lit('.route-card.lit');
    if (route.length && chance < 0.9) return route[0];
    const places = [...route, ...lit('.trade-card.lit'), ...lit('.location.lit'), ...lit('.orders .lit')];
    return any(places.length ? places : lit('.settlers .rest.lit')) ?? null;
}"""
DECIDING = Deciding(BEST_PLACE)


def take_a_card(person: Person) -> None:
    """Send settlers to the first market and take its card onto the route."""
    page = person.page
    page.locator(MARKET).first.click()
    page.locator(QUESTION, has_text="onto your route").click()
    expect(page.locator(".chooser")).to_have_count(0)


def test_a_game_by_mouse(invite: Invite) -> None:
    """The last rounds, decided on land, cards, cubes and choosers, to the page with what everybody gathered."""
    person = at_rest(invite())
    sit_down_late(person, LATE, DUEL, GAME, GOLDEN)
    DECIDING.to_the_end(person, random.Random(2))
    gathered = person.end.get_by_role("region", name="Bot 2")
    expect(gathered.get_by_role("img", name="native help: ")).to_be_visible()
    expect(person.end.get_by_role("img", name="Discard pile: ")).to_have_count(2)


def test_a_card_is_taken_at_a_market_and_used_on_the_route(invite: Invite) -> None:
    """The card under a market asks beside itself, then lies on the route with its price; its settlers stand on it."""
    person = at_rest(invite())
    page = sit_down(person, DUEL, GAME)
    expect(page.get_by_role("region", name="Trade route: 0 of 5 cards")).to_be_visible()
    take_a_card(person)
    route = page.get_by_role("region", name="Trade route: 1 of 5 cards")
    expect(route.locator(".price b")).to_have_text("1")
    expect(page.locator("[data-market] .trade-card")).to_have_count(4)
    chance = random.Random(4)
    used = DECIDING.until(person, ".own .route .crowd", chance)
    expect(used.first).to_be_visible()
    expect(page.locator(".own .route .on")).to_contain_text("on it")


def test_two_cards_change_places(invite: Invite) -> None:
    """A card of the route asks with which other one; Escape leaves it open, an answer swaps them."""
    person = at_rest(invite())
    page = sit_down(person, DUEL, GAME)
    take_a_card(person)
    take_a_card(person)
    page.locator(".location.lit[aria-label*='C2.1']").click()
    cards = page.locator(".own .route .swap.lit")
    expect(cards).to_have_count(2)
    first, second = (cards.nth(n).get_attribute("data-piece") or "" for n in (0, 1))
    cards.first.click()
    expect(page.locator(QUESTION)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(QUESTION)).to_have_count(0)
    expect(cards.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION)).to_be_focused()
    page.keyboard.press("Enter")
    route = page.locator(".own .route li [data-piece^='trade']")
    expect(route.nth(0)).to_have_attribute("data-piece", second)
    expect(route.nth(1)).to_have_attribute("data-piece", first)


def test_the_keyboard_leads_from_a_market_to_its_answers(invite: Invite) -> None:
    person = at_rest(invite())
    page = sit_down(person, DUEL, GAME)
    page.locator("[data-location][aria-label*='E2.5']").focus()
    page.keyboard.press("ArrowRight")
    assert "E2.6" in (page.locator(":focus").get_attribute("aria-label") or "")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION).first).to_be_focused()
    person.enter()


def test_what_cannot_be_done_says_why(invite: Invite) -> None:
    """A covered location, a market with own settlers, and a card of the route with settlers on it."""
    person = at_rest(invite())
    page = sit_down(person, DUEL, GAME)
    page.locator("[data-location][aria-label*='Covered']").first.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("NW-21")
    take_a_card(person)
    expect(page.locator(".settlers .rest.lit")).to_be_visible()
    page.locator("[data-market='1'] .trade-card").dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("own settlers are there")
    DECIDING.until(person, ".own:has(.route .crowd) .settlers .rest.lit", random.Random(4))
    page.locator(".own .route li:has(.crowd) .route-card").first.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("E1-21")


def test_the_table_on_a_phone(invite: Invite) -> None:
    """Nothing is pushed sideways, and places, cards and answers are large enough to tap."""
    person = at_rest(invite(**PHONE))
    page = sit_down(person, DUEL, GAME, GOLDEN)
    for place in (".location.lit", MARKET, ".settlers .rest"):
        assert least(page.locator(place).first) >= LEAST_TOUCH
    page.locator(MARKET).first.tap()
    answer = page.locator(QUESTION, has_text="onto your route")
    tap_answer(answer)
    card = page.locator(".route-card").first
    expect(card).to_be_visible()
    assert least(card) >= LEAST_TOUCH
    assert sideways(page) == 0


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    """At the start, when a market asks, and with cards and settlers on the route."""
    person = at_rest(invite(bypass_csp=True))
    page = sit_down(person, DUEL, GAME, GOLDEN)
    check_before_and_after(page, MARKET, QUESTION)
    page.locator(QUESTION, has_text="onto your route").click()
    DECIDING.until(person, ".own .route .crowd", random.Random(3))
    assert findings_in_both_themes(page) == []


@pytest.mark.parametrize("game", [GAME, "east_west_3"])
def test_deals_picture_the_settlers_they_bring_back(invite: Invite, game: str) -> None:
    """In both games with settlers and trade cards; where cards are played, the same deals bring back cards."""
    person = invite()
    for _ in range(TABLES):
        page = sit_down(person, DUEL, game, GOLDEN)
        if page.locator(SETTLER_BACK).count() > 0:
            break
    expect(page.locator(SETTLER_BACK).first).to_be_visible()
    expect(page.locator(CARD_BACK)).to_have_count(0)
