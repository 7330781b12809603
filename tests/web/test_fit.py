"""On one screen: the board with all that can be lit, whatever the game, with the most players, at every usual size."""

import random
from typing import Any

import pytest

import caravanserai as cv
from tests.web.board import at_rest, sit_down
from tests.web.conftest import Invite
from tests.web.person import Person, keeping

GAMES = [game.id for game in cv.games()]
SIZES = [(1280, 800), (1440, 900), (1920, 1080)]
LANGUAGES = ["en", "ru"]
DECISIONS = 5
MANY = 10  # choices that do not fit beside the log
LEAST_TEXT = 11  # pixels, outside of drawings
# Everything that is wrong with what is seen now, in words.
AMISS = """(least) => {
    const amiss = [];
    const room = document.querySelector('.room').getBoundingClientRect();
    const board = document.querySelector('[data-board]');
    const name = (one) => `${one.tagName}.${[...one.classList].filter((c) => !c.startsWith('svelte-')).join('.')}`;
    const outside = ({ left, top, right, bottom }) =>
        left < room.left - 11 || top < room.top - 11 || right > room.right + 11 || bottom > room.bottom + 11;
    const scrolls = (one) => one && one.scrollHeight > one.clientHeight + 1;
    if (scrolls(document.documentElement)) amiss.push('the page scrolls');
    if (scrolls(document.querySelector('.middle'))) amiss.push('what is around the board scrolls');
    const seen = [...board.querySelectorAll('.lit')].filter((one) => one.getClientRects().length > 0);
    for (const one of seen) if (outside(one.getBoundingClientRect())) amiss.push(`lit outside: ${name(one)}`);
    const fitted = document.querySelector('.fitted');
    const scale = fitted.getBoundingClientRect().width / fitted.offsetWidth;
    const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const holder = text.parentElement;
        if (!text.data.trim() || !holder.checkVisibility()) continue;
        if (holder.closest('svg, .unseen, .layer, .folded .list')) continue;
        if (text.data.includes('[[')) amiss.push(`a symbol as text: ${text.data.trim()} in ${name(holder)}`);
        const range = document.createRange();
        range.selectNode(text);
        const box = range.getBoundingClientRect();
        if (box.width < 1.5) continue;
        const onBoard = board.contains(holder);
        let size = Number.parseFloat(getComputedStyle(holder).fontSize) * (onBoard ? scale : 1);
        const world = holder.closest('.world');
        if (world && onBoard) size *= world.getBoundingClientRect().width / world.offsetWidth / scale;
        if (size < least - 0.05) amiss.push(`small: ${text.data.trim()} ${size.toFixed(1)} in ${name(holder)}`);
        if (onBoard && outside(box)) amiss.push(`cut off: ${text.data.trim()} in ${name(holder)}`);
    }
    return [...new Set(amiss)];
}"""
# The board has taken the size of the room it has now.
SCALED = """() => {
    const room = document.querySelector('.room');
    const fitted = document.querySelector('.fitted');
    return room && fitted && Math.abs(fitted.getBoundingClientRect().width - room.clientWidth) < 1;
}"""
RAIL = "document.querySelector('.rail').getBoundingClientRect().top"


def crowded(game: str) -> list[dict[str, str]]:
    """The own seat, and as many bots as there is room for."""
    return [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(max(cv.load(game).players) - 1))]


def found_amiss(person: Person, least: float = LEAST_TEXT) -> list[str]:
    """What does not fit, once nothing moves any more."""
    person.page.wait_for_function(SCALED)
    person.page.wait_for_timeout(250)
    found: list[str] = person.page.evaluate(AMISS, least)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_decision_needs_is_on_screen(invite: Invite, game: str) -> None:
    person = at_rest(invite())
    page = sit_down(person, crowded(game), game)
    page.keyboard.press("l")  # the list is folded, as it is at first
    chance = random.Random(3)
    tops: set[float] = set()
    for _ in range(DECISIONS):
        if person.end.count():
            break
        assert found_amiss(person) == []
        tops.add(page.evaluate(RAIL))
        page.keyboard.press("l")
        person.step_in_list(chance)
        person.wait_for_turn()
    assert len(tops) == 1, "The rail keeps its place."


@pytest.mark.parametrize("game", GAMES)
def test_it_fits_at_every_usual_size_in_every_language(invite: Invite, game: str) -> None:
    person = at_rest(invite())
    page = sit_down(person, crowded(game), game)
    chance = random.Random(4)
    for _ in range(DECISIONS):
        person.step_in_list(chance)
    person.wait_for_turn()
    amiss: dict[str, Any] = {}
    page.add_init_script(keeping(listOpen=False))
    for language in LANGUAGES:
        page.add_init_script(keeping(language=language))
        page.reload()
        page.wait_for_selector("[data-board]")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if found := found_amiss(person):
                amiss[f"{language} {width}x{height}"] = found
    assert amiss == {}


@pytest.mark.parametrize("game", ["eastern_wonders", "marco_polo"])
def test_an_opened_list_of_choices_is_whole(invite: Invite, game: str) -> None:
    person = at_rest(invite())
    page = sit_down(person, crowded(game), game)
    page.keyboard.press("l")
    chance = random.Random(5)
    most = 0
    for _ in range(3 * DECISIONS):
        page.keyboard.press("l")
        count = person.choices.count()
        page.wait_for_timeout(150)
        hidden = page.evaluate(
            "(() => { const l = document.querySelector('.choices .list');"
            " return l ? l.scrollHeight - l.clientHeight : 0; })()"
        )
        assert hidden <= 1, f"{count} choices"
        most = max(most, count)
        if most > MANY:
            break
        person.step_in_list(chance)
        person.wait_for_turn()
    assert most > MANY
