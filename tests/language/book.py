"""What `fluent.runtime`, the reference, makes of the same sources."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle, FluentResource

from bathysphere.language.languages import locale_of


class Book:
    """The messages of a language, said by the whole of Fluent."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.bundle = FluentBundle([locale_of(language)], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def say(self, message: str, params: Mapping[str, str | int]) -> str:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, dict(params))
        assert not errors, (message, errors)
        return str(text)
