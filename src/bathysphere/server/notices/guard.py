"""The guard at the way out: what people give as addresses must not lead into the network of the server.

A name is looked up once, all its addresses have to be somebody's on the internet, and the connection goes to
the very address that was looked at: a name that changes in between leads nowhere else.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterable, Sequence
from urllib.parse import urlsplit

from bathysphere.play.refusal import Refusal

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Lookup = Callable[[str, int], Awaitable[Sequence[str]]]
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
WITHIN = [
    ipaddress.ip_network(text)
    for text in (
        "64:ff9b:1::/48",  # NAT64 of one's own
        "::ffff:0:0:0/96",  # translated IPv4
        "::/96",  # IPv4-compatible, long out of use
        "fec0::/10",  # site-local, long out of use
        "5f00::/16",  # segment routing
        "3fff::/20",  # documentation
        "192.88.99.0/24",  # relays of 6to4
    )
]
WELL_KNOWN = 1024
PORTS = (80, 443)
LONGEST = 500


class Inside(Exception):
    """The address leads into a network that is nobody's business."""


def is_outside(text: str) -> bool:
    """Is it the address of somebody on the internet?"""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:  # with a zone, as fe80::1%eth0, or no address at all
        return False
    if any(_in(address, network) for network in WITHIN):
        return False
    inner = _embedded(address)
    if inner is not None:
        return all(is_outside(str(one)) for one in inner)
    nobodys = address.is_multicast or address.is_reserved or address.is_unspecified
    return address.is_global and not nobodys


def _in(address: Address, network: Network) -> bool:
    return address.version == network.version and address in network


def _embedded(address: Address) -> Iterable[ipaddress.IPv4Address] | None:
    """The addresses of IPv4 that one of IPv6 stands for; None if it stands for itself."""
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    if address.sixtofour is not None:
        return [address.sixtofour]
    if address.teredo is not None:
        return list(address.teredo)
    if address in NAT64:
        return [ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)]
    return None


def checked_url(text: str, schemes: Sequence[str] = ("https", "http")) -> str:
    """An address that could be posted to; a Refusal if it is none. Where it leads is seen when it is used."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Refusal("hook-address") from None
    odd = len(text) > LONGEST or any(ord(c) <= ord(" ") or ord(c) == 127 for c in text)  # noqa: PLR2004
    if odd or "\\" in text or parts.scheme not in schemes or not host or "@" in parts.netloc:
        raise Refusal("hook-address")
    if port is not None and port not in PORTS and port < WELL_KNOWN:
        raise Refusal("hook-address")
    return text


async def lookup(host: str, port: int) -> Sequence[str]:
    """The addresses of a name, as the system knows them."""
    entries = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in entries]


class Guard:
    """Says where a name may lead."""

    def __init__(self, allowed: Sequence[str] = (), look_up: Lookup = lookup) -> None:
        """`allowed`: networks inside that the operator lets people post to, as 192.168.1.5/32."""
        self._allowed = [ipaddress.ip_network(text, strict=False) for text in allowed]
        self._look_up = look_up

    async def address(self, host: str, port: int) -> str:
        """The address to connect to; Inside if any of them is not somebody's on the internet."""
        try:
            addresses = await self._look_up(host, port)
        except (OSError, UnicodeError) as error:
            raise ConnectionError(f"{host} is not known") from error
        if not addresses:
            raise ConnectionError(f"{host} is not known")
        for text in addresses:
            if not (is_outside(text) or self._lets(text)):
                raise Inside(f"{host} leads into an internal network")
        return addresses[0]

    def _lets(self, text: str) -> bool:
        try:
            address = ipaddress.ip_address(text)
        except ValueError:
            return False
        return any(_in(address, network) for network in self._allowed)
