"""Where a server can be reached: from this machine, from its network, from everywhere."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from urllib.parse import urlsplit

from bathysphere.play.refusal import ServerError

ANYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
"""Addresses that mean every address of this machine."""
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of documentation, at which nobody is: asked about, never sent to."""
HTTP = 80


def network(host: str, port: int) -> list[str]:
    """The addresses by which others in the network reach a server that listens here; none if they cannot."""
    if host in ANYWHERE:
        hosts = [address for family in ANYWHERE.values() if (address := _own(family))]
        if host == "0.0.0.0":
            hosts = [address for address in hosts if ":" not in address]
    else:
        hosts = [] if _only_here(host) else [host]
    return [url(one, port) for one in hosts]


def url(host: str, port: int) -> str:
    """The address of a server as people type it."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" + ("" if port == HTTP else f":{port}")


def here(host: str, port: int) -> str:
    """Where this machine itself finds the server."""
    return url("localhost" if host in ANYWHERE or _only_here(host) else host, port)


def public(text: str) -> str:
    """The address everybody uses, as the operator gave it, without the last stroke; a ServerError if odd."""
    if not text:
        return ""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ServerError("public-address", found=text)
    return f"{parts.scheme}://{parts.netloc}"


def told(host: str, port: int, addresses: list[str], outside: str) -> str:
    """What whoever starts a server reads: where it is, who can come, how to stop it."""
    lines = ["Bathysphere is running.", f"  On this machine:  {here(host, port)}/"]
    lines += [f"  In your network:  {address}/" for address in addresses]
    if outside:
        lines.append(f"  For everybody:    {outside}/")
    if not addresses and not outside:
        lines.append("  Nobody else can open it. To let your network in: bathysphere serve --host 0.0.0.0")
    lines.append("Stop it with Ctrl+C: every table is kept.")
    return "\n".join(lines)


def _own(family: socket.AddressFamily) -> str:
    """Which of its addresses this machine would call from. Nothing is sent: the socket is only asked."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
        asked.connect((ELSEWHERE[family], 9))
        own = str(asked.getsockname()[0])
        address = ipaddress.ip_address(own)
        return "" if address.is_loopback or address.is_link_local or address.is_unspecified else own
    return ""


def _only_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.casefold() == "localhost"
