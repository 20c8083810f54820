"""Endeavor: Deep Sea, wired up for the engine."""

from typing import Any

import msgspec

from bathysphere.engine.errors import ContentError
from bathysphere.engine.features import Encoder
from bathysphere.engine.game import Content, Game
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.scores import Score, Team
from bathysphere.engine.settings import Setting
from bathysphere.engine.views import plain
from bathysphere.games.deepsea.content import inventory, options, pack_check
from bathysphere.games.deepsea.content.compile import compile_content
from bathysphere.games.deepsea.content.load import FILES, FOLDERS, Files, names_in, with_own
from bathysphere.games.deepsea.faces import coach, descriptions, printed, view, view_types, watched
from bathysphere.games.deepsea.mind import features, heuristics
from bathysphere.games.deepsea.rules import dump, meant, nowhere, scoring, secrets, setup, verbs
from bathysphere.games.deepsea.rules.compiled import DeepSeaCompiled
from bathysphere.games.deepsea.rules.events import EVENTS
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps import STEPS
from bathysphere.games.deepsea.rules.verbs import NAMES, VOCABULARY
from bathysphere.language.texts import Texts

NEWEST = 2
"""Version 2: the prototype by its own book, rewards in the order their owner wants, readings as options."""


class DeepSea(Game):
    """Exploring the ocean, for one to five players.  DS-005, DS-006, DS-283"""

    def __init__(
        self, version: int = NEWEST, own: dict[str, str] | None = None, pack: list[Setting] | None = None
    ) -> None:
        files = with_own(own or {}, version)
        super().__init__(
            name="deepsea",
            package=__name__.rpartition(".")[0],
            version=version,
            newest=NEWEST,
            seats=(1, 5),
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=STEPS,
            settings=options.settings_of(files),
            names=NAMES,
            end_rule="DS-255",
            own=own,
            pack=pack,
        )
        self.minutes = 90
        self.places, self.finishing = meant.PLACES, [verbs.DRAW.name]
        self.files: Files = files
        self.compiled: dict[str, DeepSeaCompiled] = {}

    def start(self, seats: int, seed: int | str, settings: dict[str, str]) -> Position:
        return setup.start(self, self.content(seats, settings), seats, seed)

    def content(self, seats: int, settings: dict[str, str]) -> DeepSeaCompiled:
        key = " ".join(settings.values())
        if key not in self.compiled:
            self.compiled[key] = compile_content(self.files, settings, self.version)
            if self.own:
                self.compiled[key].texts = names_in(self.files)
        options.check_seats(self.compiled[key], seats)
        return self.compiled[key]

    def made(self, version: int, own: dict[str, str], pack: list[Setting]) -> Game:
        return DeepSea(version, own, pack)

    def scores(self, p: Position) -> list[Score]:
        return scoring.scores(_mine(p))

    def team(self, p: Position) -> Team | None:
        return scoring.team_standing(_mine(p)) if _mine(p).team else None

    def rounds(self, p: Position) -> tuple[int, int]:
        return _mine(p).round, _mine(p).rounds

    def watched(self, p: Position) -> list[dict[str, int]]:
        return watched.numbers(_mine(p))

    def view(self, p: Position, seat: int) -> dict[str, object]:
        return plain(view.view(_mine(p), seat))

    def view_type(self) -> type[msgspec.Struct]:
        return view_types.DeepSeaView

    def printed_type(self) -> type[msgspec.Struct]:
        return printed.DeepSeaPrinted

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        return secrets.determinize(_mine(p), seat, seed)

    def dump(self, p: Position) -> dict[str, object]:
        return dump.dump(_mine(p))

    def load(self, data: object) -> Position:
        return dump.load(self, data)

    def describe(self, content: Content, texts: Texts, domain: str, value: int) -> str:
        assert isinstance(content, DeepSeaCompiled)
        return descriptions.describe(content, texts, domain, value)

    def shows(self, content: Content, texts: Texts, seats: int, domain: str, value: int) -> str:
        assert isinstance(content, DeepSeaCompiled)
        return descriptions.shows(content, texts, seats, domain, value)

    def part_name(self, p: Position, texts: Texts, part: str) -> str:
        return descriptions.part_name(_mine(p), texts, part)

    def coach_facts(self, p: Position) -> dict[str, Value]:
        return coach.facts(_mine(p))

    def reason_elsewhere(self, p: Position, action: int) -> Reason | None:
        return nowhere.helpful(_mine(p), action, meant.reason_elsewhere(_mine(p), action))

    def reason_here(self, p: Position, action: int, reason: Reason) -> Reason:
        return nowhere.helpful(_mine(p), action, reason)

    def worth_trying(self, p: Position, action: int) -> bool:
        return meant.is_worth(p, action)

    def content_files(self) -> tuple[str, ...]:
        return FILES

    def content_folders(self) -> tuple[str, ...]:
        return FOLDERS

    def problems(self, own: dict[str, str]) -> list[ContentError]:
        return pack_check.problems(own)

    def setups(self, own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
        return pack_check.setups(own)

    def judged_with(self, changed: list[str]) -> list[dict[str, str]]:
        """The missions that are changed; what is changed beside missions shows in the one we begin with."""
        missions = sorted({int(file.rpartition("/")[2].partition("_")[0]) for file in changed if "/" in file})
        elsewhere = not missions or any("/" not in file for file in changed)
        usual = [self.settings[0].default] if elsewhere else []
        return [{"mission": number} for number in dict.fromkeys([*usual, *map(str, missions)])]

    def inventory(self, own: dict[str, str], texts: Texts) -> list[str]:
        return inventory.inventory(own, texts)

    def budgets(self) -> dict[str, int]:
        return {"captain": 500, "admiral": 2500}

    def judgement(self, learned: bool) -> Heuristic[Any]:
        return heuristics.FITTED if learned else heuristics.HEURISTIC

    def encoder(self) -> Encoder[Any]:
        return features.ENCODER

    def terminal_face(self) -> object:
        from bathysphere.games.deepsea.faces import terminal

        return terminal


def _mine(p: Position) -> DeepSeaPosition:
    assert isinstance(p, DeepSeaPosition)
    return p


GAME = DeepSea()
