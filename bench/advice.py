"""Do hints and reviews say one thing? Plays games of mates and counts what contradicts itself.

    python -m bench.advice shares --hints 1000 --reviews 100
    python -m bench.advice shares --hints 100 --reviews 10 --after 300    # a piece of it: games 301 and on

A hint contradicts itself if its first option has less of a chance than another, or if the sentence of the
first says it is worse than the second (of the others: better than the first). A review does if what it calls
better has less of a lead or of a chance.
"""

from __future__ import annotations

import argparse
import sys

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.language.speech import Speech
from bathysphere.minds import Observation, hints, make_bot
from bathysphere.minds.advice_text import advice_sentence, costly_sentence
from bathysphere.minds.hints import Advice

WORSE = ("further behind than", "wins less often")
BETTER = ("further ahead than", "wins more often")
TEAMS = {"deepsea": {"mode": "coop"}}


def contradictions(speech: Speech, p: bs.Position, advised: list[Advice]) -> list[str]:
    """What a hint says against itself."""
    problems = []
    chances = [hints.in_percent(advice.chance) for advice in advised]
    if chances != sorted(chances, reverse=True):
        problems.append("not in the order of their chances")
    for place, advice in enumerate(advised):
        said = advice_sentence(speech, p, advice)
        if place == 0 and any(words in said for words in WORSE):
            problems.append(f"the first is said to be worse: {said}")
        if place > 0 and any(words in said for words in BETTER):
            problems.append(f"number {place + 1} is said to be better: {said}")
    return problems


def play(game: str, seed: int) -> tuple[list[bs.Position], list[int]]:
    """A game of mates and a player by chance: the position before every action, and the actions."""
    team = game in TEAMS and seed % 4 == 0
    p = bs.start(game, seats=2 + seed % 2, seed=seed, **(TEAMS[game] if team else {}))
    bots = [make_bot("mate" if seat else "deckhand", game, seed + seat) for seat in range(p.seats)]
    positions, actions = [p.copy()], []
    while not p.over:
        actions.append(bots[p.seat].choose(Observation(p, p.seat)))
        p.act(actions[-1])
        positions.append(p.copy())
    return positions, actions


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--hints", type=int, default=200)
    parser.add_argument("--reviews", type=int, default=10)
    parser.add_argument("--iterations", type=int, default=200, help="of the search behind a hint")
    parser.add_argument("--after", type=int, default=0, help="games that are left out, to go on in pieces")
    asked = parser.parse_args()
    hints.HINT_ITERATIONS, hints.HINT_SECONDS = asked.iterations, 1e9
    told = reviewed = named = 0
    problems: list[str] = []
    seed = asked.after
    while told < asked.hints or reviewed < asked.reviews:
        seed += 1
        positions, actions = play(asked.game, seed)
        speech = Speech(positions[0].game, positions[0].content, "en", ["Ann", "Bob", "Cleo"])
        for number, p in enumerate(positions[:-1]):
            if told < asked.hints and number % 7 == seed % 7 and len(p.choices) > 1:
                advised = hints.hints(asked.game, Observation(p, p.seat), number)
                problems += contradictions(speech, p, advised)
                told += 1
        if reviewed < asked.reviews:
            looked = hints.hindsight(asked.game, positions, actions, seed)
            reviewed += 1
            for move in looked.costly:
                named += 1
                p = positions[move.moves - 1]
                said = costly_sentence(speech, positions[-1], move, speech.option(p.option(move.action)))
                if move.chance <= 0 or move.lead < 0 or any(words in said for words in WORSE):
                    problems.append(f"better is said to be worse: {said}")
        print(f"\r{told} hints, {reviewed} reviews, {len(problems)} contradictions", end="", file=sys.stderr)
    print(file=sys.stderr)
    print(f"{asked.game}: {told} hints, {reviewed} reviews ({named} moves): {len(problems)} contradictions")
    for problem in problems[:20]:
        print("   ", problem)


if __name__ == "__main__":
    main()
