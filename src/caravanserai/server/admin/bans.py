"""Bans as the host of a server writes and lists them."""

import time
from ipaddress import IPv6Network
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from caravanserai.server.addresses import IpNetwork, read_address, read_network
from caravanserai.server.admin.actions import BAN, UNBAN, write_action
from caravanserai.server.admin.database import AdminError
from caravanserai.server.admin.people import find_person
from caravanserai.server.bans import Ban
from caravanserai.server.model.people import clean_text
from caravanserai.server.store.schema import BANS, PEOPLE

DAY: Final = 86400.0
MOST_DAYS: Final = 36_500.0
LONGEST_REASON: Final = 300
WIDEST: Final = {4: 8, 6: 16}  # wider networks are meant by nobody
HOUSEHOLD: Final = 64  # what one household has of IPv6


def read_bans(connection: Connection) -> list[Ban]:
    """The bans in force, the oldest first."""
    query = select(BANS.c.until, BANS.c.person, BANS.c.address, BANS.c.reason).order_by(BANS.c.number)
    return [ban for row in connection.execute(query) if (ban := Ban(*row)).lasts]


def list_bans(connection: Connection) -> list[dict[str, Any]]:
    """The bans in force with the names of the banned, the newest first."""
    query = (
        select(BANS.c.at, BANS.c.until, BANS.c.person, PEOPLE.c.name, BANS.c.address, BANS.c.reason)
        .outerjoin(PEOPLE, PEOPLE.c.id == BANS.c.person)
        .where(BANS.c.until.is_(None) | (BANS.c.until > time.time()))
        .order_by(BANS.c.number.desc())
    )
    return [dict(row._mapping) for row in connection.execute(query)]


def ban(connection: Connection, who: str, days: float | None, reason: str) -> tuple[str, int]:
    """Ban somebody or an address, in place of an earlier ban; gives who it is and the number of the action."""
    if days is not None and not 0 < days <= MOST_DAYS:
        raise AdminError(f"A ban lasts more than 0 and at most {MOST_DAYS:.0f} days; without --days it has no end.")
    reason = clean_text(reason)
    if len(reason) > LONGEST_REASON:
        raise AdminError(f"A reason has at most {LONGEST_REASON} characters.")
    person, address, shown = _whom(connection, who)
    connection.execute(delete(BANS).where(_same(person, address)))
    number = int(connection.execute(select(func.coalesce(func.max(BANS.c.number), 0))).scalar_one()) + 1
    now = time.time()
    until = None if days is None else now + days * DAY
    row = {"number": number, "at": now, "until": until, "person": person, "address": address, "reason": reason}
    connection.execute(insert(BANS), [row])
    return shown, write_action(connection, BAN, reason, person=person, address=address)


def unban(connection: Connection, who: str) -> tuple[str, int]:
    """Take a ban back; gives of whom, and the number of the action."""
    person, address, shown = _whom(connection, who)
    if connection.execute(delete(BANS).where(_same(person, address))).rowcount == 0:
        raise AdminError(f"{shown} is not banned; `admin bans` lists the bans.")
    return shown, write_action(connection, UNBAN, person=person, address=address)


def _same(person: str | None, address: str | None) -> ColumnElement[bool]:
    return BANS.c.person == person if person is not None else BANS.c.address == address


def _whom(connection: Connection, who: str) -> tuple[str | None, str | None, str]:
    """The id of a person or the address that is meant, and how to call them."""
    try:
        network = read_network(who)
    except ValueError:
        person = find_person(connection, who)
        return person.id, None, f"{person.name} ({person.id})"
    address = _checked(network)
    return None, address, address


def _checked(network: IpNetwork) -> str:
    """An address or a network as bans keep it: IPv6 by /64, as everything counts it."""
    single = read_address(str(network.network_address))
    if isinstance(network, IPv6Network) and single is not None and single.version == 4:  # IPv4 written as IPv6
        network = read_network(f"{single}/{max(0, network.prefixlen - 96)}")
    if network.version == 6 and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    if network.is_loopback or network.is_unspecified:
        raise AdminError(f"{network} is this machine itself: whoever comes through a proxy on it would be banned.")
    if network.prefixlen < WIDEST[network.version]:
        raise AdminError(f"{network} is half the world; name a network of at least /{WIDEST[network.version]}.")
    return str(network.network_address) if network.prefixlen == 32 and network.version == 4 else str(network)
