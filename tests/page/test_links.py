"""What a link of a page holds, and what it does not: nothing that its maker may not know."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bathysphere.page.bots import answer_here
from bathysphere.page.serving import Page
from bathysphere.page.storing import Memory
from tests.page.test_serving import Player, asked, new_table

BOT = {"kind": "bot", "level": "deckhand"}


async def refused(page: Page, id: str) -> tuple[int, str]:
    answer = await page.ask("GET", f"/tables/{id}/link?lang=en")
    return answer.status, json.loads(answer.body)["code"]


@pytest.mark.parametrize("kind", ["deepsea", "reef", "shares"])
def test_two_worlds_no_link(kind: str) -> None:
    """Whatever the seat cannot know does not change a byte of what it is told when it asks for a link."""

    async def work() -> None:
        page = Page(Memory(), answer_here)
        id = await new_table(page, kind, "deckhand")
        player = Player(page)
        await player.sit_down(id)
        await player.play(6)
        live = await page.tables.live(id)
        (seat,) = live.table.seats_of("me")
        course = live.table.play
        assert course is not None
        true = course.position
        told = set()
        for position in (true, *(true.determinize(seat, world) for world in range(4))):
            course.position = position
            course.seed = f"{len(told):032x}"
            answer = await page.ask("GET", f"/tables/{id}/link?lang=en")
            told.add((answer.status, answer.body))
        ((status, body),) = told
        assert (status, json.loads(body)["code"]) == (409, "not-over")

    asyncio.run(work())


async def what_if(page: Page, id: str, moves: int) -> dict[str, Any]:
    made: dict[str, Any] = await asked(
        page, "POST", f"/tables/{id}/branch", {"moves": moves, "seats": [{"kind": "me"}, BOT]}
    )
    return made


def test_what_was_dealt_anew_has_no_link_also_after_its_end() -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        id = await new_table(page, "shares", "deckhand")
        player = Player(page)
        await player.sit_down(id)
        await player.play(4)
        made = await what_if(page, id, 2)
        other = Player(page)
        await other.sit_down(made["table"]["id"])
        await other.play()
        assert other.state["outcome"]
        assert await refused(page, made["table"]["id"]) == (409, "link-dealt-anew")

    asyncio.run(work())


def test_a_table_of_another_browser_says_how_it_could_come_here() -> None:
    async def work() -> None:
        for lang, word in (("en", "as a link"), ("de", "als Link")):
            answer = await Page(Memory(), answer_here).ask("GET", f"/tables/abc?lang={lang}")
            refusal = json.loads(answer.body)
            assert (answer.status, refusal["code"]) == (404, "table-elsewhere")
            assert word in refusal["sentence"]

    asyncio.run(work())
