"""A page without a server: the same addresses and messages, one person, journals kept row by row."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from bench.players import an_action

from bathysphere.catalogue import game
from bathysphere.engine.record import Record, replay
from bathysphere.page import bots
from bathysphere.page.bots import answer_here
from bathysphere.page.serving import Page
from bathysphere.page.storing import Memory
from bathysphere.play.refusal import Refusal
from bathysphere.server.web.projector import Projector
from bathysphere.server.web.wire_live import ServerMessage

MOST = 2000


class Player:
    """Somebody who plays the first option, as a client would."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.state: dict[str, Any] = {}

    def hear(self, text: str) -> None:
        msgspec.json.decode(text, type=ServerMessage)  # what is said can be read by its type
        message = json.loads(text)
        self.said.append(message)
        if "state" in message:
            self.state = message["state"]
        self.news.set()

    async def sit_down(self, table: str) -> None:
        self.viewer = await self.page.connect(table, "en", self.hear)
        await self.viewer.hear('{"type":"hello"}')

    async def act(self) -> None:
        if self.state["together"]:
            together = self.state["together"]
            options = [each["action"] for each in self.state["options"]]
            action = " ".join([options[0], *(each.split()[-1] for each in options[1 : together["least"]])])
        else:
            action = self.state["options"][0]["action"]
        command = {
            "type": "act",
            "action": action,
            "key": f"k{len(self.said)}",
            "revision": self.state["revision"],
        }
        await self.viewer.hear(json.dumps(command))
        assert [m for m in self.said if m["type"] == "refuse"] == []
        accepted = next(m["revision"] for m in reversed(self.said) if m["type"] == "accept")
        await self.until(lambda state: state["revision"] >= accepted)

    async def until(self, reached: Callable[[dict[str, Any]], Any]) -> None:
        while not reached(self.state):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)

    async def play(self, moves: int = MOST) -> None:
        for _ in range(moves):
            await self.until(lambda state: state["options"] or state["table"]["status"] == "over")
            if not self.state["options"]:
                return
            await self.act()


async def asked(page: Page, method: str, address: str, body: object = None) -> Any:
    answer = await page.ask(method, address, json.dumps(body) if body is not None else "")
    assert answer.status == 200, answer.body
    return json.loads(answer.body)


async def new_table(page: Page, kind: str, *levels: str) -> str:
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
    made = await asked(page, "POST", "/tables?lang=en", {"game": kind, "seats": seats})
    return str(made["table"]["id"])


def run(work: Awaitable[None]) -> None:
    async def within() -> None:
        await work

    asyncio.run(within())


def test_a_whole_game_in_a_page_that_is_closed_and_opened_again() -> None:
    shelf = Memory()

    async def first() -> tuple[str, dict[str, Any]]:
        page = Page(shelf, answer_here)
        id = await new_table(page, "shares", "mate", "deckhand")
        player = Player(page)
        await player.sit_down(id)
        await player.play(10)
        await player.until(lambda state: state["options"])
        return id, player.state

    async def second(id: str, before: dict[str, Any]) -> None:
        page = Page(shelf, answer_here)
        player = Player(page)
        await player.sit_down(id)
        assert player.state["hash"] == before["hash"]
        assert player.state["options"] == before["options"]
        await player.play()
        assert player.state["outcome"]
        record = Record.parse((await page.ask("GET", f"/tables/{id}/record")).body)
        assert replay(record, game("shares")).over
        (line,) = await asked(page, "GET", "/tables/mine")
        assert line["status"] == "over"
        assert (await asked(page, "GET", "/me"))["finished"] == {"shares": 1}
        again = await asked(page, "POST", f"/tables/{id}/rematch", {})
        assert again["table"]["id"] != id
        assert len((await asked(page, "GET", f"/tables/{id}/moments"))["moments"]) > 10
        assert (await asked(page, "GET", f"/tables/{id}/moments/3"))["view"]
        link = (await asked(page, "GET", f"/tables/{id}/link"))["link"]
        opened = await asked(page, "POST", "/records", {"text": link, "moves": 5})
        assert opened["moves"] == 5

    id, before = asyncio.run(first())
    run(second(id, before))


