"""Endeavor: Deep Sea, wired up for the engine."""

from bathysphere.engine.position import Game, Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.scores import Score
from bathysphere.engine.settings import Setting
from bathysphere.engine.speech import Speech
from bathysphere.engine.text import LANGUAGES
from bathysphere.games.deepsea import content, dump, figures, scoring, secrets, setup, view
from bathysphere.games.deepsea.events import EVENTS
from bathysphere.games.deepsea.files import Files, names_in, shipped, with_own
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.steps import STEPS
from bathysphere.games.deepsea.tables import DeepSeaTables
from bathysphere.games.deepsea.verbs import NAMES, VOCABULARY


class DeepSea(Game):
    """Exploring the ocean, for one to five players.  DS-005, DS-006, DS-283"""

    def __init__(self, own: Files | None = None, more: list[Setting] = []) -> None:  # noqa: B006
        super().__init__(
            name="deepsea",
            version=1,
            seats=(1, 5),
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=STEPS,
            settings=content.settings_of(own or shipped()) + more,
            names=NAMES,
            end_rule="DS-255",
        )
        self.own = own
        """Content with files of a player's own in it; None: ours."""
        self.compiled: dict[str, DeepSeaTables] = {}

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        return setup.start(self, self.content(seats, settings), seats, seed)

    def content(self, seats: int, settings: dict[str, str]) -> DeepSeaTables:
        tables = content.tables(**settings) if self.own is None else self.own_tables(self.own, settings)
        content.check_seats(tables, seats)
        return tables

    def own_tables(self, files: Files, settings: dict[str, str]) -> DeepSeaTables:
        """The tables of a pack, made once for each way to play."""
        key = repr(settings)
        if key not in self.compiled:
            self.compiled[key] = content.compile_tables(files, settings)
            self.compiled[key].texts = names_in(files)
        return self.compiled[key]

    def with_pack(self, pack: Setting, texts: dict[str, str]) -> Game:
        return DeepSea(with_own(texts), [pack])

    def scores(self, p: Position) -> list[Score]:
        return scoring.scores(_mine(p))

    def figures(self, p: Position) -> list[dict[str, int]]:
        return figures.figures(_mine(p))

    def view(self, p: Position, seat: int) -> dict[str, object]:
        return view.view(_mine(p), seat)

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        return secrets.determinize(_mine(p), seat, seed)

    def dump(self, p: Position) -> dict[str, object]:
        return dump.dump(_mine(p))

    def load(self, data: object) -> Position:
        return dump.load(self, data)

    def explain(self, p: Position, reason: Reason) -> dict[str, str]:
        return {name: Speech(self, p.content, name).reason(reason) for name in LANGUAGES}


def _mine(p: Position) -> DeepSeaPosition:
    assert isinstance(p, DeepSeaPosition)
    return p


GAME = DeepSea()
