"""Settings: what a table chooses before the start, as `-o key=value` on every command."""

from collections.abc import Callable, Mapping, Sequence

from bathysphere.engine.errors import OptionError


class Setting:
    """One setting of a game: its name, its presets, and (where more is allowed) how to read a value."""

    def __init__(
        self,
        name: str,
        default: str,
        presets: list[str],
        read: Callable[[str], str] | None = None,
        form: str = "",
        *,
        since: int = 1,
        ruling: str = "",
        rules_out: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.presets = presets
        self._read = read
        self.form = form
        """What may stand here besides the presets, for messages: `cleaning+pearl`."""
        self.since = since
        """The version of the game that brought it."""
        self.ruling = ruling
        """The ambiguity it decides (`AMB-25`), where the printed text allows two readings."""
        self.rules_out = rules_out or {}
        """By value: what of other settings cannot be or means nothing then, so that nobody offers it."""

    def value(self, text: str) -> str:
        """The value in its one canonical spelling; OptionError if there is no such value."""
        if text in self.presets:
            return text
        if self._read is not None:
            return self._read(text)
        raise self.refusal(text)

    def refusal(self, text: str) -> OptionError:
        """The error for a value that does not exist."""
        allowed = ", ".join([*self.presets, *([self.form] if self.form else [])])
        return OptionError("option-value", option=self.name, value=text, allowed=allowed)


def checked(game: str, known: list[Setting], given: Mapping[str, str]) -> dict[str, str]:
    """All settings of a game, the given ones checked, the others at their defaults."""
    names = [setting.name for setting in known]
    for name in given:
        if name not in names:
            raise OptionError("option-unknown", option=name, game=game, known=", ".join(names))
    return {setting.name: setting.value(given.get(setting.name, setting.default)) for setting in known}
