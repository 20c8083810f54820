"""The guard at the way out: two hundred addresses that lead inside, and names that change."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bathysphere.play.refusal import Refusal
from bathysphere.server.notices.guard import Guard, Inside, checked_url, is_outside, lookup

V4 = [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.254", "127.0.0.1",
    "127.1.2.3", "127.255.255.255", "169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255",
    "192.0.0.1", "192.0.0.170", "192.0.2.1", "192.88.99.1", "192.168.0.1", "192.168.255.255", "198.18.0.1",
    "198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.255", "240.0.0.1",
    "255.255.255.255",
]  # fmt: skip
V6 = [
    "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1", "ff0e::1",
    "2001:db8::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "100::1", "64:ff9b:1::1", "3fff::1", "5f00::1",
    "2001:10::1", "2001:2::1", "::7f00:1", "::10.0.0.1",
]  # fmt: skip
WRAPPED = ["::ffff:{}", "64:ff9b::{}", "::{}", "::ffff:0:{}"]
INSIDE = [*V4, *V6, *(form.format(address) for form in WRAPPED for address in V4)]
PARTS = [[int(part) for part in address.split(".")] for address in V4]
INSIDE += [f"2002:{a:02x}{b:02x}:{c:02x}{d:02x}::1" for a, b, c, d in PARTS]
NAMES = {
    "localhost", "127.1", "0x7f000001", "2130706433", "0177.0.0.1", "127.0.1", "0", "0x7f.1", "017700000001",
    "0300.0250.1",
}  # fmt: skip
OUTSIDE = ["8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450::1"]
OUTSIDE += ["::ffff:8.8.8.8", "64:ff9b::8.8.8.8"]
ODD = [
    "", "ntfy.sh", "//ntfy.sh", "ftp://ntfy.sh/x", "file:///etc/passwd", "gopher://ntfy.sh:70/",
    "javascript:1", "https://", "https://user@ntfy.sh/", "https://user:pass@ntfy.sh/", "https://ntfy.sh:22/",
    "http://ntfy.sh:25/",
    "https://ntfy.sh:99999/", "https://ntfy.sh:0x50/", "https://[::1/", "https://nt fy.sh/", "https://ntfy.sh/\n",
    "https://ntfy.sh\\@127.0.0.1/", "https://127.0.0.1@ntfy.sh/", "http://ntfy.sh:6379/\r\nFLUSHALL",
    "unix:///run/docker.sock", "https:ntfy.sh", "dict://ntfy.sh:11211/", "https://ntfy.sh/" + "a" * 500,
]  # fmt: skip


def test_there_are_two_hundred_of_them() -> None:
    assert len({*INSIDE, *NAMES, *ODD}) >= 200


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_refused(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_those_of_others_are_not(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize("text", ODD)
def test_odd_addresses_are_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        checked_url(text)
    assert caught.value.code == "hook-address"


@pytest.mark.parametrize("name", sorted(NAMES))
def test_however_this_machine_is_written_it_is_refused(name: str) -> None:
    with pytest.raises((Inside, ConnectionError)):
        asyncio.run(Guard(look_up=lookup).address(name, 443))


def answers(*lists: Sequence[str]) -> Guard:
    """A guard whose name server answers otherwise each time."""
    left = list(lists)

    async def look_up(_host: str, _port: int) -> Sequence[str]:
        return left.pop(0)

    return Guard(look_up=look_up)


@pytest.mark.parametrize("address", V4)
def test_a_name_that_leads_inside_among_other_places_is_refused(address: str) -> None:
    with pytest.raises(Inside):
        asyncio.run(answers(["8.8.8.8", address]).address("hooks.example.net", 443))


def test_a_name_that_changes_leads_where_it_was_looked_at() -> None:
    """What is checked is what is connected to: the answer is an address, not the name."""
    guard = answers(["8.8.8.8"], ["127.0.0.1"])
    assert asyncio.run(guard.address("hooks.example.net", 443)) == "8.8.8.8"
    with pytest.raises(Inside):
        asyncio.run(guard.address("hooks.example.net", 443))


def test_what_the_operator_allows_is_allowed() -> None:
    guard = Guard(["192.168.1.5/32"])
    assert asyncio.run(guard.address("192.168.1.5", 80)) == "192.168.1.5"
    with pytest.raises(Inside):
        asyncio.run(guard.address("192.168.1.6", 80))
