"""How often anybody may do anything: every limit of the server, by name."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from caravanserai.server.errors import Refused

LARGEST_BODY: Final = 64 * 1024  # bytes of a request or of a socket's message
LARGEST_HEAD: Final = 32 * 1024  # bytes of a request before its body
HEAD_SECONDS: Final = 10.0  # for the head of a request, from its first byte or from when the connection was opened
BODY_SECONDS: Final = 20.0  # for its body after that
STALLED_SECONDS: Final = 20.0  # for the other side to take what it is sent
OLDEST_BUCKETS: Final = 20_000  # how many counters are kept before full ones are forgotten


@dataclass(frozen=True)
class Limit:
    """At most so many times within so many seconds, in one burst or spread."""

    name: str
    times: int
    seconds: float
    message: str


@dataclass(frozen=True)
class Cap:
    """At most so many at the same time."""

    name: str
    most: int
    message: str


REQUESTS: Final = Limit("requests", 1200, 60, "Too many requests from your address; wait a moment.")
NEW_GUESTS: Final = Limit("new_guests", 60, 600, "Too many new guests from your address; wait some minutes.")
REGISTRATIONS: Final = Limit("registrations", 20, 3600, "Too many new accounts from your address; try again later.")
LOGINS_BY_ADDRESS: Final = Limit("logins_by_address", 60, 600, "Too many logins from your address; wait some minutes.")
LOGINS_BY_NAME: Final = Limit("logins_by_name", 10, 600, "Too many logins with this name; wait some minutes.")
LOGINS_BY_DEVICE: Final = Limit("logins_by_device", 10, 600, "Too many logins with this name; wait some minutes.")
LINKS_BY_ADDRESS: Final = Limit("links_by_address", 20, 3600, "Too many mails were asked for; try again in an hour.")
LINKS_BY_MAIL: Final = Limit("links_by_mail", 5, 3600, "Too many mails to this address; try again in an hour.")
LINK_USES: Final = Limit("link_uses", 30, 600, "Too many links from your address; wait some minutes.")
PASSWORD_CHECKS: Final = Limit("password_checks", 10, 600, "Too many tries at your password; wait some minutes.")
ACCOUNT_CHANGES: Final = Limit("account_changes", 30, 600, "You change your account too often; wait some minutes.")
DOWNLOADS: Final = Limit("downloads", 6, 3600, "You have had your data several times; try again in an hour.")
NEW_TABLES: Final = Limit("new_tables", 60, 600, "You open tables faster than people can sit down; wait some minutes.")
SEAT_CHANGES: Final = Limit("seat_changes", 120, 60, "You change seats too fast; wait a moment.")
COMMANDS: Final = Limit("commands", 300, 60, "You move faster than the table can follow; wait a moment.")
CHAT: Final = Limit("chat", 20, 30, "You say more than the others can read; wait a moment.")
REPORTS_BY_PERSON: Final = Limit("reports_by_person", 5, 3600, "You have sent several reports; try again in an hour.")
REPORTS_BY_ADDRESS: Final = Limit("reports_by_address", 20, 3600, "Too many reports from your address; wait an hour.")
QUESTIONS: Final = Limit("questions", 240, 60, "Too many questions; wait a moment.")
HINTS: Final = Limit("hints", 30, 60, "Too many hints; think a little yourself, then ask again.")
PINGS: Final = Limit("pings", 240, 60, "Your page asks too often whether the server is there.")
NEW_SOCKETS: Final = Limit("new_sockets", 240, 60, "Too many connections from your address; wait a moment.")
LIMITS: Final = (
    REQUESTS,
    NEW_GUESTS,
    REGISTRATIONS,
    LOGINS_BY_ADDRESS,
    LOGINS_BY_NAME,
    LOGINS_BY_DEVICE,
    LINKS_BY_ADDRESS,
    LINKS_BY_MAIL,
    LINK_USES,
    PASSWORD_CHECKS,
    ACCOUNT_CHANGES,
    DOWNLOADS,
    NEW_TABLES,
    SEAT_CHANGES,
    COMMANDS,
    CHAT,
    REPORTS_BY_PERSON,
    REPORTS_BY_ADDRESS,
    QUESTIONS,
    HINTS,
    PINGS,
    NEW_SOCKETS,
)

PAGES_CLOSE: Final = "close some pages, then try again."
CONNECTIONS: Final = Cap("connections", 256, "Too many connections from your address.")  # a browser opens about six
SOCKETS: Final = Cap("sockets", 96, f"Too many tables are open at your address; {PAGES_CLOSE}")
SOCKETS_AT_TABLE: Final = Cap("sockets_at_table", 16, f"This table is open too often at your address; {PAGES_CLOSE}")
MANY_WAIT: Final = "Many tables of yours or of your address wait for players already; begin or leave some of them."
WAITING_TABLES: Final = Cap("waiting_tables", 20, MANY_WAIT)  # of a host who is around
WAITING_TABLES_OF_ADDRESS: Final = Cap("waiting_tables", 100, MANY_WAIT)  # of all hosts of an address
BOTS_THINK: Final = (
    "Bots think at too many tables of yours or of your address; close some or wait until they have moved."
)
BOT_TABLES_OF_PERSON: Final = Cap("bot_tables", 6, BOTS_THINK)  # by whoever opened them
BOT_TABLES_OF_ADDRESS: Final = Cap("bot_tables", 30, BOTS_THINK)  # likewise by the address they opened them from


class Limits:
    """Counts what people do. A counter is a bucket that drips empty, so nobody waits for a clock to strike."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        self._now = now
        self._full: dict[tuple[str, str], tuple[float, float]] = {}  # how full, and when that was

    def count(self, limit: Limit, who: str, times: int = 1) -> None:
        """Note one more, or several; Refused (429) when that is too many."""
        if self.factor <= 0:
            return
        most = max(1.0, limit.times * self.factor)
        now = self._now()
        level, then = self._full.get((limit.name, who), (0.0, now))
        level = max(0.0, level - (now - then) * most / limit.seconds)
        if level + times > most + 1e-9:
            wait = (level + times - most) * limit.seconds / most
            raise Refused(429, f"too_fast_{limit.name}", limit.message, retry_after=wait)
        self._full[limit.name, who] = (level + times, now)
        if len(self._full) > OLDEST_BUCKETS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop the counters nobody has touched for longer than any limit remembers."""
        longest = max(limit.seconds for limit in LIMITS)
        kept = {key: value for key, value in self._full.items() if now - value[1] < longest}
        if len(kept) > OLDEST_BUCKETS:
            newest = sorted(kept.items(), key=lambda item: item[1][1])[-OLDEST_BUCKETS // 2 :]
            kept = dict(newest)
        self._full = kept
