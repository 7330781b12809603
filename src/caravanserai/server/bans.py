"""Who is banned: the bans in force, held in memory because every request asks for them."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache

from caravanserai.server import steady
from caravanserai.server.addresses import IpNetwork, read_network
from caravanserai.server.errors import Refused


@dataclass(frozen=True)
class Ban:
    """Somebody, or everybody at an address or in a network, until a moment or for ever."""

    until: float | None
    person: str | None
    address: str | None
    reason: str

    @property
    def lasts(self) -> bool:
        """Whether it is still in force."""
        return self.until is None or self.until > steady.now()


class Bans:
    """All bans. They are replaced together when the host has changed any."""

    def __init__(self) -> None:
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[IpNetwork, Ban]] = []

    def replace(self, bans: Iterable[Ban]) -> None:
        """From now on these are the bans."""
        found = list(bans)
        self._people = {ban.person: ban for ban in found if ban.person is not None}
        self._networks = [(read_network(ban.address), ban) for ban in found if ban.address is not None]

    def of(self, person: str | None, address: str) -> Ban | None:
        """The ban that keeps this person at this address out, if there is one; one of the person comes first."""
        ban = self._people.get(person or "")
        if ban is not None and ban.lasts:
            return ban
        network = _network(address) if self._networks else None
        return next((ban for other, ban in self._networks if ban.lasts and _within(network, other)), None)

    def check(self, person: str | None, address: str) -> None:
        """Refused (403) when they are banned."""
        ban = self.of(person, address)
        if ban is not None:
            raise banned(ban)


def banned(ban: Ban) -> Refused:
    """The refusal of whoever a ban keeps out."""
    until = "" if ban.until is None else f" until {datetime.fromtimestamp(ban.until, UTC):%Y-%m-%d %H:%M} UTC"
    reason = f" Reason: {ban.reason}" if ban.reason else ""
    return Refused(403, "banned", f"The host of this server has banned you{until}.{reason}")


@lru_cache(4096)
def _network(address: str) -> IpNetwork | None:
    try:
        return read_network(address)
    except ValueError:  # a connection without an address, such as one over a Unix socket
        return None


def _within(network: IpNetwork | None, other: IpNetwork) -> bool:
    if network is None or network.version != other.version:
        return False
    return network.network_address in other and network.prefixlen >= other.prefixlen
