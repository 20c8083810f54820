"""What is read before anybody asks for it is not read again when somebody does."""

from __future__ import annotations

import bathysphere as bs
from bathysphere.catalogue import playable
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.language.texts import read_package
from bathysphere.server.web.housekeeping import read_ahead


def test_texts_that_were_read_ahead_are_not_read_again() -> None:
    read_ahead()
    before = read_package.cache_info().misses
    for name in playable():
        p = bs.start(name, 3, 7)
        for language in LANGUAGES:
            Speech(p.game, p.content, language, ["Ann", "Bob", "Cyd"])
    assert read_package.cache_info().misses == before
