"""Content of one's own in a page: from files, kept beside the tables, played with by people and bots."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bathysphere.content import packs
from bathysphere.content.toml import packaged
from bathysphere.page.bots import answer_here
from bathysphere.page.serving import Page
from bathysphere.page.storing import Memory
from tests.page.test_serving import Player, asked

ABOUT = {"name": "dear/pack.toml", "text": 'game = "deepsea"\nname = "Dear reef"\n'}


@pytest.fixture(autouse=True)
def empty_shelf() -> Iterator[None]:
    """No pack is at hand before a test, nor after it."""
    packs.put_on_shelf([])
    yield
    packs.put_on_shelf([])


def zones(cost: int) -> dict[str, str]:
    """The zones of Deep Sea, one place of which costs something else."""
    text = packaged("bathysphere.games.deepsea", "zones.toml")
    return {"name": "dear/zones.toml", "text": re.sub(r"\bcost = \d+", f"cost = {cost}", text, count=1)}


async def added(page: Page, *files: dict[str, str]) -> str:
    told = await asked(page, "POST", "/packs?lang=en", {"files": files})
    assert told["game"] == "deepsea"
    return str(told["value"])


async def offered(page: Page) -> list[tuple[str, str]]:
    games = await asked(page, "GET", "/games?lang=en")
    (info,) = [game for game in games if game["game"] == "deepsea"]
    return [(pack["name"], pack["value"]) for pack in info["packs"]]


def new_table(pack: str) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "mate"}]
    return {"game": "deepsea", "seats": seats, "settings": {"pack": pack}}


def test_a_pack_from_files_is_played_with_and_is_still_there_on_the_next_visit() -> None:
    shelf = Memory()

    async def first() -> tuple[str, str]:
        page = Page(shelf, answer_here)
        value = await added(page, ABOUT, zones(7))
        assert value.startswith("dear-")
        assert await offered(page) == [("Dear reef", value)]
        made = await asked(page, "POST", "/tables", new_table(value))
        player = Player(page)
        await player.sit_down(made["table"]["id"])
        await player.play(4)
        refusal = json.loads((await page.ask("GET", f"/tables/{made['table']['id']}/link")).body)
        assert refusal["code"] == "not-over"
        return value, made["table"]["id"]

    async def second(value: str, id: str) -> None:
        page = Page(shelf, answer_here)
        assert (await asked(page, "GET", f"/tables/{id}"))["table"]["settings"]["pack"] == value
        player = Player(page)
        await player.sit_down(id)
        await player.play(2)
        assert player.state["moves"] >= 6

    value, id = asyncio.run(first())
    packs.put_on_shelf([])
    asyncio.run(second(value, id))


def test_of_one_name_the_newest_stays_and_what_is_played_with() -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        await added(page, ABOUT, zones(5))
        used = await added(page, ABOUT, zones(6))
        assert [value for _, value in await offered(page)] == [used]
        await asked(page, "POST", "/tables", new_table(used))
        newest = await added(page, ABOUT, zones(7))
        assert [value for _, value in await offered(page)] == [used, newest]

    asyncio.run(work())


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ([{"name": "zones.toml", "text": "[[zone]]\nid = 3\n"}], "zones.toml"),
        ([{"name": "recipes.toml", "text": "a = 1\n"}], "recipes.toml"),
        ([ABOUT, {"name": "dear/zones.toml", "text": "[[zone"}], "zones.toml"),
    ],
)
def test_files_that_are_no_pack_are_refused_by_name(files: list[dict[str, str]], said: str) -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        answer = await page.ask("POST", "/packs?lang=en", json.dumps({"files": files}))
        assert answer.status == 409
        assert said in json.loads(answer.body)["sentence"]
        assert await offered(page) == []

    asyncio.run(work())


def test_a_pack_that_the_browser_cannot_keep_is_not_offered() -> None:
    class Full(Memory):
        async def put_note(self, name: str, text: str) -> str:
            return "QuotaExceededError"

    async def work() -> None:
        page = Page(Full(), answer_here)
        answer = await page.ask("POST", "/packs", json.dumps({"files": [ABOUT, zones(7)]}))
        assert (answer.status, json.loads(answer.body)["code"]) == (507, "not-kept")
        assert await offered(page) == []

    asyncio.run(work())
