"""Everything the parts of a running server share."""

from dataclasses import dataclass

from caravanserai.server.addresses import Proxies
from caravanserai.server.bans import Bans
from caravanserai.server.bots_at_table.bot_pool import BotPool
from caravanserai.server.bots_at_table.running_tables import RunningTables
from caravanserai.server.caps import Caps
from caravanserai.server.descriptors import room_for_connections
from caravanserai.server.limits import Limits
from caravanserai.server.live.broadcasts import Broadcasts
from caravanserai.server.metrics import Metrics
from caravanserai.server.people.guesses import Guesses
from caravanserai.server.people.letters import Letters
from caravanserai.server.people.mailer import Mailer
from caravanserai.server.people.passwords import Passwords
from caravanserai.server.settings import Settings
from caravanserai.server.store.account_store import AccountStore
from caravanserai.server.store.archive_store import ArchiveStore
from caravanserai.server.store.database import Database
from caravanserai.server.store.device_store import DeviceStore
from caravanserai.server.store.link_store import LinkStore
from caravanserai.server.store.people_store import PeopleStore
from caravanserai.server.store.table_reader import TableReader
from caravanserai.server.store.table_writer import TableWriter
from caravanserai.server.tcp_connections import TcpConnections
from caravanserai.server.waiting_tables import WaitingTables


@dataclass(frozen=True)
class AppContext:
    """The database and what reads and writes it, the limits, the connections, the bans, the bots and the counters."""

    settings: Settings
    database: Database
    people: PeopleStore
    accounts: AccountStore
    devices: DeviceStore
    passwords: Passwords
    guesses: Guesses
    links: LinkStore
    mailer: Mailer
    letters: Letters
    tables: TableWriter
    past: TableReader
    archives: ArchiveStore
    limits: Limits
    caps: Caps
    proxies: Proxies
    tcp: TcpConnections
    bans: Bans
    bots: BotPool
    running: RunningTables
    waiting: WaitingTables
    broadcasts: Broadcasts
    metrics: Metrics


def build_context(settings: Settings) -> AppContext:
    """A context on the database the settings name, which must be prepared already."""
    database = Database(settings.db)
    metrics = Metrics()
    caps = Caps(settings.limit_factor)
    limits = Limits(settings.limit_factor)
    links, mailer = LinkStore(database), Mailer(settings)
    proxies = Proxies(settings.trusted_proxies)
    return AppContext(
        settings=settings,
        database=database,
        people=PeopleStore(database, settings.session_days),
        accounts=AccountStore(database),
        devices=DeviceStore(database),
        passwords=Passwords(),
        guesses=Guesses(limits),
        links=links,
        mailer=mailer,
        letters=Letters(links, mailer, settings.public_address),
        tables=TableWriter(database),
        past=TableReader(database),
        archives=ArchiveStore(database),
        limits=limits,
        caps=caps,
        proxies=proxies,
        tcp=TcpConnections(room_for_connections(), proxies, caps, metrics),
        bans=Bans(),
        bots=BotPool(settings, metrics),
        running=RunningTables(caps),
        waiting=WaitingTables(caps),
        broadcasts=Broadcasts(),
        metrics=metrics,
    )
