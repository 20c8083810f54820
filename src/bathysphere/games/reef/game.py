"""Reef Project, wired up for the engine."""

from typing import Any

import msgspec

from bathysphere.engine.errors import ContentError
from bathysphere.engine.features import Encoder
from bathysphere.engine.game import Content, Game
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.scores import Score
from bathysphere.engine.settings import Setting
from bathysphere.engine.views import plain
from bathysphere.games.reef.content import inventory, load
from bathysphere.games.reef.content.load import Sheets
from bathysphere.games.reef.content.names import names_in
from bathysphere.games.reef.faces import coach, descriptions, printed_types, view, view_types
from bathysphere.games.reef.mind import features, heuristics
from bathysphere.games.reef.rules import dump, from_dump, meant, scoring, secrets, setup, verbs
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.events import EVENTS
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps import STEPS
from bathysphere.games.reef.rules.verbs import NAMES, VOCABULARY
from bathysphere.language.texts import Texts

NEWEST = 5
"""Version 2: house-made content tuned, every step of a research declined at will, readings as options.
Version 3: house-made content tuned for fair seats and Ships.
Version 4: missions made worth playing that hardly were, a Ship that won too seldom.
Version 5: missions that replace a good Island made worth taking.
"""


class Reef(Game):
    """Ships, crews and reef balls, for two to four players."""

    def __init__(
        self, version: int = NEWEST, own: dict[str, str] | None = None, pack: list[Setting] | None = None
    ) -> None:
        super().__init__(
            name="reef",
            package=__name__.rpartition(".")[0],
            version=version,
            newest=NEWEST,
            seats=(2, 4),
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=STEPS,
            settings=load.SETTINGS,
            names=NAMES,
            end_rule="RP-116",
            own=own,
            pack=pack,
        )
        self.minutes = 90
        self.places, self.in_a_row = meant.PLACES, [verbs.RESOLVE.name]
        self.sheets: Sheets | None = None
        """What the files say, once somebody plays."""
        self.compiled: dict[str, ReefCompiled] = {}

    def start(self, seats: int, seed: int | str, settings: dict[str, str]) -> Position:
        return setup.start(self, self.content(seats, settings), seats, seed)

    def content(self, seats: int, settings: dict[str, str]) -> ReefCompiled:
        key = f"{seats} {' '.join(settings.values())}"
        if key not in self.compiled:
            self.compiled[key] = load.compile_content(self.read(), seats, settings, self.version)
            if self.own:
                self.compiled[key].texts = names_in(self.read(), load.shipped(self.version))
        return self.compiled[key]

    def read(self) -> Sheets:
        """Our content files with those of somebody's own among them, read once."""
        if self.sheets is None:
            texts = {**load.shipped_texts(self.version), **self.own}
            self.sheets = load.read_sheets(texts) if self.own else load.shipped(self.version)
        return self.sheets

    def made(self, version: int, own: dict[str, str], pack: list[Setting]) -> Game:
        return Reef(version, own, pack)

    def scores(self, p: Position) -> list[Score]:
        return scoring.scores(_mine(p))

    def view(self, p: Position, seat: int) -> dict[str, object]:
        return plain(view.view(_mine(p), seat))

    def view_type(self) -> type[msgspec.Struct]:
        return view_types.ReefView

    def printed_type(self) -> type[msgspec.Struct]:
        return printed_types.ReefPrinted

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        return secrets.determinize(_mine(p), seat, seed)

    def dump(self, p: Position) -> dict[str, object]:
        return dump.dump(_mine(p))

    def load(self, data: object) -> Position:
        return from_dump.load(self, data)

    def describe(self, content: Content, texts: Texts, domain: str, value: int) -> str:
        assert isinstance(content, ReefCompiled)
        return descriptions.describe(content, texts, domain, value)

    def shows(self, content: Content, texts: Texts, seats: int, domain: str, value: int) -> str:
        assert isinstance(content, ReefCompiled)
        return descriptions.shows(content, texts, domain, value)

    def nicknames(self, p: Position) -> dict[str, list[list[str]]]:
        """Spots go by the Island that lies there, routes by the Islands they join."""
        mine = _mine(p)
        t = mine.compiled
        spots = [
            f"island-{t.labels['island'][tile]}" if tile >= 0 else "island-start" for tile in mine.island_at
        ]
        routes = [[spots[t.end_one[route]], spots[t.end_two[route]]] for route in range(t.routes)]
        return {"spot": [[name] for name in spots], "route": routes}

    def coach_facts(self, p: Position) -> dict[str, Value]:
        return coach.facts(_mine(p))

    def reason_elsewhere(self, p: Position, action: int) -> Reason | None:
        return meant.reason_elsewhere(_mine(p), action)

    def worth_trying(self, p: Position, action: int) -> bool:
        return meant.is_worth(p, action)

    def content_files(self) -> tuple[str, ...]:
        return load.FILES

    def problems(self, own: dict[str, str]) -> list[ContentError]:
        return load.problems(own)

    def setups(self, own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
        return load.setups(own)

    def inventory(self, own: dict[str, str], texts: Texts) -> list[str]:
        return inventory.inventory(own, texts)

    def budgets(self) -> dict[str, int]:
        return {"captain": 600, "admiral": 3000}

    def judgement(self, learned: bool) -> Heuristic[Any]:
        return heuristics.FITTED if learned else heuristics.HEURISTIC

    def encoder(self) -> Encoder[Any]:
        return features.ENCODER

    def terminal_face(self) -> object:
        from bathysphere.games.reef.faces import terminal

        return terminal


def _mine(p: Position) -> ReefPosition:
    assert isinstance(p, ReefPosition)
    return p


GAME = Reef()
