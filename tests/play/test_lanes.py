"""Budgets and lanes: what one person takes, another does not miss."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bathysphere.play.refusal import Refusal
from bathysphere.server.bus import Announcement
from bathysphere.server.limits import Limits, Rate
from bathysphere.server.limits.budget import MOST_TOLD, Buckets, Budget, Budgets
from bathysphere.server.limits.caller import Caller, neighbourhood
from bathysphere.server.limits.lane import Lane
from bathysphere.server.limits.numbers import changed

ANN, BOB, EVE = Caller("ann", "here"), Caller("bob", "here"), Caller("eve", "there")
SLOW = 1e-6
NOTIFY = 8000
"""Bytes that PostgreSQL carries in one announcement."""


def taken(budget: Budget, who: Caller, tries: int = 100) -> int:
    """How many somebody gets who asks for a hundred."""
    got, waits = 0, []
    for _ in range(tries):
        try:
            budget.take(1.0, who)
            got += 1
        except Refusal as refusal:
            waits.append(int(refusal.params["seconds"]))
    assert min(waits, default=1) >= 1
    return got


def test_a_person_an_address_and_everybody_have_a_budget() -> None:
    budget = Budget(Rate(10, SLOW, crowd=1.5, everybody=2))
    assert taken(budget, ANN) == 10
    assert taken(budget, BOB) == 5, "the address has no more"
    assert taken(budget, EVE) == 5, "the server has no more"


def test_a_refusal_takes_nothing_from_anybody() -> None:
    budget = Budget(Rate(10, SLOW, crowd=2, everybody=3))
    assert taken(budget, ANN, 1000) == 10
    assert taken(budget, BOB) == 10


def test_what_is_only_known_afterwards_is_a_debt() -> None:
    budget = Budget(Rate(5, SLOW))
    budget.check(0.0, ANN)
    budget.spend(7.0, ANN)
    with pytest.raises(Refusal):
        budget.check(0.0, ANN)
    budget.check(0.0, BOB)


def test_ipv6_counts_by_network() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::1")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"


def test_many_addresses_do_not_empty_the_bucket_of_whoever_floods() -> None:
    buckets = Buckets(Rate(3, SLOW), most=100)
    refused = 0
    for number in range(1000):
        buckets.spend(f"address {number}")
        try:
            buckets.take("flood")
        except Refusal:
            buckets.spend("flood", 0.0)
            refused += 1
    assert refused == 997


def test_workers_share_a_budget() -> None:
    limits = Limits(chat=Rate(10, SLOW))
    one, two = Budgets(limits), Budgets(limits)
    assert taken(one.chat, ANN, 6) == 6
    for told in one.news():
        two.heard(told)
    assert taken(two.chat, ANN) == 4
    assert one.news() == []


def test_what_workers_tell_is_never_too_long_for_the_bus() -> None:
    budgets = Budgets(Limits(chat=Rate(10, SLOW, crowd=1e6, everybody=1e6)))
    for number in range(1000):
        budgets.chat.spend(10, Caller(f"{number:024}", f"2001:db8:{number:x}:2::/64"))
    told = budgets.news()
    assert told
    for spent in told:
        assert len(next(iter(spent.values()))) <= MOST_TOLD
        assert len(msgspec.json.encode(Announcement("worker-1", spent=spent))) < NOTIFY


def test_limits_can_be_set_by_words() -> None:
    limits = changed(Limits(), ["logins=3/0.5", "sockets=7", "work=1/2/3/4"])
    assert (limits.logins.burst, limits.logins.per_second) == (3, 0.5)
    assert limits.logins.everybody == Limits().logins.everybody
    assert (limits.sockets, limits.work) == (7, Rate(1, 2, 3, 4))
    for wrong in ("nonsense=1", "sockets=many", "logins=3", "sockets=-1", "logins=1/2/3/4/5"):
        with pytest.raises(Exception, match="sets no limit"):
            changed(Limits(), [wrong])


async def served(lane: Lane, comers: list[tuple[str, ...]]) -> list[str]:
    """In which order these are served, who all come while the one place is taken."""
    order: list[str] = []

    async def come(who: tuple[str, ...]) -> None:
        async with lane.turn(who):
            order.append(who[1])
            await asyncio.sleep(0.002)

    async with lane.turn(("nobody", "nobody", "nothing")):
        tasks = [asyncio.create_task(come(who)) for who in comers]
        await asyncio.sleep(0)
        assert lane.waiting == len(comers)
    await asyncio.gather(*tasks)
    assert lane.idle
    return order


def test_whoever_has_many_tables_waits_for_those_who_have_one() -> None:
    many = [("there", "eve", f"table {number}") for number in range(20)]
    order = asyncio.run(served(Lane(1), [*many, ("here", "ann", "hers"), ("else", "bob", "his")]))
    assert set(order[:3]) == {"ann", "bob", "eve"}


def test_many_names_at_one_address_wait_for_other_addresses() -> None:
    many = [("there", f"eve {number}", "table") for number in range(20)]
    order = asyncio.run(served(Lane(1), [*many, ("here", "ann", "hers")]))
    assert "ann" in order[:2]


def test_some_places_are_left_for_others() -> None:
    async def work() -> None:
        lane, release = Lane(3, each=2), asyncio.Event()
        inside: list[str] = []

        async def come(*who: str) -> None:
            async with lane.turn(who):
                inside.append(who[1])
                await release.wait()

        tasks = [asyncio.create_task(come("there", "eve", str(number))) for number in range(5)]
        await asyncio.sleep(0.01)
        assert inside == ["eve", "eve"]
        tasks.append(asyncio.create_task(come("here", "ann", "hers")))
        await asyncio.sleep(0.01)
        assert inside == ["eve", "eve", "ann"]
        release.set()
        await asyncio.gather(*tasks)
        assert len(inside) == 6

    asyncio.run(work())


def test_a_lane_refuses_who_brings_too_many_and_forgets_who_leaves() -> None:
    async def work() -> None:
        lane = Lane(1, own=3)

        async def come(*who: str) -> None:
            async with lane.turn(who):
                pass

        async with lane.turn(("here", "ann", "hers")):
            tasks = [asyncio.create_task(come("there", "eve", str(number))) for number in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal) as refused:
                await come("there", "eve", "one more")
            assert refused.value.code == "too-fast"
            tasks[0].cancel()
            await asyncio.sleep(0)
            assert lane.waiting == 2
            with pytest.raises(TimeoutError):
                async with lane.turn(("else", "bob", "his"), within=0.01):
                    pass
            assert lane.waiting == 2
        await asyncio.gather(*tasks[1:])
        assert lane.idle

    asyncio.run(work())
