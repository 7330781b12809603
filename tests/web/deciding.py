"""Playing on a board by a script that picks what to press next."""

import random

from playwright.sync_api import Locator, expect

from tests.web.person import Person


class Deciding:
    """Decisions on one board: a script for the page, with what it is given before a number from 0 to 1."""

    def __init__(self, script: str, *given: object) -> None:
        self.script = script
        self.given = given

    def act(self, person: Person, chance: random.Random) -> None:
        """One own decision on the board."""
        person.press(self.script, *self.given, chance.random())

    def until(self, person: Person, observation: str, chance: random.Random) -> Locator:
        """Play until something of this kind is seen."""
        return person.until(observation, lambda: self.act(person, chance))

    def to_the_end(self, person: Person, chance: random.Random) -> None:
        """Play the game to its end and see what everybody has in total."""
        person.finish(lambda: self.act(person, chance))
        expect(person.end.get_by_role("row", name="Total")).to_be_visible()
