"""Who is kept out for now, at hand for every request."""

from __future__ import annotations

import ipaddress
import time
from datetime import UTC, datetime

from bathysphere.play.refusal import Refusal
from bathysphere.server.store.moderation import Ban


class Bans:
    """Persons and addresses that the operator keeps out, each until some time."""

    def __init__(self) -> None:
        self._people: dict[str, int] = {}
        self._networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, int]] = []

    def learn(self, bans: list[Ban]) -> None:
        """These are all there are."""
        self._people = {ban.who: ban.until for ban in bans if ban.kind == "person"}
        self._networks = [(ipaddress.ip_network(ban.who), ban.until) for ban in bans if ban.kind == "address"]

    def check_person(self, person: str) -> None:
        """A Refusal if this person is kept out."""
        if self._people:
            self._check(self._people.get(person, 0))

    def check_address(self, host: str) -> None:
        """A Refusal if this address is kept out."""
        if not self._networks:
            return
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        for network, until in self._networks:
            if address in network:
                self._check(until)

    def _check(self, until: int) -> None:
        if until > time.time() * 1000:
            shown = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
            raise Refusal("banned", until=shown)
