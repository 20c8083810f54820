"""The plots of a report: SVG and a little HTML, coloured by the page's own style."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

from bathysphere.language import numbers
from bathysphere.language.languages import DEFAULT, LANGUAGES
from bathysphere.language.texts import Texts, of_package


class Words:
    """Says everything in every language at once; the page shows one of them."""

    def __init__(self, packages: Sequence[str]) -> None:
        self.texts: dict[str, list[Texts]] = {
            language: [of_package(package, language) for package in packages] for language in LANGUAGES
        }

    def say(self, message: str, **params: str | int) -> str:
        """A message as HTML. Parameters that are HTML already (numbers in words) stay as they are."""
        return html(self.translated(message, **params))

    def label(self, message: str) -> str:
        """A message where there can be no HTML: every language in a row."""
        return " / ".join(dict.fromkeys(self.translated(message).versions.values()))

    def translated(self, message: str, **params: str | int) -> Translated:
        """A message in every language."""
        return in_each(lambda language: self.plain(language, message, params))

    def plain(self, language: str, message: str, params: dict[str, str | int]) -> str:
        """A message in one language."""
        for texts in self.texts[language]:
            if texts.knows(message):
                own = {name: in_language(value, language) for name, value in params.items()}
                return texts.say(message, own)
        return f"{{{message}}}"


class Translated(str):
    """A text that differs between the languages; read as a plain one it is in the default language."""

    versions: dict[str, str]

    def __new__(cls, versions: dict[str, str]) -> Translated:
        """One version a language."""
        made = super().__new__(cls, versions[DEFAULT])
        made.versions = versions
        return made


def in_each(version: Callable[[str], str]) -> Translated:
    """A text in every language, made from the name of each."""
    return Translated({language: version(language) for language in LANGUAGES})


def in_language(value: str | int, language: str) -> str | int:
    """The version of a text for one language."""
    return value.versions[language] if isinstance(value, Translated) else value


def number(value: float, digits: int = 1) -> Translated:
    """A number as each language writes it."""
    return in_each(lambda language: numbers.figure(value, digits, language))


def signed(text: Translated, value: float) -> Translated:
    """What `number` or `percent` made of a value, with a plus before it if it is above zero."""
    return in_each(lambda language: ("+" if value > 0 else "") + text.versions[language])


def percent(value: float, digits: int = 0) -> Translated:
    """A rate in percent as each language writes it."""
    return in_each(lambda language: numbers.percent(value, digits, language))


def html(text: str) -> str:
    """A text as HTML: every version of it, but plain where they are all the same."""
    if not isinstance(text, Translated) or len(set(text.versions.values())) == 1:
        return escape(text)
    return "".join(
        f'<span class="{language}" lang="{language}">{escape(version)}</span>'
        for language, version in text.versions.items()
    )


def one_language_shown() -> str:
    """The style that hides all versions of a text but those in the language of the page."""
    others = ((shown, other) for shown in LANGUAGES for other in LANGUAGES if other != shown)
    hidden = ", ".join(f'html[data-lang="{shown}"] .{other}' for shown, other in others)
    return f"{hidden}{{display:none}}" if hidden else ""


def strip(rate: float, low: float, high: float, base: float | None, top: float, faint: bool = False) -> str:
    """A rate with its interval on a line from 0 to `top`; a mark where it would lie by chance."""

    def at(value: float) -> str:
        return f"{100 * min(1.0, max(0.0, value / top)):.2f}%"

    side = "" if base is None or low <= base <= high else " above" if rate > base else " below"
    width = f"{100 * (min(top, high) - min(top, low)) / top:.2f}%"
    mark = "" if base is None else f'<u style="left:{at(base)}"></u>'
    weak = " faint" if faint else ""
    return (
        f'<div class="strip{side}{weak}">{mark}<i style="left:{at(low)};width:{width}"></i>'
        f'<b style="left:{at(rate)}"></b></div>'
    )


def bar(value: float, top: float) -> str:
    """A plain bar from 0 to `top`."""
    return f'<div class="bar"><i style="width:{100 * value / top if top else 0:.2f}%"></i></div>'


def stack(parts: Sequence[tuple[str, float]], top: float) -> str:
    """Parts side by side in one bar; each has its own colour and a title in words."""
    cells = "".join(
        f'<i class="c{place % 11}" style="width:{100 * max(0.0, value) / top if top else 0:.2f}%" '
        f'title="{escape(title)}"></i>'
        for place, (title, value) in enumerate(parts)
    )
    return f'<div class="stack">{cells}</div>'


def histogram(values: Sequence[float], label: str, mean: float | None = None) -> str:
    """How often each value came up, as an SVG: values below, shares of all at the left, the mean marked."""
    if not values:
        return ""
    low, high, step = bins(values)
    count = max(1, round((high - low) / step))
    heights = [0] * count
    for value in values:
        heights[min(count - 1, int((value - low) / step))] += 1
    left, width, height, foot = 34.0, 360.0, 118.0, 22.0
    most = max(heights)
    each = (width - left) / count
    grid = ""
    for share in _shares(most / len(values)):
        y = height * (1 - share * len(values) / most)
        grid += f'<line class="grid" x1="{left:.0f}" x2="{width:.0f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        for language, text in percent(share).versions.items():
            place = f'x="{left - 6:.0f}" y="{y + 4:.1f}" text-anchor="end"'
            grid += f'<text class="{language}" {place}>{text}</text>'
    bars = "".join(
        f'<rect x="{left + place * each + 0.6:.1f}" y="{height - height * size / most:.1f}" '
        f'width="{max(1.0, each - 1.2):.1f}" height="{height * size / most:.1f}" rx="1.5">'
        f"<title>{_span(low + place * step, step)}: {size}</title></rect>"
        for place, size in enumerate(heights)
        if size
    )
    ticks = ""
    middle = 0.5 if step >= 1 else 0.0  # whole numbers stand in the middle of their place
    for value in _ticks(low, high - 2 * middle):
        if middle and not value.is_integer():
            continue
        x = left + (value + middle - low) / (high - low) * (width - left)
        anchor = "end" if x > width - 12 else "middle"
        ticks += f'<text x="{x:.1f}" y="{height + 16:.1f}" text-anchor="{anchor}">{value:g}</text>'
    line = ""
    if mean is not None:
        x = left + (mean + middle - low) / (high - low) * (width - left)
        line = f'<line class="mean" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height:.0f}"/>'
    return (
        f'<svg class="histogram" viewBox="0 -8 {width:.0f} {height + foot + 8:.0f}" role="img" '
        f'aria-label="{escape(label)}">{grid}{bars}<line class="axis" x1="{left:.0f}" x2="{width:.0f}" '
        f'y1="{height:.0f}" y2="{height:.0f}"/>{line}{ticks}</svg>'
    )


def _shares(highest: float) -> list[float]:
    """Up to three shares to be marked at the side of a histogram."""
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5) if highest <= 4 * step)
    return [step * times for times in range(1, 4) if step * times <= highest]


def bins(values: Sequence[float], most: int = 30) -> tuple[float, float, float]:
    """Where the bins of a histogram begin, where they end, and how wide they are: whole numbers or parts."""
    low, high = min(values), max(values)
    if all(float(value).is_integer() for value in values):
        step = float(max(1, ceil((high - low + 1) / most)))
        low = floor(low / step) * step
        return low, low + step * ceil((high + 1 - low) / step), step
    return 0.0, max(1.0, high), max(1.0, high) / 20


def _span(first: float, step: float) -> str:
    last = first + step - 1
    return (
        f"{first:g}"
        if step == 1
        else f"{first:g}–{last:g}"
        if step > 1
        else f"{first:.2f}–{first + step:.2f}"
    )


def _ticks(low: float, high: float) -> list[float]:
    span = high - low
    step = 10.0 ** floor(log10(span / 4)) if span >= 4 else 1.0 if span > 1 else 0.1
    for factor in (1, 2, 5, 10):
        if span / (step * factor) <= 6:
            step *= factor
            break
    first = ceil(low / step)
    ticks = [round(step * place, 6) for place in range(first, floor(high / step) + 1)]
    return ticks or [low]


def ceiling(values: Sequence[float]) -> float:
    """A round number above all of them, for the end of a scale of rates."""
    most = max([0.05, *values])
    for top in (0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 1.0):
        if most <= top:
            return top
    return 1.0