def test_a_table_whose_rules_fail_is_set_aside_and_the_next_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of the second table cannot be shown the game, and its options cannot be told."""

    def no_world(*_: object) -> None:
        raise ZeroDivisionError("planted")

    async def work() -> None:
        page = Page(Memory(), answer_here)
        healthy = Player(page)
        await healthy.sit_down(await new_table(page, "shares", "mate"))
        await healthy.play(2)
        with monkeypatch.context() as planted:
            planted.setattr(type(game("shares")), "determinize", no_world)
            player = Player(page)
            await player.sit_down(await new_table(page, "shares", "mate"))
            await player.until(lambda state: state["table"]["set_aside"])
        await healthy.play(3)
        assert not healthy.state["table"]["set_aside"]

    run(work())


@pytest.mark.parametrize("other", ["deepsea", "reef"])
def test_the_other_games_are_played_in_the_same_way(other: str) -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        player = Player(page)
        await player.sit_down(await new_table(page, other, "deckhand"))
        await player.play(12)
        assert player.state["moves"] >= 12

    run(work())


async def one_move(page: Page, id: str) -> None:
    """Whoever is to move takes the first option, or the first set."""
    states = [await asked(page, "GET", f"/tables/{id}?seat={seat}") for seat in (0, 1)]
    state = next(state for state in states if state["options"])
    action = {
        "type": "act",
        "action": an_action(state, 0),
        "key": "k",
        "revision": state["revision"],
    }
    await asked(page, "POST", f"/tables/{id}/commands", action)


def test_a_running_game_at_one_screen_goes_along_as_a_link() -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
        made = await asked(page, "POST", "/tables", {"game": "shares", "seats": seats})
        id = made["table"]["id"]
        await one_move(page, id)
        link = (await asked(page, "GET", f"/tables/{id}/link"))["link"]
        # At somebody else's, in a browser of their own.
        other = Page(Memory(), answer_here)
        told = await asked(other, "POST", "/links", {"text": link})
        assert (sorted(told["players"]), told["over"], told["moves"]) == (["Ada", "Ben"], False, 1)
        opened = (await asked(other, "POST", "/records", {"text": link}))["table"]["id"]
        for seat in (0, 1):
            here = await asked(page, "GET", f"/tables/{id}?seat={seat}")
            there = await asked(other, "GET", f"/tables/{opened}?seat={seat}")
            assert (there["hash"], there["options"]) == (here["hash"], here["options"])
        await one_move(other, opened)
        again = (await asked(other, "GET", f"/tables/{opened}/link"))["link"]
        assert (await asked(page, "POST", "/links", {"text": again}))["moves"] == 2

    run(work())


def test_with_bots_or_in_a_lesson_a_running_game_does_not_go_along() -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        lessons = await asked(page, "GET", "/games/shares/lessons/en")
        first = lessons[0]["lesson"]
        lesson = await asked(page, "POST", f"/lessons/shares/{first}", {})
        for id in (await new_table(page, "shares", "mate"), lesson["table"]["id"]):
            answer = await page.ask("GET", f"/tables/{id}/link")
            assert (answer.status, json.loads(answer.body)["code"]) == (409, "not-over")

    run(work())


def test_a_damaged_link_says_so() -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = await asked(page, "POST", "/tables", {"game": "reef", "seats": seats})
        link = (await asked(page, "GET", f"/tables/{made['table']['id']}/link"))["link"]
        for lang, word in (("en", "damaged"), ("de", "beschädigt")):
            for wrong in (link[:-3], link[:10] + ("A" if link[10] != "A" else "B") + link[11:]):
                answer = await page.ask("POST", f"/links?lang={lang}", json.dumps({"text": wrong}))
                assert answer.status == 422
                assert word in json.loads(answer.body)["sentence"]

    run(work())


def test_two_tabs_at_one_table_see_the_same_and_write_in_turn() -> None:
    async def work() -> None:
        shelf = Memory()
        here, there = Page(shelf, answer_here), Page(shelf, answer_here)
        id = await new_table(here, "shares", "mate")
        one, other = Player(here), Player(there)
        await one.sit_down(id)
        await other.sit_down(id)
        await one.play(3)
        await there.elsewhere(id)
        while not (one.state["options"] and other.state["revision"] == one.state["revision"]):
            await asyncio.sleep(0.01)
            await here.elsewhere(id)
            await there.elsewhere(id)
        assert one.state["hash"] == other.state["hash"]
        rows = [json.loads(text)["revision"] for text in shelf.journals[id]]
        assert rows == list(range(len(rows)))

    run(work())


def test_a_move_that_cannot_be_kept_is_not_shown() -> None:
    class Full(Memory):
        full = False

        async def write(self, writings: str) -> str:
            return "QuotaExceededError" if self.full else await super().write(writings)

    async def work() -> None:
        shelf = Full()
        page = Page(shelf, answer_here)
        player = Player(page)
        await player.sit_down(await new_table(page, "shares", "mate"))
        await player.play(0)
        await player.until(lambda state: state["options"])
        shelf.full = True
        before = player.state
        action = before["options"][0]["action"]
        await player.viewer.hear(
            json.dumps({"type": "act", "action": action, "key": "k", "revision": before["revision"]})
        )
        refusal = next(m["refusal"] for m in player.said if m["type"] == "refuse")
        assert refusal["code"] == "not-kept"
        assert "QuotaExceededError" in refusal["sentence"]
        assert player.state["revision"] == before["revision"]

    run(work())


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("POST", "/me/register", {"account": "ada", "password": "long enough"}),
        ("GET", "/invites/abc", None),
        ("POST", "/tables", {"game": "shares", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ],
)
@pytest.mark.parametrize(("lang", "word"), [("en", "without a server"), ("de", "ohne Server")])
def test_what_needs_a_server_says_so(method: str, address: str, body: object, lang: str, word: str) -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        answer = await page.ask(method, f"{address}?lang={lang}", json.dumps(body) if body else "")
        refusal = json.loads(answer.body)
        assert (answer.status, refusal["code"]) == (501, "needs-server")
        assert word in refusal["sentence"]

    run(work())


def test_what_is_asked_of_games_is_answered() -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        assert [each["game"] for each in await asked(page, "GET", "/games?lang=de")]
        assert "card" in (await page.ask("GET", "/games/shares/texts/en?part=names")).body.lower()
        assert await asked(page, "GET", "/games/deepsea/printed?seats=2&option=mission%3D1")
        assert (await asked(page, "GET", "/games/reef/manual/de"))["game"] == "reef"
        assert await asked(page, "GET", "/games/shares/lessons/en")
        assert (await asked(page, "POST", "/me/name", {"name": " Ada "}))["name"] == "Ada"
        assert (await asked(page, "GET", "/me"))["name"] == "Ada"
        assert (await page.ask("GET", "/nothing")).status == 404
        assert (await page.ask("POST", "/tables", "{}")).status == 400
        with pytest.raises(Refusal):
            await page.connect("nowhere", "en", print)

    run(work())


def test_a_thinker_that_fails_is_replaced_and_hints_come_from_the_seat() -> None:
    async def fails(job: str) -> str:
        return ""

    async def work() -> None:
        page = Page(Memory(), fails)
        player = Player(page)
        await player.sit_down(await new_table(page, "shares", "mate"))
        await player.play(2)
        answer = await page.ask("POST", f"/tables/{player.state['table']['id']}/hint")
        assert json.loads(answer.body)["code"] in ("busy", "wrong-seat")
        page.bots = bots.Bots(answer_here)
        await player.until(lambda state: state["options"])
        assert await asked(page, "POST", f"/tables/{player.state['table']['id']}/hint")

    run(work())


def test_where_the_rest_of_a_turn_leads_is_told_in_a_page_without_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        page = Page(Memory(), answer_here)
        player = Player(page)
        await player.sit_down(await new_table(page, "deepsea", "deckhand"))
        await player.until(lambda state: state["options"])
        await player.viewer.hear('{"type":"ways","key":"w"}')
        assert [m["key"] for m in player.said if m["type"] == "ways"] == ["w"]

        def fails(*_: object) -> None:
            raise AttributeError

        monkeypatch.setattr(Projector, "why", fails)
        await player.viewer.hear('{"type":"why","key":"y","action":"x"}')
        assert [m["refusal"]["code"] for m in player.said if m["type"] == "refuse"] == ["internal"]
        answer = await page.ask("GET", f"/tables/{player.state['table']['id']}/why?action=x")
        assert answer.status == 500

    run(work())
