"""A game as a link: shorter than a message, the same when it is opened, honest when it is damaged."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.engine import links
from bathysphere.engine.errors import LinkError, OptionError, RecordError
from bathysphere.engine.links import link_of, record_in, until
from bathysphere.engine.record import Record, replay
from bathysphere.games import GAMES, game
from tests.games.harness import examples

GOLDEN = sorted((Path(__file__).parents[1] / "golden").rglob("*.record"))


def played(name: str, seed: int | str, seats: int, moves: int = 10_000, **settings: str) -> Record:
    """A game of chance, with whole sets now and then."""
    p = bs.start(name, seats=seats, seed=seed, **settings)
    record = Record(name, seats, seed, p.game.version, dict(p.content.settings))
    source = random.Random(str(seed))
    while not p.over and len(record.actions) < moves:
        action = source.choice(p.choices)
        record.actions.append(p.text(action))
        p.play(action)
    if p.over:
        record.result = [score.total for score in p.scores()]
    return record


@pytest.mark.parametrize("name", GAMES)
def test_a_game_comes_back_out_of_its_link(name: str) -> None:
    rules = game(name)
    for seed in range(examples(30)):
        seats = rules.least_seats + seed % (rules.most_seats - rules.least_seats + 1)
        if name == "deepsea" and seats == 1:
            seats = 2
        record = played(name, seed, seats, 10_000 if seed % 3 else 40)
        link = link_of(record, rules)
        again = record_in(link, game)
        assert again == record
        assert replay(again, rules).dump() == replay(record, rules).dump()


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_games_come_back(file: Path) -> None:
    record = Record.parse(file.read_text("utf-8"))
    link = link_of(record, game(record.game), names=True)
    again = record_in(link, game)
    record.comments = {}
    assert replay(again, game(record.game)).dump() == replay(record, game(record.game)).dump()
    assert again.players == record.players
    assert again.result == record.result
    assert len(link) < 420


def test_sealed_chance_names_and_settings_travel() -> None:
    seed = "00" * 8 + "9f0c1d2e" * 2
    record = played("shares", seed, 3, sides="cleaning+pearl")
    record.players = ["Änne", "Bo", ""]
    assert record_in(link_of(record, game("shares"), names=True), game) == record
    assert record_in(link_of(record, game("shares")), game).players == []


def test_a_set_is_one_line_and_stays_one() -> None:
    """`pay 12 17 44`: chosen together, written together."""
    rules = game("shares")
    for seed in range(200):
        record = played("shares", seed, 2)
        p = bs.start("shares", seats=2, seed=seed)
        whole = Record("shares", 2, seed, p.game.version, dict(p.content.settings))
        together = False
        for text in record.actions:
            choice = links.set_choice(p)
            if choice is not None and choice.least > 1:
                members = sorted(random.Random(seed).sample(choice.members, choice.least))
                text = links.Chosen(members, True).text(p)  # noqa: PLW2901
                whole.actions.append(text)
                p.play(text)
                together = True
                break
            whole.actions.append(text)
            p.play(text)
        if together:
            assert record_in(link_of(whole, rules), game) == whole
            return
    pytest.fail("no set was met")


def test_a_part_of_a_game() -> None:
    record = played("reef", 3, 2)
    part = until(record, 17)
    assert len(part.actions) == 17
    assert record_in(link_of(part, game("reef")), game) == part
    assert until(record, 10_000) is record
    empty = until(record, 0)
    assert record_in(link_of(empty, game("reef")), game).actions == []


@pytest.mark.parametrize("name", GAMES)
def test_every_damage_is_noticed(name: str) -> None:
    """A letter changed, left out, doubled, cut off: said in words, whatever it is; never another game."""
    record = played(name, 5, 2, 60)
    link = link_of(record, game(name))
    source = random.Random(1)
    for _ in range(examples(300)):
        place = source.randrange(len(link))
        letter = source.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        for damaged in (
            link[:place] + letter + link[place + 1 :],
            link[:place] + link[place + 1 :],
            link[:place],
            link + letter,
        ):
            assert opened(damaged) in (record, "link-damaged")  # bits of the last letter mean nothing
    with pytest.raises(LinkError) as problem:
        record_in(link[:-5], game)
    assert "damaged" in problem.value.sentence("en")
    assert "beschädigt" in problem.value.sentence("de")


def opened(link: str) -> Record | str:
    """What is in a link, or what is wrong with it."""
    try:
        return record_in(link, game)
    except LinkError as problem:
        return problem.code


@pytest.mark.parametrize("text", ["", "?", "ä", "A" * 30_000, "AAAA", "=", "a b"])
def test_no_link_at_all(text: str) -> None:
    with pytest.raises(LinkError) as problem:
        record_in(text, game)
    assert problem.value.code == "link-damaged"


def forged(*digits: tuple[int, int] | str | int) -> str:
    """A link with a good checksum and anything in it."""
    writer = links._Writer()
    for digit in digits:
        if isinstance(digit, str):
            writer.word(digit)
        elif isinstance(digit, int):
            writer.natural(digit)
        else:
            writer.put(*digit)
    return writer.text()


def test_what_is_forged_is_refused_in_words() -> None:
    first = (links.FORMAT, links.FORMATS)
    with pytest.raises(LinkError) as problem:
        record_in(forged((2, links.FORMATS)), game)
    assert problem.value.code == "link-newer"
    with pytest.raises(OptionError):
        record_in(forged(first, "chess", 1, 2), game)
    with pytest.raises(LinkError) as problem:
        record_in(forged(first, "shares", 99, 2), game)
    assert "99" in problem.value.sentence("de")
    for wrong in (
        forged(first, "shares", 1, 9),
        forged(first, "shares", 1, 10**30),
        forged(first, "shares", 1, 2, (0, 2), 2**70),
        forged(first, "shares", 10**40),
        forged(first, "x" * 300),
    ):
        with pytest.raises(LinkError):
            record_in(wrong, game)


def test_chance_in_letters_never_breaks_anything() -> None:
    """Whatever stands behind a good head is a game, or is refused."""
    source = random.Random(4)
    for _ in range(examples(200)):
        digits = [(source.randrange(2**64), 2**64) for _ in range(source.randrange(12))]
        name = source.choice(list(GAMES))
        record = opened(forged((1, links.FORMATS), name, source.randrange(1, 4), 2, (0, 2), 7, *digits))
        if isinstance(record, Record):
            assert (
                replay(record, game(name)).dump()
                == replay(record_in(link_of(record, game(name)), game), game(name)).dump()
            )
        else:
            assert record.startswith("link-")


def test_a_record_that_does_not_replay_makes_no_link() -> None:
    record = played("shares", 1, 2, 10)
    wrong = until(record, 5)
    wrong.actions[3] = "expand"
    with pytest.raises(RecordError, match="Line 4"):
        link_of(wrong, game("shares"))
    whole = played("shares", 1, 2)
    whole.actions.append("draw")
    with pytest.raises(RecordError):
        link_of(whole, game("shares"))


def test_an_address_and_what_people_paste() -> None:
    link = next(iter(KEPT))
    assert links.address(link, "https://example.org/games/") == f"https://example.org/games/#game={link}"
    assert links.address(link, "", 12) == f"/#game={link}&at=12"
    assert links.in_address(f" {links.address(link, 'http://x.y', 12)}\n") == (link, 12)
    assert links.in_address(link) == (link, None)
    for text in ("[game shares] [seats 2]", "", "short", f"{link}&at=x", f"{link} and more"):
        assert links.in_address(text) is None


def test_links_of_today_are_read_for_ever() -> None:
    """Links people have sent stay good: what stands here was written by the first release that had them."""
    for link, check in KEPT.items():
        assert record_in(link, game).check() == check


KEPT = {
    "2FVWYebQwuTK5oT43ryaeFY0EvDevJp4VjQSAEAyNk-zDFo": "a6defc30",
    "udDjccjKyuDmysLECCFDZYepy-0PIUNlh6nL7Q_Akpj1pQ": "0c58adfe",
    "3IU2QeTKysyGcAACTS4EAw": "db0d45f6",
}
