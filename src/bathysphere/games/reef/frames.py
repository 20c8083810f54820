"""What can be pending in a game of Reef Project, and what its frame carries besides the seat."""

from typing import Final

CHOOSE_SHIP: Final = 0
KEEP: Final = 1
REJECT: Final = 2
TURN: Final = 3
END_TURN: Final = 4
RECHARGE: Final = 5  # a: the next reward space, -1 when all are done
DISCARD_CREW: Final = 6
ISLAND: Final = (
    7  # a: island entries left + BEGUN, b: chosen set and entries left, c: mission list and entries
)
ENTRIES: Final = 8  # a: list, b: entries left, c: flags
CONVERT: Final = 9  # a: entry, b: times left, c: 1 if it has to be done
PICK: Final = 10  # a: entry, b: 1 if it may be declined
GAIN_ANY: Final = 11  # a: units left, b: kinds that are closed, c: 1 if all must differ
PAY_ANY: Final = 12  # a: units left, b: the lowest kind that may follow
UNLOCK: Final = 13  # a: balls left, b: 1 if it may be declined
RESEARCH: Final = 14  # a: steps left, b: 1 if it may be declined
MILESTONE: Final = 15  # a: stack
RETURN: Final = 16  # a: stack
DIVE: Final = 17  # a: steps left, b: 1 if it may be declined, c: 1 if bought
EXTRA_STEP: Final = 18
RESTORE: Final = 19  # a: times left, b: 1 if it may be declined
HIRE: Final = 20  # a: change of the price
ROW: Final = 21  # a: tile, b: 1 if it is an Intern
PLACED: Final = 22  # a: space, b: bonuses left
COLUMN: Final = 23  # a: column, b: the Intern's space or -1
ACTIVATE: Final = 24  # a: activations left, b: 1 if it may be declined
ACTIVATE_COLOR: Final = 25  # a: members left, b: 1 if it may be declined
TAKE: Final = 26  # a: reach, b: cards left, c: 1 if it may be declined
LAY: Final = 27  # a: cards left, b: 1 if it may be declined
DISCARD: Final = 28  # a: cards left
FREE_DEPLOY: Final = 29  # a: balls left, b: 1 if it may be declined
SETTLE: Final = 30  # a: sectors left
SPACE: Final = 31  # a: rewards left, b: 1 if it may be declined
REFRESH: Final = 32  # a: tiles left, b: 1 if it may be declined
CASH: Final = 33
HAND_OUT: Final = 34
OBJECTIVE: Final = 35  # a: place in the order of choice
DROP: Final = 36
FINAL_TRADE: Final = 37  # a: 1 before step 1, 2 before step 2D
FINAL_OBJECTIVES: Final = 38
FINISH: Final = 39
RECHARGED: Final = 40

BEGUN: Final = 32
"""In ISLAND.a: an Island effect was started, so no Island mission can be announced any more."""
SHIFT: Final = 32
"""ISLAND.b and .c are list * SHIFT + entries left; 0 if there is none (no list has number 0)."""
WINDOW: Final = 1
"""Flag of ENTRIES: the list of a mission; a Pollution tile may be revealed between two entries.  AM-96"""
STRICT: Final = 2
"""Flag of ENTRIES: a reward of a Recharge turn, declined or accepted entry by entry.  RP-091"""
CHOSEN: Final = 4
"""Flag of ENTRIES: just picked or paid for; a single entry that can be done needs no question."""
