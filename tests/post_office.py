"""A real mail server on loopback, for the tests."""

import contextlib
import re
import socket
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword

SENDER = "Caravanserai <tables@host.example>"
USER, PASSWORD = b"tables", b"a word at the counter"


class PostOffice:
    """Keeps the mails it was given."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        found = message_from_bytes(content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 kept"

    def settings(self, **more: Any) -> dict[str, Any]:
        """How a server is told of it."""
        values = {"smtp_host": "127.0.0.1", "smtp_port": self.port, "smtp_security": "none", "mail_from": SENDER}
        return {**values, "public_address": "https://tables.example/", **more}

    def newest(self, count: int) -> EmailMessage:
        """The newest mail once so many have come."""
        end = time.monotonic() + 20
        while len(self.mails) < count:
            assert time.monotonic() < end, f"There are only {len(self.mails)} mails."
            time.sleep(0.02)
        return self.mails[-1]


@contextlib.contextmanager
def post_office(with_password: bool = False) -> Iterator[PostOffice]:
    """An open one, in a thread of its own."""
    office = PostOffice()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        office.port = free.getsockname()[1]
    more: dict[str, Any] = (
        {"authenticator": _known, "auth_required": True, "auth_require_tls": False} if with_password else {}
    )
    controller = Controller(office, hostname="127.0.0.1", port=office.port, **more)
    controller.start()
    try:
        yield office
    finally:
        controller.stop()


def link_in(mail: EmailMessage) -> str:
    """The link of a mail."""
    found = re.search(r"https?://\S+#\S+", mail.get_content())
    assert found is not None
    return found.group()


def _known(server: object, session: object, envelope: object, mechanism: str, data: LoginPassword) -> AuthResult:
    return AuthResult(success=(data.login, data.password) == (USER, PASSWORD))
