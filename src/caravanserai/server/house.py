"""The house: everything the parts of a running server share."""

from dataclasses import dataclass

from caravanserai.server.bots_at_table.thinkers import Thinkers
from caravanserai.server.limits import Limits
from caravanserai.server.metrics import Metrics
from caravanserai.server.people.passwords import Passwords
from caravanserai.server.settings import Settings
from caravanserai.server.store.database import Database
from caravanserai.server.store.past_shelf import PastShelf
from caravanserai.server.store.people_shelf import PeopleShelf
from caravanserai.server.store.table_shelf import TableShelf


@dataclass(frozen=True)
class House:
    """The shelves, the limits, the bots' thinkers and the counters."""

    settings: Settings
    database: Database
    people: PeopleShelf
    passwords: Passwords
    tables: TableShelf
    past: PastShelf
    limits: Limits
    thinkers: Thinkers
    metrics: Metrics


def build_house(settings: Settings) -> House:
    """A house on the database the settings name, which must be prepared already."""
    database = Database(settings.db)
    metrics = Metrics()
    return House(
        settings=settings,
        database=database,
        people=PeopleShelf(database, settings.session_days),
        passwords=Passwords(),
        tables=TableShelf(database),
        past=PastShelf(database),
        limits=Limits(settings.limit_factor),
        thinkers=Thinkers(settings, metrics),
        metrics=metrics,
    )
