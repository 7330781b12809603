"""Somebody who looks elsewhere is called when it is their turn: title, badge, a note of the system, a sound."""

from playwright.sync_api import Page, expect

from tests.web.board import DUEL, at_rest, sit_down
from tests.web.conftest import Invite
from tests.web.person import keeping

# What the page asks of the system is written down, then done.
LISTENING = """
    window.notes = [];
    window.tones = 0;
    const Note = window.Notification;
    window.Notification = class extends Note {
        constructor(title, options) { super(title, options); window.notes.push([title, options.body]); }
    };
    for (const name of ['createOscillator', 'createBufferSource', 'createBuffer']) {
        const made = AudioContext.prototype[name];
        AudioContext.prototype[name] = function (...given) { window.tones += 1; return made.apply(this, given); };
    }
"""
LOOK_AWAY = """(hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
BADGE = "document.querySelector(\"link[rel='icon']\").href"


def watched(invite: Invite, **settings: object) -> Page:
    person = at_rest(invite())
    person.context.grant_permissions(["notifications"])
    person.page.add_init_script(LISTENING)
    person.page.add_init_script(keeping(**settings))
    page = sit_down(person, DUEL, "spice_road")
    page.locator("h1").click()  # sounds wait for a gesture
    page.evaluate("document.hidden")
    return page


def play_a_turn(page: Page) -> None:
    page.locator(".choices .choice").first.click()
    expect(page.locator(".choices .choice").first).to_be_visible()
    expect(page).to_have_title("● Your turn · Century: Spice Road")


def test_who_looks_elsewhere_is_called(invite: Invite) -> None:
    page = watched(invite, notify=True, sound=True)
    usual = page.evaluate(BADGE)
    page.evaluate(LOOK_AWAY, True)
    assert page.evaluate(BADGE) != usual
    while not page.evaluate("window.notes.length"):
        play_a_turn(page)
    assert page.evaluate("window.notes[0]") == ["Century: Spice Road", "Your turn"]
    assert page.evaluate("window.tones") > 0
    page.evaluate(LOOK_AWAY, False)
    assert page.evaluate(BADGE) == usual


def test_nobody_is_disturbed_who_does_not_want_it(invite: Invite) -> None:
    page = watched(invite, notify=False, sound=True)
    page.keyboard.press("m")
    page.evaluate(LOOK_AWAY, True)
    for _ in range(3):
        play_a_turn(page)
    assert page.evaluate("window.notes") == []
    assert page.evaluate("window.tones") == 0
