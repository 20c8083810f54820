"""Who asks: known to everything that is done for a request or a live connection."""

from __future__ import annotations

import ipaddress
from contextvars import ContextVar
from functools import lru_cache
from typing import NamedTuple


class Caller(NamedTuple):
    """A person at an address; both empty: the server itself."""

    person: str = ""
    address: str = ""


NOBODY = Caller()
calling: ContextVar[Caller] = ContextVar("calling", default=NOBODY)


@lru_cache(10_000)
def neighbourhood(host: str) -> str:
    """An address as limits count it: whoever has IPv6 has 2^64 addresses of their own."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host or "?"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)
