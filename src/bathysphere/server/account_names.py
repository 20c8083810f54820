"""Names of accounts: one spelling each, letters of one script, and no two that look alike."""

from __future__ import annotations

import unicodedata

from bathysphere.play.decide import clean
from bathysphere.play.refusal import Refusal

LONGEST = 40
LONGEST_FOLDED = 80
MARKS = " .-_'"
"""What may stand between letters and digits."""
TOGETHER = {"CJK": "EAST", "HIRAGANA": "EAST", "KATAKANA": "EAST", "HANGUL": "EAST", "BOPOMOFO": "EAST"}
"""Scripts that people write in one word."""
ALIKE = str.maketrans(
    # Cyrillic, Greek and Armenian letters, and digits, that look like Latin letters once they are folded.
    "аеорсухіјѕԁһԛԝвнкмт" + "αβεζηικνορτυχω" + "օոսցհ" + "01",
    "aeopcyxijsdhqwbhkmt" + "abeznikvoptuxw" + "onugh" + "ol",
)


def folded(name: str) -> str:
    """One spelling for all that people would type for the same name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def looks(name: str) -> str:
    """What a name looks like at a glance: `Ian`, `lan` and `1an` are one look, and so is Cyrillic `аnn`."""
    return folded(unicodedata.normalize("NFKC", name).replace("I", "l")).translate(ALIKE)


def checked_account(name: str) -> str:
    """The name of an account as it is kept, or a Refusal that says what is wrong with it."""
    name = clean(unicodedata.normalize("NFKC", name), LONGEST + 1)
    if not any(c.isalnum() for c in name):
        raise Refusal("name-empty")
    if len(name) > LONGEST or len(folded(name)) > LONGEST_FOLDED:
        raise Refusal("name-odd")
    scripts = set()
    for c in name:
        kind = unicodedata.category(c)
        if c in MARKS or kind in ("Nd", "Mn", "Mc"):
            continue
        if kind[0] != "L":
            raise Refusal("name-odd")
        script = unicodedata.name(c, "?").split()[0]
        scripts.add(TOGETHER.get(script, script))
    if len(scripts) > 1:
        raise Refusal("name-odd")
    return name
