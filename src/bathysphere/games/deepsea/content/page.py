"""A mission file while it is being compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bathysphere.content.toml import line_of
from bathysphere.engine.errors import ContentError

if TYPE_CHECKING:
    from bathysphere.games.deepsea.content import schema
    from bathysphere.games.deepsea.content.compiler import Compiler


class Page:
    """A mission file, its text for error messages, and its hexes by name."""

    def __init__(self, compiler: Compiler, file: str, text: str, mission: schema.MissionFile) -> None:
        self.compiler = compiler
        self.t = compiler.t
        self.file = file
        self.text = text
        self.hex_names: list[str] = []
        self.mission = mission

    def error(self, where: str, name: str, known: list[str]) -> ContentError:
        """A word that is not among the known ones."""
        return ContentError(
            "content-name", self.file, line_of(self.text, where), name=name, known=", ".join(known)
        )

    def hex(self, name: str, where: str) -> int:
        """The hex at `row,col`."""
        if name not in self.hex_names:
            raise self.error(where, name, self.hex_names)
        return self.hex_names.index(name)

    def board(self, name: str, where: str) -> int:
        """The board of that name."""
        return self.compiler.board_named(name, self.file, self.text, where)

    def wreck(self, name: str, where: str) -> None:
        """The board whose discovery changes the mission; there is one."""
        board = self.board(name, where + ".board")
        if self.t.wreck not in (-1, board):
            raise self.error(where + ".board", name, [self.compiler.board_names[self.t.wreck]])
        self.t.wreck = board

    def track(self, name: str, where: str) -> schema.ExtraTrack:
        """The track a rule speaks of is the one there is."""
        track = self.mission.track
        if track is None or track.name != name:
            raise self.error(where + ".track", name, [track.name] if track else [])
        return track

    def goal_of_kind(self, kind: str, number: int, where: str) -> None:
        """The goal a rule speaks of has to be of that kind."""
        if self.mission.goal[number - 1].kind != kind:
            raise self.error(where, str(number), [f"a goal of kind {kind}"])
