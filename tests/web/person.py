"""Somebody at a browser: what they see, and how they play by mouse or by keyboard."""

import json
import random
from time import monotonic

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

LONGEST_GAME = 200.0  # seconds


class Person:
    """One page in a browser of its own."""

    def __init__(self, page: Page, address: str, troubles: list[str]) -> None:
        self.page = page
        self.address = address
        self.troubles = troubles
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

    def ask(self, path: str, body: dict[str, object]) -> dict[str, object]:
        """Something done through the program's own interface instead of the page."""
        headers = {"X-Caravanserai": "1", "Content-Type": "application/json", "Origin": self.address}
        answer = self.context.request.post(f"{self.address}/api{path}", data=json.dumps(body), headers=headers)
        assert answer.ok, answer.text()
        found: dict[str, object] = answer.json()
        return found

    def open_table(self, seats: list[dict[str, str]], **more: object) -> str:
        """A new table; gives its path."""
        me = self.context.request.get(f"{self.address}/api/me").json()
        if me["person"] is None:
            self.ask("/me/guest", {"name": "Mara"})
        table = self.ask("/tables", {"game": "spice_road", "seats": seats} | more)
        return f"/table/{table['id']}"

    def let_bots_finish(self, path: str) -> None:
        """Give the own seat to a bot, too, and wait until they have played to the end."""
        self.ask(f"{path.replace('table', 'tables')}/seats/0/bot", {"bot": "greedy"})
        until = monotonic() + LONGEST_GAME
        while (
            self.context.request.get(f"{self.address}/api{path.replace('table', 'tables')}").json()["status"]
            == "playing"
        ):
            assert monotonic() < until, "The bots do not come to an end."
            self.page.wait_for_timeout(100)

    def wait_for_turn(self) -> None:
        expect(self.choices.first.or_(self.end).first).to_be_visible(timeout=20_000)

    def event(self) -> str:
        """The number of the last thing that happened at the table, as the page knows it."""
        return self.page.locator(".table").get_attribute("data-event") or ""

    def free_choice(self) -> bool:
        """Whether there is something to decide that does not play itself; otherwise waits a moment."""
        count = self.choices.count()
        if count > 1 or (count == 1 and self.page.get_by_text("it plays itself").count() == 0):
            return True
        self.page.wait_for_timeout(20)
        return False

    def hinted(self) -> Locator | None:
        """Ask for a hint, by the key for it; the choice it names."""
        self.page.keyboard.press("h")
        hinted = self.page.locator(".choice.hinted")
        try:
            hinted.wait_for(timeout=1500)
        except TimeoutError:
            return None
        return hinted

    def step_by_hint(self) -> None:
        """One own decision, clicked in the list of choices."""
        if self.free_choice():
            hinted = self.hinted()
            if hinted is not None:
                self._click(hinted)

    def step_on_board(self, chance: random.Random) -> None:
        """One own decision, clicked at a lit place of the board."""
        lit = self.page.locator(".board .lit:visible")
        if self.free_choice() and (count := lit.count()):
            self._click(lit.nth(chance.randrange(count)))

    def step_in_list(self, chance: random.Random) -> None:
        """One own decision, clicked in the list of choices: a claim if there is one, otherwise any."""
        if self.free_choice() and (count := self.choices.count()):
            claims = self.choices.filter(has_text="Claim")
            wanted = claims.first if claims.count() else self.choices.nth(chance.randrange(count))
            self._click(wanted)

    def step_by_keys(self, chance: random.Random) -> None:
        """One own decision with the keyboard alone: arrows over what is lit, then Enter; or the number of a choice."""
        if not self.free_choice() or not (count := self.choices.count()):
            return
        before = self.event()
        if chance.random() < 0.5:
            self.page.keyboard.press(str(chance.randrange(1, min(10, count + 1))))
        else:
            for _ in range(chance.randrange(1, 5)):
                self.page.keyboard.press(chance.choice(["ArrowDown", "ArrowRight", "ArrowUp", "Tab"]))
            if self.page.evaluate("document.activeElement.matches('.lit, .choice')"):  # Tab also leads to other places
                self.page.keyboard.press("Enter")
        self._moved_on(before)

    def finish(self, chance: random.Random) -> None:
        """Play on until the bot has brought the game to its end."""
        until = monotonic() + LONGEST_GAME
        while self.end.count() == 0:
            assert monotonic() < until, "The game does not come to its end."
            self.step_in_list(chance)

    def _click(self, place: Locator) -> None:
        """A click at something that may vanish in the same moment."""
        before = self.event()
        try:
            place.click(timeout=1500)
        except TimeoutError:
            return
        self._moved_on(before)

    def _moved_on(self, before: str) -> None:
        """Wait until the table has answered, but not for what was only opened or shown."""
        for _ in range(20):
            if self.event() != before:
                return
            self.page.wait_for_timeout(10)
