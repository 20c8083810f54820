"""What the host of a table may do about it and the people at it."""

from __future__ import annotations

from bathysphere.play import entries
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table


def decide(table: Table, command: entries.HostCommands, person: str) -> entries.Moderation:
    """The row that a host's command asks for, or a Refusal."""
    if table.setup.host != person:
        raise Refusal("not-host")
    match command:
        case entries.DoClose():
            if table.status == "over":
                raise Refusal("not-running")
            if table.setup.rated and table.status == "running":
                raise Refusal("rated-goes-on")
            return entries.Close()
        case entries.DoMute(line=line, chair=chair, muted=muted):
            who, name = _meant(table, line, chair)
            if muted == (who in table.muted):
                raise Refusal("nobody-meant")
            return entries.Mute(who, name, muted)
        case entries.DoRemove(line=line):
            who, name = _meant(table, line, None)
            if who in table.removed:
                raise Refusal("nobody-meant")
            if table.seats_of(who):
                raise Refusal("sits-here")
            return entries.Remove(who, name)
        case entries.DoDoors(watch=watch, shown=shown):
            shown = shown and watch
            if (watch, shown) == (table.watch, table.shown):
                raise Refusal("nobody-meant")
            return entries.Doors(watch, shown)
    if not any(chair.kind == "open" for chair in table.chairs):
        raise Refusal("no-open-seat")
    return entries.Relink()


def _meant(table: Table, line: int | None, chair: int | None) -> tuple[str, str]:
    """The person that a line of chat or a chair stands for, and their name; never the host."""
    who = name = ""
    if line is not None and line < table.revision:
        row = table.rows[line]
        if isinstance(row.what, entries.Chat):
            who, name = row.person, row.what.name
    elif chair is not None and chair < len(table.chairs):
        who, name = table.chairs[chair].person, table.chairs[chair].name
    if not who or who == table.setup.host:
        raise Refusal("nobody-meant")
    return who, name
