"""What can be pending in a game of Endeavor: Deep Sea, and what its frame carries besides the seat.

Action frames (TRAVEL, SONAR, DIVE, CONSERVE, JOURNAL, PROMOTE) carry in a: modifiers (`MOD_…` of tables.py),
b: the board the action is bound to + 1 (0: none), c: what that action needs besides, else 0.
"""

from typing import Final

START_ROUND: Final = 0
RECRUIT: Final = 1
REFILL: Final = 2  # a: the emptied pocket
EFFORT: Final = 3
REASSIGN: Final = 4  # a: discs that may still come back, b: the lowest face that may follow
NEXT_TURN: Final = 5  # seat: where to look first
TURN: Final = 6  # a: 1 if a token was spent in this turn already
COPY: Final = 7
ACTIONS: Final = 8  # a: slots (a face, or 2 * KINDS + a Journal), b: the slots used, as bits
END_TURN: Final = 9
END_ROUND: Final = 10
TRAVEL: Final = 11  # c: depth where the journey may not end, 0 for none
TRAVEL_TO: Final = 12  # b: the zone it starts from, c: as TRAVEL
LAUNCH: Final = 13
SONAR: Final = 14
DISCOVER: Final = 15  # a: shallowest * 8 + deepest depth, b: depth placed without a zone above, c: source
KEEP: Final = 16  # b, as DISCOVER
PLACE: Final = 17  # a: the board, b: as DISCOVER
DIVE: Final = 18
KEEP_TOKEN: Final = 19  # a: the site, b: modifiers of the Dive
CONSERVE: Final = 20
PAY: Final = 21  # a: Research to pay
PLACE_DISC: Final = 22  # a: the site, b: modifiers of the action
AFTER_CONSERVE: Final = 23  # a: the site, b: modifiers of the Conserve
JOURNAL: Final = 24
PUBLISH: Final = 25  # a: the site
CLAIM: Final = 26  # a: the card
PROMOTE: Final = 27
GAIN: Final = 28  # a: bundle, b: the first icon to look at, c: source
ORDER: Final = 29  # a: bundle, b: the icons taken, as bits, c: source
STEP: Final = 30  # a: ANY_ATTRIBUTE or LOWEST_ATTRIBUTE
IMPACT: Final = 31  # a: source, b: the one hex it may go to + 1 (0: any)
WALK: Final = 32  # a: the hex the marker stands on
NAME: Final = 33  # a: the goal
CHOOSE: Final = 34  # a: the goal
ARRIVE: Final = 35  # a: the zone reached
TAKE: Final = 36  # a: bundle, b: the icons taken, as bits, c: source
