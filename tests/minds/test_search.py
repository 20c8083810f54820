"""Search: legal, within its budget, honest about what it knows, no hoarder, and never twice the same game."""

import gc
import sys
import time

import pytest

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.catalogue import game as game_named
from bathysphere.minds import Observation, make_bot
from bathysphere.minds.greedy import end_of_turn
from bathysphere.minds.levels import LIMITS, heuristic, split
from bathysphere.minds.playout import play_out
from bathysphere.minds.search import ANYBODY, PLAY_LOOKS, SearchBot
from tests.games.harness import Setup, digest, examples, some_positions

TABLES = [
    *(Setup("shares", seats, 10 + seats, {"sides": "random"}) for seats in range(2, 6)),
    *(Setup("reef", seats, 20 + seats, {"side": side}) for seats in range(2, 5) for side in "ab"),
    *(
        Setup("deepsea", seats, mission, {"mission": str(mission), "mode": "competitive"})
        for mission in range(1, 11)
        for seats in range(2, 5)
    ),
    *(Setup("deepsea", seats, 30 + seats, {"mission": str(seats), "mode": "coop"}) for seats in range(2, 5)),
    *(Setup("deepsea", 1, mission, {"mission": str(mission), "mode": "solo"}) for mission in range(1, 11)),
]


def searcher(game: str, iterations: int, seed: int = 5, seconds: float = 1e9) -> SearchBot:
    return SearchBot(seed, heuristic(game, fitted=True), iterations, seconds)


@pytest.mark.slow
@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_a_legal_answer_within_the_budget_and_the_same_in_worlds_alike(setup: Setup) -> None:
    for number, p in enumerate(some_positions(setup, examples(3))):
        before = digest(p)
        chosen = set()
        for world in (p, p.determinize(p.seat, 1), p.determinize(p.seat, 2)):
            bot = make_bot("admiral:12" if number % 2 else "captain:12", setup.game, 5)
            assert isinstance(bot, SearchBot)
            chosen.add(bot.choose(Observation(world, p.seat)))
            assert bot.done <= 12
        assert len(chosen) == 1
        assert chosen <= set(p.choices)
        assert digest(p) == before


@pytest.mark.parametrize("game", GAMES)
def test_with_time_there_is_more_to_look_at(game: str) -> None:
    judge = heuristic(game, fitted=True)
    longer = 0
    for setup in [table for table in TABLES if table.game == game][:6]:
        for p in some_positions(setup, 40):
            short, long = judge.shortlist(p), judge.longlist(p)
            assert len(set(long)) == len(long)
            assert set(short) <= set(long) <= set(p.choices)
            longer += len(long) > len(short)
    assert (longer > 0) == (game == "reef"), "nowhere else is the short list known to miss much"


def test_an_admiral_considers_what_a_captain_passes_over() -> None:
    admiral = searcher("reef", 20)
    admiral.wide = True
    judge = admiral.heuristic
    p = next(
        p for p in some_positions(TABLES[4], 200) if len(judge.longlist(p)) > len(judge.shortlist(p)) > 1
    )
    weighed = {each.action for each in admiral.weigh(Observation(p, p.seat))}
    assert weighed == set(judge.longlist(p))
    weighed = {each.action for each in searcher("reef", 20).weigh(Observation(p, p.seat))}
    assert weighed == set(judge.shortlist(p))


@pytest.mark.parametrize("game", GAMES)
def test_seconds_bound_a_choice(game: str) -> None:
    p = bs.start(game, seats=2, seed=3)
    bot = searcher(game, 10**9, seconds=0.05)
    begun = time.process_time()
    assert bot.choose(Observation(p, p.seat)) in p.choices
    assert time.process_time() - begun < 5
    assert 0 < bot.done < 10**9


def test_seconds_bound_a_turn() -> None:
    p = bs.start("shares", seats=2, seed=3)
    bot = SearchBot(1, heuristic("shares"), 10**9, 1e9, 0.2)
    bot.search(Observation(p, p.seat))
    bot.spent = 0.2
    bot.search(Observation(p, p.seat))
    assert bot.done <= 8, "the turn is used up: hardly more than a first look"


@pytest.mark.parametrize("game", GAMES)
def test_a_new_node_is_played_on_turn_by_turn(game: str) -> None:
    p = bs.start(game, seats=2, seed=3)
    bot = searcher(game, 1)
    assert bot.play_on(p.copy(), p.turn) == bot.heuristic.chances(p)
    q = p.copy()
    while q.turn < p.turn + 2:
        q, _ = end_of_turn(bot.heuristic, q, q.seat, q.turn, PLAY_LOOKS)
    assert bot.play_on(p.copy(), p.turn + 2) == bot.heuristic.chances(q) != bot.heuristic.chances(p)


