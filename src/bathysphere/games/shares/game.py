"""In Too Deep, wired up for the engine."""

import msgspec

from bathysphere.engine.position import Game, Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.scores import Score
from bathysphere.engine.settings import Setting
from bathysphere.engine.speech import Speech
from bathysphere.engine.text import LANGUAGES
from bathysphere.games.shares import content, dump, scoring, secrets, setup, view
from bathysphere.games.shares.events import EVENTS
from bathysphere.games.shares.position import SharesPosition
from bathysphere.games.shares.steps import STEPS
from bathysphere.games.shares.tables import SharesTables
from bathysphere.games.shares.verbs import NAMES, VOCABULARY


class Shares(Game):
    """The share game of five ocean companies, for two to five players.  SH-014"""

    def __init__(self, files: content.Files | None = None, more: list[Setting] = []) -> None:  # noqa: B006
        super().__init__(
            name="shares",
            version=1,
            seats=(2, 5),
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=STEPS,
            settings=content.SETTINGS + more,
            names=NAMES,
            end_rule="SH-084",
        )
        self.files = files
        """Somebody's own content files; None: ours."""
        self.compiled: dict[str, SharesTables] = {}

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        return setup.start(self, self.content(seats, settings), seats, seed)

    def content(self, seats: int, settings: dict[str, str]) -> SharesTables:
        if self.files is None:
            return content.tables(**settings)
        key = repr(settings)
        if key not in self.compiled:
            self.compiled[key] = content.compile_tables(self.files, settings)
        return self.compiled[key]

    def with_pack(self, pack: Setting, texts: dict[str, str]) -> Game:
        return Shares(msgspec.structs.replace(content.shipped(), **texts), [pack])

    def scores(self, p: Position) -> list[Score]:
        return scoring.scores(_mine(p))

    def view(self, p: Position, seat: int) -> dict[str, object]:
        return view.view(_mine(p), seat)

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        return secrets.determinize(_mine(p), seat, seed)

    def dump(self, p: Position) -> dict[str, object]:
        return dump.dump(_mine(p))

    def load(self, data: object) -> Position:
        return dump.load(self, data)

    def explain(self, p: Position, reason: Reason) -> dict[str, str]:
        return {name: Speech(self, p.content, name, seats=p.seats).reason(reason) for name in LANGUAGES}


def _mine(p: Position) -> SharesPosition:
    assert isinstance(p, SharesPosition)
    return p


GAME = Shares()
