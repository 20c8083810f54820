"""Writes down what the content of every version is: python -m tests.museum.make_content

Only a version that nobody has played yet may change here.
"""

import json

from bathysphere.catalogue import GAMES
from bathysphere.games import game
from tests.museum.test_museum import DIGESTS, content_digest

digests = {
    name: {str(version): content_digest(name, version) for version in range(1, game(name).newest + 1)}
    for name in GAMES
}
DIGESTS.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
