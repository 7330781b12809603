"""Somebody who has forgotten their password gets in with a code from the host of the server: once, and for a day."""

import asyncio
import re
from types import SimpleNamespace

import pytest

from caravanserai.server import steady
from caravanserai.server.people import codes
from tests.server.hosting import Host
from tests.server.test_admin_bans import goodbye
from tests.server.world import SHARED, opened

pytestmark = pytest.mark.anyio
OLD = {"name": "Ann", "password": "the old password"}
NEW = "quite another password"


async def code_for(host: Host, name: str) -> str:
    """The code that the host reads out."""
    said = await host.beside("reset-password", name, "--wait", 30)
    assert "The running server has done it." in said
    found = re.search(r"for one day and one use: ([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})$", said, re.MULTILINE)
    assert found
    return found[1]


async def test_a_code_opens_the_door_once_and_asks_for_a_new_password(host: Host) -> None:
    async with opened(host.db, admin_tick=0.05) as world:
        ann = await world.guest("Ann")
        await ann.post("/api/me/register", OLD)
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            code = await code_for(host, "ann")
            assert (await goodbye(live))[0] == 4401, "whoever is in with the old password is out"
        assert await ann.get("/api/me") == {"person": None}
        login = "/api/me/login"
        assert (await ann.post(login, OLD, 401))["error"]["code"] == "wrong_login"
        with_code = {"name": "Ann", "password": code}
        for wish in (with_code, {**with_code, "new_password": code}):
            assert (await ann.post(login, wish, 403))["error"]["code"] == "new_password_needed"
        assert (await ann.post(login, {**with_code, "new_password": "password"}, 422))["error"]["code"] != ""
        assert await ann.get("/api/me") == {"person": None}
        two = [world.nobody().http.post(login, json={**with_code, "new_password": f"{NEW} {n}"}) for n in range(2)]
        answers = await asyncio.gather(*two)
        assert sorted(answer.status_code for answer in answers) == [200, 401], "the code is good once"
        chosen = next(n for n, answer in enumerate(answers) if answer.status_code == 200)
        assert (await ann.post(login, {**with_code, "new_password": NEW}, 401))["error"]["code"] == "wrong_login"
        found = await ann.post(login, {"name": "Ann", "password": f"{NEW} {chosen}"})
        assert found["person"]["id"] == ann.id
        async with ann.live(table) as live:
            assert live.table["info"]["your_seats"] == [0, 1]


async def test_a_code_is_good_for_a_day(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(host.db, admin_tick=0.05) as world:
        ann = await world.guest("Ann")
        await ann.post("/api/me/register", OLD)
        wish = {"name": "Ann", "password": await code_for(host, ann.id), "new_password": NEW}
        monkeypatch.setattr(codes, "steady", SimpleNamespace(now=lambda: steady.now() + 86400))
        assert (await ann.post("/api/me/login", wish, 401))["error"]["code"] == "code_over"
        monkeypatch.undo()
        await ann.post("/api/me/login", wish)


async def test_a_password_of_ones_own_is_no_code(host: Host) -> None:
    async with opened(host.db) as world:
        ann = await world.guest("Ann")
        await ann.post("/api/me/register", OLD)
        await ann.post("/api/me/login", {**OLD, "new_password": NEW})
        await ann.post("/api/me/login", {**OLD, "password": NEW}, 401)
        await ann.post("/api/me/login", OLD)
        bob = await world.guest("Bob")
        assert f"Bob ({bob.id}) has no account" in await host.beside("reset-password", "Bob", code=2)
