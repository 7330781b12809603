"""Links sent by mail, by a real mail server: they confirm an address, and sign in, once."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from caravanserai.server.errors import CannotServe
from caravanserai.server.settings import settings_from
from caravanserai.server.store.people_store import token_hash
from caravanserai.server.store.schema import LINKS, SESSIONS
from tests import post_office as office_of
from tests.post_office import PostOffice, link_in, post_office
from tests.server.world import Player, World, opened

pytestmark = pytest.mark.anyio
PASSWORD = "a long walk to Samarkand"
MAIL = "anna@khotan.example"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as found:
        yield found


@pytest.fixture
async def mailing(file_db: str, office: PostOffice, anyio_backend: str) -> AsyncIterator[World]:
    """A server that can send mails."""
    async with opened(file_db, **office.settings()) as world:
        yield world


async def arrived(office: PostOffice, count: int) -> str:
    """The token in the newest mail once so many have come."""
    mail = await asyncio.to_thread(office.newest, count)
    return link_in(mail).partition("#")[2]


async def with_mail(world: World, office: PostOffice, name: str = "Anna", mail: str = MAIL) -> Player:
    """An account with a confirmed address."""
    player = world.nobody()
    await player.post("/api/me/register", {"name": name, "password": PASSWORD})
    before = len(office.mails)
    await player.post("/api/me/mail", {"mail": mail, "password": PASSWORD})
    await player.post("/api/me/link/follow", {"token": await arrived(office, before + 1)})
    return player


async def test_an_address_is_confirmed_and_signs_in(db: str, office: PostOffice) -> None:
    async with opened(db, **office.settings()) as world:
        anna = world.nobody()
        await anna.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
        await anna.post("/api/me/mail", {"mail": MAIL, "password": PASSWORD, "language": "uk"})
        token = await arrived(office, 1)
        mail = office.mails[0]
        assert (mail["to"], mail["from"]) == (MAIL, office_of.SENDER)
        assert "Anna" in mail.get_content()
        assert "поштова адреса" in mail["subject"]
        assert link_in(mail).startswith("https://tables.example/link/mail#")
        assert (await anna.get("/api/me/account"))["mail"] is None
        await world.nobody().post("/api/me/link/follow", {"token": token})
        assert (await anna.get("/api/me/account"))["mail"] == MAIL
        away = world.nobody()
        assert (await away.get("/api/me/link")) == {"offered": True}
        await away.post("/api/me/link", {"mail": MAIL.upper()})
        token = await arrived(office, 2)
        assert link_in(office.mails[1]).startswith("https://tables.example/link/sign-in#")
        assert (await away.get("/api/me")) == {"person": None}
        followed = await away.post("/api/me/link/follow", {"token": token})
        assert followed["mail"] is None
        assert followed["person"]["name"] == (await away.get("/api/me"))["person"]["name"] == "Anna"
        again = await world.nobody().post("/api/me/link/follow", {"token": token}, 410)
        assert again["error"]["code"] == "link_is_over"


async def test_looking_at_a_link_does_not_use_it(mailing: World, office: PostOffice) -> None:
    await with_mail(mailing, office)
    await mailing.nobody().post("/api/me/link", {"mail": MAIL})
    token = await arrived(office, 2)
    scanner = mailing.nobody()
    for path in ("/link/sign-in", f"/link/sign-in?{token}", "/api/me/link", "/api/me/link/follow"):
        for method in ("GET", "HEAD"):
            await scanner.http.request(method, path, params={"token": token})
    assert (await scanner.get("/api/me")) == {"person": None}
    await scanner.post("/api/me/link/follow", {"token": token})


async def test_nobody_learns_whether_an_address_is_known(mailing: World, office: PostOffice) -> None:
    await with_mail(mailing, office)
    nobody = mailing.nobody()
    known = await nobody.http.post("/api/me/link", json={"mail": MAIL})
    unknown = await nobody.http.post("/api/me/link", json={"mail": "nobody@khotan.example"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content) == (200, b'{"offered":true}')
    await arrived(office, 2)
    bob = mailing.nobody()
    await bob.post("/api/me/register", {"name": "Bob", "password": PASSWORD})
    told = await bob.http.post("/api/me/mail", json={"mail": MAIL, "password": PASSWORD})
    assert (told.status_code, told.content) == (200, known.content)
    token = await arrived(office, 3)
    assert [mail["to"] for mail in office.mails] == [MAIL] * 3  # nothing went to who is unknown
    answer = await bob.post("/api/me/link/follow", {"token": token}, 409)
    assert answer["error"]["code"] == "mail_taken"
    assert (await bob.get("/api/me/account"))["mail"] is None


async def test_links_are_kept_as_hashes_and_grow_old(mailing: World, office: PostOffice) -> None:
    await with_mail(mailing, office)
    await mailing.nobody().post("/api/me/link", {"mail": MAIL})
    token = await arrived(office, 2)
    database = mailing.registry.context.database
    (row,) = await database.read(lambda connection: connection.execute(select(LINKS)).all())
    assert row.token == token_hash(token) != token
    assert 890 < row.expires - time.time() <= 900
    await database.write(lambda connection: connection.execute(update(LINKS).values(expires=time.time() - 1)))
    await mailing.nobody().post("/api/me/link/follow", {"token": token}, 410)
    await mailing.registry.context.people.forget_expired()
    assert await database.read(lambda connection: connection.execute(select(LINKS)).all()) == []


async def test_a_link_leads_to_a_new_password_for_a_while(mailing: World, office: PostOffice) -> None:
    anna = await with_mail(mailing, office)
    forgetful = mailing.nobody()
    await forgetful.post("/api/me/link", {"mail": MAIL})
    await forgetful.post("/api/me/link/follow", {"token": await arrived(office, 2)})
    assert (await forgetful.get("/api/me/account"))["by_link"]
    assert not (await anna.get("/api/me/account"))["by_link"]
    await forgetful.post("/api/me/password", {"new": "and the long way back"})
    assert (await anna.get("/api/me")) == {"person": None}
    database = mailing.registry.context.database
    late = time.time() - 3600
    await database.write(lambda connection: connection.execute(update(SESSIONS).values(linked=late)))
    answer = await forgetful.post("/api/me/password", {"new": PASSWORD}, 403)
    assert answer["error"]["code"] == "wrong_password"


async def test_links_are_void_after_a_new_password_and_after_going(mailing: World, office: PostOffice) -> None:
    anna = await with_mail(mailing, office)
    await mailing.nobody().post("/api/me/link", {"mail": MAIL})
    token = await arrived(office, 2)
    await anna.post("/api/me/password", {"old": PASSWORD, "new": "and the long way back"})
    await mailing.nobody().post("/api/me/link/follow", {"token": token}, 410)
    await mailing.nobody().post("/api/me/link", {"mail": MAIL})
    token = await arrived(office, 3)
    await anna.post("/api/me/delete", {"password": "and the long way back"})
    await mailing.nobody().post("/api/me/link/follow", {"token": token}, 410)
    await with_mail(mailing, office, "Annette")  # the address is free again


async def test_an_address_changes_by_password_only(mailing: World, office: PostOffice) -> None:
    anna = await with_mail(mailing, office)
    wrong = {"password": "guess guess"}
    await anna.post("/api/me/mail", {"mail": "thief@khotan.example", **wrong}, 403)
    await anna.post("/api/me/mail/forget", wrong, 403)
    assert (await anna.get("/api/me/account"))["mail"] == MAIL
    await anna.post("/api/me/mail/forget", {"password": PASSWORD})
    assert (await anna.get("/api/me/account"))["mail"] is None
    guest = await mailing.guest("Bob")
    await guest.post("/api/me/mail", {"mail": MAIL, **wrong}, 409)


@pytest.mark.parametrize(
    "mail", ["anna", "a@b", "anna@khotan.example\r\nBcc: all@khotan.example", "<anna@khotan.example>", "a b@c.example"]
)
async def test_what_is_no_address_is_refused(mailing: World, mail: str) -> None:
    answer = await mailing.nobody().post("/api/me/link", {"mail": mail}, 422)
    assert answer["error"]["code"] == "bad_mail"


async def test_a_host_without_mail_does_not_offer_it(small_world: World) -> None:
    anna = small_world.nobody()
    await anna.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
    assert (await anna.get("/api/me/link")) == {"offered": False}
    for path, body in (
        ("/api/me/link", {"mail": MAIL}),
        ("/api/me/link/follow", {"token": "x"}),
        ("/api/me/mail", {"mail": MAIL, "password": PASSWORD}),
    ):
        assert (await anna.post(path, body, 404))["error"]["code"] == "no_mail"


async def test_the_mail_server_wants_a_password(file_db: str) -> None:
    with post_office(with_password=True) as office:
        more = {"smtp_user": office_of.USER.decode(), "smtp_password": office_of.PASSWORD.decode()}
        async with opened(file_db, **office.settings(**more)) as world:
            await with_mail(world, office)


async def test_a_mail_server_that_is_away_breaks_nothing(file_db: str, office: PostOffice) -> None:
    async with opened(file_db, **office.settings(smtp_port=1)) as world:
        anna = world.nobody()
        await anna.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
        await anna.post("/api/me/mail", {"mail": MAIL, "password": PASSWORD})
        assert (await anna.get("/api/me/account"))["mail"] is None


async def test_a_mail_server_without_a_safe_connection_gets_nothing(file_db: str, office: PostOffice) -> None:
    async with opened(file_db, **office.settings(smtp_security="starttls")) as world:
        anna = world.nobody()
        await anna.post("/api/me/register", {"name": "Anna", "password": PASSWORD})
        await anna.post("/api/me/mail", {"mail": MAIL, "password": PASSWORD})
    assert office.mails == []


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"PUBLIC_ADDRESS": "https://x.example"}, "MAIL_FROM"),
        ({"MAIL_FROM": "a@x.example"}, "PUBLIC_ADDRESS"),
        ({"MAIL_FROM": "a@x.example", "PUBLIC_ADDRESS": "x.example"}, "PUBLIC_ADDRESS"),
        ({"MAIL_FROM": "a@x.example", "PUBLIC_ADDRESS": "https://x.example", "SMTP_SECURITY": "no"}, "SMTP_SECURITY"),
        ({"SMTP_PORT": "many"}, "SMTP_PORT"),
    ],
)
def test_half_a_setting_is_refused(settings: dict[str, str], word: str, tmp_path: Path) -> None:
    environment = {"SMTP_HOST": "mail.example", "DB": str(tmp_path / "x.db"), **settings}
    with pytest.raises(CannotServe, match=word):
        settings_from({f"CARAVANSERAI_{name}": value for name, value in environment.items()})
