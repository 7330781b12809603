"""What is seen moving: the pieces that travel over the board, and what tells what happened."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.board import DUEL, at_rest, sit_down
from tests.web.conftest import Invite
from tests.web.person import Person, keeping

MOVING = {"reduced_motion": "no-preference"}
STEPS = 8
# Watches the sheet on which copies travel: how each part of a copy differs from its piece, and where it is on screen.
WATCH = """(() => {
    const said = (window.copies = []);
    const sizes = (piece) => {
        const scale = piece.getBoundingClientRect().width / piece.offsetWidth;
        return [piece, ...piece.querySelectorAll('*')].map((part) => {
            const { width, height } = part.getBoundingClientRect();
            const { fontSize, fill, color, display } = getComputedStyle(part);
            const size = display === 'none' || !scale ? [] : [width / scale, height / scale];
            return { name: `${part.tagName}.${part.classList}`, size, looks: [fontSize, fill, color].join(' ') };
        });
    };
    // A piece that has other parts by now, as a pile of another height, is like its copy no more.
    const unlike = (copy, piece) => copy.length !== piece.length ? [] : copy.flatMap((part, n) => {
        const other = piece[n];
        const wrong = part.looks !== other.looks || part.size.some((one, k) => Math.abs(one - other.size[k]) > 1.5);
        return wrong ? [JSON.stringify([part, other])] : [];
    });
    const before = new Map();
    const keep = () => {
        for (const piece of document.querySelectorAll('[data-board] [data-piece]'))
            if (!piece.closest('.layer') && piece.offsetWidth) before.set(piece.dataset.piece, sizes(piece));
    };
    const home = (copy) => document.querySelector(`[data-board] [data-piece='${copy.dataset.likeness}']`);
    const look = (copy) => {
        const piece = home(copy);
        const like = piece ? sizes(piece) : before.get(copy.dataset.likeness);
        const wrong = like ? unlike(sizes(copy), like) : [];
        const told = { of: copy.dataset.likeness ?? 'a coin', unlike: wrong, outside: 0 };
        said.push(told);
        const follow = () => {
            if (!copy.isConnected) return;
            const { left, top, right, bottom } = copy.getBoundingClientRect();
            const outside = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
            if (outside > told.outside) Object.assign(told, { outside, at: [left, top, right, bottom] });
            requestAnimationFrame(follow);
        };
        follow();
    };
    setInterval(keep, 300);
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
            if (target.matches?.('.layer')) for (const copy of addedNodes) if (copy.nodeType === 1) look(copy);
    }).observe(document, { childList: true, subtree: true });
})()"""
# Keeps the lines that the banner of the board tells.
TOLD = """(() => {
    window.told = [];
    const look = () => {
        const line = document.querySelector('.banner')?.innerText.trim().replaceAll('\\u00a0', ' ');
        if (line && window.told.at(-1) !== line) window.told.push(line);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
})()"""
EDGE = 4  # pixels by which the shadow or the paper of a piece may miss the window


def watched(person: Person, game: str, motion: str = "normal", **more: Any) -> Page:
    """A table of this game whose motion is seen and written down."""
    at_rest(person).page.add_init_script(keeping(motion=motion))
    person.page.add_init_script(WATCH)
    return sit_down(person, DUEL, game, **more)


@pytest.mark.parametrize("game", ["dunhuang", "east_west_3", "spice_road"])
def test_what_flies_looks_like_its_piece_and_stays_on_screen(invite: Invite, game: str) -> None:
    person = invite(**MOVING)
    page = watched(person, game)
    chance = random.Random(6)
    for _ in range(STEPS):
        person.step_in_list(chance)
        page.wait_for_timeout(600)
    copies = page.evaluate("window.copies")
    assert copies, "Something flew."
    assert [copy for copy in copies if copy["unlike"]] == []
    assert [copy for copy in copies if copy["outside"] > EDGE] == []


def told_sooner_or_later(page: Page, beginning: str) -> bool:
    for _ in range(60):
        if any(line.startswith(beginning) for line in page.evaluate("window.told")):
            return True
        page.wait_for_timeout(100)
    return False


def until_others_moved(person: Person) -> None:
    chance = random.Random(4)
    told = person.page.locator(".log li").filter(has_text="Bot 2")
    before = told.count()  # the bot may have begun
    for _ in range(STEPS):
        person.step_in_list(chance)
        person.page.wait_for_timeout(1500)
        person.wait_for_turn()
        if told.count() > before:
            return
    raise AssertionError("The bot never moves.")


def test_each_event_is_told_on_the_board_and_the_last_round_is_shown_again(invite: Invite) -> None:
    person = invite(**MOVING)
    page = watched(person, "spice_road", motion="fast")
    page.evaluate(TOLD)
    until_others_moved(person)
    assert told_sooner_or_later(page, "Bot 2 (greedy)")
    assert told_sooner_or_later(page, "Your turn")
    again = page.get_by_role("button", name="Replay the last round")
    expect(again).to_have_attribute("aria-pressed", "false")
    page.evaluate("window.told = []")
    page.keyboard.press("r")
    assert told_sooner_or_later(page, "Bot 2 (greedy)")
    expect(again).to_have_attribute("aria-pressed", "false")  # it comes to its end by itself
    expect(page.locator("[data-board] .lit").first).to_be_visible()


def test_a_round_shown_again_is_left_at_once(invite: Invite) -> None:
    person = at_rest(invite())
    page = sit_down(person, DUEL, "spice_road")
    until_others_moved(person)
    stop = page.get_by_role("button", name="Stop", exact=True)
    page.get_by_role("button", name="Replay the last round").click()
    expect(stop).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-board] .lit")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(stop).to_have_count(0)
    expect(page.locator("[data-board] .lit").first).to_be_visible()
    page.keyboard.press("r")
    expect(stop).to_be_visible()
    person.step_in_list(random.Random(5))
    expect(stop).to_have_count(0)


def test_what_others_touched_stays_marked_and_their_ways_are_drawn(invite: Invite) -> None:
    person = at_rest(invite())
    page = sit_down(person, DUEL, "eastern_wonders")
    chance = random.Random(2)
    marked: set[str] = set()
    ways = 0
    for _ in range(3 * STEPS):
        person.step_in_list(chance)
        person.wait_for_turn()
        marked |= set(page.evaluate("[...document.querySelectorAll('[data-trace]')].map((one) => one.dataset.trace)"))
        ways += page.locator(".arrows .way").count()
        if marked and ways:
            break
    assert marked == {"1"}, "Only what others have done is marked."
    assert ways > 0, "The bot has sailed."
