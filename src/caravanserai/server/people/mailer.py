"""Mails, sent in threads beside the tables: nobody waits for a mail server, and none that fails breaks anything."""

import asyncio
import smtplib
import ssl
from collections.abc import Coroutine
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any, Final

import structlog

from caravanserai.server.settings import Settings

LOG = structlog.get_logger()
AT_ONCE: Final = 4
MOST_WAITING: Final = 200  # a mail more is not sent: somebody floods, or the mail server is away
PATIENCE: Final = 20.0  # seconds for each answer of the mail server
LONGEST_FAREWELL: Final = 5.0  # seconds for what is still on its way when the server closes


class Mailer:
    """Sends mails, when the host has a mail server."""

    def __init__(self, settings: Settings) -> None:
        self.offered: Final = settings.smtp_host is not None
        self._settings = settings
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._running: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that ends in a mail, while the one who asked has long had the answer."""
        if len(self._running) >= MOST_WAITING:
            work.close()
            LOG.warning("too many mails are waiting; one is not sent")
            return
        task = asyncio.create_task(self._careful(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Hand a mail to the mail server."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._settings.mail_from, to, subject
        sender = parseaddr(self._settings.mail_from or "")[1]
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        async with self._turn:
            await asyncio.to_thread(self._deliver, message)

    async def close(self) -> None:
        """Wait a moment for what is on its way."""
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=LONGEST_FAREWELL)
            for task in late:
                task.cancel()

    async def _careful(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            LOG.error("a mail could not be sent", why=f"{type(error).__name__}: {error}")

    def _deliver(self, message: EmailMessage) -> None:
        settings = self._settings
        assert settings.smtp_host is not None
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(settings.smtp_host, settings.smtp_port, timeout=PATIENCE, context=context)
            if settings.smtp_security == "tls"
            else smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=PATIENCE)
        ) as server:
            if settings.smtp_security == "starttls":
                server.starttls(context=context)
            if settings.smtp_user is not None:
                server.login(settings.smtp_user, settings.smtp_password or "")
            server.send_message(message)
