"""Where a request comes from: the one address that limits, sockets, bans and logs go by.

Anybody can write `X-Forwarded-For` into a request, so it counts only when the machine that sent the request is a
trusted proxy, and only as far as trusted proxies wrote it: the client is the last one in it that is none of them.
"""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

NOWHERE: Final = "nowhere"  # a connection that has no address, such as one over a Unix socket
SAFE_SCHEMES: Final = {"http": "https", "websocket": "wss"}
PLAIN_SCHEMES: Final = {"http": "http", "websocket": "ws"}
FARTHEST: Final = 20  # proxies in a row that are looked at

IpAddress = IPv4Address | IPv6Address
IpNetwork = IPv4Network | IPv6Network


def address_of(connection: HTTPConnection) -> str:
    """The address of whoever sent a request, as `address_key` writes it."""
    return address_key(connection.client.host) if connection.client else NOWHERE


@lru_cache(4096)
def address_key(host: str) -> str:
    """An address as everything counts it: IPv6 by /64, which is what one household has; mapped IPv4 as IPv4."""
    address = read_address(host)
    if isinstance(address, IPv6Address):
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return host if address is None else str(address)


def read_address(text: str) -> IpAddress | None:
    """An address, IPv4 also where it is written as IPv6; None when it is no address."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def read_network(text: str) -> IpNetwork:
    """An address or a network such as 10.0.0.0/8; ValueError when it is neither."""
    return ip_network(text, strict=False)


class Networks:
    """Some addresses and networks."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [read_network(text) for text in networks]

    def __contains__(self, host: str) -> bool:
        address = read_address(host)
        return address is not None and any(address in network for network in self._networks)


class Proxies:
    """The machines that are believed when they say for whom they ask."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._trusted = Networks(trusted)

    def trusts(self, host: str) -> bool:
        """Whether an address is one of them."""
        return host in self._trusted

    def client(self, host: str, forwarded: Iterable[str]) -> str:
        """Who asks, when `host` sent the request with these X-Forwarded-For; a malformed one is ignored."""
        if not self.trusts(host):
            return host
        hops = [hop.strip() for line in forwarded for hop in line.split(",")]
        for hop in hops[-FARTHEST:][::-1]:
            if read_address(hop) is None:
                return host
            if not self.trusts(hop):
                return hop
        return host


class Forwarded:
    """Puts the client's own address and scheme in place of a trusted proxy's, before anything else looks."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] in SAFE_SCHEMES and client and self._proxies.trusts(client[0]):
            headers = Headers(scope=scope)
            who = self._proxies.client(client[0], headers.getlist("x-forwarded-for"))
            if who != client[0]:
                scope["client"] = (who, 0)
            schemes = {"https": SAFE_SCHEMES, "http": PLAIN_SCHEMES}.get(headers.get("x-forwarded-proto", "").strip())
            if schemes is not None:
                scope["scheme"] = schemes[scope["type"]]
        await self._app(scope, receive, send)
