"""The report: one HTML file that holds everything it shows, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

from bathysphere.catalogue import game
from bathysphere.lab.charts import (
    Words,
    bar,
    ceiling,
    histogram,
    html,
    number,
    one_language_shown,
    percent,
    signed,
    stack,
    strip,
)
from bathysphere.lab.experiment import Experiment
from bathysphere.lab.intervals import FEW, mean_interval
from bathysphere.lab.pack_findings import Finding
from bathysphere.lab.results import CellTally, Menu, Thing
from bathysphere.lab.run import Tally
from bathysphere.language.languages import ABOUT, DEFAULT

SHOWN = 14
"""So many things of a kind are shown at once; the others unfold."""

SCRIPT = """
const root=document.documentElement;
function press(name,value){document.querySelectorAll(`[data-set="${name}"]`).forEach(
  b=>b.setAttribute("aria-pressed",b.value===value))}
function set(name,value){root.dataset[name]=value;if(name==="lang")root.lang=value;press(name,value)}
document.querySelectorAll("[data-set]").forEach(b=>b.onclick=()=>set(b.dataset.set,b.value));
set("lang",root.dataset.lang);
set("theme",matchMedia("(prefers-color-scheme: light)").matches?"light":"dark");
function show(n){document.querySelectorAll("article").forEach((a,i)=>a.hidden=i!==n);
  document.querySelectorAll("tr.link").forEach((r,i)=>r.setAttribute("aria-selected",i===n))}
