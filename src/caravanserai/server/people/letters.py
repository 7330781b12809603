"""The mails with a link: one signs in, the other shows that an address is its owner's."""

from typing import Final

from caravanserai.server.model.people import PersonFacts
from caravanserai.server.people.mailer import Mailer
from caravanserai.server.store.link_store import LIFETIME, LinkStore
from caravanserai.texts.texts import Texts

MINUTES: Final = LIFETIME // 60


class Letters:
    """Writes them. What a link holds stands behind a #, which no browser sends to any server."""

    def __init__(self, links: LinkStore, mailer: Mailer, public_address: str | None) -> None:
        self._links = links
        self._mailer = mailer
        self._address = (public_address or "").rstrip("/")

    def sign_in(self, mail: str, language: str) -> None:
        """A link that signs in, for whoever has confirmed this address. Nobody can tell whether anybody has."""
        self._mailer.soon(self._sign_in(mail, language))

    def confirm(self, person: PersonFacts, mail: str, language: str) -> None:
        """A link that makes this the address of an account."""
        self._mailer.soon(self._confirm(person, mail, language))

    async def _sign_in(self, mail: str, language: str) -> None:
        found = await self._links.owner(mail)
        if found is not None:
            person, address = found
            link = f"{self._address}/link/sign-in#{await self._links.add(person, None)}"
            await self._write(address, "sign-in", language, person, link)

    async def _confirm(self, person: PersonFacts, mail: str, language: str) -> None:
        link = f"{self._address}/link/mail#{await self._links.add(person, mail)}"
        await self._write(mail, "confirm", language, person, link)

    async def _write(self, to: str, what: str, language: str, person: PersonFacts, link: str) -> None:
        texts = Texts(language)
        facts: dict[str, int | str] = {"name": person.name, "link": link, "minutes": MINUTES, "site": self._address}
        await self._mailer.send(to, texts.say(f"mail-{what}-subject"), texts.say(f"mail-{what}-text", **facts) + "\n")
