"""Tables played with content of one's own: chosen before the start, remembered, missed when it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bathysphere.content.packs import read_pack, shelve
from bathysphere.content.toml import packaged
from bathysphere.engine.errors import ContentError
from bathysphere.engine.record import Record
from bathysphere.server.store.checking import verify
from bathysphere.server.web.worker import Config, Worker
from tests.web.servers import Person, serving

END = "end_threshold = 45"


@pytest.fixture(autouse=True)
def empty_shelf() -> Iterator[None]:
    yield
    shelve([])


def write_pack(folder: Path, end: int) -> Path:
    """Reef Project that ends at other points than ours."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text('game = "reef"\nname = "My box"\nabout = "Typed in."\n', "utf-8")
    tracks = packaged("bathysphere.games.reef", "tracks.toml").replace(END, f"end_threshold = {end}")
    (folder / "tracks.toml").write_text(tracks, "utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_pack(tmp_path / "my-box", 30)


def sit_down(ann: Person, value: str) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "me"}]
    settings = {"missions": "dealt", "pack": value}
    return ann.post("/tables", {"game": "reef", "seats": seats, "settings": settings}, status=201)


def test_a_pack_is_offered_with_its_name_and_its_own_settings(folder: Path, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", packs=[str(folder)]) as server:
        games = {info["game"]: info for info in server.person().get("/games")}
    (pack,) = games["reef"]["packs"]
    assert (pack["name"], pack["about"]) == ("My box", "Typed in.")
    assert pack["value"] == read_pack(folder).value
    assert [setting["name"] for setting in pack["settings"]] == ["side", "missions", "wild_suits"]
    assert games["shares"]["packs"] == games["deepsea"]["packs"] == []


@pytest.mark.slow
def test_a_table_remembers_its_pack_and_everything_follows_it(folder: Path, tmp_path: Path) -> None:
    value = read_pack(folder).value
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", packs=[str(folder)]) as server:
        ann = server.person()
        options = ["missions=dealt", f"pack={value}"]
        assert ann.get("/games/reef/printed", seats=2, option=options)["tracks"]["end_at"] == 30
        assert ann.get("/games/reef/printed", seats=2)["tracks"]["end_at"] == 45
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        asked = {"game": "reef", "seats": seats, "settings": {"missions": "dealt", "pack": value}}
        state = ann.post("/tables", asked, status=201)
        id = state["table"]["id"]
        assert state["table"]["settings"]["pack"] == value
        before = ann.until_asked(id)["moves"]
        assert ann.post(f"/tables/{id}/hint")["options"]
        ann.play_once(id)
        assert ann.until_asked(id)["moves"] > before
        assert f"[pack {value}]" in ann.get(f"/tables/{id}/record")


@pytest.mark.slow
def test_without_its_pack_a_table_says_so_and_stays_whole(folder: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    value = read_pack(folder).value
    with serving(database, packs=[str(folder)]) as server:
        ann = server.person()
        id = sit_down(ann, value)["table"]["id"]
        seat = ann.get(f"/tables/{id}")["view"]["pending"]["seat"]
        moves = ann.play_once(id, seat)["moves"]
        cookies = ann.http.cookies

    def back(packs: list[str]) -> dict[str, Any]:
        with serving(database, packs=packs) as server:
            ann = server.person()
            ann.http.cookies = cookies
            (line,) = ann.get("/tables/mine")
            assert (line["table"], line["moves"]) == (id, moves)
            if not packs or read_pack(folder).value != value:
                refusal = ann.get(f"/tables/{id}", status=409)
                assert asyncio.run(hung_up(ann, id)) == refusal
                return refusal
            return ann.get(f"/tables/{id}")

    refusal = back([])
    assert refusal["code"] == "pack"
    assert refusal["params"] == {"pack": "my-box", "mark": value[-8:]}
    assert "does not have" in refusal["sentence"]
    write_pack(folder, 31)
    assert "changed since" in back([str(folder)])["sentence"]
    (fault,) = verify(database).faults
    assert "my-box" in fault.why
    write_pack(folder, 30)
    assert back([str(folder)])["moves"] == moves
    assert not verify(database).faults


async def hung_up(person: Person, table: str) -> Any:
    async with person.live(table) as wire:
        return (await wire.get("bye"))["refusal"]


def test_a_pack_nobody_has_is_refused_before_the_start(folder: Path, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", packs=[str(folder)]) as server:
        ann = server.person()
        seats = [{"kind": "me"}, {"kind": "me"}]
        for game, value in (("reef", "my-box-00000000"), ("reef", "x"), ("shares", read_pack(folder).value)):
            asked = {"game": game, "seats": seats, "settings": {"pack": value}}
            assert ann.post("/tables", asked, status=422)["code"] == "setup"
        ann.get("/games/reef/printed", status=422, option=["pack=x"])


@pytest.mark.slow
def test_a_record_of_a_pack_is_opened_with_it(folder: Path, tmp_path: Path) -> None:
    value = read_pack(folder).value
    record = Record("reef", 2, 7, 1, {"side": "a", "missions": "dealt", "pack": value})
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", packs=[str(folder)]) as server:
        state = server.person().post("/records", {"text": record.text()}, status=201)
        assert state["table"]["settings"]["pack"] == value
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        refusal = server.person().post("/records", {"text": record.text()}, status=422)
        assert "my-box" in refusal["sentence"]


def test_a_server_does_not_start_with_a_pack_that_cannot_be_played(folder: Path) -> None:
    (folder / "tracks.toml").write_text("[vp]\nstart = 'none'\n", "utf-8")
    with pytest.raises(ContentError, match=r"tracks\.toml, line"):
        Worker(Config(packs=[str(folder)]))


@pytest.mark.parametrize("first", [[], ["serve"]])
def test_packs_are_named_on_the_command_line(
    first: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import bathysphere.server.web.app as web
    from bathysphere.command_line import app

    given: dict[str, Any] = {}
    monkeypatch.setattr(web, "serve", lambda *_, **more: given.update(more))
    app([*first, "--no-browser", "--pack", str(folder), "--pack", str(folder.parent)])
    assert given["config"].packs == [str(folder), str(folder.parent)]
