"""Games that have come a long way before the page is opened: a test sees their end without playing them whole."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Thread
from time import monotonic

from playwright.sync_api import Page, expect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.web.person import LONGEST_GAME, Person, Seats

EARLIER = 4  # rounds, when a game was over sooner than others


@contextmanager
def somebody_there(person: Person, table: str) -> Iterator[None]:
    """Bots go on only where somebody is: the person has the table open, though not in a page that draws it."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies(person.address))
    headers = {"Cookie": cookies, "Origin": person.address}
    live = f"{person.address.replace('http', 'ws', 1)}/api{table}/live?since=0"
    with connect(live, additional_headers=headers) as socket:
        reading = Thread(target=_read, args=[socket])
        reading.start()
        yield
    reading.join()


def _read(socket: ClientConnection) -> None:
    try:
        for _ in socket:
            pass
    except ConnectionClosed:
        pass


def play_ahead(people: Sequence[Person], path: str, round: int) -> bool:
    """Quick bots have every seat until this round; the host comes first. False when the game is over."""
    table = path.replace("/table/", "/tables/")
    with somebody_there(people[0], table):
        return _play_ahead(people, table, round)


def _play_ahead(people: Sequence[Person], table: str, round: int) -> bool:
    seats = [(person, seat) for person in people for seat in person.see(table)["your_seats"]]
    others = [(people[0], seat["index"]) for seat in people[0].see(table)["seats"] if seat["person"] is None]
    for person, seat in seats + others:
        person.ask(f"{table}/seats/{seat}/bot", {"bot": "greedy"}, may_fail=True)
    end = monotonic() + LONGEST_GAME
    while True:
        assert monotonic() < end, f"Round {round} never comes."
        info = people[0].see(table)
        if info["status"] == "finished" or info["round"] >= round:
            break
        people[0].page.wait_for_timeout(5)
    for person, seat in seats:
        person.ask(f"{table}/seats/{seat}/take-back", {}, may_fail=True)
    return bool(people[0].see(table)["status"] == "playing")


def leap(people: Sequence[Person], path: str, round: int) -> None:
    """Leave the table for as long as it takes to come to this round, then look at it again."""
    for person in people:
        person.visit("about:blank")
    play_ahead(people, path, round)
    for person in people:
        person.visit(path)
        expect(person.page.locator(".table")).to_be_visible()


def sit_down_late(
    person: Person, round: int, seats: Seats, game: str, options: dict[str, object] | None = None
) -> Page:
    """Sit down at a table where this round has begun."""
    path = person.open_table(seats, game=game, options=options or {})
    while not play_ahead([person], path, round):
        round -= EARLIER
        path = person.open_table(seats, game=game, options=options or {})
    person.visit(path)
    person.wait_for_turn()
    return person.page


def play_to_the_end(person: Person, path: str) -> None:
    """Give the own seat to a bot, too, and wait until they have played to the end."""
    table = path.replace("/table/", "/tables/")
    with somebody_there(person, table):
        person.ask(f"{table}/seats/0/bot", {"bot": "greedy"})
        end = monotonic() + LONGEST_GAME
        while person.see(table)["status"] == "playing":
            assert monotonic() < end, "The bots do not come to an end."
            person.page.wait_for_timeout(50)
