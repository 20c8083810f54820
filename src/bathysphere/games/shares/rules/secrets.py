"""What a seat cannot know, and what it could be: SH-012 and AMB-49.

Secret are the hands of others, the order of the deck, and the state of chance. A seat remembers what it has
seen: every card laid open or discarded, the cards it handed over itself (Research advanced), and, because the
whole discard pile became the deck, which cards were outside the deck at the last reshuffle.
"""

from bathysphere.engine.chance import Source
from bathysphere.engine.frame import Frame
from bathysphere.games.shares.rules import frames, verbs
from bathysphere.games.shares.rules.codes import known_card, seat_knowing
from bathysphere.games.shares.rules.frames import CardFrame, PayFrame
from bathysphere.games.shares.rules.position import SharesPosition, insert, is_bonus_share
from bathysphere.games.shares.rules.steps.turn import min_newest
from bathysphere.games.shares.rules.steps.wildlife import cheapest


def determinize(p: SharesPosition, seat: int, seed: int) -> SharesPosition:
    """A random position that this seat (-1: a spectator) could not tell from `p`.

    Everything hidden is put in order before it is dealt anew, so the outcome depends on what the seat knows
    and on the seed, and on nothing else.
    """
    q = p.copy()
    source = Source(seed, 1)
    deck_pool = [card for card in p.deck if not is_bonus_share(card)]
    hand_pool: list[int] = []
    for other in range(p.seats):
        if other != seat:
            for card in p.hands[other]:
                if not _knows(p, seat, card):
                    (hand_pool if p.stale[card] else deck_pool).append(card)
    deck_pool.sort()
    hand_pool.sort()
    source.shuffle(deck_pool)
    source.shuffle(hand_pool)
    for other in range(p.seats):
        if other != seat:
            q.hands[other] = [_dealt(p, seat, card, deck_pool, hand_pool) for card in p.hands[other]]
            q.hands[other].sort()
    bonus_shares = [card for card in p.deck if is_bonus_share(card)]
    bonus_shares.sort()
    q.deck = deck_pool + bonus_shares
    source.shuffle(q.deck)
    q.known = [code for code in p.known if seat_knowing(code) == seat]
    q.go_on_by_chance(source.word())
    if p.stack and p.seat != seat:
        _retell_choice(q, seat, source)
    return q


def _knows(p: SharesPosition, seat: int, card: int) -> bool:
    return bool(p.known) and seat >= 0 and known_card(card, seat) in p.known


def _dealt(p: SharesPosition, seat: int, card: int, deck_pool: list[int], hand_pool: list[int]) -> int:
    """What lies in the place of a card in somebody else's hand."""
    if _knows(p, seat, card):
        return card
    return hand_pool.pop() if p.stale[card] else deck_pool.pop()


def _retell_choice(q: SharesPosition, seat: int, source: Source) -> None:
    """Somebody else is in the middle of a choice: which card is meant, nobody knows before it lies open."""
    frame = q.stack.pop()
    if isinstance(frame, CardFrame):
        frame = CardFrame(frame.step, frame.seat, _stand_in(q, frame, seat, source))
    elif isinstance(frame, PayFrame):
        frame = PayFrame(frame.seat, frame.owed, 0, frame.receiver)
    q.stack.append(frame)
    q.choices = q.steps[frame.step].options(q, frame) or [verbs.DECLINE.base]


def _stand_in(q: SharesPosition, frame: Frame, seat: int, source: Source) -> int:
    """A card the choosing player could have in mind; if the dealt hand has none, one is exchanged."""
    hand = q.hands[frame.seat]
    meant = [card for card in hand if _could_be_meant(q, frame, card)]
    if meant:
        return meant[source.below(len(meant))]
    unknown = [card for card in hand if not _knows(q, seat, card)]
    kinds = [q.stale[card] for card in unknown]
    elsewhere = [card for card in q.deck if not is_bonus_share(card)]
    for other in range(q.seats):
        if other != seat and other != frame.seat:
            elsewhere += [card for card in q.hands[other] if not _knows(q, seat, card)]
    elsewhere.sort()
    meant = [card for card in elsewhere if q.stale[card] in kinds and _could_be_meant(q, frame, card)]
    chosen = meant[source.below(len(meant))]
    given = [card for card in unknown if q.stale[card] == q.stale[chosen]]
    _exchange(q, frame.seat, given[source.below(len(given))], chosen)
    return chosen


def _could_be_meant(q: SharesPosition, frame: Frame, card: int) -> bool:
    if frame.step == frames.EXPAND:
        return card > min_newest(q)
    return cheapest(q, card) < len(q.hands[frame.seat])


def _exchange(q: SharesPosition, seat: int, given: int, taken: int) -> None:
    """A hand card changes places with one from the deck or from another hand."""
    q.hands[seat].remove(given)
    insert(q.hands[seat], taken)
    for other in range(q.seats):
        if other != seat and taken in q.hands[other]:
            q.hands[other].remove(taken)
            insert(q.hands[other], given)
            return
    q.deck[q.deck.index(taken)] = given