def test_rivals_may_take_their_turns_without_being_searched() -> None:
    p = bs.start("deepsea", seats=3, seed=3)
    bot = searcher("deepsea", 1)
    seat = p.seat
    q, _ = end_of_turn(bot.heuristic, p.copy(), seat, p.turn, PLAY_LOOKS)
    assert q.seat != seat, "somebody else's turn"
    assert bot.next_choice(q.copy(), ANYBODY).seat == q.seat
    own = bot.next_choice(q.copy(), seat)
    assert own.seat == seat
    assert all(len(own.tiles[rival]) > len(p.tiles[rival]) for rival in range(3)), "everybody has recruited"


@pytest.mark.parametrize(
    ("setup", "searched"),
    [
        (Setup("deepsea", 2, 3, {"mission": "1"}), True),
        (Setup("deepsea", 3, 3, {"mission": "1"}), False),
        (Setup("deepsea", 3, 3, {"mission": "1", "mode": "coop"}), True),
        (Setup("reef", 3, 3, {}), True),
        (Setup("shares", 3, 3, {}), True),
    ],
    ids=str,
)
def test_rivals_are_searched_where_the_game_says_so(setup: Setup, searched: bool) -> None:
    p = setup.start()

    def visits(rivals: int) -> list[tuple[int, int, float]]:
        bot = searcher(setup.game, 60)
        bot.rivals = rivals
        return [(each.action, each.visits, each.chance) for each in bot.weigh(Observation(p, p.seat))]

    assert visits(1) != visits(0)
    assert visits(-1) == visits(int(searched))


def test_a_settled_choice_stops_the_search() -> None:
    p = bs.start("shares", seats=2, seed=3)
    bot = searcher("shares", 3000 if bs.__file__.endswith(".so") else 400)
    while not p.over:
        p.act(bot.choose(Observation(p, p.seat)))
        if 0 < bot.done < bot.iterations:
            return
    raise AssertionError("it never stopped early")


def test_the_tree_is_kept_within_a_turn_and_dropped_after_it() -> None:
    p = bs.start("shares", seats=2, seed=3)
    bot = searcher("shares", 60)
    while p.text(action := bot.choose(Observation(p, p.seat))).split()[0] != "expand":
        p.act(action)
    turn, kept = p.turn, bot.root.visits
    p.act(action)
    assert p.turn == turn
    assert kept > 0
    bot.search(Observation(p, p.seat))
    assert bot.root.visits > bot.done


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_memory_is_kept_over_many_choices(game: str) -> None:
    bot = searcher(game, 6)
    bot.looks = 40
    p = bs.start(game, seats=2, seed=9)
    blocks = []
    for number in range(max(200, examples(400))):
        if p.over:
            p = bs.start(game, seats=2, seed=number)
        p.act(bot.choose(Observation(p, p.seat)))
        if number % 100 == 99:
            gc.collect()
            blocks.append(sys.getallocatedblocks())
    assert blocks[-1] < 1.2 * blocks[0] + 50_000


def test_play_varies_with_the_seed() -> None:
    games = []
    for seed in range(4):
        p = bs.start("shares", seats=2, seed=1)
        games.append(
            tuple(play_out(p, [make_bot("captain:8", "shares", seed * 2 + seat) for seat in (0, 1)]))
        )
    assert len(set(games)) > 1


def test_the_same_seed_plays_the_same_game() -> None:
    games = set()
    for _ in range(2):
        p = bs.start("shares", seats=2, seed=1)
        games.add(tuple(play_out(p, [make_bot("captain:8", "shares", seat) for seat in (0, 1)])))
    assert len(games) == 1


def test_levels_and_their_iterations() -> None:
    assert split("captain:200") == ("captain", 200)
    assert split("mate") == ("mate", 0)
    for wrong in ("captain:0", "captain:many", "captain:", "admiral:99999999999"):
        with pytest.raises(bs.OptionError, match="iterations"):
            split(wrong)
    for wrong in ("mate:5", "genius", ""):
        with pytest.raises(bs.OptionError, match="admiral"):
            split(wrong)
    for game in GAMES:
        captain, admiral = make_bot("captain", game, 1), make_bot("admiral:100", game, 1)
        assert isinstance(captain, SearchBot)
        assert isinstance(admiral, SearchBot)
        assert (captain.iterations, admiral.iterations) == (game_named(game).budgets()["captain"], 100)
        assert (captain.ahead, admiral.ahead) == (captain.heuristic.ahead, captain.heuristic.far)
        assert (admiral.ahead > captain.ahead) == (game != "shares"), "there an admiral looks no further"
        assert (captain.wide, admiral.wide) == (False, True)
        assert set(game_named(game).budgets()) == set(LIMITS)