document.querySelectorAll("tr.link").forEach(r=>r.onclick=()=>show(+r.dataset.cell));
"""

LOGO = (
    '<svg viewBox="0 0 26 30" aria-hidden="true"><path d="M13 0v6" stroke="#fff" stroke-width="2"/>'
    '<rect x="9" y="5" width="8" height="4" rx="1" fill="#fff"/><circle cx="13" cy="18" r="11" fill="#fff"/>'
    '<circle cx="13" cy="18" r="7.5" fill="#0B2142"/><circle cx="13" cy="18" r="4.5" fill="#FFD24A"/></svg>'
)
LAMP = (
    '<svg class="lamp" viewBox="0 0 150 190" aria-hidden="true"><path d="M75 0v40" stroke="#fff" '
    'stroke-width="2"/><path d="M75 74 22 190h106Z" fill="#FFD24A" opacity=".22"/>'
    '<rect x="64" y="36" width="22" height="9" rx="2" fill="#fff"/>'
    '<circle cx="75" cy="70" r="26" fill="#fff"/>'
    '<circle cx="75" cy="70" r="18" fill="#0B2142"/><circle cx="75" cy="70" r="11" fill="#FFD24A"/></svg>'
)


def report_page(
    asked: Experiment, cells: Sequence[CellTally], language: str = DEFAULT, findings: Sequence[Finding] = ()
) -> str:
    """The report of an experiment."""
    return Report(asked, cells, findings).page(language)


class Report:
    """A report in the making."""

    def __init__(self, asked: Experiment, cells: Sequence[CellTally], findings: Sequence[Finding]) -> None:
        self.asked = asked
        self.cells = cells
        self.findings = findings
        self.words = Words([game(asked.game).package, "bathysphere.lab"])
        self.say = self.words.say

    def page(self, language: str) -> str:
        """The whole file."""
        body = [self.judgement()] if self.findings else []
        if len(self.cells) > 1:
            body.append(self.overview())
        for place, cell in enumerate(self.cells):
            hidden = " hidden" if place else ""
            body.append(f"<article{hidden}>{self.article(cell)}</article>")
        return document(
            language,
            self.words,
            self.say(f"game-{self.asked.game}"),
            self.subtitle(),
            "".join(body),
            self.foot(),
        )

    def subtitle(self) -> str:
        params: dict[str, str | int] = {"games": number(self.asked.total, 0), "seed": self.asked.seed}
        params["cells"] = len(self.cells)
        return self.say("report-subtitle", **params)

    def foot(self) -> str:
        return f"<p>{self.say('report-foot', few=FEW)}</p>"

    def cell_name(self, cell: CellTally) -> str:
        """Who plays and with which settings, as short as can be told apart."""
        bots = cell.match.bots
        line = f"{len(bots)} × {bots[0]}" if len(set(bots)) == 1 else ", ".join(bots)
        settings = [self.setting(name, value) for name, value in cell.match.settings]
        return " · ".join([escape(line), *settings])

    def setting(self, name: str, value: str) -> str:
        """A setting in words; those of a mission by number and name."""
        message = f"setting-{name}-{value}"
        if name == "mission" and self.words.texts[DEFAULT][0].knows(message):
            return f"{escape(value)} {self.say(message)}"
        return f"{escape(name)} {escape(value)}"

    # -- over all -------------------------------------------------------------------------------------

    def judgement(self) -> str:
        """What looks off."""
        lines = ""
        for finding in self.findings:
            lines += f'<li class="{finding.weight}">{finding.said(self.words)}</li>'
        return f'<section><h2>{self.say("judge-title")}</h2><ul class="findings">{lines}</ul></section>'

    def overview(self) -> str:
        """All cells side by side."""
        heads = ("overview-cell", "overview-score", "overview-first", "overview-turns", "overview-margin")
        lines = []
        for place, cell in enumerate(self.cells):
            first = cell.by_seat[0]
            low, high = first.interval()
            mean = sum(cell.points) / len(cell.points)
            figures = [
                html(number(mean)),
                f"{html(percent(first.rate()))} <small>{html(percent(low))}–{html(percent(high))}</small>",
                html(number(_mean(cell.turns))),
                html(number(_mean(cell.margins))),
            ]
            tds = "".join(f"<td>{figure}</td>" for figure in figures)
            name = self.cell_name(cell)
            chosen = "false" if place else "true"
            lines.append(
                f'<tr class="link" data-cell="{place}" aria-selected="{chosen}">'
                f"<td><button>{name}</button></td>{tds}</tr>"
            )
        head = "".join(f"<th>{self.say(name)}</th>" for name in heads)
        return (
            f"<section><h2>{self.say('overview-title')}</h2><p class='lead'>{self.say('overview-lead')}</p>"
            f'<div class="scroll"><table><tr>{head}</tr>{"".join(lines)}</table></div></section>'
        )

    # -- one cell -------------------------------------------------------------------------------------

    def article(self, cell: CellTally) -> str:
        """Everything about one cell."""
        parts = [self.cards(cell), self.winners(cell), self.scores(cell), self.course(cell)]
        parts += [self.menu(cell, menu) for menu in cell.menus.values() if menu.things or menu.left]
        parts.append(self.dead(cell))
        return "".join(parts)

    def cards(self, cell: CellTally) -> str:
        """The answers in short."""
        cards = []

        def card(value: str, message: str, side: str, **params: str | int) -> None:
            cards.append(
                f'<div class="{side}"><b>{value}</b><small>{self.say(message, **params)}</small></div>'
            )

        best, worst = cell.by_seat[0], 1 / cell.seats
        low, high = best.interval()
        interval: dict[str, str | int] = {"low": percent(low), "high": percent(high)}
        if cell.team:
            card(html(percent(best.rate())), "card-team", "", **interval)
        elif cell.seats > 1:
            side = "" if low <= worst <= high else "above" if best.rate() > worst else "below"
            message = f"card-first-{side or 'fair'}"
            card(html(percent(best.rate())), message, side, fair=percent(worst), **interval)
        card(html(number(_mean(cell.points))), "card-score", "")
        card(html(number(_mean(cell.turns), 0)), "card-turns", "", decisions=number(_mean(cell.decisions), 0))
        if not cell.team and cell.seats > 1:
            close = sum(margin <= 3 for margin in cell.margins) / cell.games
            card(html(number(_mean(cell.margins))), "card-margin", "", close=percent(close))
            settled = percent(_mean(cell.settled))
            card(html(number(_mean(cell.lead_changes))), "card-leads", "", settled=settled)
        return f'<div class="cards">{"".join(cards)}</div>'

    def winners(self, cell: CellTally) -> str:
        """Who wins: by seat and by bot, and each bot by seat."""
        if cell.seats == 1 or (cell.team and len(cell.by_bot) == 1):
            return ""
        base = None if cell.team else 1 / cell.seats
        seats = [(self.say("report-seat", seat=seat + 1), tally) for seat, tally in enumerate(cell.by_seat)]
        bots = [(escape(name), tally) for name, tally in cell.by_bot.items()]
        title, lead = self.say("winners-title"), self.say("winners-lead", games=number(cell.games, 0))
        blocks = [f"<div><h3>{self.say('winners-seat')}</h3>{self.rates(seats, base)}</div>"]
        table = ""
        if len(bots) > 1:
            blocks.append(f"<div><h3>{self.say('winners-bot')}</h3>{self.rates(bots, base)}</div>")
            table = self.bots_by_seat(cell)
        body = f'<h2>{title}</h2><p class="lead">{lead}</p><div class="pair">{"".join(blocks)}</div>{table}'
        if not cell.team:
            first = self.first_player(cell)
            body += f'<h3>{self.say("first-title")}</h3><p class="lead">{first}</p>'
        return f"<section>{body}</section>"

    def first_player(self, cell: CellTally) -> str:
        """What the first seat is worth, in a sentence."""
        first, fair = cell.by_seat[0], 1 / cell.seats
        low, high = first.interval()
        others = [tally.mean() for tally in cell.by_seat[1:]]
        points = first.mean() - sum(others) / len(others)
        word = "fair" if low <= fair <= high else "above" if first.rate() > fair else "below"
        return self.say(
            f"first-{word}",
            rate=percent(first.rate(), 1),
            low=percent(low, 1),
            high=percent(high, 1),
            fair=percent(fair, 1),
            points=signed(number(points), points),
        )

    def rates(self, lines: Sequence[tuple[str, Tally]], base: float | None) -> str:
        """Win rates with their intervals, one line each."""
        top = ceiling([tally.interval()[1] for _, tally in lines] + [base or 0.0])
        rows = [self.head("report-games", "report-wins")]
        for name, tally in lines:
            low, high = tally.interval()
            rows.append(
                f'<div class="name">{name}{self.warning(tally.games)}</div>'
                f'<div class="count">{html(number(tally.games, 0))}</div>'
                f"{self.value(tally.rate(), low, high, base)}"
                f'<div class="strip-cell">{strip(tally.rate(), low, high, base, top)}</div>'
            )
        return f'<div class="rows">{"".join(rows)}{self.scale(top, 3)}</div>'

    def head(self, *messages: str) -> str:
        cells = "".join(f'<div class="head count">{self.say(message)}</div>' for message in messages)
        return f'<div class="head"></div>{cells}<div class="head end"></div>'

    def scale(self, top: float, before: int) -> str:
        """The ends of the scale below the strips."""
        empty = '<div class="head end"></div>' * before
        return f'{empty}<div class="head scale"><span>0</span><span>{html(percent(top))}</span></div>'

    def value(self, rate: float, low: float, high: float, base: float | None) -> str:
        side = "" if base is None or low <= base <= high else " above" if rate > base else " below"
        digits = 1 if high - low < 0.05 else 0
        shown = f"{html(percent(low, digits))}–{html(percent(high, digits))}"
        return f'<div class="value{side}"><b>{html(percent(rate, digits))}</b>{shown}</div>'

    def warning(self, count: int) -> str:
        return f'<span class="warn">{self.say("report-few")}</span>' if count < FEW else ""

    def bots_by_seat(self, cell: CellTally) -> str:
        """Each bot in each seat."""
        head = "".join(f"<th>{self.say('report-seat', seat=seat + 1)}</th>" for seat in range(cell.seats))
        lines = ""
        for name, tallies in cell.by_bot_and_seat.items():
            cells = ""
            for tally in tallies:
                low, high = tally.interval()
                shown = (
                    f"{html(percent(tally.rate()))} <small>{html(percent(low))}–{html(percent(high))}</small>"
                )
                cells += f"<td>{shown}</td>" if tally.games else "<td>–</td>"
            lines += (
                f"<tr><td>{escape(name)}</td>{cells}<td>{html(number(cell.by_bot[name].mean()))}</td></tr>"
            )
        return (
            f"<h3>{self.say('winners-both')}</h3><div class='scroll'><table><tr><th></th>{head}"
            f"<th>{self.say('report-points')}</th></tr>{lines}</table></div>"
        )

    def scores(self, cell: CellTally) -> str:
        """Where the points come from, and how they are spread."""
        parts = [part for part, sums in cell.parts.items() if any(sums.values())]
        seats = cell.games * cell.seats
        whole: list[tuple[str, str, int]] = [
            (escape(name), name, tally.games) for name, tally in cell.by_bot.items()
        ]
        if not cell.team and cell.winners and cell.seats > 1:
            whole += [
                (self.say("scores-winners"), "+", cell.winners),
                (self.say("scores-others"), "-", seats - cell.winners),
            ]
        whole = [line for line in whole if line[2]]
        top = max(sum(cell.parts[part].get(key, 0) for part in parts) / n for _, key, n in whole) or 1
        lines = ""
        for name, key, count in whole:
            means = [cell.parts[part].get(key, 0) / count for part in parts]
            titles = [
                f"{self.words.label(f'score-{part}')} {m:.1f}" for part, m in zip(parts, means, strict=True)
            ]
            lines += (
                f'<div class="name">{name}</div><div class="count"></div>'
                f'<div class="value"><b>{html(number(sum(means)))}</b></div>'
                f'<div class="strip-cell">{stack(list(zip(titles, means, strict=True)), top)}</div>'
            )
        legend = "".join(
            f'<li><i class="c{place % 11}"></i>{self.say(f"score-{part}")}</li>'
            for place, part in enumerate(parts)
        )
        heads = "".join(f"<th>{name}</th>" for name, _, _ in whole)
        table = "".join(
            f"<tr><td>{self.say(f'score-{part}')}</td>"
            + "".join(f"<td>{html(number(cell.parts[part].get(key, 0) / n))}</td>" for _, key, n in whole)
            + "</tr>"
            for part in parts
        )
        table = f"<table><tr><th></th>{heads}</tr>{table}</table>"
        spread = histogram(cell.points, self.words.label("scores-spread"), _mean(cell.points))
        return (
            f"<section><h2>{self.say('scores-title')}</h2><p class='lead'>{self.say('scores-lead')}</p>"
            f'<div class="rows">{lines}</div><ul class="legend">{legend}</ul>'
            f'<div class="pair"><div><div class="scroll">{table}</div></div>'
            f"<div><h3>{self.say('scores-spread')}</h3>"
            f"{spread}</div></div></section>"
        )

    def course(self, cell: CellTally) -> str:
        """How games go: length, closeness, changes of the lead, when they are decided."""
        plots = [("course-turns", cell.turns)]
        if not cell.team and cell.seats > 1:
            plots += [("course-margin", cell.margins), ("course-leads", cell.lead_changes)]
        plotted = ""
        for message, values in plots:
            mean, low, high = mean_interval(values)
            params: dict[str, str | int] = {"mean": number(mean), "low": number(low), "high": number(high)}
            note = self.say("course-mean", **params) if len(values) > 1 else ""
            plot = histogram(values, self.words.label(message), mean)
            plotted += f"<div><h3>{self.say(message)}</h3><small>{note}</small>{plot}</div>"
        if not cell.team and cell.seats > 1:
            values = [round(100 * value) for value in cell.settled]
            note = self.say("course-settled-note")
            plot = histogram(values, self.words.label("course-settled"), _mean(values))
            plotted += f"<div><h3>{self.say('course-settled')}</h3><small>{note}</small>{plot}</div>"
        return f'<section><h2>{self.say("course-title")}</h2><div class="pair">{plotted}</div></section>'

    # -- what was chosen --------------------------------------------------------------------------------

    def menu(self, cell: CellTally, menu: Menu) -> str:
        """One kind of choice: how often each thing was chosen, and how often its choosers won."""
        if not menu.things:
            return ""
        body = self.things(cell, menu, menu.things)
        if menu.first and len(menu.first) > 1:
            body += f"<h3>{self.say('chosen-first')}</h3>{self.things(cell, menu, menu.first)}"
        return (
            f"<section><h2>{self.say(f'study-{menu.choice.id}')}</h2>"
            f'<p class="lead">{self.say("chosen-lead")}</p>{body}</section>'
        )

    def things(self, cell: CellTally, menu: Menu, things: dict[str, Thing]) -> str:
        rates = cell.rates()
        seats = cell.games * cell.seats
        ranked = sorted(things.items(), key=lambda item: (-item[1].count, item[0]))
        sure = [thing.interval()[1] for _, thing in ranked if thing.count >= FEW]
        top = ceiling(sure or [1.0])
        most = max(thing.count for _, thing in ranked) / seats
        lines = []
        for name, thing in ranked:
            low, high = thing.interval()
            base = thing.expected(rates)
            few = thing.count < FEW
            share = thing.count / seats
            lines.append(
                f'<div class="name">{self.thing(cell, menu, name)}{self.warning(thing.count)}</div>'
                f'<div class="often">{bar(share, most)}</div>'
                f'<div class="count">{html(percent(share, 1 if share < 0.05 else 0))}</div>'
                f"{self.value(thing.rate, low, high, None if few else base)}"
                f'<div class="strip-cell">{strip(thing.rate, low, high, base, top, few)}</div>'
            )
        empty = '<div class="head"></div>'
        often, wins = self.say("chosen-often"), self.say("chosen-wins")
        head = (
            f'{empty}<div class="head often">{often}</div><div class="head count">{often}</div>'
            f'<div class="head value">{wins}</div><div class="head end"></div>'
        )

        def block(rows: list[str]) -> str:
            return f'<div class="rows chosen">{head}{"".join(rows)}{self.scale(top, 4)}</div>'

        table = block(lines[:SHOWN])
        if len(lines) > SHOWN:
            more = self.say("chosen-more", count=len(lines) - SHOWN)
            table += f"<details><summary>{more}</summary>{block(lines[SHOWN:])}</details>"
        return table

    def thing(self, cell: CellTally, menu: Menu, name: str) -> str:
        said = cell.names.words[menu.choice.id].get(name)
        return html(said or name)

    def dead(self, cell: CellTally) -> str:
        """What nobody wants."""
        lists = ""
        for menu in cell.menus.values():
            if not menu.choice.verb:
                continue
            dead, rare = menu.dead(), menu.rare()
            if not dead and not rare:
                continue
            chips = "".join(
                f"<li>{self.thing(cell, menu, name)}<small>0 / {games}</small></li>" for name, games in dead
            )
            chips += "".join(
                f"<li>{self.thing(cell, menu, name)}<small>{taken} / {offered}</small></li>"
                for name, taken, offered in rare
            )
            lists += f'<h3>{self.say(f"study-{menu.choice.id}")}</h3><ul class="chips">{chips}</ul>'
        lead = self.say("dead-lead" if lists else "dead-none")
        return f'<section><h2>{self.say("dead-title")}</h2><p class="lead">{lead}</p>{lists}</section>'


def document(language: str, words: Words, title: str, subtitle: str, body: str, foot: str) -> str:
    """A page with head and foot; it asks nothing of the network."""
    style = (resources.files("bathysphere.lab") / "report.css").read_text(encoding="utf-8")
    style = style.replace("/* one language is shown */", one_language_shown())
    plain = words.plain(language, "report-title", {})
    switches = "".join(
        f'<button data-set="lang" value="{name}" lang="{name}">{label}</button>'
        for name, label in ((name, about.name) for name, about in ABOUT.items())
    ) + "".join(
        f'<button data-set="theme" value="{name}">{words.say(f"report-{name}")}</button>'
        for name in ("dark", "light")
    )
    return (
        f'<!doctype html><html lang="{language}" data-lang="{language}" data-theme="dark"><head>'
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(plain)}</title><style>{style}</style></head><body><header>"
        f'<div class="top">{LOGO}<span>{words.say("report-title")}</span>'
        f'<span class="switches">{switches}</span></div><h1>{title}</h1><p>{subtitle}</p>{LAMP}</header>'
        f"<main>{body}</main><footer>{foot}</footer><script>{SCRIPT}</script></body></html>\n"
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
