"""The page is light: a first visit, from the lobby into a game, stays under 300 kB as it is sent."""

from playwright.sync_api import Response

from tests.web.conftest import Invite

MOST_BYTES = 300_000


def test_the_first_load_is_small(invite: Invite) -> None:
    person = invite()
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))
    person.play_now()
    person.page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert sum(sizes.values()) < MOST_BYTES, sizes
    assert any(url.endswith(".js") for url in sizes)
