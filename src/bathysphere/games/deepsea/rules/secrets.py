"""What a seat cannot know, and what it could be.  AM-036, AM-122

No seat has secrets of its own: hidden from all are the boards in the stacks, the face-down Dive tokens, the
Journal
deck, the tier-5 tiles below the top ones, the co-op cards not yet turned up, and the state of chance. Known
are boards put back under their stack, and which tokens were shuffled together.
"""

from bathysphere.engine.chance import Source
from bathysphere.games.deepsea.rules.codes import token_pile
from bathysphere.games.deepsea.rules.position import DeepSeaPosition


def determinize(p: DeepSeaPosition, seat: int, seed: int) -> DeepSeaPosition:
    """A random position that nobody could tell from `p`.

    Everything hidden is put in order before it is dealt anew, so the outcome depends on what is known and on
    the seed.
    """
    q = p.copy()
    source = Source(seed, 1)
    for depth in range(len(p.stacks)):
        q.stacks[depth] = deal_stack(p, depth, source)
    deal_tokens(p, q, source)
    q.deck = p.deck.copy()
    q.deck.sort()
    source.shuffle(q.deck)
    deal_pockets(p, q, source)
    deal_coop_cards(p, q, source)
    q.go_on_by_chance(source.word())
    return q


def deal_stack(p: DeepSeaPosition, depth: int, source: Source) -> list[int]:
    """Unknown boards in new order; a hidden board of the mission stays within its window."""
    t = p.compiled
    known = p.stacks[depth][: p.bottom[depth]]
    rest = p.stacks[depth][p.bottom[depth] :]
    rest.sort()
    inserted: list[int] = []
    for number in range(len(t.hidden_boards)):
        if p.window[number] > 0 and t.hidden_boards[number] in rest:
            rest.remove(t.hidden_boards[number])
            inserted.append(number)
    source.shuffle(rest)
    for number in inserted:
        above = source.below(min(p.window[number], len(rest) + 1))
        rest.insert(len(rest) - above, t.hidden_boards[number])
    return known + rest


def deal_tokens(p: DeepSeaPosition, q: DeepSeaPosition, source: Source) -> None:
    """Face-down tokens of one pile change places among themselves."""
    for pile in range(p.pile + 1):
        pool = [token for token in p.token_supply + p.token_unseen if token_pile(token) == pile]
        for stack in p.tokens:
            pool += [token for token in stack if token_pile(token) == pile]
        if len(pool) <= 1:
            continue
        pool.sort()
        source.shuffle(pool)
        q.token_supply = [pool.pop() if token_pile(token) == pile else token for token in q.token_supply]
        q.token_unseen = [pool.pop() if token_pile(token) == pile else token for token in q.token_unseen]
        for number in range(len(q.tokens)):
            q.tokens[number] = [
                pool.pop() if token_pile(token) == pile else token for token in q.tokens[number]
            ]


def deal_pockets(p: DeepSeaPosition, q: DeepSeaPosition, source: Source) -> None:
    """Tier-5 tiles below the top ones change places."""
    pool: list[int] = []
    for pocket in p.pockets:
        pool += pocket[:-1]
    pool.sort()
    source.shuffle(pool)
    for number in range(len(p.pockets)):
        pocket = p.pockets[number]
        if pocket:
            q.pockets[number] = [pool.pop() for _ in pocket[:-1]] + [pocket[-1]]


def deal_coop_cards(p: DeepSeaPosition, q: DeepSeaPosition, source: Source) -> None:
    """Bonus Goals and Setbacks not yet seen, those back in the box included, each kind among itself."""
    t = p.compiled
    goals = [card for card in p.coop_deck + p.coop_unused if card in t.bonus_cards]
    setbacks = [card for card in p.coop_deck + p.coop_unused if card not in t.bonus_cards]
    goals.sort()
    setbacks.sort()
    source.shuffle(goals)
    source.shuffle(setbacks)
    q.coop_deck = [goals.pop() if card in t.bonus_cards else setbacks.pop() for card in p.coop_deck]
    q.coop_unused = [goals.pop() if card in t.bonus_cards else setbacks.pop() for card in p.coop_unused]
