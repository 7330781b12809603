"""Somebody at a browser: what they see, and how they play by mouse or by keyboard."""

import json
import random
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page, TimeoutError, expect

from tests.web.places import ANSWERED, ANY_CHOICE, ANY_LIT, HOW_MANY, looking_for

LONGEST_GAME = 200.0  # seconds
A_MOMENT = 200  # milliseconds
Seats = list[dict[str, str]]


def keeping(**settings: object) -> str:
    """A script for every page of a browser: these settings are kept in it, beside others that are."""
    return f"""if (location.protocol !== 'about:') {{
        const kept = JSON.parse(localStorage.getItem('caravanserai-settings') ?? '{{}}');
        localStorage.setItem('caravanserai-settings', JSON.stringify({{ ...kept, ...{json.dumps(settings)} }}));
    }}"""


class Person:
    """One page in a browser of its own."""

    def __init__(self, page: Page, address: str, troubles: list[str]) -> None:
        self.page = page
        self.address = address
        self.troubles = troubles
        self.patience = 2000  # milliseconds, waiting for something to decide
        self.choices = page.locator(".choices .choice")
        self.end = page.locator(".end")

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.address + path if path.startswith("/") else path)

    def play_now(self) -> None:
        """One click in the lobby, and the game is there."""
        self.visit()
        self.page.get_by_role("button", name="Play now").first.click()
        self.wait_for_turn()

    def see(self, path: str) -> dict[str, Any]:
        """What the program's own interface tells there."""
        found: dict[str, Any] = self.context.request.get(f"{self.address}/api{path}").json()
        return found

    def ask(self, path: str, body: dict[str, object], may_fail: bool = False) -> dict[str, Any]:
        """Something done through the program's own interface instead of the page."""
        headers = {"X-Caravanserai": "1", "Content-Type": "application/json", "Origin": self.address}
        answer = self.context.request.post(f"{self.address}/api{path}", data=json.dumps(body), headers=headers)
        assert answer.ok or may_fail, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def open_table(self, seats: Seats, **more: object) -> str:
        """A new table; gives its path."""
        if self.see("/me")["person"] is None:
            self.ask("/me/guest", {"name": "Mara"})
        table = self.ask("/tables", {"game": "spice_road", "seats": seats} | more)
        return f"/table/{table['id']}"

    def take_a_seat(self, path: str, name: str) -> None:
        """Join somebody else's table by its link."""
        self.visit(path)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    def wait_for_turn(self) -> None:
        expect(self.choices.first.or_(self.end).first).to_be_visible(timeout=20_000)

    def event(self) -> str:
        """The number of the last thing that happened at the table, as the page knows it."""
        return self.page.locator(".table").get_attribute("data-event") or ""

    def enter(self) -> None:
        """Press Enter, and the table answers with something new."""
        before = self.event()
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".table")).not_to_have_attribute("data-event", before)

    def press(self, pick: str, *given: object, force: bool = True) -> bool:
        """Click what this script picks, as soon as there is something, and wait until the table has answered.

        With `force` a piece that lies on the place may take the click, as pieces on a map do.
        """
        place = self.page.evaluate_handle(looking_for(pick), [self.patience, *given]).as_element()
        if place is None:
            return False
        try:
            place.click(timeout=1500, force=force)
        except Error:  # gone in the same moment
            return False
        self.page.evaluate(ANSWERED)
        return True

    def step_on_board(self, chance: random.Random) -> None:
        """One own decision, clicked at a lit place of the board."""
        self.press(ANY_LIT, chance.random(), force=False)

    def step_in_list(self, chance: random.Random) -> None:
        """One own decision, clicked in the list of choices: a claim if there is one, otherwise any."""
        self.press(ANY_CHOICE, chance.random(), force=False)

    def step_by_hint(self) -> None:
        """One own decision: a hint is asked for by its key, and the choice it names is clicked."""
        if self.page.evaluate(looking_for(HOW_MANY), [self.patience]) is None:
            return
        self.page.keyboard.press("h")
        try:
            self.page.locator(".choice.hinted").click(timeout=1500)
        except TimeoutError:
            return
        self.page.evaluate(ANSWERED)

    def step_by_keys(self, chance: random.Random) -> None:
        """One own decision with the keyboard alone: arrows over what is lit, then Enter; or the number of a choice."""
        count = self.page.evaluate(looking_for(HOW_MANY), [self.patience])
        if count is None:
            return
        if chance.random() < 0.5:
            self.page.keyboard.press(str(chance.randrange(1, min(10, count + 1))))
        else:
            for _ in range(chance.randrange(1, 5)):
                self.page.keyboard.press(chance.choice(["ArrowDown", "ArrowRight", "ArrowUp", "Tab"]))
            if self.page.evaluate("document.activeElement.matches('.lit, .choice')"):  # Tab also leads to other places
                self.page.keyboard.press("Enter")
        self.page.evaluate(ANSWERED)

    def until(self, observation: str, step: Callable[[], object]) -> Locator:
        """Take steps until something of this kind is seen."""
        end = monotonic() + LONGEST_GAME
        found = self.page.locator(observation)
        while True:
            assert monotonic() < end, f"There is never a {observation}."
            self.page.evaluate(looking_for(HOW_MANY), [self.patience])  # what comes next may be what is looked for
            if found.count() == 0:
                step()
                continue
            self.page.wait_for_timeout(A_MOMENT)  # a press made a moment ago may still be on its way
            if found.count() > 0:
                return found

    def finish(self, *steps: Callable[[], object]) -> None:
        """Take these steps in turn until the game has come to its end."""
        end = monotonic() + LONGEST_GAME
        while self.end.count() == 0:
            assert monotonic() < end, "The game does not come to its end."
            for step in steps:
                step()
